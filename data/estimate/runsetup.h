// Purpose: from a published run to what the estimators ask for. Where a source is silent the run takes what is usual,
// and the check's note says so: 4,096 tokens a training sequence, 1,024 chips of a training run, BF16, 200 output
// tokens; a model that nobody described takes its size from its name.
#pragma once

#include "data/catalog/measuredrun.h"
#include "data/estimate/batch.h"
#include "data/estimate/inference.h"
#include "data/estimate/training.h"

namespace chipboard {

/// What a run's figure is compared as.
enum class RunFigure { TrainingSpeed, ChipHours, Utilisation, FirstToken, Tokens, PerToken, Items, None };
/// The figure that the kind is about; where it is not stated, or the kind is not known, the one that is.
[[nodiscard]] RunFigure figureOf(const MeasuredRun &run);
[[nodiscard]] bool isTraining(const MeasuredRun &run);

/// The arithmetic of a run. Weights of 4 or 8 bits alone do not change it: they are widened before they are multiplied.
[[nodiscard]] Precision arithmeticOf(const QString &precision, bool wholeModel);

/// `known` is the architecture by name, where it is in a list. The run's own counts come first.
[[nodiscard]] ModelShape trainedShape(const MeasuredRun &run, const ModelShape *known);
/// Nothing where neither a list, the run nor the model's name tells its size.
struct ServedModel
{
    ModelShape shape;
    bool guessed = false; ///< dimensions from the number of parameters
};
[[nodiscard]] std::optional<ServedModel> servedModel(const MeasuredRun &run, const ModelShape *known);

[[nodiscard]] TrainingSetup trainingSetupOf(const MeasuredRun &run);
[[nodiscard]] ServingSetup servingSetupOf(const MeasuredRun &run);
[[nodiscard]] BatchSetup batchSetupOf(const MeasuredRun &run);

} // namespace chipboard
