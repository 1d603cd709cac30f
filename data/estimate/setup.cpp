#include "data/estimate/setup.h"

#include "data/core/tr.h"
#include "data/estimate/batchformulas.h"
#include "data/estimate/shapecheck.h"

#include <algorithm>

namespace chipboard {
namespace {

DataSize activationsOf(const Workload &workload, const ModelShape &model)
{
    return bytes(batchActivations<double>(workload.input, model.hidden, workload.batch));
}

// 0 when the weights alone do not fit.
int largestBatch(const EstimateRequest &prepared)
{
    Workload one = prepared.workload;
    one.batch = 1;
    const DataSize each = activationsOf(one, prepared.model);
    const DataSize free = prepared.device.physicalMemory * tightestMemory - batchWeights(one, prepared.model);
    return each > DataSize() && free > each ? static_cast<int>(std::min(free / each, 1e9)) : 0;
}

} // namespace

TrainingSetup trainingSetupOf(const Workload &workload, int chips)
{
    return {workload.task, workload.precision, workload.sequence, chips, workload.globalBatch};
}

ServingSetup servingSetupOf(const Workload &workload, int chips)
{
    ServingSetup setup;
    setup.precision = workload.precision;
    setup.weightBytes = workload.weightBytes;
    setup.cacheBytes = workload.cacheBytes;
    setup.input = workload.input;
    setup.output = workload.output;
    setup.chips = chips;
    setup.batch = workload.batch;
    return setup;
}

BatchSetup batchSetupOf(const Workload &workload, int chips)
{
    return {workload.precision, workload.input, workload.batch, std::max(1, workload.steps), chips};
}

Result<EstimateRequest> preparedRequest(const EstimateRequest &request)
{
    if (const auto checked = checkWorkload(request.workload, request.model); !checked)
        return checked.problem();
    if (const auto checked = checkTuning(request.tuning); !checked)
        return checked.problem();
    if (const auto checked = checkDevice(request.device); !checked)
        return checked.problem();
    const Task task = request.workload.task;
    if (task != Task::Serve && task != Task::Batch && !request.device.family.trains)
        return refusal(tr("%1 is made for inference; it cannot train.").arg(request.device.name),
                       tr("Choose a chip that trains."));
    EstimateRequest prepared = request;
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

WorkloadFit fitOf(const EstimateRequest &prepared, int chips, const ServingConstants *serving)
{
    const Workload &work = prepared.workload;
    if (work.task == Task::Serve) {
        ServingSetup setup = servingSetupOf(work, chips);
        if (serving != nullptr)
            setup = laidOut(setup, *serving);
        const ServingFit fit = fitServing(prepared.model, setup, prepared.device);
        return {fit.fits, fit.weights + fit.cache, fit.fewestChips, {}};
    }
    if (work.task == Task::Batch) {
        const DataSize needed = batchWeights(work, prepared.model) + activationsOf(work, prepared.model);
        const bool fits = needed <= prepared.device.physicalMemory * tightestMemory;
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
        return fewestChips == 1 ? tr("It fits from 1 chip on.") : tr("It fits from %1 chips on.").arg(fewestChips);
    const int instances = instancesFor(fewestChips, prepared.chipsEach);
    const int chips = instances * prepared.chipsEach;
    return chips == 1
        ? tr("It fits from 1 x %1 on, 1 chip.").arg(prepared.on)
        : tr("It fits from %1 x %2 on, %3 chips.").arg(QString::number(instances), prepared.on, QString::number(chips));
}

} // namespace chipboard
