#include "data/documents/chartpage.h"

#include "data/charts/chartlegend.h"
#include "data/charts/chartstatement.h"
#include "data/documents/charttables.h"

namespace chipboard {

namespace {

// The title that a person gave a page is that of the page, not of each of its charts; one that they gave the chart
// stands over it, and below it what the data call it.
void setHeading(PageSpec &alone, const PageSpec &page, ChartSpec &chart)
{
    const bool isAnswer = page.charts.value(answeringChart(page)).id == chart.id;
    const QString heading = headingAlone(chart);
    const bool isTitled = hasOwnTitle(chart);
    if (!page.answer.isEmpty()) {
        alone.title = page.answer;
        alone.answer.clear();
        alone.doubt.clear();
    }
    if (!isAnswer && !heading.isEmpty())
        alone.notice = {}; // beside the page's sentence
    if (heading.isEmpty() || (isAnswer && !isTitled))
        return;
    alone.title = heading;
    alone.warning = chart.alone.caution;
    alone.footer = chart.alone.footer;
    alone.doubt = isTitled ? chart.doubt : QString();
    if (isTitled && !hasTwoAxes(chart) && !chart.axis.label.isEmpty()) {
        chart.title = chart.axis.label;
        chart.doubt.clear();
    }
}

} // namespace

PageSpec chartPage(const PageSpec &page, const ChartSpec &shown)
{
    PageSpec alone = page;
    ChartSpec chart = shown;
    setHeading(alone, page, chart);
    alone.legend = legendOn(page, chart);
    alone.charts = {chart};
    alone.hasLead = false;
    alone.texts = {};
    alone.numbers = tableOf(chart);
    alone.data = {};
    alone.lists = {};
    if (!chart.sources.isEmpty())
        alone.sources = chart.sources;
    alone.fileStem += QLatin1Char('_') + chart.id;
    return alone;
}

} // namespace chipboard
