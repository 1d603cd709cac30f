// Purpose: a chart whose rows or columns do not fit on a sheet of its own, in as few parts as have room for all of
// them: no row is left out, and no text is shortened where more parts keep it whole. Lengths in pixels.
#pragma once

#include "data/views/planeaxis.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/charts/planelayout.h"
#include "widgets/export/pagelayout.h"

#include <QMap>

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

// Planes whose upright axis names rows: claims, generations. On paper each row has its name, so a chart with
// more rows than a sheet has room for is parted, as charts of bars are.

/// That many rows have room for their names on a card of that size; 0 where the axis tells numbers.
[[nodiscard]] qsizetype rowsWithNames(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                      TextRuler &ruler);
/// As few parts as have room for the names of their rows on cards of that size and, where a few more can do that, of
/// all their marks.
[[nodiscard]] QList<ChartSpec> wholeRowParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                             TextRuler &ruler);

// On paper too small for its names a plane has numbers at its marks and the names in a key below.

/// A mark stands without its name; of a plane whose marks have none, a strong line.
[[nodiscard]] bool losesNames(const ChartSpec &chart, const PlaneLayout &layout);

/// The name of a row is shortened or left out; of a heat table also the name of a column, or a number.
[[nodiscard]] bool losesRows(const ChartSpec &chart, const PlaneLayout &layout);
/// Most names had to be led away from their marks, by lines over other lines: it wants a larger place.
[[nodiscard]] bool isCrowdedIn(const PlaneLayout &layout);
/// Of marks that are not small.
[[nodiscard]] qsizetype namesOf(const ChartSpec &chart);

struct NumberedPlane
{
    ChartSpec chart;
    QStringList key; ///< "1 Trainium2": one a name, in the order of the numbers
};
/// Marks and strong lines of one name have one number, the same on all planes of `page`, of which the chart is one.
[[nodiscard]] NumberedPlane numbered(const ChartSpec &chart, const QList<ChartSpec> &page);

// Whether a layout keeps its promise: which rows of a page's charts are drawn on its sheets, whatever parts
// the charts were cut into. For the slide check and tests.

/// How often each row of a chart is drawn on these sheets: of a plane by its name, else by its id; of a table in the
/// column that has it least often. Rows that are drawn nowhere are there with 0.
[[nodiscard]] QMap<QString, int> drawnRows(const ChartSpec &chart, const QList<Sheet> &sheets, const TypeScale &type,
                                           TextRuler &ruler);

} // namespace chipboard
