// Purpose: in what grids the charts of a page may stand on sheets of paper, the best first. A leading chart has two
// thirds of a sheet as on the screen, or a sheet of its own with the others behind it; it is never made as small as
// they are.
#pragma once

#include "widgets/charts/chartgrid.h"
#include "widgets/export/pagesize.h"

namespace chipboard {

struct SheetGrid
{
    ChartGrid grid; ///< of each sheet
    int alone = 0;  ///< that many of the first charts stand on sheets of their own, before these

    friend bool operator==(const SheetGrid &, const SheetGrid &) = default;
};

/// Most charts a sheet first; the last has one a sheet. The first `leads` of the charts lead: none, one, or the parts
/// of one that is too high for a sheet. `charts` is at least 1.
[[nodiscard]] QList<SheetGrid> sheetGrids(const PageSize &paper, int charts, int leads);
/// Of a chart of the page on its sheet, in whole pixels, before any is parted.
[[nodiscard]] QRect placeOf(const SheetGrid &grid, qsizetype chart, const QRect &area, int gap);
/// It shares its sheet with others.
[[nodiscard]] bool standsBeside(const SheetGrid &grid, qsizetype chart);

} // namespace chipboard
