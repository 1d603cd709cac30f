#include "data/analysis/confidence.h"

#include "data/core/tr.h"
#include "data/model/batch.h"
#include "data/model/calibration.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr int fewRuns = 8; // as many as a family needs for its own range
constexpr int manyRuns = 24;
constexpr double wideError = 0.5;
constexpr double narrowError = 0.3;

/// Confidence of one row.
struct RowTrust
{
    Trust trust = Trust::Unknown;
    QString cause;
    QString reason;
};

int servingRuns(const Calibration &calibration, const QString &family)
{
    int runs = 0;
    for (const ServingReach &reach : calibration.serving.reach) {
        if (reach.family == family)
            runs += reach.rows;
    }
    return runs;
}

double widthOf(const Interval &value) { return std::max(value.high / value.value, value.value / value.low) - 1.0; }

// Published measurements of the row's family for its kind of work; 0 without an estimate.
int measurementsOf(const Catalog &catalog, const SubjectEstimate &row)
{
    if (!row.request || !row.estimate.bound)
        return 0;
    const Calibration &calibration = catalog.calibration;
    const EstimateRequest &request = *row.request;
    switch (request.workload.task) {
    case Task::Serve:
        return servingRuns(calibration, row.estimate.servedAs);
    case Task::Batch: {
        const BatchChoice choice = batchConstants(calibration, request.device.family, batchKind(request.model));
        return choice.constants == nullptr ? 0 : choice.constants->evidence.rows;
    }
    default:
        return request.device.family.training.evidence.rows;
    }
}

// Kinds of work have constants of their own, so each counts its own measurements.
QString kindOfWork(Task task)
{
    switch (task) {
    case Task::Serve:
        return tr("serving", "measurements of serving");
    case Task::Batch:
        return tr("batch inference", "measurements of batch inference");
    default:
        return tr("training", "measurements of training");
    }
}

// By the limits of trustOf(), in its order.
QString causeOf(const QString &name, Trust trust, int runs, bool isBorrowed, const Formatter &formatter)
{
    if (trust == Trust::Low && isBorrowed)
        return tr("Low because %1 has no published measurement of its own.").arg(name);
    if (trust == Trust::Low)
        return runs < fewRuns ? tr("Low because %1 has fewer than %2 published measurements.", "a chip, a number")
                                    .arg(name, formatter.integer(fewRuns))
                              : tr("Low because results of %1 may differ by more than %2.", "a chip, a percentage")
                                    .arg(name, formatter.percent(wideError));
    if (trust == Trust::Medium)
        return runs < manyRuns
            ? tr("Not high because %1 has fewer than %2 published measurements.", "a chip, a number")
                  .arg(name, formatter.integer(manyRuns))
            : tr("Not high because results of %1 may differ by more than %2.", "a chip, a percentage")
                  .arg(name, formatter.percent(narrowError));
    return {};
}

RowTrust trustInRow(const Catalog &catalog, const SubjectEstimate &row, const Cell &cell, const Formatter &formatter)
{
    const bool isBorrowed = borrowsCalibration(catalog, row);
    const int runs = measurementsOf(catalog, row);
    const double error = widthOf(*cell.value);
    const Trust trust = trustOf(runs, isBorrowed, error);
    const QString cause = causeOf(row.subject.name, trust, runs, isBorrowed, formatter);
    const auto [low, high] = errorTexts(*cell.value, formatter);
    if (isBorrowed)
        return {trust, cause,
                tr("%1: no published measurement, so it is estimated from similar chips; results may differ by %2 to "
                   "%3.",
                   "a chip, two percentages")
                    .arg(row.subject.name, low, high)};
    const QString work = kindOfWork(row.request ? row.request->workload.task : Task::Serve);
    const QString range = tr("%1 to %2", "two percentages").arg(low, high);
    return {trust, cause,
            runs == 1 ? tr("%1: based on 1 published measurement of %2; results may differ by %3.",
                           "a chip, serving, −40% to +65%")
                            .arg(row.subject.name, work, range)
                      : tr("%1: based on %2 published measurements of %3; results may differ by %4.",
                           "a chip, a number, serving, −27% to +36%")
                            .arg(row.subject.name, formatter.integer(runs), work, range)};
}

} // namespace

std::pair<QString, QString> errorTexts(const Interval &value, const Formatter &formatter)
{
    return {formatter.signedPercent(value.low / value.value - 1.0),
            formatter.signedPercent(value.high / value.value - 1.0)};
}

QString Confidence::word() const
{
    static const char *const words[] = {"", "low", "medium", "high"};
    return QLatin1String(words[static_cast<std::size_t>(trust)]);
}

QString Confidence::label() const
{
    switch (trust) {
    case Trust::Low:
        return tr("Low confidence");
    case Trust::Medium:
        return tr("Medium confidence");
    case Trust::High:
        return tr("High confidence");
    case Trust::Unknown:
        break;
    }
    return {};
}

Trust trustOf(int measurements, bool isBorrowed, double error)
{
    if (isBorrowed || measurements < fewRuns || error > wideError)
        return Trust::Low;
    return measurements >= manyRuns && error <= narrowError ? Trust::High : Trust::Medium;
}

QString scarceText(const Catalog &catalog, const SubjectEstimate &row, const Formatter &formatter)
{
    constexpr int scarceRuns = 3; // the range is that of other chips
    const int runs = measurementsOf(catalog, row);
    if (runs == 0 || runs > scarceRuns || borrowsCalibration(catalog, row))
        return {};
    const QString work = kindOfWork(row.request->workload.task);
    return runs == 1 ? tr("%1 is based on only 1 measurement of %2.", "a chip, serving").arg(row.subject.name, work)
                     : tr("%1 is based on only %2 measurements of %3.", "a chip, a number, serving")
                           .arg(row.subject.name, formatter.integer(runs), work);
}

Confidence confidenceIn(const Catalog &catalog, const ResultTable &table, const WorkloadView &view,
                        const Verdict &verdict, const MetricId &metric, const Formatter &formatter)
{
    Confidence confidence;
    const Metric *asked = findMetric(metric);
    if (asked == nullptr || asked->group != MetricGroup::Workload)
        return confidence;
    const MetricId estimated = view.work ? beforeRounding(metric, view.work->workload.task) : metric;
    QList<RowTrust> rows;
    for (const QString &id : {verdict.best, verdict.other}) {
        const SubjectEstimate *row = id.isEmpty() ? nullptr : view.row(id);
        const Cell *cell = row == nullptr ? nullptr : table.cell(id, estimated);
        if (cell != nullptr && !cell->isMissing() && cell->value->low > 0.0)
            rows << trustInRow(catalog, *row, *cell, formatter);
    }
    std::ranges::stable_sort(rows, {}, &RowTrust::trust);
    for (const RowTrust &row : std::as_const(rows))
        confidence.reasons << row.reason;
    if (!rows.isEmpty()) {
        confidence.trust = rows.constFirst().trust;
        confidence.cause = rows.constFirst().cause;
    }
    return confidence;
}

} // namespace chipboard
