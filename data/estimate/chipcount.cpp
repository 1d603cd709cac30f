#include "data/estimate/chipcount.h"

#include "data/estimate/setup.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace chipboard {
namespace {

constexpr int mostServingChips = 64; // beyond that a model is copied, not spread
constexpr double goodEnough = 0.8;   // of the best speed per chip

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

constexpr double worthCopies = 1.1; // of the speed of one copy

} // namespace

ServingSpread spreadOf(const EstimateRequest &prepared, const ServingConstants &constants, int chips)
{
    ServingSpread best{1, chips};
    if (prepared.workload.batch > 0)
        return best;
    const double together = speedPerChip(prepared, constants, chips);
    double fastest = worthCopies * together;
    for (int copies = 2; copies <= chips && chips % copies == 0; copies *= 2) {
        const int each = chips / copies;
        const double speed = fitOf(prepared, each).fits ? speedPerChip(prepared, constants, each) : 0.0;
        if (speed > fastest) {
            fastest = speed;
            best = {copies, each};
        }
    }
    return best;
}

Result<int> chipsFor(const EstimateRequest &prepared, const Calibration &calibration)
{
    if (prepared.count != 0) {
        const auto exact = exactCount(prepared.count, prepared.chipsEach, prepared.on);
        if (!exact)
            return exact.problem();
        return exact.value().chips;
    }
    const int fewest = std::max(1, fitOf(prepared, 1).fewest);
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
