// Purpose: what each chart of a page says, in one sentence, for slides and files where it stands without the page's own
// sentence, which is about another chart; what among its own numbers is not like for like, and where they are from. Not
// while a page is looked at: it takes as long as the page itself.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// Of bars of one metric whose title is the metric's own; times and counts say which row is lowest, with "probably"
/// where ranges overlap. A chart that a person gave a title says that. Planes say where the reader stands, what their
/// newest row has, or where lines meet. Other charts are left as they are.
[[nodiscard]] PageSpec withStatements(PageSpec page, const Catalog &catalog, const Board &board,
                                      const ResultTable &table, const Formatter &formatter);
/// What such a chart says is the title that a person gave it.
[[nodiscard]] bool hasOwnTitle(const ChartSpec &chart);
/// What stands over such a chart where the page's own sentence does not: what it says, or its title. Empty: nothing is
/// known of it alone.
[[nodiscard]] QString headingAlone(const ChartSpec &chart);
/// Which of the charts the page's own sentence is about: the first of those whose metrics it has numbers of, else the
/// first; 0 where there is no chart.
[[nodiscard]] qsizetype answeringChart(const PageSpec &page);

} // namespace chipboard
