// Purpose: writes pages as a presentation (.pptx) of native, editable charts: one per slide, below the page's takeaway,
// with embedded workbooks, speaker notes, and the board for reopening. Equal input gives equal bytes.
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

/// The logo of a brand theme, one picture for all slides.
struct DeckLogo
{
    QByteArray png;
    QSizeF size; ///< aspect ratio, in any unit
    LogoCorner corner = LogoCorner::TopRight;
    QString words; ///< alternative text
};

struct DeckOptions
{
    QSizeF paper = {960.0, 540.0}; ///< points
    OfficeLook look = {};
    double type = 1.0;                     ///< text scale, above 0
    int chartsPerSlide = 1;                ///< 1, 2 or 4
    bool numbers = false;                  ///< tables of numbers on separate slides
    AssumptionLines assumptions = {};      ///< for the notes
    std::optional<DeckTemplate> base = {}; ///< provides masters, size and text styles
    QByteArray board = {};                 ///< empty: the file cannot be reopened
    std::optional<DeckLogo> logo = {};     ///< ignored on a template, which has its own
    std::optional<ReportSpec> report = {}; ///< built from the pages, and written instead of them
    bool appendix = false;                 ///< of a report
    QString day = {};                      ///< ISO creation date of the file; empty: the date of the pages
};

/// A problem if a workbook cannot be made. Precondition: at least one page.
[[nodiscard]] Result<QByteArray> pptxOf(const QList<PageSpec> &pages, const DeckOptions &options);
/// Charts whose names or annotations do not all fit their slides: "Break-even: H100, B200".
[[nodiscard]] QStringList lostOnSlides(const QList<PageSpec> &pages, const DeckOptions &options);

/// The slides' charts, stacked, in PowerPoint's clipboard format ("Art::GVML ClipFormat"): a package of the same parts.
/// Empty if there are only tables. Same problem and precondition.
[[nodiscard]] Result<QByteArray> chartsForClipboard(const QList<PageSpec> &pages, const DeckOptions &options);

/// A slide of the file, before it is written.
struct DeckPicture
{
    SlidePicture picture;
    QString title;
    int place = -1; ///< index of the deck slide that it is or continues
};
/// Same precondition.
[[nodiscard]] QList<DeckPicture> deckPictures(const QList<PageSpec> &pages, const DeckOptions &options);

} // namespace chipboard
