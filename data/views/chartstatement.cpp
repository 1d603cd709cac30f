#include "data/views/chartstatement.h"

#include "data/analysis/comparability.h"
#include "data/analysis/headline.h"
#include "data/board/chartwords.h"
#include "data/compare/cells.h"
#include "data/views/pagetexts.h"

#include <algorithm>

namespace chipboard {
namespace {

// The metric whose bars they are; null where there is none, or where no sentence is to be said of them.
const Metric *statedMetric(const ChartSpec &chart, const ResultTable &table)
{
    const int column = table.columnOf(MetricId(chart.id));
    if (column < 0 || chart.series.size() != 1 || chart.categories.isEmpty())
        return nullptr;
    const Metric *metric = table.metrics.at(column);
    const bool canBeSaid = metric->better == Better::Higher || isMoney(metric->unit);
    return canBeSaid && chart.title == metric->labelText() ? metric : nullptr;
}

} // namespace

PageSpec withStatements(PageSpec page, const Catalog &catalog, const Board &board, const ResultTable &table,
                        const Formatter &formatter)
{
    const WorkloadView view = workloadView(catalog, board, table);
    for (ChartSpec &chart : page.charts) {
        const QString own = wordsOf(board.words, page.id, chart.id).title;
        const bool isTitled = !own.isEmpty() && own == chart.title;
        if (isTitled)
            chart.alone = {own, page.warning, page.footer};
        const int column = table.columnOf(MetricId(chart.id));
        if (column < 0 || chart.series.size() != 1 || chart.categories.isEmpty())
            continue;
        const Metric *metric = statedMetric(chart, table);
        const ResultTable alone = ofColumn(table, column);
        chart.alone = {
            isTitled || metric == nullptr ? chart.alone.statement
                                          : metricHeadline({catalog, board, table, formatter}, *metric, view).title,
            comparability(catalog, board, alone, formatter).warning, footerText(catalog, board, alone, formatter)};
    }
    return page;
}

bool hasOwnTitle(const ChartSpec &chart)
{
    return !chart.alone.statement.isEmpty() && chart.alone.statement == chart.title;
}

QString headingAlone(const ChartSpec &chart)
{
    const bool hasOwnNumbers = !chart.alone.footer.isEmpty();
    return chart.alone.statement.isEmpty() && hasOwnNumbers ? chart.title : chart.alone.statement;
}

qsizetype answeringChart(const PageSpec &page)
{
    const auto isAnswer = [&page](const ChartSpec &chart) { return page.answerMetrics.contains(MetricId(chart.id)); };
    const auto found = std::find_if(page.charts.begin(), page.charts.end(), isAnswer);
    return page.hasLead || found == page.charts.end() ? 0 : found - page.charts.begin();
}

} // namespace chipboard
