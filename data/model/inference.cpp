#include "data/model/inference.h"

#include "data/core/tr.h"
#include "data/model/memoryfit.h"
#include "data/model/setup.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace chipboard {
namespace {

DecodeTime durationsOf(const DecodeParts<double> &parts)
{
    return {seconds(parts.weights), seconds(parts.cache),    seconds(parts.compute),
            seconds(parts.layers),  seconds(parts.exchange), seconds(parts.sequences)};
}

PrefillTime durationsOf(const PrefillParts<double> &parts) { return {seconds(parts.compute), seconds(parts.exchange)}; }

Result<Done> check(const ModelShape &model, const ServingSetup &setup)
{
    if (!(model.parameters > 0.0) || !(model.activeParameters > 0.0) || model.layers < 1 || model.hidden < 1)
        return refusal(tr("The model's parameters, layers and hidden size must be positive."),
                       tr("Enter the dimensions of the model."));
    if (setup.chips < 1)
        return refusal(tr("Serving needs at least 1 chip."), tr("Enter 1 or more chips."));
    if (setup.input < 0 || setup.output < 1 || setup.batch < 0)
        return refusal(tr("Prompt and batch cannot be negative, and the answer needs at least 1 token."),
                       tr("Enter the lengths and the batch."));
    return Done{};
}

} // namespace

double weightBytesOf(Precision precision)
{
    using enum Precision;
    switch (precision) {
    case Fp64:
        return 8.0;
    case Fp32:
    case Tf32:
        return 4.0;
    case Bf16:
    case Fp16:
        return 2.0;
    case Fp8:
    case Mxfp8:
    case Int8:
        return 1.0;
    case Fp6:
        return 0.81;
    case Fp4:
    case Mxfp4:
        return 0.56; // 4 bits plus an 8-bit scale per 16 weights
    }
    return 2.0;
}

double cacheBytesOf(Precision precision) { return weightBytesOf(precision) >= 2.0 ? 2.0 : 1.0; }

DataSize weightsOf(const ModelShape &model, const ServingSetup &setup)
{
    if (setup.weights)
        return *setup.weights;
    const double each = setup.weightBytes > 0.0 ? setup.weightBytes : weightBytesOf(setup.precision);
    return bytes(model.parameters * each);
}

DataSize cachePerToken(const ModelShape &model, const ServingSetup &setup)
{
    const double each = setup.cacheBytes > 0.0 ? setup.cacheBytes : cacheBytesOf(setup.precision);
    return bytes(model.cachedElements() * each);
}

ServingSetup laidOut(ServingSetup setup, const ServingConstants &constants)
{
    if (constants.layerSplit)
        setup.shards = 1;
    return setup;
}

std::optional<PeakChoice> servingPeak(const Device &device, Precision precision)
{
    using enum Precision;
    if (precision != Fp4 && precision != Mxfp4)
        return peakFor(device, precision);
    const auto own = peakFor(device, precision);
    const bool isShort = own && (own->precision == Fp4 || own->precision == Mxfp4);
    return isShort ? own : peakFor(device, Bf16);
}

AttentionTraits attentionTraits(const ModelShape &model)
{
    constexpr double stateBytes = 2.0;
    constexpr double usualState = 524288.0; // elements per layer if no source states it: Qwen3-Next, Kimi Linear
    constexpr double indexWork = 1.0;       // FLOP per index element, FP8 at twice the rate
    const AttentionShape &shape = model.attention;
    const double layers = std::max(1, model.layers);
    const double full = std::max(0.0, layers - shape.windowLayers - shape.linearLayers);
    AttentionTraits traits;
    if (shape.windowLayers > 0 && shape.window > 0 && model.cachedElements() > 0.0) {
        traits.windowShare = std::clamp(shape.windowElements / model.cachedElements(), 0.0, 1.0);
        traits.window = shape.window;
        traits.windowLayers = shape.windowLayers / layers;
    }
    traits.fullLayers = full / layers;
    traits.sparseTop = shape.sparseTop;
    traits.indexBytes = static_cast<double>(shape.indexSize) * model.layers;
    traits.indexWork = indexWork * shape.indexHeads * shape.indexSize * model.layers;
    if (shape.linearLayers > 0)
        traits.stateBytes =
            stateBytes * shape.linearLayers * (shape.stateElements > 0.0 ? shape.stateElements : usualState);
    if (shape.latentRank > 0) {
        const double heads = model.heads;
        traits.isLatent = true;
        traits.latentWork = 2.0 * heads * (2.0 * shape.latentRank + shape.ropeSize);
        traits.latentWidth = heads * (shape.nopeSize + shape.ropeSize + shape.valueSize) / 2.0;
    }
    return traits;
}

double mostDrawnOf(const ExpertShape &experts)
{
    constexpr double digits = 250.0;
    const double missed = 1.0 - static_cast<double>(experts.perToken) / experts.count;
    return missed > 0.0 && missed < 1.0 ? std::max(1.0, std::floor(-digits / std::log10(missed))) : 1.0;
}

ServingFigures<double> servingFigures(const ModelShape &model, const ServingSetup &setup, const Device &device)
{
    const auto peak = servingPeak(device, setup.precision);
    ServingFigures<double> figures;
    figures.weights = weightsOf(model, setup).base();
    figures.cacheBytes = cachePerToken(model, setup).base();
    figures.active = model.activeParameters;
    figures.layers = model.layers;
    figures.hidden = model.hidden;
    figures.width = static_cast<double>(model.heads) * model.headSize;
    figures.attention = attentionTraits(model);
    figures.kvHeads = figures.attention.isLatent ? 1 : std::max(1, model.kvHeads);
    if (model.hasExperts()) {
        figures.expertShare = expertShareOf<double>(model.parameters, model.activeParameters, *model.experts);
        figures.expertsPerToken = model.experts->perToken;
        figures.missedShare = 1.0 - static_cast<double>(model.experts->perToken) / model.experts->count;
        figures.mostDrawn = mostDrawnOf(*model.experts);
        figures.hasExperts = figures.expertShare > 0.0;
    }
    figures.allReduces = model.allReduces;
    figures.memory = device.memory.base();
    figures.bandwidth = device.bandwidth.base();
    figures.link = device.link.base();
    figures.joined = device.joined;
    figures.network = device.network.base();
    figures.peak = peak ? peak->rate.base() : std::numeric_limits<double>::infinity();
    figures.inStep = setup.inStep;
    figures.acceptance = std::max(1.0, setup.acceptance);
    figures.cachedPrompt = setup.cachedPrompt;
    figures.disaggregated = setup.disaggregated ? 1.0 : 0.0;
    figures.userSpeed = setup.userSpeed;
    figures.firstTokenLimit = setup.firstTokenLimit;
    figures.hasLevel = setup.userSpeed > 0.0 || setup.firstTokenLimit > 0.0;
    figures.shards = setup.shards;
    figures.input = setup.input;
    figures.output = setup.output;
    figures.batch = setup.batch;
    figures.attentionCopied = setup.attentionCopied;
    addRequests(figures, untraced);
    return figures;
}

ServingFigures<double> withConstants(ServingFigures<double> figures, const ServingConstants &constants)
{
    takeConstants(figures, constants, EstimateTuning(), untraced);
    return figures.attentionCopied ? figures.withCopiedAttention() : figures;
}

ServingFigures<double> servingFigures(const ModelShape &model, const ServingSetup &setup, const Device &device,
                                      const ServingConstants &constants)
{
    return withConstants(servingFigures(model, setup, device), constants);
}

double cacheCopies(const ModelShape &model, const ServingSetup &setup)
{
    return servingFigures(model, setup, {}, {}).cacheCopies(setup.chips);
}

Bound DecodeTime::bound() const
{
    const Duration memory = weights + cache;
    const Duration latency = layers + sequences;
    const Duration most = std::max({memory, compute, latency, exchange});
    if (most == memory)
        return Bound::MemoryBandwidth;
    if (most == compute)
        return Bound::Compute;
    return most == latency ? Bound::Latency : Bound::Link;
}

DecodeTime decodeTime(const ModelShape &model, const ServingSetup &setup, const Device &device,
                      const ServingConstants &constants, double sequences, double context)
{
    return durationsOf(decodeParts<double>(servingFigures(model, setup, device, constants), setup.chips, sequences,
                                           context, untraced));
}

DataSize decodeTraffic(const ModelShape &model, const ServingSetup &setup, const ServingConstants &constants,
                       double sequences, double context)
{
    const ServingFigures<double> figures = servingFigures(model, setup, {}, constants);
    const double chips = setup.chips;
    const double tokens = sequences * verifiedTokens(figures.acceptance);
    return bytes(weightsRead(figures, chips, tokens) * figures.working(chips)
                 + figures.readOf(context) * (sequences * figures.cacheCopies(chips)));
}

Operations prefillOperations(const ModelShape &model, const ServingSetup &setup)
{
    const ServingFigures<double> figures = servingFigures(model, setup, {}, {});
    const double cached = figures.input * figures.cachedPrompt;
    return flop(promptWork<double>(figures, figures.input - cached, cached));
}

Operations decodeOperations(const ModelShape &model, const ServingSetup &setup, double sequences, double context)
{
    const ServingFigures<double> figures = servingFigures(model, setup, {}, {});
    const double tokens = sequences * verifiedTokens(figures.acceptance);
    return flop((2.0 * figures.active + figures.attentionWork(context)) * tokens);
}

PrefillTime prefillTime(const ModelShape &model, const ServingSetup &setup, const Device &device,
                        const ServingConstants &constants)
{
    return durationsOf(prefillParts<double>(servingFigures(model, setup, device, constants), setup.chips));
}

Result<ServingSpeed> servingSpeed(const ModelShape &model, const ServingSetup &setup, const Device &device,
                                  const ServingConstants &constants)
{
    if (const auto checked = check(model, setup); !checked)
        return checked.problem();
    const ServingFigures<double> figures = servingFigures(model, setup, device, constants);
    const double chips = setup.chips;
    const CopySpeed<double> copy = copySpeed(figures, chips, figures.batch, untraced);
    if (copy.capacity < 1.0)
        return doesNotFit(model, laidOut(setup, constants), device);
    const PrefillTime prefill = durationsOf(copy.prompt);
    ServingSpeed speed{.sequences = copy.sequences,
                       .writing = copy.writing,
                       .capacity = copy.capacity,
                       .wanted = copy.wanted,
                       .step = durationsOf(copy.parts),
                       .decodeStep = seconds(copy.step),
                       .prefill = seconds(copy.prefill),
                       .firstFixed = seconds(copy.firstToken),
                       .roundWaits = figures.batch > 0.0,
                       .error = constants.evidence.p80Error};
    speed.perToken = withError(seconds(copy.each), speed.error);
    speed.tokens = withError(perSecond(copy.tokens), speed.error);
    speed.firstToken =
        withError(seconds(firstTokenTimeOf<double>(figures, chips, copy, weightReadTime(figures, chips))), speed.error);
    speed.bound = copy.prefills > copy.step ? prefill.bound() : speed.step.bound();
    if (speed.capacity < copy.wanted && speed.bound == Bound::MemoryBandwidth)
        speed.bound = Bound::Capacity;
    return speed;
}

} // namespace chipboard
