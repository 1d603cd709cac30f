// Purpose: what can only be checked when all files are read: ids resolve, and the numbers of different things agree
// (plausibility.h). A thing with an error is dropped from its layer, so that what stays can be relied on.
#pragma once

#include "data/files/catalogreader.h"

namespace chipboard {

struct CheckOutcome
{
    Problems errors;
    bool dropped = false; ///< something left the layer: check again, others may have referred to it
};

/// `merged` is `layer` laid over `below`, indexed.
[[nodiscard]] CheckOutcome checkLayer(const Catalog &below, const Catalog &merged, Catalog &layer);

} // namespace chipboard
