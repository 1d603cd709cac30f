// Purpose: sources of what a person's own catalogue files say: a source for each file that has figures of its own, and
// one for each thing besides figures that changes what is estimated: a model, a workload, the constants of the
// estimators. They are told in the language that is spoken.
#pragma once

#include "data/catalog/catalog.h"

namespace chipboard {

/// "Your own file mine.json"; `file` is its name without folders.
[[nodiscard]] Source ownFileSource(const QString &file);

/// `kind` is "model", "workload" or "constants", `file` as above.
[[nodiscard]] Source ownBasisSource(const QString &file, const QString &kind, const QString &id);

/// What the title of such a source is in the language of now; empty where it is none of these.
[[nodiscard]] QString ownTitle(const Source &source);

/// Translated, such as "Your own model llama-3.1-70b of mine.json": what estimates of this workload rest on.
[[nodiscard]] QStringList ownBasisOf(const Catalog &catalog, const WorkloadId &workload);

} // namespace chipboard
