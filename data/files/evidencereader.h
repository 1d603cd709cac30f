// Purpose: measurements -> RunSet. Shipped evidence files (kind "evidence") are read on demand, not at startup.
// runsFromText() reads the layout of published collections: an object with training_runs, inference_runs and optional
// chips and model_architectures; unknown members are ignored, and a faulty run is kept with its readable parts, so that
// it is listed.
#pragma once

#include "data/catalog/calibration.h"
#include "data/core/jsonreader.h"
#include "data/files/catalogreader.h"

namespace chipboard {

/// Adds the file's content to a run set.
void readEvidenceFile(ObjectReader &file, RunSet &set);

struct RunSetLoad
{
    RunSet set;
    Problems problems;
};
/// All evidence files listed in the catalogue.
[[nodiscard]] RunSetLoad shippedEvidence(const Catalog &catalog);
[[nodiscard]] RunSetLoad runsFromText(const QByteArray &text, const QString &name);
[[nodiscard]] RunSetLoad runsFromFile(const QString &path);

} // namespace chipboard
