#include "data/estimate/modelcheck.h"

#include "data/estimate/batch.h"
#include "data/estimate/cost.h"
#include "data/estimate/inference.h"
#include "data/estimate/memoryfit.h"
#include "data/estimate/shapecheck.h"
#include "data/estimate/training.h"

#include <QCoreApplication>

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("ModelCheck", text); }

constexpr int assumedSequence = 4096;
constexpr int assumedChips = 1024;
constexpr int assumedOutput = 200;
constexpr int assumedBatch = 256; // offline image classification states none; from some dozens on it hardly matters

// The arithmetic of a run. Weights in 4 or 8 bits alone do not change it: they are widened before they are multiplied.
Precision arithmeticOf(const QString &precision, bool wholeModel)
{
    using enum Precision;
    if (precision == QLatin1String("fp8"))
        return Fp8;
    if (precision == QLatin1String("fp4"))
        return Fp4;
    if (precision == QLatin1String("int8") && wholeModel)
        return Int8;
    if (precision == QLatin1String("fp16") && wholeModel)
        return Fp16;
    return Bf16;
}

double storedWeight(const MeasuredRun &run)
{
    if (run.weightBytes > 0.0)
        return run.weightBytes;
    if (run.precision == QLatin1String("q4_k_m"))
        return 0.57; // llama.cpp: 4.58 GiB for 8.03e9 weights, with its block scales, rounded up
    return run.precision == QLatin1String("int8") ? 1.0 : 0.0;
}

Task taskOf(const MeasuredRun &run)
{
    return run.task == QLatin1String("lora")                                        ? Task::Lora
        : run.task == QLatin1String("sft") || run.task == QLatin1String("finetune") ? Task::FineTune
                                                                                    : Task::Pretrain;
}

bool isTraining(const MeasuredRun &run)
{
    return run.kind == QLatin1String("throughput") || run.kind == QLatin1String("full_run")
        || run.kind == QLatin1String("mfu_only");
}

bool isGeneration(const MeasuredRun &run) { return run.measured.tokens.has_value() && !run.measured.items; }

ModelShape trainedShape(const MeasuredRun &run, const CheckBench &bench)
{
    const ModelShape *known = bench.model(run.architecture);
    ModelShape shape = known != nullptr ? *known : run.shape;
    // The run's own count comes first: the same architecture differs a little from place to place.
    if (run.shape.parameters > 0.0)
        shape.parameters = run.shape.parameters;
    if (run.shape.activeParameters > 0.0)
        shape.activeParameters = run.shape.activeParameters;
    if (run.shape.layers > 0 && run.shape.hidden > 0) {
        shape.layers = run.shape.layers;
        shape.hidden = run.shape.hidden;
    }
    return completedShape(shape);
}

TrainingSetup trainingSetup(const MeasuredRun &run)
{
    TrainingSetup setup;
    setup.task = taskOf(run);
    setup.precision = arithmeticOf(run.precision, true);
    setup.sequence = run.sequence > 0 ? run.sequence : assumedSequence;
    setup.chips = std::max(1, run.chips.value_or(assumedChips));
    setup.globalBatch = run.chips ? run.globalBatch : 0;
    return setup;
}

ServingSetup servingSetup(const MeasuredRun &run)
{
    ServingSetup setup;
    setup.precision = arithmeticOf(run.precision, false);
    setup.weightBytes = storedWeight(run);
    setup.cacheBytes = run.cacheBytes > 0.0 ? run.cacheBytes : 2.0;
    setup.weights = run.weights;
    setup.input = run.input.value_or(0);
    setup.output = std::max(1, run.output.value_or(assumedOutput));
    setup.chips = std::max(1, run.chips.value_or(1));
    setup.shards = run.shards;
    setup.batch = run.batch.value_or(0);
    return setup;
}

void takeProblem(CheckRow &row, const Problem &problem) { row.reason = problem.message; }

void predictTraining(CheckRow &row, const MeasuredRun &run, const Device &device, const CheckBench &bench)
{
    const TrainingSetup setup = trainingSetup(run);
    const ModelShape shape = trainedShape(run, bench);
    const TrainingConstants &constants = bench.calibration().training;
    const auto speed = trainingSpeed(shape, setup, device, constants);
    if (!speed)
        return takeProblem(row, speed.problem());
    if (run.kind == QLatin1String("full_run")) {
        row.unit = QStringLiteral("h");
        row.measured = run.measured.chipHours;
        if (run.trainingTokens <= 0.0)
            row.reason = tr("The source does not state the tokens trained on.");
        else
            row.predicted =
                trainingRun(speed.value(), run.trainingTokens, 1, constants.goodput).chipTime.value / hours(1);
    } else if (run.kind == QLatin1String("mfu_only")) {
        row.unit = QStringLiteral("MFU");
        row.measured = run.measured.utilisation;
        row.predicted = speed.value().utilisation;
    } else {
        row.unit = QStringLiteral("tokens/s");
        row.measured = run.measured.tokensPerChip;
        row.predicted = speed.value().perChip.value.base();
    }
    if (!row.measured)
        row.reason = tr("The source states no figure that this model predicts; utilisation with recomputation counted "
                        "is not one.");
    if (!speed.value().borrowedFrom.isEmpty())
        row.note = tr("No training of this family is in the evidence; the constants are those of %1.")
                       .arg(speed.value().borrowedFrom);
}

void predictFirstToken(CheckRow &row, const MeasuredRun &run, const Device &device, const ModelShape &model,
                       const ServingConstants &constants)
{
    row.unit = QStringLiteral("s");
    if (run.measured.firstToken)
        row.measured = *run.measured.firstToken / seconds(1);
    const ServingSetup setup = servingSetup(run);
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
    row.unit = QStringLiteral("tokens/s");
    row.measured = run.measured.tokens;
    if (!run.input || !run.output) {
        row.reason = tr("The source does not state the lengths of prompt and answer.");
        return;
    }
    const auto speed = servingSpeed(model, servingSetup(run), device, constants);
    if (!speed)
        return takeProblem(row, speed.problem());
    row.predicted = speed.value().tokens.value.base();
    if (speed.value().sequences < run.batch.value_or(0))
        row.note = tr("Memory holds fewer requests than were sent; the rest is taken to wait.");
}

void predictServing(CheckRow &row, const MeasuredRun &run, const Device &device, const CheckBench &bench)
{
    const ModelShape *known = bench.model(run.architecture.isEmpty() ? run.model : run.architecture);
    if (known == nullptr) {
        row.reason = tr("The dimensions of the model are not known.");
        return;
    }
    const ModelShape model = completedShape(*known);
    const ServingChoice choice = servingConstants(bench.calibration(), device.family, run.stack);
    if (choice.constants == nullptr) {
        row.reason = tr("There is no calibration.");
        return;
    }
    if (choice.borrowed)
        row.note = tr("No serving on this family is in the evidence; the constants are those of other chips under the "
                      "same software.");
    if (run.kind == QLatin1String("prefill"))
        return predictFirstToken(row, run, device, model, *choice.constants);
    if (isGeneration(run))
        return predictGeneration(row, run, device, model, *choice.constants);
    row.unit = QStringLiteral("items/s");
    row.measured = run.measured.items;
    const BatchSetup setup{arithmeticOf(run.precision, true), run.input.value_or(0),
                           std::max(1, run.batch.value_or(assumedBatch)), run.steps.value_or(0),
                           std::max(1, run.chips.value_or(1))};
    const BatchChoice lent = batchConstants(bench.calibration(), device.family, batchKind(model));
    const auto speed = batchSpeed(model, setup, device, lent.constants);
    if (!speed)
        return takeProblem(row, speed.problem());
    row.predicted = speed.value().items.value.base();
    if (!lent.from.isEmpty())
        row.note = tr("No measurement of this kind on this family is in the evidence; the constants are those of %1.")
                       .arg(lent.from);
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

// By the whole name, else by the one name that begins like it or that it begins with: "H200" is "h200-sxm".
template<typename Item>
const Item *byName(const QHash<QString, Item> &items, const QString &name)
{
    const QString plain = plainName(name);
    if (const auto found = items.constFind(plain); found != items.constEnd())
        return &*found;
    const Item *best = nullptr;
    qsizetype closest = 0;
    for (auto item = items.constBegin(); item != items.constEnd(); ++item) {
        const qsizetype shorter = std::min(item.key().size(), plain.size());
        const bool related = shorter >= 4 && (item.key().startsWith(plain) || plain.startsWith(item.key()));
        const qsizetype distance = std::abs(item.key().size() - plain.size());
        if (related && (best == nullptr || distance < closest)) {
            best = &*item;
            closest = distance;
        }
    }
    return best;
}

template<typename Item>
void keepFirst(QHash<QString, Item> &items, const QString &name, const Item &item)
{
    if (!items.contains(name))
        items.insert(name, item);
}

} // namespace

void CheckBench::add(const QList<ModelShape> &models)
{
    for (const ModelShape &model : models) {
        keepFirst(m_models, plainName(model.id.text()), model);
        keepFirst(m_models, plainName(model.name), model);
    }
}

void CheckBench::add(const QList<MeasuredChip> &chips)
{
    for (const MeasuredChip &chip : chips) {
        if (chip.memory > DataSize() && chip.bandwidth > DataRate())
            keepFirst(m_devices, plainName(chip.id), deviceFrom(chip, m_calibration));
    }
}

void CheckBench::add(const QList<Chip> &chips)
{
    for (const Chip &chip : chips) {
        const Result<Device> device = deviceFrom(chip, m_calibration);
        if (!device)
            continue;
        for (const QString &name : {chip.id.text(), chip.name, chip.fullName})
            keepFirst(m_devices, plainName(name), device.value());
    }
}

const ModelShape *CheckBench::model(const QString &name) const
{
    return name.isEmpty() ? nullptr : byName(m_models, name);
}

const Device *CheckBench::device(const QString &name) const
{
    return name.isEmpty() ? nullptr : byName(m_devices, name);
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
    const Device *device = bench.device(run.chip);
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
    const auto predicted =
        throughputOfUtilisation(trainedShape(run, bench), trainingSetup(run), *device, *run.measured.utilisation);
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
        const TrainingSetup setup = trainingSetup(run);
        return fitTraining(trainedShape(run, bench), setup.task, setup.sequence, setup.chips, *device).fits;
    }
    const ModelShape *known = bench.model(run.architecture.isEmpty() ? run.model : run.architecture);
    if (known == nullptr || known->kind != ModelKind::Decoder)
        return std::nullopt;
    return fitServing(completedShape(*known), servingSetup(run), *device).fits;
}

} // namespace chipboard
