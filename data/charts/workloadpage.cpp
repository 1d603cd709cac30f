#include "data/charts/workloadpage.h"

#include "data/charts/pagetexts.h"
#include "data/charts/workloadchart.h"
#include "data/charts/workloadframe.h"
#include "data/core/tr.h"
#include "data/insight/alikeprices.h"
#include "data/insight/workloadtakeaway.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr qsizetype shownMetrics = 4; // of workloadMetrics(); the table has them all

QString boundWords(const SubjectEstimate *row)
{
    if (row == nullptr || !row->estimate.bound)
        return QString::fromUtf8("–");
    return boundLabel(*row->estimate.bound);
}

Table numbersTable(const Catalog &catalog, const ResultTable &table, const WorkloadView &view,
                   const Formatter &formatter)
{
    Table numbers;
    numbers.columns << Table::Column{levelLabel(table.level), false};
    for (const Metric *metric : table.metrics)
        numbers.columns << Table::Column{columnTitle(*metric, table, formatter), true, metric->metricId().text()};
    numbers.columns << Table::Column{tr("Bound by"), false} << Table::Column{tr("Source"), false};
    for (const ResultRow &row : table.rows) {
        const SubjectEstimate *estimate = view.row(row.subject.id);
        Table::Row cells{row.subject.name};
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            cells << numberCell(row.cells.at(i), *table.metrics.at(i), formatter);
        const QString sources = rowSources(catalog, row);
        cells << boundWords(estimate) << (sources.isEmpty() ? QString::fromUtf8("–") : sources);
        numbers.rows << cells;
    }
    return numbers;
}

QString workloadLegend(const QList<ChartSpec> &charts)
{
    bool announced = false;
    bool estimated = false;
    bool ranged = false;
    bool missing = false;
    bool flagged = false;
    for (const ChartSpec &chart : charts) {
        for (const ChartPoint &point : chart.series.constFirst().points) {
            announced = announced || (point.value && point.style == MarkStyle::Hatched);
            estimated = estimated || (point.value && point.style == MarkStyle::Outlined);
            ranged = ranged || point.low;
            missing = missing || !point.value;
            flagged = flagged || point.flagged;
        }
    }
    QStringList parts;
    if (announced)
        parts << hatchedText();
    if (estimated)
        parts << outlinedText();
    if (ranged)
        parts << whiskerText();
    if (flagged)
        parts << notAlikeText();
    if (missing)
        parts << tr("words instead of a bar = no number, and why");
    return dot(parts);
}

} // namespace

QList<MetricId> workloadMetrics(const Catalog &catalog, const Board &board)
{
    const TaskMetrics metrics = taskMetrics(taskOf(catalog, board));
    QList<MetricId> ids{metrics.chips, metrics.speed, metrics.time, metrics.cost, metrics.energy, metrics.energyCost};
    if (board.assumptions.monthlyTokens || board.assumptions.monthlyItems)
        ids << MetricId(QStringLiteral("month_chips")) << MetricId(QStringLiteral("month_usd"));
    return ids;
}

PageSpec workloadPage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const WorkloadView view = workloadView(catalog, board, table);
    PageSpec page = workloadFrame(QStringLiteral("workload"), catalog, board, table, view, formatter);
    const KindsTold kinds = bothKindsOn(catalog, board, table, taskMetrics(taskOf(view)).cost, formatter);
    setTitle(page, board, workloadTakeaway(board, table, view, formatter, kinds.title));
    if (!kinds.title.isEmpty()) {
        tellBeside(page, {kinds.shown, comparedBounds(board, table, view, formatter)});
        page.notice.inFiles = !kinds.shown.isEmpty(); // the title's numbers are not drawn
    }
    for (const Metric *metric : table.metrics.first(std::min(shownMetrics, table.metrics.size()))) {
        page.charts << workloadChart(catalog, board, table, view, *metric, formatter);
        page.keywords << page.charts.constLast().title;
    }
    page.numbers = numbersTable(catalog, table, view, formatter);
    page.legend = workloadLegend(page.charts);
    return page;
}

} // namespace chipboard
