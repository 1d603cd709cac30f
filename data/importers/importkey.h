// Purpose: what an import depends on, as one digest: the bytes of its file, all that was said about it, and what it is
// compared with. Two imports with the same key have the same result, so the second need not be read.
#pragma once

#include "data/importers/importer.h"

namespace chipboard {

/// Empty when the file cannot be read. It is read in parts, whatever its size.
[[nodiscard]] QString importKey(const Importer &importer, const ImportRequest &request, const Catalog &catalog);

} // namespace chipboard
