// Purpose: charts in the plane (prices against speed, rooflines, when moving pays) for a spreadsheet: their points as
// cells of a sheet, and native charts that show them.
#pragma once

#include "widgets/export/office/datasheets.h"

namespace chipboard {

/// Marks and lines over two axes, one of which may be of dates or of named rows; dots in rows are such, too.
[[nodiscard]] bool isSheetPlane(const ChartSpec &chart);
/// Whether a page has any.
[[nodiscard]] bool havePlanes(const QList<WorkbookPage> &pages);
/// In the order of the pages. `colourOf` gives 0xRRGGBB.
[[nodiscard]] QList<ScatterChart> writePlanes(BookSheet &sheet, const QList<WorkbookPage> &pages,
                                              const std::function<quint32(ColourRole)> &colourOf);

} // namespace chipboard
