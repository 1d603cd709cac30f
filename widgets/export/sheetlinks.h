// Purpose: addresses of the web in the texts of a sheet, and where they stand, so that a PDF can be clicked there.
#pragma once

#include "widgets/export/pagelayout.h"

namespace chipboard {

/// One a line; an address that goes on in the next line is one for each of its parts, all with the whole address.
[[nodiscard]] QList<SheetLink> webLinks(const Sheet &sheet, TextRuler &ruler);

} // namespace chipboard
