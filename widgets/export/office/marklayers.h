// Purpose: builds marks from stacked markers, for programs that fill a marker in its line colour (Impress): hollow
// marks have a smaller one in the background colour on top, announced ones a hatched one, and the baseline has a ring
// around it.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/export/office/charttext.h"
#include "widgets/export/office/usershapes.h"

namespace chipboard {

struct MarkLayer
{
    MarkShape shape = MarkShape::Circle;
    int size = 10; ///< points
    QColor colour = Qt::black;
    bool isHatched = false; ///< on the background colour
    bool isMark = false;    ///< the layer that carries the name
};

/// Style of a line.
struct LinePen
{
    double points = 1.0;
    QColor colour = Qt::black;
};

/// Size of the outer edge of the ring around a mark of that size, in points.
[[nodiscard]] int ringSize(int size);
/// From bottom to top; the mark itself has size `size`.
[[nodiscard]] QList<MarkLayer> markLayers(const PlaneMark &mark, int size, const OfficeLook &look);
/// The stripes of an announced mark at that place of the chart, over its hatched layer: Impress has no patterns there.
void addHatching(UserShapes &shapes, const PlaneMark &mark, int size, const QPointF &at, const OfficeLook &look);
/// c:marker of a line: as good as none, but Impress draws lines without any above all marks.
void writeNoMarker(XmlPart &xml, const QColor &colour);
/// c:marker
void writeMarker(XmlPart &xml, const MarkLayer &layer, const OfficeLook &look);

} // namespace chipboard
