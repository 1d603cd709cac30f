// Purpose: custom annotations on a chart of rows: arrows between two rows in a gutter on the right, lines across all
// rows with labels below, a note at the foot. Geometry and painting; no cost for charts without annotations. Lengths in
// pixels.
#pragma once

#include "widgets/charts/chartlayout.h"

class QPainter;

namespace chipboard {

/// The chart has no annotations.
[[nodiscard]] bool isBare(const ChartSpec &spec);

/// Height below the rows for line labels and the note.
[[nodiscard]] double annotationFoot(const ChartSpec &spec, const QFont &font, TextRuler &ruler);
/// Width at the right of the rows for arrows.
[[nodiscard]] double annotationGutter(const ChartSpec &spec, const QFont &font, TextRuler &ruler);
/// Width of the callout after a row's value; `room` is the chart's inner width.
[[nodiscard]] double calloutWidth(const ChartPoint &point, const QFont &font, double room, TextRuler &ruler);

/// Call once plot, rows and ticks are placed.
void placeAnnotations(ChartLayout &layout, const ChartSpec &spec, TextRuler &ruler);

/// Labels and note, which do not scroll.
void paintAnnotationTexts(QPainter &painter, const ChartLayout &layout, const Theme &theme);
/// Lines and arrows on top of the rows; `lit` is the highlighted row, -1: none.
void paintAnnotationStrokes(QPainter &painter, const ChartLayout &layout, const Theme &theme, double scroll, int lit);
/// Paints the callout after the value of the row whose top is at `top`.
void paintCallout(QPainter &painter, const ChartLayout &layout, const ChartRow &row, const Theme &theme, double top);

} // namespace chipboard
