// Purpose: the Scenarios page: what the board's workload costs (or how fast it runs, where no price is known) in each
// scenario, side by side on one scale, with the differences from one of them in figures and percent, or as the board
// tells numbers.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// What a workload costs, and how fast it is.
[[nodiscard]] QList<MetricId> scenarioMetrics(const Catalog &catalog, const Board &board);
/// `published` is the catalogue without anybody's overrides, as each scenario has its own; `table` has the metrics
/// above for the scenario in force.
[[nodiscard]] PageSpec scenariosPage(const Catalog &published, const Board &board, const ResultTable &table,
                                     const Formatter &formatter);

// What the title of the page Scenarios says: who is best in which scenario, never stronger than the ranges,
// and where the best has a price of another kind than the row beside it, both numbers and what a list of one kind says.

/// One scenario, worked out.
struct ScenarioCase
{
    QString name;
    QString settings; ///< what sets it apart
    bool inForce = false;
    Board board;
    Catalog catalog;
    ResultTable table; ///< of a cost and a speed
};

/// By the table's column, 0 is the cost: "By our estimates Trainium2 (at its capacity-block price) is lowest in both
/// scenarios, in “List” 1.75 against 2.51 USD per 1M tokens for H100; at the prices of "AWS capacity blocks" the two
/// cannot be told apart".
[[nodiscard]] QString scenarioTakeaway(const QList<ScenarioCase> &cases, qsizetype column, const Formatter &formatter);

// Scenarios in words: what one sets ("Discount 50 %"), and what sets it apart from the others.

/// "Prices", "Discount", "Trainium3 price": the head of a row of settings.
[[nodiscard]] QString settingName(const Catalog &catalog, const Board &board, const SettingId &setting);
/// "On-demand list", "50 %", "1.80 USD/h", "as published", "as the workload has it".
[[nodiscard]] QString settingValue(const Catalog &catalog, const Scenario &scenario, const SettingId &setting,
                                   const Formatter &formatter);
/// Name and value of everything in which the scenarios differ: "Prices On-demand list · Discount 50 %".
[[nodiscard]] QString scenarioText(const Catalog &catalog, const Board &board, qsizetype index,
                                   const Formatter &formatter);
/// "Prices of “Base” and “Discount”: On-demand list, us-east-1, 2026-07-20" for each list, by the scenarios' names and
/// lists.
[[nodiscard]] QStringList scenarioBooks(const Catalog &catalog, const QList<std::pair<QString, BookId>> &scenarios,
                                        const Formatter &formatter);

/// "“Base”"
[[nodiscard]] QString quotedName(const QString &name);

} // namespace chipboard
