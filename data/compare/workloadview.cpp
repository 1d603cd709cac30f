#include "data/compare/workloadview.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/model/batch.h"

#include <algorithm>

namespace chipboard {
static MetricId metric(const char *id) { return MetricId(QString::fromLatin1(id)); }

const SubjectEstimate *WorkloadView::row(const QString &subjectId) const
{
    return findWhere(rows,
                     [&subjectId](const SubjectEstimate &candidate) { return candidate.subject.id == subjectId; });
}

WorkloadView workloadView(const Catalog &catalog, const Board &board)
{
    return {workloadOf(catalog, board), estimatesOf(catalog, board)};
}

WorkloadView workloadView(const Catalog &catalog, const Board &board, const ResultTable &table)
{
    if (table.estimates.size() != table.rows.size() || table.rows.isEmpty())
        return workloadView(catalog, board);
    return {workloadOf(catalog, board), table.estimates};
}

MetricId beforeRounding(const MetricId &metric, Task task)
{
    const bool isStepped = metric.text() == QLatin1String("month_usd") || metric.text() == QLatin1String("month_chips");
    return isStepped ? taskMetrics(task).cost : metric;
}

TaskMetrics taskMetrics(Task task)
{
    switch (task) {
    case Task::Serve:
        return {metric("chips_used"),
                metric("tokens_per_s"),
                metric("tokens_per_s_per_chip"),
                metric("ttft"),
                metric("usd_per_1m_tokens"),
                metric("energy_kwh_per_1m_tokens"),
                metric("energy_usd_per_1m_tokens")};
    case Task::Batch:
        return {metric("chips_used"),
                metric("items_per_s"),
                metric("items_per_s"),
                metric("latency"),
                metric("usd_per_1m_items"),
                metric("energy_kwh_per_1m_items"),
                metric("energy_usd_per_1m_items")};
    case Task::Pretrain:
    case Task::FineTune:
    case Task::Lora:
        break;
    }
    return {metric("chips_used"), metric("tokens_per_s"), metric("tokens_per_s_per_chip"),
            metric("wall_hours"), metric("cost"),         metric("energy_kwh"),
            metric("energy_usd")};
}

QString boundLabel(Bound bound)
{
    switch (bound) {
    case Bound::Compute:
        return tr("compute");
    case Bound::MemoryBandwidth:
        return tr("memory bandwidth");
    case Bound::Latency:
        return tr("overhead");
    case Bound::Link:
        return tr("chip-to-chip communication");
    case Bound::Capacity:
        return tr("memory bandwidth and capacity"); // see Bound
    }
    return {};
}

QString costUnitText(Task task)
{
    switch (task) {
    case Task::Serve:
        return tr("USD per 1M output tokens");
    case Task::Batch:
        return tr("USD per 1M items");
    default:
        return tr("USD");
    }
}

QString countText(Level level, qsizetype count, const Formatter &formatter)
{
    const QString number = formatter.integer(count);
    switch (level) {
    case Level::Chip:
        return count == 1 ? tr("1 chip") : tr("%1 chips").arg(number);
    case Level::Instance:
        return count == 1 ? tr("1 instance") : tr("%1 instances").arg(number);
    case Level::System:
        return count == 1 ? tr("1 system") : tr("%1 systems").arg(number);
    }
    return {};
}

QString namesText(const QStringList &names, const Formatter &formatter, qsizetype most)
{
    if (names.size() <= most + 1)
        return formatter.locale().createSeparatedList(names);
    return tr("%1 and %2 more")
        .arg(names.first(most).join(QStringLiteral(", ")), formatter.integer(names.size() - most));
}

QString noEstimateText(const WorkloadView &view, Level level, const Formatter &formatter)
{
    QStringList reasons;
    for (const SubjectEstimate &row : view.rows) {
        QString reason = row.estimate.refusal ? row.estimate.refusal->message : row.reason;
        if (reason.endsWith(QLatin1Char('.')))
            reason.chop(1);
        if (!reason.isEmpty() && !reasons.contains(reason))
            reasons << reason;
    }
    if (reasons.isEmpty())
        return tr("no compared option can run it");
    if (view.rows.size() == 1)
        return tr("no estimate. %1", "the reason, a sentence").arg(reasons.constFirst());
    const QString text = tr("none of %1 can be estimated. %2", "3 chips, the reason as a sentence")
                             .arg(countText(level, view.rows.size(), formatter), reasons.constFirst());
    return reasons.size() == 1 ? text : tr("%1; see the notes for the other reasons").arg(text);
}

bool borrowsCalibration(const Catalog &catalog, const SubjectEstimate &row)
{
    if (!row.request || !row.estimate.bound)
        return false;
    switch (row.request->workload.task) {
    case Task::Serve:
        return row.estimate.borrowed;
    case Task::Batch:
        return !batchConstants(catalog.calibration, row.request->device.family, batchKind(row.request->model))
                    .from.isEmpty();
    default:
        return !row.request->device.family.trainingFrom.isEmpty();
    }
}

} // namespace chipboard
