// Purpose: from a workload on a device to what each estimator asks for: the setup at a number of chips, the constants
// with a person's factors, the memory it needs and the chips that a request comes to.
#pragma once

#include "data/estimate/batch.h"
#include "data/estimate/estimate.h"
#include "data/estimate/inference.h"
#include "data/estimate/memoryfit.h"
#include "data/estimate/training.h"

namespace chipboard {

[[nodiscard]] TrainingSetup trainingSetupOf(const Workload &workload, int chips);
[[nodiscard]] ServingSetup servingSetupOf(const Workload &workload, int chips);
[[nodiscard]] BatchSetup batchSetupOf(const Workload &workload, int chips);

/// Model filled in, factors applied, terms checked; a Problem when the workload or the assumptions cannot be.
[[nodiscard]] Result<EstimateRequest> preparedRequest(const EstimateRequest &request);

/// Weights of a batch workload, all on each chip.
[[nodiscard]] DataSize batchWeights(const Workload &workload, const ModelShape &model);

struct WorkloadFit
{
    bool fits = false;
    DataSize needed;                      ///< on all chips
    int fewest = 0;                       ///< chips that hold it; 0: no number does
    std::optional<TrainingLayout> layout; ///< of training
};
/// `serving`: of serving; null: software that shares each layer among all chips.
[[nodiscard]] WorkloadFit fitOf(const EstimateRequest &prepared, int chips, const ServingConstants *serving = nullptr);

/// "The nearest that holds it is 2 x trn1.32xlarge, 32 chips."
[[nodiscard]] QString nearestThatFits(const EstimateRequest &prepared, int fewestChips);

} // namespace chipboard
