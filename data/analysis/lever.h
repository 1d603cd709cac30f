// Purpose: varies one assumption, for both rows or for one of them ("what if only A's price rose"), and defines its
// range: what is plausible around the current value, or the search range for a crossing. Rules are in
// AssumptionRow::plausible; each range states its rule in words.
#pragma once

#include "data/analysis/question.h"

namespace chipboard {

/// Plausible: may well come true. Far: the assumption's limits, or a sixteenth to sixteen times.
enum class Reach { Plausible, Far };

struct LeverRange
{
    double low = 0.0; ///< in the assumption's unit, like all values here
    double now = 0.0; ///< low <= now <= high
    double high = 0.0;
    QList<double> choices; ///< the only valid values, ascending; empty: any, by `grid`
    double grid = 0.0;     ///< only multiples, such as whole instances; 0: any value
    QString rule;          ///< one sentence that describes the range

    /// True if values are discrete.
    [[nodiscard]] bool isStepped() const { return !choices.isEmpty() || grid > 0.0; }
    /// Valid value at a share of the way from low to high (0 to 1); logarithmic if the range spans a factor of four or
    /// more.
    [[nodiscard]] double at(double position) const;
    /// A value that halves the way between two others; empty if they are adjacent, or within a ten-millionth.
    [[nodiscard]] std::optional<double> between(double from, double to) const;
};

/// An energy price is money, too.
[[nodiscard]] Unit unitOf(const Lever &lever);

/// Fails with a message if the assumption does not affect the board's task or has no value to vary.
[[nodiscard]] Result<LeverRange> rangeOf(const Inquiry &inquiry, const Lever &lever, Reach reach);

/// Current number of chips of a row's estimate; empty without an estimate.
[[nodiscard]] std::optional<double> chipsInForce(const Inquiry &inquiry, Side side);

[[nodiscard]] RowSettings pulled(RowSettings settings, const Lever &lever, double value);

/// Assumptions that can affect the board's workload, in table order, without those of break-even.
[[nodiscard]] QList<const AssumptionRow *> leversOf(const Catalog &catalog, const Board &board);

// An assumption as the subject of a sentence: "the utilisation", "the price of H100", "the utilisation of H100 alone".
// leverText() is for labels: in languages with articles neither can be derived from the other.

/// With its article, in the current language. Takes a singular verb.
[[nodiscard]] QString leverWords(const Inquiry &inquiry, const Lever &lever);
/// The same for an assumption of both rows; its label if the table has no row for it.
[[nodiscard]] QString assumptionWords(const AssumptionId &id);

} // namespace chipboard
