// Purpose: splits a chart that is too large for one sheet into as few parts as possible: no row is dropped, and no text
// is elided if more parts keep it whole. Lengths in pixels.
#pragma once

#include "data/views/planeaxis.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/charts/planelayout.h"
#include "widgets/export/pagelayout.h"

#include <QMap>

namespace chipboard {

/// Title, subtitle, names and cells of a chart of rows are not elided.
[[nodiscard]] bool keepsTexts(const ChartSpec &chart, const ChartLayout &layout);
/// The chart itself if it fits a card of that size, else its parts, numbered in their titles. Each table row is in one
/// part, or in one per column group; of bars, every part has the baseline. Precondition: no plane and no heat table.
[[nodiscard]] QList<ChartSpec> chartParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                          TextRuler &ruler);
/// Number of rows that fit a card of that size; at least 1.
[[nodiscard]] qsizetype rowsWithRoom(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                     TextRuler &ruler);
/// Number of rows drawn within the card, from the first.
[[nodiscard]] qsizetype drawnRows(const ChartLayout &layout);

// Planes whose y axis has named rows: claims, generations. On paper every row shows its name, so a chart with too many
// rows is split like a bar chart, and a heat table also by columns.

/// Number of rows whose names fit a card of that size; 0 for a numeric axis.
[[nodiscard]] qsizetype rowsWithNames(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                      TextRuler &ruler);
/// As few parts as keep all row names on cards of that size, and all marks if a few more parts achieve that; of a heat
/// table, all names of rows and columns and all numbers.
[[nodiscard]] QList<ChartSpec> wholeRowParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size,
                                             TextRuler &ruler);

// On paper that is too small for its names, a plane has numbers at its marks and the names in a key below.

/// A mark, or a strong line of a plane without mark names, has no label.
[[nodiscard]] bool losesNames(const ChartSpec &chart, const PlaneLayout &layout);

/// A row name is elided or dropped; for a heat table also a column name or a number.
[[nodiscard]] bool losesRows(const ChartSpec &chart, const PlaneLayout &layout);
/// Most names have leaders that cross other lines: the chart needs more space.
[[nodiscard]] bool isCrowdedIn(const PlaneLayout &layout);
/// Number of names of marks that are not small.
[[nodiscard]] qsizetype namesOf(const ChartSpec &chart);

struct NumberedPlane
{
    ChartSpec chart;
    QStringList key; ///< "1 Trainium2": one per name, in numeric order
};
/// Marks and strong lines with the same name share a number, on all planes of `page`, which includes the chart.
[[nodiscard]] NumberedPlane numbered(const ChartSpec &chart, const QList<ChartSpec> &page);

// Verifies layouts: which rows of a page's charts are drawn on its sheets, however the charts were split. For the slide
// check and tests.

/// How often each row of a chart is drawn on these sheets, by name for planes, else by id; for a table the minimum over
/// its columns, in a heat table with the name of the column. Missing rows are listed with 0.
[[nodiscard]] QMap<QString, int> drawnRows(const ChartSpec &chart, const QList<Sheet> &sheets, const TypeScale &type,
                                           TextRuler &ruler);

} // namespace chipboard
