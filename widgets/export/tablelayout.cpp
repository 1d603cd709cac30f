#include "widgets/export/tablelayout.h"

#include "widgets/charts/textfit.h"

#include <QFontMetricsF>

#include <algorithm>
#include <numeric>

namespace chipboard {
namespace {

constexpr double cellPadding = 8.0;
constexpr double rowPadding = 4.0;
constexpr int mostCellLines = 3;

double naturalWidth(const TableSpec &table, qsizetype column, const QFont &header, const QFont &cell)
{
    double width = QFontMetricsF(header).horizontalAdvance(table.columns.at(column).title);
    const QFontMetricsF metrics(cell);
    for (const QStringList &row : table.rows)
        width = std::max(width, metrics.horizontalAdvance(row.value(column)));
    return std::ceil(width + 2.0 * cellPadding);
}

double longestWord(const QString &text, const QFontMetricsF &metrics)
{
    double width = 0.0;
    for (const QString &word : text.split(QLatin1Char(' ')))
        width = std::max(width, metrics.horizontalAdvance(word));
    return width;
}

// Numbers are never broken; other texts may become as narrow as their longest word, up to a limit.
double smallestWidth(const TableSpec &table, qsizetype column, const QFont &header, const QFont &cell)
{
    const QFontMetricsF metrics(cell);
    double width = longestWord(table.columns.at(column).title, QFontMetricsF(header));
    for (const QStringList &row : table.rows) {
        const QString text = row.value(column);
        const bool whole = table.columns.at(column).numeric || column == 0;
        width = std::max(width, whole ? metrics.horizontalAdvance(text) : longestWord(text, metrics));
    }
    return std::ceil(std::min(width, 24.0 * cell.pixelSize()) + 2.0 * cellPadding);
}

// Natural widths where they fit; else what is missing is taken from the columns in proportion to what they can give.
QList<double> columnWidths(const TableSpec &table, const QFont &header, const QFont &cell, double available)
{
    QList<double> natural;
    QList<double> smallest;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        natural.append(naturalWidth(table, column, header, cell));
        smallest.append(std::min(natural.last(), smallestWidth(table, column, header, cell)));
    }
    const double wanted = std::accumulate(natural.cbegin(), natural.cend(), 0.0);
    const double least = std::accumulate(smallest.cbegin(), smallest.cend(), 0.0);
    QList<double> widths;
    for (qsizetype i = 0; i < natural.size(); ++i) {
        if (wanted <= available)
            widths.append(natural.at(i) + (available - wanted) / static_cast<double>(natural.size()));
        else if (least >= available)
            widths.append(smallest.at(i) * available / least);
        else
            widths.append(smallest.at(i) + (natural.at(i) - smallest.at(i)) * (available - least) / (wanted - least));
    }
    return widths;
}

TableRow layoutRow(const TableSpec &table, const QStringList &texts, const QFont &font, const QList<double> &widths,
                   double left)
{
    TableRow row;
    qsizetype lines = 1;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        const double width = widths.at(column);
        TableCell cell;
        cell.lines = wrappedText(texts.value(column), font, width - 2.0 * cellPadding + 0.5, mostCellLines);
        cell.left = left + cellPadding;
        cell.right = left + width - cellPadding;
        cell.numeric = table.columns.at(column).numeric;
        lines = std::max(lines, cell.lines.size());
        row.cells.append(cell);
        left += width;
    }
    row.height = std::ceil(QFontMetricsF(font).lineSpacing() * static_cast<double>(lines) + 2.0 * rowPadding);
    return row;
}

} // namespace

QList<TablePart> layoutTable(const TableSpec &table, const TypeScale &type, const QRectF &area)
{
    QList<TablePart> parts;
    if (table.columns.isEmpty() || table.rows.isEmpty())
        return parts;
    TablePart empty;
    empty.headerFont = type.font(type.small, true);
    empty.cellFont = type.font(type.small);
    empty.left = area.left();
    empty.right = area.right();
    const QList<double> widths = columnWidths(table, empty.headerFont, empty.cellFont, area.width());
    QStringList titles;
    for (const TableSpec::Column &column : table.columns)
        titles.append(column.title);
    empty.header = layoutRow(table, titles, empty.headerFont, widths, area.left());
    empty.header.top = area.top();
    double top = area.bottom();
    for (const QStringList &texts : table.rows) {
        TableRow row = layoutRow(table, texts, empty.cellFont, widths, area.left());
        if (parts.isEmpty() || (top + row.height > area.bottom() && !parts.last().isEmpty())) {
            parts.append(empty);
            top = area.top() + empty.header.height;
        }
        row.top = top;
        top += row.height;
        parts.last().rows.append(row);
    }
    return parts;
}

} // namespace chipboard
