// Purpose: facts for the slide check that only the laid-out page has: smallest text, used colours, elided, dropped and
// overlapping texts.
#pragma once

#include "data/views/slidecheck.h"
#include "widgets/export/office/decktemplate.h"
#include "widgets/export/sheetpainting.h"

namespace chipboard {

/// A problem if the options are invalid. Titles, rows, names and table texts are those of slides, on the template if
/// one is given; other texts and type sizes are those of sheets.
[[nodiscard]] Result<SlideFacts> slideFacts(const PageSpec &page, const ExportOptions &options, const QDate &today,
                                            TextRuler &ruler, int chartsPerSlide = 1,
                                            const std::optional<DeckTemplate> &base = {});
/// Findings for the page as it would be exported, with as many charts per slide as the options or its deck slide ask
/// for; text-only slides flow on, so only their titles are checked. Same problem. In the current language.
[[nodiscard]] Result<QList<SlideFinding>> slideFindings(const ExportedPage &page, const Catalog &catalog,
                                                        const Board &board, const Formatter &formatter,
                                                        const ExportOptions &options, const QDate &today,
                                                        const std::optional<DeckTemplate> &base = {});
/// Charts whose rows are not all on these slides, with the number of missing rows.
[[nodiscard]] QStringList rowsLostOn(const QList<DeckSlide> &slides, const PageSpec &page);
[[nodiscard]] Rgb rgbOf(const QColor &colour);

} // namespace chipboard
