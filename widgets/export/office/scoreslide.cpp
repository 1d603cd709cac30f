#include "widgets/export/office/scoreslide.h"
#include "data/core/find.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace chipboard {
namespace {

constexpr double largestType = 18.0;  // points
constexpr double smallestType = 12.0; // what can be read on a slide
constexpr double usualHead = 12.0;
constexpr double leastBar = 5.0;   // minimum column width with bars, in type sizes
constexpr double highestRow = 5.5; // in type sizes: keeps a number close to its row
constexpr double air = 7.0;        // points above and below a cell's text, together
constexpr double aboveBar = 1.0;
constexpr double ofWhisker = 0.9; // of the cell width: the longest bar leaves room for its whisker

/// The contents of one slide.
struct ScorePart
{
    QList<qsizetype> columns;
    qsizetype first = 0;
    qsizetype rows = 0;
};

/// Splits rows or columns evenly over the given number of slides.
QList<qsizetype> sharesOf(qsizetype all, qsizetype slides)
{
    QList<qsizetype> shares;
    for (qsizetype i = 0; i < slides; ++i)
        shares << all * (i + 1) / slides - all * i / slides;
    return shares;
}

/// A score table in one type size.
class ScoreCut
{
public:
    ScoreCut(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look, double size, double headSize,
             bool hasBars)
        : m_spec(spec)
        , m_room(room)
        , m_look(look)
        , m_size(size)
        , m_headSize(headSize)
        , m_hasBars(hasBars)
    {
    }

    [[nodiscard]] QList<ScorePart> parts() const
    {
        QList<ScorePart> parts;
        for (const QList<qsizetype> &columns : columnGroups()) {
            qsizetype first = 0;
            for (const qsizetype rows : sharesOf(m_spec.categories.size(), slidesOf(columns))) {
                parts << ScorePart{columns, first, rows};
                first += rows;
            }
        }
        return parts;
    }

    // Rows fill the slide, up to a height at which numbers would look lost.
    [[nodiscard]] SlideTable tableOf(const ScorePart &part) const
    {
        SlideTable table{.widths = widthsOf(part.columns), .size = m_size, .headSize = m_headSize};
        QList<SlideCell> header{{{}, false, false, true}};
        for (const qsizetype i : part.columns) {
            header << SlideCell{column(i).title, column(i).hasBars && !m_hasBars, false, true};
            header.last().unit = column(i).unit;
        }
        table.rows << header;
        table.heights << headHeight(part.columns, table.widths);
        const double each = (m_room.height() - table.heights.constFirst()) / static_cast<double>(part.rows);
        for (qsizetype row = part.first; row < part.first + part.rows; ++row) {
            const double least = rowHeight(part.columns, table.widths, row);
            const double most = m_hasBars ? highestRow * m_size : least;
            addRow(table, part, row, std::max(least, std::min(each, most)));
        }
        return table;
    }

    /// No word is broken and no row falls off, as far as splitting can ensure that.
    [[nodiscard]] bool hasRoom() const
    {
        for (const ScorePart &part : parts()) {
            const SlideTable table = tableOf(part);
            const double height = std::accumulate(table.heights.begin(), table.heights.end(), 0.0);
            if (!fits(part.columns) || height > m_room.height() + 0.01)
                return false;
        }
        return true;
    }

private:
    [[nodiscard]] const ScoreColumn &column(qsizetype i) const { return m_spec.scores.columns.at(i); }
    [[nodiscard]] double barHeight() const { return std::max(7.0, 0.55 * m_size); }
    [[nodiscard]] double blockHeight() const { return m_size * lineSpacing + aboveBar + barHeight(); }

    [[nodiscard]] bool hasBar(qsizetype i, qsizetype row) const
    {
        const ScoreColumn &of = column(i);
        return m_hasBars && of.hasBars && of.maximum > 0.0 && row < of.points.size() && of.points.at(row).value;
    }

    [[nodiscard]] QString nameOf(qsizetype row) const
    {
        const ChartCategory &category = m_spec.categories.at(row);
        return category.baseline ? QString(baselineGlyph) + QChar(0x00A0) + category.shownLabel()
                                 : category.shownLabel();
    }

    [[nodiscard]] QString textOf(qsizetype i, qsizetype row) const
    {
        const ChartPoint point = column(i).points.value(row);
        QString text = point.gap.isEmpty() ? point.label : point.gap;
        if (column(i).hasBars && point.gap.isEmpty())
            text.replace(QLatin1Char(' '), QChar(0x00A0)); // keeps a number on one line
        if (column(i).best.contains(row))
            text.prepend(QString(bestGlyph) + QChar(0x00A0));
        if (!point.badge.isEmpty())
            text = withBadge(text, point.badge);
        return text;
    }

    // Width of the longest word or number.
    [[nodiscard]] double leastOf(qsizetype i) const
    {
        double least = std::max(m_look.letters.longestWord(column(i).title, m_headSize, true),
                                m_look.letters.longestWord(column(i).unit, m_headSize));
        for (qsizetype row = 0; row < m_spec.categories.size(); ++row)
            least = std::max(least, m_look.letters.longestWord(textOf(i, row), m_size, column(i).best.contains(row)));
        return std::max(least + cellSides, m_hasBars && column(i).hasBars ? leastBar * m_size : 0.0);
    }

    [[nodiscard]] double leastOfNames() const
    {
        double least = 0.0;
        for (qsizetype row = 0; row < m_spec.categories.size(); ++row)
            least =
                std::max(least, m_look.letters.longestWord(nameOf(row), m_size, m_spec.categories.at(row).baseline));
        return least + cellSides;
    }

    // Width with each text on one line; -1: of the names.
    [[nodiscard]] double naturalOf(qsizetype i) const
    {
        double natural = i < 0 ? leastOfNames() : leastOf(i);
        for (qsizetype row = 0; row < m_spec.categories.size(); ++row) {
            const double width = i < 0
                ? m_look.letters.lineWidth(nameOf(row), m_size, m_spec.categories.at(row).baseline)
                : m_look.letters.lineWidth(textOf(i, row), m_size, column(i).best.contains(row));
            natural = std::max(natural, std::min(width + cellSides, m_room.width() / 4.0));
        }
        return natural;
    }

    [[nodiscard]] QList<QList<qsizetype>> columnGroups() const
    {
        const qsizetype all = m_spec.scores.columns.size();
        QList<QList<qsizetype>> groups;
        for (qsizetype slides = 1; slides <= all; ++slides) {
            groups.clear();
            qsizetype next = 0;
            bool haveRoom = true;
            for (const qsizetype share : sharesOf(all, slides)) {
                QList<qsizetype> group(share);
                std::iota(group.begin(), group.end(), next);
                next += share;
                haveRoom = haveRoom && fits(group);
                groups << group;
            }
            if (haveRoom)
                break;
        }
        return groups;
    }

    [[nodiscard]] bool fits(const QList<qsizetype> &columns) const
    {
        const double least = std::accumulate(columns.begin(), columns.end(), leastOfNames(),
                                             [this](double sum, qsizetype i) { return sum + leastOf(i); });
        return least <= m_room.width();
    }

    // Names and words stay on one line if possible, bars get the rest.
    [[nodiscard]] QList<double> widthsOf(const QList<qsizetype> &columns) const
    {
        QList<double> widths{leastOfNames()};
        QList<double> wanted{naturalOf(-1)};
        QList<qsizetype> growing;
        for (const qsizetype i : columns) {
            widths << leastOf(i);
            const bool isDrawn = m_hasBars && column(i).hasBars;
            wanted << (isDrawn ? widths.constLast() : naturalOf(i));
            if (isDrawn)
                growing << widths.size() - 1;
        }
        const auto restOf = [&] { return m_room.width() - std::accumulate(widths.begin(), widths.end(), 0.0); };
        const double lacking =
            std::accumulate(wanted.begin(), wanted.end(), 0.0) - std::accumulate(widths.begin(), widths.end(), 0.0);
        const double share = lacking > 0.0 ? std::clamp(restOf() / lacking, 0.0, 1.0) : 0.0;
        for (qsizetype i = 0; i < widths.size(); ++i)
            widths[i] += share * (wanted.at(i) - widths.at(i));
        if (growing.isEmpty()) {
            growing.resize(widths.size() - 1);
            std::iota(growing.begin(), growing.end(), 1);
        }
        constexpr double step = 3.0; // points
        // Widens the narrowest first, so that bars of all columns have similar lengths.
        for (double rest = restOf(); rest > 0.0 && !growing.isEmpty(); rest = restOf()) {
            const qsizetype narrowest = *std::ranges::min_element(
                growing, [&](qsizetype a, qsizetype b) { return widths.at(a) < widths.at(b); });
            widths[narrowest] += std::min(step, rest);
            if (rest <= step)
                break;
        }
        if (restOf() < 0.0) { // nothing may exceed the slide
            const double shrunk = m_room.width() / (m_room.width() - restOf());
            for (double &width : widths)
                width *= shrunk;
        }
        return widths;
    }

    // With a spare line: if the opening program grows the heading row, bars still align with their numbers.
    [[nodiscard]] double headHeight(const QList<qsizetype> &columns, const QList<double> &widths) const
    {
        int most = 1;
        for (qsizetype i = 0; i < columns.size(); ++i) {
            const ScoreColumn &of = column(columns.at(i));
            const double width = widths.at(i + 1) - cellSides;
            const int ofUnit = of.unit.isEmpty() ? 0 : m_look.letters.lines(of.unit, width, m_headSize);
            most = std::max(most, m_look.letters.lines(of.title, width, m_headSize, true) + ofUnit);
        }
        return (most + 1) * m_headSize * lineSpacing + air;
    }

    [[nodiscard]] double rowHeight(const QList<qsizetype> &columns, const QList<double> &widths, qsizetype row) const
    {
        double height =
            cellHeight(nameOf(row), widths.at(0), m_size, m_spec.categories.at(row).baseline, m_look.letters);
        for (qsizetype i = 0; i < columns.size(); ++i) {
            const qsizetype at = columns.at(i);
            height = std::max(
                height,
                cellHeight(textOf(at, row), widths.at(i + 1), m_size, column(at).best.contains(row), m_look.letters));
            if (hasBar(at, row))
                height = std::max(height, blockHeight() + air);
        }
        return height;
    }

    [[nodiscard]] qsizetype slidesOf(const QList<qsizetype> &columns) const
    {
        const QList<double> widths = widthsOf(columns);
        const double room = m_room.height() - headHeight(columns, widths);
        double highest = 1.0;
        for (qsizetype row = 0; row < m_spec.categories.size(); ++row)
            highest = std::max(highest, rowHeight(columns, widths, row));
        const auto most = std::max<qsizetype>(1, static_cast<qsizetype>(room / highest));
        return (m_spec.categories.size() + most - 1) / most;
    }

    [[nodiscard]] SlideCell cellOf(qsizetype i, qsizetype row, double height) const
    {
        const ScoreColumn &of = column(i);
        SlideCell cell{textOf(i, row), of.hasBars && !m_hasBars, false, of.best.contains(row)};
        cell.beside = of.points.value(row).beside;
        if (hasBar(i, row))
            cell.above = (height - blockHeight()) / 2.0;
        return cell;
    }

    [[nodiscard]] SlideBar barOf(qsizetype i, qsizetype row, const QRectF &cell) const
    {
        const ScoreColumn &of = column(i);
        const ChartPoint &point = of.points.at(row);
        const double left = cell.left() + cellSides / 2.0;
        const auto placeOf = [&](double value) {
            const double share = std::clamp(value / of.maximum, 0.0, 1.0);
            return left + share * ofWhisker * (cell.width() - cellSides);
        };
        SlideBar bar;
        const double bottom = cell.top() + (cell.height() + blockHeight()) / 2.0;
        bar.rect =
            QRectF(QPointF(left, bottom - barHeight()), QPointF(std::max(left + 1.0, placeOf(*point.value)), bottom));
        bar.colour = m_look.theme.colour(m_spec.categories.at(row).role);
        bar.style = point.style;
        if (point.low && point.high && *point.low < *point.high) {
            bar.low = placeOf(*point.low);
            bar.high = placeOf(*point.high);
        }
        bar.name = QStringLiteral("%1, %2: %3").arg(of.title, m_spec.categories.at(row).label, point.label);
        return bar;
    }

    void addRow(SlideTable &table, const ScorePart &part, qsizetype row, double height) const
    {
        const double top = std::accumulate(table.heights.begin(), table.heights.end(), 0.0);
        QList<SlideCell> cells{{nameOf(row), false, false, m_spec.categories.at(row).baseline}};
        double left = table.widths.constFirst();
        for (qsizetype i = 0; i < part.columns.size(); ++i) {
            const double width = table.widths.at(i + 1);
            cells << cellOf(part.columns.at(i), row, height);
            if (hasBar(part.columns.at(i), row))
                table.bars << barOf(part.columns.at(i), row, QRectF(left, top, width, height));
            left += width;
        }
        table.rows << cells;
        table.heights << height;
    }

    const ChartSpec &m_spec;
    QSizeF m_room;
    const OfficeLook &m_look;
    double m_size;
    double m_headSize;
    bool m_hasBars;
};

QList<SlideTable> tablesOf(const ScoreCut &cut)
{
    return mapped(cut.parts(), [&](const ScorePart &part) { return cut.tableOf(part); });
}

} // namespace

// As few slides as possible, in the largest type for that; with bars unless these need more than one extra slide.
QList<SlideTable> scoreSlideTables(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look, double type)
{
    constexpr double step = 0.5;
    QList<SlideTable> best;
    for (const bool hasBars : {true, false}) {
        const auto largest = static_cast<int>(std::floor((hasBars ? largestType : usualHead) * type / step));
        for (int steps = largest; steps * step >= smallestType * type - 0.001; --steps) {
            const double size = steps * step;
            const double head = std::max(std::min(size, usualHead * type), 0.75 * size);
            const ScoreCut cut(spec, room, look, size, head, hasBars);
            if (!cut.hasRoom())
                continue;
            const QList<SlideTable> tables = tablesOf(cut);
            const qsizetype allowance = hasBars || best.isEmpty() || best.constFirst().bars.isEmpty() ? 0 : 1;
            if (best.isEmpty() || tables.size() + allowance < best.size())
                best = tables;
        }
    }
    if (!best.isEmpty())
        return best;
    // If nothing fits, the smallest type breaks the fewest words.
    const double smallest = smallestType * type;
    return tablesOf(ScoreCut(spec, room, look, smallest, smallest, false));
}

} // namespace chipboard
