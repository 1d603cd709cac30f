// Purpose: a page with every kind of mark (solid, hatched, outlined, range, gap, flag, baseline), for tests and
// benchmarks that need no catalogue.
#pragma once

#include "data/views/pagespec.h"

namespace chipboard::test {

/// Four charts with `count` chips each; the first eight are those of the Compare page's first image.
[[nodiscard]] PageSpec samplePage(int count = 8);

/// The same page with other numbers (another price book), for redraw tests.
[[nodiscard]] PageSpec changedSamplePage(int count = 8);

} // namespace chipboard::test
