// Purpose: the JSON file of a company look -> CompanyLook. Every fault is told with its place, and nothing of a broken
// file is taken. The logo is a file beside it.
#pragma once

#include "data/core/result.h"
#include "data/look/companylook.h"

namespace chipboard {

struct LookLoad
{
    std::optional<CompanyLook> look; ///< nothing where there was an error
    Problems problems;
};
[[nodiscard]] LookLoad readLook(const QByteArray &text, const QString &name, const QString &folder);
[[nodiscard]] LookLoad readLookFile(const QString &path);

} // namespace chipboard
