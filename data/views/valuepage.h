// Purpose: the Value page: what each costs an hour against what it delivers for the board's workload, the Pareto front,
// and lines of equal cost of the work.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// Speed, rent and cost of the board's workload.
[[nodiscard]] QList<MetricId> valueMetrics(const Catalog &catalog, const Board &board);

/// The table has been evaluated for valueMetrics().
[[nodiscard]] PageSpec valuePage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                 const Formatter &formatter);

} // namespace chipboard
