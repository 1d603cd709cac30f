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

/// Layers and hidden size where a source gives only the parameters N: hidden = (128 N / 12)^(1/3), layers = hidden /
/// 128. N = 12 x layers x hidden^2 is the count of a GPT block (Kaplan et al. 2020, arXiv 2001.08361, table 1) and 128
/// the usual ratio of width to depth. The head size defaults to hidden / heads.
[[nodiscard]] ModelShape completedShape(ModelShape model);

[[nodiscard]] Problem refusal(const QString &message, const QString &remedy);

} // namespace chipboard
