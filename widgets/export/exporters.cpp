#include "widgets/export/exporters.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/pagetables.h"
#include "data/views/tableexport.h"
#include "widgets/export/exporttheme.h"
#include "widgets/export/office/boardworkbook.h"
#include "widgets/export/pdfexport.h"
#include "widgets/export/pictureexport.h"
#include "widgets/export/pptxexport.h"
#include "widgets/export/sheetpainting.h"
#include "widgets/theme/theme.h"

#include <QFileInfo>

#include <algorithm>

namespace chipboard {
namespace {

QByteArray boardInside(const ExportInput &input) { return input.options.keepsBoard ? input.boardText : QByteArray(); }

Result<QByteArray> writePdf(const ExportInput &input)
{
    return input.report ? reportPdf(*input.report, input.options, boardInside(input))
                        : pagesPdf(input.specs(), input.options, boardInside(input));
}

Result<QByteArray> writeSvg(const ExportInput &input)
{
    return pageSvg(input.page(), input.options, boardInside(input), input.part, input.pages.constFirst().slide);
}

Result<QByteArray> writePng(const ExportInput &input)
{
    return pagePng(input.page(), input.options, boardInside(input), input.part, input.pages.constFirst().slide);
}

// A page that cannot be laid out has no sheets: writing it reports why.
QStringList sheetsOf(const ExportedPage &one, const ExportOptions &options)
{
    TextRuler ruler;
    const Result<PaperPage> paper = paperPage(one.page, options, ruler, one.slide);
    QStringList names;
    for (qsizetype i = 0; paper && i < paper.value().layout.sheets.size(); ++i)
        names << QString::number(i + 1);
    return names;
}

Result<QByteArray> writePptx(const ExportInput &input) { return pagesPptx(input, boardInside(input)); }

Result<QByteArray> writeTsv(const ExportInput &input) { return pagesToTsv(input.specs()); }

Result<QByteArray> writeText(const ExportInput &input) { return pagesToText(input.specs()); }

Result<QByteArray> writeMarkdown(const ExportInput &input) { return pagesToMarkdown(input.specs()); }

Result<QByteArray> writeHtml(const ExportInput &input) { return pagesToHtml(input.specs()); }

Table dataOf(const PageSpec &page)
{
    Table list = page.data;
    list.name = QString(page.id).replace(QLatin1Char('-'), QLatin1Char('_'));
    return list;
}

QList<Table> filledLists(const PageSpec &page)
{
    QList<Table> filled = page.lists;
    filled.removeIf([](const Table &list) { return list.rows.isEmpty(); });
    return filled;
}

// The page's table, then each of its lists.
QStringList tablesOf(const ExportedPage &one, const ExportOptions & /*options*/)
{
    QStringList names{QString()};
    if (one.page.isBrief)
        return names;
    for (const Table &list : filledLists(one.page))
        names << QString(list.name).replace(QLatin1Char('_'), QLatin1Char('-'));
    return names;
}

QByteArray firstTable(const ExportInput &input, const ExportedPage &one)
{
    return one.page.data.columns.isEmpty() ? tableToCsv(input.catalog, input.board, one.table)
                                           : listToCsv(dataOf(one.page));
}

QByteArray csvOf(const ExportInput &input, const ExportedPage &one)
{
    return firstTable(input, one) + furtherListsToCsv(one.page.lists);
}

QByteArray jsonOf(const ExportInput &input, const ExportedPage &one)
{
    return tableToJson(input.catalog, input.board, one.table, QList<Table>{dataOf(one.page)} + one.page.lists,
                       &one.page);
}

// Pages are separated by an empty line and a name line, like further lists of one page.
Result<QByteArray> writeCsv(const ExportInput &input)
{
    if (input.page().isBrief)
        return briefToCsv(input.page());
    if (input.part == 0)
        return firstTable(input, input.pages.constFirst());
    if (input.part > 0)
        return listToCsv(filledLists(input.page()).at(input.part - 1));
    return csvOf(input, input.pages.constFirst());
}

// A single page is the top-level object; several are members of "pages", by id.
Result<QByteArray> writeJson(const ExportInput &input)
{
    if (input.pages.size() == 1)
        return jsonOf(input, input.pages.constFirst());
    QByteArrayList members;
    for (const ExportedPage &one : input.pages)
        members << '"' + one.page.id.toUtf8() + "\": " + jsonOf(input, one).trimmed();
    return "{\"pages\": {\n" + members.join(",\n") + "\n}}\n";
}

Result<QByteArray> writeXlsx(const ExportInput &input)
{
    const QList<WorkbookPage> pages = mapped(input.pages, [](const ExportedPage &one) {
        return WorkbookPage{one.page, one.table, one.name};
    });
    // Cells are white in every theme; printer themes stay grey.
    const ExportTheme *asked = findExportTheme(input.options.theme);
    const Theme paper = asked != nullptr && !asked->takesColours ? asked->theme() : paperTheme();
    const auto rgbOf = [](const QColor &colour) { return colour.rgb() & 0xFFFFFFU; };
    const auto colourOf = [&](ColourRole role) { return rgbOf(paper.colour(role)); };
    const auto inkOf = [&](Beside beside) { return rgbOf(paper.ink(beside)); };
    return boardWorkbook(
        {input.catalog, input.board, pages, colourOf, boardInside(input), input.report, inkOf, input.options.day});
}

constexpr ExportUse many = ExportUse::ManyPages;
constexpr ExportUse asPages = ExportUse::Page | ExportUse::Board;

constexpr Exporter exporters[] = {
    {"pdf", "pdf", QT_TR_NOOP("PDF document"), writePdf, asPages | many | ExportUse::Archive},
    {"svg", "svg", QT_TR_NOOP("SVG picture"), writeSvg, asPages | ExportUse::Curves, sheetsOf},
    {"png", "png", QT_TR_NOOP("PNG picture"), writePng, asPages | ExportUse::Scale, sheetsOf},
    {"pptx", "pptx", QT_TR_NOOP("PowerPoint presentation"), writePptx, asPages | many | ExportUse::Template},
    {"xlsx", "xlsx", QT_TR_NOOP("Excel workbook"), writeXlsx, ExportUse::Board | many},
    {"csv", "csv", QT_TR_NOOP("CSV table"), writeCsv, ExportUse::Nothing, tablesOf},
    {"json", "json", QT_TR_NOOP("JSON data"), writeJson, many},
    {"tsv", "tsv", QT_TR_NOOP("Tab-separated table"), writeTsv},
    {"text", "txt", QT_TR_NOOP("Plain text"), writeText, many},
    {"markdown", "md", QT_TR_NOOP("Markdown table"), writeMarkdown, many},
    {"html", "html", QT_TR_NOOP("HTML table"), writeHtml, many},
};

} // namespace

QList<PageSpec> ExportInput::specs() const { return mapped(pages, &ExportedPage::page); }

std::span<const Exporter> exporterTable() { return exporters; }

const Exporter *findExporter(const QString &id)
{
    return findWhere(exporters, [&id](const Exporter &row) { return id == QLatin1String(row.id); });
}

namespace {

// All charts are empty with a reason, and the table has only row names.
bool saysNothing(const PageSpec &page)
{
    return page.numbers.columns.size() == 1 && !page.charts.isEmpty()
        && std::ranges::all_of(page.charts, [](const ChartSpec &chart) { return !chart.plane.empty.isEmpty(); });
}

// A board may list no metric, or only unknown ones.
bool showsNothing(const PageSpec &page)
{
    return page.charts.isEmpty() && page.texts.isEmpty()
        && std::ranges::none_of(page.numbers.columns, &Table::Column::numeric);
}

Problem nothingShown()
{
    return {ProblemCode::BadValue, tr("No chart is selected, so there is nothing to export."),
            tr("Choose a metric. In a board file that is \"charts\"; leave it out for the defaults.")};
}

Problem nothingToSay(const PageSpec &page)
{
    QString reason = page.answer.isEmpty() ? page.title : page.answer;
    const QString &hint = page.charts.constFirst().plane.empty;
    if (!reason.endsWith(QLatin1Char('.')))
        reason += QLatin1Char('.');
    const bool isSaid = reason.contains(hint);
    return {ProblemCode::BadValue, tr("This page has nothing to export. %1").arg(reason),
            isSaid ? tr("Choose other rows, prices or another workload.") : hint};
}

} // namespace

bool saysWhyEmpty(const PageSpec &page) { return !page.numbers.rows.isEmpty() && saysNothing(page); }

std::optional<Problem> nothingToExport(const PageSpec &page)
{
    if (!page.numbers.rows.isEmpty() && showsNothing(page))
        return nothingShown();
    if (!page.numbers.rows.isEmpty())
        return saysNothing(page) ? std::optional(nothingToSay(page)) : std::nullopt;
    return Problem{ProblemCode::BadValue, tr("Nothing is selected, so there is nothing to export."),
                   tr("Select chips, instances or systems first.")};
}

const Exporter *exporterForFile(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix();
    return findWhere(exporters, [&](const Exporter &exporter) {
        return suffix.compare(QLatin1String(exporter.suffix), Qt::CaseInsensitive) == 0;
    });
}

} // namespace chipboard
