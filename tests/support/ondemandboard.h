// Purpose: the default board of version 0.1: on-demand prices, with other price types where the list has none. Tests
// whose expected numbers depend on these prices start from it; defaultBoard() is the current default.
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

[[nodiscard]] inline Board onDemandBoard(const QList<ChipId> &chips)
{
    Board board = onDemandBoard();
    board.chips = chips;
    return board;
}

} // namespace chipboard::testing
