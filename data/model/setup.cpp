#include "data/model/setup.h"

#include "data/core/format.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

QString groupedCount(qint64 count) { return Formatter(readingLocale()).integer(count); }

constexpr int largestDimension = 10'000'000; // also bounds the search for the nearest divisor

int nearestDivisor(int whole, int wanted)
{
    for (int distance = 0; distance <= whole; ++distance) {
        for (const int candidate : {wanted - distance, wanted + distance}) {
            if (candidate > 0 && candidate <= whole && whole % candidate == 0)
                return candidate;
        }
    }
    return whole;
}

constexpr double largestCount = 1e18;
constexpr double largestTokens = 1e21;
constexpr double widestNumber = 16.0; // bytes
constexpr double mostOperations = 1e24;
constexpr double mostAccepted = 64.0;

bool isCount(double value, double largest) { return value >= 0.0 && value <= largest; }

Result<Done> checkDimensions(const ModelShape &model)
{
    for (const int dimension : {model.layers, model.hidden, model.heads, model.kvHeads, model.headSize, model.ffn,
                                model.vocabulary, model.allReduces}) {
        if (dimension < 0)
            return refusal(tr("The dimensions of a model cannot be negative."),
                           tr("Enter the dimensions of the model."));
        if (dimension > largestDimension)
            return refusal(tr("A dimension of a model can be at most %1.").arg(groupedCount(largestDimension)),
                           tr("Enter the dimensions of the model."));
    }
    if (model.context < 0)
        return refusal(tr("The context cannot be negative."), tr("Enter 0 if it is unknown."));
    if (!isCount(model.kvPerToken, largestCount) || !isCount(model.flopPerItem, mostOperations))
        return refusal(tr("Cached elements and FLOP of an item must be numbers of at least 0."),
                       tr("Enter 0 if it is unknown."));
    return Done{};
}

Result<Done> checkHeads(const ModelShape &model)
{
    if (model.kind != ModelKind::Decoder && model.kind != ModelKind::Encoder)
        return Done{};
    if (model.heads <= 0 || model.kvHeads <= 0)
        return refusal(tr("The number of heads must be at least 1."), tr("Enter the heads of the model."));
    if (model.heads % model.kvHeads != 0) {
        return refusal(tr("%1 KV heads do not divide %2 heads.").arg(model.kvHeads).arg(model.heads),
                       tr("The nearest number that divides it is %1.").arg(nearestDivisor(model.heads, model.kvHeads)));
    }
    if (model.headSize <= 0 && model.hidden % model.heads != 0) {
        return refusal(tr("%1 heads do not divide the hidden size %2.").arg(model.heads).arg(model.hidden),
                       tr("The nearest number that divides it is %1.").arg(nearestDivisor(model.hidden, model.heads)));
    }
    return Done{};
}

Result<Done> checkExperts(const ModelShape &model)
{
    if (!model.experts)
        return Done{};
    for (const int dimension : {model.experts->count, model.experts->ffn, model.experts->sharedFfn,
                                model.experts->denseLayers, model.experts->denseFfn}) {
        if (dimension < 0 || dimension > largestDimension)
            return refusal(tr("The dimensions of experts must be from 0 to %1.").arg(groupedCount(largestDimension)),
                           tr("Enter the dimensions of the model."));
    }
    if (model.experts->denseLayers > model.layers)
        return refusal(
            tr("%1 layers cannot have %2 without experts.").arg(model.layers).arg(model.experts->denseLayers),
            tr("Enter %1 or less.").arg(model.layers));
    if (model.experts->count < 1 || model.experts->perToken < 1 || model.experts->perToken > model.experts->count) {
        return refusal(tr("A token must go to between 1 and %1 experts.").arg(model.experts->count),
                       tr("Correct the number of experts."));
    }
    return Done{};
}

Result<Done> checkLength(const ModelShape &model, qint64 length)
{
    if (model.context > 0 && length > model.context) {
        return refusal(tr("%1 tokens exceed the context of %2, %3 tokens.")
                           .arg(groupedCount(length), model.name, groupedCount(model.context)),
                       tr("Shorten it to %1 tokens.").arg(groupedCount(model.context)));
    }
    return Done{};
}

Result<Done> checkServing(const Workload &workload, const ModelShape &model)
{
    if (model.kind != ModelKind::Decoder)
        return refusal(tr("%1 does not generate text.").arg(model.name),
                       tr("Choose batch inference, or another model."));
    if (workload.input < 0 || workload.output < 1) {
        return refusal(tr("Serving needs a prompt of 0 tokens or more and an answer of at least 1 token."),
                       tr("Enter the lengths."));
    }
    if (workload.batch < 0)
        return refusal(tr("The batch cannot be negative."), tr("Enter 1 or more, or 0 for as many as fit."));
    if (!isCount(workload.userSpeed, largestCount) || !isCount(workload.firstTokenLimit, largestCount))
        return refusal(tr("The speed per user and the time to first token cannot be negative."),
                       tr("Enter a number above 0, or 0 for no limit."));
    if (!(workload.acceptedTokens >= 1.0 && workload.acceptedTokens <= mostAccepted))
        return refusal(tr("A decode step generates 1 to %1 tokens.").arg(mostAccepted),
                       tr("Enter 1 without speculative decoding."));
    if (!(workload.cachedPrompt >= 0.0 && workload.cachedPrompt < 1.0))
        return refusal(tr("The cached share of the prompt must be from 0 to below 1."), tr("Enter 0 for none."));
    return checkLength(model, qint64(workload.input) + workload.output);
}

Result<Done> checkTraining(const Workload &workload, const ModelShape &model)
{
    if (model.kind == ModelKind::Vision || model.kind == ModelKind::Diffusion)
        return refusal(tr("Training of image models is not estimated."), tr("Choose a text model."));
    if (!(workload.tokens > 0.0 && workload.tokens <= largestTokens))
        return refusal(tr("Training needs a positive number of tokens."), tr("Enter the tokens to train on."));
    if (workload.sequence < 1)
        return refusal(tr("The sequence must be at least 1 token long."), tr("Enter the sequence length."));
    if (workload.chips < 0)
        return refusal(tr("The number of chips cannot be negative."), tr("Enter 1 or more, or 0 to leave it open."));
    if (workload.globalBatch < 0)
        return refusal(tr("The global batch cannot be negative."), tr("Enter 1 or more, or 0 if it is unknown."));
    return checkLength(model, workload.sequence);
}

int atLeastOne(double value) { return std::max(1, static_cast<int>(std::lround(std::min(value, 1e7)))); }

void completeDepthAndWidth(ModelShape &model)
{
    constexpr double blockWeights = 12.0;
    constexpr double widthToDepth = 128.0;
    const double area = model.activeParameters / blockWeights; // layers x hidden^2
    if (model.layers <= 0 && model.hidden <= 0)
        model.hidden = atLeastOne(std::cbrt(area * widthToDepth));
    if (model.hidden <= 0)
        model.hidden = atLeastOne(std::sqrt(area / model.layers));
    if (model.layers <= 0)
        model.layers = atLeastOne(area / model.hidden / model.hidden);
}

} // namespace

Problem refusal(const QString &message, const QString &remedy) { return {ProblemCode::BadRange, message, remedy}; }

Result<Done> checkShape(const ModelShape &model)
{
    if (!(model.parameters >= 1.0 && model.parameters <= largestCount))
        return refusal(tr("The model must have a positive number of parameters."), tr("Enter the parameters."));
    if (const auto experts = checkExperts(model); !experts)
        return experts.problem();
    if (!(model.activeParameters >= 1.0) || model.activeParameters > model.parameters * 1.0001) {
        return refusal(tr("The active parameters must be more than 0 and at most all parameters."),
                       tr("Enter %1 or less.").arg(QString::number(model.parameters, 'g', 6)));
    }
    const bool isTransformer = model.kind == ModelKind::Decoder || model.kind == ModelKind::Encoder;
    if (isTransformer && (model.layers < 1 || model.hidden < 1))
        return refusal(tr("Layers and hidden size must be at least 1."), tr("Enter the dimensions of the model."));
    if (const auto dimensions = checkDimensions(model); !dimensions)
        return dimensions.problem();
    return checkHeads(model);
}

Result<Done> checkWorkload(const Workload &workload, const ModelShape &model)
{
    if (const auto shape = checkShape(model); !shape)
        return shape.problem();
    if (!isCount(workload.weightBytes, widestNumber) || !isCount(workload.cacheBytes, widestNumber))
        return refusal(tr("A weight or cached element takes 0 to 16 bytes."), tr("Enter 0 to follow the precision."));
    switch (workload.task) {
    case Task::Pretrain:
    case Task::FineTune:
    case Task::Lora:
        return checkTraining(workload, model);
    case Task::Serve:
        return checkServing(workload, model);
    case Task::Batch:
        break;
    }
    if (workload.batch < 1)
        return refusal(tr("The batch must be at least 1."), tr("Enter the batch."));
    if (model.kind == ModelKind::Diffusion && workload.steps < 1)
        return refusal(tr("Image generation needs at least 1 denoising step."), tr("Enter the steps."));
    if (model.kind == ModelKind::Encoder && workload.input < 1)
        return refusal(tr("An encoder needs a text of at least 1 token."), tr("Enter the length of a text."));
    return checkLength(model, workload.input);
}

ModelShape completedShape(ModelShape model)
{
    if (model.activeParameters <= 0.0)
        model.activeParameters = model.parameters;
    const bool isTransformer = model.kind == ModelKind::Decoder || model.kind == ModelKind::Encoder;
    if (isTransformer && model.activeParameters > 0.0)
        completeDepthAndWidth(model);
    if (model.heads <= 0)
        model.heads = 1;
    if (model.kvHeads <= 0)
        model.kvHeads = model.heads;
    if (model.headSize <= 0)
        model.headSize = std::max(1, model.hidden / model.heads);
    return model;
}

static DataSize activationsOf(const Workload &workload, const ModelShape &model)
{
    return bytes(batchActivations<double>(workload.input, model.hidden, workload.batch));
}

// 0 if the weights alone do not fit.
static int largestBatch(const EstimateRequest &prepared)
{
    Workload one = prepared.workload;
    one.batch = 1;
    const DataSize each = activationsOf(one, prepared.model);
    const DataSize free = prepared.device.memory * tightestMemory - batchWeights(one, prepared.model);
    return each > DataSize() && free > each ? static_cast<int>(std::min(free / each, 1e9)) : 0;
}

TrainingSetup trainingSetupOf(const Workload &workload, int chips)
{
    return {workload.task, workload.precision, workload.sequence, chips, workload.globalBatch};
}

ServingSetup servingSetupOf(const Workload &workload, int chips)
{
    return ServingSetup{.precision = workload.precision,
                        .weightBytes = workload.weightBytes,
                        .cacheBytes = workload.cacheBytes,
                        .input = workload.input,
                        .output = workload.output,
                        .chips = chips,
                        .batch = workload.batch,
                        .acceptance = workload.acceptedTokens,
                        .cachedPrompt = workload.cachedPrompt,
                        .disaggregated = workload.disaggregated,
                        .userSpeed = workload.userSpeed,
                        .firstTokenLimit = workload.firstTokenLimit};
}

BatchSetup batchSetupOf(const Workload &workload, int chips)
{
    return {workload.precision, workload.input, workload.batch, std::max(1, workload.steps), chips};
}

Result<EstimateRequest> preparedRequest(const EstimateRequest &request)
{
    if (const auto checked = checkWorkload(request.workload, request.model); !checked)
        return checked.problem();
    if (const auto checked = checkInputs(request, AssumptionGroup::Speed); !checked)
        return checked.problem();
    if (const auto checked = checkDevice(request.device); !checked)
        return checked.problem();
    const Task task = request.workload.task;
    if (task != Task::Serve && task != Task::Batch && !request.device.family.trains)
        return refusal(tr("%1 is an inference chip; it cannot train.").arg(request.device.name),
                       tr("Choose a chip that supports training."));
    EstimateRequest prepared = request;
    if (!prepared.tuning.goodput && request.workload.goodput > 0.0)
        prepared.tuning.goodput = request.workload.goodput;
    prepared.model = completedShape(request.model);
    prepared.chipsEach = std::max(1, request.chipsEach);
    prepared.device.family.training = tuned(request.device.family.training, request.tuning);
    return prepared;
}

DataSize batchWeights(const Workload &workload, const ModelShape &model)
{
    const double each = workload.weightBytes > 0.0 ? workload.weightBytes : weightBytesOf(workload.precision);
    return bytes(model.parameters * each);
}

WorkloadFit fitOf(const EstimateRequest &prepared, int chips, bool layerSplit)
{
    const Workload &work = prepared.workload;
    if (work.task == Task::Serve) {
        ServingSetup setup = servingSetupOf(work, chips);
        if (layerSplit)
            setup.shards = 1;
        const ServingFit fit = fitServing(prepared.model, setup, prepared.device);
        return {fit.fits, fit.weights + fit.cache, fit.fewestChips, {}};
    }
    if (work.task == Task::Batch) {
        const DataSize needed = batchWeights(work, prepared.model) + activationsOf(work, prepared.model);
        const bool fits = needed <= prepared.device.memory * tightestMemory;
        return {fits, needed * chips, fits ? 1 : 0, {}};
    }
    const TrainingFit fit = fitTraining(prepared.model, work.task, work.sequence, chips, prepared.device);
    return {fit.fits, fit.memory.total() * chips, fit.fewestChips, fit.layout};
}

QString nearestThatFits(const EstimateRequest &prepared, int fewestChips)
{
    if (const int batch = prepared.workload.task == Task::Batch ? largestBatch(prepared) : 0; batch > 0)
        return tr("The largest batch that fits is %1.").arg(batch);
    if (fewestChips < 1)
        return tr("Choose a smaller model, shorter sequences, or a chip with more memory.");
    if (!prepared.whole)
        return fewestChips == 1 ? tr("It fits on 1 chip or more.")
                                : tr("It fits on %1 chips or more.").arg(fewestChips);
    const int instances = instancesFor(fewestChips, prepared.chipsEach);
    const int chips = instances * prepared.chipsEach;
    return chips == 1 ? tr("It fits on 1 x %1 (1 chip) or more.").arg(prepared.on)
                      : tr("It fits on %1 x %2 (%3 chips) or more.")
                            .arg(QString::number(instances), prepared.on, QString::number(chips));
}

} // namespace chipboard
