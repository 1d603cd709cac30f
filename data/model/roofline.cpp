#include "data/model/roofline.h"

#include "data/core/tr.h"
#include "data/model/chipcount.h"
#include "data/model/setup.h"

namespace chipboard {
namespace {

/// `time` is over all chips.
RooflinePhase phase(const QString &name, Operations work, DataSize traffic, Duration time, int chips, Bound bound)
{
    RooflinePhase found{name, {}, {}, bound};
    found.intensity = Quantity<Dimension::Intensity>::fromBase(work.base() / traffic.base());
    found.attained = ComputeRate::fromBase(work.base() / time.base() / chips);
    return found;
}

RooflinePhase prefill(const EstimateRequest &request, const ServingSetup &setup, const ServingConstants &constants)
{
    const ModelShape &model = request.model;
    const double tokens = std::max(1, setup.input);
    const DataSize traffic = decodeTraffic(model, setup, constants, tokens, 0.0) + cachePerToken(model, setup) * tokens;
    const PrefillTime work = prefillTime(model, setup, request.device, constants);
    const DecodeTime step = decodeTime(model, setup, request.device, constants, tokens, 0.0);
    const Duration whole = std::max(work.total(), step.weights);
    const Bound bound = step.layers > work.total() && step.layers > step.weights ? Bound::Latency
        : work.total() >= step.weights                                           ? work.bound()
                                                                                 : Bound::MemoryBandwidth;
    return phase(tr("Prefill"), prefillOperations(model, setup), traffic, whole, setup.chips, bound);
}

RooflinePhase decode(const EstimateRequest &request, const ServingSetup &setup, const ServingConstants &constants,
                     double sequences)
{
    const ModelShape &model = request.model;
    const double context = setup.input + setup.output / 2.0;
    const DecodeTime step = decodeTime(model, setup, request.device, constants, sequences, context);
    const Operations work = decodeOperations(model, setup, sequences, context);
    const DataSize traffic = decodeTraffic(model, setup, constants, sequences, context);
    return phase(tr("Decode"), work, traffic, step.total(), setup.chips, step.bound());
}

QList<RooflinePhase> servingPhases(const EstimateRequest &request, const ServingChoice &choice, int chips)
{
    if (!choice.found || !servingPeak(request.device, request.workload.precision))
        return {};
    const ServingConstants &constants = choice.constants;
    const ServingSetup setup = copyOf(request.workload, spreadOf(request, constants, chips));
    const auto speed = servingSpeed(request.model, setup, request.device, constants);
    if (!speed)
        return {};
    QList<RooflinePhase> phases;
    if (setup.input > 0)
        phases << prefill(request, setup, constants);
    phases << decode(request, setup, constants, speed.value().sequences);
    return phases;
}

QList<RooflinePhase> trainingPhases(const EstimateRequest &request, const Calibration &calibration, int chips)
{
    const TrainingSetup setup = trainingSetupOf(request.workload, chips);
    const TrainingConstants constants = tuned(calibration.training, request.tuning);
    const auto speed = trainingSpeed(request.model, setup, request.device, constants);
    if (!speed)
        return {};
    const Operations work = trainingOperations(request.model, setup.task, setup.sequence, AttentionCount::Causal);
    const DataSize traffic = trainingTraffic(request.model, setup.task, constants);
    if (traffic <= DataSize())
        return {};
    const TrainingTime &time = speed.value().time;
    return {phase(tr("Training step"), work, traffic, time.total(), 1, time.bound())};
}

QList<RooflinePhase> batchPhases(const EstimateRequest &request, const Calibration &calibration, int chips)
{
    const BatchSetup setup = batchSetupOf(request.workload, chips);
    const BatchChoice choice = batchConstants(calibration, request.device.family, batchKind(request.model));
    if (choice.constants == nullptr)
        return {};
    const BatchConstants constants = tuned(*choice.constants, request.tuning);
    const auto speed = batchSpeed(request.model, setup, request.device, &constants);
    const auto work = itemOperations(request.model, setup);
    if (!speed || !work)
        return {};
    const double passes = request.model.kind == ModelKind::Diffusion ? setup.steps : 1.0;
    const DataSize weights = batchWeights(request.workload, request.model) * passes;
    // Each concurrent batch reads the weights itself.
    return {phase(tr("Batch"), *work * double(setup.batch), weights, speed.value().latency.value / constants.workers, 1,
                  speed.value().bound)};
}

} // namespace

QList<RooflinePhase> phasesOf(const EstimateRequest &asked, const Calibration &calibration)
{
    const auto prepared = preparedRequest(asked);
    if (!prepared)
        return {};
    const EstimateRequest &request = prepared.value();
    const ServingChoice serving = usualServing(request, calibration);
    const auto chips = chipsFor(request, serving);
    if (!chips || !fitOf(request, chips.value(), serving.constants.layerSplit).fits)
        return {};
    switch (request.workload.task) {
    case Task::Serve:
        return servingPhases(request, serving, chips.value());
    case Task::Batch:
        return batchPhases(request, calibration, chips.value());
    default:
        return trainingPhases(request, calibration, chips.value());
    }
}

} // namespace chipboard
