#include "data/views/pages.h"

#include "data/analysis/besidebaseline.h"
#include "data/analysis/comparability.h"
#include "data/analysis/headline.h"
#include "data/analysis/mainquestion.h"
#include "data/analysis/workloadtexts.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/describe.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
PageSpec pageFrame(const QString &id, const Catalog &catalog, const ResultTable &table)
{
    return PageSpec{
        .id = id, .sources = allSources(catalog, table), .fileStem = fileStem(table, id), .date = catalog.revision};
}

PageSpec workloadFrame(const QString &id, const Catalog &catalog, const Board &board, const ResultTable &table,
                       const WorkloadView &view, const Formatter &formatter)
{
    PageSpec page = pageFrame(id, catalog, table);
    ResultTable judged = table; // a page of another table, such as the roofs, draws estimates too
    if (view.rows.size() == table.rows.size())
        judged.estimates = view.rows;
    const Comparability fairness = comparability(catalog, board, judged, formatter);
    page.warning = fairness.warning;
    page.remedyText = fairness.remedyText;
    page.remedyId = fairness.remedyId;
    page.notice = lackNotice(catalog, board, table);
    page.reasons = boundNotes(view, formatter);
    page.notes = fairness.notes + page.reasons + estimateNotes(view, formatter);
    setFooter(page, catalog, board, table, formatter);
    if (view.work)
        page.keywords << view.work->workload.name << view.work->model.name;
    for (const ResultRow &row : table.rows)
        page.keywords << row.subject.name;
    return page;
}

void warnOfDrawn(PageSpec &page, const QSet<QString> &drawn, const Catalog &catalog, const Board &board,
                 const ResultTable &table, const Formatter &formatter)
{
    const auto isLeft = [&drawn](const auto &row) { return !drawn.contains(row.subject.id); };
    ResultTable rows = table;
    rows.rows.removeIf(isLeft);
    rows.estimates.removeIf(isLeft);
    WorkloadView view = workloadView(catalog, board, table);
    view.rows.removeIf(isLeft);
    const PageSpec frame = workloadFrame(page.id, catalog, board, rows, view, formatter);
    page.warning = frame.warning;
    page.footer = frame.footer;
    page.publishers = frame.publishers;
    page.sources = frame.sources;
    page.remedyText = frame.remedyText;
    page.remedyId = frame.remedyId;
}

Task taskOf(const WorkloadView &view) { return view.work ? view.work->workload.task : Task::Serve; }

namespace {

/// Times are in the unit that suits the chart's middle value; latencies in milliseconds below 10,000, as in tables.
struct TimeUnit
{
    const char *name;
    double seconds;
};

constexpr std::array timeUnits{
    TimeUnit{QT_TR_NOOP("years"), 365.25 * 86400.0}, TimeUnit{QT_TR_NOOP("days"), 86400.0},
    TimeUnit{QT_TR_NOOP("hours"), 3600.0},           TimeUnit{QT_TR_NOOP("seconds"), 1.0},
    TimeUnit{QT_TR_NOOP("milliseconds"), 1e-3},
};

const TimeUnit &readableTime(QList<double> seconds, Unit unit)
{
    constexpr double mostLatency = 9.9995; // seconds
    std::sort(seconds.begin(), seconds.end());
    if (seconds.isEmpty() || (unit == Unit::Millisecond && seconds.constLast() < mostLatency))
        return timeUnits.back();
    const double middle = seconds.at(seconds.size() / 2);
    const auto *found = findWhere(timeUnits, [&](const TimeUnit &one) { return middle >= 1.5 * one.seconds; });
    return found == nullptr ? timeUnits.back() : *found;
}

void scale(ChartSpec &chart, double factor)
{
    for (ChartSeries &series : chart.series) {
        for (ChartPoint &point : series.points) {
            for (std::optional<double> *value : {&point.value, &point.low, &point.high}) {
                if (*value)
                    **value *= factor;
            }
        }
    }
}

// Adjacent latencies share a unit; days of a run and chip-hours do not.
void tellTimes(ChartSpec &chart, const ResultTable &table, const Metric &metric)
{
    const QList<double> values = mapped(cellsBeside(table, metric), [](const Cell *cell) {
        return convert(cell->value->value, cell->unit, Unit::Second);
    });
    const TimeUnit &best = readableTime(values, metric.unit);
    scale(chart, unitInfo(metric.unit).factor / best.seconds);
    chart.axis.unit = tr(best.name);
}

// A value as in the chart. Chips are counted: 16,384 is not "16.4k".
QString labelOf(double value, Unit unit, bool isInFull, const Formatter &formatter)
{
    if (unit == Unit::Chips && value == std::floor(value))
        return formatter.full(value);
    if (isInFull)
        return formatter.compactInFull(value);
    return isMoney(unit) ? formatter.amountLabel(formatter.estimatedUsd(formatter.stored(value, unit)))
                         : formatter.compact(value);
}

} // namespace

ChartSpec workloadChart(const Catalog &catalog, const Board &board, const ResultTable &table, const Metric &metric,
                        const Formatter &formatter)
{
    ChartSpec chart = barChart(catalog, board, table, metric.metricId(), formatter);
    const bool isTime = unitInfo(metric.unit).dimension == Dimension::Duration;
    if (isTime)
        tellTimes(chart, table, metric);
    QList<ChartPoint> &points = chart.series.first().points;
    const bool isInFull = !isMoney(metric.unit)
        && Formatter::areInFull(mapped(points, [](const ChartPoint &point) { return point.value.value_or(0.0); }));
    for (ChartPoint &point : points) {
        if (point.value)
            point.label = labelOf(*point.value, metric.unit, isInFull, formatter);
    }
    const QString better = metric.better == Better::Higher ? tr("higher is better") : tr("lower is better");
    const PriceBook *book = catalog.book(table.book);
    const QString what = metric.remark != nullptr ? metric.remarkText() : QString();
    const bool namesBook = isMoney(metric.unit) && metric.is(OfPrice) && book != nullptr
        && what.isEmpty(); // the page's footer has it as well
    const bool isUsed = metric.metricId().text() == QLatin1String("chips_used");
    QStringList parts{isUsed ? tr("chips used") : chart.axis.unit, isUsed ? QString() : what,
                      namesBook ? book->name : QString(), better};
    chart.subtitle = dot(parts);
    fitAxis(chart, formatter);
    return chart;
}

namespace {

constexpr qsizetype shownMetrics = 4; // of workloadMetrics(); the table has all

QString boundWords(const SubjectEstimate *row)
{
    return row == nullptr || !row->estimate.bound ? QString::fromUtf8("–") : boundLabel(*row->estimate.bound);
}

Table numbersTable(const Catalog &catalog, const ResultTable &table, const WorkloadView &view,
                   const Formatter &formatter)
{
    Table numbers;
    numbers.columns << Table::Column{levelLabel(table.level), false};
    for (const Metric *metric : table.metrics)
        numbers.columns << Table::Column{columnTitle(*metric, table, formatter), true, metric->metricId().text()};
    numbers.columns << Table::Column{tr("Bottleneck")} << Table::Column{tr("Source")};
    for (const ResultRow &row : table.rows) {
        const SubjectEstimate *estimate = view.row(row.subject.id);
        Table::Row cells{row.subject.name};
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            cells << numberCell(row.cells.at(i), formatter);
        const QString sources = rowSources(catalog, row);
        cells << boundWords(estimate) << (sources.isEmpty() ? QString::fromUtf8("–") : sources);
        numbers.rows << cells;
    }
    return numbers;
}

Legend workloadLegend(const QList<ChartSpec> &charts, const Formatter &formatter)
{
    const LegendPart gap{LegendMark::Gap, tr("text instead of a number = reason why there is none")};
    return legendOn({{hatchedPart(), outlinedPart(), whiskerPart(charts, formatter), gap}}, charts);
}

// As on the Answer page, best first by the title's number, with the same rows in all charts. With many rows a low
// window shows the first ones, including the baseline.
ResultTable sortedRows(const Catalog &catalog, const Board &board, const ResultTable &table, const MetricId &said,
                       const Formatter &formatter)
{
    constexpr qsizetype inSight = 10;
    const Metric *metric = findMetric(said);
    if (metric == nullptr || table.columnOf(said) < 0)
        return table;
    QList<qsizetype> order = bestFirst(table, barChart(catalog, board, table, said, formatter), metric->better);
    const qsizetype baseline = order.indexOf(rowOfBaseline(table, board));
    if (baseline >= inSight)
        order.move(baseline, 1);
    ResultTable sorted = table;
    sorted.rows = mapped(order, [&table](qsizetype row) { return table.rows.at(row); });
    if (table.estimates.size() == table.rows.size())
        sorted.estimates = mapped(order, [&table](qsizetype row) { return table.estimates.at(row); });
    return sorted;
}

} // namespace

QList<MetricId> workloadMetrics(const Catalog &catalog, const Board &board)
{
    const Task task = taskAsked(catalog, board);
    const TaskMetrics metrics = taskMetrics(task);
    QList<MetricId> ids{metrics.chips, metrics.chipSpeed, metrics.time, metrics.cost};
    if (hasVolume(board.assumptions, task)) {
        ids.prepend(costAsked(catalog, board)); // the bill instead of the chips
        ids << ids.takeAt(1) << MetricId(QStringLiteral("month_chips"));
    }
    if (metrics.speed != metrics.chipSpeed)
        ids << metrics.speed;
    return ids << metrics.energy << metrics.energyCost;
}

PageSpec workloadPage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const WorkloadView view = workloadView(catalog, board, table);
    PageSpec page = workloadFrame(QStringLiteral("workload"), catalog, board, table, view, formatter);
    if (view.work)
        page.footer = dot({page.footer, loadText(view.work->workload, formatter)});
    setHeadline(page, board, speedHeadline({catalog, board, table, formatter}, view));
    const ResultTable sorted = sortedRows(catalog, board, table, taskMetrics(taskOf(view)).chipSpeed, formatter);
    for (const Metric *metric : table.metrics.first(std::min(shownMetrics, table.metrics.size()))) {
        page.charts << workloadChart(catalog, board, sorted, *metric, formatter);
        nameRetired(page.charts.last(), sorted);
        page.keywords << page.charts.constLast().title;
    }
    page.numbers = numbersTable(catalog, sorted, view, formatter);
    page.legend = workloadLegend(page.charts, formatter);
    nameRanges(page, formatter);
    return page;
}

} // namespace chipboard
