// Purpose: text -> JsonDocument. Faults of syntax end the parse; a key that is there twice is reported and the parse
// goes on. Limits: 64 levels of nesting, a million values.
#pragma once

#include "data/json/jsondocument.h"
#include "data/json/readlog.h"

#include <QByteArray>

#include <optional>

namespace chipboard {

/// Empty when the text is no JSON; the log says why. The text's size and encoding are checked too.
[[nodiscard]] std::optional<JsonDocument> parseJson(const QByteArray &text, ReadLog &log);

} // namespace chipboard
