#include "data/documents/chartpage.h"

#include "data/documents/charttables.h"

namespace chipboard {

PageSpec chartPage(const PageSpec &page, const ChartSpec &chart)
{
    PageSpec alone = page;
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
