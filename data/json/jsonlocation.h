// Purpose: JSON pointer -> line and column, by walking the text. The parser keeps no places, so that loading costs
// nothing for them; they are looked up when a problem is shown. One walk finds the places of all problems.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

namespace chipboard {

/// Fills in line and column of the problems in `file` that have none yet. A key that is unknown or there twice is
/// pointed at itself, anything else at its value; a pointer that leads nowhere gets the place of what is there of it.
/// Messages and pointers without end are cut.
void locate(Problems &problems, const QString &file, const QByteArray &text);

struct TextPlace
{
    int line = 1;
    int column = 1; ///< in characters, not bytes
};
/// Of a byte offset.
[[nodiscard]] TextPlace placeOf(const QByteArray &text, qsizetype offset);

/// "a/b" -> "a~1b" (RFC 6901).
[[nodiscard]] QString pointerToken(const QString &key);

} // namespace chipboard
