// Purpose: lays out and paints a score table: column widths from their contents, headings above the columns, and in
// each row a number with its bar below it, or words. Lengths in pixels.
#pragma once

#include "widgets/charts/chartlayout.h"

class QPainter;

namespace chipboard {

/// Places columns and headings and reserves the area for the rows; call before the row height is set.
void placeScoreHeads(ChartLayout &layout, const ChartSpec &spec, const TypeScale &type, TextRuler &ruler);
/// Minimum row height of a score table.
[[nodiscard]] double smallestScorePitch(const TypeScale &type);
/// Places names and cells; call once the row height is set.
void placeScoreCells(ChartLayout &layout, const ChartSpec &spec, const TypeScale &type, TextRuler &ruler);

void paintScoreHeads(QPainter &painter, const ChartLayout &layout, const Theme &theme);
/// Paints numbers, bars and words of one row.
void paintScoreRow(QPainter &painter, const ChartLayout &layout, const ChartSpec &spec, const Theme &theme,
                   const QRectF &rect, qsizetype row);

} // namespace chipboard
