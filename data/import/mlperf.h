// Purpose: imports MLPerf Inference results from MLCommons' summary in CSV or JSON: each closed-division result for a
// language model becomes a measurement to compare estimates with.
#pragma once

#include "data/import/importer.h"

namespace chipboard {

[[nodiscard]] Result<ImportReport> importMlperf(const Importer &importer, const ImportRequest &request,
                                                const Catalog &catalog, const ImportSinks &sinks);

/// A measurement file for runsFromFile(), from RowOutcome::run of the rows.
[[nodiscard]] QByteArray measurementsFile(const QList<QByteArray> &runs);

} // namespace chipboard
