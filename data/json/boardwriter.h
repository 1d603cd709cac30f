// Purpose: a board inside another JSON text: exports carry the board that they were made from.
#pragma once

#include "data/board/board.h"
#include "data/json/jsonwriter.h"

namespace chipboard {

/// As in a *.chipboard file.
void writeBoard(JsonWriter &writer, const Board &board);

} // namespace chipboard
