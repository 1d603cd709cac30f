// Purpose: one sentence that says what the table says, never stronger than the ranges allow. Compares the first Amazon
// chip that has numbers with the baseline (or the first rival): compute at the table's precision, and price where both
// have one of one kind, if need be at a book that the board's falls back on.
#pragma once

#include "data/metrics/evaluate.h"
#include "data/units/format.h"

namespace chipboard {

[[nodiscard]] QString takeaway(const Catalog &catalog, const Board &board, const Formatter &formatter);
/// The same from a table of that board, without reckoning again where it has the two metrics that the sentence needs.
[[nodiscard]] QString takeaway(const Catalog &catalog, const Board &board, const ResultTable &table,
                               const Formatter &formatter);

/// Beside a takeaway whose prices are of another list than those that are drawn: what is drawn; else empty.
[[nodiscard]] QString takeawayPrices(const Catalog &catalog, const Board &board, const ResultTable &table,
                                     const Formatter &formatter);

} // namespace chipboard
