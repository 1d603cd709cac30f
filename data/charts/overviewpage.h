// Purpose: the Overview page, the first one: at most seven rows by six measures in a score table, the answer to what a
// person wants to know as its title, and the question as a choice of the page. What does not fit is said.
#pragma once

#include "data/charts/pagespec.h"
#include "data/metrics/evaluate.h"
#include "data/units/format.h"

namespace chipboard {

/// What the score table shows and the answer rests on.
[[nodiscard]] QList<MetricId> overviewMetrics(const Catalog &catalog, const Board &board);

[[nodiscard]] PageSpec overviewPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                    const Formatter &formatter);

/// The rows that the page shows, in the board's order: the baseline, then what can be had, then what is announced, the
/// first of each, seven in all.
[[nodiscard]] QList<qsizetype> overviewRows(const Board &board, const ResultTable &table);

} // namespace chipboard
