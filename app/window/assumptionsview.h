// Purpose: what the assumptions panel shows of a board: the workloads to choose from, and each assumption that acts on
// the chosen one with its value, default and range.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "widgets/panels/assumptionspanel.h"

namespace chipboard {

[[nodiscard]] AssumptionsState assumptionsState(const Catalog &catalog, const Board &board, const Formatter &formatter);

} // namespace chipboard
