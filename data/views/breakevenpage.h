// Purpose: the Break-even page: when moving the work to another chip pays, from which monthly spend on, and from which
// utilisation a commitment beats paying by the hour. The move is from the board's baseline to the best other row.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// What the workload costs.
[[nodiscard]] QList<MetricId> breakEvenMetrics(const Catalog &catalog, const Board &board);
/// `table` of breakEvenMetrics().
[[nodiscard]] PageSpec breakEvenPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                     const Formatter &formatter);

} // namespace chipboard
