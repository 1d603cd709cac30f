// Purpose: the strokes that bars, dots and planes share: texts, stripes of the announced, shapes of marks, mixed
// colours. Vector operations; on screens hundreds of small marks are stamped instead.
#pragma once

#include "widgets/charts/chartlayout.h"

#include <QHash>
#include <QImage>
#include <QPainterPath>

class QPainter;

namespace chipboard {

void paintText(QPainter &painter, const PlacedText &text, const QFont &font, const QColor &colour, double top = 0.0);

/// So much of the second colour in the first. Opaque: PDFs of it need no transparency.
[[nodiscard]] QColor mixed(const QColor &colour, const QColor &with, double share);

/// Stripes of 45 degrees that cross an area from its left bottom to its right top.
[[nodiscard]] QPainterPath stripes(const QRectF &area, double width, double step);

struct MarkLook
{
    MarkShape shape = MarkShape::Circle;
    MarkStyle style = MarkStyle::Solid;
    QColor colour;
    QColor ground; ///< inside what is outlined, and around all marks, so that they stand apart
    double radius = 0.0;
};
void paintMarkShape(QPainter &painter, const MarkLook &look, const QPointF &at);

/// Hundreds of small marks of a few looks, half transparent where the device can do it at no cost.
class MarkStamps
{
public:
    void paint(QPainter &painter, const MarkLook &look, const QPointF &at);

private:
    QHash<quint64, QImage> m_stamps;
};

} // namespace chipboard
