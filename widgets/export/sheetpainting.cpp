#include "widgets/export/sheetpainting.h"

#include "widgets/charts/chartrenderer.h"

#include <qcustomplot.h>

#include <QCoreApplication>

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
        drawLines(painter, row.texts, table.cellFont, theme.text);
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

} // namespace

Result<PaperPage> paperPage(const PageSpec &page, const ExportOptions &options, TextRuler &ruler)
{
    const PageSize *paper = findPageSize(options.pageSize);
    if (paper == nullptr) {
        QStringList known;
        for (const PageSize &size : pageSizes())
            known << QLatin1String(size.id);
        return Problem{
            ProblemCode::WrongUsage,
            QCoreApplication::translate("PageExport", "There is no page size \"%1\".").arg(options.pageSize),
            QCoreApplication::translate("PageExport", "Choose one of %1.").arg(known.join(QLatin1String(", "))),
            {},
            Severity::Error};
    }
    PaperPage result{layoutPage(page, *paper, options.numbersPage, ruler), paperTheme()};
    result.theme.type = result.layout.type;
    return result;
}

void paintSheet(QCPPainter &painter, const PaperPage &page, const Sheet &sheet, TextRuler &ruler)
{
    const Theme &theme = page.theme;
    const QRectF &body = page.layout.body;
    painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    drawTexts(painter, sheet, theme);
    painter.setPen(QPen(theme.border, 1.0));
    painter.drawLine(QPointF(body.left(), sheet.rule), QPointF(body.right(), sheet.rule));
    drawTable(painter, sheet.table, theme);
    drawCharts(painter, sheet, theme, ruler);
}

} // namespace chipboard
