// Purpose: who is best by one metric, as far as the numbers allow to say so: what the odds call about the same is
// level, what a rule of comparability calls misleading is not compared, what is only announced does not win over what
// ships. Tables mark it, sentences say it.
#pragma once

#include "data/compare/evaluate.h"

namespace chipboard {

// How likely one number is below another, from the ranges of both, and the word that such odds allow. All
// titles ask here, so that none is surer than another. A range is that of eight cases in ten: its ends are the P10 and
// P90 of a log-normal of two halves, as the draws of uncertainty.h have it; the errors of two rows are independent, but
// for two rows of one chip, whose estimates err together.

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

/// One number as a share of another.
struct Share
{
    double low = 0.0;
    double value = 0.0;
    double high = 0.0;
};

/// Precondition: both have values of one dimension, that of `whole` above zero.
[[nodiscard]] Share shareOf(const Cell &part, const Cell &whole);

/// Of one metric over the rows of a table.
struct Contest
{
    QList<qsizetype>
        entries; ///< rows with a number above zero that can lead and may be compared with each other, best first
    qsizetype level = 0;      ///< how many of them, from the first, are about the same as the first
    QList<qsizetype> unlike;  ///< rows with a number that may not be compared with the entries: they enter no title
    QList<qsizetype> waiting; ///< rows with a number that lead no title: announced, or software in maintenance
};
/// Chips that are announced or whose serving software is in maintenance stand in it only where nothing else does.
/// Precondition: the table has the metric.
[[nodiscard]] Contest contestOf(const ResultTable &table, const MetricId &metric);

/// Rows that would be before `best` but for their software, which is in maintenance: sentences and bars say so.
/// Precondition: the table has the metric, and a number of that row.
[[nodiscard]] QList<qsizetype> retiredBefore(const ResultTable &table, const MetricId &metric, const QString &best);

/// Whether two numbers of one dimension are more than "about the same"; see odds.h.
[[nodiscard]] bool areApart(const Cell &a, const Cell &b);

/// How the best compares with one other row.
struct Verdict
{
    enum class Kind {
        Nothing,   ///< no row has the number
        Alone,     ///< one has
        Level,     ///< about the same
        Apart,     ///< `share` says by how much
        Different, ///< of verdictOfTwo(): a difference would mislead, `why`
    };
    Kind kind = Kind::Nothing;
    QString best;
    QString other;
    Share share;         ///< of the best to the other
    bool isBest = false; ///< of all, not of the two alone
    QStringList also;    ///< ids of rows level with the best, without the other
    QString missing;     ///< id of the baseline where it has no number; else empty
    QString why;         ///< of Different, for the middle of a sentence
};
/// The other is the baseline, or the runner-up where the baseline is best, has no number or is not among the entries.
[[nodiscard]] Verdict verdictOn(const Board &board, const ResultTable &table, const MetricId &metric);
/// Of two rows by their ids, whoever else there is, the better one as the best; Nothing where one of them has no number
/// above zero.
[[nodiscard]] Verdict verdictOfTwo(const ResultTable &table, const MetricId &metric, const QString &one,
                                   const QString &other);

/// A row with the number that decides.
struct Racer
{
    QString name;
    Interval value;
};

} // namespace chipboard
