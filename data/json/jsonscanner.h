// Purpose: the quick way from text to JsonDocument, for files without a fault, which nearly all are: several times as
// fast as the parser that explains what is wrong, and silent. Whatever it does not take is that one's.
#pragma once

#include "data/json/jsondocument.h"

#include <QByteArray>

#include <optional>

namespace chipboard {

/// The document of a text in UTF-8 (checkText()), equal to what parseThoroughly() makes of it. Empty when the text is
/// no JSON or breaks a limit of jsonparser.h, has a key twice, a surrogate written as an escape, or an object of more
/// than 64 members.
[[nodiscard]] std::optional<JsonDocument> scanJson(const QByteArray &text);

} // namespace chipboard
