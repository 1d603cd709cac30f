// Purpose: painting shared by bars, dots and planes: texts, stripes for announced products, mark shapes, mixed colours.
// Vector operations; on screen, hundreds of small marks are stamped from a bitmap instead.
#pragma once

#include "widgets/charts/chartlayout.h"

#include <QHash>
#include <QImage>
#include <QPainterPath>

class QPainter;

namespace chipboard {

void paintText(QPainter &painter, const PlacedText &text, const QFont &font, const QColor &colour, double top = 0.0);

/// Blends `share` of the second colour into the first. Opaque, so that PDFs need no transparency.
[[nodiscard]] QColor mixed(const QColor &colour, const QColor &with, double share);

/// Diagonal stripes (45 degrees) across an area, rising to the right.
[[nodiscard]] QPainterPath stripes(const QRectF &area, double width, double step);

struct MarkLook
{
    MarkShape shape = MarkShape::Circle;
    MarkStyle style = MarkStyle::Solid;
    QColor colour;
    QColor ground; ///< fills outlined marks and separates all marks from their surroundings
    double radius = 0.0;
};
void paintMarkShape(QPainter &painter, const MarkLook &look, const QPointF &at);

/// Hundreds of small marks in a few styles, half transparent if the device supports it at no cost.
class MarkStamps
{
public:
    void paint(QPainter &painter, const MarkLook &look, const QPointF &at);

private:
    QHash<quint64, QImage> m_stamps;
};

} // namespace chipboard
