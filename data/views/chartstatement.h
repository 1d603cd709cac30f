// Purpose: a sentence for each chart of a page, for slides and files that show it without the page's title, which is
// about another chart; also its caution and sources. Not used on screen: it takes as long as building the page.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// Bar charts of one metric with the metric as title; durations and counts name the lowest row, with "probably" if
/// ranges overlap. A custom title takes precedence. Planes state the current position, the newest row's values, or
/// where lines cross. Other charts keep the page's statement.
[[nodiscard]] PageSpec withStatements(PageSpec page, const Catalog &catalog, const Board &board,
                                      const ResultTable &table, const Formatter &formatter);
/// True if the chart's own line of sources is that of a slide with the page's title, too. Of bars it names the sources
/// of the title's metrics as well; a plane's only if the title is about its marks. Tiles have numbers of their own.
[[nodiscard]] bool hasOwnFooter(const PageSpec &page, const ChartSpec &chart);
/// Sources and dates of a sheet with these of the page's charts, each once; those of the page if one has none of its
/// own.
[[nodiscard]] QString footerBelow(const QList<ChartSpec> &charts, const PageSpec &page);
/// True if the user wrote the chart's title.
[[nodiscard]] bool hasOwnTitle(const ChartSpec &chart);
/// Heading of a chart that is shown without the page's title: its statement, or its title. Empty if neither is known.
[[nodiscard]] QString headingAlone(const ChartSpec &chart);
/// Index of the chart that the page's title is about: the first one with a metric of the title, else the first; 0
/// without charts.
[[nodiscard]] qsizetype answeringChart(const PageSpec &page);

} // namespace chipboard
