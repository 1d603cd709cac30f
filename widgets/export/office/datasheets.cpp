#include "widgets/export/office/datasheets.h"

#include "data/board/books.h"
#include "data/core/find.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"
#include "data/views/describe.h"
#include "data/views/listwords.h"
#include "widgets/export/office/boardworkbook.h"
#include "widgets/export/office/charttext.h"
#include "widgets/export/office/livesheets.h"
#include "widgets/export/office/textmeasure.h"

#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr int overviewColumns = 8;
constexpr qsizetype mostOverviewRows = 40;

const CellStyle titleStyle{.strong = true, .size = 16};
const CellStyle wrappedStyle{.wraps = true};

/// A cell of the tables in view, without duplicates.
struct Place
{
    const Subject *subject = nullptr;
    const Metric *metric = nullptr;
    const Cell *cell = nullptr;
};

// By metric, then by subject: charts need a metric's values in contiguous rows.
QList<Place> placesIn(const QList<WorkbookPage> &pages)
{
    QList<Place> places;
    QList<const Metric *> metrics;
    for (const WorkbookPage &page : pages)
        addEachOnce(metrics, page.table.metrics);
    for (const Metric *metric : std::as_const(metrics)) {
        QSet<QString> seen;
        for (const WorkbookPage &page : pages) {
            const qsizetype column = page.table.metrics.indexOf(metric);
            for (const ResultRow &row : page.table.rows) {
                if (column < 0 || seen.contains(row.subject.id))
                    continue;
                seen.insert(row.subject.id);
                places << Place{&row.subject, metric, &row.cells.at(column)};
            }
        }
    }
    return places;
}

enum DataColumn {
    Name,
    RowIdText,
    MetricName,
    MetricIdText,
    RowValue,
    Low,
    High,
    RowUnit,
    Common,
    Status,
    RowReason,
    Date,
    SourceName,
    Address,
    Note,
    DataColumns
};

// Money stays in USD and is converted with the workbook's rate.
void writeAmount(BookSheet &sheet, int row, int column, double usd, Unit unit, const Formatter &formatter)
{
    CellStyle style{.right = true, .numbers = numberFormat(unit, formatter.shown(usd, unit))};
    if (!isOfCurrency(unit))
        return sheet.number(row, column, usd, style);
    const QString sign = unit == Unit::PerUsd ? u"/"_s : u"*"_s;
    const QString number = QString::number(usd, 'g', 15).replace(u'e', u'E');
    sheet.formula(row, column, number + sign + u"exchange_rate"_s, LiveValue(formatter.shown(usd, unit)), style);
}

void writeUnit(BookSheet &sheet, int row, int column, Unit unit, const Formatter &formatter)
{
    const QString text = unit == Unit::PerUsd ? u"1/USD"_s : symbolOf(unit);
    if (isOfCurrency(unit))
        sheet.formula(row, column, moneyUnitFormula(text), LiveValue(formatter.unitWords(text)));
    else
        sheet.text(row, column, text);
}

void writeInterval(BookSheet &sheet, int row, const std::optional<Interval> &value, Unit unit, const QString &reason,
                   const Formatter &formatter)
{
    if (!value) {
        sheet.text(row, RowValue, tr("n/p"), {.quiet = true, .right = true});
        sheet.text(row, RowReason, reason, wrappedStyle);
        return;
    }
    writeAmount(sheet, row, RowValue, value->value, unit, formatter);
    if (value->isExact())
        return;
    writeAmount(sheet, row, Low, value->low, unit, formatter);
    writeAmount(sheet, row, High, value->high, unit, formatter);
}

// The first source as a link, the others as titles.
void writeOrigin(BookSheet &sheet, int row, const Catalog &catalog, const QList<SourceId> &ids)
{
    QStringList titles;
    QString address;
    for (const SourceId &id : ids) {
        const Source *source = catalog.source(id);
        if (source == nullptr)
            continue;
        titles << source->title;
        if (address.isEmpty())
            address = source->url;
    }
    sheet.text(row, SourceName, titles.join(u"; "_s), wrappedStyle);
    if (!address.isEmpty())
        sheet.link(row, Address, address, address);
}

void writeNames(BookSheet &sheet, int row, const Place &place, const Formatter &formatter)
{
    sheet.text(row, Name, place.subject->name);
    sheet.text(row, RowIdText, place.subject->id, quietStyle);
    sheet.text(row, MetricName, formatter.unitWords(place.metric->labelText()));
    sheet.text(row, MetricIdText, place.metric->metricId().text(), quietStyle);
}

// GB and GiB share one chart.
void writeCommon(BookSheet &sheet, int row, const Place &place, const Formatter &formatter)
{
    const Cell &cell = *place.cell;
    if (!cell.value)
        return;
    const double factor = convert(1.0, cell.unit, place.metric->unit);
    const double value = formatter.shown(cell.value->value, cell.unit) * factor;
    CellStyle style;
    style.quiet = style.right = true;
    style.numbers = numberFormat(place.metric->unit, value);
    const QString here = cellAddress(row, RowValue);
    sheet.formula(row, Common, factor == 1.0 ? here : here + u'*' + QString::number(factor, 'g', 15), LiveValue(value),
                  style);
}

void writeCell(BookSheet &sheet, int row, const Place &place, const WorkbookContent &content)
{
    const Cell &cell = *place.cell;
    writeNames(sheet, row, place, content.formatter);
    writeInterval(sheet, row, cell.value, cell.unit, cell.reason, content.formatter);
    writeUnit(sheet, row, RowUnit, cell.unit, content.formatter);
    writeCommon(sheet, row, place, content.formatter);
    sheet.text(row, Status, statusLabel(cell.isMissing() ? FigureStatus::Missing : cell.status));
    sheet.text(row, Date, filedDate(cell.asOf));
    writeOrigin(sheet, row, content.catalog, cell.sources);
    QStringList notes{cell.note, cell.origin, cell.value && !cell.value->isExact() ? cell.rangeNote : QString(),
                      cell.formula.isEmpty() ? QString() : readableFormula(*place.metric, cell, content.formatter)};
    notes.removeAll(QString());
    sheet.text(row, Note, notes.join(u"; "_s), wrappedStyle);
}

void writeRival(BookSheet &sheet, int row, const Place &place, const Reading &rival, const WorkbookContent &content)
{
    writeNames(sheet, row, place, content.formatter);
    writeInterval(sheet, row, rival.value, rival.unit, rival.reason, content.formatter);
    writeUnit(sheet, row, RowUnit, rival.unit, content.formatter);
    sheet.text(row, Status, statusLabel(rival.status));
    sheet.text(row, Date, filedDate(rival.asOf));
    writeOrigin(sheet, row, content.catalog, rival.sources);
    QStringList notes{tr("Conflicting value of another source"), rival.note, rival.rangeNote,
                      content.formatter.formulaText(rival.formula, rival.unit)};
    notes.removeAll(QString());
    sheet.text(row, Note, notes.join(u"; "_s), wrappedStyle);
}

// As on screen, but in words instead of "n/a", which would need a legend.
QString gapOf(const Cell &cell)
{
    Cell unexplained{.missingKind = MissingKind::Unsupported, .reason = QString(100, u'x')};
    const QString gap = gapText(cell);
    return gap == gapText(unexplained) ? tr("no value") : gap;
}

void writeDataHeads(BookSheet &sheet, int row)
{
    const QStringList heads{tr("Name"),   tr("Id"),    tr("Measure"), tr("Measure id"),       tr("Value", "a number"),
                            tr("Low"),    tr("High"),  tr("Unit"),    tr("In a common unit"), tr("Status"),
                            tr("Reason"), tr("As of"), tr("Source"),  tr("Address"),          tr("Note")};
    for (int column = 0; column < heads.size(); ++column)
        sheet.text(row, column, heads.at(column), headStyle);
    sheet.setWidth(RowValue, 14);
    sheet.setWidth(Low, 12);
    sheet.setWidth(High, 12);
    sheet.setWidth(Name, 20);
    sheet.setWidth(Common, 12);
    sheet.setWidth(RowReason, 26);
    sheet.setWidth(SourceName, 32);
    sheet.setWidth(Address, 32);
    sheet.setWidth(Note, 48);
}

// ---------------------------------------------------------------- tables of pages

QString shareFormat()
{
    return spaceBeforePercent(readingLocale()).isEmpty() ? u"[>=0.0995]0%;0.0%"_s : u"[>=0.0995]0\\ %;0.0\\ %"_s;
}

} // namespace

QString digitsFormat(double value, int digits)
{
    constexpr int most = 12;
    const int order = value == 0.0 ? 0 : static_cast<int>(std::floor(std::log10(std::fabs(value))));
    int decimals = std::clamp(digits - 1 - order, 0, most);
    const auto rounded = [value](int places) {
        const double factor = std::pow(10.0, places);
        return std::round(value * factor) / factor;
    };
    const double shown = rounded(decimals);
    while (decimals > 0 && std::fabs(rounded(decimals - 1) - shown) <= 1e-9 * std::fabs(shown))
        --decimals;
    return decimals == 0 ? u"#,##0"_s : u"#,##0."_s + QString(decimals, u'0');
}

namespace {

// With as many digits as elsewhere.
QString columnFormat(const Table::Column &column, const Table::Cell &cell, int digits)
{
    constexpr int all = 12;
    return column.isShare ? shareFormat()
        : cell.told       ? digitsFormat(*cell.told, all)
                          : digitsFormat(*cell.value, digits);
}

void writeTable(BookSheet &sheet, int row, const Table &table, const WorkbookContent &content)
{
    const int head = row;
    const QList<Table::Column> &columns = table.columns;
    for (int column = 0; column < columns.size(); ++column)
        sheet.text(row, column,
                   columns.at(column).head.isEmpty() ? listHead(columns.at(column).title) : columns.at(column).head,
                   headStyle);
    for (const Table::Row &cells : table.rows) {
        ++row;
        for (int column = 0; column < cells.size(); ++column) {
            const Table::Cell &cell = cells.at(column);
            const bool isNumeric = column < columns.size() && columns.at(column).numeric;
            if (isNumeric && cell.value)
                sheet.number(row, column, *cell.value,
                             {.right = true, .numbers = columnFormat(columns.at(column), cell, table.digits)});
            else
                sheet.text(row, column, filedText(cell),
                           {.wraps = shownText(cell).size() > 60, .right = isNumeric, .ink = content.ink(cell.beside)});
        }
    }
    if (!table.rows.isEmpty())
        sheet.filter(head, 0, row, static_cast<int>(columns.size()) - 1);
    sheet.freeze(head + 1, 1);
    sheet.repeatRows(head, head);
}

/// Returns the final sheet name, which differs if it was taken.
QString writePageSheet(SheetBook &book, const QString &name, const PageSpec &page, const Table &table,
                       const WorkbookContent &content)
{
    BookSheet &sheet = book.addSheet(name);
    sheet.wide(0, 0, 1, page.title, {.strong = true, .size = 12});
    writeTable(sheet, 2, table, content);
    return sheet.name();
}

// ---------------------------------------------------------------- Overview

int writeLines(BookSheet &sheet, int row, const QString &heading, QStringList lines)
{
    lines.removeAll(QString());
    if (lines.isEmpty())
        return row;
    sheet.text(row++, 0, heading, {.strong = true});
    for (const QString &line : std::as_const(lines)) {
        sheet.wide(row, 0, overviewColumns, line, wrappedStyle);
        ++row;
    }
    return row;
}

/// Maps the tables of all pages to the columns of one sheet: narrow columns for numbers and words; long texts (a
/// caveat) span the columns that the widest table leaves free, so that no row gets tall.
class OverviewGrid
{
public:
    explicit OverviewGrid(const QList<WorkbookPage> &pages)
    {
        for (const WorkbookPage &each : pages)
            m_columns = std::max(m_columns, leastColumns(each.page.numbers));
    }
    /// First column and column span of each table column.
    [[nodiscard]] QList<std::pair<int, int>> places(const Table &table) const
    {
        const int longs = longOnes(table);
        const int shorts = static_cast<int>(table.columns.size()) - longs;
        QList<std::pair<int, int>> places;
        int at = 0;
        int rest = longs;
        int free = m_columns - shorts;
        for (qsizetype column = 0; column < table.columns.size(); ++column) {
            const int size = isLong(table, column) ? free / rest : 1;
            if (size > 1) {
                free -= size;
                --rest;
            }
            places << std::pair(at, size);
            at += size;
        }
        return places;
    }

    void setWidths(BookSheet &sheet) const
    {
        sheet.setWidth(0, ofNames);
        for (int column = 1; column < std::max(m_columns, overviewColumns); ++column)
            sheet.setWidth(column, ofNumbers);
    }

private:
    static constexpr double ofNames = 30.0;
    static constexpr double ofNumbers = 15.0;
    static constexpr int leastLong = 4; ///< columns

    [[nodiscard]] static bool isLong(const Table &table, qsizetype column)
    {
        constexpr qsizetype longest = 28; // two lines of a narrow column
        return column > 0 && std::ranges::any_of(table.rows, [column](const Table::Row &row) {
                   return row.value(column).text.size() > longest;
               });
    }
    [[nodiscard]] static int longOnes(const Table &table)
    {
        int count = 0;
        for (qsizetype column = 0; column < table.columns.size(); ++column)
            count += isLong(table, column) ? 1 : 0;
        return count;
    }
    [[nodiscard]] static int leastColumns(const Table &table)
    {
        return static_cast<int>(table.columns.size()) + longOnes(table) * (leastLong - 1);
    }

    int m_columns = overviewColumns;
};

// The number format that shows a cell as the page does, with thousands separators; empty for ranges, gaps and words.
QString formatOf(const Table::Cell &cell)
{
    if (!cell.value)
        return {};
    QString label = cell.text;
    label.replace(QChar(0x2212), u'-'); // spreadsheets write the sign themselves
    QString format = numberFormatOf(label, cell.told.value_or(*cell.value), readingLocale());
    if (!format.isEmpty() && !format.contains(u"#,##0"_s))
        format.insert(format.indexOf(u'0'), u"#,##"_s);
    return format;
}

void writeOverviewCell(BookSheet &sheet, int row, const std::pair<int, int> &place, const Table::Cell &cell,
                       const CellStyle &style)
{
    const auto [at, size] = place;
    const QString format = style.right ? formatOf(cell) : QString();
    if (format.isEmpty())
        return sheet.wide(row, at, size, isIsoDate(cell.id) ? cell.id : cell.text, style);
    CellStyle numeric = style;
    numeric.wraps = false;
    numeric.numbers = format;
    sheet.number(row, at, *cell.value, numeric);
    for (int column = at + 1; column < at + size; ++column) // a sentence elsewhere in the column spans several
        sheet.blank(row, column, style);
}

int writeNumbers(BookSheet &sheet, int row, const WorkbookPage &each, const OverviewGrid &grid,
                 const WorkbookContent &content, const QString &elsewhere)
{
    const PageSpec &page = each.page;
    const Table &table = page.numbers;
    if (table.rows.size() > mostOverviewRows) {
        const QString count = Formatter(readingLocale()).integer(table.rows.size());
        sheet.text(row, 0, tr("Its %1 rows are on the sheet \"%2\".").arg(count, elsewhere));
        return row + 2;
    }
    const QList<std::pair<int, int>> places = grid.places(table);
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        const auto [at, size] = places.at(column);
        sheet.wide(row, at, size, table.columns.at(column).title, headStyle);
    }
    for (const Table::Row &cells : table.rows) {
        ++row;
        for (qsizetype column = 0; column < cells.size() && column < places.size(); ++column)
            writeOverviewCell(sheet, row, places.at(column), cells.at(column),
                              {.strong = column == 0,
                               .wraps = true,
                               .right = table.columns.at(column).numeric,
                               .ink = content.ink(cells.at(column).beside),
                               .boxed = true});
    }
    return row + 2;
}

int writePage(BookSheet &sheet, int row, const WorkbookPage &each, const OverviewGrid &grid,
              const WorkbookContent &content, const QString &elsewhere, const QString &toldAbove)
{
    const PageSpec &page = each.page;
    const QString takeaway = page.answer.isEmpty() ? page.title : page.answer;
    if (takeaway != toldAbove) {
        sheet.wide(row, 0, overviewColumns, takeaway, {.strong = true, .wraps = true, .size = 12});
        row += 2;
    }
    if (!page.warning.isEmpty()) {
        sheet.wide(row, 0, overviewColumns, tr("◆ Not comparable: %1").arg(page.warning),
                   {.strong = true, .wraps = true, .fill = 0xFFF6D6});
        row += 2;
    }
    row = writeNumbers(sheet, row, each, grid, content, elsewhere);
    row = writeLines(sheet, row, tr("Notes"), page.notes + QStringList{page.legend.text(), page.footer});
    return row + 1;
}

// Whether "H100: It ..." is covered by "A100 80GB and H100: It ...", or by the sentence alone if it names the chip.
bool isTold(const QStringList &notes, const QString &line)
{
    const QString sentence = line.section(u": "_s, 1);
    const QString name = line.section(u": "_s, 0, 0);
    return std::ranges::any_of(notes, [&](const QString &note) {
        return note == line || (!sentence.isEmpty() && note.endsWith(sentence) && note.contains(name));
    });
}

} // namespace

void writeOverview(BookSheet &sheet, const WorkbookContent &content, const QStringList &numbersOn,
                   const QStringList &remarks)
{
    const PageSpec &first = content.pages.constFirst().page;
    const QString title = content.board.title.isEmpty() ? first.title : content.board.title;
    sheet.wide(0, 0, overviewColumns, title, {.strong = true, .wraps = true, .size = 16});
    const PriceBook *book = content.catalog.book(content.board.priceBook);
    sheet.wide(
        1, 0, overviewColumns,
        tr("Chipboard, catalogue of %1, prices: %2")
            .arg(dateText(first.date), book != nullptr ? pricesName(content.catalog, content.board) : tr("none")),
        quietStyle);
    int row = 3;
    const OverviewGrid grid(content.pages);
    for (qsizetype i = 0; i < content.pages.size(); ++i)
        row = writePage(sheet, row, content.pages.at(i), grid, content, numbersOn.value(i), title);
    QStringList lines{tr("Yellow cells of the sheet Assumptions can be changed: Results and the bar charts update. "
                         "Overview, Data, the XY charts and the sheets of pages stay as they were exported."),
                      content.formatter.rateText()};
    QStringList told = lines + remarks;
    told.removeIf([&](const QString &line) {
        return std::ranges::any_of(content.pages,
                                   [&line](const WorkbookPage &each) { return isTold(each.page.notes, line); });
    });
    told.removeDuplicates();
    writeLines(sheet, row, tr("About this workbook"), told);
    grid.setWidths(sheet);
}

DataPlaces writeData(BookSheet &sheet, const WorkbookContent &content)
{
    constexpr int head = 2;
    sheet.text(0, 0, tr("Data: every figure in view"), titleStyle);
    writeDataHeads(sheet, head);
    DataPlaces places{&sheet, {}, Common, Low, High};
    const QList<Place> all = placesIn(content.pages);
    int row = head;
    for (const Place &place : all) {
        ++row;
        if (places.ranges.isEmpty() || places.ranges.constLast().metric != place.metric->metricId())
            places.ranges << DataPlaces::Range{place.metric->metricId(), row, {}, {}, {}};
        places.ranges.last().subjects << *place.subject;
        places.ranges.last().gaps << (place.cell->isMissing() ? gapOf(*place.cell) : QString());
        places.ranges.last().factors << convert(1.0, place.cell->unit, place.metric->unit);
        writeCell(sheet, row, place, content);
    }
    for (const Place &place : all) {
        for (const Reading &rival : place.cell->rivals)
            writeRival(sheet, ++row, place, rival, content);
    }
    if (row > head)
        sheet.filter(head, 0, row, DataColumns - 1);
    sheet.freeze(head + 1, 1);
    sheet.repeatRows(head, head);
    return places;
}

void writeSources(BookSheet &sheet, const WorkbookContent &content)
{
    QList<SourceId> ids;
    for (const Place &place : placesIn(content.pages)) {
        addEachOnce(ids, place.cell->sources);
        for (const Reading &rival : place.cell->rivals)
            addEachOnce(ids, rival.sources);
    }
    constexpr int head = 2;
    sheet.text(0, 0, tr("Sources"), titleStyle);
    const QStringList heads{tr("Title"), tr("Address"), tr("As of"), tr("Kind"), tr("Id")};
    for (int column = 0; column < heads.size(); ++column)
        sheet.text(head, column, heads.at(column), headStyle);
    int row = head;
    for (const SourceId &id : std::as_const(ids)) {
        const Source *source = content.catalog.source(id);
        if (source == nullptr)
            continue;
        ++row;
        sheet.text(row, 0, source->title);
        if (!source->url.isEmpty())
            sheet.link(row, 1, source->url, source->url);
        sheet.text(row, 2, filedDate(source->asOf));
        sheet.text(row, 3, sourceKindLabel(source->kind));
        sheet.text(row, 4, id.text(), quietStyle);
    }
    QStringList told; // further texts of the pages: claims, sentences, measurements
    for (const WorkbookPage &page : content.pages)
        told << page.page.sources;
    told.removeDuplicates();
    row += 2;
    sheet.text(row, 0, tr("As shown on the pages"), {.strong = true});
    for (const QString &line : std::as_const(told))
        writeLinkedText(sheet, ++row, 0, line);
    sheet.freeze(head + 1, 0);
    sheet.repeatRows(head, head);
}

QStringList writePageSheets(SheetBook &book, const WorkbookContent &content, const QString &dataSheet)
{
    QStringList numbersOn;
    for (const WorkbookPage &each : content.pages) {
        const PageSpec &page = each.page;
        const QString title = each.name.isEmpty() ? listName(page.id) : each.name;
        numbersOn << (page.data.columns.isEmpty() ? dataSheet : writePageSheet(book, title, page, page.data, content));
        for (const Table &list : page.lists) {
            if (list.rows.isEmpty())
                continue;
            (void)writePageSheet(book, listSheetName(title, list.name), page, list, content);
        }
    }
    return numbersOn;
}

} // namespace chipboard
