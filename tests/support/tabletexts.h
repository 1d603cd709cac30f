// Rows of a table as texts, for comparison with expected ones.
#pragma once

#include "data/views/table.h"

namespace chipboard::testing {

/// As shown to people.
inline QList<QStringList> textRows(const Table &table)
{
    QList<QStringList> rows;
    for (const Table::Row &row : table.rows)
        rows << shownTexts(row);
    return rows;
}

/// As written for machines.
inline QList<QStringList> plainRows(const Table &table)
{
    QList<QStringList> rows;
    for (const Table::Row &row : table.rows)
        rows << plainTexts(row);
    return rows;
}

/// Comparison of each cell with the baseline's.
inline QList<Beside> besideIn(const Table::Row &row)
{
    QList<Beside> all;
    for (const Table::Cell &cell : row)
        all << cell.beside;
    return all;
}

} // namespace chipboard::testing
