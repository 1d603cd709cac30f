// Purpose: the prices of the page Price history as tables: one for people, with the rows that have no dated price, and
// one for scripts with keys and plain numbers.
#pragma once

#include "data/charts/historypage.h"

namespace chipboard {

/// "USD per chip-hour": what the page's prices are of, in the money that is shown.
[[nodiscard]] QString historyUnit(Level level, const Formatter &formatter);

void addHistoryTables(PageSpec &page, const Board &board, const ResultTable &table, const QList<PriceTrack> &tracks,
                      const Formatter &formatter);

} // namespace chipboard
