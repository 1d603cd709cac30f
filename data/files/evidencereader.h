// Purpose: measurements -> RunSet. The shipped evidence files (kind "evidence") are read when they are asked for, not
// at the start of the program. runsFromText() reads files in the layout of published collections: an object with
// training_runs, inference_runs and, if it likes, chips and model_architectures; members it does not know are left
// alone there, and a run with a fault is kept with what could be read, so that it is listed and not lost.
#pragma once

#include "data/catalog/calibration.h"
#include "data/core/jsonreader.h"
#include "data/files/catalogreader.h"

namespace chipboard {

/// The file's part of a run set.
void readEvidenceFile(ObjectReader &file, RunSet &set);

struct RunSetLoad
{
    RunSet set;
    Problems problems;
};
/// All evidence files that the catalogue lists.
[[nodiscard]] RunSetLoad shippedEvidence(const Catalog &catalog);
[[nodiscard]] RunSetLoad runsFromText(const QByteArray &text, const QString &name);
/// The same from a path.
[[nodiscard]] RunSetLoad runsFromFile(const QString &path);

} // namespace chipboard
