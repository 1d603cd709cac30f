// Purpose: the Roofline page: what each chip can reach at best for the arithmetic done on each byte of memory traffic,
// and where the phases of the board's workload lie under it. Attainable = min(peak, intensity x memory bandwidth);
// Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// Peak compute at the workload's precision and memory bandwidth: what the lines are made of.
[[nodiscard]] QList<MetricId> rooflineMetrics(const Catalog &catalog, const Board &board);

/// The table has been evaluated for rooflineMetrics().
[[nodiscard]] PageSpec rooflinePage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                    const Formatter &formatter);

} // namespace chipboard
