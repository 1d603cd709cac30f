// Purpose: writes plane charts (price against speed, rooflines, break-even of a move) to a spreadsheet: points as
// cells, and native charts that refer to them.
#pragma once

#include "widgets/export/office/datasheets.h"

namespace chipboard {

/// Marks and lines over two axes, one of which may have dates or named rows; dots in rows also qualify.
[[nodiscard]] bool isSheetPlane(const ChartSpec &chart);
/// Whether any page has such a chart.
[[nodiscard]] bool havePlanes(const QList<WorkbookPage> &pages);
/// In page order. `colourOf` gives 0xRRGGBB.
[[nodiscard]] QList<ScatterChart> writePlanes(BookSheet &sheet, const QList<WorkbookPage> &pages,
                                              const std::function<quint32(ColourRole)> &colourOf);

} // namespace chipboard
