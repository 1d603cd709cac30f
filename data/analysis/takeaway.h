// Purpose: one sentence that says what the table says, never stronger than the ranges allow. Compares the first Amazon
// chip that has numbers with the baseline (or the first rival): compute at the table's precision, and price where both
// have one of one kind, if need be at a book that the board's falls back on.
#pragma once

#include "data/compare/evaluate.h"
#include "data/compare/workloadview.h"
#include "data/core/format.h"
#include "data/model/roofline.h"

namespace chipboard {

[[nodiscard]] QString takeaway(const Catalog &catalog, const Board &board, const Formatter &formatter);
/// The same from a table of that board, without reckoning again where it has the two metrics that the sentence needs.
[[nodiscard]] QString takeaway(const Catalog &catalog, const Board &board, const ResultTable &table,
                               const Formatter &formatter);

/// Beside a takeaway whose prices are of another list than those that are drawn: what is drawn; else empty.
[[nodiscard]] QString takeawayPrices(const Catalog &catalog, const Board &board, const ResultTable &table,
                                     const Formatter &formatter);

// Which limit holds each phase of a workload back, over everything that is compared, in one sentence.

struct SubjectPhases
{
    QString name;
    QList<RooflinePhase> phases; ///< empty: it cannot run there
};

/// "Serve 70B: Reading the prompt is limited by compute on all 8 chips; writing the answer by memory bandwidth on 6 and
/// by memory capacity on 2 of 8 chips (no estimate of Trainium4)"
[[nodiscard]] QString rooflineTakeaway(const WorkloadView &view, const QList<SubjectPhases> &rows, Level level,
                                       const Formatter &formatter);

// What the pages about the board's workload say in one sentence, never stronger than the ranges of the
// estimates allow: which chip is cheapest and against what, which are worth their money, what bounds them.

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
