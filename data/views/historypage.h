// Purpose: the Price history page: how the prices of what is compared went, one chart a kind of price, as steps between
// the dates that are known. Single dates stand as points. It says no more than the dates and ranges do.
#pragma once

#include "data/analysis/pricehistory.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

#include <QMap>

namespace chipboard {

[[nodiscard]] QList<MetricId> historyMetrics(const Catalog &catalog, const Board &board);

/// `choices` are those of the page's filters, by their ids.
[[nodiscard]] PageSpec historyPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const StoredPrices &stored, const QMap<QString, QString> &choices,
                                   const Formatter &formatter);

// The prices of the page Price history as tables: one for people, with the rows that have no dated price, and
// one for scripts with keys and plain numbers.

/// "USD per chip-hour": what the page's prices are of, in the money that is shown.
[[nodiscard]] QString historyUnit(Level level, const Formatter &formatter);

void addHistoryTables(PageSpec &page, const Board &board, const ResultTable &table, const QList<PriceTrack> &tracks,
                      const Formatter &formatter);

} // namespace chipboard
