// Purpose: writes a score table to slides: a native table with the numbers, and below each a bar on its column's scale,
// as on screen. Split across slides if legible type does not fit one.
#pragma once

#include "widgets/export/office/slidetable.h"

namespace chipboard {

/// Names, then a column per measure, with bars if rows have room for them; the best in bold. Several tables if columns
/// or rows do not fit one slide; each has the headings and the names. `type` scales the letters, above 0. Precondition:
/// a score table with rows.
[[nodiscard]] QList<SlideTable> scoreSlideTables(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look,
                                                 double type = 1.0);

} // namespace chipboard
