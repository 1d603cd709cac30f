// Purpose: the custom models in a board file: "models", each as in data/specs/workloads/models.json and read by
// the same reader.
#pragma once

#include "data/catalog/workload.h"
#include "data/core/jsonreader.h"
#include "data/core/jsonwriter.h"

namespace chipboard {

/// None when absent. More than mostOwnModels, ids that are there twice, and dimensions that cannot be are in the log.
[[nodiscard]] QList<ModelShape> readModels(ObjectReader &board);
/// Nothing is written where there are none, so that boards without stay as they always were.
void writeModels(JsonWriter &writer, const QList<ModelShape> &models);

} // namespace chipboard
