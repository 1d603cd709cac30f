// Purpose: what a person's own catalogue files put in the place of shipped figures is told as theirs, never under the
// name of the source that the shipped figure comes from. Such a figure has a key of its own, the file as its source,
// and what was published behind it as a rival, as the overrides of a board have (apply.h).
#pragma once

#include "data/catalog/catalog.h"

namespace chipboard {

/// `merged` is `layer`, which a person wrote, laid over `below`; both are indexed. Marked are figures that `below` has
/// otherwise, those that it has and the layer left out, and those of new things that name sources of `below` alone.
/// A figure that says what the shipped one says stays as it is.
void markOwnFiles(Catalog &merged, const Catalog &below, const Catalog &layer);

} // namespace chipboard
