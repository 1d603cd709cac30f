// Purpose: what a person put on a chart of rows: arrows between two rows in a gutter at the right, lines across all of
// them with their labels below, a note at the foot. Geometry and strokes; charts without any pay nothing. Lengths in
// pixels.
#pragma once

#include "widgets/charts/chartlayout.h"

class QPainter;

namespace chipboard {

/// Nothing of this is on the chart.
[[nodiscard]] bool isBare(const ChartSpec &spec);

/// Below the rows, for labels of lines and the note.
[[nodiscard]] double annotationFoot(const ChartSpec &spec, const QFont &font, TextRuler &ruler);
/// At the right of the rows, for arrows.
[[nodiscard]] double annotationGutter(const ChartSpec &spec, const QFont &font, TextRuler &ruler);
/// Of what stands behind the value of a row; `room` is the chart's inner width.
[[nodiscard]] double calloutWidth(const ChartPoint &point, const QFont &font, double room, TextRuler &ruler);

/// Once plot, rows and ticks have their places.
void placeAnnotations(ChartLayout &layout, const ChartSpec &spec, TextRuler &ruler);

/// Labels and note, which do not scroll.
void paintAnnotationTexts(QPainter &painter, const ChartLayout &layout, const Theme &theme);
/// Lines and arrows, over the rows; `lit` is the row on the ground of what is pointed at, -1: none.
void paintAnnotationStrokes(QPainter &painter, const ChartLayout &layout, const Theme &theme, double scroll, int lit);
/// Behind the value of a row whose top is at `top`.
void paintCallout(QPainter &painter, const ChartLayout &layout, const ChartRow &row, const Theme &theme, double top);

} // namespace chipboard
