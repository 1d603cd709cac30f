#include "widgets/export/seensheet.h"

#include "data/core/find.h"
#include "widgets/export/pptxexport.h"

#include <qcustomplot.h>

namespace chipboard {

QSizeF SeenSheet::size() const
{
    constexpr double pixelsAPoint = 96.0 / 72.0;
    return slide ? slide->paper * pixelsAPoint : QSizeF(paper->layout.size);
}

Result<QList<SeenSheet>> seenSheets(const QList<PageSpec> &pages, const std::optional<ReportSpec> &report,
                                    const ExportOptions &options)
{
    TextRuler ruler;
    QList<PaperPage> papers;
    if (report) {
        const Result<PaperReport> made = paperReport(*report, options, ruler);
        if (!made)
            return made.problem();
        papers = made.value().pages;
    } else {
        const Result<QList<PaperPage>> made = paperPages(pages, options, ruler);
        if (!made)
            return made.problem();
        papers = made.value();
    }
    QList<SeenSheet> seen;
    for (const PaperPage &paper : std::as_const(papers)) {
        const auto shared = std::make_shared<const PaperPage>(paper);
        for (qsizetype sheet = 0; sheet < paper.layout.sheets.size(); ++sheet)
            seen << SeenSheet{shared, sheet};
    }
    return seen;
}

Result<QList<SeenSheet>> seenSlides(const QList<PageSpec> &pages, const std::optional<ReportSpec> &report,
                                    const ExportOptions &options, const std::optional<DeckTemplate> &base)
{
    const Result<DeckOptions> asked = deckOptions(options, report, base);
    if (!asked)
        return asked.problem();
    return mapped(deckPictures(pages, asked.value()), [](const DeckPicture &one) {
        return SeenSheet{{}, 0, std::make_shared<const SlidePicture>(one.picture), one.title, one.place};
    });
}

QImage sheetPicture(const SeenSheet &seen, double factor, double ratio)
{
    if (seen.paper)
        return sheetPicture(*seen.paper, seen.sheet, factor, ratio);
    QImage image((seen.size() * factor * ratio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    TextRuler ruler;
    QCPPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(factor * ratio, factor * ratio);
    paintSlide(painter, *seen.slide, ruler);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

} // namespace chipboard
