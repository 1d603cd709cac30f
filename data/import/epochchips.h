// Purpose: imports chips from Epoch AI's table of machine-learning hardware, as catalogue files. A known chip is
// compared with the catalogue and stays unchanged; a new one is added unless one of its figures is impossible.
#pragma once

#include "data/catalog/chip.h"
#include "data/catalog/figure.h"
#include "data/import/importer.h"

namespace chipboard {

[[nodiscard]] Result<ImportReport> importEpochChips(const Importer &importer, const ImportRequest &request,
                                                    const Catalog &catalog, const ImportSinks &sinks);

/// Source of the imported figures.
[[nodiscard]] Source epochSource(const QString &asOf);

// Imported chips as catalogue files for the user's folder: one with chips and one with their source.

[[nodiscard]] QByteArray chipsToSpecFile(const QList<Chip> &chips);
[[nodiscard]] QByteArray sourcesToSpecFile(const QList<Source> &sources);

} // namespace chipboard
