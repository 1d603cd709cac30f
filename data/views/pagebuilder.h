// Purpose: Catalog + Board -> PageSpec (through evaluate). Pure; the locale affects only separators.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"
#include "data/views/planeaxis.h"

namespace chipboard {

/// Names the prices that discount and price factor do not change; empty without either, or without prices.
[[nodiscard]] QString asListedText(const Assumptions &assumptions, const ResultTable &table,
                                   const Formatter &formatter);

/// The Compare page: the board's charts side by side, with the same order of chips.
[[nodiscard]] PageSpec comparePage(const Catalog &catalog, const Board &board, const Formatter &formatter);
/// From a table evaluated for board.charts.
[[nodiscard]] PageSpec comparePage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const Formatter &formatter);

/// Cloud instances with their distinguishing figures, sortable: the selected ones, or all with the selected chips, at
/// the board's prices.
[[nodiscard]] PageSpec instancesPage(const Catalog &catalog, const Board &board, const Formatter &formatter);

[[nodiscard]] ChartSpec barChart(const Catalog &catalog, const Board &board, const ResultTable &table,
                                 const MetricId &metric, const Formatter &formatter);

/// Row indices of the table, best first by its chart; then rows that cannot lead a title (software in maintenance, then
/// announced), then rows without a number, announced ones last.
[[nodiscard]] QList<qsizetype> bestFirst(const ResultTable &table, const ChartSpec &chart, Better better);

[[nodiscard]] ColourRole colourRoleOf(const Chip &chip);
/// Only the names of the rows, if there are no numbers.
[[nodiscard]] Table namesTable(const Board &board, const ResultTable &table);
[[nodiscard]] ChartCategory categoryOf(const Board &board, const Subject &subject);
/// The same for an estimate, with the number of chips (or instances, systems) behind the metric's value.
[[nodiscard]] ChartCategory categoryOf(const Board &board, const ResultTable &table, qsizetype row,
                                       const Metric &metric, const Formatter &formatter);

/// Marks rows that would rank before the best one with the reason: "in maintenance".
void nameRetired(ChartSpec &chart, const ResultTable &table);
/// Marks all rows in maintenance that have a value: sorted charts place them behind what may lead.
void markRetired(ChartSpec &chart, const ResultTable &table);

} // namespace chipboard
