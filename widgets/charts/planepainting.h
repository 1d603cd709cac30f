// Purpose: the strokes of a chart in the plane: grid, bands, lines, whiskers, marks, labels. With something lit all
// else steps back.
#pragma once

#include "widgets/charts/chartpainting.h"
#include "widgets/charts/planelayout.h"

namespace chipboard {

void paintPlane(QPainter &painter, const PlaneLayout &layout, const ChartSpec &spec, const Theme &theme,
                const ChartState &state, const QRectF &dirty);

} // namespace chipboard
