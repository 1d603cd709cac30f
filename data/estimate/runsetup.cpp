#include "data/estimate/runsetup.h"

#include "data/estimate/naming.h"
#include "data/estimate/shapecheck.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr int assumedSequence = 4096;
constexpr int assumedChips = 1024;
constexpr int assumedOutput = 200;
constexpr double mostOfAShape = 1e7; // of a width, as shapes are completed
constexpr int assumedBatch = 256;    // offline image classification states none; from some dozens on it hardly matters

bool isTrainingKind(const QString &kind) { return kind == u"throughput" || kind == u"full_run" || kind == u"mfu_only"; }

bool isStated(const MeasuredRun &run, RunFigure figure)
{
    const Measured &measured = run.measured;
    switch (figure) {
    case RunFigure::TrainingSpeed:
        return measured.tokensPerChip.has_value();
    case RunFigure::ChipHours:
        return measured.chipHours.has_value();
    case RunFigure::Utilisation:
        return measured.utilisation.has_value() || measured.hardwareUse.has_value();
    case RunFigure::FirstToken:
        return measured.firstToken.has_value();
    case RunFigure::Tokens:
        return measured.tokens.has_value();
    case RunFigure::PerToken:
        return measured.perToken.has_value();
    case RunFigure::Items:
        return measured.items.has_value();
    case RunFigure::None:
        break;
    }
    return false;
}

RunFigure usualFigure(const QString &kind)
{
    if (kind == u"throughput")
        return RunFigure::TrainingSpeed;
    if (kind == u"full_run")
        return RunFigure::ChipHours;
    if (kind == u"mfu_only")
        return RunFigure::Utilisation;
    if (kind == u"prefill")
        return RunFigure::FirstToken;
    return RunFigure::None;
}

bool isShortWeight(const QString &precision)
{
    constexpr std::array words{QStringView(u"int4"), QStringView(u"q4"),   QStringView(u"w4"),   QStringView(u"awq"),
                               QStringView(u"gptq"), QStringView(u"4bit"), QStringView(u"4-bit")};
    return std::any_of(words.begin(), words.end(), [&](QStringView word) { return precision.contains(word); });
}

double storedWeight(const MeasuredRun &run)
{
    const QString precision = run.precision.toLower();
    if (run.weightBytes > 0.0)
        return run.weightBytes;
    if (precision.startsWith(u"q4_k"))
        return 0.57; // llama.cpp: 4.58 GiB for 8.03e9 weights, with its block scales, rounded up
    if (isShortWeight(precision))
        return weightBytesOf(Precision::Fp4);
    return precision.startsWith(u"int8") || precision.startsWith(u"w8") || precision.startsWith(u"q8") ? 1.0 : 0.0;
}

Task taskOf(const MeasuredRun &run)
{
    const QString task = run.task.toLower();
    if (task == u"lora" || task == u"qlora" || task == u"peft")
        return Task::Lora;
    return task == u"sft" || task.startsWith(u"finetun") || task.startsWith(u"fine-tun") ? Task::FineTune
                                                                                         : Task::Pretrain;
}

// Of the size alone: layers and width of a GPT block, and 8 KV heads of 128, as most models since 2023 have.
ModelShape guessedShape(const QString &name, double parameters, double activeParameters)
{
    constexpr int headSize = 128;
    constexpr int kvHeads = 8;
    ModelShape shape;
    shape.name = name;
    shape.parameters = parameters;
    shape.activeParameters = activeParameters;
    shape = completedShape(shape);
    shape.headSize = headSize;
    shape.heads = std::max(1, shape.hidden / headSize);
    shape.kvHeads = std::min(kvHeads, shape.heads);
    return shape;
}

} // namespace

bool isTraining(const MeasuredRun &run)
{
    const Measured &measured = run.measured;
    return isTrainingKind(run.kind)
        || (!measured.tokens && !measured.items && !measured.firstToken && !measured.perToken
            && (measured.tokensPerChip || measured.chipHours || measured.utilisation || measured.hardwareUse));
}

RunFigure figureOf(const MeasuredRun &run)
{
    using enum RunFigure;
    const RunFigure usual = usualFigure(run.kind);
    if (usual != None && isStated(run, usual))
        return usual;
    const auto training = {TrainingSpeed, ChipHours, Utilisation};
    const auto inference = {Items, Tokens, PerToken, FirstToken};
    for (const RunFigure figure : isTraining(run) ? QList<RunFigure>(training) : QList<RunFigure>(inference)) {
        if (isStated(run, figure))
            return figure;
    }
    return usual;
}

Precision arithmeticOf(const QString &precision, bool wholeModel)
{
    using enum Precision;
    const QString word = precision.toLower();
    if (word.startsWith(u"fp8") || word.startsWith(u"mxfp8") || word.startsWith(u"float8"))
        return Fp8;
    if (word.startsWith(u"fp4") || word.startsWith(u"nvfp4") || word.startsWith(u"mxfp4"))
        return Fp4;
    if (word.startsWith(u"int8") && wholeModel)
        return Int8;
    if (word == u"fp16" && wholeModel)
        return Fp16;
    if (word == u"tf32")
        return Tf32;
    if (word == u"fp32" || word == u"float32")
        return Fp32;
    return Bf16;
}

ModelShape trainedShape(const MeasuredRun &run, const ModelShape *known)
{
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
    if (shape.parameters <= 0.0 && shape.activeParameters > 0.0)
        shape.parameters = shape.activeParameters;
    if (shape.parameters <= 0.0) {
        const NamedSize size = sizeInName(run.model);
        shape.parameters = size.parameters;
        shape.activeParameters = size.activeParameters;
    }
    return completedShape(shape);
}

std::optional<ServedModel> servedModel(const MeasuredRun &run, const ModelShape *known)
{
    if (known != nullptr)
        return ServedModel{completedShape(*known), false};
    const NamedSize size = run.shape.parameters > 0.0
        ? NamedSize{run.shape.parameters, std::max(0.0, run.shape.activeParameters), 1}
        : sizeInName(run.model.isEmpty() ? run.architecture : run.model);
    if (size.parameters <= 0.0)
        return std::nullopt;
    const double active =
        size.activeParameters > 0.0 ? std::min(size.activeParameters, size.parameters) : size.parameters;
    ModelShape shape = guessedShape(run.model, size.parameters, active);
    if (run.shape.layers > 0 && run.shape.hidden > 0) {
        shape.layers = run.shape.layers;
        shape.hidden = run.shape.hidden;
    }
    if (size.experts > 1) {
        constexpr int matrices = 3; // gate, up and down
        const double each = (shape.parameters - shape.activeParameters) / std::max(1, size.experts - 2);
        const double area = static_cast<double>(shape.layers) * shape.hidden * matrices;
        const double width = std::min(mostOfAShape, each / area); // a name and a shape may contradict each other
        shape.experts = ExpertShape{size.experts, std::min(2, size.experts), static_cast<int>(width), 0, 0, 0};
    }
    return ServedModel{shape, true};
}

TrainingSetup trainingSetupOf(const MeasuredRun &run)
{
    TrainingSetup setup;
    setup.task = taskOf(run);
    setup.precision = arithmeticOf(run.precision, true);
    setup.sequence = run.sequence > 0 ? run.sequence : assumedSequence;
    setup.chips = std::max(1, run.chips.value_or(assumedChips));
    setup.globalBatch = run.chips ? run.globalBatch : 0;
    return setup;
}

ServingSetup servingSetupOf(const MeasuredRun &run)
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

BatchSetup batchSetupOf(const MeasuredRun &run)
{
    return {arithmeticOf(run.precision, true), run.input.value_or(0), std::max(1, run.batch.value_or(assumedBatch)),
            run.steps.value_or(0), std::max(1, run.chips.value_or(1))};
}

} // namespace chipboard
