#include "widgets/charts/planeitems.h"

#include "data/core/tr.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/axistitles.h"
#include "widgets/charts/chartpart.h"
#include "widgets/charts/markpainting.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <qcustomplot.h>

namespace chipboard {
namespace {

constexpr double faded = 0.65;     // share of the background in muted items
constexpr double quietMix = 0.45;  // likewise, in reference lines
constexpr double whiskerMix = 0.4; // likewise, in ranges
constexpr double bandMix = 0.84;   // likewise, in the band of a line
constexpr double litLine = 3.0;
constexpr double markReach = 10.0; // hit distance in pixels
constexpr double lineReach = 6.0;
constexpr double besideEnd = 1e-6; // tolerance, as a share of the axis

QColor opaque(QColor colour)
{
    colour.setAlpha(255);
    return colour;
}

// `inside`: inset in frame widths. In low rows the frame would cross the number: there it is thin and lies in the gap
// between the cells.
void paintCellFrame(QPainter &painter, const PlaneLayout &layout, const Theme &theme, const QRectF &cell, double inside,
                    const QColor &colour)
{
    const double usual = std::round(std::max(2.0, theme.type.body / 6.5));
    const bool isLow = cell.height() - QFontMetricsF(layout.fonts.mark).capHeight() < 4.0 * usual;
    const double width = isLow ? 1.0 : usual;
    const double by = inside * usual;
    const QRectF rect = cell.adjusted(by, by, -by, -by);
    const QRectF outer = isLow ? rect.adjusted(-1.0, -1.0, 0.0, 0.0) : rect.adjusted(0.0, 0.0, -1.0, -1.0);
    painter.fillRect(QRectF(outer.left(), outer.top(), outer.width(), width), colour);
    painter.fillRect(QRectF(outer.left(), outer.bottom() - width, outer.width(), width), colour);
    painter.fillRect(QRectF(outer.left(), outer.top(), width, outer.height()), colour);
    painter.fillRect(QRectF(outer.right() - width, outer.top(), width, outer.height()), colour);
}

void paintRing(QPainter &painter, const QPointF &at, double radius, const QColor &colour, double line)
{
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, line));
    painter.drawEllipse(at, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

bool isEmptyPlane(const PlaneSpec &plane)
{
    return plane.marks.isEmpty() && plane.lines.isEmpty() && plane.cells.isEmpty();
}

/// Paints one plane.
class Brush
{
public:
    Brush(QPainter &painter, const PlaneSight &sight)
        : m_painter(painter)
        , m_layout(sight.layout)
        , m_plane(sight.spec.plane)
        , m_theme(sight.theme)
        , m_state(sight.state)
    {
        const auto lit = [this](const auto &item) { return item.id == m_state.lit; };
        m_anyLit = !m_state.lit.isEmpty()
            && (std::ranges::any_of(m_plane.marks, lit) || std::ranges::any_of(m_plane.lines, lit));
    }

    void paintBands()
    {
        m_painter.setPen(Qt::NoPen);
        for (qsizetype i = 0; i < m_layout.bands.size(); ++i) {
            m_painter.setBrush(bandColour(m_plane.bands.at(i)));
            m_painter.drawPolygon(m_layout.bands.at(i).outline);
        }
    }

    // Numbers are drawn on the colours, so these are light enough, or dark enough, for the theme's text.
    void paintCells()
    {
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        for (qsizetype i = 0; i < m_layout.cells.size(); ++i) {
            const PlaneCell &cell = m_plane.cells.at(i);
            const PlaneField &field = m_layout.cells.at(i);
            const QRectF inner = field.rect.adjusted(0.0, 0.0, -1.0, -1.0); // leaves a line of background between cells
            m_painter.fillRect(inner, groundOf(cell));
        }
    }

    // On top of the lines: the numbers, each on its cell's colour, the active cell, and the keyboard focus.
    void paintFrames()
    {
        for (qsizetype i = 0; i < m_layout.cells.size(); ++i) {
            const PlaneCell &cell = m_plane.cells.at(i);
            const PlaneField &field = m_layout.cells.at(i);
            if (!m_plane.lines.isEmpty() && !field.ink.isEmpty())
                m_painter.fillRect(field.ink, groundOf(cell));
            paintText(m_painter, field.text, m_layout.fonts.mark,
                      cell.value ? m_theme.inkOn(groundOf(cell)) : m_theme.textMuted);
        }
        for (qsizetype i = 0; i < m_layout.cells.size(); ++i) {
            const PlaneCell &cell = m_plane.cells.at(i);
            if (cell.isNow)
                paintCellFrame(m_painter, m_layout, m_theme, m_layout.cells.at(i).rect, 0.0,
                               cell.value ? m_theme.inkOn(groundOf(cell)) : m_theme.text);
        }
    }

    void paintLines()
    {
        m_painter.setClipRegion(m_layout.lineArea, Qt::IntersectClip);
        m_painter.setRenderHint(QPainter::Antialiasing, true);
        m_painter.setBrush(Qt::NoBrush);
        for (const bool lit : {false, true})
            paintLines(lit);
    }

    void paintMarks()
    {
        for (const bool lit : {false, true})
            paintMarks(lit);
        paintRings();
    }

    // Leaders are drawn behind mark labels.
    void paintLabels()
    {
        const QColor quiet = mixed(m_theme.textMuted, m_theme.card, 0.3);
        for (qsizetype i = 0; i < m_layout.lines.size(); ++i)
            paintLeader(m_layout.lines.at(i).label,
                        toned(m_theme.colour(m_plane.lines.at(i).role), m_plane.lines.at(i).id));
        for (qsizetype i = 0; i < m_layout.marks.size(); ++i)
            paintLeader(m_layout.marks.at(i).label, toned(quiet, m_plane.marks.at(i).id));
        for (const PlaneArea &band : m_layout.bands)
            paintLabel(band.label, m_layout.fonts.axis, m_theme.textMuted, band.label.place.crowded);
        for (qsizetype i = 0; i < m_layout.lines.size(); ++i) {
            const PlaneLine &line = m_plane.lines.at(i);
            const QColor text = line.weight == LineWeight::Strong ? m_theme.text : m_theme.textMuted;
            paintLabel(m_layout.lines.at(i).label, m_layout.fonts.axis, toned(text, line.id),
                       m_layout.lines.at(i).label.place.crowded);
        }
        for (qsizetype i = 0; i < m_layout.marks.size(); ++i) {
            const PlaneMark &mark = m_plane.marks.at(i);
            paintLabel(m_layout.marks.at(i).label, mark.baseline ? m_layout.fonts.baselineMark : m_layout.fonts.mark,
                       toned(m_theme.text, mark.id), true);
        }
        paintLitNames();
    }

    // The notes around the plot, and the message in an empty plot.
    void paintNotes()
    {
        for (const PlacedText &note : m_layout.notes)
            paintText(m_painter, note, m_layout.fonts.axis, m_theme.textMuted);
        if (m_layout.plot.isEmpty() || !isEmptyPlane(m_plane))
            return;
        m_painter.setFont(m_layout.frame.fonts.label);
        m_painter.setPen(m_theme.textMuted);
        m_painter.drawText(m_layout.plot, Qt::AlignCenter | Qt::TextWordWrap,
                           m_plane.empty.isEmpty() ? tr("No selected item has a value here.") : m_plane.empty);
    }

    // Visible even among hundreds of marks.
    void paintCurrent()
    {
        const int current = m_state.focused ? m_state.current : -1;
        if (current >= 0 && current < m_layout.cells.size())
            paintCellFrame(m_painter, m_layout, m_theme, m_layout.cells.at(current).rect, 1.0, m_theme.accent);
        else if (current >= 0 && current < m_layout.marks.size() && m_layout.marks.at(current).inside)
            paintRing(m_painter, m_layout.marks.at(current).at, m_layout.marks.at(current).radius + 5.5, m_theme.accent,
                      2.0);
    }

private:
    /// Highlighted items are drawn in the last pass.
    [[nodiscard]] bool isLit(const QString &id) const { return m_anyLit && id == m_state.lit; }
    [[nodiscard]] QColor groundOf(const PlaneCell &cell) const
    {
        return cell.value ? heatColour(m_theme, cell.tone) : m_theme.window;
    }

    [[nodiscard]] QColor toned(const QColor &colour, const QString &id) const
    {
        return m_anyLit && id != m_state.lit ? mixed(colour, m_theme.card, faded) : colour;
    }

    // Also the colour of a chip's thin line; on a heat table that of its numbers, the only one visible there.
    [[nodiscard]] QColor lineColour(const PlaneLine &line) const
    {
        if (!m_plane.cells.isEmpty())
            return m_theme.inkOn(m_theme.heatEven);
        return hasOwnColour(line) ? m_theme.colour(line.role) : mixed(m_theme.textMuted, m_theme.card, quietMix);
    }

    // A tint of the line that the range belongs to.
    [[nodiscard]] QColor bandColour(const PlaneBand &band) const
    {
        return band.role ? mixed(m_theme.colour(*band.role), opaque(m_theme.card), bandMix) : m_theme.highlight;
    }

    [[nodiscard]] MarkLook lookOf(const PlaneMark &mark, const PlanePlace &place) const
    {
        // Overlapping marks must not show through each other on a transparent card.
        return {mark.shape, mark.style, toned(m_theme.colour(mark.role), mark.id), opaque(m_theme.card),
                isLit(mark.id) ? place.radius * 1.15 : place.radius};
    }

    void paintLines(bool lit)
    {
        for (qsizetype i = 0; i < m_layout.lines.size(); ++i) {
            const PlaneLine &line = m_plane.lines.at(i);
            if (isLit(line.id) != lit)
                continue;
            const bool strong = line.weight == LineWeight::Strong;
            const double scale = m_theme.type.body / 13.0;
            QPen pen(toned(lineColour(line), line.id),
                     scale
                         * (lit          ? litLine
                                : strong ? strongLine
                                         : 1.0),
                     Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
            if (line.dashed)
                pen.setDashPattern(strong ? QList<qreal>{3.0, 2.0} : QList<qreal>{4.0, 4.0});
            m_painter.setPen(pen);
            for (const QPolygonF &part : m_layout.lines.at(i).parts)
                m_painter.drawPolyline(part);
        }
    }

    // The baseline is drawn on top of the others in its pass.
    void paintMarks(bool lit)
    {
        const auto roundOf = [](const PlaneMark &mark) { return mark.small ? 0 : mark.baseline ? 2 : 1; };
        for (int round = 0; round < 3; ++round) {
            for (qsizetype i = 0; i < m_layout.marks.size(); ++i) {
                const PlaneMark &mark = m_plane.marks.at(i);
                const PlanePlace &place = m_layout.marks.at(i);
                if (roundOf(mark) != round || !place.inside || isLit(mark.id) != lit)
                    continue;
                const QColor range = mixed(toned(m_theme.colour(mark.role), mark.id), m_theme.card, whiskerMix);
                paintRange(place.xRange, range);
                paintRange(place.yRange, range);
                if (mark.small && !lit)
                    m_stamps.paint(m_painter, lookOf(mark, place), place.at);
                else
                    paintMarkShape(m_painter, lookOf(mark, place), place.at);
            }
        }
    }

    void paintRange(const QLineF &range, const QColor &colour)
    {
        if (range.isNull())
            return;
        const QPointF across = capOf(range, m_theme.type.body);
        const QLineF lines[] = {
            range, {range.p1() - across, range.p1() + across}, {range.p2() - across, range.p2() + across}};
        m_painter.setRenderHint(QPainter::Antialiasing, true);
        m_painter.setPen(QPen(colour, m_theme.type.body / 10.0, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLines(lines, 3);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    // "You are here", on top of all marks.
    void paintRings()
    {
        const double scale = m_theme.type.body / 13.0;
        for (qsizetype i = 0; i < m_layout.marks.size(); ++i) {
            const PlaneMark &mark = m_plane.marks.at(i);
            const PlanePlace &place = m_layout.marks.at(i);
            if (mark.baseline && place.inside)
                paintRing(m_painter, place.at, lookOf(mark, place).radius + 3.0 * scale, toned(m_theme.text, mark.id),
                          1.5 * scale);
        }
    }

    // If only some marks are named, the highlighted mark gets the name of its line.
    void paintLitNames()
    {
        const auto isOfLit = [&](const PlaneLine &line) { return isLit(line.id) && !line.label.isEmpty(); };
        const auto line = std::ranges::find_if(m_plane.lines, isOfLit);
        const QFont &font = m_layout.fonts.mark;
        const QFontMetricsF metrics(font);
        for (qsizetype i = 0; i < m_layout.marks.size() && m_anyLit; ++i) {
            const PlaneMark &mark = m_plane.marks.at(i);
            const PlanePlace &place = m_layout.marks.at(i);
            if (!isLit(mark.id) || !place.inside || mark.small || !place.label.text.text.isEmpty())
                continue;
            const QString name = !mark.label.isEmpty() ? mark.label
                : line != m_plane.lines.end()          ? line->label
                                                       : QString();
            const double width = metrics.horizontalAdvance(name);
            const double right = place.at.x() + place.radius + planeRingRoom;
            const bool fits = right + width <= m_layout.frame.card.right() - m_layout.frame.padding;
            const QPointF at(fits ? right : place.at.x() - place.radius - planeRingRoom - width,
                             place.at.y() + (metrics.ascent() - metrics.descent()) / 2.0);
            const QRectF ground(at.x() - 2.0, at.y() - metrics.ascent(), width + 4.0, metrics.height());
            if (!name.isEmpty())
                m_painter.fillRect(ground, opaque(m_theme.card));
            paintText(m_painter, {name, at}, font, m_theme.text);
        }
    }

    void paintLeader(const PlaneLabel &label, const QColor &colour)
    {
        if (label.text.text.isEmpty() || label.place.leader.isNull())
            return;
        m_painter.setRenderHint(QPainter::Antialiasing, true);
        m_painter.setPen(QPen(colour, m_theme.type.body / 13.0));
        m_painter.drawLine(label.place.leader);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    void paintLabel(const PlaneLabel &label, const QFont &font, const QColor &text, bool grounded)
    {
        if (grounded && !label.text.text.isEmpty())
            m_painter.fillRect(groundUnder(label), m_theme.card);
        paintText(m_painter, label.text, font, text);
    }

    QPainter &m_painter;
    const PlaneLayout &m_layout;
    const PlaneSpec &m_plane;
    const Theme &m_theme;
    const ChartState &m_state;
    MarkStamps m_stamps;
    bool m_anyLit = false;
};

// The nearest mark within reach of the pointer, or the table cell.
FoundPart markAt(const PlaneLayout &layout, const QPointF &position)
{
    FoundPart found;
    for (int i = 0; i < layout.cells.size(); ++i) {
        if (layout.cells.at(i).rect.contains(position))
            return {0.0, {i, -1}};
    }
    double nearest = markReach;
    for (int i = 0; i < layout.marks.size(); ++i) {
        const double distance = QLineF(layout.marks.at(i).at, position).length();
        if (layout.marks.at(i).inside && distance <= nearest)
            found = {nearest = distance, {i, -1}};
    }
    return found;
}

// The nearest line within reach, or the line whose name is there.
FoundPart lineAt(const PlaneLayout &layout, const QPointF &position)
{
    FoundPart found;
    double nearest = lineReach;
    for (int i = 0; i < layout.lines.size(); ++i) {
        const PlaneLabel &label = layout.lines.at(i).label;
        for (const QPolygonF &part : layout.lines.at(i).parts) {
            for (qsizetype k = 1; k < part.size(); ++k) {
                const double distance = distanceTo(QLineF(part.at(k - 1), part.at(k)), position);
                if (distance <= nearest)
                    found = {nearest = distance, {-1, i}};
            }
        }
        if (label.place.rect.contains(position) && !label.text.text.isEmpty())
            found = {0.0, {-1, i}};
    }
    return found;
}

/// From bottom to top.
struct PlanePart
{
    const char *layer;
    void (Brush::*paint)();
    FoundPart (*find)(const PlaneLayout &, const QPointF &);
};
constexpr PlanePart planeParts[] = {
    {"background", &Brush::paintBands, nullptr}, {"grid", &Brush::paintNotes, nullptr},
    {"main", &Brush::paintCells, nullptr},       {"main", &Brush::paintLines, lineAt},
    {"main", &Brush::paintMarks, markAt},        {"main", &Brush::paintFrames, nullptr},
    {"main", &Brush::paintLabels, nullptr},      {"overlay", &Brush::paintCurrent, nullptr},
};

/// A grid whose lines stop at names on top of them.
class PlaneGrid : public QCPGrid
{
public:
    PlaneGrid(QCPAxis *axis, const PlaneSight &sight)
        : QCPGrid(axis)
        , m_sight(sight)
    {
    }

protected:
    void draw(QCPPainter *painter) override
    {
        painter->setClipRegion(m_sight.layout.lineArea, Qt::IntersectClip);
        QCPGrid::draw(painter);
    }

private:
    const PlaneSight &m_sight;
};

/// A QCustomPlot axis with the tick labels placed by the layout: on one or two lines, elided or omitted.
class PlaneAxis : public QCPAxis
{
public:
    PlaneAxis(QCPAxisRect *rect, AxisType type, const PlaneSight &sight)
        : QCPAxis(rect, type)
        , m_sight(sight)
    {
        const std::unique_ptr<QCPGrid> usual(std::exchange(mGrid, new PlaneGrid(this, sight)));
        mGrid->setLayer(QStringLiteral("grid"));
        mGrid->setZeroLinePen(Qt::NoPen);
        setTicker(m_ticker);
        setTicks(false);
        setSubTicks(false);
        setTickLabels(false); // draw() paints them
        rect->addAxis(type, this);
    }

    void update()
    {
        const ChartAxis &axis = isAcross() ? m_sight.spec.axis : m_sight.spec.plane.y;
        setScaleType(axis.scale == AxisScale::Linear ? stLinear : stLogarithmic);
        setRange(axis.minimum, axis.maximum);
        m_ticker->clear();
        for (qsizetype i = 0; i < axis.ticks.size(); ++i) { // a tick at the end may be slightly off
            const double tick = std::clamp(axis.ticks.at(i), axis.minimum, axis.maximum);
            if (std::abs(axisShare(axis, tick) - axisShare(axis, axis.ticks.at(i))) < besideEnd)
                m_ticker->addTick(tick, axis.tickLabels.value(i));
        }
        const bool hasLines = !isEmptyPlane(m_sight.spec.plane) && m_sight.spec.plane.cells.isEmpty();
        setVisible(!m_sight.layout.plot.isEmpty());
        mGrid->setVisible(hasLines);
        mGrid->setPen(QPen(m_sight.theme.grid, 1.0, Qt::SolidLine, Qt::FlatCap));
        setBasePen(hasLines && isAcross() ? QPen(mixed(m_sight.theme.textMuted, m_sight.theme.card, 0.35), 1.0)
                                          : QPen(Qt::NoPen));
    }

protected:
    void draw(QCPPainter *painter) override
    {
        painter->save();
        painter->setClipRegion(m_sight.layout.lineArea, Qt::IntersectClip);
        QCPAxis::draw(painter);
        painter->restore();
        const QFont &font = m_sight.layout.fonts.axis;
        const QColor &ink = m_sight.theme.textMuted;
        paintText(*painter, isAcross() ? m_sight.layout.xTitle : m_sight.layout.yTitle, font, ink);
        for (const PlaneTick &tick : ticksInSight()) {
            paintText(*painter, tick.label, font, ink);
            paintText(*painter, tick.more, font, ink);
        }
    }

private:
    [[nodiscard]] bool isAcross() const { return orientation() == Qt::Horizontal; }
    [[nodiscard]] const QList<PlaneTick> &ticksInSight() const
    {
        return isAcross() ? m_sight.layout.xTicks : m_sight.layout.yTicks;
    }

    const PlaneSight &m_sight;
    QSharedPointer<QCPAxisTickerText> m_ticker{new QCPAxisTickerText};
};

} // namespace

PlaneItems::PlaneItems(QCustomPlot &plot, const PlaneSight &sight)
    : m_sight(sight)
    , m_rect(new QCPAxisRect(&plot, false))
{
    m_rect->setAutoMargins(QCP::msNone);
    m_rect->setMinimumSize(0, 0);
    plot.plotLayout()->addElement(0, 0, m_rect);
    for (const PlanePart &part : planeParts) {
        const auto paint = [this, &part](QCPPainter &painter) { (Brush(painter, m_sight).*part.paint)(); };
        const auto find = [this, &part](const QPointF &position) { return part.find(m_sight.layout, position); };
        addChartPart(plot, part.layer, paint, part.find != nullptr ? FindPart(find) : FindPart());
    }
    for (const QCPAxis::AxisType type : {QCPAxis::atBottom, QCPAxis::atLeft})
        new PlaneAxis(m_rect, type, m_sight);
    for (QCPAxis *axis : m_rect->axes())
        axis->setLayer(QStringLiteral("grid")); // on top of both grids
}

// QCustomPlot measures from the lower edge of the lowest pixel, the layout from its upper edge.
void PlaneItems::update()
{
    const QRect plot = m_sight.layout.plot.toRect().translated(0, 1);
    const QRect whole = m_rect->parentPlot()->viewport();
    m_rect->setMargins({plot.left(), plot.top(), whole.right() - plot.right(), whole.bottom() - plot.bottom()});
    for (QCPAxis *axis : m_rect->axes())
        static_cast<PlaneAxis *>(axis)->update();
}

} // namespace chipboard
