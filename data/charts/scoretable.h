// Purpose: a result table as a score table: what bars the other pages draw, side by side and each on its own scale,
// with the best of each marked where the numbers can be compared, and what bounds the workload in words.
#pragma once

#include "data/charts/chartspec.h"
#include "data/insight/workloadview.h"

namespace chipboard {

struct ScoreInput
{
    const Catalog &catalog;
    const Board &board;
    const ResultTable &table; ///< of the rows that are shown
    const WorkloadView &view; ///< of the same rows
    const Formatter &formatter;
};

/// Columns for those of the metrics that the table has, then what bounds the workload; `asked` is the one that a person
/// wants to know.
[[nodiscard]] ChartSpec scoreTable(const ScoreInput &input, const QList<MetricId> &metrics, const MetricId &asked);

/// "memory bandwidth", or a dash where nothing is estimated.
[[nodiscard]] QString boundText(const SubjectEstimate *row);

} // namespace chipboard
