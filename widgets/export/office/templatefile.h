// Purpose: the file of a company's template: read when it is chosen, and known again by its digest when a file that was
// made with it is exported anew. What is not as it was then is told, never passed over.
#pragma once

#include "data/board/exportrecipe.h"
#include "widgets/export/office/decktemplate.h"

#include <optional>

namespace chipboard {

struct TemplateFile
{
    std::optional<DeckTemplate> deck; ///< nothing: slides have our own masters
    ExportOptions options;            ///< with the template as it is now, or without one
    Problems warnings;                ///< the file is gone, broken or another one than it was
};
/// A template that was chosen just now has no digest yet: it is a problem where it cannot be read. A remembered one
/// that is gone is left out.
[[nodiscard]] Result<TemplateFile> readTemplateOf(ExportOptions options);

} // namespace chipboard
