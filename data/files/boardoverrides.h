// Purpose: the part of a board file about figures: the board's own ones, and those that it was drawn with.
#pragma once

#include "data/board/override.h"
#include "data/core/jsonreader.h"
#include "data/core/jsonwriter.h"

namespace chipboard {

/// "overrides" of a board; none when absent. A value that its figure cannot have is in the log.
[[nodiscard]] QList<Override> readOverrides(ObjectReader &board);
/// "drawn_with" of a board; empty when absent.
[[nodiscard]] Drawn readDrawn(ObjectReader &board);

/// Nothing is written of what is empty, so that boards without such figures stay as they always were.
void writeOverrides(JsonWriter &writer, const QList<Override> &overrides);
void writeDrawn(JsonWriter &writer, const Drawn &drawn);

} // namespace chipboard
