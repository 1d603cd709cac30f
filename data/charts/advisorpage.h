// Purpose: the Advisor page: which chip of the catalogue fits what is needed. The first options side by side, why each
// is as it is advised, what would change that, why the others are ruled out, the guide's phases with the numbers at
// hand, how far the software is. What is needed is typed and chosen in the page's filters.
#pragma once

#include "data/charts/pagespec.h"
#include "data/metrics/evaluate.h"
#include "data/units/format.h"

namespace chipboard {

/// What the workload costs: the page makes the figures of its options itself.
[[nodiscard]] QList<MetricId> advisorMetrics(const Catalog &catalog, const Board &board);
/// Of all chips of the catalogue, whatever is selected.
[[nodiscard]] PageSpec advisorPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const Formatter &formatter);

} // namespace chipboard
