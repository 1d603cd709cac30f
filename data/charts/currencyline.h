// Purpose: says on a page in which currency its money is: the exchange rate in the footer, or why money is still in
// USD. Numbers and units are those of the formatter that the page was made with.
#pragma once

#include "data/board/currencychoice.h"
#include "data/charts/pagespec.h"
#include "data/units/format.h"

namespace chipboard {

/// Unchanged while the board is in USD.
[[nodiscard]] PageSpec withCurrencyLine(PageSpec page, const CurrencyChoice &choice, const Formatter &formatter);

} // namespace chipboard
