#include "widgets/charts/markpainting.h"

#include "widgets/charts/textruler.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chipboard {
constexpr double smallMarkOpacity = 0.6;
constexpr double smallMarkMix = 0.3; // used on paper instead of transparency

void paintText(QPainter &painter, const PlacedText &text, const QFont &font, const QColor &colour, double top)
{
    if (text.text.isEmpty())
        return;
    painter.setFont(font);
    painter.setPen(colour);
    drawSearchable(painter, QPointF(text.at.x(), text.at.y() + top), text.text);
}

QColor mixed(const QColor &colour, const QColor &with, double share)
{
    const auto part = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {part(colour.red(), with.red()), part(colour.green(), with.green()), part(colour.blue(), with.blue())};
}

QPainterPath stripes(const QRectF &area, double width, double step)
{
    QPainterPath path;
    const double shift = area.height();
    const double across = width * M_SQRT2;
    const double first = area.left() - shift - across;
    const int count = static_cast<int>(std::ceil((area.right() - first) / step));
    for (int i = 0; i < count; ++i) {
        const double x = first + i * step;
        path.moveTo(x, area.bottom());
        path.lineTo(x + across, area.bottom());
        path.lineTo(x + across + shift, area.top());
        path.lineTo(x + shift, area.top());
        path.closeSubpath();
    }
    return path;
}

// Shapes of equal visual weight around a centre.
static QPainterPath markPath(MarkShape shape, const QPointF &at, double radius)
{
    QPainterPath path;
    const double side = radius * 0.9;
    const double tip = radius * 1.22;
    switch (shape) {
    case MarkShape::Circle:
        path.addEllipse(at, radius, radius);
        break;
    case MarkShape::Square:
        path.addRect(QRectF(at - QPointF(side, side), QSizeF(2.0 * side, 2.0 * side)));
        break;
    case MarkShape::Diamond:
        path.addPolygon(
            QPolygonF{{at - QPointF(tip, 0), at - QPointF(0, tip), at + QPointF(tip, 0), at + QPointF(0, tip)}});
        path.closeSubpath();
        break;
    case MarkShape::Triangle:
        path.addPolygon(
            QPolygonF{{at + QPointF(0, -tip), at + QPointF(tip, 0.75 * tip), at + QPointF(-tip, 0.75 * tip)}});
        path.closeSubpath();
        break;
    }
    return path;
}

void paintMarkShape(QPainter &painter, const MarkLook &look, const QPointF &at)
{
    const QPainterPath path = markPath(look.shape, at, look.radius);
    const double line = std::max(1.0, look.radius * 0.3);
    painter.setRenderHint(QPainter::Antialiasing, true);
    // A casing separates overlapping marks.
    painter.setPen(QPen(look.ground, line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    if (look.style == MarkStyle::Solid) {
        painter.fillPath(path, look.colour);
    } else {
        const QPainterPath inner = markPath(look.shape, at, look.radius - line / 2.0);
        painter.fillPath(inner, look.ground);
        if (look.style == MarkStyle::Hatched)
            painter.fillPath(stripes(inner.boundingRect(), line * 0.8, look.radius * 0.8).intersected(inner),
                             look.colour);
        painter.strokePath(inner, QPen(look.colour, line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void MarkStamps::paint(QPainter &painter, const MarkLook &look, const QPointF &at)
{
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        MarkLook paper = look;
        paper.colour = mixed(look.colour, look.ground, smallMarkMix);
        paintMarkShape(painter, paper, at);
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    const double side = std::ceil(look.radius * 1.5 + 1.0);
    const quint64 key = (quint64(look.colour.rgb()) << 8) | (quint64(look.shape) << 4) | quint64(look.style);
    QImage &stamp = m_stamps[key];
    if (stamp.isNull()) {
        stamp = QImage((QSizeF(2.0 * side, 2.0 * side) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        stamp.setDevicePixelRatio(ratio);
        stamp.fill(Qt::transparent);
        QPainter draw(&stamp);
        draw.setRenderHint(QPainter::Antialiasing, true);
        const QPainterPath path = markPath(look.shape, QPointF(side, side), look.radius);
        draw.setOpacity(smallMarkOpacity);
        if (look.style == MarkStyle::Solid)
            draw.fillPath(path, look.colour);
        else
            draw.strokePath(path, QPen(look.colour, 1.2));
    }
    const auto whole = [ratio](double place) { return std::round(place * ratio) / ratio; };
    painter.drawImage(QPointF(whole(at.x() - side), whole(at.y() - side)), stamp);
}

} // namespace chipboard
