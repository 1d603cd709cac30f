// Purpose: what the window says of a catalogue that was read: its problems, and what files of the user's own change.
#pragma once

#include "data/json/catalogreader.h"

namespace chipboard {

/// Things of the user's own that are named; of more only the number is.
inline constexpr qsizetype mostOwnNamed = 10;

/// In the language that is spoken now, which has to be that of the reading.
[[nodiscard]] QStringList catalogMessages(const CatalogLoad &load);

} // namespace chipboard
