// Purpose: Catalog + Board -> PageSpec (through evaluate). Pure; the locale decides separators only.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"
#include "data/views/planeaxis.h"

namespace chipboard {

/// The Compare page: the board's charts side by side, same order of chips in all of them.
/// What a discount or price factor does not change of a table; empty where there is neither, or no price.
[[nodiscard]] QString asListedText(const Assumptions &assumptions, const ResultTable &table,
                                   const Formatter &formatter);

[[nodiscard]] PageSpec comparePage(const Catalog &catalog, const Board &board, const Formatter &formatter);
/// As above from a table that was evaluated for board.charts.
[[nodiscard]] PageSpec comparePage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const Formatter &formatter);

/// Cloud instances with what sets them apart, to be sorted: those selected, or all that have the selected chips, at the
/// board's prices.
[[nodiscard]] PageSpec instancesPage(const Catalog &catalog, const Board &board, const Formatter &formatter);

/// One bar chart of one metric of the table.
[[nodiscard]] ChartSpec barChart(const Catalog &catalog, const Board &board, const ResultTable &table,
                                 const MetricId &metric, const Formatter &formatter);

/// Places of the table's rows, best first by that chart of them; behind those what leads no title (software in
/// maintenance, then announced), then what has no number, of which the announced come last.
[[nodiscard]] QList<qsizetype> bestFirst(const ResultTable &table, const ChartSpec &chart, Better better);

[[nodiscard]] ColourRole colourRoleOf(const Chip &chip);
/// The rows by their names alone, where there is nothing to tell of them.
[[nodiscard]] Table namesTable(const Board &board, const ResultTable &table);
/// The place of a row in charts and tables.
[[nodiscard]] ChartCategory categoryOf(const Board &board, const Subject &subject);
/// The same of a row of estimates, with how many chips (or instances, systems) the metric's number is of.
[[nodiscard]] ChartCategory categoryOf(const Board &board, const ResultTable &table, qsizetype row,
                                       const Metric &metric, const Formatter &formatter);

/// Says at rows that would be before the best one why they are not: "in maintenance".
void nameRetired(ChartSpec &chart, const ResultTable &table);
[[nodiscard]] QString retiredBadge();

} // namespace chipboard
