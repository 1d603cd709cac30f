// Purpose: compares a number with the baseline's: the ratio as far as the ranges allow, which is better, or why there
// is no ratio. Ratios use whole ranges, [a.low / b.high, a.high / b.low]: if ranges overlap, neither is known to be
// larger.
#pragma once

#include "data/analysis/contest.h"

namespace chipboard {

struct BesideBaseline
{
    enum class Kind {
        Alone,      ///< no baseline is chosen or shown, or the number is missing
        Baseline,   ///< the baseline's own number
        NoBaseline, ///< the baseline has no number above zero here: see `why`
        Unlike,     ///< a ratio would mislead: see `why`
        Same,       ///< ranges overlap, or both are equal
        Apart,      ///< `share` is the ratio
    };
    Kind kind = Kind::Alone;
    Share share; ///< number divided by the baseline's; for Same and Apart
    Beside beside = Beside::Untold;
    QString why; ///< for use inside a sentence

    [[nodiscard]] bool isExact() const;
    /// True if both numbers are identical, not merely indistinguishable.
    [[nodiscard]] bool isEqual() const { return kind == Kind::Same && isExact(); }
};

/// -1 if no row represents the board's baseline.
[[nodiscard]] qsizetype rowOfBaseline(const ResultTable &table, const Board &board);
[[nodiscard]] BesideBaseline besideBaseline(const ResultTable &table, const Board &board, qsizetype row,
                                            qsizetype column);

/// "▲ 2.1×", "▽ ~0.67×", "△ +20 %", "~1.27×, about the same"; empty if the number is shown as it is. The arrow shows
/// the direction; filled means better, hollow worse, for readers and printers without colours.
[[nodiscard]] QString besideLabel(const BesideBaseline &one, ValueForm form, const Formatter &formatter);
/// "~0.67×", "+20 %" only, for use inside text. Precondition: Apart or Same, not absolute.
[[nodiscard]] QString besideNumber(const BesideBaseline &one, ValueForm form, const Formatter &formatter);
/// As a sentence for tooltips and screen readers: "2.1 times H100, which is better." Empty for the baseline.
[[nodiscard]] QString besideSentence(const BesideBaseline &one, const QString &baseline, ValueForm form,
                                     const Formatter &formatter);

} // namespace chipboard
