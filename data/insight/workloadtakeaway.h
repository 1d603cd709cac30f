// Purpose: what the pages about the board's workload say in one sentence, never stronger than the ranges of the
// estimates allow: which chip is cheapest and against what, which are worth their money, what bounds them.
#pragma once

#include "data/insight/workloadview.h"

namespace chipboard {

/// "Serve Llama 3.1 70B: of 8 chips, H200 is cheapest at 0.86 USD per 1M tokens, ..." The table has the task's metrics.
/// `kinds` is what bothKindsOn() says of the costs as a title: it stands where a winner would.
[[nodiscard]] QString workloadTakeaway(const Board &board, const ResultTable &table, const WorkloadView &view,
                                       const Formatter &formatter, const QString &kinds = {});

/// "Trainium2 and H100 are limited by memory capacity.": the cheapest and what it is compared with, where a title of
/// prices of different kinds has no room for it. Empty where what bounds the cheapest is not known.
[[nodiscard]] QString comparedBounds(const Board &board, const ResultTable &table, const WorkloadView &view,
                                     const Formatter &formatter);

/// What bounds the rows: "Memory bandwidth bounds H100 and H200: reading memory takes most of the time."
[[nodiscard]] QStringList boundNotes(const WorkloadView &view, const Formatter &formatter);

/// Why rows have no estimate, and what the estimates assume; rows of which the same is true share a sentence.
[[nodiscard]] QStringList estimateNotes(const WorkloadView &view, const Formatter &formatter);

} // namespace chipboard
