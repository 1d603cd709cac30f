// Purpose: the Price history page: how the prices of what is compared went, one chart a kind of price, as steps between
// the dates that are known. Single dates stand as points. It says no more than the dates and ranges do.
#pragma once

#include "data/charts/pagespec.h"
#include "data/insight/pricehistory.h"
#include "data/units/format.h"

#include <QMap>

namespace chipboard {

[[nodiscard]] QList<MetricId> historyMetrics(const Catalog &catalog, const Board &board);

/// `choices` are those of the page's filters, by their ids.
[[nodiscard]] PageSpec historyPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const StoredPrices &stored, const QMap<QString, QString> &choices,
                                   const Formatter &formatter);

} // namespace chipboard
