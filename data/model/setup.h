// Purpose: prepares estimator inputs from a workload on a device: setup at a number of chips, constants with the user's
// factors, required memory and number of chips.
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

/// Completes the model, applies factors and the workload's goodput unless one is assumed, and checks terms; a Problem
/// if workload or assumptions are invalid.
[[nodiscard]] Result<EstimateRequest> preparedRequest(const EstimateRequest &request);

/// Weights of a batch workload; each chip holds all of them.
[[nodiscard]] DataSize batchWeights(const Workload &workload, const ModelShape &model);

struct WorkloadFit
{
    bool fits = false;
    DataSize needed;                      ///< over all chips
    int fewest = 0;                       ///< minimum number of chips; 0: none is enough
    std::optional<TrainingLayout> layout; ///< training only
};
/// `layerSplit`: the serving software gives each chip whole layers.
[[nodiscard]] WorkloadFit fitOf(const EstimateRequest &prepared, int chips, bool layerSplit = false);

/// "The nearest that holds it is 2 x trn1.32xlarge, 32 chips."
[[nodiscard]] QString nearestThatFits(const EstimateRequest &prepared, int fewestChips);

// Rejects invalid model dimensions with a message and the nearest valid value before an estimator sees them, and
// derives missing dimensions from the parameters.

/// A Problem if a dimension is zero or negative, active parameters exceed the total, KV heads do not divide the heads,
/// or heads do not divide the hidden size and no head size is stated.
[[nodiscard]] Result<Done> checkShape(const ModelShape &model);
/// The same for a workload: positive lengths and tokens, a sequence within the model's context.
[[nodiscard]] Result<Done> checkWorkload(const Workload &workload, const ModelShape &model);

/// Derives missing transformer dimensions from the parameters N: N = 12 x layers x hidden^2 for a GPT block (Kaplan et
/// al. 2020, arXiv 2001.08361, table 1); if neither is stated, hidden = 128 x layers, the usual ratio of width to
/// depth. KV heads default to the heads, head size to hidden / heads.
[[nodiscard]] ModelShape completedShape(ModelShape model);

[[nodiscard]] Problem refusal(const QString &message, const QString &remedy);

} // namespace chipboard
