// Purpose: throughput of models that run in one pass (encoders, image classifiers) or in a fixed number of steps
// (diffusion).
#pragma once

#include "data/catalog/workload.h"
#include "data/core/result.h"
#include "data/model/calibration.h"
#include "data/model/number.h"
#include "data/model/terms.h"

// A chip works on w batches of b items at once:  t = w b F s / (P e) + L t0,  items/s = n w b / t
//   F  forward FLOP of an item: 2 x weights x tokens + 4 L h tokens^2 for an encoder without its embedding table
//      (kipply, Transformer Inference Arithmetic; non-causal attention), as published for images
//   s  denoising steps, 1 elsewhere; e and t0: calibration by kind and chip family

namespace chipboard {

struct BatchSetup
{
    Precision precision = Precision::Bf16;
    int input = 0; ///< tokens of a text; unused for images
    int batch = 1;
    int steps = 1;
    int chips = 1;
};

/// FLOP of one item over all steps; empty if neither published nor derivable from the dimensions.
[[nodiscard]] std::optional<Operations> itemOperations(const ModelShape &model, const BatchSetup &setup);

struct BatchSpeed
{
    Ranged<Dimension::Throughput> items;
    Ranged<Dimension::Duration> latency; ///< of one batch
    Bound bound = Bound::Compute;
};

/// Key of the constants for a model: "encoder", "vision", "diffusion". A decoder that generates nothing is an encoder.
[[nodiscard]] QString batchKind(const ModelShape &model);

[[nodiscard]] Result<BatchSpeed> batchSpeed(const ModelShape &model, const BatchSetup &setup, const Device &device,
                                            const BatchConstants *constants);

// Formulas of one-pass models, over numbers or expressions (number.h). Sources: above.

/// Inputs of a batch's time, in base units.
template<class N>
struct BatchFigures
{
    N operations = 0.0; ///< FLOP per item, all steps
    N items = 0.0;      ///< of a batch
    N chips = 0.0;
    N workers = 1.0; ///< concurrent batches per chip
    N peak = 0.0;    ///< FLOP/s per chip
    N efficiency = 0.0;
    N perLayer = 0.0; ///< s
    N layers = 0.0;
    N passes = 1.0; ///< passes through all layers per item
};

/// Sets the calibrated inputs, scaled by the software assumptions.
template<class N, class Trace>
void takeConstants(BatchFigures<N> &figures, const BatchConstants &constants, const TuningOf<N> &tuning, Trace &trace)
{
    figures.efficiency = trace.measured("efficiency", "measured_efficiency", constants.efficiency, constants.evidence,
                                        tuning.computeEfficiencyFactor);
    figures.workers = trace.constant("batches_at_once", Unit::One, constants.workers);
    figures.perLayer = constants.perLayer.base() * tuning.fixedCostFactor;
}

template<class N>
struct BatchTime
{
    N arithmetic = 0.0; ///< s, as the next two
    N fixed = 0.0;
    N whole = 0.0;
    N itemsPerSecond = 0.0;
};

/// FLOP for a text of `tokens` tokens, without the embedding table.
template<class N>
[[nodiscard]] N textOperations(const N &active, const N &vocabulary, const N &layers, const N &hidden, const N &tokens)
{
    const N weights = active - vocabulary * hidden;
    const N attention = 4.0 * layers * hidden * tokens * tokens;
    return 2.0 * weights * tokens + attention;
}

template<class N, class Trace>
[[nodiscard]] BatchTime<N> batchTime(const BatchFigures<N> &figures, Trace &trace)
{
    const N atOnce = figures.workers * figures.items;
    BatchTime<N> time;
    time.arithmetic =
        trace.step("arithmetic", Unit::Millisecond, figures.operations * atOnce / (figures.peak * figures.efficiency));
    time.fixed = trace.step("layer_costs", Unit::Millisecond, figures.perLayer * (figures.layers * figures.passes));
    time.whole = trace.step("time_of_a_batch", Unit::Millisecond, time.arithmetic + time.fixed);
    time.itemsPerSecond = figures.chips * atOnce / time.whole;
    return time;
}

/// Activation bytes of one layer for all items: 34 s h per item (Korthikanti et al. 2022, arXiv 2205.05198). Without a
/// backward pass only one layer is in memory at a time.
template<class N>
[[nodiscard]] N batchActivations(const N &tokens, const N &hidden, const N &items)
{
    constexpr double bytesOfALayer = 34.0;
    return bytesOfALayer * tokens * hidden * items;
}

} // namespace chipboard
