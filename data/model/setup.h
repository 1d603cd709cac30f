// Purpose: from a workload on a device to what each estimator asks for: the setup at a number of chips, the constants
// with a person's factors, the memory it needs and the chips that a request comes to.
#pragma once

#include "data/catalog/workload.h"
#include "data/core/result.h"
#include "data/model/batch.h"
#include "data/model/estimate.h"
#include "data/model/inference.h"
#include "data/model/memoryfit.h"
#include "data/model/training.h"

namespace chipboard {

[[nodiscard]] TrainingSetup trainingSetupOf(const Workload &workload, int chips);
[[nodiscard]] ServingSetup servingSetupOf(const Workload &workload, int chips);
[[nodiscard]] BatchSetup batchSetupOf(const Workload &workload, int chips);

/// Model filled in, factors applied, the workload's own goodput taken where none is assumed, terms checked; a Problem
/// when the workload or the assumptions cannot be.
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
/// `layerSplit`: serving software that gives each chip whole layers.
[[nodiscard]] WorkloadFit fitOf(const EstimateRequest &prepared, int chips, bool layerSplit = false);

/// "The nearest that holds it is 2 x trn1.32xlarge, 32 chips."
[[nodiscard]] QString nearestThatFits(const EstimateRequest &prepared, int fewestChips);

// Refuses model dimensions that cannot be, in words and with the nearest that can, before an estimator sees
// them; and fills in what a source left out where the parameters tell it.

/// A Problem when a dimension is zero or negative, active exceeds all parameters, KV heads do not divide the heads, or
/// heads do not divide the hidden size and no head size is stated.
[[nodiscard]] Result<Done> checkShape(const ModelShape &model);
/// The same for what a workload asks: positive lengths and tokens, a sequence within the model's context.
[[nodiscard]] Result<Done> checkWorkload(const Workload &workload, const ModelShape &model);

/// What a transformer's source leaves out, from its parameters N: N = 12 x layers x hidden^2 is the count of a GPT
/// block (Kaplan et al. 2020, arXiv 2001.08361, table 1); where neither is stated, hidden = 128 x layers, the usual
/// ratio of width to depth. KV heads default to the heads, the head size to hidden / heads.
[[nodiscard]] ModelShape completedShape(ModelShape model);

[[nodiscard]] Problem refusal(const QString &message, const QString &remedy);

} // namespace chipboard
