#include "data/estimate/inference.h"

#include "data/core/tr.h"
#include "data/estimate/memoryfit.h"
#include "data/estimate/shapecheck.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double activationBytes = 2.0;

// Chips that work at the same time.
double working(const ServingSetup &setup, const ServingConstants &constants)
{
    return constants.layerSplit ? 1.0 : setup.chips;
}

// Share of all weights that sits in experts: three matrices each, gate, up and down.
double expertShare(const ModelShape &model)
{
    if (!model.experts || model.experts->count <= 1)
        return 0.0;
    const double layers = model.layers - model.experts->denseLayers;
    const double weights = 3.0 * model.hidden * model.experts->ffn * model.experts->count * layers;
    return std::min(weights / model.parameters, 0.99);
}

double touchedShare(const ModelShape &model, double sequences)
{
    const double share = expertShare(model);
    if (share <= 0.0)
        return 1.0;
    const double missed = 1.0 - static_cast<double>(model.experts->perToken) / model.experts->count;
    return 1.0 - share * std::pow(missed, std::max(1.0, sequences));
}

Duration exchangeTime(const ModelShape &model, const Device &device, const ServingConstants &constants, double chips,
                      double tokens)
{
    const double others = (chips - 1.0) / chips;
    const DataSize data =
        bytes(tokens * model.layers * model.allReduces * 2.0 * activationBytes * model.hidden * others);
    return data / (device.link * constants.link);
}

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

double meanContext(const ServingSetup &setup) { return setup.input + setup.output / 2.0; }

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
        return 0.56; // 4 bits and an 8-bit scale for every 16 weights
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

double cacheCopies(const ModelShape &model, const ServingSetup &setup)
{
    const double parts = setup.shards > 0 ? setup.shards : setup.chips;
    return std::max(1.0, parts / std::max(1, model.kvHeads));
}

double sequencesThatFit(const ModelShape &model, const ServingSetup &setup, const Device &device)
{
    const DataSize free = device.memory * (usableMemory * setup.chips) - weightsOf(model, setup);
    const DataSize each = cachePerToken(model, setup) * (meanContext(setup) * cacheCopies(model, setup));
    if (each <= DataSize())
        return free > DataSize() ? 1e9 : 0.0;
    const double sequences = std::max(0.0, std::floor(free / each));
    return sequences < 1.0 && fitServing(model, setup, device).fits ? 1.0 : sequences;
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
    const double chips = working(setup, constants);
    const double copies = cacheCopies(model, laidOut(setup, constants));
    const DataRate memory = device.bandwidth * (chips * constants.memory);
    DecodeTime time;
    time.weights = weightsOf(model, setup) * touchedShare(model, sequences) / memory;
    time.cache = cachePerToken(model, setup) * (sequences * context * copies) / (memory * constants.cache);
    if (const auto peak = peakFor(device, setup.precision))
        time.compute = flop(2.0 * model.activeParameters * sequences) / (peak->rate * (chips * constants.compute));
    const Duration layer = constants.perLayer + (chips > 1.0 ? constants.perExchange : Duration());
    time.layers = layer * model.layers;
    time.exchange = exchangeTime(model, device, constants, chips, sequences);
    time.sequences = constants.perSequence * sequences;
    return time;
}

DataSize decodeTraffic(const ModelShape &model, const ServingSetup &setup, const ServingConstants &constants,
                       double sequences, double context)
{
    const DataSize weights = weightsOf(model, setup) * touchedShare(model, sequences);
    const double copies = cacheCopies(model, laidOut(setup, constants));
    return weights + cachePerToken(model, setup) * (sequences * context * copies);
}

Operations prefillOperations(const ModelShape &model, const ServingSetup &setup)
{
    const double tokens = setup.input;
    const double width = static_cast<double>(model.heads) * model.headSize;
    return flop(2.0 * model.activeParameters * tokens + 2.0 * model.layers * width * tokens * tokens);
}

PrefillTime prefillTime(const ModelShape &model, const ServingSetup &setup, const Device &device,
                        const ServingConstants &constants)
{
    const double chips = working(setup, constants);
    PrefillTime time;
    time.exchange = exchangeTime(model, device, constants, chips, setup.input);
    if (const auto peak = peakFor(device, setup.precision))
        time.compute = prefillOperations(model, setup) / (peak->rate * (chips * constants.prefill));
    return time;
}

Duration firstTokenTime(const ModelShape &model, const ServingSetup &setup, const Device &device,
                        const ServingConstants &constants)
{
    // The tokens of a prompt meet the experts that as many sequences would.
    const DecodeTime step = decodeTime(model, setup, device, constants, std::max(1, setup.input), 0.0);
    const Duration work = prefillTime(model, setup, device, constants).total();
    return std::max(work, step.weights) + step.layers;
}

Result<ServingSpeed> servingSpeed(const ModelShape &model, const ServingSetup &setup, const Device &device,
                                  const ServingConstants &constants)
{
    if (const auto checked = check(model, setup); !checked)
        return checked.problem();
    ServingSpeed speed;
    speed.capacity = sequencesThatFit(model, laidOut(setup, constants), device);
    if (speed.capacity < 1.0)
        return doesNotFit(model, laidOut(setup, constants), device);
    const double wanted = setup.batch > 0 ? setup.batch : constants.largestBatch;
    speed.sequences = std::min(wanted, speed.capacity);
    speed.step = decodeTime(model, setup, device, constants, speed.sequences, meanContext(setup));
    const PrefillTime prefill = prefillTime(model, setup, device, constants);
    const Duration prefills = prefill.total() * (speed.sequences / setup.output);
    const Duration each = speed.step.total() + prefills;
    speed.error = constants.evidence.p80Error;
    speed.perToken = withError(each, speed.error);
    speed.tokens = withError(perSecond(speed.sequences / (each / seconds(1))), speed.error);
    speed.firstToken = withError(firstTokenTime(model, setup, device, constants), speed.error);
    speed.bound = prefills > speed.step.total() ? prefill.bound() : speed.step.bound();
    if (speed.capacity < wanted && speed.bound == Bound::MemoryBandwidth)
        speed.bound = Bound::Capacity;
    return speed;
}

} // namespace chipboard
