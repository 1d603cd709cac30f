#include "data/documents/chartpage.h"

#include "data/charts/chartlegend.h"
#include "data/charts/chartstatement.h"

#include "data/documents/charttables.h"

namespace chipboard {

PageSpec chartPage(const PageSpec &page, const ChartSpec &chart)
{
    PageSpec alone = page;
    const bool isAnswer = page.charts.value(answeringChart(page)).id == chart.id;
    if (!isAnswer && !chart.alone.statement.isEmpty()) {
        (page.answer.isEmpty() ? alone.title : alone.answer) = chart.alone.statement; // a person's own title stays
        alone.warning = chart.alone.caution;
        alone.footer = chart.alone.footer;
        alone.notice = {}; // beside the page's sentence
    }
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
