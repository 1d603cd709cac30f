#include "data/views/pagebuilder.h"

#include "data/analysis/comparability.h"
#include "data/analysis/contest.h"
#include "data/analysis/headline.h"
#include "data/analysis/workloadtexts.h"
#include "data/compare/instancequery.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/describe.h"
#include "data/views/pages.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace chipboard {

namespace {

// All labels of a chart have the same decimals; whole numbers stay whole, the smallest value keeps two digits.
int chartDecimals(const ResultTable &table, int column, Unit unit, const Formatter &formatter)
{
    double smallest = 0.0;
    bool whole = true;
    for (const ResultRow &row : table.rows) {
        const Cell &cell = row.cells.at(column);
        if (cell.isMissing() || cell.value->value <= 0.0)
            continue;
        const double inUsd = convert(cell.value->value, cell.unit, unit);
        const double value = formatter.shown(Interval::exactly(inUsd), unit).value;
        if (value == std::floor(value))
            continue; // needs none, however small it is
        smallest = whole ? value : std::min(smallest, value);
        whole = false;
    }
    return whole ? 0 : Formatter::decimalsFor(smallest);
}

MarkStyle styleOf(const Subject &subject, const Cell &cell)
{
    if (cell.status == FigureStatus::Announced || isAnnounced(subject))
        return MarkStyle::Hatched;
    return cell.status == FigureStatus::Estimated ? MarkStyle::Outlined : MarkStyle::Solid;
}

ChartPoint pointOf(const Subject &subject, const Cell &cell, Unit unit, int decimals, const Formatter &formatter)
{
    ChartPoint point;
    if (cell.isMissing()) {
        point.gap = gapText(cell);
        return point;
    }
    const double factor = convert(1.0, cell.unit, unit);
    const Interval inUsd = factor == 1.0 ? *cell.value : cell.value->scaled(factor);
    const Interval shown = formatter.shown(inUsd, unit);
    point.value = shown.value;
    if (!shown.isExact()) {
        point.low = shown.low;
        point.high = shown.high;
        point.coverage = cell.basis.coverage;
    }
    point.style = styleOf(subject, cell);
    const QString number = !isMoney(unit)
        ? formatter.label(formatter.shown(toldNumber(cell, formatter) * factor, unit), decimals)
        : formatter.amountLabel(isTold(cell) ? formatter.estimatedUsd(inUsd.value) : inUsd.value);
    point.isApproximate = cell.status == FigureStatus::Approximate || !shown.isExact();
    point.label = point.isApproximate ? QLatin1Char('~') + number : number;
    point.badge = priceBadge(cell);
    return point;
}

QStringList chartNotes(const ResultTable &table, int column)
{
    QStringList notes;
    if (table.metrics.at(column)->group == MetricGroup::Workload)
        return notes; // the bottleneck is the same on all charts: a page note
    for (const ResultRow &row : table.rows) {
        const Cell &cell = row.cells.at(column);
        if (!cell.isMissing() && !cell.note.isEmpty())
            notes << QStringLiteral("%1: %2").arg(row.subject.name, cell.note);
    }
    return notes;
}

Table numbersTable(const Catalog &catalog, const ResultTable &table, const Formatter &formatter)
{
    Table numbers;
    numbers.columns << Table::Column{levelLabel(table.level), false};
    for (const Metric *metric : table.metrics)
        numbers.columns << Table::Column{columnTitle(*metric, table, formatter), true};
    numbers.columns << Table::Column{tr("Source")};
    for (const ResultRow &row : table.rows) {
        Table::Row cells{row.subject.name};
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            cells << numberCell(row.cells.at(i), formatter);
        cells << rowSources(catalog, row);
        numbers.rows << cells;
    }
    return numbers;
}

} // namespace

ColourRole colourRoleOf(const Chip &chip)
{
    if (chip.family == QLatin1String("Trainium"))
        return ColourRole::Trainium;
    if (chip.family == QLatin1String("Inferentia"))
        return ColourRole::Inferentia;
    return chip.vendor == QLatin1String("NVIDIA") ? ColourRole::Nvidia : ColourRole::Other;
}

Table namesTable(const Board &board, const ResultTable &table)
{
    Table named{.columns = {{levelLabel(table.level), false}}};
    for (const ResultRow &row : table.rows) {
        named.subjects << categoryOf(board, row.subject);
        named.rows << Table::Row{row.subject.name};
    }
    return named;
}

ChartCategory categoryOf(const Board &board, const Subject &subject)
{
    const ColourRole role = subject.chip != nullptr ? colourRoleOf(*subject.chip) : ColourRole::Other;
    return {subject.id, subject.name, role, isBaseline(board, subject)};
}

ChartCategory categoryOf(const Board &board, const ResultTable &table, qsizetype row, const Metric &metric,
                         const Formatter &formatter)
{
    ChartCategory category = categoryOf(board, table.rows.at(row).subject);
    const Cell *cell = table.cell(category.id, metric.metricId());
    if (metric.group != MetricGroup::Workload || metric.unit == Unit::Chips || row >= table.estimates.size()
        || cell == nullptr || cell->isMissing())
        return category;
    const Estimate &estimate = table.estimates.at(row).estimate;
    double count = estimate.instances > 0 ? estimate.instances : estimate.count;
    if (metric.metricId().text() == QLatin1String("month_usd") && estimate.rental) // for everything rented
        count = estimate.rental->machines.value * (table.level == Level::Chip ? estimate.rental->chipsEach : 1);
    if (count > 1.0)
        category.count = tr("×%1", "behind a chip's name: how many of it").arg(formatter.full(std::round(count)));
    return category;
}

// True if most bars would be thinner than their frame.
static bool isFlat(const QList<ChartPoint> &points)
{
    constexpr double mostTimes = 50.0; // largest value over the median
    QList<double> values;
    for (const ChartPoint &point : points) {
        if (point.value)
            values << *point.value;
    }
    std::ranges::sort(values);
    return !values.isEmpty() && values.constLast() >= mostTimes * values.at(values.size() / 2);
}

ChartSpec barChart(const Catalog &catalog, const Board &board, const ResultTable &table, const MetricId &metricId,
                   const Formatter &formatter)
{
    ChartSpec spec;
    const int column = table.columnOf(metricId);
    if (column < 0)
        return spec;
    const Metric &metric = *table.metrics.at(column);
    const Unit unit = commonUnit(table, metric);
    spec.id = metricId.text();
    spec.title = metric.labelText();
    spec.subtitle = chartSubtitle(catalog, table, metric, unit, formatter);
    spec.axis.label = spec.title;
    spec.axis.unit = unitText(unit, metric, formatter);
    ChartSeries series{spec.title, {}};
    const int decimals = chartDecimals(table, column, unit, formatter);
    double largest = 0.0;
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        const ResultRow &row = table.rows.at(i);
        const Cell &cell = row.cells.at(column);
        ChartPoint point = pointOf(row.subject, cell, unit, decimals, formatter);
        point.description = describeCell(catalog, row.subject, metric, cell, formatter);
        largest = std::max(largest, point.high.value_or(point.value.value_or(0.0)));
        series.points << point;
        spec.categories << categoryOf(board, table, i, metric, formatter);
    }
    spec.sources = columnSources(catalog, table, column);
    spec.series << series;
    const RoundAxis axis = roundAxis(largest);
    spec.axis.maximum = axis.maximum;
    spec.axis.ticks = axis.ticks;
    if (isFlat(spec.series.constFirst().points))
        fitAxis(spec, formatter);
    spec.notes = chartNotes(table, column);
    return spec;
}

static QString retiredBadge() { return tr("in maintenance", "a chip's serving software"); }

void nameRetired(ChartSpec &chart, const ResultTable &table)
{
    const MetricId metric(chart.id);
    if (table.columnOf(metric) < 0)
        return;
    const QList<qsizetype> entries = contestOf(table, metric).entries;
    if (entries.isEmpty())
        return;
    for (const qsizetype row : retiredBefore(table, metric, table.rows.at(entries.constFirst()).subject.id)) {
        for (ChartCategory &category : chart.categories) {
            if (category.id == table.rows.at(row).subject.id)
                category.badge = retiredBadge();
        }
    }
}

void markRetired(ChartSpec &chart, const ResultTable &table)
{
    for (qsizetype i = 0; i < chart.categories.size(); ++i) {
        const qsizetype row = table.rowOf(chart.categories.at(i).id);
        if (row >= 0 && chart.series.constFirst().points.at(i).value && isRetired(table.rows.at(row).subject))
            chart.categories[i].badge = retiredBadge();
    }
}

static void addCharts(PageSpec &page, const Catalog &catalog, const Board &board, const ResultTable &table,
                      const Formatter &formatter)
{
    std::optional<WorkloadView> view; // estimates are made only if a chart needs them
    for (const Metric *metric : table.metrics) {
        if (metric->group != MetricGroup::Workload) {
            page.charts << barChart(catalog, board, table, metric->metricId(), formatter);
            continue;
        }
        if (!view)
            view = workloadView(catalog, board, table);
        page.charts << workloadChart(catalog, board, table, *metric, formatter);
    }
    for (ChartSpec &chart : page.charts)
        nameRetired(chart, table);
    if (!view)
        return;
    page.reasons = boundNotes(*view, formatter);
    page.notes << page.reasons << estimateNotes(*view, formatter);
}

// Discounts belong to calculations; list prices stay.
QString asListedText(const Assumptions &assumptions, const ResultTable &table, const Formatter &formatter)
{
    const bool hasPrices = std::ranges::any_of(table.metrics, [](const Metric *metric) {
        return isMoney(metric->unit) && metric->group != MetricGroup::Workload;
    });
    QStringList changed;
    eachPriceFactor(Terms(), [&](const char *, auto member, double, double) {
        const AssumptionRow &row = assumptionOf(member);
        if (const std::optional<double> &value = assumptions.*member)
            changed << tr("%1 %2").arg(row.labelText(), formatter.table(*value, row.unit));
    });
    return changed.isEmpty() || !hasPrices
        ? QString()
        : tr("Prices here are list prices. Used only in estimates: %1.").arg(changed.join(QStringLiteral(", ")));
}

// Group of a row in bestFirst().
static int placeOfKind(const ResultRow &row, const ChartPoint &point)
{
    const bool isFuture = isAnnounced(row.subject);
    if (!point.value)
        return isFuture ? 4 : 3;
    if (isFuture)
        return 2;
    return isRetired(row.subject) || point.style == MarkStyle::Hatched ? 1 : 0;
}

QList<qsizetype> bestFirst(const ResultTable &table, const ChartSpec &chart, Better better)
{
    const QList<ChartPoint> &points = chart.series.constFirst().points;
    QList<qsizetype> order(points.size());
    std::iota(order.begin(), order.end(), 0);
    const auto rank = [&](qsizetype row) { return placeOfKind(table.rows.at(row), points.at(row)); };
    std::ranges::stable_sort(order, [&](qsizetype a, qsizetype b) {
        if (rank(a) != rank(b) || !points.at(a).value || !points.at(b).value)
            return rank(a) < rank(b);
        return better == Better::Lower ? *points.at(a).value < *points.at(b).value
                                       : *points.at(a).value > *points.at(b).value;
    });
    return order;
}

PageSpec comparePage(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    return comparePage(catalog, board, evaluate(catalog, board, board.charts), formatter);
}

PageSpec comparePage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    PageSpec page = pageFrame(QStringLiteral("compare"), catalog, table);
    setHeadline(page, board, compareHeadline({catalog, board, table, formatter}));
    const Comparability fairness = comparability(catalog, board, table, formatter);
    page.warning = fairness.warning;
    page.remedyText = fairness.remedyText;
    page.remedyId = fairness.remedyId;
    page.notes = table.notes + fairness.notes;
    page.notice = lackNotice(catalog, board, table);
    if (const QString text = asListedText(board.assumptions, table, formatter); !text.isEmpty()) {
        page.notes.prepend(text); // files have no notice
        if (page.notice.text.isEmpty() && page.warning.isEmpty())
            page.notice.text = text;
    }
    addCharts(page, catalog, board, table, formatter);
    page.numbers = numbersTable(catalog, table, formatter);
    page.legend = usualLegend(page.charts);
    nameRanges(page, formatter);
    setFooter(page, catalog, board, table, formatter);
    for (const ResultRow &row : table.rows)
        page.keywords << row.subject.name;
    for (const ChartSpec &chart : std::as_const(page.charts))
        page.keywords << chart.title;
    return page;
}

namespace {

const QList<MetricId> instanceColumns{MetricId(QStringLiteral("price_chip_hour")),
                                      MetricId(QStringLiteral("price_hour")), MetricId(QStringLiteral("memory")),
                                      MetricId(QStringLiteral("network"))};

Board instanceBoard(const Catalog &catalog, const Board &board)
{
    Board instances = board;
    instances.level = Level::Instance;
    if (board.level == Level::Instance)
        return instances;
    instances.instances.clear();
    for (const Subject &subject : subjectsOf(catalog, board)) {
        for (const Instance *instance :
             subject.chip != nullptr ? catalog.instancesWith(subject.chip->id) : QList<const Instance *>()) {
            addOnce(instances.instances, instance->id);
        }
    }
    return instances;
}

Table::Cell figureCell(const Figure *figure, Unit unit, const Formatter &formatter)
{
    if (figure == nullptr || figure->isMissing())
        return {};
    const double value = figure->value->value * unitInfo(figure->unit).factor / unitInfo(unit).factor;
    return {formatter.table(value), value, unit};
}

Table instanceNumbers(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    Table numbers;
    numbers.columns << Table::Column{levelLabel(table.level), false} << Table::Column{tr("Chip")};
    for (const Metric *metric : table.metrics)
        numbers.columns << Table::Column{columnTitle(*metric, table, formatter), true};
    numbers.columns << Table::Column{tr("Chips"), true} << Table::Column{tr("vCPUs"), true}
                    << Table::Column{tr("Host memory, GiB"), true} << Table::Column{tr("Provider")}
                    << Table::Column{tr("Regions")};
    const QHash<InstanceId, QStringList> regions = regionsOfInstances(catalog);
    const auto pointer = [](const std::optional<Figure> &figure) { return figure ? &*figure : nullptr; };
    for (const ResultRow &row : table.rows) {
        const Instance &instance = *row.subject.instance;
        Table::Row cells{row.subject.name, row.subject.chip->name};
        for (const Cell &cell : row.cells)
            cells << (cell.isMissing() ? Table::Cell() : numberCell(cell, formatter));
        cells << figureCell(&instance.chips, Unit::Chips, formatter)
              << figureCell(pointer(instance.vcpu), Unit::VCpu, formatter)
              << figureCell(pointer(instance.hostMemory), Unit::GiB, formatter) << instance.provider
              << regions.value(instance.id).join(QLatin1String(", "));
        numbers.subjects << categoryOf(board, row.subject);
        numbers.rows << cells;
    }
    return numbers;
}

// A list of prices has those that are known; the others are named. Where none is known, all stay.
QStringList takeUnpriced(ResultTable &table)
{
    const auto isUnpriced = [](const ResultRow &row) { return row.cells.constFirst().isMissing(); };
    if (std::ranges::all_of(table.rows, isUnpriced))
        return {};
    QStringList names;
    for (const ResultRow &row : std::as_const(table.rows)) {
        if (isUnpriced(row))
            names << row.subject.name;
    }
    table.rows.removeIf(isUnpriced);
    return names;
}

// Which is cheapest, and by how much; below it all prices. Only the range if the two must not be compared in a title.
// Precondition: cheapest first, rows without a price last.
Headline instancesHeadline(const ResultTable &table, const Formatter &formatter)
{
    QStringList names;
    QList<double> prices;
    for (const ResultRow &row : table.rows) {
        if (const Cell &cell = row.cells.constFirst(); !cell.isMissing()) {
            names << row.subject.name;
            prices << cell.value->value;
        }
    }
    if (prices.isEmpty())
        return {tr("No prices for these instances"), {}};
    const QString least = formatter.amount(prices.constFirst());
    if (prices.size() == 1)
        return {tr("Only %1 has a price: %2 per chip-hour", "an instance, an amount").arg(names.constFirst(), least),
                {}};
    const auto count = static_cast<int>(prices.size());
    const double cheapest = prices.constFirst();
    const auto next = std::find_if_not(prices.cbegin(), prices.cend(),
                                       [cheapest](double price) { return areAlikePrices(cheapest, price); });
    if (next == prices.cend())
        return {tr("All %n instances with a price cost about %1 per chip-hour", nullptr, count).arg(least), {}};
    const QString all = tr("%n instances with a price: %1 to %2 per chip-hour", nullptr, count)
                            .arg(least, formatter.amount(prices.constLast()));
    const qsizetype tied = next - prices.cbegin();
    const bool isFair = mayLead(table.rows.constFirst().subject) && mayLead(table.rows.at(tied).subject)
        && misleadingBetween(table, 0, 0, tied).isEmpty();
    if (!isFair)
        return {all, {}};
    const QString best = namesText(names.first(tied), formatter, 1);
    const QString less = formatter.wholePercent(1.0 - cheapest / *next);
    const QString other = names.at(tied);
    const QStringList titles = tied == 1
        ? QStringList{tr("%1 is cheapest at %2 per chip-hour, %3 less than %4").arg(best, least, less, other),
                      tr("%1 is cheapest at %2 per chip-hour", "an instance, an amount").arg(best, least)}
        : QStringList{tr("%1 are cheapest at %2 per chip-hour, %3 less than %4").arg(best, least, less, other),
                      tr("%1 are cheapest at %2 per chip-hour", "several instances, an amount").arg(best, least)};
    const QString title = fittingTitle(titles + QStringList{all}, formatter);
    return {title, title == all ? QString() : QString(all + QLatin1Char('.'))};
}

// The reason as title, so that an export of several pages has it in words; the selection is listed without numbers.
void addNoInstances(PageSpec &page, const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    const ResultTable asked = evaluate(catalog, board, QList<MetricId>());
    QStringList names;
    for (const ResultRow &row : asked.rows)
        addOnce(names, row.subject.chip != nullptr ? row.subject.chip->name : row.subject.name);
    const QString why = names.isEmpty()
        ? tr("No chips are selected")
        : fittingTitle({tr("No cloud instance with %1 is known", "chips").arg(namesText(names, formatter)),
                        tr("No cloud instance with these chips is known")},
                       formatter);
    setHeadline(page, board, {why, {}});
    page.numbers = namesTable(board, asked);
    page.footer = footerText(catalog, board, asked, formatter);
    page.charts << barePlane(QStringLiteral("instances"), tr("Cloud instances"), {},
                             tr("Select chips that a provider rents out as instances."));
}

} // namespace

PageSpec instancesPage(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    const Board instances = instanceBoard(catalog, board);
    ResultTable table = evaluate(catalog, instances, instanceColumns);
    table.rows.removeIf([](const ResultRow &row) { return row.subject.instance == nullptr; }); // chips not for rent
    const auto price = [](const ResultRow &row) {
        const Cell &cell = row.cells.constFirst();
        return std::pair(cell.isMissing(), cell.isMissing() ? 0.0 : cell.value->value);
    };
    std::ranges::stable_sort(table.rows,
                             [&price](const ResultRow &a, const ResultRow &b) { return price(a) < price(b); });
    PageSpec page = pageFrame(QStringLiteral("instances"), catalog, table);
    if (table.rows.isEmpty()) {
        addNoInstances(page, catalog, board, formatter);
        return page;
    }
    setHeadline(page, board, instancesHeadline(table, formatter));
    page.numbers = instanceNumbers(catalog, instances, table, formatter);
    page.notes = table.notes;
    page.footer = footerText(catalog, instances, table, formatter);
    constexpr qsizetype mostNamed = 24; // which a sentence has room for
    const QStringList unpriced = takeUnpriced(table);
    page.charts << barChart(catalog, instances, table, instanceColumns.constFirst(), formatter);
    page.legend = usualLegend(page.charts);
    if (!unpriced.isEmpty()) // below the chart
        page.footer = tr("%1 %2", "two sentences")
                          .arg(tr("No price of this kind: %1.", "names").arg(namesText(unpriced, formatter, mostNamed)),
                               page.footer);
    for (const ResultRow &row : table.rows)
        page.keywords << row.subject.name;
    return page;
}

} // namespace chipboard
