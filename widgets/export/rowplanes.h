// Purpose: planes whose upright axis names rows: claims, generations. On paper each row has its name, so a chart with
// more rows than a sheet has room for is parted, as charts of bars are.
#pragma once

#include "data/charts/chartspec.h"

namespace chipboard {

/// Rows that the upright axis names, one in the middle of each unit; 0: the axis tells numbers.
[[nodiscard]] qsizetype namedRows(const ChartSpec &chart);

/// Parts of at most `most` rows, as even as possible, from the top; the other axis is that of the whole, so that parts
/// can be compared. The chart itself where nothing is to be parted.
[[nodiscard]] QList<ChartSpec> rowParts(const ChartSpec &chart, qsizetype most);

} // namespace chipboard
