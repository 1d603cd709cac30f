#include "data/charts/overviewpage.h"

#include "data/charts/pagetexts.h"
#include "data/charts/scoretable.h"
#include "data/charts/workloadframe.h"
#include "data/insight/overviewtakeaway.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Overview)
};

constexpr qsizetype mostRows = 7;

ResultTable shownOf(const Board &board, const ResultTable &table)
{
    ResultTable shown = table;
    shown.rows.clear();
    shown.estimates.clear();
    for (const qsizetype row : overviewRows(board, table)) {
        shown.rows << table.rows.at(row);
        if (row < table.estimates.size())
            shown.estimates << table.estimates.at(row);
    }
    return shown;
}

TableSpec numbersOf(const ScoreInput &input, const QList<ChartCategory> &categories)
{
    TableSpec numbers;
    numbers.columns << TableSpec::Column{levelLabel(input.table.level), false};
    for (const Metric *metric : input.table.metrics)
        numbers.columns << TableSpec::Column{columnTitle(*metric, input.table, input.formatter), true,
                                             metric->metricId().text()};
    numbers.columns << TableSpec::Column{Texts::tr("Bound by"), false} << TableSpec::Column{Texts::tr("Source"), false};
    for (const ResultRow &row : input.table.rows) {
        QStringList texts{row.subject.name};
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            texts << numberText(row.cells.at(i), *input.table.metrics.at(i), input.formatter);
        const QString sources = rowSources(input.catalog, row);
        texts << boundText(input.view.row(row.subject.id)) << (sources.isEmpty() ? QString::fromUtf8("–") : sources);
        numbers.rows << texts;
    }
    numbers.subjects = categories;
    return numbers;
}

PageFilter questionFilter(const Question &asked)
{
    PageFilter filter;
    filter.id = QStringLiteral("question");
    filter.label = Texts::tr("What do you want to know?");
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
        parts << Texts::tr("%1 = best that can be had, several where ranges meet").arg(bestGlyph);
    if (hasBaseline)
        parts << Texts::tr("◀ = baseline");
    parts << legendText({chart});
    parts.removeAll(QString());
    return dot(parts);
}

void tellWhatIsLeftOut(PageSpec &page, const ResultTable &all, const QString &missing, const Formatter &formatter)
{
    QStringList sentences;
    if (all.rows.size() > mostRows)
        sentences << Texts::tr(
                         "Shown are %1 of %2: the baseline and the first that can be had; the other pages have all.")
                         .arg(formatter.integer(mostRows), formatter.integer(all.rows.size()));
    sentences << missing;
    sentences.removeAll(QString());
    page.notice.text = sentences.join(QLatin1Char(' '));
    page.notes = sentences + page.notes; // files have no notice
}

} // namespace

QList<qsizetype> overviewRows(const Board &board, const ResultTable &table)
{
    const auto rank = [&](qsizetype row) {
        const Subject &subject = table.rows.at(row).subject;
        return isBaseline(board, subject) ? 0 : isAnnounced(subject) ? 2 : 1;
    };
    QList<qsizetype> rows(table.rows.size());
    std::iota(rows.begin(), rows.end(), 0);
    std::stable_sort(rows.begin(), rows.end(), [&rank](qsizetype a, qsizetype b) { return rank(a) < rank(b); });
    rows.resize(std::min(mostRows, rows.size()));
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
    const ResultTable shown = shownOf(board, table);
    const WorkloadView view =
        shown.rows.isEmpty() ? WorkloadView{workloadOf(catalog, board), {}} : workloadView(catalog, board, shown);
    PageSpec page = workloadFrame(QStringLiteral("overview"), catalog, board, shown, view, formatter);
    setTitle(page, board, overviewTakeaway(catalog, board, shown, question, formatter));
    const ScoreInput input{catalog, board, shown, view, formatter};
    page.charts << scoreTable(input, overviewMetrics(catalog, board), question.metric(taskAsked(catalog, board)));
    page.filters << questionFilter(question);
    tellWhatIsLeftOut(page, table, baselineCaution(catalog, board, shown, question), formatter);
    for (const ScoreColumn &column : std::as_const(page.charts.constFirst().scores.columns))
        page.keywords << column.title;
    page.numbers = numbersOf(input, page.charts.constFirst().categories);
    page.legend = legendOf(page.charts.constFirst());
    return page;
}

} // namespace chipboard
