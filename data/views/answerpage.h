// Purpose: the Answer page, the first one: which option is best for what is asked, by how much and why. A title with
// the odds behind it, at most four tiles with the figures that decide, one chart of everything chosen sorted best
// first, one reason and what to check before acting on it.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// What is asked, and what the tiles and the reason rest on.
[[nodiscard]] QList<MetricId> answerMetrics(const Catalog &catalog, const Board &board);

/// The table has been evaluated for answerMetrics().
[[nodiscard]] PageSpec answerPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const Formatter &formatter);

/// The field for how much of the work a month has: billions of tokens, or of batches millions of items.
[[nodiscard]] PageFilter volumeFilter(Task task, const Assumptions &assumed, const Formatter &formatter);

} // namespace chipboard
