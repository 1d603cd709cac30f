// Purpose: one chart of a page as a page of its own, for slides and the clipboard: under what that chart says, where
// that is known and the page's sentence is about another, with the legend, sources and numbers of that chart alone.
#pragma once

#include "data/charts/pagespec.h"

namespace chipboard {

[[nodiscard]] PageSpec chartPage(const PageSpec &page, const ChartSpec &chart);

} // namespace chipboard
