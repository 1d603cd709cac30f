// Purpose: how sure the results of the compared rows are: of each the span of eight of ten draws and how often it is
// ahead of all others. Of many rows the two that are asked about and the best of the others are drawn; its notes name
// the rest, and those whose price is of another kind.
#pragma once

#include "data/charts/chartspec.h"
#include "data/metrics/evaluate.h"
#include "data/units/format.h"
#include "data/whatif/uncertainty.h"

namespace chipboard {

inline constexpr QLatin1String bandChartId("uncertainty");

/// `uncertainty` has a band for each row of the table, in its order.
[[nodiscard]] ChartSpec bandChart(const Board &board, const ResultTable &table, const Inquiry &inquiry,
                                  const Uncertainty &uncertainty, const Formatter &formatter);

} // namespace chipboard
