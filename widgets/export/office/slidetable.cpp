#include "widgets/export/office/slidetable.h"

#include "data/core/find.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"
#include "data/views/planeaxis.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace chipboard {
namespace {

constexpr double tableType = 12.0;  // points: what can be read on a slide
constexpr double narrowest = 70.0;  // of a column that is cut short
constexpr double cellAir = 7.0;     // points above and below a cell's text, together
constexpr double shortCell = 100.0; // points of a text that is not broken beside longer ones

/// A table in one type size, in as many parts as needed.
class TableCut
{
public:
    TableCut(const Table &table, const QSizeF &room, double size, const TextMeasure &letters)
        : m_table(table)
        , m_letters(letters)
        , m_room(room)
        , m_size(size)
    {
        constexpr double halfOfHead = 0.6; // of its width, because lines differ in length
        for (qsizetype column = 0; column < table.columns.size(); ++column) {
            const QString &title = table.columns.at(column).title;
            const double head = m_letters.lineWidth(title, size, true);
            double cells = 0.0;
            for (const Table::Row &row : table.rows)
                cells = std::max(cells, m_letters.lineWidth(row.value(column).text, size));
            m_natural << std::max(head, cells) + cellSides;
            m_broken << std::max({cells, halfOfHead * head, m_letters.longestWord(title, size, true)}) + cellSides;
        }
    }

    /// At most the widest column wraps.
    [[nodiscard]] bool isAiry() const
    {
        constexpr double leastOfWidest = 0.25;
        const double widest = *std::ranges::max_element(m_broken);
        const double others = std::accumulate(m_broken.begin(), m_broken.end(), 0.0) - widest;
        return others + std::min(widest, leastOfWidest * m_room.width()) <= m_room.width();
    }

    [[nodiscard]] QList<SlideTable> tables() const
    {
        QList<SlideTable> tables;
        for (const QList<int> &columns : columnGroups())
            tables += evenTablesOf(columns);
        return tables;
    }

private:
    // One group if wrapping cells makes all fit; else each group starts with the first column.
    [[nodiscard]] QList<QList<int>> columnGroups() const
    {
        QList<QList<int>> groups{{}};
        double used = 0.0;
        for (int column = 0; column < m_table.columns.size(); ++column) {
            const double least = std::min(m_natural.at(column), narrowest);
            if (used + least > m_room.width() && groups.constLast().size() > 1) {
                groups << QList<int>{0};
                used = std::min(m_natural.at(0), narrowest);
            }
            groups.last() << column;
            used += least;
        }
        return groups.size() > 1 ? groups : withoutSentences(groups.constFirst());
    }

    /// Where neither words nor short texts are broken.
    [[nodiscard]] double leastOf(int column) const
    {
        double least = m_letters.longestWord(m_table.columns.at(column).title, m_size, true);
        for (const Table::Row &row : m_table.rows) {
            const QString &text = row.value(column).text;
            const double width = m_letters.lineWidth(text, m_size);
            least = std::max(least, width <= shortCell ? width : m_letters.longestWord(text, m_size));
        }
        return std::min(least + cellSides, m_natural.at(column));
    }

    // Sentences have slides of their own where they leave the others no room, with the name of the row.
    [[nodiscard]] QList<QList<int>> withoutSentences(const QList<int> &columns) const
    {
        constexpr double sentence = 0.4; // of the slide
        if (std::accumulate(m_broken.begin(), m_broken.end(), 0.0) <= m_room.width())
            return {columns};
        double least = 0.0;
        QList<int> named;
        QList<int> others;
        bool isNamed = false;
        for (const int column : columns) {
            least += leastOf(column);
            const bool isSentence = isNamed && m_natural.at(column) > sentence * m_room.width();
            (isSentence ? named : others) << column;
            if (!isNamed)
                named << column;
            isNamed = isNamed || !m_table.columns.at(column).numeric;
        }
        const bool hasRoom = least <= m_room.width() || others.size() == columns.size();
        return hasRoom ? QList<QList<int>>{columns} : QList<QList<int>>{others, named};
    }

    // Long texts in about as many lines as each other.
    [[nodiscard]] QList<double> ofEqualLines(const QList<int> &columns, QList<double> wanted) const
    {
        const QList<double> natural = wanted;
        QList<double> least = wanted;
        for (const int column : columns)
            least[column] = leastOf(column);
        constexpr double step = 1.02;
        constexpr double most = 60.0; // lines, more than any slide has
        double all = 0.0;
        for (double lines = 1.0; lines < most && (lines == 1.0 || all > m_room.width()); lines *= step) {
            all = 0.0;
            for (const int column : columns) {
                wanted[column] = std::max(std::min(least.at(column), natural.at(column)), natural.at(column) / lines);
                all += wanted.at(column);
            }
        }
        return wanted;
    }

    // Headings wrap before cells; remaining excess is taken from the widest. The total is the slide's width.
    [[nodiscard]] QList<double> widthsOf(const QList<int> &columns) const
    {
        const auto sum = [&columns](const QList<double> &widths, double cap) {
            double all = 0.0;
            for (const int column : columns)
                all += std::min(widths.at(column), cap);
            return all;
        };
        double cap = m_room.width();
        QList<double> wanted = sum(m_natural, cap) > cap ? m_broken : m_natural;
        if (sum(wanted, cap) > m_room.width())
            wanted = ofEqualLines(columns, wanted);
        while (sum(wanted, cap) > m_room.width() && cap > cellSides)
            cap -= 1.0;
        const double spare = std::floor(std::max(0.0, m_room.width() - sum(wanted, cap))) / double(columns.size());
        return mapped(columns, [&](int column) { return std::min(wanted.at(column), cap) + spare; });
    }

    /// As much of a text, up to a word, as has room in so many lines of a column.
    [[nodiscard]] QString withinLines(const QString &text, double width, int most) const
    {
        const QStringList words = text.split(QLatin1Char(' '));
        const auto firstOf = [&](qsizetype count) { return words.first(count).join(QLatin1Char(' ')) + QChar(0x2026); };
        qsizetype fits = 0; // words, of which so many have room and `tooMany` have not
        for (qsizetype tooMany = words.size(); fits + 1 < tooMany;) {
            const qsizetype middle = (fits + tooMany) / 2;
            const bool hasRoom = m_letters.lines(firstOf(middle), width - cellSides, m_size) <= most;
            (hasRoom ? fits : tooMany) = middle;
        }
        return firstOf(fits);
    }

    /// "H100, To verify: ..."
    [[nodiscard]] QString inFull(const Table::Row &row, int column) const
    {
        QStringList about{m_table.columns.at(column).title};
        for (qsizetype i = 0; i < row.size() && about.size() == 1; ++i) {
            if (!m_table.columns.at(i).numeric && i != column)
                about.prepend(row.at(i).text);
        }
        return tr("%1: %2").arg(about.join(QStringLiteral(", ")), row.value(column).text);
    }

    // A row that is higher than the slide is cut.
    void addRow(SlideTable &table, const Table::Row &row, const QList<int> &columns) const
    {
        QList<SlideCell> cells;
        double height = 0.0;
        const double room = m_room.height() - (table.heights.isEmpty() ? 0.0 : table.heights.constFirst());
        const int most = std::max(1, static_cast<int>((room - cellAir) / (m_size * lineSpacing)));
        for (qsizetype i = 0; i < columns.size(); ++i) {
            const int column = columns.at(i);
            const Table::Cell cell = row.value(column);
            cells << SlideCell{cell.text, m_table.columns.at(column).numeric, false, table.rows.isEmpty()};
            cells.last().beside = cell.beside;
            const auto heightAs = [&](const QString &text) {
                return cellHeight(text, table.widths.at(i), m_size, cells.constLast().bold, m_letters);
            };
            double own = heightAs(cell.text);
            if (own > room && !table.rows.isEmpty()) {
                cells.last().text = withinLines(cell.text, table.widths.at(i), most);
                table.shortened << inFull(row, column);
                own = heightAs(cells.constLast().text);
            }
            height = std::max(height, own);
        }
        table.rows << cells;
        table.heights << height;
    }

    [[nodiscard]] QList<SlideTable> tablesOf(const QList<int> &columns, double room) const
    {
        QList<SlideTable> tables;
        const QStringList titles = columnTitles(m_table);
        SlideTable empty{.widths = widthsOf(columns), .size = m_size};
        addRow(empty, Table::Row(titles.begin(), titles.end()), columns);
        SlideTable table = empty;
        double used = table.heights.constFirst();
        for (const Table::Row &row : m_table.rows) {
            const qsizetype shortened = table.shortened.size();
            addRow(table, row, columns);
            used += table.heights.constLast();
            if (used <= room || table.rows.size() <= 2)
                continue;
            table.rows.removeLast();
            table.heights.removeLast();
            table.shortened.resize(shortened);
            tables << table;
            table = empty;
            addRow(table, row, columns);
            used = empty.heights.constFirst() + table.heights.constLast();
        }
        tables << table;
        return tables;
    }

    // As few as possible, with similar numbers of rows.
    [[nodiscard]] QList<SlideTable> evenTablesOf(const QList<int> &columns) const
    {
        QList<SlideTable> best = tablesOf(columns, m_room.height());
        if (best.size() > mostTableSlides)
            return best;
        const auto rowsOf = [](const SlideTable &table) { return table.rows.size(); };
        for (double room = m_room.height() - m_size; room > 0.0; room -= m_size) {
            const QList<SlideTable> even = tablesOf(columns, room);
            if (even.size() > best.size() || rowsOf(even.constLast()) > rowsOf(even.constFirst()))
                break;
            best = even;
        }
        return best;
    }

    const Table &m_table;
    const TextMeasure &m_letters;
    QSizeF m_room;
    double m_size;
    QList<double> m_natural; ///< column widths with each text on one line
    QList<double> m_broken;  ///< likewise, with headings on two lines
};

double fullHeight(const SlideTable &table) { return std::accumulate(table.heights.begin(), table.heights.end(), 0.0); }

// Distributes the remaining height over the rows, up to a limit.
void addAir(QList<SlideTable> &tables, double room)
{
    double air = tables.constFirst().size;
    for (const SlideTable &table : tables)
        air = std::min(air, (room - fullHeight(table)) / double(table.heights.size()));
    for (SlideTable &table : tables) {
        for (double &height : table.heights)
            height += std::max(0.0, std::floor(air));
    }
}

} // namespace

double cellHeight(const QString &text, double width, double size, bool bold, const TextMeasure &letters)
{
    return letters.lines(text, width - cellSides, size, bold) * size * lineSpacing + cellAir;
}

QList<SlideTable> slideTables(const Table &table, const QSizeF &room, const TextMeasure &letters, double type)
{
    if (table.columns.isEmpty())
        return {};
    // Prefers more slides over smaller type; a short table gets larger type.
    QList<SlideTable> tables = TableCut(table, room, tableType * type, letters).tables();
    for (const double larger : {18.0, 16.0, 14.0}) {
        const TableCut cut(table, room, larger * type, letters);
        if (tables.size() > 1 || !cut.isAiry())
            continue;
        if (const QList<SlideTable> found = cut.tables();
            found.size() == 1 && fullHeight(found.constFirst()) <= room.height()) {
            tables = found;
            break;
        }
    }
    addAir(tables, room.height());
    return tables;
}

namespace {

// The break-even line of a table: the border between two cells whose centres it separates.
bool isSeparated(const PlaneSpec &plane, const QPointF &one, const QPointF &other)
{
    const QLineF between(one, other);
    for (const PlaneLine &line : plane.lines) {
        for (qsizetype i = 1; i < line.points.size(); ++i) {
            if (between.intersects({line.points.at(i - 1), line.points.at(i)}, nullptr) == QLineF::BoundedIntersection)
                return true;
        }
    }
    return false;
}

QString textOf(const PlaneCell &cell) { return cell.value ? cell.label : cell.gap; }

SlideCell heatCell(const ChartSpec &spec, const PlaneCell &cell, const OfficeLook &look)
{
    SlideCell made{textOf(cell), false, true, cell.isNow, {}, cell.isNow};
    if (cell.value) // the scale's middle would be a value, too
        made.fill = heatColour(look.theme, cell.tone);
    const QPointF centre(cell.column + 0.5, cell.row + 0.5);
    const std::pair<Qt::Edge, QPointF> neighbours[] = {{Qt::LeftEdge, {-1.0, 0.0}},
                                                       {Qt::RightEdge, {1.0, 0.0}},
                                                       {Qt::TopEdge, {0.0, 1.0}},
                                                       {Qt::BottomEdge, {0.0, -1.0}}};
    for (const auto &[edge, to] : neighbours)
        made.line.setFlag(edge, isSeparated(spec.plane, centre, centre + to));
    return made;
}

// Each border belongs to two cells, and programs draw one or the other.
void outlineGaps(QList<QList<SlideCell>> &rows)
{
    const auto edge = [&rows](qsizetype row, qsizetype column, Qt::Edge side) {
        if (row < rows.size() && column < rows.at(row).size())
            rows[row][column].thin.setFlag(side);
    };
    for (qsizetype row = 1; row < rows.size(); ++row) {
        for (qsizetype column = 1; column < rows.at(row).size(); ++column) {
            if (rows.at(row).at(column).fill)
                continue;
            rows[row][column].thin = {Qt::TopEdge, Qt::BottomEdge, Qt::LeftEdge, Qt::RightEdge};
            edge(row - 1, column, Qt::BottomEdge);
            edge(row + 1, column, Qt::TopEdge);
            edge(row, column - 1, Qt::RightEdge);
            edge(row, column + 1, Qt::LeftEdge);
        }
    }
}

// Tick labels are shorter than the values of cells; the heading names their unit.
QString headOf(const ChartAxis &axis, const PlaneCell &cell)
{
    const qsizetype tick = axis.ticks.indexOf(cell.column + 0.5);
    return tick < 0 ? cell.xText : axis.tickLabels.value(tick);
}

QString cornerOf(const ChartSpec &spec)
{
    return QStringLiteral("%1 \u2193  %2 \u2192").arg(spec.plane.y.label, axisTitle(spec.axis));
}

/// The least widths that break no name and no number, in points.
struct HeatWidths
{
    double names = 0.0;
    double column = 0.0;
};

HeatWidths heatWidths(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look, double size)
{
    HeatWidths least{look.letters.longestWord(cornerOf(spec), size, true), 0.0};
    for (const PlaneCell &cell : spec.plane.cells) {
        least.names = std::max(least.names, look.letters.lineWidth(cell.yText, size));
        least.column = std::max({least.column, look.letters.longestWord(headOf(spec.axis, cell), size, true),
                                 look.letters.lineWidth(textOf(cell), size, cell.isNow)});
    }
    return {std::min(least.names + cellSides, room.width() / 3.0), least.column + cellSides};
}

SlideTable heatTable(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look, double size)
{
    int columns = 0;
    int rows = 0;
    for (const PlaneCell &cell : spec.plane.cells) {
        columns = std::max(columns, cell.column + 1);
        rows = std::max(rows, cell.row + 1);
    }
    constexpr double usualNames = 150.0; // if the columns leave so much
    const HeatWidths least = heatWidths(spec, room, look, size);
    const double names = std::max(least.names, std::min(usualNames, room.width() - columns * least.column));
    SlideTable table;
    table.size = size;
    table.rows.fill(QList<SlideCell>(columns + 1), rows + 1);
    QList<SlideCell> &header = table.rows[0];
    header[0].text = cornerOf(spec);
    for (const PlaneCell &cell : spec.plane.cells) {
        header[cell.column + 1] = {headOf(spec.axis, cell), false, true};
        QList<SlideCell> &row = table.rows[rows - cell.row]; // row 0 is at the bottom
        row[0] = {cell.yText};
        row[cell.column + 1] = heatCell(spec, cell, look);
    }
    for (SlideCell &cell : header)
        cell.bold = true;
    outlineGaps(table.rows);
    table.widths << std::min(names, room.width() / 3.0);
    for (int column = 0; column < columns; ++column)
        table.widths << (room.width() - table.widths.constFirst()) / columns;
    for (const QList<SlideCell> &row : std::as_const(table.rows)) {
        double height = 0.0;
        for (qsizetype i = 0; i < row.size(); ++i)
            height =
                std::max(height, cellHeight(row.at(i).text, table.widths.at(i), size, row.at(i).bold, look.letters));
        table.heights << height;
    }
    return table;
}

} // namespace

QList<SlideTable> heatTables(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look, double type)
{
    constexpr double highest = 44.0;
    const double size = tableType * type;
    const HeatWidths least = heatWidths(spec, room, look, size);
    const auto columns = std::max<qsizetype>(1, static_cast<qsizetype>((room.width() - least.names) / least.column));
    double head = 0.0;
    double row = 0.0;
    for (const ChartSpec &group : cellParts(spec, 0, columns)) {
        const QList<double> heights = heatTable(group, room, look, size).heights;
        head = std::max(head, heights.constFirst());
        row = std::max(row, *std::max_element(heights.begin() + 1, heights.end()));
    }
    const double below = room.height() - head;
    const auto rows = std::max<qsizetype>(1, static_cast<qsizetype>(below / row));
    QList<SlideTable> tables;
    for (const ChartSpec &part : cellParts(spec, rows, columns)) {
        tables << heatTable(part, room, look, size);
        const double share = below / static_cast<double>(tables.constLast().rows.size() - 1);
        std::fill(tables.last().heights.begin() + 1, tables.last().heights.end(),
                  std::max(row, std::min(highest, share)));
    }
    return tables;
}

QString lostRowsNote(qsizetype tables, qsizetype rows, const QLocale &locale)
{
    return tables <= mostTableSlides
        ? QString()
        : tr("not all %1 rows are shown; spreadsheet exports have them").arg(numberText(qint64(rows), locale));
}

} // namespace chipboard
