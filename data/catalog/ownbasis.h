// Purpose: what a person's own catalogue files have besides figures that changes what is estimated: a model, a
// workload, the constants of the estimators. Each is a source of the catalogue, so that whoever has the catalogue can
// tell.
#pragma once

#include "data/catalog/catalog.h"

namespace chipboard {

/// `kind` is "model", "workload" or "constants", `file` its name without folders.
[[nodiscard]] Source ownBasisSource(const QString &file, const QString &kind, const QString &id);

/// Translated, such as "Your own model llama-3.1-70b of mine.json": what estimates of this workload rest on.
[[nodiscard]] QStringList ownBasisOf(const Catalog &catalog, const WorkloadId &workload);

} // namespace chipboard
