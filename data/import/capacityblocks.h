// Purpose: AWS's capacity-block prices in JSON: instance types, each with its accelerators and a price a region.
#pragma once

#include "data/import/importer.h"

namespace chipboard {

[[nodiscard]] Result<ImportReport> importCapacityBlocks(const Importer &importer, const ImportRequest &request,
                                                        const Catalog &catalog, const ImportSinks &sinks);

} // namespace chipboard
