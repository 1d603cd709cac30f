// Purpose: a result under two assumptions at once: a grid of answers and, for two rows, the line where their order
// changes, solved along each grid line rather than read off the grid.
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
    QList<QList<Answer>> answers;     ///< one list per row
    QList<QList<Crossing>> turns;     ///< one list per row: where the order changes; empty without a comparison
    QList<QList<Crossing>> turnsDown; ///< one list per column: likewise, for a flat line

    /// Points of the line where the order changes, as pairs of `across` and `down`: along rows and columns.
    [[nodiscard]] QList<std::pair<double, double>> line() const;
};

/// Where to search for the line. Everywhere: along each grid line, as crossoverOf(); about ten thousand estimates.
/// BetweenCells: only between neighbours of different order, to a ten-thousandth of the range; as fast as the grid
/// itself, for interactive charts.
enum class LineSearch { Everywhere, BetweenCells };

/// `columns` x `rows` values over the plausible ranges, at least 2 each; fewer if there are fewer values, one more if
/// the current value is next to an end. Includes the current values. Fails if a lever has no range, or both are the
/// same.
[[nodiscard]] Result<TwoWay> twoWayOf(const Inquiry &inquiry, const Lever &across, const Lever &down, int columns = 7,
                                      int rows = 7, LineSearch search = LineSearch::Everywhere);

} // namespace chipboard
