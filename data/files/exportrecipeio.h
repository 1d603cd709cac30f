// Purpose: reads and writes export settings, the member "export" of an embedded board.
#pragma once

#include "data/board/exportrecipe.h"
#include "data/core/jsonreader.h"
#include "data/core/jsonwriter.h"
#include "data/core/result.h"

namespace chipboard {

/// Empty if the board has no such member, as in a saved file.
[[nodiscard]] std::optional<ExportRecipe> readRecipe(ObjectReader &board);
/// Writes a member of the open object.
void writeRecipe(JsonWriter &writer, const ExportRecipe &recipe);

// JSON file of a brand theme -> CompanyLook. Every error is reported with its location, and a broken file is rejected
// as a whole. The logo is a separate file in the same folder.

struct LookLoad
{
    std::optional<CompanyLook> look; ///< empty on errors
    Problems problems;
};
[[nodiscard]] LookLoad readLook(const QByteArray &text, const QString &name, const QString &folder);
[[nodiscard]] LookLoad readLookFile(const QString &path);

} // namespace chipboard
