// Purpose: lays out a Table on paper: column widths from the contents, texts wrapped in their cells, rows split across
// pages. Lengths in pixels.
#pragma once

#include "data/views/pagespec.h"
#include "widgets/charts/chartlayout.h"

#include <QRectF>

namespace chipboard {

struct TableRow
{
    QList<PlacedText> texts; ///< all lines of all cells
    QList<Beside> beside;    ///< one per text: comparison with the baseline
    double top = 0.0;
    double height = 0.0;
};

/// One page of a table; the header repeats on each.
struct TablePart
{
    TableRow header;
    QList<TableRow> rows;
    QFont headerFont;
    QFont cellFont;
    double left = 0.0;
    double right = 0.0;

    [[nodiscard]] bool isEmpty() const { return rows.isEmpty(); }
};

/// One part per page, each with at least one row, however small the area.
[[nodiscard]] QList<TablePart> layoutTable(const Table &table, const TypeScale &type, const QRectF &area,
                                           TextRuler &ruler);
/// The same, starting in the free space `first` of the begun page. The first part has no rows if none fits there. All
/// parts have the same column widths.
[[nodiscard]] QList<TablePart> layoutTable(const Table &table, const TypeScale &type, const QRectF &first,
                                           const QRectF &area, TextRuler &ruler);

} // namespace chipboard
