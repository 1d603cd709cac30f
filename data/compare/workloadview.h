// Purpose: the board's workload on all compared rows, and the key metrics of its task: speed, latency, cost. Workload
// pages and their texts use it.
#pragma once

#include "data/compare/boardestimate.h"
#include "data/core/format.h"

namespace chipboard {

struct WorkloadView
{
    std::optional<EditedWorkload> work; ///< empty if the catalogue lacks the board's workload
    QList<SubjectEstimate> rows;        ///< one per row of subjectsOf()

    [[nodiscard]] const SubjectEstimate *row(const QString &subjectId) const;
};
[[nodiscard]] WorkloadView workloadView(const Catalog &catalog, const Board &board);
/// The same from a table of that board, reusing its estimates.
[[nodiscard]] WorkloadView workloadView(const Catalog &catalog, const Board &board, const ResultTable &table);

struct TaskMetrics
{
    MetricId chips;
    MetricId speed;     ///< of all chips that the work needs, whose number varies
    MetricId chipSpeed; ///< for comparisons: per chip; batches of images and texts use one each
    MetricId time;
    MetricId cost;
    MetricId energy; ///< amount and cost: in tables only
    MetricId energyCost;
};
[[nodiscard]] TaskMetrics taskMetrics(Task task);
/// A bill covers whole instances, so its range has steps: returns the unrounded metric behind it, the cost of the work.
/// Other metrics return themselves.
[[nodiscard]] MetricId beforeRounding(const MetricId &metric, Task task);

/// "memory bandwidth", translated.
[[nodiscard]] QString boundLabel(Bound bound);
/// "USD", "USD per 1M output tokens": unit of the task's cost in words.
[[nodiscard]] QString costUnitText(Task task);
/// "8 chips", "1 instance".
[[nodiscard]] QString countText(Level level, qsizetype count, const Formatter &formatter);
/// "A, B and C", so many of them by name, or one more: "A, B, C and 2 more".
[[nodiscard]] QString namesText(const QStringList &names, const Formatter &formatter, qsizetype most = 3);

/// Why no row has an estimate: "no estimate. No dense peak of Trainium4 is published for this precision"; of several
/// rows the first reason.
[[nodiscard]] QString noEstimateText(const WorkloadView &view, Level level, const Formatter &formatter);

/// True if the row's constants come from other chips: its family has no measurements.
[[nodiscard]] bool borrowsCalibration(const Catalog &catalog, const SubjectEstimate &row);

} // namespace chipboard
