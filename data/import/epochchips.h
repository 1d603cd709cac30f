// Purpose: chips of Epoch AI's table of machine-learning hardware. A chip that the catalogue has is compared with it
// and stays as it is; one that it does not have becomes a chip, unless a figure of it cannot be.
#pragma once

#include "data/catalog/figure.h"
#include "data/import/importer.h"

namespace chipboard {

[[nodiscard]] Result<ImportReport> importEpochChips(const Importer &importer, const ImportRequest &request,
                                                    const Catalog &catalog, const ImportSinks &sinks);

/// The source that the figures of imported chips name.
[[nodiscard]] Source epochSource(const QString &asOf);

} // namespace chipboard
