// Purpose: the sheet behind the bars of a workbook: a row a bar with its name, which says where no value is known, its
// value, the ends of its range and how far they are away. All are formulas over the cells that have the numbers, so
// bars and whiskers follow the assumptions.
#pragma once

#include "data/core/unit.h"
#include "widgets/export/office/sheetbook.h"

namespace chipboard {

struct BarPlace
{
    const BookSheet *sheet = nullptr;
    int row = 0;
    int column = 0;
};

struct BarRow
{
    QString name;
    BarPlace value;
    BarPlace low; ///< null, as the next one: it has no range
    BarPlace high;
    double factor = 1.0; ///< from the unit of the range's cells to that of the value
    QString gap = {};    ///< while there is no value: "no FP8"; empty: it is not known
};

class BarSheet
{
public:
    explicit BarSheet(BookSheet &sheet);
    /// The chart over these rows: names, values and ranges; how it looks is for others to say.
    [[nodiscard]] BarChart add(const QString &title, Unit unit, const QList<BarRow> &rows);

private:
    void addRow(const QString &title, Unit unit, const BarRow &row, BarChart &chart);

    BookSheet &m_sheet;
    int m_row = 0; ///< the last one written
};

/// A spreadsheet's format for labels of numbers of about that size: three digits of what is small.
[[nodiscard]] QString labelFormat(Unit unit, double value);

} // namespace chipboard
