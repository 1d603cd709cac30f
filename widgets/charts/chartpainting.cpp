#include "widgets/charts/chartpainting.h"

#include "widgets/charts/textruler.h"

#include <QCoreApplication>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double cardRadius = 8.0;
constexpr double barRadius = 2.0;

void paintText(QPainter &painter, const PlacedText &text, const QFont &font, const QColor &colour, double top = 0.0)
{
    if (text.text.isEmpty())
        return;
    painter.setFont(font);
    painter.setPen(colour);
    drawSearchable(painter, QPointF(text.at.x(), text.at.y() + top), text.text);
}

void paintRounded(QPainter &painter, const QRectF &rect, double radius)
{
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.drawRoundedRect(rect, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// Lines of 45 degrees, clipped by computing their ends: no clip path, no pattern that changes with the resolution.
QList<QLineF> hatchLines(const QRectF &bar, double step)
{
    QList<QLineF> lines;
    lines.reserve(static_cast<qsizetype>((bar.width() + bar.height()) / step) + 1);
    for (double s = step / 2.0; s < bar.width() + bar.height(); s += step) {
        const double fromX = std::max(0.0, s - bar.height());
        const double toX = std::min(s, bar.width());
        lines.append(QLineF(bar.left() + fromX, bar.top() + s - fromX, bar.left() + toX, bar.top() + s - toX));
    }
    return lines;
}

void paintBar(QPainter &painter, const QRectF &bar, MarkStyle style, const QColor &colour, const Theme &theme)
{
    const double line = theme.type.body / 10.0;
    const double radius = std::min(barRadius, bar.width() / 2.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (style == MarkStyle::Solid || bar.width() <= 2.0 * line) {
        paintRounded(painter, bar, radius);
        return;
    }
    const QRectF inner = bar.adjusted(line / 2.0, line / 2.0, -line / 2.0, -line / 2.0);
    painter.setBrush(theme.card);
    painter.setPen(QPen(colour, line));
    if (style == MarkStyle::Hatched) {
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.fillRect(inner, theme.card);
        painter.setPen(QPen(colour, line * 1.3, Qt::SolidLine, Qt::FlatCap));
        painter.drawLines(hatchLines(inner, line * 5.0));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, line));
    }
    paintRounded(painter, inner, radius);
}

void paintWhisker(QPainter &painter, double low, double high, double y, const Theme &theme)
{
    const double cap = theme.type.body * 0.28;
    const QLineF lines[] = {{low, y, high, y}, {low, y - cap, low, y + cap}, {high, y - cap, high, y + cap}};
    const double line = theme.type.body / 10.0;
    painter.setRenderHint(QPainter::Antialiasing, true);
    // A casing in the card's colour keeps the whisker apart from bar and hatch.
    painter.setPen(QPen(theme.card, line * 3.0, Qt::SolidLine, Qt::SquareCap));
    painter.drawLines(lines, 3);
    painter.setPen(QPen(theme.text, line, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintPolygon(QPainter &painter, const QPolygonF &polygon, const QColor &colour)
{
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(polygon);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

QPolygonF diamond(QPointF centre, double size)
{
    return {{{centre.x() - size, centre.y()},
             {centre.x(), centre.y() - size},
             {centre.x() + size, centre.y()},
             {centre.x(), centre.y() + size}}};
}

QPolygonF leftTriangle(QPointF tip, double size)
{
    return {{tip, {tip.x() + size * 1.1, tip.y() - size * 0.75}, {tip.x() + size * 1.1, tip.y() + size * 0.75}}};
}

void paintMark(QPainter &painter, const ChartLayout &layout, const ChartRow &row, const ChartPoint &point,
               const QColor &colour, const Theme &theme, const QRectF &rect)
{
    const double y = rect.center().y();
    if (!point.value) {
        paintText(painter, row.mark, layout.fonts.gap, theme.textMuted, rect.top());
        return;
    }
    const double top = std::round(y - layout.thickness / 2.0);
    // A value above zero is never invisible.
    const double width = std::max(row.end - layout.plot.left(), *point.value > 0.0 ? 1.5 : 0.0);
    paintBar(painter, QRectF(layout.plot.left(), top, width, layout.thickness), point.style, colour, theme);
    if (row.low < row.high)
        paintWhisker(painter, row.low, row.high, y, theme);
    paintText(painter, row.mark, layout.fonts.mark, theme.text, rect.top());
    if (row.diamond > 0.0)
        paintPolygon(painter, diamond({row.diamond, y}, layout.fonts.mark.pixelSize() * 0.4), theme.text);
}

} // namespace

void paintChartGround(QPainter &painter, const ChartLayout &layout, const Theme &theme, const ChartState &state)
{
    const double line = state.focused ? 2.0 : 1.0;
    painter.setPen(QPen(state.focused ? theme.accent : theme.border, line));
    painter.setBrush(theme.card);
    paintRounded(painter, layout.card.adjusted(line / 2.0, line / 2.0, -line / 2.0, -line / 2.0), cardRadius);
    paintText(painter, layout.title, layout.fonts.title, theme.text);
    for (const PlacedText &text : layout.subtitle)
        paintText(painter, text, layout.fonts.subtitle, theme.textMuted);
    if (layout.row.isEmpty()) {
        painter.setFont(layout.fonts.label);
        painter.setPen(theme.textMuted);
        painter.drawText(layout.rows, Qt::AlignCenter,
                         QCoreApplication::translate("ChartView", "Choose chips on the left."));
    }
    if (state.highlighted >= 0 && state.highlighted < layout.row.size()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.highlight);
        paintRounded(painter, layout.rowRect(state.highlighted, state.scroll).intersected(layout.rows), 4.0);
    }
}

void paintChartRows(QPainter &painter, const ChartLayout &layout, const ChartSpec &spec, const Theme &theme,
                    const ChartState &state, const QRectF &dirty)
{
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        const QRectF rect = layout.rowRect(static_cast<int>(i), state.scroll);
        if (!rect.intersects(dirty) || !rect.intersects(layout.rows))
            continue;
        const ChartRow &row = layout.row.at(i);
        const ChartCategory &category = spec.categories.at(i);
        paintText(painter, row.label, category.baseline ? layout.fonts.baselineLabel : layout.fonts.label, theme.text,
                  rect.top());
        if (row.triangle > 0.0)
            paintPolygon(painter, leftTriangle({row.triangle, rect.center().y()}, theme.type.body * 0.42), theme.text);
        if (!spec.series.isEmpty() && i < spec.series.first().points.size())
            paintMark(painter, layout, row, spec.series.first().points.at(i), theme.colour(category.role), theme, rect);
        if (state.focused && state.current == i) {
            painter.setPen(QPen(theme.accent, 2.0));
            painter.setBrush(Qt::NoBrush);
            paintRounded(painter, rect.adjusted(1.0, 1.0, -1.0, -1.0), 4.0);
        }
    }
}

} // namespace chipboard
