// Purpose: does it fit, and on how many chips. Training: weights, gradients, optimiser under ZeRO, activations with and
// without recomputation. Serving: weights and the cache of one sequence.
#pragma once

#include "data/model/device.h"
#include "data/model/inference.h"

#include <span>

// Bytes per parameter of mixed-precision Adam: 2 weight + 2 gradient + 12 FP32 copy and two moments. ZeRO over d chips:
//   stage 0: 16;  1: 4 + 12/d;  2: 2 + 14/d;  3: 16/d   (Rajbhandari et al. 2019, arXiv 1910.02054)
// A layer's activations of one sequence of s tokens, width h: 34 s h bytes with fused attention, 2 s h when they are
// recomputed, divided by the t parts of a layer and the c parts of a sequence (Korthikanti et al. 2022, arXiv
// 2205.05198; sequence parallelism, 16-bit).
// Lean states keep 12 bytes, all of them divided: FP32 weight and two moments, no gradient held.
// LoRA: 2 bytes per frozen parameter, divided over the chips, and 1 % of adapter states at 16 bytes.
// Serving: weights + requests x cache of one at its full length x copies of the cache (data/model/inference.h). All
// requests that are asked for count; one where the software takes as many as memory holds. One may fill 0.95 of the
// memory; more have what software fills, 0.9 of it, so that the fewest chips serve all at once.
// Fewest chips: of one replica over any number of chips, and of replicas over 1, 2, 4 ... 64 chips, which hold fewer
// copies of the cache but more of the weights.

namespace chipboard {

struct TrainingLayout
{
    int zeroStage = 0;      ///< 0 to 3
    int tensorParts = 1;    ///< parts of a layer, at most the chips of one link domain
    int pipelineStages = 1; ///< groups of layers
    int contextParts = 1;   ///< parts of a sequence
    bool recomputes = false;
    bool leanStates = false;

    /// Chips that hold one replica's states; those of a sequence share them too.
    [[nodiscard]] double parts() const { return static_cast<double>(tensorParts) * pipelineStages; }
    [[nodiscard]] double leastChips() const { return parts() * contextParts; }

    friend bool operator==(const TrainingLayout &, const TrainingLayout &) = default;
};

struct TrainingMemory
{
    DataSize weights;
    DataSize gradients;
    DataSize optimizer;
    DataSize activations;

    [[nodiscard]] DataSize total() const { return weights + gradients + optimizer + activations; }
};

/// "ZeRO stage 3; layers in 8 parts; activations are recomputed": what training has to do to fit.
[[nodiscard]] QString layoutInWords(const TrainingLayout &layout);

/// From simple to demanding: plain data parallelism first, recomputation and parts of layers last.
[[nodiscard]] std::span<const TrainingLayout> trainingLayouts();

/// Per chip, one sequence in flight on each chip. Precondition: chips >= tensorParts x pipelineStages x
/// contextParts >= 1.
[[nodiscard]] TrainingMemory trainingMemory(const ModelShape &model, Task task, int sequence, int chips,
                                            const TrainingLayout &layout);

struct TrainingFit
{
    bool fits = false;
    TrainingLayout layout; ///< the simplest that fits; when none does, the one that needs least
    TrainingMemory memory;
    int fewestChips = 0; ///< on which some layout fits; 0 when none up to a million does
};
[[nodiscard]] TrainingFit fitTraining(const ModelShape &model, Task task, int sequence, int chips,
                                      const Device &device);

struct ServingFit
{
    bool fits = false; ///< weights and at least one request; the others wait
    DataSize weights;
    DataSize cache;      ///< of the requests that are asked for at their full length, with its copies
    DataSize usable;     ///< on all chips
    int fewestChips = 0; ///< that hold all requests that are asked for; 0 when none up to a million do
};
template<class N>
struct ServingFigures;
/// One replica over all chips of the setup.
[[nodiscard]] ServingFit fitServing(const ModelShape &model, const ServingSetup &setup, const Device &device);
[[nodiscard]] ServingFit fitServing(const ServingFigures<double> &figures, int chips);

/// In words, with the fewest chips that would do.
[[nodiscard]] Problem doesNotFit(const ModelShape &model, const ServingSetup &setup, const Device &device);

} // namespace chipboard
