// Purpose: the page "Speed and cost": what a chip serves and what a million tokens cost, by the speed that each user
// gets; who is cheapest at the service level that the board asks for, or at a usual one where it asks for none.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/model/measurements.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// Tokens/s of each user that the page asks for where the board does not.
inline constexpr double usualUserSpeed = 50.0;

[[nodiscard]] QList<MetricId> interactivityMetrics(const Catalog &catalog, const Board &board);

/// The table has been evaluated for interactivityMetrics(). `measurements`: the published ones, which have to outlive
/// the call; null: none are drawn.
[[nodiscard]] PageSpec interactivityPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                         const Measurements *measurements, const Formatter &formatter);

} // namespace chipboard
