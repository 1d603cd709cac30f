#include "data/metrics/onecolumn.h"

namespace chipboard {

ResultTable ofColumn(ResultTable table, int column)
{
    const qsizetype count = column < 0 ? 0 : 1;
    table.metrics = table.metrics.mid(column, count);
    for (ResultRow &row : table.rows)
        row.cells = row.cells.mid(column, count);
    return table;
}

} // namespace chipboard
