#include "widgets/export/pdfexport.h"

#include "widgets/charts/chartrenderer.h"
#include "widgets/export/pagelayout.h"
#include "widgets/export/pdfmetadata.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>

using namespace Qt::StringLiterals;

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

void drawSheet(QCPPainter &painter, const PageLayout &layout, const Sheet &sheet, const Theme &theme, TextRuler &ruler)
{
    drawTexts(painter, sheet, theme);
    painter.setPen(QPen(theme.border, 1.0));
    painter.drawLine(QPointF(layout.body.left(), sheet.rule), QPointF(layout.body.right(), sheet.rule));
    drawTable(painter, sheet.table, theme);
    drawCharts(painter, sheet, theme, ruler);
}

void setUp(QPdfWriter &writer, const PageSpec &page, const PageLayout &layout)
{
    const QString creator = u"Chipboard " CHIPBOARD_VERSION ""_s;
    // At 96 dots an inch lengths and fonts in pixels are those of the screen.
    writer.setResolution(96);
    writer.setPageSize(QPageSize(layout.paper, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(page.title);
    writer.setCreator(creator);
    writer.setDocumentXmpMetadata(xmpMetadata(page, creator));
}

} // namespace

Result<QByteArray> pagePdf(const PageSpec &page, const ExportOptions &options)
{
    const PageSize *paper = findPageSize(options.pageSize);
    if (!paper) {
        return Problem{ProblemCode::WrongUsage,
                       QCoreApplication::translate("PdfExport", "There is no page size \"%1\".").arg(options.pageSize),
                       QCoreApplication::translate("PdfExport",
                                                   "Choose slide, a4, a4-portrait, letter or "
                                                   "letter-portrait."),
                       {},
                       Severity::Error};
    }
    TextRuler ruler;
    const PageLayout layout = layoutPage(page, *paper, options.numbersPage, ruler);
    Theme theme = paperTheme();
    theme.type = layout.type;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    setUp(writer, page, layout);
    QCPPainter painter(&writer);
    painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    for (qsizetype i = 0; i < layout.sheets.size(); ++i) {
        if (i > 0)
            writer.newPage();
        drawSheet(painter, layout, layout.sheets.at(i), theme, ruler);
    }
    painter.end();
    return withFixedDate(buffer.data(), page.date);
}

} // namespace chipboard
