// Purpose: reads models, workloads and the calibration table of spec files.
#pragma once

#include "data/catalog/calibration.h"
#include "data/catalog/workload.h"
#include "data/core/jsonreader.h"
#include "data/core/result.h"

namespace chipboard {

[[nodiscard]] ModelShape readModel(ObjectReader &reader);
/// Checks that a model's attention members agree with each other and with its layers. The problem's location is
/// relative to the model ("/attention/window").
[[nodiscard]] Result<Done> checkAttention(const ModelShape &model);
[[nodiscard]] Workload readWorkload(ObjectReader &reader);
/// Reads the whole file: its lists are members of the root.
[[nodiscard]] Calibration readCalibration(ObjectReader &file);

/// A required number above 0; errors are logged.
[[nodiscard]] double positiveNumber(ObjectReader &reader, QByteArrayView key);
/// An optional number of at least 0; 0 if absent.
[[nodiscard]] double optionalCount(ObjectReader &reader, QByteArrayView key);

} // namespace chipboard
