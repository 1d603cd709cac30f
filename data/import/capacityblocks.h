// Purpose: imports AWS's capacity-block prices in JSON: instance types with their accelerators and a price per region.
#pragma once

#include "data/import/importer.h"

namespace chipboard {

[[nodiscard]] Result<ImportReport> importCapacityBlocks(const Importer &importer, const ImportRequest &request,
                                                        const Catalog &catalog, const ImportSinks &sinks);

} // namespace chipboard
