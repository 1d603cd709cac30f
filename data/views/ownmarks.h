// Purpose: a page whose numbers rest on figures of a person's own says so: on each mark, in the table, in the takeaway,
// in the legend and in the footer. The same for all pages, after they were made.
#pragma once

#include "data/board/override.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// Keys of the overrides that any number of the table rests on, each once, in the order of the rows.
[[nodiscard]] QStringList ownIn(const ResultTable &table);
/// Such keys as lists for files have them, each once; empty where all was published.
[[nodiscard]] QString ownText(QStringList keys);
[[nodiscard]] QString ownText(std::initializer_list<const Cell *> cells);
/// Without its last column, that of ownText(), where no row has any.
[[nodiscard]] Table withOwnColumn(Table list);

/// One chart of a page that marks its own: the id of the chart is the metric's.
[[nodiscard]] ChartSpec withOwnMarks(ChartSpec chart, const ResultTable &table);
/// "✎ = your own figure"
[[nodiscard]] QString ownLegend();

/// `catalog` is the one that the overrides were worked into. Without any in the table the page stays as it is.
[[nodiscard]] PageSpec withOwnMarks(PageSpec page, const ResultTable &table, const Catalog &catalog,
                                    const QList<Override> &overrides, const Formatter &formatter);

/// Of pages that read the published catalogue itself, where a person's own files may stand in the place of what was
/// published: answer and footer tell of all their figures of a kind, as no single mark can be told apart.
enum class OwnFigures { Things, Prices, All };
[[nodiscard]] PageSpec withOwnFiles(PageSpec page, const Catalog &catalog, OwnFigures which,
                                    const Formatter &formatter);

} // namespace chipboard
