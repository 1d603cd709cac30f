// Purpose: the Overview page, the first one: at most seven rows by six measures in a score table, the answer to what a
// person wants to know as its title, and the question as a choice of the page. Answer and stars are reckoned of all
// rows; what does not fit is said.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// What the score table shows and the answer rests on.
[[nodiscard]] QList<MetricId> overviewMetrics(const Catalog &catalog, const Board &board);

[[nodiscard]] PageSpec overviewPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                    const Formatter &formatter);

/// The rows that the page shows, in the board's order, seven at most: the baseline, those that the answer names, the
/// best of each column as far as all of them find room, then by the number that is asked for, what is announced last.
[[nodiscard]] QList<qsizetype> overviewRows(const Board &board, const ResultTable &table, const MetricId &asked,
                                            const QStringList &named);

} // namespace chipboard
