// Purpose: where everything of a score table goes: the width of each column from what stands in it, heads over the
// columns, in each row a number with its bar below it, or words. Geometry and strokes. Lengths in pixels.
#pragma once

#include "widgets/charts/chartlayout.h"

class QPainter;

namespace chipboard {

/// Columns, their heads, and what they leave to the rows; before the rows get their height.
void placeScoreHeads(ChartLayout &layout, const ChartSpec &spec, const TypeScale &type, TextRuler &ruler);
/// Under this a row of a score table is not made.
[[nodiscard]] double smallestScorePitch(const TypeScale &type);
/// Names and cells, once the rows have their height.
void placeScoreCells(ChartLayout &layout, const ChartSpec &spec, const TypeScale &type, TextRuler &ruler);

void paintScoreHeads(QPainter &painter, const ChartLayout &layout, const Theme &theme);
/// The numbers, bars and words of one row.
void paintScoreRow(QPainter &painter, const ChartLayout &layout, const ChartSpec &spec, const Theme &theme,
                   const QRectF &rect, qsizetype row);

} // namespace chipboard
