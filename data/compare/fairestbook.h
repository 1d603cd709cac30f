// Purpose: the price list that makes a selection comparable: of the lists at hand the one that has a price of its own
// kind for most of the rows.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"

namespace chipboard {

/// The one rule for the list where none is chosen, in the window and on the command line. Of lists with as many
/// prices, in this order: one that has the baseline's; one without a commitment that cannot be interrupted either (on
/// demand, capacity blocks) before reserved, spot and guide prices; that of the default board, so that what is asked
/// about one chip after the other is of one list; the newest; on demand.
/// Imported lists count where the board uses one of their import (isOffered). Empty when no list has a price for any
/// row.
[[nodiscard]] BookId fairestBook(const Catalog &catalog, const Board &board);

/// How many rows have a price as the board has it.
[[nodiscard]] qsizetype pricedRows(const Catalog &catalog, const Board &board);

/// The board with the fairest list, unless a person chose its list himself or no list has a price.
[[nodiscard]] Board withFairestBook(const Catalog &catalog, Board board);

} // namespace chipboard
