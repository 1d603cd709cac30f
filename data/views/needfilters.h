// Purpose: what a person asks of the page "Find a chip", as its filters. Four come first: the workload, how much of it
// a month, the cloud and the budget; the rest are "more requirements", which the window keeps closed.
#pragma once

#include "data/board/board.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

class Catalog;

/// Ids are those of the table of needs, as a board's file has them, and "workload" and "volume" as on the Answer page.
/// A number that was not stated is empty. Amounts of money are in the currency shown, as a person types them. Regions
/// are proposed from the price lists.
[[nodiscard]] QList<PageFilter> needFilters(const Catalog &catalog, const Board &board, const Formatter &formatter);
/// "More requirements (2)": how many of those behind it are set.
[[nodiscard]] QString moreRequirementsText(const Needs &needs, const Formatter &formatter);

} // namespace chipboard
