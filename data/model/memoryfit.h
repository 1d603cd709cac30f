// Purpose: whether a workload fits in memory, and on how many chips. Training: weights, gradients, optimizer under
// ZeRO, activations with and without recomputation. Serving: weights and KV cache.
#pragma once

#include "data/model/device.h"
#include "data/model/inference.h"

#include <span>

// Bytes per parameter of mixed-precision Adam: 2 weight + 2 gradient + 12 FP32 copy and two moments. ZeRO over d chips:
//   stage 0: 16;  1: 4 + 12/d;  2: 2 + 14/d;  3: 16/d   (Rajbhandari et al. 2019, arXiv 1910.02054)
// Activations of a layer for one sequence of s tokens, width h: 34 s h bytes with fused attention, 2 s h with
// recomputation, divided by the t parts of a layer and the c parts of a sequence (Korthikanti et al. 2022, arXiv
// 2205.05198; sequence parallelism, 16-bit).
// Lean states keep 12 bytes, all divided: FP32 weight and two moments, no stored gradient.
// LoRA: 2 bytes per frozen parameter, divided over the chips, plus 1 % adapter parameters at 16 bytes.
// Serving: weights + requests x cache per request at full length x cache copies (data/model/inference.h). Counts all
// stated requests; one if as many run as fit in memory. A single request may fill 0.95 of the memory, several 0.9, so
// that the minimum number of chips serves all at once.
// Minimum chips: for one replica over any number of chips, and for replicas over 1, 2, 4 ... 64 chips, which hold fewer
// cache copies but more weights.

namespace chipboard {

struct TrainingLayout
{
    int zeroStage = 0;      ///< 0 to 3
    int tensorParts = 1;    ///< parts of a layer, at most the chips of a link domain
    int pipelineStages = 1; ///< groups of layers
    int contextParts = 1;   ///< parts of a sequence
    bool recomputes = false;
    bool leanStates = false;

    /// Chips per replica of the states; the parts of a sequence share them too.
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

/// "ZeRO stage 3; layers in 8 parts; activations are recomputed": what training needs to fit.
[[nodiscard]] QString layoutInWords(const TrainingLayout &layout);

/// From simple to demanding: plain data parallelism first, recomputation and layer splitting last.
[[nodiscard]] std::span<const TrainingLayout> trainingLayouts();

/// Per chip, with one sequence in flight per chip. Precondition: chips >= tensorParts x pipelineStages x contextParts
/// >= 1.
[[nodiscard]] TrainingMemory trainingMemory(const ModelShape &model, Task task, int sequence, int chips,
                                            const TrainingLayout &layout);

struct TrainingFit
{
    bool fits = false;
    TrainingLayout layout; ///< the simplest that fits, or else the one with the lowest need
    TrainingMemory memory;
    int fewestChips = 0; ///< minimum for any layout; 0 if a million chips are not enough
};
[[nodiscard]] TrainingFit fitTraining(const ModelShape &model, Task task, int sequence, int chips,
                                      const Device &device);

struct ServingFit
{
    bool fits = false; ///< weights and at least one request; others wait
    DataSize weights;
    DataSize cache;      ///< of all requested requests at full length, including copies
    DataSize usable;     ///< over all chips
    int fewestChips = 0; ///< minimum for all requested requests; 0 if a million chips are not enough
};
template<class N>
struct ServingFigures;
/// One replica over all chips of the setup.
[[nodiscard]] ServingFit fitServing(const ModelShape &model, const ServingSetup &setup, const Device &device);
[[nodiscard]] ServingFit fitServing(const ServingFigures<double> &figures, int chips);

/// Message with the minimum number of chips.
[[nodiscard]] Problem doesNotFit(const ModelShape &model, const ServingSetup &setup, const Device &device);

} // namespace chipboard
