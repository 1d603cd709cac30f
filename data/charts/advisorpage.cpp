#include "data/charts/advisorpage.h"

#include "data/advice/rulefacts.h"
#include "data/charts/advisorsections.h"
#include "data/charts/needfilters.h"
#include "data/charts/pagebuilder.h"
#include "data/charts/pagetexts.h"
#include "data/charts/scoretable.h"
#include "data/charts/workloadframe.h"
#include "data/core/tr.h"
#include "data/insight/comparability.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

using AdviceMeasure = std::optional<Interval> Candidate::*;

/// What a column of the chart tells, in what unit.
struct AdviceColumn
{
    MetricId metric;
    QString title;
    QString unit;
    AdviceMeasure measure;
    bool isMoney = false;
    bool isRanked = false; ///< what the options are ranked by
};

bool isRun(Task task) { return task == Task::Pretrain || task == Task::FineTune || task == Task::Lora; }

/// Of a run the chip-hours: fewer are faster. Nobody counts runs per chip-hour.
AdviceColumn paceColumn(Task task)
{
    if (isRun(task))
        return {MetricId(u"chip_hours"_s), tr("Chip-hours"), tr("of the run"), &Candidate::chipHours, false, true};
    return task == Task::Serve
        ? AdviceColumn{MetricId(u"tokens_per_s_per_chip"_s),
                       tr("Speed per chip"),
                       tr("tokens/s per chip"),
                       &Candidate::pace,
                       false,
                       true}
        : AdviceColumn{
            taskMetrics(task).speed, tr("Speed per chip"), tr("items/s per chip"), &Candidate::pace, false, true};
}

QList<AdviceColumn> columnsOf(const AdviceView &view)
{
    const Task task = view.advice.task;
    const TaskMetrics metrics = taskMetrics(task);
    const bool isSpeed = view.board.needs.priority == u"speed";
    const Formatter &formatter = view.formatter;
    QList<AdviceColumn> columns{{metrics.cost, isRun(task) ? tr("Cost of the run") : tr("Cost"),
                                 formatter.unitWords(costUnitText(task)), &Candidate::cost, true, !isSpeed}};
    if (isSpeed)
        columns << paceColumn(task);
    if (isRun(task)) {
        columns << AdviceColumn{metrics.time, tr("Days until done"), tr("moving included"), &Candidate::days};
    } else {
        columns << AdviceColumn{metrics.cost, tr("Bill"), tr("%1 a month").arg(formatter.unitText(Unit::Usd)),
                                &Candidate::month, true};
        columns << AdviceColumn{MetricId(task == Task::Serve ? u"tpot"_s : u"latency"_s),
                                task == Task::Serve ? tr("Time per token") : tr("Time per batch"),
                                symbolOf(Unit::Millisecond), &Candidate::wait};
    }
    return columns;
}

QString valueText(const Interval &value, bool isMoney, const Formatter &formatter)
{
    return isMoney ? formatter.compactMoney(value.value) : formatter.compact(value.value);
}

ChartPoint pointOf(const AdvisedOption &option, const AdviceColumn &column, const Formatter &formatter)
{
    const Candidate &candidate = option.candidate;
    const std::optional<Interval> &value = candidate.*column.measure;
    ChartPoint point;
    point.style = MarkStyle::Outlined;
    const QString otherKind = column.isMoney ? otherKindText(candidate) : QString();
    if (!value || !(value->value > 0.0)) {
        point.gap = QString::fromUtf8("–");
        point.description = tr("%1, %2: not known.").arg(candidate.name(), column.title);
        return point;
    }
    const Interval shown = column.isMoney ? formatter.shown(*value, Unit::Usd) : *value;
    point.value = shown.value;
    point.label = valueText(*value, column.isMoney, formatter);
    QString range;
    if (!value->isExact()) {
        point.low = shown.low;
        point.high = shown.high;
        range = tr(" (%1 to %2)")
                    .arg(valueText(Interval::exactly(value->low), column.isMoney, formatter.lowEnd()),
                         valueText(Interval::exactly(value->high), column.isMoney, formatter.highEnd()));
    }
    point.description = tr("%1, %2: %3%4 %5.", "a chip, a measure, a value with its range and unit")
                            .arg(candidate.name(), column.title, point.label, range, column.unit);
    if (!otherKind.isEmpty()) {
        point.flagged = true;
        point.description += u' ' + tr("Not like for like: %1.", "the kind of a price").arg(otherKind);
    }
    return point;
}

// Of all that are shown, also of those that are ruled out: who reads a star compares it with them.
bool arePricedAlikeIn(const QList<AdvisedOption> &options)
{
    return std::all_of(options.begin(), options.end(), [&options](const AdvisedOption &option) {
        return arePricedAlike(option.candidate, options.constFirst().candidate);
    });
}

ScoreColumn scoresOf(const AdviceView &view, const QList<AdvisedOption> &options, const AdviceColumn &column)
{
    ScoreColumn scores;
    scores.metric = column.metric.text();
    scores.title = column.title;
    scores.unit = column.unit;
    scores.asked = column.isRanked;
    const bool areAlike = !column.isMoney || arePricedAlikeIn(options);
    for (qsizetype i = 0; i < options.size(); ++i) {
        scores.points << pointOf(options.at(i), column, view.formatter);
        if (column.isRanked && areAlike && (options.at(i).meetsFirst || (i == 0 && !options.at(i).isOut)))
            scores.best << i;
    }
    scores.maximum = farthest(scores.points);
    return scores;
}

ScoreColumn standingOf(const AdviceView &view, const QList<AdvisedOption> &options, const MetricId &about)
{
    ScoreColumn scores;
    scores.metric = about.text();
    scores.title = tr("How it stands");
    scores.hasBars = false;
    for (const AdvisedOption &option : options) {
        ChartPoint point;
        point.label = standingText(view.advice, option);
        QStringList why;
        for (const AdviceReason &reason : option.isOut ? option.of(Effect::RuleOut) : option.of(Effect::Prefer))
            why << reason.text;
        point.description = tr("%1: %2. %3", "a chip, how it stands, and why")
                                .arg(option.candidate.name(), point.label, why.join(u' '))
                                .trimmed();
        scores.points << point;
    }
    return scores;
}

// As in the subtitle of all pages about the work: what it is, and at which prices.
ChartSpec rankedChart(const AdviceView &view)
{
    ChartSpec chart;
    chart.kind = ChartKind::Scores;
    chart.id = u"advice"_s;
    chart.title = view.advice.first() != nullptr ? tr("Best first") : tr("Ruled out, nearest first");
    QStringList parts{view.advice.work, tr("of all chips of the catalogue")};
    if (const PriceBook *book = view.catalog.book(view.board.priceBook))
        parts << book->name;
    parts << (view.board.needs.priority == u"speed" ? tr("ranked by speed per chip") : tr("ranked by cost"));
    parts.removeAll(QString());
    chart.subtitle = dot(parts);
    const QList<AdvisedOption> options = view.advice.options.mid(0, mostAdvised);
    for (const AdvisedOption &option : options) {
        const Chip &chip = option.candidate.chip();
        chart.categories << ChartCategory{chip.id.text(), chip.name, colourRoleOf(chip), chip.id == view.advice.today};
    }
    for (const AdviceColumn &column : columnsOf(view))
        chart.scores.columns << scoresOf(view, options, column);
    chart.scores.columns << standingOf(view, options, taskMetrics(view.advice.task).cost);
    return chart;
}

QString reasonsText(const AdvisedOption &option, Effect effect)
{
    QStringList texts;
    for (const AdviceReason &reason : option.of(effect))
        texts << reason.text;
    return texts.isEmpty() ? QString::fromUtf8("–") : texts.join(u' ');
}

Table numbersOf(const AdviceView &view)
{
    Table numbers;
    numbers.columns = {{tr("Rank"), true},           {tr("Option"), false},           {tr("Standing"), false},
                       {tr("Cost and time"), false}, {tr("For it"), false},           {tr("Against it"), false},
                       {tr("To verify"), false},     {tr("Ruled out because"), false}};
    for (qsizetype i = 0; i < view.advice.options.size(); ++i) {
        const AdvisedOption &option = view.advice.options.at(i);
        const Chip &chip = option.candidate.chip();
        numbers.subjects << ChartCategory{chip.id.text(), chip.name, colourRoleOf(chip)};
        numbers.rows << Table::Row{{view.formatter.integer(i + 1), static_cast<double>(i + 1)},
                                   chip.name,
                                   standingText(view.advice, option),
                                   factsText(view, option),
                                   reasonsText(option, Effect::Prefer),
                                   reasonsText(option, Effect::Against),
                                   reasonsText(option, Effect::Verify),
                                   reasonsText(option, Effect::RuleOut)};
    }
    if (numbers.rows.isEmpty()) { // the workload is not known: the page says so and stays
        numbers.subjects << ChartCategory{};
        numbers.rows << Table::Row(numbers.columns.size(), QString::fromUtf8("–"));
        numbers.rows.first()[2] = view.advice.takeaway;
    }
    return numbers;
}

PageNotice noticeOf(const AdviceView &view)
{
    const auto said = saidIn(view.board.needs).size();
    PageNotice notice;
    if (said == 0)
        notice.text = tr("No needs given yet.");
    else
        notice = {said == 1 ? tr("One need given.") : tr("%1 needs given.").arg(view.formatter.integer(said)),
                  tr("Start over"), u"needs:"_s};
    const bool isByCost = view.board.needs.priority != u"speed";
    if (isByCost && view.advice.first() != nullptr && !arePricedAlikeIn(view.advice.options.mid(0, mostAdvised)))
        notice.text += u' ' + tr("No best is marked in Cost: not all prices are of one kind.");
    return notice;
}

Board boardOfRanked(const AdviceView &view)
{
    Board board = view.board;
    board.level = Level::Chip;
    board.chips.clear();
    for (const AdvisedOption &option : view.advice.options.mid(0, mostAdvised))
        board.chips << option.candidate.chip().id;
    if (board.needs.scale)
        board.assumptions.chips = std::round(*board.needs.scale);
    return board;
}

// Whether a rule says that two of the numbers that are ranked mislead.
bool misleadsAmong(const ResultTable &table, const FairnessRule &rule)
{
    const auto isKnown = [&table](qsizetype row) { return !table.rows.at(row).cells.constFirst().isMissing(); };
    for (qsizetype one = 0; rule.misleads && rule.differ != nullptr && one < table.rows.size(); ++one) {
        for (qsizetype other = one + 1; isKnown(one) && other < table.rows.size(); ++other) {
            if (isKnown(other) && rule.differ(table, 0, one, other))
                return true;
        }
    }
    return false;
}

// What misleads stands above the ranking; the rest in the notes, so that there is room for the ranking. What makes it
// fair is a price list: nobody chose the chips that are ranked, so none can be left out.
void setWarning(PageSpec &page, const FairnessInput &ranked)
{
    QStringList warnings;
    for (const Unfairness &one : unfairnessIn(ranked)) {
        if (!misleadsAmong(ranked.table, *findFairnessRule(one.rule))) {
            page.notes << one.sentence;
            continue;
        }
        warnings << one.sentence;
        if (page.remedyId.isEmpty() && one.remedy.id.startsWith(u"prices:"_s) && !one.remedy.id.contains(u';')) {
            page.remedyText = one.remedy.text;
            page.remedyId = one.remedy.id;
        }
    }
    page.warning = warnings.join(u' ');
}

QStringList notesOf(const AdviceView &view)
{
    QStringList notes;
    const QStringList needs = needLines(view.board.needs, view.formatter);
    notes << (needs.isEmpty() ? tr("No needs given.") : tr("Needed: %1.").arg(needs.join(u"; "_s)))
          << tr("All chips of the catalogue are looked at, whatever is selected. Those that nothing rules out "
                "come first. Of options too close to the best to tell apart, the one with more reasons comes "
                "first.")
          << tr("What nobody said rules nothing out. A limit rules out where the whole range misses it; else it "
                "is to be verified.");
    if (view.advice.steps.isEmpty() && !view.advice.options.isEmpty())
        notes << tr("The guide's three phases are about a move to Amazon's chips; none is left that would be "
                    "one.");
    return notes;
}

QStringList legendOfRanked(const ChartSpec &chart)
{
    QStringList legend;
    bool hasBest = false;
    bool isFlagged = false;
    for (const ScoreColumn &column : chart.scores.columns) {
        hasBest = hasBest || !column.best.isEmpty();
        isFlagged = isFlagged || std::any_of(column.points.begin(), column.points.end(), [](const ChartPoint &point) {
                        return point.flagged;
                    });
    }
    if (hasBest)
        legend << tr("%1 = best, several where ranges meet").arg(bestGlyph);
    legend << outlinedText() << whiskerText();
    if (isFlagged)
        legend << notAlikeText();
    return legend;
}

} // namespace

QList<MetricId> advisorMetrics(const Catalog &catalog, const Board &board)
{
    return {taskMetrics(taskOf(catalog, board)).cost};
}

PageSpec advisorPage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const Advice advice = advise(catalog, board, formatter);
    const AdviceView view{catalog, board, advice, formatter};
    PageSpec page;
    page.id = u"advisor"_s;
    setTitle(page, board, advice.takeaway);
    page.formName = tr("Say what you need");
    page.filters = needFilters(catalog, board.needs, formatter);
    page.notice = noticeOf(view);
    if (!advice.options.isEmpty())
        page.charts << rankedChart(view);
    page.texts = adviceSections(view);
    page.numbers = numbersOf(view);
    page.data = optionsList(view);
    page.lists = adviceLists(view);
    page.notes = notesOf(view);
    const QList<SourceId> sources = adviceSources(advice);
    // Whatever is selected, the ranking has prices, and sources, of its own.
    const Catalog priced = withPricesFor(catalog, board.needs);
    const Board rankedBoard = boardOfRanked(view);
    const ResultTable ranked = evaluate(priced, rankedBoard, advisorMetrics(catalog, board));
    setWarning(page, {priced, rankedBoard, ranked, formatter});
    page.sources = sourceTexts(catalog, sources) + allSources(catalog, ranked);
    page.sources.removeDuplicates();
    page.footer = footerText(catalog, board, ranked, formatter);
    QStringList legend;
    if (!page.charts.isEmpty())
        legend << legendOfRanked(page.charts.constFirst());
    page.legend = dot(legend + signLegend(page.texts));
    page.date = catalog.revision;
    page.fileStem = fileStem(table, page.id, catalog.revision);
    page.keywords << tr("advice") << advice.work;
    for (const AdvisedOption &option : advice.options.mid(0, mostAdvised))
        page.keywords << option.candidate.name();
    page.keywords.removeAll(QString());
    return page;
}

} // namespace chipboard
