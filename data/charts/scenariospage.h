// Purpose: the Scenarios page: what the board's workload costs (or how fast it runs, where no price is known) in each
// scenario, side by side on one scale, with the differences from one of them in figures and percent, or as the board
// tells numbers.
#pragma once

#include "data/charts/pagespec.h"
#include "data/metrics/evaluate.h"
#include "data/units/format.h"

namespace chipboard {

/// What a workload costs, and how fast it is.
[[nodiscard]] QList<MetricId> scenarioMetrics(const Catalog &catalog, const Board &board);
/// `published` is the catalogue without anybody's overrides, as each scenario has its own; `table` has the metrics
/// above for the scenario in force.
[[nodiscard]] PageSpec scenariosPage(const Catalog &published, const Board &board, const ResultTable &table,
                                     const Formatter &formatter);

} // namespace chipboard
