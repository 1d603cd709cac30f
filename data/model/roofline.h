// Purpose: a workload's phases on a chip's roofline: arithmetic per byte of memory traffic, and the estimated rate that
// the chip attains.
#pragma once

#include "data/model/estimate.h"

#include <QList>

// Roofline: Williams, Waterman, Patterson 2009, CACM 52(4): attainable = min(peak, intensity x memory bandwidth).
// Per chip; FLOP and bytes divide by the same n, which cancels in the intensity:
//   Prefill    one prompt of s tokens: (2 Na s + 2 L q s^2) / (W + s KV), q = heads x head size, causal attention
//   Decode     one step of B requests of c tokens: (2 Na B + 4 L q c B) / (W(B) + B c KV copies)
//   Training   one token: (w N + w L h s) / (k L h), k the calibration's bytes per activation
//   Batch      b items: F b / W; activations stay on the chip, or their traffic is unknown
// Symbols: data/model/inference.h, training.h, batch.h. The rate is the arithmetic over the estimated time.

namespace chipboard {

struct RooflinePhase
{
    QString name; ///< "Reading the prompt", "Writing the answer", "Training step", "Batch"; translated
    Quantity<Dimension::Intensity> intensity;
    ComputeRate attained; ///< per chip
    Bound bound = Bound::Compute;
};

/// In order of execution; empty if the workload cannot run there: estimate() has the reason.
[[nodiscard]] QList<RooflinePhase> phasesOf(const EstimateRequest &request, const Calibration &calibration);

} // namespace chipboard
