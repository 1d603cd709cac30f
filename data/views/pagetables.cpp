#include "data/views/pagetables.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/views/chartlegend.h"
#include "data/views/chartstatement.h"
#include "data/views/colour.h"
#include "data/views/helpbook.h"
#include "data/views/planeaxis.h"
#include "data/views/table.h"
#include "data/views/tableexport.h"

#include <QMap>

#include <algorithm>

namespace chipboard {
namespace {

QString field(QString text)
{
    for (QChar &character : text) {
        if (character == QLatin1Char('\t') || character == QLatin1Char('\n') || character == QLatin1Char('\r'))
            character = QLatin1Char(' ');
    }
    return neutralText(text);
}

QString line(const QStringList &texts) { return mapped(texts, field).join(QLatin1Char('\t')); }

// All digits, independent of the locale.
Table::Cell fullCell(double value)
{
    Table::Cell cell = listNumber(value);
    cell.text = Formatter().full(value);
    return cell;
}

Table tableOfPlane(const ChartSpec &chart)
{
    Table table{.columns = {{tr("Name")}, {axisTitle(chart.axis), true}, {axisTitle(chart.plane.y), true}}};
    for (const PlaneMark &mark : chart.plane.marks)
        table.rows << Table::Row{mark.shownName(), fullCell(mark.x), fullCell(mark.y)};
    return table;
}

// The heat table: one row per value of the second assumption, largest first, as on the chart.
Table tableOfCells(const ChartSpec &chart)
{
    Table table{.columns = {{tr("%1 by %2").arg(chart.plane.y.label, chart.axis.label), false}}};
    QMap<int, Table::Row> rows;
    for (const PlaneCell &cell : chart.plane.cells) {
        if (cell.row == 0)
            table.columns << Table::Column{cell.xText, true};
        if (cell.column == 0)
            rows[-cell.row] << cell.yText;
        rows[-cell.row] << (cell.value ? fullCell(*cell.value) : Table::Cell(cell.gap));
    }
    for (const Table::Row &row : std::as_const(rows))
        table.rows << row;
    return table;
}

/// Adds a comparison column after each numeric column that charts show relative to the baseline. `points` has a list
/// for each column but the first.
Table withRatios(const Table &table, const QList<QList<ChartPoint>> &points)
{
    const auto isTold = [](const ChartPoint &point) { return !point.absolute.isEmpty(); };
    Table all;
    all.rows.resize(table.rows.size());
    bool any = false;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        const QList<ChartPoint> told = points.value(column - 1);
        const bool hasRatios = column > 0 && std::ranges::any_of(told, isTold);
        any = any || hasRatios;
        all.columns << table.columns.at(column);
        if (hasRatios)
            all.columns << Table::Column{tr("Compared with the baseline"), true};
        for (qsizetype row = 0; row < table.rows.size(); ++row) {
            all.rows[row] << table.rows.at(row).value(column);
            if (!hasRatios)
                continue;
            const ChartPoint point = told.value(row);
            all.rows[row] << Table::Cell(isTold(point) ? point.label : QString());
            all.rows[row].last().beside = point.beside;
        }
    }
    return any ? all : table;
}

// Full precision, in the unit of the column.
Table tableOfScores(const ChartSpec &chart)
{
    Table table;
    table.columns << Table::Column{tr("Name")};
    for (const ScoreColumn &column : chart.scores.columns)
        table.columns << Table::Column{column.unit.isEmpty() ? column.title
                                                             : tr("%1, %2").arg(column.title, column.unit),
                                       column.hasBars, column.metric};
    for (qsizetype row = 0; row < chart.categories.size(); ++row) {
        Table::Row cells{chart.categories.at(row).label};
        for (const ScoreColumn &column : chart.scores.columns) {
            const ChartPoint point = column.points.value(row);
            cells << (point.value ? fullCell(*point.value) : point.gap.isEmpty() ? point.label : point.gap);
        }
        table.rows << cells;
    }
    QList<QList<ChartPoint>> points;
    for (const ScoreColumn &column : chart.scores.columns)
        points << column.points;
    return withRatios(table, points);
}

} // namespace

QString tableToTsv(const Table &table)
{
    QStringList lines{line(columnTitles(table))};
    for (const Table::Row &row : table.rows)
        lines << line(shownTexts(row));
    return lines.join(QLatin1Char('\n'));
}

Table tableOf(const ChartSpec &chart)
{
    if (chart.kind == ChartKind::Heat)
        return tableOfCells(chart);
    if (chart.kind == ChartKind::Plane)
        return tableOfPlane(chart);
    if (chart.kind == ChartKind::Scores)
        return tableOfScores(chart);
    Table table{.columns = {{tr("Name")}, {tr("%1, %2").arg(chart.title, chart.axis.unit), true}}};
    const QList<ChartPoint> points = chart.series.isEmpty() ? QList<ChartPoint>() : chart.series.constFirst().points;
    for (qsizetype i = 0; i < std::min(points.size(), chart.categories.size()); ++i) {
        const ChartPoint &point = points.at(i);
        table.rows << Table::Row{chart.categories.at(i).label, point.value ? fullCell(*point.value) : point.gap};
    }
    return withRatios(table, {points});
}

// A custom page title belongs to the page, not to each chart; a custom chart title is the heading, with the title from
// the data below.
static void setHeading(PageSpec &alone, const PageSpec &page, ChartSpec &chart)
{
    const bool isAnswer = page.charts.value(answeringChart(page)).id == chart.id;
    const QString heading = headingAlone(chart);
    const bool isTitled = hasOwnTitle(chart);
    if (!page.answer.isEmpty()) {
        alone.title = page.answer;
        alone.answer.clear();
        alone.doubt.clear();
    }
    if (!isAnswer && !heading.isEmpty())
        alone.notice = {}; // belongs to the page's title
    if (isAnswer && hasOwnFooter(page, chart)) {
        alone.footer = chart.alone.footer;
        alone.publishers = chart.alone.publishers;
    }
    if (heading.isEmpty() || (isAnswer && !isTitled))
        return;
    alone.title = heading;
    if (!isAnswer)
        alone.support.clear(); // about the page's title
    alone.warning = chart.alone.caution;
    alone.footer = chart.alone.footer;
    alone.publishers = chart.alone.publishers;
    alone.doubt = isTitled ? chart.doubt : QString();
    if (isTitled && !hasTwoAxes(chart) && !chart.axis.label.isEmpty()) {
        chart.title = chart.axis.label;
        chart.doubt.clear();
    }
}

PageSpec chartPage(const PageSpec &page, const ChartSpec &shown)
{
    PageSpec alone = page;
    ChartSpec chart = shown;
    setHeading(alone, page, chart);
    const bool isAnswer = page.charts.value(answeringChart(page)).id == chart.id;
    if (isAnswer && !page.confidence.level.isEmpty() && !alone.support.isEmpty())
        alone.support = tr("%1 %2", "two sentences")
                            .arg(alone.support, tr("%1.", "numbers behind a title").arg(page.confidence.text));
    alone.legend = legendOn(page.legend, {chart}, alone.footer);
    alone.charts = {chart};
    alone.hasLead = false;
    alone.texts = {};
    alone.numbers = tableOf(chart);
    alone.data = {};
    alone.lists = {};
    if (!chart.sources.isEmpty())
        alone.sources = chart.sources;
    alone.fileStem += QLatin1Char('_') + chart.id;
    return alone;
}

namespace {

QString onOneLine(QString text)
{
    for (QChar &c : text) {
        if (c == u'\t' || c == u'\n' || c == u'\r')
            c = u' ';
    }
    return text;
}

/// Texts around the table, if any: answer, warning, legend, notes, footer.
QStringList remarksOf(const PageSpec &page)
{
    // The legend explains marks, which a brief does not have.
    QStringList remarks{page.answer, page.warning, page.isBrief ? QString() : page.legend.text()};
    remarks << page.notes << page.footer;
    remarks.removeAll(QString());
    return remarks;
}

// Processes a text in pieces: web addresses with one function, the rest with another.
QString piecewise(const QString &text, QString (*plain)(const QString &), QString (*address)(const QString &))
{
    QString result;
    for (const TextPiece &piece : piecesOf(text))
        result += piece.isAddress ? address(piece.text) : plain(piece.text);
    return result;
}

// Escapes characters with a meaning in Markdown or HTML.
QString markdownText(const QString &text)
{
    QString escaped;
    for (const QChar c : text) {
        if (QStringLiteral("\\`*_[]<>|#").contains(c))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

// Between angle brackets only a bar is markup, and only in tables.
QString markdownLink(const QString &address)
{
    return u'<' + QString(address).replace(u'|', QLatin1String("%7C")) + u'>';
}

QString markdown(const QString &text) { return piecewise(onOneLine(text), markdownText, markdownLink); }

QString markdownRow(const QStringList &cells)
{
    return QLatin1String("| ") + mapped(cells, markdown).join(QLatin1String(" | ")) + QLatin1String(" |\n");
}

QString markdownList(const QString &heading, const QStringList &items)
{
    if (items.isEmpty())
        return {};
    QString text = QStringLiteral("\n## %1\n\n").arg(markdown(heading));
    for (const QString &item : items)
        text += QStringLiteral("- %1\n").arg(markdown(item));
    return text;
}

QString htmlStyleOf(bool numeric, Beside beside)
{
    QStringList styles;
    if (numeric)
        styles << QStringLiteral("text-align:right");
    if (beside != Beside::Untold)
        styles << QStringLiteral("color:#%1")
                      .arg(beside == Beside::Better ? inkOfBetter : inkOfWorse, 6, 16, QLatin1Char('0'));
    return styles.isEmpty() ? QString() : QStringLiteral(" style=\"%1\"").arg(styles.join(u';'));
}

QString htmlRow(const Table &table, const Table::Row &cells, const char *tag)
{
    QString row = QStringLiteral("<tr>");
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const bool numeric = i < table.columns.size() && table.columns.at(i).numeric;
        row += QStringLiteral("<%1%2>%3</%1>")
                   .arg(QLatin1String(tag), htmlStyleOf(numeric, cells.at(i).beside),
                        shownText(cells.at(i)).toHtmlEscaped());
    }
    return row + QStringLiteral("</tr>\n");
}

// Turns addresses into links, web addresses only.
QString withLinks(const QString &text)
{
    return piecewise(
        text, [](const QString &plain) { return plain.toHtmlEscaped(); },
        [](const QString &address) { return QStringLiteral("<a href=\"%1\">%1</a>").arg(address.toHtmlEscaped()); });
}

QString htmlList(const QString &heading, const QStringList &items)
{
    if (items.isEmpty())
        return {};
    QString text = QStringLiteral("<h2>%1</h2>\n<ul>\n").arg(heading.toHtmlEscaped());
    for (const QString &item : items)
        text += QStringLiteral("<li>%1</li>\n").arg(withLinks(item));
    return text + QStringLiteral("</ul>\n");
}

constexpr const char *htmlStyle =
    "body{font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif;margin:2em;color:#1d2430}"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
    "th,td{padding:.3em .8em;border-bottom:1px solid #d8dde6;text-align:left}"
    "h1{font-size:1.4em}h2{font-size:1.1em}";

// Tiles above the answer's chart: heading, value and numbers behind it.
Table tilesOf(const PageSpec &page)
{
    Table tiles{.columns = {{tr("What")}, {tr("Value")}, {tr("Numbers")}}};
    for (const PageTile &tile : page.tiles)
        tiles.rows << Table::Row{tile.heading, tile.value, tile.detail};
    return tiles;
}

bool holdsAnswer(const PageSpec &page) { return !page.tiles.isEmpty() || page.notice.inFiles; }

QStringList answerLines(const PageSpec &page)
{
    QStringList lines{holdsAnswer(page) ? page.support : QString()};
    for (const PageTile &tile : page.tiles)
        lines
            << (tile.detail.isEmpty()
                    ? tr("%1: %2", "a heading, what it says").arg(tile.heading, tile.value)
                    : tr("%1: %2 (%3)", "a heading, a value, its numbers").arg(tile.heading, tile.value, tile.detail));
    lines.removeAll(QString());
    return lines;
}

// Sentences below the chart: why, what to check, assumptions.
QStringList reasonLines(const PageSpec &page)
{
    if (!holdsAnswer(page))
        return {};
    QStringList lines;
    for (const TextSection &section : page.texts) {
        for (const TextItem &item : section.items)
            lines << tr("%1: %2", "a heading, what it says").arg(section.heading, lineOf(item));
    }
    if (page.notice.inFiles)
        lines << page.notice.text.split(QLatin1Char('\n'));
    lines.removeAll(QString());
    return lines;
}

QString tsvOf(const PageSpec &page)
{
    const auto lineOfOne = [](const QString &text) { return tableToTsv(Table{.columns = {{text}}}); };
    QStringList texts{lineOfOne(page.title)};
    if (holdsAnswer(page) && !page.support.isEmpty())
        texts << lineOfOne(page.support);
    if (!page.tiles.isEmpty())
        texts << tableToTsv(tilesOf(page)) << QString();
    texts << tableToTsv(page.numbers);
    if (holdsAnswer(page))
        texts << QString();
    for (const QString &line : reasonLines(page) + remarksOf(page) + page.sources)
        texts << lineOfOne(line);
    return texts.join(u'\n') + u'\n';
}

QString markdownOf(const PageSpec &page)
{
    const Table &table = page.numbers;
    QString text = QStringLiteral("# %1\n\n").arg(markdown(page.title));
    for (const QString &line : answerLines(page))
        text += markdown(line) + QLatin1String("\n\n");
    text += markdownRow(columnTitles(table));
    for (const Table::Column &column : table.columns)
        text += column.numeric ? QLatin1String("| ---: ") : QLatin1String("| --- ");
    text += QLatin1String("|\n");
    for (const Table::Row &row : table.rows)
        text += markdownRow(shownTexts(row));
    for (const QString &line : reasonLines(page))
        text += QLatin1Char('\n') + markdown(line) + QLatin1Char('\n');
    text += markdownList(tr("Notes"), remarksOf(page)) + markdownList(tr("Sources"), page.sources);
    return text;
}

QString htmlOf(const PageSpec &page)
{
    const QString id = page.id.isEmpty() ? QString() : QStringLiteral(" id=\"%1\"").arg(page.id.toHtmlEscaped());
    const auto paragraphs = [](const QStringList &lines) {
        QString text;
        for (const QString &line : lines)
            text += QStringLiteral("<p>%1</p>\n").arg(line.toHtmlEscaped());
        return text;
    };
    return QStringLiteral("<h1%1>%2</h1>\n").arg(id, page.title.toHtmlEscaped()) + paragraphs(answerLines(page))
        + numbersToHtml(page.numbers) + paragraphs(reasonLines(page)) + htmlList(tr("Notes"), remarksOf(page))
        + htmlList(tr("Sources"), page.sources);
}

// "- a point", wrapped; later lines are indented to its text.
QString plainLine(const QString &text, qsizetype margin = 0)
{
    constexpr qsizetype width = 88; // of a mail
    return wrappedLines(onOneLine(text), width - margin).join(u'\n' + QString(margin, u' ')) + u'\n';
}

QString plainList(const QString &heading, const QStringList &items)
{
    if (items.isEmpty())
        return {};
    QString text = u'\n' + heading + u'\n';
    for (const QString &item : items)
        text += QLatin1String("- ") + plainLine(item, 2);
    return text;
}

// The sources of all rows are listed below.
Table withoutSources(Table table)
{
    if (table.columns.isEmpty() || table.columns.constLast().title != tr("Source"))
        return table;
    table.columns.removeLast();
    for (Table::Row &row : table.rows)
        row.resize(std::min(row.size(), table.columns.size()));
    return table;
}

QString plainTable(const Table &table)
{
    TextTable text{.header = columnTitles(table), .wrapsHeads = true};
    for (const Table::Row &row : table.rows)
        text.rows << shownTexts(row);
    for (const Table::Column &column : table.columns)
        text.rightAligned << column.numeric;
    return text.toText();
}

QString plainTextOf(const PageSpec &page)
{
    QString text = plainLine(page.title);
    if (holdsAnswer(page) && !page.support.isEmpty())
        text += plainLine(page.support);
    if (!page.tiles.isEmpty())
        text += u'\n' + plainTable(tilesOf(page));
    text += u'\n' + plainTable(withoutSources(page.numbers));
    for (const QString &line : reasonLines(page))
        text += u'\n' + plainLine(line);
    return printableText(text + plainList(tr("Notes"), remarksOf(page)) + plainList(tr("Sources"), page.sources));
}

QByteArray csvLines(const QStringList &lines)
{
    QByteArray text;
    for (const QString &line : lines)
        text += csvField(line).toUtf8() + '\n';
    return text;
}

QString htmlContents(const QList<PageSpec> &pages)
{
    QString text = QStringLiteral("<nav>\n<ul>\n");
    for (const PageSpec &page : pages)
        text += QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n")
                    .arg(page.id.toHtmlEscaped(), page.title.toHtmlEscaped());
    return text + QStringLiteral("</ul>\n</nav>\n");
}

QByteArray joined(const QList<PageSpec> &pages, QString (*textOf)(const PageSpec &))
{
    return mapped(pages, textOf).join(u'\n').toUtf8();
}

} // namespace

QByteArray pagesToTsv(const QList<PageSpec> &pages) { return joined(pages, tsvOf); }

QByteArray pagesToText(const QList<PageSpec> &pages) { return joined(pages, plainTextOf); }

QByteArray briefToCsv(const PageSpec &brief)
{
    const QByteArray gap = "\n";
    QStringList heads{brief.title, brief.support};
    heads.removeAll(QString());
    QByteArray text = csvLines(heads) + gap;
    if (!brief.tiles.isEmpty())
        text += listToCsv(tilesOf(brief)) + gap;
    text += listToCsv(brief.numbers) + gap + csvLines(reasonLines(brief));
    const QStringList below = remarksOf(brief) + brief.sources;
    return below.isEmpty() ? text : text + gap + csvLines(below);
}

QByteArray pagesToMarkdown(const QList<PageSpec> &pages) { return joined(pages, markdownOf); }

QString numbersToHtml(const Table &table)
{
    const QStringList titles = columnTitles(table);
    QString text = QStringLiteral("<table>\n<thead>\n%1</thead>\n<tbody>\n")
                       .arg(htmlRow(table, Table::Row(titles.begin(), titles.end()), "th"));
    for (const Table::Row &row : table.rows)
        text += htmlRow(table, row, "td");
    return text + QStringLiteral("</tbody>\n</table>\n");
}

QByteArray pagesToHtml(const QList<PageSpec> &pages)
{
    const QString title = pages.constFirst().title.toHtmlEscaped();
    const QString head =
        QStringLiteral("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"generator\" content=\"Chipboard " CHIPBOARD_VERSION "\">\n<title>%1</title>\n"
                       "<style>%2</style>\n</head>\n<body>\n")
            .arg(title, QLatin1String(htmlStyle));
    const QString contents = pages.size() > 1 ? htmlContents(pages) : QString();
    return (head + contents).toUtf8() + joined(pages, htmlOf) + "</body>\n</html>\n";
}

} // namespace chipboard
