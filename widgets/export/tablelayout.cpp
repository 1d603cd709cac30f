#include "widgets/export/tablelayout.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace chipboard {
namespace {

constexpr double cellPadding = 8.0;
constexpr double rowPadding = 4.0;

struct TableFonts
{
    QFont header;
    QFont cell;
};

double naturalWidth(const Table &table, qsizetype column, const TableFonts &fonts, TextRuler &ruler)
{
    double width = ruler.width(fonts.header, table.columns.at(column).title);
    for (const Table::Row &row : table.rows)
        width = std::max(width, ruler.width(fonts.cell, row.value(column).text));
    return std::ceil(width + 2.0 * cellPadding);
}

double longestWord(const QString &text, const QFont &font, TextRuler &ruler)
{
    double width = 0.0;
    for (const QString &word : text.split(QLatin1Char(' ')))
        width = std::max(width, ruler.width(font, word));
    return width;
}

// Lines may also break after a hyphen: "On-Demand-Listenpreis".
double longestPart(const QString &text, const QFont &font, TextRuler &ruler)
{
    static const QRegularExpression hyphen(QStringLiteral("(?<=[\\p{L}\\p{N}]-)(?=\\p{L})"));
    double width = 0.0;
    for (const QString &word : text.split(QLatin1Char(' '))) {
        for (const QString &part : word.split(hyphen))
            width = std::max(width, ruler.width(font, part));
    }
    return width;
}

/// Limits the widest to a common width, so that all fit.
void cutWidest(QList<double> &widths, double room)
{
    QList<double> sorted = widths;
    std::ranges::sort(sorted);
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        const double most = room / static_cast<double>(sorted.size() - i);
        if (sorted.at(i) <= most) {
            room -= sorted.at(i);
            continue;
        }
        for (double &width : widths)
            width = std::min(width, most);
        return;
    }
}

// A number with unit and qualifier, not a sentence, such as the reason for a gap.
bool isShort(const QString &text)
{
    constexpr qsizetype mostWords = 4;
    return text.count(QLatin1Char(' ')) < mostWords;
}

// Short names and numbers do not wrap; other texts may shrink to their longest word, up to a limit. If a column has
// sentences wider than the page (`isTight`), names and ranges may wrap at spaces, too.
double smallestWidth(const Table &table, qsizetype column, const TableFonts &fonts, bool isTight, TextRuler &ruler)
{
    double width = longestWord(table.columns.at(column).title, fonts.header, ruler);
    for (const Table::Row &row : table.rows) {
        const QString text = row.value(column).text;
        const bool whole = !isTight && (column == 0 || table.columns.at(column).numeric) && isShort(text);
        width = std::max(width,
                         whole         ? ruler.width(fonts.cell, text)
                             : isTight ? longestPart(text, fonts.cell, ruler)
                                       : longestWord(text, fonts.cell, ruler));
    }
    return std::ceil(std::min(width, 24.0 * fonts.cell.pixelSize()) + 2.0 * cellPadding);
}

// Natural widths if they fit; else columns shrink in proportion to their slack.
QList<double> columnWidths(const Table &table, const TableFonts &fonts, double available, TextRuler &ruler)
{
    QList<double> natural;
    QList<double> smallest;
    for (qsizetype column = 0; column < table.columns.size(); ++column)
        natural.append(naturalWidth(table, column, fonts, ruler));
    const bool isTight = *std::max_element(natural.cbegin(), natural.cend()) > available;
    for (qsizetype column = 0; column < table.columns.size(); ++column)
        smallest.append(std::min(natural.at(column), smallestWidth(table, column, fonts, isTight, ruler)));
    if (isTight) { // sentences get at least a quarter; if needed, the widest other columns break words
        const auto longest = std::max_element(natural.cbegin(), natural.cend()) - natural.cbegin();
        const double sentences = std::max(smallest.at(longest), available / 4.0);
        smallest.removeAt(longest);
        cutWidest(smallest, available - sentences);
        smallest.insert(longest, sentences);
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

/// Wrapped lines per cell of one row, and the maximum.
struct RowLines
{
    QList<QStringList> cells;
    qsizetype most = 1;
};

RowLines wrapCells(const Table::Row &cells, const QFont &font, const QList<double> &widths, int most, TextRuler &ruler)
{
    RowLines result;
    for (qsizetype column = 0; column < widths.size(); ++column) {
        const double room = widths.at(column) - 2.0 * cellPadding + 0.5;
        result.cells.append(ruler.wrapped(font, cells.value(column).text, room, most));
        result.most = std::max(result.most, result.cells.last().size());
    }
    return result;
}

// Cells are centred vertically; numbers are right-aligned.
TableRow layoutRow(const Table &table, const RowLines &lines, const Table::Row &cells, const QFont &font,
                   const QList<double> &widths, const QPointF &at, TextRuler &ruler)
{
    TableRow row{.top = at.y(),
                 .height = std::ceil(ruler.height(font) * static_cast<double>(lines.most) + 2.0 * rowPadding)};
    double left = at.x();
    for (qsizetype column = 0; column < widths.size(); ++column) {
        const QStringList &cell = lines.cells.at(column);
        double y = row.top + (row.height - ruler.height(font) * static_cast<double>(cell.size())) / 2.0;
        for (const QString &line : cell) {
            const double room = widths.at(column) - 2.0 * cellPadding;
            const double shift = table.columns.at(column).numeric ? room - ruler.width(font, line) : 0.0;
            row.texts.append({line, {left + cellPadding + shift, y + ruler.ascent(font)}});
            row.beside.append(cells.value(column).beside);
            y += ruler.height(font);
        }
        left += widths.at(column);
    }
    return row;
}

} // namespace

QList<TablePart> layoutTable(const Table &table, const TypeScale &type, const QRectF &area, TextRuler &ruler)
{
    return layoutTable(table, type, area, area, ruler);
}

QList<TablePart> layoutTable(const Table &table, const TypeScale &type, const QRectF &first, const QRectF &area,
                             TextRuler &ruler)
{
    QList<TablePart> parts;
    if (table.columns.isEmpty() || table.rows.isEmpty())
        return parts;
    TablePart empty{.headerFont = type.font(type.small, true),
                    .cellFont = type.font(type.small),
                    .left = area.left(),
                    .right = area.right()};
    const QList<double> widths = columnWidths(table, {empty.headerFont, empty.cellFont}, area.width(), ruler);
    const QStringList titles = columnTitles(table);
    // A row is as high as its texts need; it is only cut if it exceeds a page.
    constexpr int leastLines = 3;
    const double lines = (area.height() - 2.0 * rowPadding) / ruler.height(empty.cellFont) - leastLines;
    const int most = std::max(leastLines, static_cast<int>(lines));
    const auto layout = [&](const Table::Row &cells, const QFont &font, double top) {
        return layoutRow(table, wrapCells(cells, font, widths, most, ruler), cells, font, widths, {area.left(), top},
                         ruler);
    };
    double top = 0.0;
    const auto begin = [&](const QRectF &room) {
        parts.append(empty);
        parts.last().header = layout(Table::Row(titles.begin(), titles.end()), empty.headerFont, room.top());
        top = room.top() + parts.last().header.height;
    };
    begin(first);
    for (const Table::Row &cells : table.rows) {
        TableRow row = layout(cells, empty.cellFont, top);
        const bool isFirst = parts.size() == 1;
        const bool hasMoreRoom = !parts.constLast().isEmpty() || (isFirst && first.height() < area.height());
        if (hasMoreRoom && top + row.height > (isFirst ? first : area).bottom()) {
            begin(area);
            row = layout(cells, empty.cellFont, top);
        }
        top = row.top + row.height;
        parts.last().rows.append(row);
    }
    return parts;
}

} // namespace chipboard
