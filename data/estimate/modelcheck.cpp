#include "data/estimate/modelcheck.h"

#include "data/core/tr.h"
#include "data/estimate/cost.h"
#include "data/estimate/memoryfit.h"
#include "data/estimate/runsetup.h"
#include "data/estimate/shapecheck.h"

namespace chipboard {
namespace {

void takeProblem(CheckRow &row, const Problem &problem) { row.reason = problem.message; }

std::optional<double> inSeconds(const std::optional<Duration> &time)
{
    return time ? std::optional(*time / seconds(1)) : std::nullopt;
}

void setFigure(CheckRow &row, const char *unit, std::optional<double> measured)
{
    row.unit = QLatin1String(unit);
    row.measured = measured;
}

// Recomputed activations are arithmetic like any other: with them counted, the hardware is as busy as it is with the
// model's own arithmetic where nothing is recomputed.
void setUtilisation(CheckRow &row, const Measured &measured, double predicted)
{
    setFigure(row, "MFU", measured.utilisation ? measured.utilisation : measured.hardwareUse);
    row.predicted = predicted;
    if (!measured.utilisation)
        row.note = tr("The source counts recomputed activations; it is compared with what runs without them reach.");
}

void predictTraining(CheckRow &row, const MeasuredRun &run, const Device &device, const CheckBench &bench)
{
    const ModelShape shape = trainedShape(run, bench.modelOf(run));
    if (!(shape.parameters > 0.0)) {
        row.reason = tr("The dimensions of the model are not known.");
        return;
    }
    const TrainingConstants &constants = bench.calibration().training;
    const auto speed = trainingSpeed(shape, trainingSetupOf(run), device, constants);
    if (!speed)
        return takeProblem(row, speed.problem());
    if (!speed.value().borrowedFrom.isEmpty())
        row.note = tr("No training of this family is in the evidence; the constants are those of %1.")
                       .arg(speed.value().borrowedFrom);
    switch (figureOf(run)) {
    case RunFigure::ChipHours:
        setFigure(row, "h", run.measured.chipHours);
        if (run.trainingTokens <= 0.0)
            row.reason = tr("The source does not state the tokens trained on.");
        else
            row.predicted =
                trainingRun(speed.value(), run.trainingTokens, 1, constants.goodput).chipTime.value / hours(1);
        break;
    case RunFigure::Utilisation:
        setUtilisation(row, run.measured, speed.value().utilisation);
        break;
    default:
        setFigure(row, "tokens/s", run.measured.tokensPerChip);
        row.predicted = speed.value().perChip.value.base();
    }
    if (!row.measured)
        row.reason = tr("The source states no figure that this model predicts.");
}

// By its rules a result of MLPerf is that of the whole system under test.
bool isOfSystem(const MeasuredRun &run) { return run.kind.startsWith(QLatin1String("mlperf_")); }

/// Replicas of the model that share chips and requests evenly; what is left of the chips stays idle.
struct Replicas
{
    ServingSetup each;
    int count = 1;
};

Replicas inReplicas(const ServingSetup &whole, int chipsEach)
{
    Replicas replicas{whole, std::max(1, whole.chips / chipsEach)};
    replicas.each.chips = chipsEach;
    replicas.each.shards = 0;
    replicas.each.batch = whole.batch > 0 ? instancesFor(whole.batch, replicas.count) : 0;
    return replicas;
}

// One, unless the figure is of a system: then of the stated size, or of that which serves most.
Replicas replicasOf(const MeasuredRun &run, const ModelShape &model, const Device &device,
                    const ServingConstants &constants)
{
    const ServingSetup whole = servingSetupOf(run);
    if (!isOfSystem(run) || whole.chips < 2)
        return {whole, 1};
    if (whole.shards > 0)
        return inReplicas(whole, std::min(whole.shards, whole.chips));
    Replicas best = inReplicas(whole, whole.chips);
    double fastest = 0.0;
    for (int chips = 1; chips <= std::min(whole.chips, mostServingChips); chips *= 2) {
        const Replicas replicas = inReplicas(whole, chips);
        const auto speed = servingSpeed(model, replicas.each, device, constants);
        const double tokens = speed ? speed.value().tokens.value.base() * replicas.count : 0.0;
        if (tokens > fastest) {
            fastest = tokens;
            best = replicas;
        }
    }
    return best;
}

void predictFirstToken(CheckRow &row, const MeasuredRun &run, const Device &device, const ModelShape &model,
                       const ServingConstants &constants)
{
    setFigure(row, "s", inSeconds(run.measured.firstToken));
    const ServingSetup setup = replicasOf(run, model, device, constants).each;
    if (!row.measured || setup.input < 1)
        row.reason = tr("The source does not state the prompt's length or the time to its first token.");
    else if (!peakFor(device, setup.precision))
        row.reason = tr("No dense peak of this chip is published, and prefill is arithmetic.");
    else
        row.predicted = firstTokenTime(model, setup, device, constants) / seconds(1);
}

void predictGeneration(CheckRow &row, const MeasuredRun &run, const Device &device, const ModelShape &model,
                       const ServingConstants &constants)
{
    const bool isPerToken = figureOf(run) == RunFigure::PerToken;
    if (isPerToken)
        setFigure(row, "s", inSeconds(run.measured.perToken));
    else
        setFigure(row, "tokens/s", run.measured.tokens);
    if (!run.input || !run.output) {
        row.reason = tr("The source does not state the lengths of prompt and answer.");
        return;
    }
    const Replicas replicas = replicasOf(run, model, device, constants);
    const auto speed = servingSpeed(model, replicas.each, device, constants);
    if (!speed)
        return takeProblem(row, speed.problem());
    row.predicted =
        isPerToken ? speed.value().perToken.value / seconds(1) : speed.value().tokens.value.base() * replicas.count;
    if (replicas.count > 1 && row.note.isEmpty())
        row.note = tr("The source states the total of all %1 chips; it is predicted as %2 replicas of the model.")
                       .arg(QString::number(run.chips.value_or(1)), QString::number(replicas.count));
    if (speed.value().sequences < replicas.each.batch)
        row.note = tr("Memory holds fewer requests than were sent; the rest is taken to wait.");
}

void predictItems(CheckRow &row, const MeasuredRun &run, const Device &device, const ModelShape &model,
                  const CheckBench &bench)
{
    setFigure(row, "items/s", run.measured.items);
    const BatchChoice lent = batchConstants(bench.calibration(), device.family, batchKind(model));
    const auto speed = batchSpeed(model, batchSetupOf(run), device, lent.constants);
    if (!speed)
        return takeProblem(row, speed.problem());
    row.predicted = speed.value().items.value.base();
    if (!lent.from.isEmpty())
        row.note = tr("No measurement of this kind on this family is in the evidence; the constants are those of %1.")
                       .arg(lent.from);
}

void predictServing(CheckRow &row, const MeasuredRun &run, const Device &device, const CheckBench &bench)
{
    const auto served = servedModel(run, bench.modelOf(run));
    if (!served) {
        row.reason = tr("The dimensions of the model are not known.");
        return;
    }
    const RunFigure figure = figureOf(run);
    if (figure == RunFigure::Items || served->shape.kind != ModelKind::Decoder)
        return predictItems(row, run, device, served->shape, bench);
    const ServingChoice choice = servingConstants(bench.calibration(), device.family, run.stack);
    if (choice.constants == nullptr) {
        row.reason = tr("There is no calibration.");
        return;
    }
    if (served->guessed)
        row.note = tr("The model's dimensions are guessed from the number of its parameters.");
    else if (choice.borrowed)
        row.note = tr("No serving on this family is in the evidence; the constants are those of other chips under the "
                      "same software.");
    if (figure == RunFigure::FirstToken)
        return predictFirstToken(row, run, device, served->shape, *choice.constants);
    predictGeneration(row, run, device, served->shape, *choice.constants);
}

CheckRow rowOf(const MeasuredRun &run)
{
    CheckRow row;
    row.id = run.id;
    row.kind = run.kind;
    row.model = run.model;
    row.chip = run.chip;
    row.sources = run.sources;
    row.sourceTitle = run.sourceTitle;
    row.sourceUrl = run.sourceUrl;
    return row;
}

// Where one name is the beginning of another, the nearest: "H100SXM5" is "h100-sxm".
qsizetype nearestStart(const QStringList &known, const QString &plain)
{
    constexpr qsizetype shortestStart = 4;
    qsizetype best = -1;
    qsizetype closest = 0;
    for (qsizetype i = 0; i < known.size(); ++i) {
        const QString &name = known.at(i);
        const bool related =
            std::min(name.size(), plain.size()) >= shortestStart && (name.startsWith(plain) || plain.startsWith(name));
        const qsizetype distance = std::abs(name.size() - plain.size());
        if (related && (best < 0 || distance < closest)) {
            best = i;
            closest = distance;
        }
    }
    return best;
}

} // namespace

void CheckBench::add(const QList<ModelShape> &models)
{
    for (const ModelShape &model : models) {
        for (const QString &name : {model.id.text(), model.name}) {
            const QStringList words = modelWords(name);
            if (words.isEmpty() || m_modelWords.contains(words))
                continue;
            m_modelWords << words;
            m_models << model;
        }
    }
}

void CheckBench::add(const QString &name, const Device &device)
{
    const QString plain = plainName(name);
    if (plain.isEmpty() || m_deviceNames.contains(plain))
        return;
    m_deviceNames << plain;
    m_chipNames << chipName(name);
    m_devices << device;
}

void CheckBench::add(const QList<MeasuredChip> &chips)
{
    for (const MeasuredChip &chip : chips) {
        if (chip.memory > DataSize() && chip.bandwidth > DataRate())
            add(chip.id, deviceFrom(chip, m_calibration));
    }
}

void CheckBench::add(const QList<Chip> &chips)
{
    for (const Chip &chip : chips) {
        const Result<Device> device = deviceFrom(chip, m_calibration);
        if (!device)
            continue;
        for (const QString &name : {chip.id.text(), chip.name, chip.fullName})
            add(name, device.value());
    }
}

const ModelShape *CheckBench::model(const QString &name) const
{
    const qsizetype found = name.isEmpty() ? -1 : nearestModel(modelWords(name), m_modelWords);
    return found < 0 ? nullptr : &m_models.at(found);
}

const ModelShape *CheckBench::modelOf(const MeasuredRun &run) const
{
    const ModelShape *named = model(run.architecture);
    // The dimensions of a training run stand in the run itself; a like-named model would only mislead.
    if (named != nullptr || (isTraining(run) && run.shape.parameters > 0.0))
        return named;
    return model(run.model);
}

const Device *CheckBench::device(const QString &name) const
{
    const QString plain = plainName(name);
    if (plain.isEmpty())
        return nullptr;
    qsizetype found = m_deviceNames.indexOf(plain);
    if (found < 0)
        found = nearestChip(chipName(name), m_chipNames);
    if (found < 0)
        found = nearestStart(m_deviceNames, plain);
    return found < 0 ? nullptr : &m_devices.at(found);
}

std::optional<double> CheckRow::error() const
{
    if (!predicted || !measured || !(*measured > 0.0))
        return std::nullopt;
    return *predicted / *measured - 1.0;
}

CheckRow checkRun(const MeasuredRun &run, const CheckBench &bench)
{
    CheckRow row = rowOf(run);
    if (!run.fault.isEmpty()) {
        row.reason = run.fault;
        return row;
    }
    const Device *device = bench.device(run.chip);
    if (run.chip.isEmpty()) {
        row.reason = tr("The chip is not stated.");
        return row;
    }
    if (device == nullptr) {
        row.reason = tr("Memory and bandwidth of the chip \"%1\" are not known.").arg(run.chip);
        return row;
    }
    row.family = device->family.chain.value(0);
    if (isTraining(run))
        predictTraining(row, run, *device, bench);
    else
        predictServing(row, run, *device, bench);
    if (row.predicted && (!row.measured || !(*row.measured > 0.0)) && row.reason.isEmpty())
        row.reason = tr("The source states no figure to compare with.");
    return row;
}

std::optional<CheckRow> checkUtilisation(const MeasuredRun &run, const CheckBench &bench)
{
    const Device *device = bench.device(run.chip);
    if (device == nullptr || !run.measured.utilisation || !run.measured.tokensPerChip || run.sequence < 1)
        return std::nullopt;
    const auto predicted = throughputOfUtilisation(trainedShape(run, bench.modelOf(run)), trainingSetupOf(run), *device,
                                                   *run.measured.utilisation);
    if (!predicted)
        return std::nullopt;
    CheckRow row = rowOf(run);
    row.kind = QStringLiteral("mfu_to_tokens");
    row.family = device->family.chain.value(0);
    row.unit = QStringLiteral("tokens/s");
    row.predicted = predicted->base();
    row.measured = run.measured.tokensPerChip;
    return row;
}

std::optional<CheckRow> checkCost(const MeasuredRun &run)
{
    const std::optional<double> rate = run.measured.tokens ? run.measured.tokens : run.measured.items;
    if (!run.measured.costPerItem || !run.measured.price || !rate || !(*rate > 0.0))
        return std::nullopt;
    CheckRow row = rowOf(run);
    row.kind = QStringLiteral("cost");
    row.unit = QStringLiteral("USD/1M");
    const auto speed = exactly(perSecond(*rate));
    row.predicted = costPerItem(speed, exactly(*run.measured.price), 1.0).value.base() * 1e6;
    row.measured = run.measured.costPerItem->base() * 1e6;
    return row;
}

std::optional<bool> fitsByModel(const MeasuredRun &run, const CheckBench &bench)
{
    const Device *device = bench.device(run.chip);
    if (device == nullptr || !run.chips)
        return std::nullopt;
    if (isTraining(run)) {
        const TrainingSetup setup = trainingSetupOf(run);
        const ModelShape shape = trainedShape(run, bench.modelOf(run));
        return fitTraining(shape, setup.task, setup.sequence, setup.chips, *device).fits;
    }
    const ModelShape *known = bench.modelOf(run);
    if (known == nullptr || known->kind != ModelKind::Decoder)
        return std::nullopt;
    return fitServing(completedShape(*known), servingSetupOf(run), *device).fits;
}

} // namespace chipboard
