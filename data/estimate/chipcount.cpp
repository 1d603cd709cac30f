#include "data/estimate/chipcount.h"

#include "data/estimate/setup.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace chipboard {
namespace {

constexpr double goodEnough = 0.8; // of the best speed per chip

int inWholeInstances(int chips, int chipsEach) { return instancesFor(std::max(1, chips), chipsEach) * chipsEach; }

// Layers are split over 1, 2, 4 ... chips: heads and widths are powers of two.
int nextPowerOfTwo(int chips)
{
    int power = 1;
    while (power < chips && power < (1 << 20))
        power *= 2;
    return power;
}

/// Tokens a second and chip; 0 when the count cannot serve.
double speedPerChip(const EstimateRequest &request, const ServingConstants &constants, int chips)
{
    const auto speed = servingSpeed(request.model, servingSetupOf(request.workload, chips), request.device, constants);
    return speed ? speed.value().tokens.value / perSecond(1) / chips : 0.0;
}

int servingChips(const EstimateRequest &request, const Calibration &calibration, int fewest)
{
    const int first = request.whole ? inWholeInstances(fewest, request.chipsEach) : nextPowerOfTwo(fewest);
    const ServingChoice choice = servingConstants(calibration, request.device.family);
    if (choice.constants == nullptr)
        return first;
    const ServingConstants constants = tuned(*choice.constants, request.tuning);
    std::vector<std::pair<int, double>> speeds;
    double best = 0.0;
    for (int chips = first; chips == first || chips <= mostServingChips; chips *= 2) {
        speeds.emplace_back(chips, speedPerChip(request, constants, chips));
        best = std::max(best, speeds.back().second);
    }
    const auto enough = std::find_if(speeds.begin(), speeds.end(),
                                     [best](const auto &speed) { return speed.second >= goodEnough * best; });
    return enough == speeds.end() ? first : enough->first;
}

// Chips of one copy, in the order in which they are tried: the larger first, so that fewer copies win a tie.
std::vector<int> copySizes(const EstimateRequest &prepared, const ServingConstants &constants, int chips)
{
    // No two chips of a kind whose link nobody knows yet work on one copy where one chip holds it.
    if (prepared.device.linkUnpublished && prepared.device.announced && fitOf(prepared, 1, &constants).fits)
        return {1};
    std::vector<int> sizes;
    if (chips <= mostServingChips)
        sizes.push_back(chips);
    for (int each = mostServingChips; each >= 1; each /= 2) {
        if (each < chips && fitOf(prepared, each, &constants).fits)
            sizes.push_back(each);
    }
    if (sizes.empty()) {
        EstimateRequest one = prepared;
        one.workload.batch = 1;
        sizes.push_back(std::min(chips, nextPowerOfTwo(std::max(1, fitOf(one, chips, &constants).fewest))));
    }
    return sizes;
}

} // namespace

ServingSetup copyOf(const Workload &workload, const ServingSpread &spread)
{
    ServingSetup setup = servingSetupOf(workload, spread.chipsEach);
    setup.batch = workload.batch > 0 ? instancesFor(workload.batch, spread.copies) : 0;
    return setup;
}

double busyCopies(const Workload &workload, const ServingSpread &spread, double sequencesOfACopy)
{
    const double all = spread.copies;
    return workload.batch > 0 ? std::min(all, workload.batch / sequencesOfACopy) : all;
}

ServingSpread spreadOf(const EstimateRequest &prepared, const ServingConstants &constants, int chips)
{
    constexpr double sameSpeed = 1.0 + 1e-9;
    const int most = prepared.workload.batch > 0 ? std::min(chips, prepared.workload.batch) : chips;
    std::optional<ServingSpread> best;
    double fastest = 0.0;
    for (const int each : copySizes(prepared, constants, chips)) {
        const ServingSpread spread{std::min(chips / each, most), each};
        const auto speed = servingSpeed(prepared.model, copyOf(prepared.workload, spread), prepared.device, constants);
        const double tokens = !speed
            ? 0.0
            : speed.value().tokens.value.base() * busyCopies(prepared.workload, spread, speed.value().sequences);
        if (!best || tokens > fastest * sameSpeed) {
            fastest = tokens;
            best = spread;
        }
    }
    return best.value_or(ServingSpread{1, chips});
}

const ServingConstants *usualServing(const EstimateRequest &request, const Calibration &calibration)
{
    return request.workload.task == Task::Serve ? servingConstants(calibration, request.device.family).constants
                                                : nullptr;
}

Result<int> chipsFor(const EstimateRequest &prepared, const Calibration &calibration)
{
    if (prepared.count != 0) {
        const auto exact = exactCount(prepared.count, prepared.chipsEach, prepared.on);
        if (!exact)
            return exact.problem();
        return exact.value().chips;
    }
    const int fewest = std::max(1, fitOf(prepared, 1, usualServing(prepared, calibration)).fewest);
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
