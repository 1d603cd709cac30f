// Purpose: the shipped catalogue, read once by all tests of a class.
#pragma once

#include "data/files/catalogreader.h"

namespace chipboard::testing {

[[nodiscard]] inline const CatalogLoad &shippedLoad()
{
    static const CatalogLoad load = loadCatalog({});
    return load;
}

[[nodiscard]] inline const Catalog &shippedCatalog() { return shippedLoad().catalog; }

} // namespace chipboard::testing
