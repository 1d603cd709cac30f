#include "widgets/export/pptxexport.h"

#include "data/board/assumption.h"
#include "data/board/board.h"
#include "data/core/tr.h"
#include "widgets/export/office/deckslides.h"
#include "widgets/export/office/presentation.h"
#include "widgets/export/sheetpainting.h"
#include "widgets/theme/lookedtheme.h"

#include <QImage>

namespace chipboard {
namespace {

/// In pixels for print, with the shape that it has on the slide.
std::optional<DeckLogo> logoOf(const CompanyLook &look)
{
    constexpr int height = 200;
    const QByteArray png = logoPicture(look, height);
    const QSize size = QImage::fromData(png).size();
    if (size.isEmpty())
        return std::nullopt;
    return DeckLogo{png, size, look.corner, tr("Logo of %1").arg(look.name)};
}

Problem noSlideOf(const QString &size)
{
    constexpr double pointsAnInch = 72.0;
    const Formatter formatter(readingLocale());
    return {
        ProblemCode::WrongUsage, tr("A presentation cannot have slides of the size \"%1\".").arg(size),
        tr("Choose a size of %1 to %2 inches per side, or another format.")
            .arg(formatter.full(smallestSlideSide / pointsAnInch), formatter.full(largestSlideSide / pointsAnInch))};
}

DeckOptions deckOptionsOf(const ExportInput &input)
{
    const PageSize size = *findPageSize(input.options.pageSize);
    const auto [theme, look] = coloursOf(input.options);
    DeckOptions options;
    options.paper = QSizeF(size.width, size.height);
    options.look = officeLook(theme, readingLocale()); // in which the pages were made
    options.logo = logoOf(look);
    options.type = deckType(input.options);
    options.numbers = input.options.numbersPage;
    options.chartsPerSlide = input.options.chartsPerSlide;
    options.assumptions =
        assumptionLines(input.catalog, input.board, Formatter(readingLocale()).in(shownCurrency(input.board.currency)));
    options.base = input.deckTemplate;
    options.report = input.report;
    options.appendix = input.options.appendix;
    options.day = input.options.day;
    return options;
}

// Else the size is the template's.
bool canHaveSlides(const ExportInput &input)
{
    const PageSize size = *findPageSize(input.options.pageSize);
    return input.deckTemplate || canBeSlide({size.width, size.height});
}

} // namespace

OfficeLook officeLook(const Theme &theme, const QLocale &locale) { return {theme, locale, TextMeasure(theme.type)}; }

double deckType(const ExportOptions &options)
{
    const ExportType *asked = findExportType(options.typeScale);
    return asked == nullptr ? 1.0 : static_cast<double>(asked->slide.smallest) / normalType().slide.smallest;
}

Result<QByteArray> pagesPptx(const ExportInput &input, const QByteArray &board)
{
    if (const Result<Done> checked = checkOptions(input.options); !checked)
        return checked.problem();
    if (!canHaveSlides(input))
        return noSlideOf(input.options.pageSize);
    DeckOptions options = deckOptionsOf(input);
    options.board = board;
    return pptxOf(input.specs(), options);
}

Problems slidesWithoutNames(const ExportInput &input)
{
    if (!checkOptions(input.options) || !canHaveSlides(input))
        return {};
    Problems problems;
    for (const QString &chart : lostOnSlides(input.specs(), deckOptionsOf(input)))
        problems << Problem{ProblemCode::BadValue,
                            tr("The slides have no room for these names. %1").arg(chart),
                            tr("Use a larger slide (--size slide), or select fewer rows."),
                            {},
                            Severity::Warning};
    return problems;
}

} // namespace chipboard
