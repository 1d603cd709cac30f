// Purpose: how the charts of a page stand side by side, the same on screen and on paper: in cells of equal size, of
// which a leading chart takes the left two thirds; where three stand beside it, above another wide one.
#pragma once

#include "data/views/chartspec.h"

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
/// The same for fewer charts than it has cells: those of its last row share that row's width, rows without any are not
/// there. A grid in which charts are of different size stays as it is.
[[nodiscard]] ChartGrid filledGrid(const ChartGrid &grid, qsizetype charts);
/// Charts of one scale are compared by length: none of them may be wider than the others.
[[nodiscard]] bool shareAScale(const QList<ChartSpec> &charts);
/// As a page shows them: without a leading one three on one scale stand side by side, and the last of three others
/// under both. Of two beside a leading one, the upper is twice as high where it has twice as many rows as the lower.
[[nodiscard]] ChartGrid pageGrid(const QList<ChartSpec> &charts, bool hasLead);
/// In whole pixels, with a gap between neighbours.
[[nodiscard]] QRect placeOf(const ChartGrid &grid, qsizetype chart, const QRect &area, int gap);

} // namespace chipboard
