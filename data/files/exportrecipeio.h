// Purpose: how a file was exported, as the member "export" of the board inside it.
#pragma once

#include "data/board/exportrecipe.h"
#include "data/core/jsonreader.h"
#include "data/core/jsonwriter.h"
#include "data/core/result.h"

namespace chipboard {

/// Nothing when the board has no such member, as a saved one.
[[nodiscard]] std::optional<ExportRecipe> readRecipe(ObjectReader &board);
/// As a member of the object that has been begun.
void writeRecipe(JsonWriter &writer, const ExportRecipe &recipe);

// The JSON file of a company look -> CompanyLook. Every fault is told with its place, and nothing of a broken
// file is taken. The logo is a file beside it.

struct LookLoad
{
    std::optional<CompanyLook> look; ///< nothing where there was an error
    Problems problems;
};
[[nodiscard]] LookLoad readLook(const QByteArray &text, const QString &name, const QString &folder);
[[nodiscard]] LookLoad readLookFile(const QString &path);

} // namespace chipboard
