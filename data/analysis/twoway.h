// Purpose: a result under two assumptions at once: a grid of answers, and where two rows are compared the line on which
// their order turns, solved along each grid line, not read off the grid.
#pragma once

#include "data/analysis/crossover.h"

namespace chipboard {

struct TwoWay
{
    Lever across;
    Lever down;
    LeverRange acrossRange;
    LeverRange downRange;
    QList<double> columns;            ///< values of `across`, ascending
    QList<double> rows;               ///< values of `down`, ascending
    QList<QList<Answer>> answers;     ///< one list a row
    QList<QList<Crossing>> turns;     ///< one list a row: where along it the order turns; empty without a comparison
    QList<QList<Crossing>> turnsDown; ///< one list a column: where down it the order turns, for a line that lies flat

    /// Points of the line on which the order turns, as pairs of `across` and `down`: along rows and columns.
    [[nodiscard]] QList<std::pair<double, double>> line() const;
};

/// Where the line is looked for. Everywhere: along each grid line, as crossoverOf() does; some ten thousand estimates.
/// BetweenCells: only between two neighbours of different order, to a ten-thousandth of the range; as quick as the
/// grid itself, for a chart that follows the hand.
enum class LineSearch { Everywhere, BetweenCells };

/// `columns` x `rows` values over the plausible ranges, at least 2 each; fewer where there are fewer values, one more
/// where what is in force lies beside an end. What is in force is always among them. Fails
/// where a lever has no range, or both are the same.
[[nodiscard]] Result<TwoWay> twoWayOf(const Inquiry &inquiry, const Lever &across, const Lever &down, int columns = 7,
                                      int rows = 7, LineSearch search = LineSearch::Everywhere);

} // namespace chipboard
