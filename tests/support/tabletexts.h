// Rows of a table as texts, to be compared with what a test expects.
#pragma once

#include "data/views/table.h"

namespace chipboard::testing {

/// As people read them.
inline QList<QStringList> textRows(const Table &table)
{
    QList<QStringList> rows;
    for (const Table::Row &row : table.rows)
        rows << shownTexts(row);
    return rows;
}

/// As machines read them.
inline QList<QStringList> plainRows(const Table &table)
{
    QList<QStringList> rows;
    for (const Table::Row &row : table.rows)
        rows << plainTexts(row);
    return rows;
}

/// What each cell is beside the baseline's.
inline QList<Beside> besideIn(const Table::Row &row)
{
    QList<Beside> all;
    for (const Table::Cell &cell : row)
        all << cell.beside;
    return all;
}

} // namespace chipboard::testing
