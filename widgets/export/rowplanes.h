// Purpose: planes whose upright axis names rows: claims, generations. On paper each row has its name, so a chart with
// more rows than a sheet has room for is parted, as charts of bars are.
#pragma once

#include "data/charts/planerows.h"
#include "widgets/charts/chartlayout.h"

namespace chipboard {

/// That many rows have room for their names on a card of that size; 0 where the axis tells numbers.
[[nodiscard]] qsizetype rowsWithNames(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                      TextRuler &ruler);
/// As few parts as have room for the names of their rows on cards of that size and, where a few more can do that, of
/// all their marks.
[[nodiscard]] QList<ChartSpec> wholeRowParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                             TextRuler &ruler);

} // namespace chipboard
