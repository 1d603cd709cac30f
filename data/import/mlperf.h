// Purpose: results of MLPerf Inference, as MLCommons publishes their summary in CSV or JSON: each result of the closed
// division about a language model is a measurement that estimates can be compared with.
#pragma once

#include "data/import/importer.h"

namespace chipboard {

[[nodiscard]] Result<ImportReport> importMlperf(const Importer &importer, const ImportRequest &request,
                                                const Catalog &catalog, const ImportSinks &sinks);

/// A file of measurements that runsFromFile() reads, from the RowOutcome::run of rows.
[[nodiscard]] QByteArray measurementsFile(const QList<QByteArray> &runs);

} // namespace chipboard
