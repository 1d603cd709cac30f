// Purpose: chips, instances and systems of the spec files. What is wrong is in the log; the caller drops what had
// errors.
#pragma once

#include "data/catalog/instance.h"
#include "data/catalog/system.h"
#include "data/json/jsonreader.h"

namespace chipboard {

[[nodiscard]] Chip readChip(JsonValue value, const QString &pointer, ReadLog &log);
[[nodiscard]] Instance readInstance(JsonValue value, const QString &pointer, ReadLog &log);
[[nodiscard]] System readSystem(JsonValue value, const QString &pointer, ReadLog &log);

} // namespace chipboard
