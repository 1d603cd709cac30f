// Purpose: a page whose numbers are told beside the baseline's, as the board wants it: labels of bars, dots and score
// tables, the numbers table, tooltips, legend and notes. Marks keep their absolute lengths and places. The same for all
// pages, right after they were made.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

#include <functional>

namespace chipboard {

/// Unchanged where numbers are absolute. A number that cannot be compared stays as it is with "n/c", and the notes say
/// why. `table` has the numbers that are
/// told beside the baseline's; `staying` says in a sentence which numbers of the page are not, and why; empty: all are.
[[nodiscard]] PageSpec withValues(PageSpec page, const Board &board, const ResultTable &table,
                                  const Formatter &formatter, const QString &staying = {});

/// Of a chart's id and the ids of two of its rows: why a ratio between them would mislead; empty: it would not.
using UnlikeReason = std::function<QString(const QString &chart, const QString &one, const QString &other)>;
/// By the chart's own metric; of a chart of several, by any of the table.
[[nodiscard]] UnlikeReason unlikeReason(const ResultTable &table);

} // namespace chipboard
