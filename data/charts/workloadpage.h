// Purpose: the Workload page: how many chips the board's workload needs, how fast it is, how long it takes and what it
// costs, side by side, with what bounds each and why some cannot do it.
#pragma once

#include "data/charts/pagespec.h"
#include "data/metrics/evaluate.h"
#include "data/units/format.h"

namespace chipboard {

/// For the kind of task of the board's workload: four metrics that the page draws, then those that its table tells
/// only.
[[nodiscard]] QList<MetricId> workloadMetrics(const Catalog &catalog, const Board &board);

/// The table has been evaluated for workloadMetrics().
[[nodiscard]] PageSpec workloadPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                    const Formatter &formatter);

} // namespace chipboard
