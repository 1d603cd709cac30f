// Purpose: a score table on slides: a native table with the numbers, and below each a bar on the scale of its column,
// as the screen has it. On several slides where one has no room for it in letters that can be read.
#pragma once

#include "widgets/export/office/slidetable.h"

namespace chipboard {

/// Names, then a column for each measure, with bars where the rows have room for them; the best in bold. Several where
/// one slide has no room for all columns or rows; each has the heads and the names. Letters are `type` times as large
/// as usual, above 0. Precondition: a score table with rows.
[[nodiscard]] QList<SlideTable> scoreSlideTables(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look,
                                                 double type = 1.0);

} // namespace chipboard
