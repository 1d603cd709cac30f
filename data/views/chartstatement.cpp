#include "data/views/chartstatement.h"

#include "data/analysis/comparability.h"
#include "data/analysis/headline.h"
#include "data/board/chartwords.h"
#include "data/compare/cells.h"
#include "data/views/pagetexts.h"

#include <QRegularExpression>

#include <algorithm>

namespace chipboard {
namespace {

// "1.75" is in "about 1.75 USD", not in "11.75".
bool isNamed(QString number, const QString &sentence)
{
    number.remove(QLatin1Char('~'));
    if (number.size() < 3) // small counts stand anywhere
        return false;
    const QRegularExpression alone(
        QStringLiteral("(?<![\\d.,])%1(?![.,]?\\d)").arg(QRegularExpression::escape(number)));
    return sentence.contains(alone);
}

// Without what a label has in brackets: the two numbers stand in some themselves.
QString numberOf(const ChartPoint &point)
{
    return (point.absolute.isEmpty() ? point.label : point.absolute).section(QStringLiteral(" ("), 0, 0);
}

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
    if (page.hasLead)
        return 0;
    const QString sentence = (page.answer.isEmpty() ? page.title : page.answer) + QLatin1Char(' ') + page.support;
    qsizetype answering = 0;
    qsizetype most = 0;
    for (qsizetype i = 0; i < page.charts.size(); ++i) {
        const ChartSpec &chart = page.charts.at(i);
        qsizetype named = 0;
        for (const ChartPoint &point : chart.series.isEmpty() ? QList<ChartPoint>() : chart.series.constFirst().points)
            named += isNamed(numberOf(point), sentence) ? 1 : 0;
        if (named > most) {
            answering = i;
            most = named;
        }
    }
    if (most > 0)
        return answering;
    const auto isOfUnit = [&sentence](const ChartSpec &chart) {
        const QString unit = chart.subtitle.section(QStringLiteral(" \u00B7 "), 0, 0);
        return unit.contains(QLatin1Char(' ')) && sentence.contains(unit);
    };
    const auto found = std::find_if(page.charts.begin(), page.charts.end(), isOfUnit);
    return found == page.charts.end() ? 0 : std::distance(page.charts.begin(), found);
}

} // namespace chipboard
