// Purpose: the Claims page: what the guide, vendors and press claimed against what the catalogue gives at the board's
// prices and for its workload; the contradictions between sources; Project Rainier and what renting it would cost.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/describe.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// Of what is selected; the page makes the figures of its claims itself.
[[nodiscard]] QList<MetricId> claimsMetrics(const Catalog &catalog, const Board &board);
[[nodiscard]] PageSpec claimsPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const Formatter &formatter);

/// Those of the catalogue about a row of the table or its chip, whichever figures the table has.
[[nodiscard]] QList<const Contradiction *> contradictionsAbout(const Catalog &catalog, const ResultTable &table);
/// The same as a card, worst first: by how many times the board's figure is above or below what another source has for
/// it; those without such a number behind them, in the catalogue's order.
/// The table with its notes on contradictions in that order.
[[nodiscard]] ResultTable withWorstNotesFirst(ResultTable table, const Catalog &catalog, const Board &board);
[[nodiscard]] SourceCard disagreementCard(const Catalog &catalog, const Board &board, const ResultTable &table);

} // namespace chipboard
