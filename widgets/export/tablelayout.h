// Purpose: a Table on paper: column widths from the contents, texts wrapped in their cells, rows parted over pages.
// Lengths in pixels.
#pragma once

#include "data/views/pagespec.h"
#include "widgets/charts/chartlayout.h"

#include <QRectF>

namespace chipboard {

struct TableRow
{
    QList<PlacedText> texts; ///< all lines of all cells
    QList<Beside> beside;    ///< one a text: what its number is to the baseline's
    double top = 0.0;
    double height = 0.0;
};

/// What one page shows of a table; the header is repeated on each.
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

/// One part a page. Every part has at least one row, however small the area.
[[nodiscard]] QList<TablePart> layoutTable(const Table &table, const TypeScale &type, const QRectF &area,
                                           TextRuler &ruler);
/// The same below what stands on the first page already, where `first` is left of `area`. The first part has no rows
/// where not even one has room there. All parts have columns of the same widths.
[[nodiscard]] QList<TablePart> layoutTable(const Table &table, const TypeScale &type, const QRectF &first,
                                           const QRectF &area, TextRuler &ruler);

} // namespace chipboard
