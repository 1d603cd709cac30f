// Purpose: a number beside the baseline's: the ratio as far as the ranges allow, which way is better, or why no ratio
// is told. Ratios are of whole ranges, [a.low / b.high, a.high / b.low]: where ranges meet, nobody can say which is
// more.
#pragma once

#include "data/analysis/contest.h"

namespace chipboard {

struct BesideBaseline
{
    enum class Kind {
        Alone,      ///< no baseline is chosen or shown, or the number is missing
        Baseline,   ///< it is the baseline's own
        NoBaseline, ///< the baseline has no number above zero here: `why`
        Unlike,     ///< a ratio would mislead: `why`
        Same,       ///< ranges meet, or both are equal
        Apart,      ///< `share` says by how much
    };
    Kind kind = Kind::Alone;
    Share share; ///< of the number to the baseline's; of Same and Apart
    Beside beside = Beside::Untold;
    QString why; ///< for the middle of a sentence

    [[nodiscard]] bool isExact() const;
    /// Both are the very same number, not merely not to be told apart.
    [[nodiscard]] bool isEqual() const { return kind == Kind::Same && isExact(); }
};

/// -1: no row of the table stands for the board's baseline.
[[nodiscard]] qsizetype rowOfBaseline(const ResultTable &table, const Board &board);
[[nodiscard]] BesideBaseline besideBaseline(const ResultTable &table, const Board &board, qsizetype row,
                                            qsizetype column);

/// "▲ 2.1×", "▽ ~0.67×", "△ +20 %", "~1.27×, about the same"; empty where the number stays as it is. The arrow points
/// where the number goes; it is full where that is better and hollow where it is worse, for eyes and printers without
/// colours.
[[nodiscard]] QString besideLabel(const BesideBaseline &one, ValueForm form, const Formatter &formatter);
/// "~0.67×", "+20 %" alone, where it stands inside of other words. Precondition: Apart or Same, not absolute.
[[nodiscard]] QString besideNumber(const BesideBaseline &one, ValueForm form, const Formatter &formatter);
/// The same as a sentence for tooltips and screen readers: "2.1 times H100, which is better." Empty for the baseline.
[[nodiscard]] QString besideSentence(const BesideBaseline &one, const QString &baseline, ValueForm form,
                                     const Formatter &formatter);

} // namespace chipboard
