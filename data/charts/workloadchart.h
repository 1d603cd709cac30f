// Purpose: one result of the board's workload over everything that is compared: bars, or dots from a spread of ten
// times on; times in the unit they read best in; on how many chips it is. The Workload page and the Compare page draw
// it.
#pragma once

#include "data/charts/chartspec.h"
#include "data/insight/workloadview.h"

namespace chipboard {

/// The table has the metric, one of MetricGroup::Workload.
[[nodiscard]] ChartSpec workloadChart(const Catalog &catalog, const Board &board, const ResultTable &table,
                                      const WorkloadView &view, const Metric &metric, const Formatter &formatter);

} // namespace chipboard
