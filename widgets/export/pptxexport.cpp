#include "widgets/export/pptxexport.h"

#include "data/board/assumption.h"
#include "data/board/board.h"
#include "data/core/tr.h"
#include "widgets/export/office/deckslides.h"
#include "widgets/export/sheetpainting.h"
#include "widgets/theme/lookedtheme.h"

#include <QImage>

namespace chipboard {
/// Pixels for print, with the aspect ratio it has on the slide.
static std::optional<DeckLogo> logoOf(const CompanyLook &look)
{
    constexpr int height = 200;
    const QByteArray png = logoPicture(look, height);
    const QSize size = QImage::fromData(png).size();
    if (size.isEmpty())
        return std::nullopt;
    return DeckLogo{png, size, look.corner, tr("Logo of %1").arg(look.name)};
}

static Problem noSlideOf(const QString &size)
{
    constexpr double pointsAnInch = 72.0;
    const Formatter formatter(readingLocale());
    return {
        ProblemCode::WrongUsage, tr("A presentation cannot have slides of the size \"%1\".").arg(size),
        tr("Choose a size of %1 to %2 inches per side, or another format.")
            .arg(formatter.full(smallestSlideSide / pointsAnInch), formatter.full(largestSlideSide / pointsAnInch))};
}

OfficeLook officeLook(const Theme &theme, const QLocale &locale) { return {theme, locale, TextMeasure(theme.type)}; }

double deckType(const ExportOptions &options)
{
    const ExportType *asked = findExportType(options.typeScale);
    return asked == nullptr ? 1.0 : static_cast<double>(asked->slide.smallest) / normalType().slide.smallest;
}

Result<DeckOptions> deckOptions(const ExportOptions &asked, const std::optional<ReportSpec> &report,
                                const std::optional<DeckTemplate> &base)
{
    if (const Result<Done> checked = checkOptions(asked); !checked)
        return checked.problem();
    const PageSize size = *findPageSize(asked.pageSize);
    const QSizeF paper(size.width, size.height);
    if (!base && !canBeSlide(paper)) // else the template sets the size
        return noSlideOf(asked.pageSize);
    const auto [theme, look] = coloursOf(asked);
    DeckOptions options{.paper = paper};
    options.look = officeLook(theme, readingLocale()); // the locale of the pages
    options.logo = logoOf(look);
    options.type = deckType(asked);
    options.numbers = asked.numbersPage;
    options.chartsPerSlide = asked.chartsPerSlide;
    options.base = base;
    options.report = report;
    options.appendix = asked.appendix;
    options.day = asked.day;
    return options;
}

static AssumptionLines assumptionsOf(const ExportInput &input)
{
    return assumptionLines(input.catalog, input.board,
                           Formatter(readingLocale()).in(shownCurrency(input.board.currency)));
}

Result<QByteArray> pagesPptx(const ExportInput &input, const QByteArray &board)
{
    Result<DeckOptions> asked = deckOptions(input.options, input.report, input.deckTemplate);
    if (!asked)
        return asked.problem();
    DeckOptions options = std::move(asked).value();
    options.assumptions = assumptionsOf(input);
    options.board = board;
    return pptxOf(input.specs(), options);
}

// Slide-sized, regardless of the size of the last export.
Result<QByteArray> pageCharts(const ExportInput &input)
{
    ExportOptions asked = input.options;
    asked.pageSize = ExportOptions().pageSize;
    asked.chartsPerSlide = 1;
    Result<DeckOptions> made = deckOptions(asked, {}, {});
    if (!made)
        return made.problem();
    DeckOptions options = std::move(made).value();
    options.assumptions = assumptionsOf(input);
    return chartsForClipboard({input.page()}, options);
}

Problems slidesWithoutNames(const ExportInput &input)
{
    const Result<DeckOptions> options = deckOptions(input.options, input.report, input.deckTemplate);
    if (!options)
        return {};
    Problems problems;
    for (const QString &chart : lostOnSlides(input.specs(), options.value()))
        problems << Problem{ProblemCode::BadValue,
                            tr("The slides have no room for these names. %1").arg(chart),
                            tr("Use a larger slide (--size slide), or select fewer rows."),
                            {},
                            Severity::Warning};
    return problems;
}

} // namespace chipboard
