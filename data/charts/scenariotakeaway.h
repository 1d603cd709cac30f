// Purpose: what the title of the page Scenarios says: who is best in which scenario, never stronger than the ranges,
// and where the best has a price of another kind than the row beside it, both numbers and what a list of one kind says.
#pragma once

#include "data/metrics/evaluate.h"
#include "data/units/format.h"

namespace chipboard {

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

} // namespace chipboard
