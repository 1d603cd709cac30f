#include "data/views/scoretable.h"

#include "data/analysis/contest.h"
#include "data/core/tr.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/workloadpage.h"

#include <algorithm>

namespace chipboard {
namespace {

ChartSpec chartOf(const ScoreInput &input, const ResultTable &table, const Metric &metric)
{
    return metric.group == MetricGroup::Workload
        ? workloadChart(input.catalog, input.board, table, input.view, metric, input.formatter)
        : barChart(input.catalog, input.board, table, metric.metricId(), input.formatter);
}

// In the units and decimals that the pages with all rows have.
QList<ChartPoint> pointsOf(const ChartSpec &all, const ResultTable &table)
{
    QList<ChartPoint> points;
    for (qsizetype i = 0; i < all.categories.size(); ++i) {
        const bool isShown = std::any_of(table.rows.begin(), table.rows.end(), [&](const ResultRow &row) {
            return row.subject.id == all.categories.at(i).id;
        });
        if (isShown)
            points << all.series.constFirst().points.at(i);
    }
    return points;
}

ScoreColumn columnOf(const ScoreInput &input, const Metric &metric, ChartSpec &into)
{
    const ChartSpec all = chartOf(input, input.all, metric);
    const bool isWhole = input.all.rows.size() == input.table.rows.size();
    const ChartSpec chart = isWhole ? all : chartOf(input, input.table, metric); // notes and sources of what is shown
    ScoreColumn column;
    column.metric = chart.id;
    column.title = chart.title;
    column.unit = metric.metricId().text() == QLatin1String("compute_best")
        ? tr("%1 %2").arg(all.axis.unit, precisionLabel(input.table.precision))
        : all.axis.unit;
    column.points = pointsOf(all, input.table);
    column.maximum = farthest(column.points);
    column.best = shownWinners(input.all, input.table, metric.metricId());
    if (into.categories.isEmpty())
        into.categories = chart.categories;
    for (const QString &note : chart.notes) {
        if (!into.notes.contains(note))
            into.notes << note;
    }
    for (const QString &source : chart.sources) {
        if (!into.sources.contains(source))
            into.sources << source;
    }
    return column;
}

// What takes most of the time, as on the Roofline page, and short: that capacity is why so few requests share a reading
// has no room here. Tooltip, notes and numbers say it.
QString timeText(const SubjectEstimate &row)
{
    const Estimate &estimate = row.estimate;
    const bool isRead = estimate.bound == Bound::MemoryBandwidth || estimate.bound == Bound::Capacity;
    return estimate.fits && isRead ? tr("bandwidth") : boundText(&row);
}

ScoreColumn boundColumn(const ScoreInput &input, const MetricId &about)
{
    ScoreColumn column;
    column.metric = about.text();
    column.title = tr("Bound by");
    column.hasBars = false;
    for (const ResultRow &row : input.table.rows) {
        const SubjectEstimate *estimate = input.view.row(row.subject.id);
        const bool isKnown = estimate != nullptr && estimate->estimate.bound.has_value();
        ChartPoint point;
        point.label = isKnown ? timeText(*estimate) : QString();
        point.gap = isKnown ? QString() : boundText(nullptr);
        const QString why =
            estimate == nullptr || estimate->reason.isEmpty() ? tr("not estimated") : withoutStop(estimate->reason);
        point.description = isKnown ? tr("%1, bound by %2.").arg(row.subject.name, boundText(estimate)) + u' '
                + boundSentence(*estimate->estimate.bound)
                                    : tr("%1, what bounds it is not known: %2.").arg(row.subject.name, why);
        column.points << point;
    }
    return column;
}

QString subtitleOf(const ScoreInput &input)
{
    QStringList parts;
    if (const QString shown = rowsShown(input); !shown.isEmpty())
        parts << shown; // first: it has to be read in files, which have no notice
    switch (input.table.level) {
    case Level::Chip:
        parts << tr("per chip");
        break;
    case Level::Instance:
        parts << tr("per instance");
        break;
    case Level::System:
        parts << tr("per system");
        break;
    }
    const QString peaks = precisionLabel(input.table.precision);
    const QString work = input.view.work ? precisionLabel(input.view.work->workload.precision) : peaks;
    parts << (work == peaks ? tr("%1 dense").arg(peaks)
                            : tr("peaks %1 dense, workload in %2", "two number formats").arg(peaks, work));
    if (input.view.work)
        parts << input.view.work->workload.name;
    if (const PriceBook *book = input.catalog.book(input.table.book))
        parts << book->name;
    return dot(parts);
}

} // namespace

QString rowsShown(const ScoreInput &input)
{
    if (input.table.rows.size() >= input.all.rows.size())
        return {};
    return tr("%1 of %2 shown")
        .arg(input.formatter.integer(input.table.rows.size()), input.formatter.integer(input.all.rows.size()));
}

double farthest(const QList<ChartPoint> &points)
{
    double most = 0.0;
    for (const ChartPoint &point : points)
        most = std::max({most, point.value.value_or(0.0), point.high.value_or(0.0)});
    return most > 0.0 ? most : 1.0;
}

QString boundText(const SubjectEstimate *row)
{
    if (row == nullptr || !row->estimate.bound)
        return QString::fromUtf8("–");
    return row->estimate.fits ? boundLabel(*row->estimate.bound) : tr("memory too small");
}

QList<qsizetype> shownWinners(const ResultTable &all, const ResultTable &table, const MetricId &metric)
{
    QList<qsizetype> shown;
    for (const qsizetype winner : contestOf(all, metric).winners()) {
        const QString id = all.rows.at(winner).subject.id;
        const auto row = std::find_if(table.rows.begin(), table.rows.end(),
                                      [&id](const ResultRow &one) { return one.subject.id == id; });
        if (row == table.rows.end())
            return {};
        shown << row - table.rows.begin();
    }
    return shown;
}

ChartSpec scoreTable(const ScoreInput &input, const QList<MetricId> &metrics, const MetricId &asked)
{
    ChartSpec chart;
    chart.kind = ChartKind::Scores;
    chart.id = QStringLiteral("scores");
    chart.title = tr("Side by side");
    chart.subtitle = subtitleOf(input);
    MetricId work; // whose source card tells what bounds it
    for (const MetricId &id : metrics) {
        const int column = input.table.columnOf(id);
        if (column < 0)
            continue;
        chart.scores.columns << columnOf(input, *input.table.metrics.at(column), chart);
        chart.scores.columns.last().asked = id == asked;
        if (input.table.metrics.at(column)->group == MetricGroup::Workload)
            work = id;
    }
    if (!work.isEmpty())
        chart.scores.columns << boundColumn(input, work);
    return chart;
}

} // namespace chipboard
