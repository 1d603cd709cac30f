#include "widgets/charts/markpainting.h"

#include "widgets/charts/textruler.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double smallMarkOpacity = 0.6;
constexpr double smallMarkMix = 0.3; // on paper, instead

double lineOf(const MarkLook &look) { return std::max(1.0, look.radius * 0.3); }

/// A pixel as seen from the middle of a dot.
struct DotPixel
{
    double distance; ///< of its own middle
    double larger;   ///< parts of the direction to it
    double smaller;

    DotPixel(double dx, double dy)
        : distance(std::sqrt(dx * dx + dy * dy))
        , larger(distance > 0.0 ? std::max(std::abs(dx), std::abs(dy)) / distance : 1.0)
        , smaller(distance > 0.0 ? std::min(std::abs(dx), std::abs(dy)) / distance : 0.0)
    {
    }

    // How much of it a disc covers. So near to it an edge is straight.
    [[nodiscard]] double within(double radius) const
    {
        const double inside = radius - distance;
        const double depth = std::abs(inside);
        const double rest = (larger + smaller) / 2.0 - depth; // to the corner that the edge reaches last
        double part = 1.0;
        if (depth <= (larger - smaller) / 2.0)
            part = 0.5 + depth / larger;
        else if (rest > 0.0)
            part -= rest * rest / (2.0 * larger * smaller);
        return inside < 0.0 ? 1.0 - part : part;
    }
};

QRgb blended(QRgb ground, double groundShare, QRgb colour, double share)
{
    const auto part = [&](int of, int with) { // both shares are at most one together
        return static_cast<int>(std::min(255.0, of * groundShare + with * share) + 0.5);
    };
    return qRgba(part(qRed(ground), qRed(colour)), part(qGreen(ground), qGreen(colour)),
                 part(qBlue(ground), qBlue(colour)), part(255, 255));
}

// The dot with its casing in the pixels of the device: what smoothed paths would paint, in a quarter of the time.
QImage dotPicture(const MarkLook &look, const QPointF &centre, int side, double ratio)
{
    const double radius = look.radius * ratio;
    const double line = lineOf(look) * ratio;
    const bool isSolid = look.style == MarkStyle::Solid;
    const QRgb colour = look.colour.rgb();
    const QRgb around = look.ground.rgb();
    constexpr double reach = 0.75; // of a pixel's middle to its corners, and a bit
    const double outside = std::pow(radius + line / 2.0 + reach, 2.0);
    const double middle = std::pow(std::max(0.0, radius - (isSolid ? line / 2.0 : line) - reach), 2.0);
    QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < side; ++y) {
        auto *pixels = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = 0; x < side; ++x) {
            const double dx = x + 0.5 - centre.x();
            const double dy = y + 0.5 - centre.y();
            const double square = dx * dx + dy * dy;
            if (square >= outside || square < middle) {
                pixels[x] = square >= outside ? 0U : (isSolid ? colour : around);
                continue;
            }
            const DotPixel pixel(dx, dy);
            const double inner = pixel.within(radius - line / 2.0);
            const double ring = pixel.within(radius + line / 2.0) - inner;
            const double whole = pixel.within(radius);
            const double ink = isSolid ? whole : whole - pixel.within(radius - line);
            const double ground = isSolid ? ring : ring * (1.0 - inner) + inner;
            pixels[x] = blended(around, ground * (1.0 - ink), colour, ink);
        }
    }
    return picture;
}

void paintDotOnPixels(QPainter &painter, const MarkLook &look, const QPointF &at)
{
    const double ratio = painter.deviceTransform().m11();
    const double reach = std::ceil((look.radius + lineOf(look) / 2.0) * ratio) + 1.0;
    const QPointF corner(std::floor(at.x() * ratio - reach), std::floor(at.y() * ratio - reach));
    const int side = 2 * static_cast<int>(reach) + 1;
    QImage picture = dotPicture(look, at * ratio - corner, side, ratio);
    picture.setDevicePixelRatio(ratio);
    painter.drawImage(corner / ratio, picture);
}

} // namespace

bool isOnPixels(const QPainter &painter)
{
    const QTransform &device = painter.deviceTransform();
    const auto whole = [](double value) { return value == std::floor(value); };
    return painter.paintEngine()->type() == QPaintEngine::Raster && device.type() <= QTransform::TxScale
        && device.m11() == device.m22() && device.m11() <= mostPixelRatio && whole(device.m11()) && whole(device.dx())
        && whole(device.dy());
}

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

QPainterPath markPath(MarkShape shape, const QPointF &at, double radius)
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
    const bool isOpaque = look.ground.alpha() == 255 && look.colour.alpha() == 255;
    if (look.shape == MarkShape::Circle && look.style != MarkStyle::Hatched && isOpaque && isOnPixels(painter)) {
        paintDotOnPixels(painter, look, at);
        return;
    }
    const QPainterPath path = markPath(look.shape, at, look.radius);
    const double line = lineOf(look);
    painter.setRenderHint(QPainter::Antialiasing, true);
    // A casing keeps marks apart that overlap.
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
