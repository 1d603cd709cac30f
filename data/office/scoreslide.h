// Purpose: a score table on a slide: a native table with the numbers, and below each a bar on the scale of its column,
// as the screen has it.
#pragma once

#include "data/office/slidetable.h"

namespace chipboard {

/// Names, then a column for each measure, with bars where the rows have room for them; the best in bold. Precondition:
/// a score table with rows.
[[nodiscard]] SlideTable scoreSlideTable(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look);

} // namespace chipboard
