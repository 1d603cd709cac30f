#include "data/model/chipcount.h"

#include "data/model/inference.h"
#include "data/model/setup.h"

#include <algorithm>

namespace chipboard {
namespace {

int inWholeInstances(int chips, int chipsEach) { return instancesFor(std::max(1, chips), chipsEach) * chipsEach; }

int servingChips(const EstimateRequest &request, const Calibration &calibration, int fewest)
{
    // Layers are split over 1, 2, 4 ... chips: heads and widths are powers of two.
    const double first = request.whole ? inWholeInstances(fewest, request.chipsEach) : powerOfTwoFrom(fewest);
    const ServingChoice choice = usualServing(request, calibration);
    if (!choice.found)
        return static_cast<int>(first);
    return static_cast<int>(chipsThatServeBest(
        servingFigures(request.model, servingSetupOf(request.workload, 1), request.device, choice.constants), first,
        untraced));
}

} // namespace

ServingSetup copyOf(const Workload &workload, const ServingSpread &spread)
{
    ServingSetup setup = servingSetupOf(workload, spread.chipsEach);
    setup.batch = static_cast<int>(batchOfACopy<double>(workload.batch, spread.copies));
    return setup;
}

double busyCopies(const Workload &workload, const ServingSpread &spread, double sequencesOfACopy)
{
    return busyCopiesOf<double>(workload.batch, spread.copies, sequencesOfACopy);
}

ServingSpread spreadOf(const EstimateRequest &prepared, const ServingConstants &constants, int chips)
{
    const Device &device = prepared.device;
    const SpreadOf<double> spread =
        spreadOver<double>(servingFigures(prepared.model, servingSetupOf(prepared.workload, chips), device, constants),
                           chips, device.linkUnpublished && device.announced, untraced);
    return {static_cast<int>(spread.copies), static_cast<int>(spread.chipsEach)};
}

ServingChoice usualServing(const EstimateRequest &request, const Calibration &calibration)
{
    if (request.workload.task != Task::Serve)
        return {};
    const ModelShape &model = request.model;
    ServingChoice choice =
        servingConstants(calibration, {request.device.family, {}, model.id.text(), model.hasExperts(), false, {}, 0.0});
    choice.constants = tuned(choice.constants, request.tuning);
    return choice;
}

Result<int> chipsFor(const EstimateRequest &prepared, const Calibration &calibration)
{
    if (prepared.count != 0) {
        const auto exact = exactCount(prepared.count, prepared.chipsEach, prepared.on);
        if (!exact)
            return exact.problem();
        return exact.value().chips;
    }
    const int fewest = std::max(1, fitOf(prepared, 1, usualServing(prepared, calibration).constants.layerSplit).fewest);
    switch (prepared.workload.task) {
    case Task::Serve:
        return servingChips(prepared, calibration, fewest);
    case Task::Batch:
        return inWholeInstances(fewest, prepared.chipsEach);
    default:
        return inWholeInstances(std::max(fewest, prepared.workload.chips), prepared.chipsEach);
    }
}

} // namespace chipboard
