// Purpose: the grid of charts on a page, the same on screen and on paper: cells of equal size, a leading chart takes
// the left two thirds; with three others, one of them goes below it at the same width.
#pragma once

#include "data/views/chartspec.h"

#include <QList>
#include <QRect>

namespace chipboard {

struct ChartGrid
{
    int columns = 1;
    int rows = 1;
    QList<QRect> places; ///< one per chart, in cells

    friend bool operator==(const ChartGrid &, const ChartGrid &) = default;
};

/// One chart fills the page, two stand side by side, up to four in two columns, more in three.
[[nodiscard]] ChartGrid chartGrid(qsizetype charts, bool hasLead);
/// For portrait paper: the first chart on top, the others in two columns below it.
[[nodiscard]] ChartGrid leadAboveGrid(qsizetype charts);
/// One chart per cell, from left to right.
[[nodiscard]] ChartGrid evenGrid(int columns, int rows);
/// The same for fewer charts than cells: charts of the last row share its width, empty rows are dropped. A grid with
/// charts of different sizes is unchanged.
[[nodiscard]] ChartGrid filledGrid(const ChartGrid &grid, qsizetype charts);
/// Whether any two charts share a scale. Readers compare their bar lengths, so all must have the same width.
[[nodiscard]] bool shareAScale(const QList<ChartSpec> &charts);
/// Layout of a page: without a leading chart, three on one scale stand side by side; otherwise the third goes below the
/// first two. Of two charts next to a leading one, the upper is three times as high if it has three times as many rows.
[[nodiscard]] ChartGrid pageGrid(const QList<ChartSpec> &charts, bool hasLead);
/// In whole pixels, with a gap between neighbours.
[[nodiscard]] QRect placeOf(const ChartGrid &grid, qsizetype chart, const QRect &area, int gap);

} // namespace chipboard
