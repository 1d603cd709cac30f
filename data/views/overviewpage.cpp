#include "data/views/overviewpage.h"

#include "data/analysis/alikeprices.h"
#include "data/analysis/comparability.h"
#include "data/analysis/overviewtakeaway.h"
#include "data/core/tr.h"
#include "data/views/pagetexts.h"
#include "data/views/scoretable.h"
#include "data/views/workloadpage.h"

#include <algorithm>
#include <functional>
#include <map>

namespace chipboard {
namespace {

constexpr qsizetype mostOverviewRows = 7;

ResultTable shownOf(const ResultTable &table, const QList<qsizetype> &rows)
{
    ResultTable shown = table;
    shown.rows.clear();
    shown.estimates.clear();
    for (const qsizetype row : rows) {
        shown.rows << table.rows.at(row);
        if (row < table.estimates.size())
            shown.estimates << table.estimates.at(row);
    }
    return shown;
}

Table numbersOf(const ScoreInput &input, const QList<ChartCategory> &categories)
{
    Table numbers;
    numbers.columns << Table::Column{levelLabel(input.table.level), false};
    for (const Metric *metric : input.table.metrics)
        numbers.columns << Table::Column{columnTitle(*metric, input.table, input.formatter), true,
                                         metric->metricId().text()};
    numbers.columns << Table::Column{tr("Bound by"), false} << Table::Column{tr("Source"), false};
    for (const ResultRow &row : input.table.rows) {
        Table::Row cells{row.subject.name};
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            cells << numberCell(row.cells.at(i), *input.table.metrics.at(i), input.formatter);
        const QString sources = rowSources(input.catalog, row);
        cells << boundText(input.view.row(row.subject.id)) << (sources.isEmpty() ? QString::fromUtf8("–") : sources);
        numbers.rows << cells;
    }
    numbers.subjects = categories;
    return numbers;
}

PageFilter questionFilter(const Question &asked)
{
    PageFilter filter;
    filter.id = QStringLiteral("question");
    filter.label = tr("What do you want to know?");
    filter.isNamed = true;
    filter.current = QLatin1String(asked.id);
    for (const Question &one : questionTable())
        filter.choices << PageFilter::Choice{QLatin1String(one.id), one.label()};
    return filter;
}

QString legendOf(const ChartSpec &chart)
{
    const QList<ScoreColumn> &columns = chart.scores.columns;
    const bool hasBest =
        std::any_of(columns.begin(), columns.end(), [](const ScoreColumn &column) { return !column.best.isEmpty(); });
    const bool hasBaseline = std::any_of(chart.categories.begin(), chart.categories.end(),
                                         [](const ChartCategory &category) { return category.baseline; });
    QStringList parts;
    if (hasBest)
        parts << tr("%1 = best that can be had, several where ranges meet").arg(bestGlyph);
    if (hasBaseline)
        parts << tr("◀ = baseline");
    parts << legendText({chart});
    parts.removeAll(QString());
    return dot(parts);
}

// Title and table tell the same numbers alike.
AskedOverview askedOf(const ChartSpec &chart, const Question &question, const Verdict &verdict)
{
    AskedOverview asked{question, verdict, {}};
    for (const ScoreColumn &column : chart.scores.columns) {
        if (!column.asked || !column.hasBars)
            continue;
        asked.drawn.unit = column.unit;
        for (qsizetype row = 0; row < column.points.size(); ++row) {
            if (column.points.at(row).value)
                asked.drawn.numbers.insert(chart.categories.at(row).id, column.points.at(row).label);
        }
    }
    return asked;
}

QString leftOutText(const ResultTable &all, const QList<qsizetype> &rows, const Formatter &formatter)
{
    if (rows.size() == all.rows.size())
        return {};
    QStringList waiting;
    for (qsizetype row = 0; row < all.rows.size(); ++row) {
        if (!rows.contains(row) && isAnnounced(all.rows.at(row).subject))
            waiting << all.rows.at(row).subject.name;
    }
    const QString shown = formatter.integer(rows.size());
    const QString of = formatter.integer(all.rows.size());
    const bool onlyWaiting = rows.size() + waiting.size() == all.rows.size();
    if (onlyWaiting && waiting.size() == 1)
        return tr("%1 of %2 shown; %3 is only announced.").arg(shown, of, waiting.constFirst());
    if (onlyWaiting)
        return tr("%1 of %2 shown; %3 are only announced.").arg(shown, of, namesText(waiting, formatter));
    return tr("%1 of %2 shown: the baseline, what the sentence names, and the best of each column.").arg(shown, of);
}

/// Columns without a star that have at least two numbers, under the reason why nobody is best.
class WithoutStar
{
public:
    void add(const QString &why, const QString &column)
    {
        if (!m_reasons.contains(why))
            m_reasons << why;
        m_columns[why] << column;
    }
    /// One, however many reasons: the rows are what the page is for.
    [[nodiscard]] QString sentence(const Formatter &formatter) const
    {
        if (m_reasons.isEmpty())
            return {};
        QStringList columns;
        for (const QString &why : m_reasons)
            columns += m_columns.at(why);
        const QString why = m_reasons.size() == 1 ? m_reasons.constFirst() : tr("they are not like for like");
        return tr("No best is marked in %1: %2.").arg(formatter.locale().createSeparatedList(columns), why);
    }

private:
    QStringList m_reasons;
    std::map<QString, QStringList> m_columns;
};

// Where all are level nobody asks who is best.
QString starlessText(const ResultTable &all, const ResultTable &shown, const Formatter &formatter)
{
    WithoutStar without;
    for (qsizetype column = 0; column < all.metrics.size(); ++column) {
        const Metric &metric = *all.metrics.at(column);
        const Contest contest = contestOf(all, metric.metricId());
        if (contest.entries.size() < 2)
            continue;
        const auto whyNot = [&](qsizetype row) {
            return misleadingBetween(all, column, contest.entries.constFirst(), row);
        };
        const auto unlike = std::find_if(contest.entries.begin(), contest.entries.end(),
                                         [&](qsizetype row) { return !whyNot(row).isEmpty(); });
        if (!contest.isAlike && unlike != contest.entries.end())
            without.add(whyNot(*unlike), metric.labelText());
        else if (!contest.winners().isEmpty() && shownWinners(all, shown, metric.metricId()).isEmpty())
            without.add(tr("more are level than there is room for"), metric.labelText());
    }
    return without.sentence(formatter);
}

} // namespace

QList<qsizetype> overviewRows(const Board &board, const ResultTable &table, const MetricId &asked,
                              const QStringList &named)
{
    QList<qsizetype> rows;
    const auto take = [&rows](const QList<qsizetype> &more) {
        for (const qsizetype row : more) {
            if (!rows.contains(row) && rows.size() < mostOverviewRows)
                rows << row;
        }
    };
    const auto rowsWhere = [&table](const std::function<bool(const Subject &)> &holds) {
        QList<qsizetype> found;
        for (qsizetype row = 0; row < table.rows.size(); ++row) {
            if (holds(table.rows.at(row).subject))
                found << row;
        }
        return found;
    };
    take(rowsWhere([&board](const Subject &subject) { return isBaseline(board, subject); }));
    take(rowsWhere([&named](const Subject &subject) { return named.contains(subject.id); }));
    const int answer = table.columnOf(asked);
    const Contest contest = answer < 0 ? Contest() : contestOf(table, asked);
    take(contest.winners());
    for (const Metric *metric : table.metrics) {
        QList<qsizetype> best = contestOf(table, metric->metricId()).winners();
        best.removeIf([&rows](qsizetype row) { return rows.contains(row); });
        if (rows.size() + best.size() <= mostOverviewRows) // a part of them would hide that others are as good
            take(best);
    }
    take(contest.entries);
    take(rowsWhere([](const Subject &subject) { return !isAnnounced(subject); }));
    take(rowsWhere([](const Subject &) { return true; }));
    std::sort(rows.begin(), rows.end());
    return rows;
}

QList<MetricId> overviewMetrics(const Catalog &catalog, const Board &board)
{
    const Question &question = questionOf(catalog, board);
    const Task task = taskAsked(catalog, board);
    QList<MetricId> ids{MetricId(QStringLiteral("compute_best")), MetricId(QStringLiteral("memory")),
                        MetricId(QStringLiteral("memory_bandwidth")), MetricId(QStringLiteral("price_chip_hour")),
                        taskMetrics(task).cost};
    ids = chartsAt(board.level, ids);
    const MetricId answer = question.metric(task);
    if (!ids.contains(answer) && question.givesWay != nullptr)
        std::replace(ids.begin(), ids.end(), question.givesWay(board.level), answer);
    return ids;
}

PageSpec overviewPage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const Question &question = questionOf(catalog, board);
    const MetricId asked = question.metric(taskAsked(catalog, board));
    const Verdict verdict = table.columnOf(asked) < 0 ? Verdict() : verdictOn(catalog, board, table, asked);
    const QList<qsizetype> rows = overviewRows(board, table, asked, verdict.named());
    const ResultTable shown = shownOf(table, rows);
    const WorkloadView view =
        shown.rows.isEmpty() ? WorkloadView{workloadOf(catalog, board), {}} : workloadView(catalog, board, shown);
    PageSpec page = workloadFrame(QStringLiteral("overview"), catalog, board, shown, view, formatter);
    const ScoreInput input{catalog, board, table, shown, view, formatter};
    page.charts << scoreTable(input, overviewMetrics(catalog, board), asked);
    const AskedOverview drawn = askedOf(page.charts.constFirst(), question, verdict);
    setTitle(page, board, overviewTakeaway(catalog, board, table, drawn, formatter));
    page.filters << questionFilter(question);
    const KindsTold kinds = bothKindsOf(catalog, table, asked, verdict, formatter);
    tellBeside(page,
               {kinds.shown, leftOutText(table, rows, formatter), baselineCaution(catalog, board, shown, question),
                starlessText(table, shown, formatter)});
    page.notice.inFiles = true;
    page.notice.instead = rowsShown(input);
    for (const ScoreColumn &column : std::as_const(page.charts.constFirst().scores.columns))
        page.keywords << column.title;
    page.numbers = numbersOf(input, page.charts.constFirst().categories);
    page.legend = legendOf(page.charts.constFirst());
    return page;
}

} // namespace chipboard
