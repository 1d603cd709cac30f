// Rows of a table as texts, for comparison with expected ones.
#pragma once

#include "data/views/table.h"

namespace chipboard::testing {

/// As shown to people.
inline QList<QStringList> textRows(const Table &table)
{
    return mapped(table.rows, [](const Table::Row &row) { return shownTexts(row); });
}

/// As written for machines.
inline QList<QStringList> plainRows(const Table &table)
{
    return mapped(table.rows, [](const Table::Row &row) { return plainTexts(row); });
}

/// Comparison of each cell with the baseline's.
inline QList<Beside> besideIn(const Table::Row &row) { return mapped(row, &Table::Cell::beside); }

} // namespace chipboard::testing
