// Purpose: where the cells of a heat table stand in its plot, and the numbers in them. Lengths in pixels.
#pragma once

#include "widgets/charts/planelayout.h"

namespace chipboard {

struct PlacedCells
{
    QList<PlaneField> fields; ///< one a cell of the spec
    QFont font;               ///< of all numbers
    bool whole = true;        ///< no number was left out
};

/// Numbers that do not fit make the font of all cells small; where that is not enough, a cell has its colour alone.
[[nodiscard]] PlacedCells placeCells(const ChartSpec &spec, const QRectF &plot, const PlaneFonts &fonts,
                                     TextRuler &ruler);

/// The height of a plot whose cells are as high as their small numbers.
[[nodiscard]] double lowestCells(const ChartSpec &spec, const PlaneFonts &fonts, TextRuler &ruler);

/// Of a text without the empty room above capitals.
[[nodiscard]] QSizeF inkSize(const QFont &font, const QString &text, TextRuler &ruler);

} // namespace chipboard
