// Purpose: a result table as a score table: what bars the other pages draw, side by side and each on its own scale,
// with the best of each marked where the numbers can be compared, and what bounds the workload in words.
#pragma once

#include "data/compare/workloadview.h"
#include "data/views/chartspec.h"

namespace chipboard {

struct ScoreInput
{
    const Catalog &catalog;
    const Board &board;
    const ResultTable &all;   ///< of all rows, by which units are chosen and who is best is told
    const ResultTable &table; ///< of those that are shown
    const WorkloadView &view; ///< of the same rows
    const Formatter &formatter;
};

/// Rows of `table` that nothing of `all` is better than by a metric that both have; none where one of them is not
/// shown.
[[nodiscard]] QList<qsizetype> shownWinners(const ResultTable &all, const ResultTable &table, const MetricId &metric);

/// Columns for those of the metrics that the table has, then what bounds the workload; `asked` is the one that a person
/// wants to know. How many of all rows are shown is told where not all are.
/// "7 of 8 shown", as its subtitle begins; empty where all rows are.
[[nodiscard]] QString rowsShown(const ScoreInput &input);
[[nodiscard]] ChartSpec scoreTable(const ScoreInput &input, const QList<MetricId> &metrics, const MetricId &asked);

/// "memory bandwidth", or a dash where nothing is estimated.
/// Where the longest bar of these ends, whiskers included: bars begin at zero.
[[nodiscard]] double farthest(const QList<ChartPoint> &points);
[[nodiscard]] QString boundText(const SubjectEstimate *row);

} // namespace chipboard
