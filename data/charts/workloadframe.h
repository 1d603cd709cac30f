// Purpose: what the pages about the board's workload have in common: what is not like for like, notes, sources, footer,
// file name. Each page adds its charts, title, legend and numbers.
#pragma once

#include "data/charts/pagespec.h"
#include "data/insight/workloadview.h"

#include <QSet>

namespace chipboard {

[[nodiscard]] PageSpec workloadFrame(const QString &id, const Catalog &catalog, const Board &board,
                                     const ResultTable &table, const WorkloadView &view, const Formatter &formatter);

/// Where not all rows are drawn: what is not like for like among the others concerns nobody here. Replaces warning,
/// remedy, footer and sources of `page` by those of the rows whose ids are in `drawn`.
void warnOfDrawn(PageSpec &page, const QSet<QString> &drawn, const Catalog &catalog, const Board &board,
                 const ResultTable &table, const Formatter &formatter);

/// "hatched = announced", "outlined = our estimate", "whisker = eight of ten ...", "◆ = not like for like"
[[nodiscard]] QString hatchedText();
[[nodiscard]] QString outlinedText();
[[nodiscard]] QString whiskerText();
[[nodiscard]] QString notAlikeText();

/// The workload's task; serving when there is no workload.
[[nodiscard]] Task taskOf(const WorkloadView &view);
[[nodiscard]] Task taskOf(const Catalog &catalog, const Board &board);

} // namespace chipboard
