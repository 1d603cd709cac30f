// Purpose: what can be needed of chips as filters of the page Advisor: a field or a list of choices for each row of the
// needs' table, empty where nobody said. The ids are those of the table, and of a board's file.
#pragma once

#include "data/board/board.h"
#include "data/charts/pagespec.h"
#include "data/units/format.h"

namespace chipboard {

class Catalog;

/// Amounts of money are in the currency shown, as a person types them. Regions are proposed from the price lists.
[[nodiscard]] QList<PageFilter> needFilters(const Catalog &catalog, const Needs &needs, const Formatter &formatter);

} // namespace chipboard
