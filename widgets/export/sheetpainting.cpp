#include "widgets/export/sheetpainting.h"

#include "data/core/tr.h"
#include "widgets/charts/chartrenderer.h"
#include "widgets/theme/logo.h"
#include "widgets/theme/lookedtheme.h"

#include <qcustomplot.h>

namespace chipboard {
namespace {

QColor colourOf(TextTone tone, const Theme &theme)
{
    switch (tone) {
    case TextTone::Plain:
        return theme.text;
    case TextTone::Muted:
        return theme.textMuted;
    case TextTone::Warning:
        break;
    }
    return theme.warning;
}

void drawLines(QPainter &painter, const QList<PlacedText> &lines, const QFont &font, const QColor &colour)
{
    painter.setFont(font);
    painter.setPen(colour);
    for (const PlacedText &line : lines)
        drawSearchable(painter, line.at, line.text);
}

void drawTexts(QPainter &painter, const Sheet &sheet, const Theme &theme)
{
    for (const TextBlock &block : sheet.texts)
        drawLines(painter, block.lines, block.font, colourOf(block.tone, theme));
    for (const LegendKey &key : sheet.legend) {
        painter.fillRect(key.swatch, theme.colour(key.role));
        drawLines(painter, {key.text}, sheet.legendFont, theme.textMuted);
    }
}

void drawTable(QPainter &painter, const TablePart &table, const Theme &theme)
{
    const auto rule = [&](double y, const QColor &colour) {
        painter.setPen(QPen(colour, 1.0));
        painter.drawLine(QPointF(table.left, y), QPointF(table.right, y));
    };
    if (table.isEmpty())
        return;
    rule(table.header.top + table.header.height, theme.textMuted);
    drawLines(painter, table.header.texts, table.headerFont, theme.textMuted);
    for (const TableRow &row : table.rows) {
        rule(row.top + row.height, theme.border);
        for (qsizetype i = 0; i < row.texts.size(); ++i)
            drawLines(painter, {row.texts.at(i)}, table.cellFont, theme.ink(row.beside.value(i)));
    }
}

void drawCharts(QCPPainter &painter, const Sheet &sheet, const Theme &theme, TextRuler &ruler)
{
    for (const ChartPlace &place : sheet.charts) {
        ChartRenderer renderer(theme);
        renderer.setRuler(ruler);
        renderer.setSpec(place.chart);
        painter.save();
        painter.translate(place.rect.topLeft());
        renderer.drawTo(painter, place.rect.size());
        painter.restore();
    }
}

template<typename Row>
Problem notInTable(const QString &message, std::span<const Row> rows)
{
    QStringList known;
    for (const Row &row : rows)
        known << QLatin1String(row.id);
    return {ProblemCode::WrongUsage,
            message,
            tr("Choose one of %1.").arg(known.join(QLatin1String(", "))),
            {},
            Severity::Error};
}

} // namespace

Result<Done> checkOptions(const ExportOptions &options)
{
    if (const Result<PageSize> paper = pageSizeOf(options.pageSize); !paper)
        return paper.problem();
    if (findExportTheme(options.theme) == nullptr)
        return notInTable(tr("There are no colours \"%1\".").arg(options.theme), exportThemes());
    if (findExportType(options.typeScale) == nullptr)
        return notInTable(tr("There is no size of type \"%1\".").arg(options.typeScale), exportTypes());
    return Done();
}

// On what is for printers a company has its font and its logo, but no colours.
std::pair<Theme, CompanyLook> coloursOf(const ExportOptions &options)
{
    const ExportTheme &row = *findExportTheme(options.theme);
    CompanyLook look = options.look;
    if (!row.takesColours)
        look.colours.clear();
    Theme theme = withLook(row.theme(), look);
    if (!look.isEmpty() && theme.card.alpha() > 0)
        theme.window = theme.card; // the whole page is the card
    return {theme, look};
}

Result<QList<PaperPage>> paperPages(const QList<PageSpec> &pages, const ExportOptions &options, TextRuler &ruler)
{
    if (const Result<Done> checked = checkOptions(options); !checked)
        return checked.problem();
    const PageSize paper = *findPageSize(options.pageSize);
    const auto [theme, look] = coloursOf(options);
    QList<PaperPage> papers;
    for (const PageLayout &layout :
         layoutPages(pages, paper, options.numbersPage, ruler, *findExportType(options.typeScale), look.font)) {
        papers.append({layout, theme, look});
        papers.last().theme.type = layout.type;
    }
    return papers;
}

Result<PaperReport> paperReport(const ReportSpec &report, const ExportOptions &options, TextRuler &ruler)
{
    if (const Result<Done> checked = checkOptions(options); !checked)
        return checked.problem();
    const auto [theme, look] = coloursOf(options);
    const ReportLayout layout = layoutReport(report, *findPageSize(options.pageSize), options.numbersPage, ruler,
                                             *findExportType(options.typeScale), look.font);
    PaperReport result{{}, layout.outline};
    for (const PageLayout &page : layout.layouts) {
        result.pages.append({page, theme, look});
        result.pages.last().theme.type = page.type;
    }
    return result;
}

Result<PaperPage> paperPage(const PageSpec &page, const ExportOptions &options, TextRuler &ruler)
{
    const Result<QList<PaperPage>> pages = paperPages({page}, options, ruler);
    return pages ? Result<PaperPage>(pages.value().constFirst()) : pages.problem();
}

void paintGround(QCPPainter &painter, const PaperPage &page)
{
    if (page.theme.window.alpha() > 0 && page.theme.window != QColor(Qt::white))
        painter.fillRect(QRectF(QPointF(0, 0), page.layout.size), page.theme.window);
}

void paintSheet(QCPPainter &painter, const PaperPage &page, const Sheet &sheet, TextRuler &ruler)
{
    const Theme &theme = page.theme;
    const QRectF &body = page.layout.body;
    painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    if (!sheet.accent.isEmpty())
        painter.fillRect(sheet.accent, theme.accent);
    drawTexts(painter, sheet, theme);
    painter.setPen(QPen(theme.border, 1.0));
    painter.drawLine(QPointF(body.left(), sheet.rule), QPointF(body.right(), sheet.rule));
    drawTable(painter, sheet.table, theme);
    drawCharts(painter, sheet, theme, ruler);
    paintLogo(painter, page.look, page.layout.size, page.layout.body);
}

QImage sheetPicture(const PaperPage &page, qsizetype sheet, double factor, double ratio)
{
    const QSize pixels = (QSizeF(page.layout.size) * factor * ratio).toSize().expandedTo({1, 1});
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    const QColor &ground = page.theme.window;
    image.fill(ground.alpha() > 0 ? ground : QColor(Qt::transparent));
    TextRuler ruler;
    QCPPainter painter(&image);
    painter.scale(factor * ratio, factor * ratio);
    paintSheet(painter, page, page.layout.sheets.at(sheet), ruler);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

} // namespace chipboard
