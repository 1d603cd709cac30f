// Purpose: pages as a presentation (.pptx) of native, editable charts: one a slide, under the page's takeaway, with the
// numbers in a workbook inside, speaker notes, and the board to open the file by. Equal bytes for equal input.
#pragma once

#include "data/charts/pagespec.h"
#include "data/core/result.h"
#include "data/office/decktemplate.h"

#include <QByteArray>
#include <QSizeF>

#include <optional>

namespace chipboard {

struct DeckOptions
{
    QSizeF paper = {960.0, 540.0}; ///< points
    OfficeLook look = {};
    bool numbers = false;                  ///< the tables of numbers on slides of their own
    QStringList assumptions = {};          ///< for the notes
    std::optional<DeckTemplate> base = {}; ///< masters, size and texts' look are its own
    QByteArray board = {};                 ///< empty: the file will not open again
};

/// A problem where no workbook could be made. Precondition: at least one page.
[[nodiscard]] Result<QByteArray> pptxOf(const QList<PageSpec> &pages, const DeckOptions &options);

} // namespace chipboard
