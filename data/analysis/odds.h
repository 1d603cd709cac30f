// Purpose: how likely one number is below another, from the ranges of both, and the word that such odds allow. All
// titles ask here, so that none is surer than another. A range is that of eight cases in ten: its ends are the P10 and
// P90 of a log-normal of two halves, as the draws of uncertainty.h have it; the errors of two rows are independent, but
// for two rows of one chip, whose estimates err together.
#pragma once

#include "data/compare/evaluate.h"

namespace chipboard {

/// The probability, 0 to 1, that `one` is below `other`; 0.5 where both are exact and equal.
/// Of halves with standard deviations s (of the upper half of the lower one and the lower half of the higher one):
/// Phi(ln(other / one) / sqrt(s1^2 + s2^2)), s = ln(end / value) / 1.28155 (the P90 of the normal distribution).
/// Preconditions: both values above zero; an end at or below zero counts as a thousandth of its value.
[[nodiscard]] double oddsOfBelow(const Interval &one, const Interval &other);

/// How far a sentence may go that says one of two is better.
enum class Lead {
    Level,    ///< "about the same"
    Leaning,  ///< "leaning"
    Probable, ///< "probably"
    Clear,    ///< without a word of doubt
};
/// By the odds of the one that is ahead (0.5 to 1) and by how much it is ahead (0.35: 35 %): over 90 % clear, 75 to 90
/// probable, 60 to 75 leaning. Below that it is level, unless the gap is above a fifth: that is never "about the same".
[[nodiscard]] Lead leadOf(double odds, double gap);

/// The odds that one cell's number is below another's; of one dimension, both known and above zero.
[[nodiscard]] double oddsOfBelow(const Cell &one, const Cell &other);
/// The same word for two cells, whichever is ahead.
[[nodiscard]] Lead leadBetween(const Cell &one, const Cell &other);

/// "65:35": in steps of five, never "100:0": "above 95:5" beyond, "below 5:95". Of odds from 0 to 1.
[[nodiscard]] QString oddsText(double odds, const Formatter &formatter);

} // namespace chipboard
