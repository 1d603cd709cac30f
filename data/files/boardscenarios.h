// Purpose: the scenarios of a board's file. The one in force has its name alone there, as in the Board; its values are
// the board's own members.
#pragma once

#include "data/board/board.h"
#include "data/core/jsonreader.h"
#include "data/core/jsonwriter.h"

namespace chipboard {

/// A member that is true or false; false when absent.
[[nodiscard]] bool readFlag(ObjectReader &reader, QByteArrayView key);

/// "assumptions" of a board or a scenario; none when absent. Values out of range are in the log.
[[nodiscard]] Assumptions readAssumptions(ObjectReader &owner);
void writeAssumptions(JsonWriter &writer, const Assumptions &assumptions);

/// "scenarios" of a board; none when absent. Each has a name of its own, and exactly one is in force. One that names no
/// prices has those of the board.
[[nodiscard]] Scenarios readScenarios(ObjectReader &board, const BookId &boardPrices);
/// Nothing when there are none.
void writeScenarios(JsonWriter &writer, const Scenarios &scenarios);

} // namespace chipboard
