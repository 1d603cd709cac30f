// Purpose: pages as a presentation (.pptx) of native, editable charts: one a slide, under the page's takeaway, with the
// numbers in a workbook inside, speaker notes, and the board to open the file by. Equal bytes for equal input.
#pragma once

#include "data/core/result.h"
#include "data/views/pagespec.h"
#include "data/views/reportspec.h"
#include "widgets/export/office/decktemplate.h"
#include "widgets/export/office/slidepicture.h"

#include <QByteArray>
#include <QSizeF>

#include <optional>

namespace chipboard {

/// The logo of a company look, one picture for all slides.
struct DeckLogo
{
    QByteArray png;
    QSizeF size; ///< its shape, in any unit
    LogoCorner corner = LogoCorner::TopRight;
    QString words; ///< for those who do not see it
};

struct DeckOptions
{
    QSizeF paper = {960.0, 540.0}; ///< points
    OfficeLook look = {};
    double type = 1.0;                     ///< how much larger than usual texts are, above 0
    int chartsPerSlide = 1;                ///< 1, 2 or 4
    bool numbers = false;                  ///< the tables of numbers on slides of their own
    AssumptionLines assumptions = {};      ///< for the notes
    std::optional<DeckTemplate> base = {}; ///< masters, size and texts' look are its own
    QByteArray board = {};                 ///< empty: the file will not open again
    std::optional<DeckLogo> logo = {};     ///< not on a template, which has its own
    std::optional<ReportSpec> report = {}; ///< made of the pages: in their place
    bool appendix = false;                 ///< of the report, too
    QString day = {};                      ///< ISO: when the file says to be made; empty: the date of the pages
};

/// A problem where no workbook could be made. Precondition: at least one page.
[[nodiscard]] Result<QByteArray> pptxOf(const QList<PageSpec> &pages, const DeckOptions &options);
/// The charts of these slides with names or annotations that have no room on them: "Break-even: H100, B200".
[[nodiscard]] QStringList lostOnSlides(const QList<PageSpec> &pages, const DeckOptions &options);

/// The charts of these slides below each other, as PowerPoint has them on the clipboard ("Art::GVML ClipFormat"): a
/// package of the same parts. Empty where none of them has a chart but a table. The same problem and precondition.
[[nodiscard]] Result<QByteArray> chartsForClipboard(const QList<PageSpec> &pages, const DeckOptions &options);

/// A slide of that file, before there is one.
struct DeckPicture
{
    SlidePicture picture;
    QString title;
    int place = -1; ///< of a deck: that of the slide which it is, or goes on
};
/// The same precondition.
[[nodiscard]] QList<DeckPicture> deckPictures(const QList<PageSpec> &pages, const DeckOptions &options);

} // namespace chipboard
