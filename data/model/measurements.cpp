#include "data/model/measurements.h"

#include "data/model/naming.h"

#include <cmath>

namespace chipboard {
namespace {

double apart(double one, double other) { return one > 0.0 && other > 0.0 ? std::abs(std::log(one / other)) : 0.0; }

bool isComparable(const MeasuredRun &run)
{
    return run.plain && run.fault.isEmpty() && run.chips.value_or(0) > 0 && !isTraining(run)
        && figureOf(run) == RunFigure::Tokens && run.measured.tokens.value_or(0.0) > 0.0;
}

/// Distance between the loads of two runs, with different numbers of chips.
double distanceOfLoad(const Workload &work, double chips, double requests, const MeasuredRun &run)
{
    constexpr double ofLoad = 0.3;
    constexpr double ofChips = 0.2;
    constexpr double notStated = 4.0; // times
    const double itsChips = *run.chips;
    const auto unlike = [](double own, const std::optional<int> &its, double each) {
        return its.value_or(0) > 0 ? apart(own, *its / each) : std::log(notStated);
    };
    const double load = unlike(work.input, run.input, 1.0) + unlike(work.output, run.output, 1.0)
        + unlike(requests / chips, run.batch, itsChips);
    return ofLoad * load + ofChips * apart(chips, itsChips);
}

/// Prompts and answers have about the workload's length.
bool isAsLong(const Workload &work, const MeasuredRun &run)
{
    constexpr double most = 0.405; // ln 1.5
    const auto isNear = [](int own, const std::optional<int> &its) {
        return its.value_or(0) > 0 && own > 0 && apart(own, *its) <= most;
    };
    return isNear(work.input, run.input) && isNear(work.output, run.output);
}

} // namespace

// Chips have many names; the bench knows most.
QString Measurements::idOf(const QString &chip) const
{
    const Device *device = m_bench.device(chip);
    return device != nullptr ? plainName(device->id) : QString();
}

Precision askedPrecision(const MeasuredRun &run)
{
    constexpr double shortWeight = 0.75; // bytes: 4 bits with scales
    const double weight = servingSetupOf(run).weightBytes;
    return weight > 0.0 && weight < shortWeight ? Precision::Fp4 : arithmeticOf(run.precision, true);
}

Measurements::Measurements(const QList<MeasuredRun> &runs, const CheckBench &bench)
    : m_bench(bench)
{
    QHash<QString, QString> ids;
    QHash<QString, const ModelShape *> models;
    QHash<QString, Duration> perToken; // by measurement, whose figures may be spread over rows
    for (const MeasuredRun &run : runs) {
        if (!run.measurement.isEmpty() && run.measured.perToken && run.fault.isEmpty())
            perToken.insert(run.measurement, *run.measured.perToken);
    }
    for (const MeasuredRun &run : runs) {
        if (!isComparable(run))
            continue;
        if (!ids.contains(run.chip))
            ids.insert(run.chip, idOf(run.chip));
        const QString name = run.architecture.isEmpty() ? run.model : run.architecture;
        if (!models.contains(name))
            models.insert(name, bench.modelOf(run));
        const QString id = ids.value(run.chip);
        const ModelShape *model = models.value(name);
        std::optional<Duration> time = run.measured.perToken;
        if (!time && !run.measurement.isEmpty() && perToken.contains(run.measurement))
            time = perToken.value(run.measurement);
        if (!id.isEmpty() && model != nullptr)
            m_rows[id] << Row{run, time, model->id, model->parameters, model->activeParameters, askedPrecision(run)};
    }
}

std::optional<NearestRun> Measurements::nearest(const EstimateRequest &request, const Estimate &estimate) const
{
    constexpr double mostOfActive = 0.405; // ln 1.5
    constexpr double mostOfAll = 0.693;    // ln 2: otherwise a mixture of experts would match a dense model
    constexpr double ofPrecision = 0.5;
    const EstimateResult *atOnce = estimate.result(u"requests_at_once");
    if (request.workload.task != Task::Serve || estimate.count < 1 || atOnce == nullptr || !atOnce->value)
        return std::nullopt;
    const Row *nearest = nullptr;
    double least = 0.0;
    const QList<Row> rows = m_rows.value(idOf(request.device.name));
    for (const Row &row : rows) {
        const double active = apart(request.model.activeParameters, row.activeParameters);
        const double all = apart(request.model.parameters, row.parameters);
        if (active > mostOfActive || all > mostOfAll)
            continue; // most rows are of other models: skip the distance of loads
        const double distance = active + all / 2.0 + (row.precision == request.workload.precision ? 0.0 : ofPrecision)
            + distanceOfLoad(request.workload, estimate.count, atOnce->value->value, row.run);
        if (nearest == nullptr || distance < least) {
            nearest = &row;
            least = distance;
        }
    }
    if (nearest == nullptr)
        return std::nullopt;
    return NearestRun{nearest->run, checkRun(nearest->run, m_bench), least};
}

QList<MeasuredRun> Measurements::ofSameWork(const EstimateRequest &request) const
{
    QList<MeasuredRun> runs;
    if (request.workload.task != Task::Serve)
        return runs;
    const QList<Row> rows = m_rows.value(idOf(request.device.name));
    for (const Row &row : rows) {
        const bool isSame = row.model == request.model.id && row.parameters == request.model.parameters
            && row.activeParameters == request.model.activeParameters;
        if (isSame && row.run.batch.value_or(0) > 0 && isAsLong(request.workload, row.run))
            (runs << row.run).last().measured.perToken = row.perToken;
    }
    return runs;
}

} // namespace chipboard
