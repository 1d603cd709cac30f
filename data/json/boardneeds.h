// Purpose: what a board needs, in its file: "needs". Absent where nobody said anything.
#pragma once

#include "data/board/needs.h"
#include "data/json/jsonreader.h"
#include "data/json/jsonwriter.h"

namespace chipboard {

[[nodiscard]] Needs readNeeds(ObjectReader &board);
void writeNeeds(JsonWriter &writer, const Needs &needs);

} // namespace chipboard
