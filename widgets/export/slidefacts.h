// Purpose: what only the laid-out page knows, for the slide check: its smallest text, the colours that it uses, texts
// that are shortened, left out or over each other.
#pragma once

#include "data/views/slidecheck.h"
#include "widgets/export/office/deckslides.h"
#include "widgets/export/sheetpainting.h"

namespace chipboard {

/// A problem when the options ask for what there is not.
[[nodiscard]] Result<SlideFacts> slideFacts(const PageSpec &page, const ExportOptions &options, const QDate &today,
                                            TextRuler &ruler, int chartsPerSlide = 1);
/// What is wrong with the page as it would be exported, with as many charts on a slide as the options or its own slide
/// of a deck ask for; of slides of texts alone, whose texts go on, only their own titles. The same problem. Told in the
/// language that is spoken.
[[nodiscard]] Result<QList<SlideFinding>> slideFindings(const ExportedPage &page, const Catalog &catalog,
                                                        const Board &board, const Formatter &formatter,
                                                        const ExportOptions &options, const QDate &today);
/// Charts of the page some of whose rows are on none of these slides, with how many are.
[[nodiscard]] QStringList rowsLostOn(const QList<DeckSlide> &slides, const PageSpec &page);
[[nodiscard]] Rgb rgbOf(const QColor &colour);

} // namespace chipboard
