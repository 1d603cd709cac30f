// Purpose: the board's workload on everything that is compared, with what its kind of task is judged by: speed, a time
// to wait, a cost. The pages about workloads and their sentences read it.
#pragma once

#include "data/compare/boardestimate.h"
#include "data/core/format.h"

namespace chipboard {

struct WorkloadView
{
    std::optional<EditedWorkload> work; ///< nothing when the catalogue does not have the board's
    QList<SubjectEstimate> rows;        ///< one a row of subjectsOf()

    [[nodiscard]] const SubjectEstimate *row(const QString &subjectId) const;
};
[[nodiscard]] WorkloadView workloadView(const Catalog &catalog, const Board &board);
/// The same from a table of that board, without estimating again where it has the estimates.
[[nodiscard]] WorkloadView workloadView(const Catalog &catalog, const Board &board, const ResultTable &table);

/// What a task is judged by.
struct TaskMetrics
{
    MetricId chips;
    MetricId speed;     ///< of all chips that the work needs, which are not as many everywhere
    MetricId chipSpeed; ///< what speeds are compared by: of one chip; pictures and texts in batches take one each
    MetricId time;
    MetricId cost;
    MetricId energy; ///< amount and cost: told in tables, not drawn
    MetricId energyCost;
};
[[nodiscard]] TaskMetrics taskMetrics(Task task);
/// A bill is of whole instances, so its range is one of steps: what its estimate is found from, the cost of the work.
/// Every other metric is its own.
[[nodiscard]] MetricId beforeRounding(const MetricId &metric, Task task);

/// "memory bandwidth", translated.
[[nodiscard]] QString boundLabel(Bound bound);
/// "USD", "USD per 1M tokens": the unit of a task's cost in words.
[[nodiscard]] QString costUnitText(Task task);
/// "8 chips", "1 instance".
[[nodiscard]] QString countText(Level level, qsizetype count, const Formatter &formatter);
/// "A, B and C", so many of them by name, or one more: "A, B, C and 2 more".
[[nodiscard]] QString namesText(const QStringList &names, const Formatter &formatter, qsizetype most = 3);

/// Why no row has an estimate: "no estimate. No dense peak of Trainium4 is published for this precision", of several
/// rows the first reason.
[[nodiscard]] QString noEstimateText(const WorkloadView &view, Level level, const Formatter &formatter);

/// The row's constants come from other chips: its family has no measurements of its own.
[[nodiscard]] bool borrowsCalibration(const Catalog &catalog, const SubjectEstimate &row);

} // namespace chipboard
