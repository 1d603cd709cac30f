// Purpose: a mark as marks on each other, for programs that fill a mark in the colour of its line (Impress): what is
// hollow has a smaller one of the ground on it, what is announced a hatched one, and where a reader stands a ring goes
// around.
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
    bool isHatched = false; ///< over the ground
    bool isMark = false;    ///< the one that names stand beside
};

/// How a line is drawn.
struct LinePen
{
    double points = 1.0;
    QColor colour = Qt::black;
};

/// Of the outer edge of the ring around a mark of that size, in points.
[[nodiscard]] int ringSize(int size);
/// From below to above, the mark as large as `size`.
[[nodiscard]] QList<MarkLayer> markLayers(const PlaneMark &mark, int size, const OfficeLook &look);
/// The stripes of an announced mark at that place of the chart, over its hatched layer: Impress has no patterns there.
void addHatching(UserShapes &shapes, const PlaneMark &mark, int size, const QPointF &at, const OfficeLook &look);
/// c:marker of a line: as good as none, but Impress draws lines without any above all marks.
void writeNoMarker(XmlPart &xml, const QColor &colour);
/// c:marker
void writeMarker(XmlPart &xml, const MarkLayer &layer, const OfficeLook &look);

} // namespace chipboard
