#include "widgets/charts/planepainting.h"

#include "data/charts/planelines.h"
#include "data/core/tr.h"
#include "widgets/charts/markpainting.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double faded = 0.65;     // of the ground, in what steps back
constexpr double quietMix = 0.45;  // of the ground, in lines of reference
constexpr double whiskerMix = 0.4; // of the ground, in ranges
constexpr double bandMix = 0.84;   // of the ground, in the band of a line
constexpr double strongLine = 2.0;
constexpr double litLine = 3.0;

QColor opaque(QColor colour)
{
    colour.setAlpha(255);
    return colour;
}

// What a label covers: where it only touches a line, that is seen whole beside it.
QRectF groundUnder(const PlaneLabel &label)
{
    const double free = label.place.crowded ? 0.0 : strongLine;
    return label.place.rect.adjusted(-1.0, free, 1.0, -free);
}

// `inside` counts in widths of the frame. In low rows it would cross the number: there it is thin and in the gap
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

/// Paints a plane; one is made for each paintPlane().
class Brush
{
public:
    Brush(QPainter &painter, const PlaneLayout &layout, const ChartSpec &spec, const Theme &theme,
          const ChartState &state);
    void paintGrid();
    void paintCells();
    void paintFrames();
    void paintLines(bool lit);
    void paintMarks(bool lit);
    void paintRings();
    void paintLabels();
    void paintLitNames();
    void paintAxisTexts();
    void paintNothing();

private:
    /// Whether it is drawn in this round: what is lit comes last.
    [[nodiscard]] bool isLit(const QString &id) const { return m_anyLit && id == m_state.lit; }
    [[nodiscard]] QColor groundOf(const PlaneCell &cell) const
    {
        return cell.value ? heatColour(m_theme, cell.tone) : m_theme.window;
    }
    [[nodiscard]] QColor toned(const QColor &colour, const QString &id) const;
    [[nodiscard]] QColor lineColour(const PlaneLine &line) const;
    [[nodiscard]] QColor bandColour(const PlaneBand &band) const;
    [[nodiscard]] QRegion withoutNames() const;
    [[nodiscard]] MarkLook lookOf(const PlaneMark &mark, const PlanePlace &place) const;
    void paintRange(const QLineF &range, const QColor &colour);
    void paintLeader(const PlaneLabel &label, const QColor &colour);
    void paintLabel(const PlaneLabel &label, const QFont &font, const QColor &text, bool grounded);

    QPainter &m_painter;
    const PlaneLayout &m_layout;
    const PlaneSpec &m_plane;
    const Theme &m_theme;
    const ChartState &m_state;
    MarkStamps m_stamps;
    bool m_anyLit = false;
};

Brush::Brush(QPainter &painter, const PlaneLayout &layout, const ChartSpec &spec, const Theme &theme,
             const ChartState &state)
    : m_painter(painter)
    , m_layout(layout)
    , m_plane(spec.plane)
    , m_theme(theme)
    , m_state(state)
{
    const auto lit = [&](const auto &item) { return item.id == state.lit; };
    m_anyLit = !state.lit.isEmpty()
        && (std::any_of(m_plane.marks.begin(), m_plane.marks.end(), lit)
            || std::any_of(m_plane.lines.begin(), m_plane.lines.end(), lit));
}

// Numbers are written on the colours, so these stay light enough, or dark enough, for the theme's text.
void Brush::paintCells()
{
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (qsizetype i = 0; i < m_layout.cells.size(); ++i) {
        const PlaneCell &cell = m_plane.cells.at(i);
        const PlaneField &field = m_layout.cells.at(i);
        const QRectF inner = field.rect.adjusted(0.0, 0.0, -1.0, -1.0); // a line of the ground between two
        m_painter.fillRect(inner, groundOf(cell));
    }
}

// Over the lines: the numbers, each on its cell's colour, what is in force, and where the keyboard is.
void Brush::paintFrames()
{
    for (qsizetype i = 0; i < m_layout.cells.size(); ++i) {
        const PlaneCell &cell = m_plane.cells.at(i);
        const PlaneField &field = m_layout.cells.at(i);
        if (!m_plane.lines.isEmpty() && !field.ink.isEmpty())
            m_painter.fillRect(field.ink, groundOf(cell));
        paintText(m_painter, field.text, m_layout.fonts.mark, cell.value ? m_theme.text : m_theme.textMuted);
    }
    for (qsizetype i = 0; i < m_layout.cells.size(); ++i) {
        if (m_plane.cells.at(i).isNow)
            paintCellFrame(m_painter, m_layout, m_theme, m_layout.cells.at(i).rect, 0.0, m_theme.text);
    }
}

QColor Brush::toned(const QColor &colour, const QString &id) const
{
    return m_anyLit && id != m_state.lit ? mixed(colour, m_theme.card, faded) : colour;
}

// That of a chip's thin line too; over colours no other is seen.
QColor Brush::lineColour(const PlaneLine &line) const
{
    if (!m_plane.cells.isEmpty())
        return m_theme.text;
    return hasOwnColour(line) ? m_theme.colour(line.role) : mixed(m_theme.textMuted, m_theme.card, quietMix);
}

// A tint of the line whose range it is.
QColor Brush::bandColour(const PlaneBand &band) const
{
    return band.role ? mixed(m_theme.colour(*band.role), opaque(m_theme.card), bandMix) : m_theme.highlight;
}

// Where names stand on lines these are interrupted, whatever lies behind the card.
QRegion Brush::withoutNames() const
{
    QRegion region = m_layout.frame.card.toAlignedRect();
    const auto leaveOut = [&region](const PlaneLabel &label) {
        if (!label.text.text.isEmpty())
            region -= groundUnder(label).toAlignedRect();
    };
    for (const PlanePath &line : m_layout.lines)
        leaveOut(line.label);
    for (const PlaneArea &band : m_layout.bands)
        leaveOut(band.label);
    for (const PlanePlace &mark : m_layout.marks)
        leaveOut(mark.label);
    return region;
}

void Brush::paintGrid()
{
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.setPen(Qt::NoPen);
    for (qsizetype i = 0; i < m_layout.bands.size(); ++i) {
        m_painter.setBrush(bandColour(m_plane.bands.at(i)));
        m_painter.drawPolygon(m_layout.bands.at(i).outline);
    }
    m_painter.save();
    m_painter.setClipRegion(withoutNames(), Qt::IntersectClip);
    const QRectF &plot = m_layout.plot;
    for (const PlaneTick &tick : m_layout.xTicks)
        m_painter.fillRect(QRectF(std::round(tick.at), plot.top(), 1.0, plot.height()), m_theme.grid);
    for (const PlaneTick &tick : m_layout.yTicks)
        m_painter.fillRect(QRectF(plot.left(), std::round(tick.at), plot.width(), 1.0), m_theme.grid);
    const QColor axis = mixed(m_theme.textMuted, m_theme.card, 0.35);
    m_painter.fillRect(QRectF(plot.left(), plot.bottom(), plot.width(), 1.0), axis);
    m_painter.restore();
}

void Brush::paintLines(bool lit)
{
    m_painter.save();
    m_painter.setClipRegion(withoutNames(), Qt::IntersectClip);
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    m_painter.setBrush(Qt::NoBrush);
    for (qsizetype i = 0; i < m_plane.lines.size(); ++i) {
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
    m_painter.restore();
}

void Brush::paintRange(const QLineF &range, const QColor &colour)
{
    if (range.isNull())
        return;
    const double cap = m_theme.type.body * 0.22;
    const QPointF across = range.dx() == 0.0 ? QPointF(cap, 0.0) : QPointF(0.0, cap);
    const QLineF lines[] = {
        range, {range.p1() - across, range.p1() + across}, {range.p2() - across, range.p2() + across}};
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    m_painter.setPen(QPen(colour, m_theme.type.body / 10.0, Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLines(lines, 3);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

MarkLook Brush::lookOf(const PlaneMark &mark, const PlanePlace &place) const
{
    // Marks that overlap do not show through each other where the card is transparent.
    return {mark.shape, mark.style, toned(m_theme.colour(mark.role), mark.id), opaque(m_theme.card),
            isLit(mark.id) ? place.radius * 1.15 : place.radius};
}

// The baseline over the others of its round.
void Brush::paintMarks(bool lit)
{
    const auto roundOf = [](const PlaneMark &mark) { return mark.small ? 0 : mark.baseline ? 2 : 1; };
    for (int round = 0; round < 3; ++round) {
        for (qsizetype i = 0; i < m_plane.marks.size(); ++i) {
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

// "You are here", over all marks.
void Brush::paintRings()
{
    const double scale = m_theme.type.body / 13.0;
    for (qsizetype i = 0; i < m_plane.marks.size(); ++i) {
        const PlaneMark &mark = m_plane.marks.at(i);
        const PlanePlace &place = m_layout.marks.at(i);
        if (mark.baseline && place.inside)
            paintRing(m_painter, place.at, lookOf(mark, place).radius + 3.0 * scale, toned(m_theme.text, mark.id),
                      1.5 * scale);
    }
}

void Brush::paintLeader(const PlaneLabel &label, const QColor &colour)
{
    if (label.text.text.isEmpty() || label.place.leader.isNull())
        return;
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    m_painter.setPen(QPen(colour, m_theme.type.body / 13.0));
    m_painter.drawLine(label.place.leader);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void Brush::paintLabel(const PlaneLabel &label, const QFont &font, const QColor &text, bool grounded)
{
    if (grounded && !label.text.text.isEmpty())
        m_painter.fillRect(groundUnder(label), m_theme.card);
    paintText(m_painter, label.text, font, text);
}

// Leaders pass behind the labels of marks.
void Brush::paintLabels()
{
    const QColor quiet = mixed(m_theme.textMuted, m_theme.card, 0.3);
    for (qsizetype i = 0; i < m_plane.lines.size(); ++i)
        paintLeader(m_layout.lines.at(i).label,
                    toned(m_theme.colour(m_plane.lines.at(i).role), m_plane.lines.at(i).id));
    for (qsizetype i = 0; i < m_plane.marks.size(); ++i)
        paintLeader(m_layout.marks.at(i).label, toned(quiet, m_plane.marks.at(i).id));
    for (const PlaneArea &band : m_layout.bands)
        paintLabel(band.label, m_layout.fonts.axis, m_theme.textMuted, band.label.place.crowded);
    for (qsizetype i = 0; i < m_plane.lines.size(); ++i) {
        const PlaneLine &line = m_plane.lines.at(i);
        const QColor text = line.weight == LineWeight::Strong ? m_theme.text : m_theme.textMuted;
        paintLabel(m_layout.lines.at(i).label, m_layout.fonts.axis, toned(text, line.id),
                   m_layout.lines.at(i).label.place.crowded);
    }
    for (qsizetype i = 0; i < m_plane.marks.size(); ++i) {
        const PlaneMark &mark = m_plane.marks.at(i);
        paintLabel(m_layout.marks.at(i).label, mark.baseline ? m_layout.fonts.baselineMark : m_layout.fonts.mark,
                   toned(m_theme.text, mark.id), true);
    }
}

// Where only some are named, the name of what a person points at is that of its line.
void Brush::paintLitNames()
{
    const auto isOfLit = [&](const PlaneLine &line) { return isLit(line.id) && !line.label.isEmpty(); };
    const auto line = std::find_if(m_plane.lines.begin(), m_plane.lines.end(), isOfLit);
    const QFont &font = m_layout.fonts.mark;
    const QFontMetricsF metrics(font);
    for (qsizetype i = 0; i < m_plane.marks.size() && m_anyLit; ++i) {
        const PlaneMark &mark = m_plane.marks.at(i);
        const PlanePlace &place = m_layout.marks.at(i);
        if (!isLit(mark.id) || !place.inside || mark.small || !place.label.text.text.isEmpty())
            continue;
        const QString name = !mark.label.isEmpty() ? mark.label : line != m_plane.lines.end() ? line->label : QString();
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

void Brush::paintAxisTexts()
{
    const QFont &font = m_layout.fonts.axis;
    paintText(m_painter, m_layout.xTitle, font, m_theme.textMuted);
    paintText(m_painter, m_layout.yTitle, font, m_theme.textMuted);
    for (const QList<PlaneTick> &ticks : {m_layout.xTicks, m_layout.yTicks}) {
        for (const PlaneTick &tick : ticks) {
            paintText(m_painter, tick.label, font, m_theme.textMuted);
            paintText(m_painter, tick.more, font, m_theme.textMuted);
        }
    }
    for (const PlacedText &note : m_layout.notes)
        paintText(m_painter, note, font, m_theme.textMuted);
}

void Brush::paintNothing()
{
    m_painter.setFont(m_layout.frame.fonts.label);
    m_painter.setPen(m_theme.textMuted);
    m_painter.drawText(m_layout.plot, Qt::AlignCenter | Qt::TextWordWrap,
                       m_plane.empty.isEmpty() ? tr("Nothing chosen has a place here.") : m_plane.empty);
}

} // namespace

void paintPlane(QPainter &painter, const PlaneLayout &layout, const ChartSpec &spec, const Theme &theme,
                const ChartState &state, const QRectF &dirty)
{
    paintChartCard(painter, layout.frame, theme, state, dirty);
    Brush brush(painter, layout, spec, theme, state);
    if (spec.plane.marks.isEmpty() && spec.plane.lines.isEmpty() && spec.plane.cells.isEmpty()) {
        brush.paintAxisTexts();
        brush.paintNothing();
        return;
    }
    if (spec.plane.cells.isEmpty())
        brush.paintGrid();
    brush.paintCells();
    brush.paintAxisTexts();
    for (const bool lit : {false, true})
        brush.paintLines(lit);
    for (const bool lit : {false, true})
        brush.paintMarks(lit);
    brush.paintRings();
    brush.paintFrames();
    brush.paintLabels();
    brush.paintLitNames();
}

void paintPlaneCurrent(QPainter &painter, const PlaneLayout &layout, const Theme &theme, int current)
{
    if (current >= 0 && current < layout.cells.size())
        paintCellFrame(painter, layout, theme, layout.cells.at(current).rect, 1.0, theme.accent);
    else if (current >= 0 && current < layout.marks.size() && layout.marks.at(current).inside)
        paintRing(painter, layout.marks.at(current).at, layout.marks.at(current).radius + 5.5, theme.accent, 2.0);
}

} // namespace chipboard
