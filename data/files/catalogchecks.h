// Purpose: checks that need all files: ids resolve, and numbers of different items agree (plausibility.h). An item with
// an error is removed from its layer, so that the rest is reliable.
#pragma once

#include "data/files/catalogreader.h"

namespace chipboard {

struct CheckOutcome
{
    Problems errors;
    bool dropped = false; ///< the layer lost an item: check again, others may refer to it
};

/// `merged` is `layer` over `below`, indexed.
[[nodiscard]] CheckOutcome checkLayer(const Catalog &below, const Catalog &merged, Catalog &layer);

} // namespace chipboard
