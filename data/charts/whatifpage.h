// Purpose: the What-if page: which assumption moves the comparison of two rows most, at which value their order turns,
// and how sure it is. The board says which rows, number and assumptions; where it does not, these are the best row and
// the board's baseline, what the workload costs, and a price.
#pragma once

#include "data/charts/pagespec.h"
#include "data/metrics/evaluate.h"
#include "data/units/format.h"

namespace chipboard {

/// What the board asks about; what a workload costs, and how fast it is where no price is known.
[[nodiscard]] QList<MetricId> whatIfMetrics(const Catalog &catalog, const Board &board);
/// `table` of whatIfMetrics().
[[nodiscard]] PageSpec whatIfPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const Formatter &formatter);

} // namespace chipboard
