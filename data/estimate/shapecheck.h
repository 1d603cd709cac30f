// Purpose: refuses model dimensions that cannot be, in words and with the nearest that can, before an estimator sees
// them; and fills in what a source left out where the parameters tell it.
#pragma once

#include "data/catalog/workload.h"
#include "data/core/result.h"

namespace chipboard {

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
