// Purpose: which two rows of a board are set against each other where nobody chose: the best one by a metric, and the
// baseline; or the two best where there is no other baseline.
#pragma once

#include "data/whatif/question.h"

namespace chipboard {

/// The ratio of the best row to the board's baseline, by the first of `metrics` that two rows have a value of. Nothing
/// when none is known of two rows.
[[nodiscard]] std::optional<AskedNumber> duelOf(const ResultTable &table, const Board &board,
                                                const QList<MetricId> &metrics);

} // namespace chipboard
