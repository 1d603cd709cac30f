// Purpose: price books of the spec files. A price that is wrong is left out of its book; the others stay.
#pragma once

#include "data/catalog/pricebook.h"
#include "data/json/jsonreader.h"

namespace chipboard {

/// Empty when the book itself is wrong.
[[nodiscard]] std::optional<PriceBook> readBook(JsonValue value, const QString &pointer, ReadLog &log);

} // namespace chipboard
