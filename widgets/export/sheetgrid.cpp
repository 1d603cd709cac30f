#include "widgets/export/sheetgrid.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr double squarish = 1.2; // width to height: cards stand above each other rather than side by side
constexpr int mostInARow = 3;    // of small charts, which are narrow anyway

bool isUpright(const PageSize &paper) { return paper.height > paper.width; }
bool isSquarish(const PageSize &paper) { return paper.width < squarish * paper.height; }

// No more columns and rows than there are charts for.
ChartGrid evenGridOf(const QSize &wanted, int charts)
{
    const int columns = std::min(wanted.width(), charts);
    return evenGrid(columns, std::min(wanted.height(), (charts + columns - 1) / columns));
}

// Of charts of one size.
QList<ChartGrid> evenGridsFor(const PageSize &paper, int charts)
{
    QList<ChartGrid> grids;
    if (charts > 4)
        grids << (isUpright(paper) ? evenGrid(2, 3) : evenGrid(3, 2));
    const QList<QSize> wanted = isUpright(paper) ? QList<QSize>{{1, 4}, {2, 2}, {1, 2}, {2, 1}, {1, 1}}
        : isSquarish(paper)                      ? QList<QSize>{{2, 2}, {1, 2}, {2, 1}, {1, 1}}
                                                 : QList<QSize>{{2, 2}, {2, 1}, {1, 1}};
    for (const QSize &size : wanted)
        grids << evenGridOf(size, charts);
    return grids;
}

} // namespace

QList<SheetGrid> sheetGrids(const PageSize &paper, int charts, int leads)
{
    QList<SheetGrid> grids;
    if (leads == 0 || charts <= leads) {
        for (const ChartGrid &grid : evenGridsFor(paper, charts))
            grids << SheetGrid{grid};
        return grids;
    }
    if (leads == 1 && !isUpright(paper))
        grids << SheetGrid{chartGrid(charts, true)};
    if (leads == 1 && isSquarish(paper)) // half of such a sheet in its full width is enough for a leading chart
        grids << SheetGrid{leadAboveGrid(charts)} << SheetGrid{evenGrid(1, 2)};
    const int others = charts - leads;
    if (others == mostInARow && !isSquarish(paper))
        grids << SheetGrid{evenGrid(others, 1), leads};
    for (const ChartGrid &grid : evenGridsFor(paper, others)) {
        if (leads == 1 && others > 1 && others % 2 == 1 && grid == evenGrid(2, 1))
            grids << SheetGrid{grid}; // the lead takes the place that would be empty
        grids << SheetGrid{grid, leads};
    }
    return grids;
}

QRect placeOf(const SheetGrid &grid, qsizetype chart, const QRect &area, int gap)
{
    const qsizetype place = chart - grid.alone;
    return place < 0 ? area : placeOf(grid.grid, place % grid.grid.places.size(), area, gap);
}

bool standsBeside(const SheetGrid &grid, qsizetype chart) { return chart >= grid.alone && grid.grid.places.size() > 1; }

} // namespace chipboard
