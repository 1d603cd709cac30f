// Purpose: one assumption that is moved to see what it does: for both rows, or as if it held for one of them only
// ("what if only A's price rose"), and over which range. A range is what is plausible around the value in force, or
// as far as a crossing is looked for. The rules are AssumptionRow::plausible; each range tells its rule in words.
#pragma once

#include "data/analysis/question.h"

namespace chipboard {

/// Plausible: what may well come true. Far: the ends of what can be assumed, or a sixteenth to sixteen times.
enum class Reach { Plausible, Far };

struct LeverRange
{
    double low = 0.0; ///< in the assumption's unit, like all values here
    double now = 0.0; ///< low <= now <= high
    double high = 0.0;
    QList<double> choices; ///< the only values that it takes, ascending; empty: all of them, by `grid`
    double grid = 0.0;     ///< only multiples of it, such as whole instances; 0: any value
    QString rule;          ///< one sentence: which range this is

    /// There are values next to each other, with none between them.
    [[nodiscard]] bool isStepped() const { return !choices.isEmpty() || grid > 0.0; }
    /// Value at a share of the way from low to high (0 to 1), as it can be assumed; ratios are even where the range
    /// goes over a factor of four or more.
    [[nodiscard]] double at(double position) const;
    /// A value between two of the range that halves the way; nothing when they are next to each other, or as close as
    /// a ten-millionth of themselves.
    [[nodiscard]] std::optional<double> between(double from, double to) const;
};

/// Fails, in words, when the assumption does not act on the board's task or has no value that could be moved.
[[nodiscard]] Result<LeverRange> rangeOf(const Inquiry &inquiry, const Lever &lever, Reach reach);

/// On how many chips a row of the inquiry is estimated as things are; nothing where it cannot be.
[[nodiscard]] std::optional<double> chipsInForce(const Inquiry &inquiry, Side side);

/// `settings` with the lever at a value.
[[nodiscard]] RowSettings pulled(RowSettings settings, const Lever &lever, double value);

/// Rows of the assumption table that can act on the board's workload, in its order; those of break-even are left out.
[[nodiscard]] QList<const AssumptionRow *> leversOf(const Catalog &catalog, const Board &board);

// An assumption within a sentence, as its subject: "the utilisation", "the price of H100", "the utilisation of
// H100 alone". Labels of rows and axes are leverText(); a language with articles cannot make one of the other.

/// With its article, in the language that is spoken. Verbs behind it are singular.
[[nodiscard]] QString leverWords(const Inquiry &inquiry, const Lever &lever);
/// The same of an assumption that moves for both; its label where the table has no row of it.
[[nodiscard]] QString assumptionWords(const AssumptionId &id);

} // namespace chipboard
