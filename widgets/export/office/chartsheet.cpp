#include "widgets/export/office/chartsheet.h"

#include "data/core/tr.h"
#include "widgets/export/office/livesheets.h"
#include "widgets/export/office/xmlpart.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {

constexpr char sheetName[] = "Data";

QString cellName(int column, int row)
{
    QString letters;
    for (int rest = column; rest >= 0; rest = rest / 26 - 1)
        letters.prepend(QChar(u'A' + rest % 26));
    return letters + QString::number(row + 1);
}

QString SheetRange::reference() const
{
    const auto fixed = [this](int row) {
        QString name = cellName(column, row);
        const auto digits = std::ranges::find_if(name, [](QChar sign) { return sign.isDigit(); });
        name.insert(digits - name.begin(), QLatin1Char('$'));
        return QLatin1Char('$') + name;
    };
    const QString start = QLatin1String(sheetName) + QLatin1Char('!') + fixed(first);
    return first == last ? start : start + QLatin1Char(':') + fixed(last);
}

int ChartSheet::addColumn(const QString &title)
{
    columns << QList<SheetCell>{textCell(title)};
    return static_cast<int>(columns.size()) - 1;
}

void ChartSheet::append(int column, const SheetCell &cell) { columns[column] << cell; }

SheetCell ChartSheet::at(int column, int row) const { return columns.at(column).value(row); }

int ChartSheet::rowCount() const
{
    qsizetype most = 0;
    for (const QList<SheetCell> &column : columns)
        most = std::max(most, column.size());
    return static_cast<int>(most);
}

SheetRange ChartSheet::below(int column) const { return {column, 1, static_cast<int>(columns.at(column).size()) - 1}; }

SheetCell numberCell(const std::optional<double> &number) { return {number, {}, {}}; }

SheetCell textCell(const QString &text) { return {std::nullopt, text, {}}; }

QString backgroundSheet() { return tr("Background"); }

Result<QByteArray> workbookOf(const ChartSheet &sheet, const QString &date, const QStringList &background)
{
    const Result<std::shared_ptr<SheetBook>> book = SheetBook::create(BookProperties{.date = date});
    if (!book)
        return book.problem();
    BookSheet &page = book.value()->addSheet(QLatin1String(sheetName));
    const CellStyle head{.strong = true};
    for (int column = 0; column < sheet.columns.size(); ++column) {
        for (int row = 0; row < sheet.columns.at(column).size(); ++row) {
            const SheetCell cell = sheet.at(column, row);
            // As cached in the chart.
            const double number = cell.number ? xmlNumber(*cell.number).toDouble() : 0.0;
            if (cell.number && !cell.formula.isEmpty())
                page.formula(row, column, cell.formula.mid(1), number);
            else if (cell.number)
                page.number(row, column, number);
            else if (!cell.formula.isEmpty())
                page.formula(row, column, cell.formula.mid(1), xmlText(cell.text));
            else if (!cell.text.isEmpty())
                page.text(row, column, xmlText(cell.text), row == 0 ? head : CellStyle());
        }
    }
    page.freeze(1, 0);
    if (background.isEmpty())
        return book.value()->finish();
    constexpr int wide = 140; // in characters: most lines fit
    BookSheet &behind = book.value()->addSheet(backgroundSheet());
    behind.setWidth(0, wide);
    for (int row = 0; row < background.size(); ++row)
        behind.text(row, 0, xmlText(background.at(row)), CellStyle());
    return book.value()->finish();
}

namespace {

constexpr int headRow = 2;

enum BarColumn { ChartTitle, BarName, BarNumber, LowEnd, HighEnd, Downwards, Upwards, LongestEnd };

QString addressOf(const BarPlace &place) { return place.sheet->address(place.row, place.column); }

std::optional<double> numberAt(const BarPlace &place, double factor = 1.0)
{
    const auto number = place.sheet != nullptr ? place.sheet->numberAt(place.row, place.column) : std::nullopt;
    return number ? std::optional(*number * factor) : std::nullopt;
}

QString quotedForFormula(const QString &text) { return u'"' + QString(text).replace(u'"', "\"\""_L1) + u'"'; }

LiveValue told(const std::optional<double> &number, const QString &otherwise)
{
    return number ? LiveValue(*number) : LiveValue(otherwise);
}

} // namespace

QString labelFormat(Unit unit, double value)
{
    if (unit == Unit::Chips)
        return u"#,##0"_s;
    return u"[>=100]#,##0;[>=1]#,##0.00;0.00"_s + QString(smallDecimals(value), u'#');
}

// Whole numbers have no decimals, and numbers of three digits need none beside larger ones; the rest differ too much.
QString labelFormat(Unit unit, const QList<double> &values)
{
    QList<double> sizes;
    for (const double value : values) {
        if (value != 0.0)
            sizes << std::fabs(value);
    }
    if (sizes.isEmpty())
        return labelFormat(unit, 1.0);
    const auto [least, largest] = std::minmax_element(sizes.cbegin(), sizes.cend());
    const bool areWhole = !isMoney(unit)
        && std::all_of(sizes.cbegin(), sizes.cend(), [](double size) { return size == std::round(size); });
    if (areWhole || (*least >= 10.0 && *largest >= 100.0))
        return labelFormat(Unit::Chips, 1.0);
    return labelFormat(unit, *least);
}

BarSheet::BarSheet(BookSheet &sheet)
    : m_sheet(sheet)
    , m_row(headRow)
{
    m_sheet.text(0, 0, tr("Bars: data of the bar charts"), {.strong = true, .size = 16});
    const QStringList heads{tr("Chart"),
                            tr("Name"),
                            tr("Value", "a number"),
                            tr("Low"),
                            tr("High"),
                            tr("Down to the low end"),
                            tr("Up to the high end"),
                            tr("End of the bar or range")};
    for (int column = 0; column < heads.size(); ++column) {
        m_sheet.text(headRow, column, heads.at(column), headStyle);
        m_sheet.setWidth(column, column == ChartTitle || column == BarName ? 34 : 14);
    }
    m_sheet.freeze(headRow + 1, 0);
    m_sheet.repeatRows(headRow, headRow);
}

// Words (unknown values) count as zero lengths.
void BarSheet::addRow(const QString &title, Unit unit, const BarRow &row, BarChart &chart)
{
    ++m_row;
    BarValue bar{.value = numberAt(row.value)};
    bar.low = bar.value ? numberAt(row.low, row.factor) : std::nullopt;
    bar.high = bar.value ? numberAt(row.high, row.factor) : std::nullopt;
    const QString gap = row.gap.isEmpty() ? tr("unknown") : row.gap;
    const QString without = tr("%1 (%2)").arg(row.name, gap);
    bar.name = bar.value ? row.name : without;
    const CellStyle style{.right = true, .numbers = numberFormat(unit, bar.value.value_or(1.0))};
    const QString source = addressOf(row.value);
    const QString here = cellAddress(m_row, BarNumber);
    m_sheet.text(m_row, ChartTitle, title);
    m_sheet.formula(m_row, BarName,
                    u"IF(ISNUMBER(%1),%2,%3)"_s.arg(source, quotedForFormula(row.name), quotedForFormula(without)),
                    LiveValue(bar.name));
    m_sheet.formula(m_row, BarNumber, u"IF(ISNUMBER(%1),%1,%2)"_s.arg(source, quotedForFormula(gap)),
                    told(bar.value, gap), style);
    const QString factor = row.factor == 1.0 ? QString() : u'*' + QString::number(row.factor, 'g', 15);
    const auto end = [&](int column, const BarPlace &place, const std::optional<double> &number) {
        if (place.sheet != nullptr)
            m_sheet.formula(m_row, column,
                            u"IF(AND(ISNUMBER(%1),ISNUMBER(%2)),%2%3,\"\")"_s.arg(here, addressOf(place), factor),
                            told(number, {}), style);
    };
    end(LowEnd, row.low, bar.low);
    end(HighEnd, row.high, bar.high);
    const QString low = cellAddress(m_row, LowEnd);
    const QString high = cellAddress(m_row, HighEnd);
    m_sheet.formula(m_row, Downwards, u"IF(ISNUMBER(%1),%2-%1,0)"_s.arg(low, here),
                    LiveValue(bar.low ? *bar.value - *bar.low : 0.0), style);
    m_sheet.formula(m_row, Upwards, u"IF(ISNUMBER(%1),%1-%2,0)"_s.arg(high, here),
                    LiveValue(bar.high ? *bar.high - *bar.value : 0.0), style);
    m_sheet.formula(m_row, LongestEnd, u"IF(ISNUMBER(%1),%1,%2)"_s.arg(high, here),
                    told(bar.high ? bar.high : bar.value, gap), style);
    chart.bars << bar;
}

BarChart BarSheet::add(const QString &title, Unit unit, const QList<BarRow> &rows)
{
    BarChart chart{.title = title};
    const int first = m_row + 1;
    for (const BarRow &row : rows)
        addRow(title, unit, row, chart);
    QList<double> values;
    for (const BarValue &bar : std::as_const(chart.bars)) {
        if (bar.value)
            values << *bar.value;
    }
    const QString format = labelFormat(unit, values); // one per column of numbers
    for (BarValue &bar : chart.bars)
        bar.format = format;
    const auto column = [&](int at) { return ColumnRange{m_sheet.name(), at, first, m_row}; };
    chart.names = column(BarName);
    chart.values = column(BarNumber);
    chart.below = column(Downwards);
    chart.above = column(Upwards);
    chart.ends = column(LongestEnd);
    return chart;
}

} // namespace chipboard
