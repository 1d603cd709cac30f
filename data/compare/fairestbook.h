// Purpose: the price list that makes a selection comparable: the one with prices of its own kind for most rows.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"

namespace chipboard {

/// The default list, in the window and on the command line. Ties are broken in this order: a list with the baseline's
/// price; flexible and uninterruptible (on demand, capacity blocks) before reserved, spot and guide prices; the default
/// board's list, so that successive questions about chips use one list; the newest; on demand. Imported lists count
/// only if the board uses one of the same import (isOffered). Empty if no list has a price for any row.
[[nodiscard]] BookId fairestBook(const Catalog &catalog, const Board &board);

/// Number of rows with a price on this board.
[[nodiscard]] qsizetype pricedRows(const Catalog &catalog, const Board &board);

/// The board with the fairest list, unless the user chose one or no list has a price.
[[nodiscard]] Board withFairestBook(const Catalog &catalog, Board board);

} // namespace chipboard
