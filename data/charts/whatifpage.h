// Purpose: the What-if page: which assumption moves the comparison of two rows most, at which value their order turns,
// and how sure it is. The board says which rows, number and assumptions; where it does not, these are the best row and
// the board's baseline, what the workload costs, and a price.
#pragma once

#include "data/charts/pagespec.h"
#include "data/metrics/evaluate.h"
#include "data/units/format.h"
#include "data/whatif/draws.h"

namespace chipboard {

/// What the board asks about; what a workload costs, and how fast it is where no price is known.
[[nodiscard]] QList<MetricId> whatIfMetrics(const Catalog &catalog, const Board &board);
/// `table` of whatIfMetrics().
/// Without `draws` they are taken here. Where these are still on their way the page shows bands of few draws meanwhile,
/// which takes no time, and says so.
[[nodiscard]] PageSpec whatIfPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const Formatter &formatter, const DrawSource &draws = {});

} // namespace chipboard
