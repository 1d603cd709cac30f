#include "widgets/charts/rowannotations.h"

#include "widgets/charts/axistitles.h"
#include "widgets/charts/markpainting.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace chipboard {
constexpr double footGap = 4.0;       // between the rows and a line of text below them
constexpr double arrowGap = 14.0;     // between values and an arrow, and between an arrow and its label
constexpr double annotationGap = 5.0; // around labels
constexpr double bubblePad = 5.0;     // left and right of an arrow's label, in its bubble
constexpr double headSize = 4.5;      // of an arrow, half its width
constexpr double calloutGap = 8.0;    // between a value and its callout
constexpr double calloutPad = 4.0;    // padding of its background
constexpr double widestCallout = 0.3; // of the inner width

// From left to right; one that would touch its neighbour is moved right, and elided at the edge of the card.
static void placeLines(ChartLayout &layout, const ChartSpec &spec, double y, TextRuler &ruler)
{
    const double most = layout.card.right() - layout.padding / 2.0;
    double free = layout.card.left() + layout.padding;
    QList<RowLine> lines = spec.lines;
    std::ranges::stable_sort(lines, {}, &RowLine::value);
    for (const RowLine &line : std::as_const(lines)) {
        PlacedLine placed;
        placed.x = std::round(layout.plot.left() + layout.plot.width() * boundedAxisShare(spec.axis, line.value));
        const double width = ruler.width(layout.tickFont, line.label);
        const double left = std::min(most, std::max(free, std::min(placed.x - width / 2.0, most - width)));
        placed.label = {ruler.elided(layout.tickFont, line.label, std::max(0.0, most - left)), {left, y}};
        free = left + ruler.width(layout.tickFont, placed.label.text) + 2.0 * annotationGap;
        layout.annotations.lines << placed;
    }
}

static void placeArrows(ChartLayout &layout, const ChartSpec &spec, TextRuler &ruler)
{
    double x = layout.card.right() - layout.padding - annotationGutter(spec, layout.fonts.mark, ruler);
    for (const RowArrow &arrow : spec.arrows) {
        if (arrow.from >= layout.row.size() || arrow.to >= layout.row.size())
            continue;
        PlacedArrow placed{.from = arrow.from, .to = arrow.to};
        const double bubble = ruler.width(layout.fonts.mark, arrow.label) + 2.0 * bubblePad;
        x += arrowGap;
        placed.x = std::floor(x + bubble / 2.0) + 0.5;
        placed.fromX = layout.row.at(arrow.from).right + annotationGap;
        placed.toX = layout.row.at(arrow.to).right + annotationGap;
        const double middle = static_cast<double>(arrow.from + arrow.to) / 2.0 * layout.pitch;
        placed.label = {arrow.label, {x + bubblePad, middle + baselineIn(layout.pitch, layout.fonts.mark, ruler)}};
        x += bubble;
        layout.annotations.arrows << placed;
    }
}

bool isBare(const ChartSpec &spec) { return spec.arrows.isEmpty() && spec.lines.isEmpty() && spec.remark.isEmpty(); }

double annotationFoot(const ChartSpec &spec, const QFont &font, TextRuler &ruler)
{
    const int lines = (spec.lines.isEmpty() ? 0 : 1) + (spec.remark.isEmpty() ? 0 : 1);
    return lines * (footGap + ruler.height(font));
}

double annotationGutter(const ChartSpec &spec, const QFont &font, TextRuler &ruler)
{
    double width = 0.0;
    for (const RowArrow &arrow : spec.arrows)
        width += arrowGap + 2.0 * bubblePad + ruler.width(font, arrow.label);
    return std::ceil(width);
}

double calloutWidth(const ChartPoint &point, const QFont &font, double room, TextRuler &ruler)
{
    if (point.callout.isEmpty())
        return 0.0;
    return calloutGap + 2.0 * calloutPad + std::min(ruler.width(font, point.callout), widestCallout * room);
}

void placeAnnotations(ChartLayout &layout, const ChartSpec &spec, TextRuler &ruler)
{
    if (isBare(spec))
        return;
    const QFont &font = layout.tickFont;
    double y = layout.card.bottom() - layout.padding * 0.75 - ruler.descent(font);
    if (!spec.remark.isEmpty()) {
        const double left = layout.card.left() + layout.padding;
        const double room = layout.card.width() - 2.0 * layout.padding;
        layout.annotations.remark = {ruler.elided(font, spec.remark, room), {left, y}};
        y -= ruler.height(font) + footGap;
    }
    if (!spec.lines.isEmpty())
        placeLines(layout, spec, y, ruler);
    placeArrows(layout, spec, ruler);
}

void paintAnnotationTexts(QPainter &painter, const ChartLayout &layout, const Theme &theme)
{
    paintText(painter, layout.annotations.remark, layout.tickFont, theme.textMuted);
    for (const PlacedLine &line : layout.annotations.lines)
        paintText(painter, line.label, layout.tickFont, theme.text);
}

// Redraws a value crossed by a line, on the background of its row.
static void paintOver(QPainter &painter, const ChartLayout &layout, qsizetype index, double x, const Theme &theme,
                      double scroll, int lit)
{
    const PlacedText &mark = layout.row.at(index).mark;
    painter.setFont(layout.fonts.mark);
    const double width = painter.fontMetrics().horizontalAdvance(mark.text);
    if (mark.text.isEmpty() || x < mark.at.x() - 2.0 || x > mark.at.x() + width + 2.0)
        return;
    const QRectF rect = layout.rowRect(static_cast<int>(index), scroll);
    const double height = layout.fonts.mark.pixelSize() * 1.2;
    painter.fillRect(QRectF(mark.at.x() - 2.0, rect.center().y() - height / 2.0, width + 4.0, height),
                     lit == index ? theme.highlight : theme.card);
    paintText(painter, mark, layout.fonts.mark, theme.text, rect.top());
}

// On top of the arrow's vertical stroke, on the card's background.
static void paintBubble(QPainter &painter, const ChartLayout &layout, const PlacedArrow &arrow, const Theme &theme,
                        double top)
{
    painter.setFont(layout.fonts.mark);
    const QFontMetricsF metrics(layout.fonts.mark);
    const double height = std::min(layout.pitch - 2.0, metrics.height() + 2.0);
    const double middle = arrow.label.at.y() + top - (metrics.ascent() - metrics.descent()) / 2.0;
    const QRectF bubble(arrow.label.at.x() - bubblePad, std::round(middle - height / 2.0) + 0.5,
                        metrics.horizontalAdvance(arrow.label.text) + 2.0 * bubblePad, std::round(height));
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(theme.textMuted, 1.0));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(bubble, bubble.height() / 2.0, bubble.height() / 2.0);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    paintText(painter, arrow.label, layout.fonts.mark, theme.text, top);
}

void paintAnnotationStrokes(QPainter &painter, const ChartLayout &layout, const Theme &theme, double scroll, int lit)
{
    const double width = std::max(1.0, theme.type.body / 13.0);
    painter.setBrush(Qt::NoBrush);
    for (const PlacedLine &line : layout.annotations.lines) {
        QPen pen(theme.text, width * 1.5, Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern({4.0, 3.0});
        painter.setPen(pen);
        painter.drawLine(QPointF(line.x, layout.plot.top()), QPointF(line.x, layout.plot.bottom()));
        for (qsizetype i = 0; i < layout.row.size(); ++i)
            paintOver(painter, layout, i, line.x, theme, scroll, lit);
    }
    for (const PlacedArrow &arrow : layout.annotations.arrows) {
        const auto middle = [&](qsizetype row) {
            return std::round(layout.rowRect(static_cast<int>(row), scroll).center().y()) + 0.5;
        };
        const double from = middle(arrow.from);
        const double to = middle(arrow.to);
        painter.setPen(QPen(theme.textMuted, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(arrow.toX, to), QPointF(arrow.x, to));
        painter.drawLine(QPointF(arrow.x, to), QPointF(arrow.x, from));
        painter.drawLine(QPointF(arrow.x, from), QPointF(arrow.fromX, from));
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.textMuted);
        const double size = headSize * width;
        painter.drawPolygon(QPolygonF{{{arrow.fromX - 1.0, from},
                                       {arrow.fromX + 2.0 * size, from - size},
                                       {arrow.fromX + 2.0 * size, from + size}}});
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        paintBubble(painter, layout, arrow, theme, layout.rows.top() - scroll);
    }
}

void paintCallout(QPainter &painter, const ChartLayout &layout, const ChartRow &row, const Theme &theme, double top)
{
    const double height = std::min(layout.pitch - 2.0, layout.fonts.mark.pixelSize() * 1.5);
    const double middle = top + layout.pitch / 2.0;
    painter.fillRect(QRectF(row.callout.at.x() - calloutPad, std::round(middle - height / 2.0),
                            row.right - row.callout.at.x() + calloutPad, std::round(height)),
                     theme.highlight);
    paintText(painter, row.callout, layout.fonts.mark, theme.text, top);
}

} // namespace chipboard
