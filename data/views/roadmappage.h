// Purpose: the Roadmap page: when the generations of each line were announced and could be had, and what each gained on
// the one before in compute, memory, bandwidth and price of a chip-hour. Published figures at the board's prices.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

#include <QMap>

namespace chipboard {

/// Of what is selected, which the lines are chosen by; the page makes the table of its lines itself.
[[nodiscard]] QList<MetricId> roadmapMetrics(const Catalog &catalog, const Board &board);

/// `choices` are those of the page's filters, by their ids.
[[nodiscard]] PageSpec roadmapPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const QMap<QString, QString> &choices, const Formatter &formatter);

} // namespace chipboard
