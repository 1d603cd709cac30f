// Purpose: the Workload page: how many chips the board's workload needs, how fast it is, how long it takes and what it
// costs, side by side, with what bounds each and why some cannot do it.
#pragma once

#include "data/compare/evaluate.h"
#include "data/compare/workloadview.h"
#include "data/core/format.h"
#include "data/views/chartspec.h"
#include "data/views/pagespec.h"

#include <QSet>

namespace chipboard {

/// For the kind of task of the board's workload: four metrics that the page draws, then those that its table tells
/// only.
[[nodiscard]] QList<MetricId> workloadMetrics(const Catalog &catalog, const Board &board);

/// The table has been evaluated for workloadMetrics().
[[nodiscard]] PageSpec workloadPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                    const Formatter &formatter);

// What the pages about the board's workload have in common: what is not like for like, notes, sources, footer,
// file name. Each page adds its charts, title, legend and numbers.

[[nodiscard]] PageSpec workloadFrame(const QString &id, const Catalog &catalog, const Board &board,
                                     const ResultTable &table, const WorkloadView &view, const Formatter &formatter);

/// Where not all rows are drawn: what is not like for like among the others concerns nobody here. Replaces warning,
/// remedy, footer and sources of `page` by those of the rows whose ids are in `drawn`.
void warnOfDrawn(PageSpec &page, const QSet<QString> &drawn, const Catalog &catalog, const Board &board,
                 const ResultTable &table, const Formatter &formatter);

/// The workload's task; serving when there is no workload.
[[nodiscard]] Task taskOf(const WorkloadView &view);
[[nodiscard]] Task taskOf(const Catalog &catalog, const Board &board);

// One result of the board's workload over everything that is compared: bars, or dots from a spread of ten
// times on; times in the unit they read best in; on how many chips it is. The Workload page and the Compare page draw
// it.

/// The table has the metric, one of MetricGroup::Workload.
[[nodiscard]] ChartSpec workloadChart(const Catalog &catalog, const Board &board, const ResultTable &table,
                                      const Metric &metric, const Formatter &formatter);

} // namespace chipboard
