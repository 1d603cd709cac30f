// Purpose: how the charts of a page stand side by side, the same on screen and on paper: in cells of equal size, of
// which a leading chart takes the left two thirds; where three stand beside it, above another wide one.
#pragma once

#include <QList>
#include <QRect>

namespace chipboard {

struct ChartGrid
{
    int columns = 1;
    int rows = 1;
    QList<QRect> places; ///< one a chart, in cells

    friend bool operator==(const ChartGrid &, const ChartGrid &) = default;
};

/// One fills the page, two stand side by side, up to four in two columns, more in three.
[[nodiscard]] ChartGrid chartGrid(qsizetype charts, bool hasLead);
/// For upright paper: the first chart above, the others in two columns below it.
[[nodiscard]] ChartGrid leadAboveGrid(qsizetype charts);
/// As many charts as that grid has cells, from left to right.
[[nodiscard]] ChartGrid evenGrid(int columns, int rows);
/// In whole pixels, with a gap between neighbours.
[[nodiscard]] QRect placeOf(const ChartGrid &grid, qsizetype chart, const QRect &area, int gap);

} // namespace chipboard
