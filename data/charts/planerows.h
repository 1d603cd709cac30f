// Purpose: planes whose second axis consists of rows with a name each, cut into charts with fewer rows for sheets and
// slides.
#pragma once

#include "data/charts/chartspec.h"

namespace chipboard {

/// Rows that the upright axis names, one in the middle of each unit; 0: the axis tells numbers.
[[nodiscard]] qsizetype namedRows(const ChartSpec &chart);
/// Parts of at most `most` rows, as even as possible, from the top, each with its number in the title; the other axis
/// is that of the whole, so that parts can be compared. The chart itself where nothing is to be parted.
[[nodiscard]] QList<ChartSpec> rowParts(const ChartSpec &chart, qsizetype most);

} // namespace chipboard
