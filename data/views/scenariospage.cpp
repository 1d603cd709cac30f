#include "data/views/pages.h"

#include "data/analysis/besidebaseline.h"
#include "data/analysis/headline.h"
#include "data/analysis/mainquestion.h"
#include "data/compare/apply.h"
#include "data/compare/figuretable.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/listwords.h"
#include "data/views/ownmarks.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"
#include "data/views/table.h"
#include "data/views/tableexport.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

// Title of the Scenarios page: the best row per scenario, no stronger than the ranges allow; if price kinds differ,
// both numbers and the result of a list of one kind.

/// An evaluated scenario.
struct ScenarioCase
{
    QString name;
    QString settings; ///< differences from the others
    bool inForce = false;
    Board board;
    Catalog catalog;
    ResultTable table; ///< of a cost and a speed
};

/// The best row of a scenario, and the rows tied with it.
struct ScenarioBest
{
    const Subject *subject = nullptr; ///< null if no row has a number
    QString rivals;                   ///< "H100", "3 others"; empty if none
};

ScenarioBest bestOf(const ScenarioCase &one, qsizetype column)
{
    const Contest contest = contestOf(one.table, one.table.metrics.at(column)->metricId());
    if (contest.entries.isEmpty())
        return {};
    const auto nameAt = [&](qsizetype place) { return one.table.rows.at(contest.entries.at(place)).subject.name; };
    QString rivals;
    if (contest.level == 2)
        rivals = nameAt(1);
    else if (contest.level > 2)
        rivals = tr("%n others", "chips", static_cast<int>(contest.level) - 1);
    return {&one.table.rows.at(contest.entries.constFirst()).subject, rivals};
}

/// Scenarios with the same winner.
struct ScenarioWins
{
    QString name;
    QString rivals;         ///< tied rows
    QString id;             ///< of the row
    QList<qsizetype> where; ///< scenarios
};

QList<ScenarioWins> winsOf(const QList<ScenarioCase> &cases, qsizetype column)
{
    QList<ScenarioWins> all;
    for (qsizetype i = 0; i < cases.size(); ++i) {
        const ScenarioBest best = bestOf(cases.at(i), column);
        if (best.subject == nullptr)
            continue;
        const QString id = best.subject->id;
        auto wins = std::ranges::find_if(
            all, [&](const ScenarioWins &known) { return known.id == id && known.rivals == best.rivals; });
        if (wins == all.end())
            wins = all.insert(all.end(), ScenarioWins{best.subject->name, best.rivals, id, {}});
        wins->where << i;
    }
    // Clear wins first.
    std::ranges::stable_sort(
        all, [](const ScenarioWins &a, const ScenarioWins &b) { return a.rivals.isEmpty() && !b.rivals.isEmpty(); });
    return all;
}

QString everywhereText(bool cost, const QString &name, qsizetype scenarios)
{
    const auto count = static_cast<int>(scenarios);
    if (count == 2)
        return cost ? tr("%1 costs least in both scenarios").arg(name)
                    : tr("%1 has the most throughput in both scenarios").arg(name);
    return cost ? tr("%1 costs least in all %n scenarios", nullptr, count).arg(name)
                : tr("%1 has the most throughput in all %n scenarios", nullptr, count).arg(name);
}

// "“Base”"
QString quotedName(const QString &name) { return tr("“%1”").arg(name); }

/// Input of the title.
struct ScenarioTold
{
    const QList<ScenarioCase> &cases;
    qsizetype column;
    const Formatter &formatter;

    /// "both scenarios", "“List” and “Block”"
    [[nodiscard]] QString places(const ScenarioWins &wins) const
    {
        if (wins.where.size() == cases.size())
            return cases.size() == 2 ? tr("both scenarios")
                                     : tr("all %n scenarios", nullptr, static_cast<int>(cases.size()));
        const QStringList names = mapped(wins.where, [&](qsizetype i) { return quotedName(cases.at(i).name); });
        return formatter.locale().createSeparatedList(names);
    }
};

QString firstPart(const ScenarioTold &told, const QList<ScenarioWins> &all)
{
    const ScenarioWins &wins = all.constFirst();
    const bool cost = told.column == 0;
    if (!wins.rivals.isEmpty())
        return cost
            ? tr("%1 and %2 cost about the same in %3").arg(wins.name, wins.rivals, told.places(wins))
            : tr("%1 and %2 have about the same throughput in %3").arg(wins.name, wins.rivals, told.places(wins));
    if (wins.where.size() == told.cases.size())
        return everywhereText(cost, wins.name, told.cases.size());
    return cost ? tr("%1 costs least in %2").arg(wins.name, told.places(wins))
                : tr("%1 has the most throughput in %2").arg(wins.name, told.places(wins));
}

QString laterPart(const ScenarioTold &told, const ScenarioWins &wins)
{
    if (!wins.rivals.isEmpty())
        return tr("%1 and %2 are about the same in %3").arg(wins.name, wins.rivals, told.places(wins));
    return tr("%1 in %2", "a chip, and the scenarios in which it is best").arg(wins.name, told.places(wins));
}

// By the table's column, 0 is the cost: "By our estimates Trainium2 (at its capacity-block price) is lowest in both
// scenarios, in “List” 1.75 against 2.51 USD per 1M tokens for H100; at the prices of "AWS capacity blocks" the two
// cannot be told apart".
QString scenarioTakeaway(const QList<ScenarioCase> &cases, qsizetype column, const Formatter &formatter)
{
    const QList<ScenarioWins> all = winsOf(cases, column);
    if (all.isEmpty())
        return tr("No scenario has a number to compare");
    const ScenarioTold told{cases, column, formatter};
    QStringList parts{firstPart(told, all)};
    for (const ScenarioWins &other : all.sliced(1))
        parts << laterPart(told, other);
    return fittingTitle({parts.join(QLatin1String("; ")), parts.constFirst()}, formatter);
}

const AssumptionRow *assumptionOf(const SettingId &setting)
{
    return setting.startsWith(QLatin1String("assumption/"))
        ? findAssumption(AssumptionId(setting.section(QLatin1Char('/'), 1)))
        : nullptr;
}

const Override *overrideOf(const Scenario &scenario, const SettingId &setting)
{
    const QString key = setting.section(QLatin1Char('/'), 1);
    return findWhere(scenario.overrides, [&key](const Override &one) { return one.of.key() == key; });
}

QString assumedValue(const AssumptionRow &row, const Assumptions &assumptions, const Formatter &formatter)
{
    if (const std::optional<double> value = valueOf(row, assumptions))
        return formatter.table(*value, row.unit);
    return tr("as found");
}

} // namespace

QString settingName(const Catalog &catalog, const Board &board, const SettingId &setting)
{
    if (const AssumptionRow *row = assumptionOf(setting))
        return row->labelText();
    for (qsizetype i = 0; i < board.scenarios.all.size(); ++i) {
        const Scenario scenario = scenarioAt(board, i);
        if (const Override *own = overrideOf(scenario, setting))
            return figureName(catalog, own->of);
    }
    if (setting == QLatin1String("regions"))
        return tr("Region");
    return setting == QLatin1String("prices") ? tr("Prices") : setting;
}

QString settingValue(const Catalog &catalog, const Scenario &scenario, const SettingId &setting,
                     const Formatter &formatter)
{
    if (const AssumptionRow *row = assumptionOf(setting))
        return assumedValue(*row, scenario.assumptions, formatter);
    if (setting == QLatin1String("prices")) {
        const PriceBook *book = catalog.book(scenario.priceBook);
        return book != nullptr ? book->name : scenario.priceBook.text();
    }
    if (setting == QLatin1String("regions"))
        return scenario.regions.isEmpty() ? tr("all regions") : scenario.regions.join(u", ");
    const Override *own = overrideOf(scenario, setting);
    return own != nullptr ? valueText(own->value, own->unit, formatter) : tr("as published");
}

QString scenarioText(const Catalog &catalog, const Board &board, qsizetype index, const Formatter &formatter)
{
    const Scenario scenario = scenarioAt(board, index);
    QStringList parts;
    const QList<SettingId> settings = differingSettings(board);
    for (const SettingId &setting : settings) {
        const QString value = settingValue(catalog, scenario, setting, formatter);
        parts << tr("%1 %2", "a setting and its value").arg(settingName(catalog, board, setting), value);
    }
    return parts.isEmpty() ? tr("no differences yet") : dot(parts);
}

// "Prices of “Base” and “Discount”: On-demand list, us-east-1, 2026-07-20" for each list, from scenario names and
// lists.
static QStringList scenarioBooks(const Catalog &catalog, const QList<std::pair<QString, BookId>> &scenarios,
                                 const Formatter &formatter)
{
    QList<BookId> books;
    for (const auto &[name, id] : scenarios)
        addOnce(books, id);
    QStringList texts;
    for (const BookId &id : std::as_const(books)) {
        const PriceBook *book = catalog.book(id);
        if (book == nullptr)
            continue;
        QStringList names;
        for (const auto &[name, other] : scenarios) {
            if (other == id)
                names << tr("“%1”").arg(name);
        }
        const QString list = bookText(catalog, id, book->regions.value(0));
        texts << (books.size() == 1 ? tr("Prices: %1").arg(list)
                                    : tr("Prices of %1: %2", "scenarios, a price list")
                                          .arg(formatter.locale().createSeparatedList(names), list));
    }
    return texts;
}

namespace {

// Metric for the comparison: the question of the Answer page, the monthly bill if all scenarios state a volume.
QList<MetricId> metricsOfAll(const Catalog &catalog, const Board &board)
{
    QList<MetricId> metrics = scenarioMetrics(catalog, board);
    for (qsizetype i = 0; i < board.scenarios.all.size(); ++i) {
        const QList<MetricId> own = scenarioMetrics(catalog, inScenario(board, i));
        if (own != metrics)
            metrics.first() = taskMetrics(taskAsked(catalog, board)).cost;
    }
    return metrics;
}

QList<ScenarioCase> casesOf(const Catalog &published, const Board &board, const Formatter &formatter)
{
    QList<ScenarioCase> cases;
    const QList<MetricId> metrics = metricsOfAll(published, board);
    for (qsizetype i = 0; i < board.scenarios.all.size(); ++i) {
        ScenarioCase one{.name = board.scenarios.all.at(i).name,
                         .settings = scenarioText(published, board, i, formatter),
                         .inForce = i == board.scenarios.inForce,
                         .board = inScenario(board, i)};
        one.catalog = withFigures(published, one.board);
        one.table = evaluate(one.catalog, one.board, metrics);
        cases << one;
    }
    return cases;
}

/// The baseline scenario.
const ScenarioCase &baseOf(const QList<ScenarioCase> &cases)
{
    return cases.at(std::clamp<qsizetype>(cases.constFirst().board.scenarios.baseline, 0, cases.size() - 1));
}

// The cost if any scenario has one; otherwise all rows would be gaps.
qsizetype columnShown(const QList<ScenarioCase> &cases)
{
    const bool hasCost = std::ranges::any_of(cases, [](const ScenarioCase &one) {
        return std::ranges::any_of(one.table.rows,
                                   [](const ResultRow &row) { return row.cells.constFirst().value.has_value(); });
    });
    return hasCost ? 0 : 1;
}

// One scale for all, so that bars are comparable.
void shareAxis(QList<ChartSpec> &charts, const Formatter &formatter)
{
    ChartSpec together = charts.constFirst();
    for (qsizetype i = 1; i < charts.size(); ++i)
        together.series << charts.at(i).series;
    fitAxis(together, formatter);
    for (ChartSpec &chart : charts) {
        chart.kind = together.kind;
        chart.axis = together.axis;
    }
}

// With another price list, another instance may represent a chip: that is another row.
const Cell &cellOf(const ScenarioCase &one, const QString &subject, qsizetype column)
{
    static const Cell none = [] {
        Cell cell{.reason = tr("not in this scenario")};
        cell.gap = cell.reason;
        cell.missingKind = MissingKind::NotApplicable;
        return cell;
    }();
    const Cell *cell = one.table.cell(subject, one.table.metrics.at(column)->metricId());
    return cell != nullptr ? *cell : none;
}

/// A number compared with the baseline scenario's. Both are for the same chip and model, whose errors coincide: only
/// the settings differ, so middle values are compared.
BesideBaseline besideOf(const Cell &from, const Cell &to, const Metric &metric)
{
    BesideBaseline one;
    if (!from.value || !to.value || !(from.value->value > 0.0))
        return one;
    const double share = to.value->value / from.value->value;
    one.share = {share, share, share};
    one.kind = share == 1.0 ? BesideBaseline::Kind::Same : BesideBaseline::Kind::Apart;
    if (share != 1.0)
        one.beside = (share > 1.0) == (metric.better == Better::Higher) ? Beside::Better : Beside::Worse;
    return one;
}

// Bars keep their lengths, because all charts of the page share one scale.
void tellAgainst(ChartSpec &chart, const ScenarioCase &one, const ScenarioCase &base, qsizetype column,
                 const Formatter &formatter)
{
    const Metric &metric = *one.table.metrics.at(column);
    for (qsizetype i = 0; i < chart.categories.size(); ++i) {
        const QString id = chart.categories.at(i).id;
        const BesideBaseline beside = besideOf(cellOf(base, id, column), cellOf(one, id, column), metric);
        const QString label = besideLabel(beside, one.board.values, formatter);
        ChartPoint &point = chart.series.first().points[i];
        if (label.isEmpty() || !point.value)
            continue;
        point.description +=
            QLatin1Char(' ') + besideSentence(beside, quotedName(base.name), one.board.values, formatter);
        point.absolute = point.label;
        point.label = label;
        point.beside = beside.beside;
    }
}

QList<ChartSpec> chartsOf(const QList<ScenarioCase> &cases, qsizetype column, const Formatter &formatter)
{
    QList<ChartSpec> charts;
    for (const ScenarioCase &one : cases) {
        ChartSpec chart = workloadChart(one.catalog, one.board, one.table, *one.table.metrics.at(column), formatter);
        chart = withOwnMarks(chart, one.table);
        chart.id = QStringLiteral("scenario.%1").arg(charts.size());
        chart.title = one.inForce ? tr("%1 (active)").arg(one.name) : one.name;
        chart.subtitle = dot({chart.axis.unit, one.settings});
        if (const ScenarioCase &base = baseOf(cases); &base != &one)
            tellAgainst(chart, one, base, column, formatter);
        charts << chart;
    }
    shareAxis(charts, formatter);
    return charts;
}

// "−0.62 (−50 %)", or in the board's value form: "▼ 0.5×"
QString differenceText(const Cell &from, const Cell &to, const Metric &metric, ValueForm form,
                       const Formatter &formatter)
{
    if (!from.value || !to.value)
        return QString::fromUtf8("–");
    if (const QString ratio = besideLabel(besideOf(from, to, metric), form, formatter); !ratio.isEmpty())
        return ratio;
    const double difference = to.value->value - from.value->value;
    const double size = std::fabs(difference);
    const QString sign = difference < 0.0 ? QString(QChar(0x2212)) : difference > 0.0 ? QStringLiteral("+") : QString();
    const QString number = sign
        + (isMoney(metric.unit) ? formatter.compactMoney(size) : formatter.compact(formatter.shown(size, metric.unit)));
    if (from.value->value == 0.0)
        return number;
    const QString percent = sign + formatter.percent(size / std::fabs(from.value->value));
    return tr("%1 (%2)", "a difference, and the same in percent").arg(number, percent);
}

QList<Subject> subjectsOf(const QList<ScenarioCase> &cases)
{
    QList<Subject> subjects;
    for (const ScenarioCase &one : cases) {
        for (const ResultRow &row : one.table.rows) {
            const auto isIt = [&row](const Subject &known) { return known.id == row.subject.id; };
            if (std::ranges::none_of(subjects, isIt))
                subjects << row.subject;
        }
    }
    return subjects;
}

Table numbersOf(const QList<ScenarioCase> &cases, qsizetype column, const Formatter &formatter)
{
    const ScenarioCase &first = cases.constFirst();
    const Metric &metric = *first.table.metrics.at(column);
    Table numbers;
    numbers.columns << Table::Column{levelLabel(first.table.level), false};
    const QString title = columnTitle(metric, first.table, formatter);
    for (const ScenarioCase &one : cases) {
        const bool isFirst = &one == &first;
        numbers.columns << Table::Column{isFirst ? tr("%1: %2").arg(one.name, title) : one.name, true};
    }
    const ScenarioCase &base = baseOf(cases);
    QList<const ScenarioCase *> others;
    for (const ScenarioCase &one : cases) {
        if (&one != &base)
            others << &one;
    }
    for (const ScenarioCase *one : std::as_const(others))
        numbers.columns << Table::Column{tr("%1 against %2").arg(one->name, base.name), true};
    const ValueForm form = base.board.values;
    for (const Subject &subject : subjectsOf(cases)) {
        Table::Row cells{subject.name};
        for (const ScenarioCase &one : cases)
            cells << numberCell(cellOf(one, subject.id, column), formatter);
        const Cell &from = cellOf(base, subject.id, column);
        for (const ScenarioCase *one : std::as_const(others)) {
            const Cell &to = cellOf(*one, subject.id, column);
            cells << Table::Cell(differenceText(from, to, metric, form, formatter));
            if (from.value && to.value)
                cells.last().value = formatter.shown(to.value->value - from.value->value, metric.unit);
            if (form != ValueForm::Absolute)
                cells.last().beside = besideOf(from, to, metric).beside;
        }
        numbers.subjects << categoryOf(first.board, subject);
        numbers.rows << cells;
    }
    return numbers;
}

// Keys and numbers for scripts, independent of the locale.
Table::Row fileRow(const ScenarioCase &one, const ResultRow &row, qsizetype column, const Formatter &formatter)
{
    const Cell &cell = row.cells.at(column);
    return Table::Row{one.name,         one.inForce ? QStringLiteral("yes") : QStringLiteral("no"),
                      one.settings,     row.subject.id,
                      row.subject.name, one.table.metrics.at(column)->metricId().text()}
    + listNumbers(formatter.shown(cell.value, cell.unit))
        + Table::Row{formatter.unitText(cell.unit),
                     statusCell(cell.isMissing() ? FigureStatus::Missing : cell.status),
                     cell.priceKind ? priceKindWord(*cell.priceKind) : QString(),
                     cell.fallback ? QStringLiteral("yes") : QStringLiteral("no"),
                     cell.reason,
                     formatter.formulaText(cell.formula, cell.unit)};
}

Table allRows(const QList<ScenarioCase> &cases, const Formatter &formatter)
{
    Table list = listOf("scenarios",
                        "scenario,in_force,settings,id,name,metric,value,low,high,unit,status,price_kind,"
                        "other_price_list,reason,formula",
                        {QStringLiteral("value"), QStringLiteral("low"), QStringLiteral("high")});
    for (const ScenarioCase &one : cases) {
        for (const ResultRow &row : one.table.rows) {
            for (qsizetype column = 0; column < row.cells.size(); ++column)
                list.rows << fileRow(one, row, column, formatter);
        }
    }
    return withRate(list, formatter.currency());
}

/// Differences shown as "−0.62 (−50 %)": each scenario against the baseline, empty if a value is missing.
Table allDifferences(const QList<ScenarioCase> &cases, const Formatter &formatter)
{
    Table list = listOf("differences", "scenario,against,id,name,metric,difference,percent,unit",
                        {QStringLiteral("difference"), QStringLiteral("percent")});
    const ScenarioCase &base = baseOf(cases);
    const QList<Subject> subjects = subjectsOf(cases);
    for (const ScenarioCase &one : cases) {
        if (&one == &base)
            continue;
        for (const Subject &subject : subjects) {
            for (qsizetype column = 0; column < base.table.metrics.size(); ++column) {
                const Metric &metric = *base.table.metrics.at(column);
                const std::optional<Interval> &from = cellOf(base, subject.id, column).value;
                const std::optional<Interval> &to = cellOf(one, subject.id, column).value;
                Table::Row numbers{{}, {}};
                if (from && to) {
                    const double difference = to->value - from->value;
                    numbers[0] = listNumber(formatter.shown(difference, metric.unit));
                    if (from->value != 0.0)
                        numbers[1] = listNumber(100.0 * difference / std::fabs(from->value), 6);
                }
                list.rows << Table::Row{one.name, base.name, subject.id, subject.name, metric.metricId().text()}
                        + numbers + Table::Row{unitCell(formatter.unitText(metric.unit))};
            }
        }
    }
    return withRate(list, formatter.currency());
}

// Of all scenarios, not only the active one.
void tellSources(PageSpec &page, const Catalog &published, const QList<ScenarioCase> &cases, const Formatter &formatter)
{
    QList<SourceId> uses;
    for (const ScenarioCase &one : cases) {
        for (const ResultRow &row : one.table.rows) {
            for (const Cell &cell : row.cells)
                uses << cell.sources.first(std::min<qsizetype>(1, cell.sources.size()));
        }
        page.sources << allSources(published, one.table);
    }
    page.sources.removeDuplicates();
    const QList<std::pair<QString, BookId>> books =
        mapped(cases, [](const ScenarioCase &one) { return std::pair(one.name, one.board.priceBook); });
    page.publishers = publishersIn(published, uses);
    QStringList parts{sourcesLineOf(page.publishers)};
    parts << scenarioBooks(published, books, formatter) << tr("Catalogue of %1").arg(dateText(published.revision));
    page.footer = dot(parts);
}

PageFilter baselineFilter(const QList<ScenarioCase> &cases)
{
    const QString base = QString::number(&baseOf(cases) - cases.constData());
    PageFilter filter{QStringLiteral("against"), tr("Compared with"), {}, base, true};
    for (qsizetype i = 0; i < cases.size(); ++i)
        filter.choices << PageFilter::Choice{QString::number(i), cases.at(i).name};
    return filter;
}

void addNothing(PageSpec &page, const Board &board, const ResultTable &table)
{
    page.title = tr("Add a scenario to compare prices or assumptions");
    page.warning.clear(); // nothing is compared
    page.remedyText.clear();
    page.remedyId.clear();
    page.notice = {{}, tr("Add a scenario"), QStringLiteral("do:board.scenarios")};
    page.charts << barePlane(QStringLiteral("scenario.0"), tr("Scenarios side by side"), tr("one chart per scenario"),
                             tr("Each scenario has its own prices, assumptions and custom values."));
    page.numbers = namesTable(board, table);
}

} // namespace

QList<MetricId> scenarioMetrics(const Catalog &catalog, const Board &board)
{
    return {costAsked(catalog, board), taskMetrics(taskAsked(catalog, board)).speed};
}

PageSpec scenariosPage(const Catalog &published, const Board &board, const ResultTable &table,
                       const Formatter &formatter)
{
    const WorkloadView view = workloadView(published, board, table);
    PageSpec page = workloadFrame(QStringLiteral("scenarios"), published, board, table, view, formatter);
    page.keywords << tr("scenario");
    const QList<ScenarioCase> cases = casesOf(published, board, formatter);
    if (cases.isEmpty() || table.rows.isEmpty()) {
        addNothing(page, board, table);
    } else {
        const qsizetype column = columnShown(cases);
        page.charts = chartsOf(cases, column, formatter);
        page.numbers = numbersOf(cases, column, formatter);
        page.data = allRows(cases, formatter);
        page.lists = {allDifferences(cases, formatter)};
        page.title = scenarioTakeaway(cases, column, formatter);
        page.filters << baselineFilter(cases);
        tellSources(page, published, cases, formatter);
        const QStringList notes = mapped(
            cases, [](const ScenarioCase &one) { return tr("%1: %2.").arg(quotedName(one.name), one.settings); });
        page.notes = notes + page.notes;
        if (board.values != ValueForm::Absolute)
            page.legend << LegendPart{
                LegendMark::Page,
                tr("full arrow = better, hollow arrow = worse than %1").arg(quotedName(baseOf(cases).name)),
                {LegendSign::Arrow}};
        page.legend << legendOn({{hatchedPart(), outlinedPart(), whiskerPart(page.charts, formatter), baselinePart()}},
                                page.charts);
        if (std::ranges::any_of(cases, [](const ScenarioCase &one) { return !ownIn(one.table).isEmpty(); }))
            page.legend << ownPart();
    }
    setTitle(page, board, page.title);
    return page;
}

} // namespace chipboard
