// Purpose: items a second of models that answer in one pass (encoders, image classifiers) or in a fixed number of steps
// (diffusion).
#pragma once

#include "data/catalog/workload.h"
#include "data/core/result.h"
#include "data/estimate/bound.h"
#include "data/estimate/calibration.h"

// A chip works on w batches of b items at once:  t = w b F s / (P e) + L t0,  items/s = n w b / t
//   F  forward FLOP of an item: 2 x weights x tokens + 4 L h tokens^2 for an encoder without its embedding table
//      (kipply, Transformer Inference Arithmetic; non-causal attention), as published for images
//   s  denoising steps, 1 elsewhere; e and t0: calibration by kind and chip family

namespace chipboard {

struct BatchSetup
{
    Precision precision = Precision::Bf16;
    int input = 0; ///< tokens of a text; images have none
    int batch = 1;
    int steps = 1;
    int chips = 1;
};

/// FLOP of one item, all steps; nothing when neither published nor derivable from the dimensions.
[[nodiscard]] std::optional<Operations> itemOperations(const ModelShape &model, const BatchSetup &setup);

struct BatchSpeed
{
    Ranged<Dimension::Throughput> items;
    Ranged<Dimension::Duration> latency; ///< of one batch
    Bound bound = Bound::Compute;

    friend bool operator==(const BatchSpeed &, const BatchSpeed &) = default;
};

/// The kind of constants that a model takes: "encoder", "vision", "diffusion". A decoder that only reads is an encoder.
[[nodiscard]] QString batchKind(const ModelShape &model);

[[nodiscard]] Result<BatchSpeed> batchSpeed(const ModelShape &model, const BatchSetup &setup, const Device &device,
                                            const BatchConstants *constants);

} // namespace chipboard
