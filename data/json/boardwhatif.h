// Purpose: what a board asks of the What-if page, in its file: "what_if". Absent where nothing was chosen.
#pragma once

#include "data/board/whatifchoice.h"
#include "data/json/jsonreader.h"
#include "data/json/jsonwriter.h"

namespace chipboard {

[[nodiscard]] WhatIfChoice readWhatIf(ObjectReader &board);
void writeWhatIf(JsonWriter &writer, const WhatIfChoice &choice);

} // namespace chipboard
