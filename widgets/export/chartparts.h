// Purpose: a chart whose rows or columns do not fit on a sheet of its own, in as few parts as have room for all of
// them: no row is left out, and no text is shortened where more parts keep it whole. Lengths in pixels.
#pragma once

#include "widgets/charts/chartlayout.h"

namespace chipboard {

/// No title, subtitle, name or cell of a chart of rows is shortened.
[[nodiscard]] bool keepsTexts(const ChartSpec &chart, const ChartLayout &layout);
/// The chart itself where a card of that size has room for it, else its parts, each with its number in the title. Of a
/// table every row stands in one part, or in one for each group of columns; of bars the baseline is in all of them.
/// Precondition: no plane and no heat table.
[[nodiscard]] QList<ChartSpec> chartParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                          TextRuler &ruler);
/// How many rows a card of that size has room for; 1 at least.
[[nodiscard]] qsizetype rowsWithRoom(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                     TextRuler &ruler);
/// How many rows are drawn within the card, from the first.
[[nodiscard]] qsizetype drawnRows(const ChartLayout &layout);

} // namespace chipboard
