// Purpose: look-ups in the calibration table: which constants hold for a chip's family under a serving stack. A stack
// without rows for the family lends the constants of the nearest parent, and the choice names where they come from.
#pragma once

#include "data/model/device.h"

namespace chipboard {

struct ServingChoice
{
    const ServingConstants *constants = nullptr; ///< null only when the table is empty
    QString stack;                               ///< id of the stack taken
    bool borrowed = false;                       ///< the evidence has other chips under this stack, not this family
};

/// `stackName` as people write it ("TensorRT-LLM 0.17", "vLLM 0.10 ROCm"); empty or unknown: the family's usual stack.
[[nodiscard]] ServingChoice servingConstants(const Calibration &calibration, const FamilyTraits &family,
                                             const QString &stackName = {});

struct BatchChoice
{
    const BatchConstants *constants = nullptr; ///< null when the table has none for the kind
    QString from; ///< label of the chips that lend them; empty when the evidence has this family
};

/// Constants for encoders, image classifiers and diffusion.
[[nodiscard]] BatchChoice batchConstants(const Calibration &calibration, const FamilyTraits &family,
                                         const QString &kind);

} // namespace chipboard
