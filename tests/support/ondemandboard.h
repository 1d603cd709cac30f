// Purpose: the board that version 0.1 of the program began with: on-demand prices, with those of other types where the
// list has none. Tests whose expected numbers rest on them begin with it; defaultBoard() is what the program shows
// today.
#pragma once

#include "data/board/board.h"

namespace chipboard::testing {

[[nodiscard]] inline Board onDemandBoard()
{
    Board board = defaultBoard();
    board.priceBook = BookId(QStringLiteral("on-demand"));
    board.mixedPrices = true;
    return board;
}

} // namespace chipboard::testing
