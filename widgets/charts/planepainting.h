// Purpose: the strokes of a chart in the plane: grid, bands, lines, whiskers, marks, labels. With something lit all
// else steps back.
#pragma once

#include "widgets/charts/chartpainting.h"
#include "widgets/charts/planelayout.h"

namespace chipboard {

void paintPlane(QPainter &painter, const PlaneLayout &layout, const ChartSpec &spec, const Theme &theme,
                const ChartState &state, const QRectF &dirty);
/// Around the mark or cell that the keyboard is on, seen among hundreds of marks too.
void paintPlaneCurrent(QPainter &painter, const PlaneLayout &layout, const Theme &theme, int current);

} // namespace chipboard
