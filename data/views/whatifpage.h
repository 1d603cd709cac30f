// Purpose: the What-if page: which assumption moves the comparison of two rows most, at which value their order turns,
// and how sure it is. The board says which rows, number and assumptions; where it does not, these are the best row and
// the board's baseline, what the workload costs, and a price.
#pragma once

#include "data/analysis/chosen.h"
#include "data/analysis/crossover.h"
#include "data/analysis/uncertainty.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/chartspec.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// What the board asks about; what a workload costs, and how fast it is where no price is known.
[[nodiscard]] QList<MetricId> whatIfMetrics(const Catalog &catalog, const Board &board);
/// `table` of whatIfMetrics().
/// Without `draws` they are taken here. Where these are still on their way the page shows bands of few draws meanwhile,
/// which takes no time, and says so.
[[nodiscard]] PageSpec whatIfPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const Formatter &formatter, const DrawSource &draws = {});

// A chart of two rows over one assumption, with the values at which their order turns; of one row alone, how
// its number moves with it.

/// What is drawn: where the order turns, or for a question about one row the range it is drawn over.
[[nodiscard]] Result<Crossover> crossoverToDraw(const Inquiry &inquiry, const Lever &lever);

/// Where there is no crossover, the chart says why.
[[nodiscard]] ChartSpec crossoverChart(const Inquiry &inquiry, const Result<Crossover> &crossover,
                                       const Formatter &formatter);
/// The same without anything to ask about.
[[nodiscard]] ChartSpec noCrossoverChart(const QString &why);

// What can be chosen on the What-if page: metric, the two rows, the assumption of the crossing and the two of
// the table. Each as a filter of the page whose first choice is "automatic"; the ids are those of a board's file.

/// What can be asked of these rows. `asked` is what the page shows now, `levers` likewise; both absent where nothing
/// can be asked, so that a choice that led there can be taken back.
[[nodiscard]] QList<PageFilter> whatIfChoices(const Board &board, const ResultTable &table, const Inquiry *inquiry,
                                              const ChosenLevers &levers);

} // namespace chipboard
