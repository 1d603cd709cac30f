// Purpose: chips of Epoch AI's table of machine-learning hardware, and imported chips as catalogue files. A chip that
// the catalogue has is compared with it and stays as it is; one that it does not have becomes a chip, unless a figure
// of it cannot be.
#pragma once

#include "data/catalog/chip.h"
#include "data/catalog/figure.h"
#include "data/import/importer.h"

namespace chipboard {

// Chips of Epoch AI's table of machine-learning hardware. A chip that the catalogue has is compared with it and stays
// as it is; one that it does not have becomes a chip, unless a figure of it cannot be.

[[nodiscard]] Result<ImportReport> importEpochChips(const Importer &importer, const ImportRequest &request,
                                                    const Catalog &catalog, const ImportSinks &sinks);

/// The source that the figures of imported chips name.
[[nodiscard]] Source epochSource(const QString &asOf);

// Imported chips as catalogue files that the user's folder can take: one of chips and one of their source.

[[nodiscard]] QByteArray chipsToSpecFile(const QList<Chip> &chips);
[[nodiscard]] QByteArray sourcesToSpecFile(const QList<Source> &sources);

} // namespace chipboard
