// Purpose: marks the custom values behind a page's numbers, in lists for files and on chart marks.
#pragma once

#include "data/compare/evaluate.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// Unique keys of the overrides behind the table's numbers, in row order.
[[nodiscard]] QStringList ownIn(const ResultTable &table);
/// Such keys as text for lists in files, unique; empty if all was published.
[[nodiscard]] QString ownText(QStringList keys);
[[nodiscard]] QString ownText(std::initializer_list<const Cell *> cells);
/// Removes the last column, that of ownText(), if it is empty in all rows.
[[nodiscard]] Table withOwnColumn(Table list);

/// True if a number of the row, or of its chip's row, is based on custom values.
[[nodiscard]] bool restsOnOwn(const ResultTable &table, const QString &id);
/// Marks custom values in a chart whose id is the metric's.
[[nodiscard]] ChartSpec withOwnMarks(ChartSpec chart, const ResultTable &table);

} // namespace chipboard
