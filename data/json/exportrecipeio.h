// Purpose: how a file was exported, as the member "export" of the board inside it.
#pragma once

#include "data/board/exportrecipe.h"
#include "data/json/jsonreader.h"
#include "data/json/jsonwriter.h"

namespace chipboard {

/// Nothing when the board has no such member, as a saved one.
[[nodiscard]] std::optional<ExportRecipe> readRecipe(ObjectReader &board);
/// As a member of the object that has been begun.
void writeRecipe(JsonWriter &writer, const ExportRecipe &recipe);

} // namespace chipboard
