// Purpose: attributes figures from the user's catalogue files to the user, never to the source of the shipped figure.
// Such a figure has its own key, the file as its source, and the published value as a rival, as board overrides have
// (apply.h).
#pragma once

#include "data/catalog/catalog.h"

namespace chipboard {

/// `merged` is the user's `layer` over `below`; both are indexed. Marks figures that differ from `below`, figures that
/// the layer removed, and figures of new items that cite only sources of `below`. Figures equal to the shipped ones
/// stay unmarked.
void markOwnFiles(Catalog &merged, const Catalog &below, const Catalog &layer);

} // namespace chipboard
