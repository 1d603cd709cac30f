// Purpose: the legend of a page for one of its charts alone: what tells of marks that are not on it is left out. For
// files that have a chart to a sheet or slide.
#pragma once

#include "data/views/pagespec.h"

namespace chipboard {

/// Parts that tell of no mark, or of one that is not known here, stay.
[[nodiscard]] QString legendOn(const PageSpec &page, const ChartSpec &chart);
/// For a table of words and numbers: no marks at all, but the signs that stand in its cells.
[[nodiscard]] QString legendOn(const PageSpec &page, const Table &table);

} // namespace chipboard
