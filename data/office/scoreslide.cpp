#include "data/office/scoreslide.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr double padding = 12.0; // points beside a cell's text, both sides together
constexpr double narrowest = 70.0;
constexpr double highestRow = 46.0;
constexpr double barHeight = 8.0;
constexpr double belowBar = 5.0;
constexpr double ofWhisker = 0.9; // of a cell: the longest bar leaves room for its range

/// A score table on one slide.
class ScoreSlide
{
public:
    ScoreSlide(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look)
        : m_spec(spec)
        , m_room(room)
        , m_look(look)
    {
    }
    [[nodiscard]] SlideTable made();

private:
    [[nodiscard]] const QList<ScoreColumn> &columns() const { return m_spec.scores.columns; }
    void fill(double size, bool hasBars);
    void setWidths();
    [[nodiscard]] SlideCell cellOf(const ScoreColumn &column, qsizetype row) const;
    void setHeights();
    void addBars();
    [[nodiscard]] SlideBar barOf(const ScoreColumn &column, qsizetype row, const QRectF &cell) const;

    const ChartSpec &m_spec;
    QSizeF m_room;
    const OfficeLook &m_look;
    SlideTable m_table;
    bool m_hasBars = false;
};

QString nameOf(const ChartCategory &category)
{
    return category.baseline ? QString(QChar(0x25C0)) + QChar(0x00A0) + category.label : category.label;
}

// Names and words stand in one line as far as they can, bars have the rest.
void ScoreSlide::setWidths()
{
    const double most = m_room.width() / 4.0;
    const auto widthOf = [&](const QString &text) { return textWidth(text, m_table.size) * 1.15 + padding; };
    double first = narrowest;
    for (const ChartCategory &category : m_spec.categories)
        first = std::max(first, widthOf(nameOf(category)));
    m_table.widths = {std::min(first, most)};
    double words = 0.0;
    qsizetype bars = 0;
    for (const ScoreColumn &column : columns()) {
        double width = narrowest;
        for (const ChartPoint &point : column.points)
            width = std::max(width, widthOf(point.gap.isEmpty() ? point.label : point.gap));
        m_table.widths << (column.hasBars ? 0.0 : std::min(width, most));
        words += m_table.widths.constLast();
        bars += column.hasBars ? 1 : 0;
    }
    const double rest = m_room.width() - m_table.widths.constFirst() - words;
    for (qsizetype i = 0; i < columns().size(); ++i) {
        if (columns().at(i).hasBars)
            m_table.widths[i + 1] = rest / static_cast<double>(bars);
        else if (bars == 0)
            m_table.widths[i + 1] *= (rest + words) / words;
    }
}

SlideCell ScoreSlide::cellOf(const ScoreColumn &column, qsizetype row) const
{
    const ChartPoint point = column.points.value(row);
    const bool isBest = column.best.contains(row);
    QString text = point.gap.isEmpty() ? point.label : point.gap;
    if (isBest)
        text.prepend(QString(bestGlyph) + QChar(0x00A0));
    if (point.flagged)
        text += QStringLiteral(" \u25C6");
    SlideCell cell{text, column.hasBars && !m_hasBars, false, isBest};
    cell.above = m_hasBars && column.hasBars && point.value.has_value();
    return cell;
}

// As high as the slide has room for, but no row so high that its number is lost in it.
void ScoreSlide::setHeights()
{
    m_table.heights.clear();
    for (const QList<SlideCell> &cells : std::as_const(m_table.rows)) {
        double height = 0.0;
        for (qsizetype i = 0; i < cells.size(); ++i)
            height = std::max(height, cellHeight(cells.at(i).text, m_table.widths.at(i), m_table.size));
        m_table.heights << height;
    }
    if (!m_hasBars)
        return;
    const double each =
        (m_room.height() - m_table.heights.constFirst()) / static_cast<double>(m_spec.categories.size());
    for (qsizetype row = 1; row < m_table.heights.size(); ++row) {
        // A row that grows in a program would leave the bars behind.
        m_hasBars = m_hasBars && m_table.heights.at(row) <= each && each >= 1.4 * m_table.size + barHeight + belowBar;
        m_table.heights[row] = std::max(m_table.heights.at(row), std::min(each, highestRow));
    }
}

SlideBar ScoreSlide::barOf(const ScoreColumn &column, qsizetype row, const QRectF &cell) const
{
    const ChartPoint &point = column.points.at(row);
    const double left = cell.left() + padding / 2.0;
    const auto placeOf = [&](double value) {
        const double share = std::clamp(value / column.maximum, 0.0, 1.0);
        return left + share * ofWhisker * (cell.width() - padding);
    };
    SlideBar bar;
    bar.rect = QRectF(QPointF(left, cell.bottom() - belowBar - barHeight),
                      QPointF(std::max(left + 1.0, placeOf(*point.value)), cell.bottom() - belowBar));
    bar.colour = m_look.colour(m_spec.categories.at(row).role);
    bar.style = point.style;
    if (point.low && point.high && *point.low < *point.high) {
        bar.low = placeOf(*point.low);
        bar.high = std::min(cell.right() - 2.0, placeOf(*point.high));
    }
    bar.name = QStringLiteral("%1, %2: %3").arg(column.title, m_spec.categories.at(row).label, point.label);
    return bar;
}

void ScoreSlide::addBars()
{
    double top = m_table.heights.constFirst();
    for (qsizetype row = 0; row < m_spec.categories.size(); ++row) {
        const double height = m_table.heights.at(row + 1);
        double left = m_table.widths.constFirst();
        for (qsizetype i = 0; i < columns().size(); ++i) {
            const double width = m_table.widths.at(i + 1);
            const ScoreColumn &column = columns().at(i);
            if (column.hasBars && column.maximum > 0.0 && row < column.points.size() && column.points.at(row).value)
                m_table.bars << barOf(column, row, QRectF(left, top, width, height));
            left += width;
        }
        top += height;
    }
}

void ScoreSlide::fill(double size, bool hasBars)
{
    m_table = {};
    m_table.size = size;
    m_hasBars = hasBars;
    setWidths();
    QList<SlideCell> header{{{}, false, false, true}};
    for (const ScoreColumn &column : columns()) {
        const QString unit = column.unit.isEmpty() ? QString() : QStringLiteral(", ") + column.unit;
        header << SlideCell{column.title + unit, column.hasBars && !m_hasBars, false, true};
    }
    m_table.rows << header;
    for (qsizetype row = 0; row < m_spec.categories.size(); ++row) {
        const ChartCategory &category = m_spec.categories.at(row);
        QList<SlideCell> cells{{nameOf(category), false, false, category.baseline}};
        for (const ScoreColumn &column : columns()) {
            cells << cellOf(column, row);
            if (row < column.points.size())
                cells.last().beside = column.points.at(row).beside;
        }
        m_table.rows << cells;
    }
    setHeights();
}

// With bars in the largest letters that leave room for them, else without.
SlideTable ScoreSlide::made()
{
    for (const double size : {14.0, 13.0, 12.0}) {
        fill(size, true);
        if (m_hasBars) {
            addBars();
            return m_table;
        }
    }
    fill(12.0, false);
    return m_table;
}

} // namespace

SlideTable scoreSlideTable(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look)
{
    return ScoreSlide(spec, room, look).made();
}

} // namespace chipboard
