// Purpose: what a table says about one metric, for charts that stand alone.
#pragma once

#include "data/metrics/evaluate.h"

namespace chipboard {

/// The same rows with the cells of that column alone; with none where `column` is below 0, as columnOf() tells of a
/// metric that the table does not have.
[[nodiscard]] ResultTable ofColumn(ResultTable table, int column);

} // namespace chipboard
