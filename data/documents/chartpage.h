// Purpose: one chart of a page as a page of its own, for slides and the clipboard: under the same takeaway and with the
// same legend, warning and sources, but with the numbers of that chart alone.
#pragma once

#include "data/charts/pagespec.h"

namespace chipboard {

[[nodiscard]] PageSpec chartPage(const PageSpec &page, const ChartSpec &chart);

} // namespace chipboard
