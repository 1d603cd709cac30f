// Purpose: planes whose upright axis names rows: claims, generations. On paper each row has its name, so a chart with
// more rows than a sheet has room for is parted, as charts of bars are.
#pragma once

#include "data/charts/chartspec.h"
#include "widgets/charts/chartlayout.h"

namespace chipboard {

/// Rows that the upright axis names, one in the middle of each unit; 0: the axis tells numbers.
[[nodiscard]] qsizetype namedRows(const ChartSpec &chart);

/// Parts of at most `most` rows, as even as possible, from the top; the other axis is that of the whole, so that parts
/// can be compared. The chart itself where nothing is to be parted.
[[nodiscard]] QList<ChartSpec> rowParts(const ChartSpec &chart, qsizetype most);

/// That many rows have room for their names on a card of that size; 0 where the axis tells numbers.
[[nodiscard]] qsizetype rowsWithNames(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                      TextRuler &ruler);
/// As few parts as have room for the names of their rows on cards of that size and, where a few more can do that, of
/// all their marks.
[[nodiscard]] QList<ChartSpec> wholeRowParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                             TextRuler &ruler);

} // namespace chipboard
