#include "data/views/pages.h"

#include "data/analysis/mainquestion.h"
#include "data/analysis/valueoffers.h"
#include "data/board/books.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/describe.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

QString rentWords(Level level)
{
    switch (level) {
    case Level::Chip:
        return tr("USD per chip-hour");
    case Level::Instance:
        return tr("USD per instance-hour");
    case Level::System:
        return tr("USD per system-hour");
    }
    return {};
}

QString rentUnit(Level level, const Formatter &formatter) { return formatter.unitWords(rentWords(level)); }

QString speedUnit(Level level, Task task)
{
    const bool items = task == Task::Batch;
    switch (level) {
    case Level::Chip:
        return items ? tr("items per second per chip") : tr("tokens per second per chip");
    case Level::Instance:
        return items ? tr("items per second per instance") : tr("tokens per second per instance");
    case Level::System:
        return items ? tr("items per second per system") : tr("tokens per second per system");
    }
    return {};
}

// Text for an amount in USD.
QString ratioText(double ratio, Task task, const Formatter &formatter)
{
    return formatter.compactMoney(ratio) + QChar(0x00A0) + formatter.unitWords(costUnitText(task));
}

// Label of a line of equal cost, whose unit is in the legend.
QString shortRatioText(double ratio, const Formatter &formatter)
{
    return formatter.compactMoney(ratio) + QChar(0x00A0) + formatter.unitText(Unit::Usd);
}

PlaneMark markOf(const Board &board, const ValueOffer &offer, Task task, const Formatter &formatter)
{
    const Subject &subject = offer.row->subject;
    PlaneMark mark{.id = subject.id,
                   .label = withBadge(subject.name, priceBadge(*offer.ratio)),
                   .role = colourRoleOf(*subject.chip),
                   .style = isAnnounced(subject) ? MarkStyle::Hatched : MarkStyle::Outlined,
                   .baseline = isBaseline(board, subject)};
    const Interval rent = formatter.shown(offer.rent, Unit::UsdPerHour);
    mark.x = rent.value;
    mark.y = offer.speed.value;
    if (!rent.isExact()) {
        mark.xLow = rent.low;
        mark.xHigh = rent.high;
    }
    if (!offer.speed.isExact()) {
        mark.yLow = offer.speed.low;
        mark.yHigh = offer.speed.high;
        mark.coverage = offer.row->estimate.bases.speed.coverage;
    }
    mark.xText = formatter.moneyLabel(offer.rent.value) + QChar(0x00A0) + rentUnit(board.level, formatter);
    mark.yText = formatter.compact(mark.y) + QChar(0x00A0) + speedUnit(board.level, task);
    const QString bound = offer.row->estimate.bound ? boundLabel(*offer.row->estimate.bound) : QString();
    mark.description =
        tr("%1: %2 for %3, so %4; throughput range %5 to %6; bottleneck: %7.")
            .arg(subject.name, mark.yText, mark.xText, ratioText(offer.ratio->value->value, task, formatter),
                 formatter.lowEnd().compact(offer.speed.low), formatter.highEnd().compact(offer.speed.high), bound);
    if (offer.onFront)
        mark.description += QLatin1Char(' ') + tr("No other option is both cheaper and faster.");
    return mark;
}

void fitPlane(ChartSpec &chart, const QList<ValueOffer> &offers, const Board &board, Task task,
              const Formatter &formatter)
{
    QList<double> x;
    QList<double> y;
    for (const ValueOffer &offer : offers) {
        const Interval rent = formatter.shown(offer.rent, Unit::UsdPerHour);
        x << rent.value << rent.low << rent.high;
        y << offer.speed.value << offer.speed.low << offer.speed.high;
    }
    // Lines of equal ratio are straight only if both axes have the same scale.
    const RowScale chosen = wordsOf(board.words, QStringLiteral("value"), chart.id).scale;
    const bool isLog =
        chosen == RowScale::Automatic ? spansTenfold(x) || spansTenfold(y) : chosen == RowScale::Logarithmic;
    const RowScale both = isLog ? RowScale::Logarithmic : RowScale::Linear;
    chart.axis = fittedAxis(tr("Price"), rentUnit(board.level, formatter), x, both, formatter);
    chart.plane.y = fittedAxis(tr("Throughput"), speedUnit(board.level, task), y, both, formatter);
    chart.plane.takesScale = true;
}

PlaneLine frontLine(const QList<ValueOffer> &offers, const Formatter &formatter)
{
    PlaneLine line{.weight = LineWeight::Strong, .name = tr("Pareto front")};
    line.description =
        tr("Pareto front: for each on this line, no other that is on sale and supported is both cheaper and faster.");
    for (const ValueOffer &offer : offers) {
        if (offer.onFront)
            line.points << QPointF(formatter.shown(offer.rent.value, Unit::UsdPerHour), offer.speed.value);
    }
    std::ranges::sort(
        line.points, [](const QPointF &a, const QPointF &b) { return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y(); });
    return line;
}

// Two digits are enough for a reference line.
double roundRatio(double ratio)
{
    const double power = std::pow(10.0, std::floor(std::log10(ratio)));
    const double digits = std::max(1.0, std::round(ratio / power * 2.0) / 2.0);
    return digits * power;
}

// From cheapest to most expensive, logarithmic; fewer if rounding makes them equal. In the display currency.
QList<double> ratiosToDraw(const QList<ValueOffer> &offers, const Formatter &formatter)
{
    const auto ratioOf = [&formatter](const ValueOffer &offer) {
        return formatter.shown(offer.ratio->value->value, offer.ratio->unit);
    };
    double low = ratioOf(offers.constFirst());
    double high = low;
    for (const ValueOffer &offer : offers) {
        low = std::min(low, ratioOf(offer));
        high = std::max(high, ratioOf(offer));
    }
    if (high < 1.2 * low) {
        low /= 1.5;
        high *= 1.5;
    }
    QList<double> ratios;
    for (const double ratio : {low, std::sqrt(low * high), high}) {
        const double round = roundRatio(ratio);
        addOnce(ratios, round);
    }
    return ratios;
}

void addRatioLines(ChartSpec &chart, const QList<ValueOffer> &offers, Task task, const Formatter &formatter)
{
    const double factor = ratioFactor(offers);
    const Unit unit = offers.constFirst().ratio->unit;
    for (const double ratio : ratiosToDraw(offers, formatter)) {
        const double slope = factor / ratio; // speed per USD, or per unit of the display currency, and hour
        const double from = std::max(chart.axis.minimum, chart.plane.y.minimum / slope);
        const double to = std::min(chart.axis.maximum, chart.plane.y.maximum / slope);
        if (!(from < to))
            continue;
        PlaneLine line{.weight = LineWeight::Quiet};
        const QString cost = ratioText(formatter.stored(ratio, unit), task, formatter);
        line.label = shortRatioText(formatter.stored(ratio, unit), formatter);
        line.points = {{from, from * slope}, {to, to * slope}};
        line.description = isTraining(task) ? tr("On this line the run costs %1.").arg(cost)
                                            : tr("On this line the work costs %1.").arg(cost);
        chart.plane.lines << line;
    }
}

// Rows missing from the chart, with their gap texts; empty if none.
QString absentText(const ResultTable &table, const QList<ValueOffer> &offers, const Formatter &formatter)
{
    QStringList absent;
    for (const ResultRow &row : table.rows) {
        const bool known = std::any_of(offers.cbegin(), offers.cend(), [&row](const ValueOffer &offer) {
            return offer.row->subject.id == row.subject.id;
        });
        if (!known && !row.cells.isEmpty())
            absent << tr("%1 (%2)").arg(row.subject.name, gapText(row.cells.constLast()));
    }
    return namesText(absent, formatter);
}

// Axis titles name the quantities. Missing rows are named where screen, slides and files all show it.
QString subtitleOf(const ChartSpec &chart, const QString &absent)
{
    const bool logarithmic = chart.axis.scale == AxisScale::Logarithmic;
    QStringList parts{logarithmic ? tr("both axes logarithmic") : tr("both axes from zero"),
                      tr("up and left is better")};
    if (!absent.isEmpty())
        parts << tr("not drawn: %1").arg(absent);
    return dot(parts);
}

ChartSpec planeChart(const Board &board, const QList<ValueOffer> &offers, Task task, const QString &book,
                     const QString &absent, const Formatter &formatter)
{
    if (offers.isEmpty()) // axes without data would float in an empty card
        return barePlane(QStringLiteral("value"), tr("Price and speed"), {},
                         tr("No selected item has both an estimate and a price in \"%1\".").arg(book));
    ChartSpec chart{ChartKind::Plane, QStringLiteral("value"), tr("Price and speed")};
    fitPlane(chart, offers, board, task, formatter);
    chart.subtitle = subtitleOf(chart, absent);
    addRatioLines(chart, offers, task, formatter);
    chart.plane.lines << frontLine(offers, formatter);
    for (const ValueOffer &offer : offers)
        chart.plane.marks << markOf(board, offer, task, formatter);
    return chart;
}

/// Columns that need stated assumptions: monthly work, tokens sold, a fleet.
QList<qsizetype> askedColumns(const ResultTable &table)
{
    QList<qsizetype> columns;
    for (qsizetype i = 0; i < table.metrics.size(); ++i) {
        const Metric &metric = *table.metrics.at(i);
        if (metric.is(OfSale) || metric.is(OfFleet) || QLatin1String(metric.id) == QLatin1String("month_usd"))
            columns << i;
    }
    return columns;
}

Table numbersTable(const Catalog &catalog, const Board &board, const ResultTable &table,
                   const QList<ValueOffer> &offers, Task task, const Formatter &formatter)
{
    const QString none = QString::fromUtf8("–");
    Table numbers;
    const QList<MetricId> metrics = valueMetrics(task);
    numbers.columns = {{levelLabel(table.level), false},
                       {rentUnit(board.level, formatter), true, metrics.at(1).text()},
                       {speedUnit(board.level, task), true, metrics.at(0).text()},
                       {formatter.unitWords(isTraining(task) ? tr("Cost of the run, USD") : costUnitText(task)), true,
                        table.metrics.isEmpty() ? QString() : table.metrics.constLast()->metricId().text()},
                       {tr("On the Pareto front")},
                       {tr("Source")}};
    const QList<qsizetype> asked = askedColumns(table);
    for (qsizetype i = 0; i < asked.size(); ++i) {
        const Metric &metric = *table.metrics.at(asked.at(i));
        numbers.columns.insert(4 + i, {columnTitle(metric, table, formatter), true, metric.metricId().text()});
    }
    const Metric *cost = table.metrics.isEmpty() ? nullptr : table.metrics.constLast();
    for (const ResultRow &row : table.rows) {
        const auto offer = std::find_if(offers.cbegin(), offers.cend(), [&row](const ValueOffer &candidate) {
            return candidate.row->subject.id == row.subject.id;
        });
        const bool known = offer != offers.cend();
        const QString sources = rowSources(catalog, row);
        const Table::Cell costCell = cost == nullptr ? Table::Cell(none) : numberCell(row.cells.constLast(), formatter);
        Table::Cell rent(none);
        Table::Cell speed(none);
        if (known) {
            rent = {formatter.tableMoney(offer->rent.value), formatter.shown(offer->rent.value, Unit::UsdPerHour),
                    Unit::UsdPerHour};
            const double told = Formatter::significant(offer->speed.value, 3);
            speed = exactCell(formatter.table(told), offer->speed.value, told);
        }
        numbers.subjects << categoryOf(board, row.subject);
        numbers.rows << Table::Row{row.subject.name,
                                   rent,
                                   speed,
                                   costCell,
                                   !known               ? none
                                       : offer->onFront ? tr("yes")
                                                        : tr("no"),
                                   sources.isEmpty() ? none : sources};
        for (qsizetype i = 0; i < asked.size(); ++i)
            numbers.rows.last().insert(4 + i, numberCell(row.cells.at(asked.at(i)), formatter));
    }
    return numbers;
}

Legend legendOf(const ChartSpec &chart, Task task, const Formatter &formatter)
{
    if (chart.plane.marks.isEmpty())
        return {};
    Legend legend = legendOn({{hatchedPart(), outlinedPart(), whiskerPart({chart}, formatter)}}, {chart});
    legend << LegendPart{LegendMark::Strong, tr("thick line = best offers, none is both cheaper and faster")}
           << LegendPart{LegendMark::Thin,
                         tr("thin lines = equal cost, %1").arg(formatter.unitWords(costUnitText(task)))};
    return legend << legendOn({{{LegendMark::Ring, tr("ring = baseline")}}}, {chart});
}

} // namespace

QList<MetricId> valueMetrics(const Catalog &catalog, const Board &board)
{
    const Task task = taskAsked(catalog, board);
    QList<MetricId> ids = valueMetrics(task);
    if (hasVolume(board.assumptions, task))
        ids.insert(ids.size() - 1, MetricId(QStringLiteral("month_usd"))); // the cost stays last
    const Assumptions &assumed = board.assumptions;
    for (const Metric &metric : metricTable()) {
        const bool isAsked = (metric.is(OfSale) && assumed.tokenPrice)
            || (metric.is(OfFleet) && (assumed.fleetBudget || assumed.fleetPower));
        if (isAsked && metric.isOf(task))
            ids.insert(ids.size() - 1, metric.metricId());
    }
    return ids;
}

PageSpec valuePage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const WorkloadView view = workloadView(catalog, board, table);
    const Task task = taskOf(view);
    const QList<ValueOffer> offers = valueOffers(table, view);
    PageSpec page = workloadFrame(QStringLiteral("value"), catalog, board, table, view, formatter);
    setHeadline(page, board, valueHeadline({catalog, board, table, formatter}, view));
    const QString absent = absentText(table, offers, formatter);
    page.charts << planeChart(board, offers, task, pricesName(catalog, board), absent, formatter);
    page.numbers = numbersTable(catalog, board, table, offers, task, formatter);
    page.legend = legendOf(page.charts.constFirst(), task, formatter);
    QStringList notes;
    if (!absent.isEmpty())
        notes << tr("Not on the chart: %1.").arg(absent);
    if (!offers.isEmpty())
        notes << tr("Price and speed are per unit if the workload needs several. The front uses central values; ranges "
                    "may overlap.");
    page.notes = notes + page.notes;
    page.keywords << tr("price and speed") << tr("value for money");
    return page;
}

} // namespace chipboard
