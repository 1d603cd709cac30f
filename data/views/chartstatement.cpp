#include "data/views/chartstatement.h"

#include "data/analysis/comparability.h"
#include "data/analysis/headline.h"
#include "data/analysis/workloadtexts.h"
#include "data/board/chartwords.h"
#include "data/compare/cells.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/pagelabels.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

#include <algorithm>
#include <utility>

namespace chipboard {
namespace {

// Metric of the bars; null if there is none, or no sentence applies.
const Metric *statedMetric(const ChartSpec &chart, const ResultTable &table)
{
    const int column = table.columnOf(MetricId(chart.id));
    if (column < 0 || chart.series.size() != 1 || chart.categories.isEmpty())
        return nullptr;
    const Metric *metric = table.metrics.at(column);
    const bool canBeSaid = metric->better == Better::Higher || isMoney(metric->unit);
    return canBeSaid && chart.title == metric->labelText() ? metric : nullptr;
}

// "Fewest chips: Trainium2 and Trainium3, 2 each"
QString fewestText(const ChartSpec &chart, const QStringList &rows, const QString &count, const Formatter &formatter)
{
    constexpr qsizetype mostNamed = 3;
    const QString counted = midSentence(chart.title);
    if (rows.size() == 1)
        return tr("Fewest %1: %2, %3", "what is counted, a row, a count").arg(counted, rows.constFirst(), count);
    if (rows.size() <= mostNamed)
        return tr("Fewest %1: %2, %3 each", "what is counted, rows, a count")
            .arg(counted, formatter.locale().createSeparatedList(rows), count);
    return tr("Fewest %1: %2, for %3 of %4 options", "what is counted, a count, two numbers")
        .arg(counted, count)
        .arg(rows.size())
        .arg(chart.categories.size());
}

// Each chip serves as many requests as it can: its waits are not those of the same load on another.
QString titleWithLoad(const ChartSpec &chart, const Metric &metric)
{
    const bool isWait = metric.is(OfServing) && unitInfo(metric.unit).dimension == Dimension::Duration;
    return isWait ? tr("%1 at each chip's own load", "a time").arg(chart.title) : chart.title;
}

// Of times and counts, which are best where they are least: "Time to first token: lowest on H100 at 435 milliseconds".
QString leastStatement(const ChartSpec &chart, const Metric &metric, const Formatter &formatter)
{
    if (metric.better != Better::Lower || chart.series.size() != 1)
        return {};
    const QList<ChartPoint> &points = chart.series.constFirst().points;
    qsizetype best = -1;
    QStringList level; // rows with the same number
    QStringList names;
    QList<Interval> values; // of which one is the lowest
    for (qsizetype i = 0; i < std::min(points.size(), chart.categories.size()); ++i) {
        if (!points.at(i).value || points.at(i).isUnlike || !points.at(i).absolute.isEmpty())
            continue;
        const double value = *points.at(i).value;
        names << chart.categories.at(i).label;
        values << Interval{points.at(i).low.value_or(value), value, points.at(i).high.value_or(value)};
        const bool isLess = best < 0 || value < *points.at(best).value;
        if (isLess)
            level.clear();
        best = isLess ? i : best;
        if (value == *points.at(best).value)
            level << chart.categories.at(i).label;
    }
    if (values.size() < 2)
        return {};
    const ChartPoint &least = points.at(best);
    if (metric.is(OfCount)) // its name says what is counted
        return fewestText(chart, level, least.label, formatter);
    const QString number = chart.axis.unit.isEmpty() ? least.label : tr("%1 %2").arg(least.label, chart.axis.unit);
    const QString title = titleWithLoad(chart, metric);
    if (level.size() > 1)
        return tr("%1: lowest at %4, on %2 of %3 rows")
            .arg(title)
            .arg(level.size())
            .arg(chart.categories.size())
            .arg(number);
    const QList<double> chances = chancesOfBest(values, Better::Lower);
    const QList<qsizetype> leaders = likelyBest(chances);
    if (leaders.size() > 1) {
        const QStringList named = mapped(leaders, [&](qsizetype leader) { return names.at(leader); });
        return fittingTitle({tr("%1: lowest on %2; which is first is open", "a measure, two or three rows")
                                 .arg(title, namesText(named, formatter)),
                             tr("%1: which is lowest is open", "a measure").arg(title)},
                            formatter);
    }
    const bool isSure = chances.at(leaders.constFirst()) > clearChance;
    const QString name = chart.categories.at(best).label;
    return fittingTitle(
        {(isSure ? tr("%1: lowest on %2 at %3") : tr("%1: probably lowest on %2 at %3")).arg(title, name, number),
         (isSure ? tr("%1: lowest on %2") : tr("%1: probably lowest on %2")).arg(title, name)},
        formatter);
}

// For a line that starts inside the plane: "Payback time: Trainium2 from 254k USD on".
QString beginningStatement(const ChartSpec &chart, const Formatter &formatter)
{
    const PlaneLine *only = nullptr;
    for (const PlaneLine &line : chart.plane.lines) {
        if (line.weight == LineWeight::Quiet || line.label.isEmpty() || line.points.isEmpty())
            continue;
        if (only != nullptr)
            return {};
        only = &line;
    }
    if (only == nullptr || chart.axis.unit.isEmpty() || only->points.constFirst().x() <= chart.axis.minimum)
        return {};
    const QString from = formatter.compact(only->points.constFirst().x()) + QChar(0x00A0) + chart.axis.unit;
    return tr("%1: %2 from %3 on", "a chart, a line on it, where it begins").arg(chart.title, only->label, from);
}

// For a row with a hollow mark for the previous generation: "Memory: Trainium3 at 144 GiB, 1.5x Trainium2".
QString rowStatement(const ChartSpec &chart, const PlaneMark &mark, const Formatter &formatter)
{
    const QString name = chart.plane.y.tickLabels.value(static_cast<qsizetype>(mark.y));
    const auto isBefore = [&mark](const PlaneMark &other) {
        return other.style == MarkStyle::Outlined && other.y == mark.y && other.id != mark.id;
    };
    const PlaneMark *before = findWhere(chart.plane.marks, isBefore);
    const auto isRatio = [&mark](const PlaneLine &line) { return line.id == mark.id; };
    if (mark.xText.isEmpty() || before == nullptr || before->x <= 0.0
        || findWhere(chart.plane.lines, isRatio) == nullptr)
        return tr("%1: %2 at %3").arg(chart.title, name, mark.xText.isEmpty() ? mark.label : mark.xText);
    const Metric *metric = findMetric(MetricId(chart.id));
    const auto amount = [&](double shown) {
        return Cell{.value = Interval::exactly(formatter.stored(shown, metric->unit)), .unit = metric->unit};
    };
    const bool isAmount = metric != nullptr && isMoney(metric->unit);
    const double times = Formatter::significant(
        isAmount ? writtenShare(amount(mark.x), amount(before->x), metric->unit, formatter) : mark.x / before->x, 2);
    if (times == 1.0)
        return tr("%1: %2 at %3, about the same as %4", "a measure, a row, its number, another row")
            .arg(chart.title, mark.yText, mark.xText, before->yText);
    return tr("%1: %2 at %3, %4x %5", "a measure, a row, its number, how many times, another row")
        .arg(chart.title, mark.yText, mark.xText, formatter.full(times), before->yText);
}

// Statement from the marks: current position, newest row, or where lines cross.
QString planeStatement(const ChartSpec &chart, const Formatter &formatter)
{
    const PlaneSpec &plane = chart.plane;
    if (plane.marks.isEmpty() && plane.lines.isEmpty())
        return plane.empty.isEmpty() ? QString() : tr("%1: %2").arg(chart.title, plane.empty.chopped(1));
    QString last;
    QString here;
    QStringList meetings;
    for (const PlaneMark &mark : plane.marks) {
        if (mark.label.isEmpty() || mark.small)
            continue;
        if (mark.shape == MarkShape::Diamond && !mark.baseline) {
            addOnce(meetings, mark.label);
            continue;
        }
        if (mark.baseline && here.isEmpty())
            here = tr("%1: %2").arg(chart.title, mark.label);
        if (namedRows(plane.y) > 0 && mark.style == MarkStyle::Solid && mark.shape == MarkShape::Circle)
            last = rowStatement(chart, mark, formatter);
    }
    // Crossings say more than the current position: "now" is not a statement.
    if (!meetings.isEmpty() && last.isEmpty())
        return tr("%1: break-even at %2").arg(chart.title, namesText(meetings, formatter));
    const QString said = here.isEmpty() ? last : here;
    return said.isEmpty() ? beginningStatement(chart, formatter) : said;
}

/// The chart's column; of the chart that the page's title is about, also those of the numbers in the title.
QList<int> columnsSaid(const PageSpec &page, const ChartSpec &chart, const ResultTable &table)
{
    QList<int> columns{table.columnOf(MetricId(chart.id))};
    if (page.charts.at(answeringChart(page)).id != chart.id)
        return columns;
    for (const MetricId &metric : page.answerMetrics)
        addOnce(columns, table.columnOf(metric));
    return columns;
}

/// Line of sources for the numbers of a chart and, above it, of the page's title; with the publishers in it.
std::pair<QString, QStringList> sourcesOfNumbers(const PageSpec &page, const ChartSpec &chart,
                                                 const HeadlineInput &input, const WorkloadView &view)
{
    const QList<int> columns = columnsSaid(page, chart, input.table);
    if (columns.contains(-1)) // the title has numbers of another table
        return {page.footer, page.publishers};
    const ResultTable table = ofColumns(input.table, columns);
    const auto any = [&table](const auto &isMeant) { return std::ranges::any_of(table.metrics, isMeant); };
    const bool hasEstimates =
        any([](const Metric *metric) { return metric->group == MetricGroup::Workload; }) && view.work;
    const bool hasMoney = any([](const Metric *metric) { return isMoney(metric->unit); });
    const PageSpec numbers{.footer = dot({footerText(input.catalog, input.board, table, input.formatter),
                                          hasEstimates ? loadText(view.work->workload, input.formatter) : QString(),
                                          customText(table, input.catalog, input.board, input.formatter)})};
    return {hasMoney ? withCurrencyLine(numbers, input.board.currency, input.formatter).footer : numbers.footer,
            publishersOf(input.catalog, table)};
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
            chart.alone = {own, page.warning, page.footer, page.publishers};
        const int column = table.columnOf(MetricId(chart.id));
        if (!isTitled && (chart.kind == ChartKind::Plane || !chart.alone.statement.isEmpty())) {
            // A statement from the page says more than the marks.
            const QString statement =
                chart.alone.statement.isEmpty() ? planeStatement(chart, formatter) : chart.alone.statement;
            if (!statement.isEmpty() && !chart.alone.footer.isEmpty())
                chart.alone.statement = statement;
            else if (!statement.isEmpty())
                chart.alone = {statement, page.warning, page.footer, page.publishers};
        }
        if (column < 0 || chart.series.size() != 1 || chart.categories.isEmpty())
            continue;
        const Metric *metric = statedMetric(chart, table);
        const ResultTable alone = ofColumn(table, column);
        const auto [footer, publishers] = sourcesOfNumbers(page, chart, {catalog, board, table, formatter}, view);
        chart.alone = {isTitled ? chart.alone.statement
                           : metric == nullptr
                           ? leastStatement(chart, *table.metrics.at(column), formatter)
                           : metricHeadline({catalog, board, table, formatter}, *metric, view).title,
                       comparability(catalog, board, alone, formatter).warning, footer, publishers};
    }
    return page;
}

bool hasOwnFooter(const PageSpec &page, const ChartSpec &chart)
{
    const bool isOfTitle = hasTwoAxes(chart) ? page.answerMetrics.isEmpty() : page.tiles.isEmpty();
    return isOfTitle && !chart.alone.footer.isEmpty();
}

QString footerBelow(const QList<ChartSpec> &charts, const PageSpec &page)
{
    PageSpec all;
    for (const ChartSpec &chart : charts) {
        if (chart.alone.footer.isEmpty())
            return page.footer;
        PageSpec one{.footer = chart.alone.footer, .publishers = chart.alone.publishers};
        if (all.footer.isEmpty())
            all = one;
        else
            addFooter(all, one);
    }
    return all.footer;
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
    const auto found = std::ranges::find_if(page.charts, isAnswer);
    return page.hasLead || found == page.charts.end() ? 0 : found - page.charts.begin();
}

} // namespace chipboard
