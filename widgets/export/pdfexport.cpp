#include "widgets/export/pdfexport.h"

#include "widgets/charts/chartrenderer.h"
#include "widgets/charts/textfit.h"
#include "widgets/export/pagelayout.h"
#include "widgets/export/pdfmetadata.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
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

void drawTexts(QPainter &painter, const Sheet &sheet, const Theme &theme)
{
    for (const TextBlock &block : sheet.texts) {
        const QFontMetricsF metrics(block.font);
        painter.setFont(block.font);
        painter.setPen(colourOf(block.tone, theme));
        double y = block.rect.top() + metrics.ascent();
        for (const QString &line : block.lines) {
            drawSearchable(painter, QPointF(block.rect.left(), y), line);
            y += metrics.lineSpacing();
        }
    }
}

void drawLegend(QPainter &painter, const Sheet &sheet, const Theme &theme)
{
    painter.setFont(sheet.legendFont);
    painter.setPen(theme.textMuted);
    for (const LegendKey &key : sheet.legend) {
        painter.fillRect(key.swatch, theme.colour(key.role));
        drawSearchable(painter, key.at, key.text);
    }
}

void drawCells(QPainter &painter, const TableRow &row, const QFont &font)
{
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const TableCell &cell : row.cells) {
        const double lines = metrics.lineSpacing() * static_cast<double>(cell.lines.size());
        double y = row.top + (row.height - lines) / 2.0 + metrics.ascent();
        for (const QString &line : cell.lines) {
            const double x = cell.numeric ? cell.right - metrics.horizontalAdvance(line) : cell.left;
            drawSearchable(painter, QPointF(x, y), line);
            y += metrics.lineSpacing();
        }
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
    painter.setPen(theme.textMuted);
    drawCells(painter, table.header, table.headerFont);
    for (const TableRow &row : table.rows) {
        rule(row.top + row.height, theme.border);
        painter.setPen(theme.text);
        drawCells(painter, row, table.cellFont);
    }
}

void drawCharts(QCPPainter &painter, const Sheet &sheet, const Theme &theme)
{
    for (const ChartPlace &place : sheet.charts) {
        ChartRenderer renderer(theme);
        renderer.setSpec(place.chart);
        painter.save();
        painter.translate(place.rect.topLeft());
        renderer.drawTo(painter, place.rect.size());
        painter.restore();
    }
}

void drawSheet(QCPPainter &painter, const PageLayout &layout, const Sheet &sheet, const Theme &theme)
{
    drawTexts(painter, sheet, theme);
    drawLegend(painter, sheet, theme);
    painter.setPen(QPen(theme.border, 1.0));
    painter.drawLine(QPointF(layout.body.left(), sheet.rule), QPointF(layout.body.right(), sheet.rule));
    drawTable(painter, sheet.table, theme);
    drawCharts(painter, sheet, theme);
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
    const PageLayout layout = layoutPage(page, *paper, options.numbersPage);
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
        drawSheet(painter, layout, layout.sheets.at(i), theme);
    }
    painter.end();
    return withFixedDate(buffer.data(), page.date);
}

} // namespace chipboard
