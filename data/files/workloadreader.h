// Purpose: models, workloads and the calibration table of the spec files.
#pragma once

#include "data/catalog/calibration.h"
#include "data/catalog/workload.h"
#include "data/core/jsonreader.h"
#include "data/core/result.h"

namespace chipboard {

[[nodiscard]] ModelShape readModel(ObjectReader &reader);
/// Do the parts of a model's attention agree with each other and with its layers? The problem has its place below the
/// model ("/attention/window").
[[nodiscard]] Result<Done> checkAttention(const ModelShape &model);
[[nodiscard]] Workload readWorkload(ObjectReader &reader);
/// The whole file: its lists are members of the root.
[[nodiscard]] Calibration readCalibration(ObjectReader &file);

/// A required number above 0; a fault is in the log.
[[nodiscard]] double positiveNumber(ObjectReader &reader, QByteArrayView key);
/// An optional number of at least 0; 0 when absent.
[[nodiscard]] double optionalCount(ObjectReader &reader, QByteArrayView key);

} // namespace chipboard
