#include "data/charts/scenariospage.h"

#include "data/charts/ownmarks.h"
#include "data/charts/pagebuilder.h"
#include "data/charts/pagetexts.h"
#include "data/charts/rowaxis.h"
#include "data/charts/scenariotexts.h"
#include "data/charts/workloadchart.h"
#include "data/charts/workloadframe.h"
#include "data/export/tableexport.h"
#include "data/overrides/apply.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Scenarios)
};

/// One scenario, worked out.
struct Case
{
    QString name;
    QString settings; ///< what sets it apart
    bool inForce = false;
    Board board;
    Catalog catalog;
    ResultTable table;
};

QList<Case> casesOf(const Catalog &published, const Board &board, const Formatter &formatter)
{
    QList<Case> cases;
    for (qsizetype i = 0; i < board.scenarios.all.size(); ++i) {
        Case one;
        one.name = board.scenarios.all.at(i).name;
        one.settings = scenarioText(published, board, i, formatter);
        one.inForce = i == board.scenarios.inForce;
        one.board = inScenario(board, i);
        one.catalog = one.board.overrides.isEmpty() ? published : withOverrides(published, one.board.overrides);
        one.table = evaluate(one.catalog, one.board, scenarioMetrics(one.catalog, one.board));
        cases << one;
    }
    return cases;
}

// Cost when any scenario has one; else all rows would be gaps.
qsizetype columnShown(const QList<Case> &cases)
{
    const bool hasCost = std::any_of(cases.begin(), cases.end(), [](const Case &one) {
        return std::any_of(one.table.rows.begin(), one.table.rows.end(),
                           [](const ResultRow &row) { return row.cells.constFirst().value.has_value(); });
    });
    return hasCost ? 0 : 1;
}

// One scale for all, or a bar of one would lie about a bar of another.
void shareAxis(QList<ChartSpec> &charts, const Formatter &formatter)
{
    ChartSpec together = charts.constFirst();
    for (qsizetype i = 1; i < charts.size(); ++i)
        together.series << charts.at(i).series;
    fitAxis(together, formatter);
    for (ChartSpec &chart : charts) {
        chart.kind = together.kind;
        chart.axis = together.axis;
        for (const ChartSeries &series : std::as_const(together.series))
            chart.reach << series.points;
    }
}

QList<ChartSpec> chartsOf(const QList<Case> &cases, qsizetype column, const Formatter &formatter)
{
    QList<ChartSpec> charts;
    for (const Case &one : cases) {
        const WorkloadView view = workloadView(one.catalog, one.board, one.table);
        ChartSpec chart =
            workloadChart(one.catalog, one.board, one.table, view, *one.table.metrics.at(column), formatter);
        chart = withOwnMarks(chart, one.table);
        chart.id = QStringLiteral("scenario.%1").arg(charts.size());
        chart.title = one.inForce ? Texts::tr("%1 (in force)").arg(one.name) : one.name;
        chart.subtitle = dot({chart.axis.unit, one.settings});
        charts << chart;
    }
    shareAxis(charts, formatter);
    return charts;
}

// Another list of prices can have another instance stand for a chip: that is another row.
const Cell &cellOf(const Case &one, const QString &subject, qsizetype column)
{
    static const Cell none = [] {
        Cell cell;
        cell.reason = Texts::tr("not in this scenario");
        cell.gap = cell.reason;
        cell.missingKind = MissingKind::NotApplicable;
        return cell;
    }();
    const Cell *cell = one.table.cell(subject, one.table.metrics.at(column)->metricId());
    return cell != nullptr ? *cell : none;
}

// "−0.62 (−50 %)"
QString differenceText(const Cell &from, const Cell &to, const Metric &metric, const Formatter &formatter)
{
    if (!from.value || !to.value)
        return QString::fromUtf8("–");
    const double difference = to.value->value - from.value->value;
    const double size = std::fabs(difference);
    const QString sign = difference < 0.0 ? QString(QChar(0x2212)) : difference > 0.0 ? QStringLiteral("+") : QString();
    const QString number = sign
        + (isMoney(metric.unit) ? formatter.compactMoney(size) : formatter.compact(formatter.shown(size, metric.unit)));
    if (from.value->value == 0.0)
        return number;
    const QString percent = sign + formatter.percent(size / std::fabs(from.value->value));
    return Texts::tr("%1 (%2)", "a difference, and the same in percent").arg(number, percent);
}

QList<Subject> subjectsOf(const QList<Case> &cases)
{
    QList<Subject> subjects;
    for (const Case &one : cases) {
        for (const ResultRow &row : one.table.rows) {
            const auto isIt = [&row](const Subject &known) { return known.id == row.subject.id; };
            if (std::none_of(subjects.begin(), subjects.end(), isIt))
                subjects << row.subject;
        }
    }
    return subjects;
}

TableSpec numbersOf(const QList<Case> &cases, qsizetype column, const Formatter &formatter)
{
    const Case &first = cases.constFirst();
    const Metric &metric = *first.table.metrics.at(column);
    TableSpec numbers;
    numbers.columns << TableSpec::Column{levelLabel(first.table.level), false};
    const QString title = columnTitle(metric, first.table, formatter);
    for (const Case &one : cases) {
        const bool isFirst = &one == &first;
        numbers.columns << TableSpec::Column{isFirst ? Texts::tr("%1: %2").arg(one.name, title) : one.name, true};
    }
    for (qsizetype i = 1; i < cases.size(); ++i)
        numbers.columns << TableSpec::Column{Texts::tr("%1 against %2").arg(cases.at(i).name, first.name), true};
    for (const Subject &subject : subjectsOf(cases)) {
        QStringList texts{subject.name};
        for (const Case &one : cases)
            texts << numberText(cellOf(one, subject.id, column), metric, formatter);
        for (qsizetype i = 1; i < cases.size(); ++i)
            texts << differenceText(cellOf(first, subject.id, column), cellOf(cases.at(i), subject.id, column), metric,
                                    formatter);
        numbers.subjects << categoryOf(first.board, subject);
        numbers.rows << texts;
    }
    return numbers;
}

// Keys and numbers as scripts want them, whatever the locale.
QString number(const Interval &value, double Interval::*end, Unit unit, const Formatter &formatter)
{
    return QString::number(formatter.shown(value.*end, unit), 'g', 12);
}

ListSpec listOf(const char *name, const char *columns, const QStringList &numbers)
{
    ListSpec list{QString::fromLatin1(name), {}, {}};
    const QStringList keys = QString::fromLatin1(columns).split(QLatin1Char(','));
    for (const QString &key : keys)
        list.columns << ListSpec::Column{key, numbers.contains(key)};
    return list;
}

QStringList fileRow(const Case &one, const ResultRow &row, qsizetype column, const Formatter &formatter)
{
    const Cell &cell = row.cells.at(column);
    const auto part = [&](double Interval::*end) {
        return cell.value ? number(*cell.value, end, cell.unit, formatter) : QString();
    };
    return {one.name,
            one.inForce ? QStringLiteral("yes") : QStringLiteral("no"),
            one.settings,
            row.subject.id,
            row.subject.name,
            one.table.metrics.at(column)->metricId().text(),
            part(&Interval::value),
            part(&Interval::low),
            part(&Interval::high),
            formatter.unitText(cell.unit),
            statusWord(cell.isMissing() ? FigureStatus::Missing : cell.status),
            cell.priceKind ? priceKindWord(*cell.priceKind) : QString(),
            cell.fallback ? QStringLiteral("yes") : QStringLiteral("no"),
            cell.reason,
            formatter.formulaText(cell.formula, cell.unit)};
}

/// All scenarios' rows.
ListSpec allRows(const QList<Case> &cases, const Formatter &formatter)
{
    ListSpec list = listOf("scenarios",
                           "scenario,in_force,settings,id,name,metric,value,low,high,unit,status,price_kind,"
                           "other_price_list,reason,formula",
                           {QStringLiteral("value"), QStringLiteral("low"), QStringLiteral("high")});
    for (const Case &one : cases) {
        for (const ResultRow &row : one.table.rows) {
            for (qsizetype column = 0; column < row.cells.size(); ++column)
                list.rows << fileRow(one, row, column, formatter);
        }
    }
    return withRate(list, formatter.currency());
}

/// What the table has as "−0.62 (−50 %)": of each scenario against the first one, empty where either has no value.
ListSpec allDifferences(const QList<Case> &cases, const Formatter &formatter)
{
    ListSpec list = listOf("differences", "scenario,against,id,name,metric,difference,percent,unit",
                           {QStringLiteral("difference"), QStringLiteral("percent")});
    const Case &first = cases.constFirst();
    const QList<Subject> subjects = subjectsOf(cases);
    for (const Case &one : cases.sliced(1)) {
        for (const Subject &subject : subjects) {
            for (qsizetype column = 0; column < first.table.metrics.size(); ++column) {
                const Metric &metric = *first.table.metrics.at(column);
                const std::optional<Interval> &from = cellOf(first, subject.id, column).value;
                const std::optional<Interval> &to = cellOf(one, subject.id, column).value;
                QStringList numbers{{}, {}};
                if (from && to) {
                    const double difference = to->value - from->value;
                    numbers[0] =
                        number(Interval::exactly(difference), &Interval::value, metric.unit, formatter);
                    if (from->value != 0.0)
                        numbers[1] = QString::number(100.0 * difference / std::fabs(from->value), 'g', 6);
                }
                list.rows << QStringList{one.name, first.name, subject.id, subject.name, metric.metricId().text()}
                        + numbers + QStringList{formatter.unitText(metric.unit)};
            }
        }
    }
    return withRate(list, formatter.currency());
}

/// The best row of a scenario; empty when no row has a number. One whose price is of another list is not like for like.
QString bestOf(const Case &one, qsizetype column)
{
    const bool lower = one.table.metrics.at(column)->better == Better::Lower;
    const ResultRow *best = nullptr;
    for (const ResultRow &row : one.table.rows) {
        if (row.cells.at(column).fallback)
            continue;
        const std::optional<Interval> &value = row.cells.at(column).value;
        const double known = best != nullptr ? best->cells.at(column).value->value : 0.0;
        if (value && (best == nullptr || (lower ? value->value < known : value->value > known)))
            best = &row;
    }
    return best != nullptr ? best->subject.name : QString();
}

QString quoted(const QString &name) { return Texts::tr("“%1”").arg(name); }

// "Trainium2 costs least in all 3 scenarios", "Trainium2 costs least in “List”, H100 in “Block”"
QString takeaway(const QList<Case> &cases, qsizetype column)
{
    const bool cost = column == 0;
    QStringList order;
    QHash<QString, QStringList> wins;
    for (const Case &one : cases) {
        const QString best = bestOf(one, column);
        if (best.isEmpty())
            continue;
        if (!wins.contains(best))
            order << best;
        wins[best] << quoted(one.name);
    }
    if (order.isEmpty())
        return Texts::tr("No scenario has a number to compare");
    const QString first = order.constFirst();
    const auto count = static_cast<int>(cases.size());
    if (wins.value(first).size() == cases.size())
        return cost ? Texts::tr("By our estimates %1 costs least in all %n scenarios", nullptr, count).arg(first)
                    : Texts::tr("By our estimates %1 is fastest in all %n scenarios", nullptr, count).arg(first);
    const QString where = wins.value(first).join(QLatin1String(", "));
    QStringList parts{cost ? Texts::tr("By our estimates %1 costs least in %2").arg(first, where)
                           : Texts::tr("By our estimates %1 is fastest in %2").arg(first, where)};
    for (const QString &other : order.mid(1))
        parts << Texts::tr("%1 in %2", "a chip, and the scenarios in which it is best")
                     .arg(other, wins.value(other).join(QLatin1String(", ")));
    return parts.join(QLatin1String("; "));
}

QString leftOutText(const QList<Case> &cases, qsizetype column)
{
    QStringList names;
    for (const Case &one : cases) {
        for (const ResultRow &row : one.table.rows) {
            if (row.cells.at(column).fallback && row.cells.at(column).value)
                names << row.subject.name;
        }
    }
    names.removeDuplicates();
    return names.isEmpty()
        ? QString()
        : Texts::tr("Not in the title, as its price is of another list: %1.").arg(names.join(QStringLiteral(", ")));
}

void addNothing(PageSpec &page, const Board &board, const ResultTable &table)
{
    page.title = Texts::tr("One board, one scenario");
    page.warning.clear(); // nothing is compared
    page.remedyText.clear();
    page.remedyId.clear();
    page.notice = {Texts::tr("A scenario has prices, assumptions and figures of its own."), Texts::tr("Add a scenario"),
                   QStringLiteral("do:board.scenarios")};
    ChartSpec chart;
    chart.kind = ChartKind::Plane;
    chart.id = QStringLiteral("scenario.0");
    chart.title = Texts::tr("Scenarios side by side");
    chart.subtitle = Texts::tr("two and more, on one scale");
    chart.axis = linearAxis({}, {}, {}, Formatter());
    chart.plane.y = chart.axis;
    chart.plane.empty = Texts::tr("Board > Scenarios keeps what is here under a name and starts another one.");
    page.charts << chart;
    page.numbers.columns = {{levelLabel(table.level), false}};
    for (const ResultRow &row : table.rows) {
        page.numbers.subjects << categoryOf(board, row.subject);
        page.numbers.rows << QStringList{row.subject.name};
    }
}

} // namespace

QList<MetricId> scenarioMetrics(const Catalog &catalog, const Board &board)
{
    const TaskMetrics metrics = taskMetrics(taskOf(catalog, board));
    return {metrics.cost, metrics.speed};
}

PageSpec scenariosPage(const Catalog &published, const Board &board, const ResultTable &table,
                       const Formatter &formatter)
{
    const WorkloadView view = workloadView(published, board, table);
    PageSpec page = workloadFrame(QStringLiteral("scenarios"), published, board, table, view, formatter);
    page.keywords << Texts::tr("scenario");
    const QList<Case> cases = casesOf(published, board, formatter);
    if (cases.isEmpty() || table.rows.isEmpty()) {
        addNothing(page, board, table);
    } else {
        const qsizetype column = columnShown(cases);
        page.charts = chartsOf(cases, column, formatter);
        page.numbers = numbersOf(cases, column, formatter);
        setData(page, allRows(cases, formatter));
        page.lists = {allDifferences(cases, formatter)};
        page.title = takeaway(cases, column);
        QStringList notes;
        for (const Case &one : cases)
            notes << Texts::tr("%1: %2.").arg(quoted(one.name), one.settings);
        notes << leftOutText(cases, column);
        notes.removeAll(QString());
        page.notes = notes + page.notes;
        page.legend = dot({hatchedText(), outlinedText(), whiskerText()});
        if (std::any_of(cases.begin(), cases.end(), [](const Case &one) { return !ownIn(one.table).isEmpty(); }))
            page.legend = dot({page.legend, ownLegend()});
    }
    setTitle(page, board, page.title);
    return page;
}

} // namespace chipboard
