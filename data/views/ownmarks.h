// Purpose: the custom values that the numbers of a page rest on: as lists for files have them, and on the marks of a
// chart.
#pragma once

#include "data/compare/evaluate.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// Keys of the overrides that any number of the table rests on, each once, in the order of the rows.
[[nodiscard]] QStringList ownIn(const ResultTable &table);
/// Such keys as lists for files have them, each once; empty where all was published.
[[nodiscard]] QString ownText(QStringList keys);
[[nodiscard]] QString ownText(std::initializer_list<const Cell *> cells);
/// Without its last column, that of ownText(), where no row has any.
[[nodiscard]] Table withOwnColumn(Table list);

/// Whether a number of the row, or of that of its chip, does.
[[nodiscard]] bool restsOnOwn(const ResultTable &table, const QString &id);
/// One chart of a page that marks its own: the id of the chart is the metric's.
[[nodiscard]] ChartSpec withOwnMarks(ChartSpec chart, const ResultTable &table);

} // namespace chipboard
