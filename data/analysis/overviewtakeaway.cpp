#include "data/analysis/overviewtakeaway.h"

#include "data/analysis/alikeprices.h"
#include "data/compare/workloadview.h"
#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

bool isOfTraining(Task task) { return task != Task::Serve && task != Task::Batch; }

bool isInference(Task task) { return !isOfTraining(task); }

MetricId costMetric(Task task) { return taskMetrics(task).cost; }

// Of one chip: of all that the work needs, speeds are of different numbers of chips and cannot be compared. Pictures
// and texts in batches take one chip each.
MetricId speedMetric(Task task)
{
    return task == Task::Batch ? taskMetrics(task).speed : MetricId(QStringLiteral("tokens_per_s_per_chip"));
}

template<const char *id>
MetricId always(Task)
{
    return MetricId(QString::fromLatin1(id));
}

constexpr char memory[] = "memory";
constexpr char perWatt[] = "compute_per_watt";

MetricId price(Level level)
{
    return MetricId(level == Level::Chip ? QStringLiteral("price_chip_hour") : QStringLiteral("price_hour"));
}

MetricId bandwidth(Level) { return MetricId(QStringLiteral("memory_bandwidth")); }

constexpr const char *here = "overview";

constexpr Question questionRows[] = {
    {"train", QT_TRANSLATE_NOOP("Question", "Cheapest to train"), costMetric, isOfTraining, "pretrain-llama-3.1-70b",
     nullptr, here},
    {"serve", QT_TRANSLATE_NOOP("Question", "Cheapest to serve"), costMetric, isInference, "serve-llama-3.1-70b",
     nullptr, here},
    {"fastest", QT_TRANSLATE_NOOP("Question", "Fastest per chip"), speedMetric, nullptr, nullptr, price, here},
    {"memory", QT_TRANSLATE_NOOP("Question", "Most memory"), always<memory>, nullptr, nullptr, nullptr, here},
    {"per-watt", QT_TRANSLATE_NOOP("Question", "Best per watt"), always<perWatt>, nullptr, nullptr, bandwidth, here},
    {"generations", QT_TRANSLATE_NOOP("Question", "What changed between generations"), nullptr, nullptr, nullptr,
     nullptr, "roadmap"},
};

} // namespace

QString Question::label() const { return tr(text); }

std::span<const Question> questionTable() { return questionRows; }

const Question *findQuestion(const QString &id)
{
    const auto found = std::find_if(std::begin(questionRows), std::end(questionRows),
                                    [&id](const Question &one) { return id == QLatin1String(one.id); });
    return found == std::end(questionRows) ? nullptr : found;
}

Task taskAsked(const Catalog &catalog, const Board &board)
{
    const Workload *workload = catalog.workload(board.workload);
    return workload == nullptr ? Task::Serve : workload->task;
}

const Question &questionOf(const Catalog &catalog, const Board &board)
{
    const Task task = taskAsked(catalog, board);
    const MetricId first = board.charts.value(0);
    const auto fits = [&](const Question &one) {
        return one.metric != nullptr && (one.isAbout == nullptr || one.isAbout(task));
    };
    const auto asked = std::find_if(std::begin(questionRows), std::end(questionRows),
                                    [&](const Question &one) { return fits(one) && one.metric(task) == first; });
    return asked != std::end(questionRows) ? *asked
                                           : *std::find_if(std::begin(questionRows), std::end(questionRows), fits);
}

namespace {

constexpr double timesFrom = 2.0; // of a share: from there on "2.1 times" reads better than "110 % more"
constexpr double narrow = 0.25;   // a range of that part of a difference is "about"
constexpr double exact = 1e-9;

/// How far apart two numbers are, as the ends of a range.
struct Difference
{
    Difference(const Share &of, const Formatter &by)
        : share(of)
        , formatter(by)
        , least(of.value < 1.0 ? 1.0 - of.high : of.low - 1.0)
        , most(of.value < 1.0 ? 1.0 - of.low : of.high - 1.0)
        , low(by.lowEnd().percent(least))
        , high(by.highEnd().percent(most))
    {
    }
    [[nodiscard]] bool isOne() const
    {
        return most - least <= narrow * std::abs(1.0 - share.value)
            || formatter.percent(least) == formatter.percent(most);
    }
    /// "38 %", "about 38 %"
    [[nodiscard]] QString middle() const
    {
        const QString text = formatter.percent(std::abs(1.0 - share.value));
        return most - least <= exact ? text : tr("about %1").arg(text);
    }

    const Share &share;
    const Formatter &formatter;
    double least;
    double most;
    QString low;
    QString high;
};

/// One answer on its way to a sentence.
struct DirectAnswer
{
    const Catalog &catalog;
    const ResultTable &table;
    const Metric &metric;
    const Formatter &formatter;
    const DrawnNumbers &drawn;
    const Verdict &verdict;
    QString topic;

    [[nodiscard]] QString nameOf(const QString &id) const
    {
        const auto found = std::find_if(table.rows.begin(), table.rows.end(),
                                        [&id](const ResultRow &row) { return row.subject.id == id; });
        return found == table.rows.end() ? id : found->subject.name;
    }
    [[nodiscard]] QString best() const { return nameOf(verdict.best); }
    [[nodiscard]] QString other() const { return nameOf(verdict.other); }
    [[nodiscard]] QString also() const
    {
        QStringList names;
        for (const QString &id : verdict.also)
            names << nameOf(id);
        return namesText(names, formatter);
    }
    [[nodiscard]] QString bookName(const BookId &id) const
    {
        const PriceBook *book = catalog.book(id);
        return book == nullptr ? id.text() : book->name;
    }
    [[nodiscard]] QString difference(const Share &share) const { return differenceText(share, formatter); }
    /// "1.75 against 1.89 USD per 1M tokens", as they stand on the page; empty where they do not.
    [[nodiscard]] QString numbers() const
    {
        const QString one = drawn.numbers.value(verdict.best);
        const QString other = drawn.numbers.value(verdict.other);
        return one.isEmpty() || other.isEmpty()
            ? QString()
            : tr("%1 against %2 %3", "two numbers and their unit").arg(one, other, drawn.unit).trimmed();
    }
    /// "Trainium2 is cheapest, 38 % less than H100 (1.75 against 2.82 USD per 1M tokens)"
    [[nodiscard]] QString withNumbers(const QString &statement) const
    {
        const QString both = numbers();
        return both.isEmpty() ? statement
                              : tr("%1 (%2)", "a statement, and the numbers behind it").arg(statement, both);
    }
};

// Exactly, where a range that "meets" would be no range.
bool isTheSame(const DirectAnswer &answer, const QString &id)
{
    const Cell *one = answer.table.cell(id, answer.metric.metricId());
    const Cell *best = answer.table.cell(answer.verdict.best, answer.metric.metricId());
    return one != nullptr && best != nullptr && one->value && one->value == best->value && one->unit == best->unit
        && one->value->isExact();
}

QString alsoLevel(const DirectAnswer &answer, const QString &statement)
{
    const QStringList &also = answer.verdict.also;
    if (std::all_of(also.begin(), also.end(), [&answer](const QString &id) { return isTheSame(answer, id); }))
        return also.size() == 1 ? tr("%1; the number of %2 is the same", "a statement about one row, another row")
                                      .arg(statement, answer.also())
                                : tr("%1; the numbers of %2 are the same", "a statement about one row, other rows")
                                      .arg(statement, answer.also());
    return answer.verdict.also.size() == 1
        ? tr("%1; the range of %2 meets its own", "a statement about one row, another row")
              .arg(statement, answer.also())
        : tr("%1; the ranges of %2 meet its own", "a statement about one row, other rows")
              .arg(statement, answer.also());
}

// The same at another list: the gap may close, or turn.
QString cheapestSentence(const DirectAnswer &answer)
{
    const Verdict &verdict = answer.verdict;
    const QString less = answer.difference(verdict.share);
    if (!verdict.isBest) {
        const QString costs = answer.withNumbers(
            tr("%1: %2 costs %3 less than %4").arg(answer.topic, answer.best(), less, answer.other()));
        return verdict.also.isEmpty() ? costs : alsoLevel(answer, costs);
    }
    QString cheapest = answer.withNumbers(
        tr("%1: %2 is cheapest, %3 less than %4").arg(answer.topic, answer.best(), less, answer.other()));
    const Verdict::Elsewhere &there = verdict.elsewhere;
    const QString book = answer.bookName(there.book);
    if (there.kind == Verdict::Kind::Level)
        return tr("%1; at the prices of \"%2\" the two cannot be told apart").arg(cheapest, book);
    if (there.kind != Verdict::Kind::Apart)
        return cheapest;
    const QString difference = answer.difference(there.share);
    return there.share.high < 1.0 ? tr("%1; at the prices of \"%2\" it costs %3 less").arg(cheapest, book, difference)
                                  : tr("%1; at the prices of \"%2\" it costs %3 more").arg(cheapest, book, difference);
}

// Where kinds of prices are why, both are told, and what a list of one kind says; else the words of the rule.
QString differentSentence(const DirectAnswer &answer)
{
    const Verdict &verdict = answer.verdict;
    const QString kinds =
        bothKindsText(answer.catalog, answer.table, answer.metric.metricId(), verdict, answer.formatter);
    if (!kinds.isEmpty())
        return tr("%1: %2", "what the work is, and costs").arg(answer.topic, kinds);
    return answer.withNumbers(
        tr("%1: %2 and %3 are not comparable: %4").arg(answer.topic, answer.best(), answer.other(), verdict.why));
}

// Of a single row that has none, why.
QString nothingSentence(const DirectAnswer &answer, const QString &ofSeveral)
{
    const int column = answer.table.columnOf(answer.metric.metricId());
    if (answer.table.rows.size() != 1 || column < 0)
        return ofSeveral;
    const ResultRow &row = answer.table.rows.constFirst();
    QString reason = row.cells.at(column).reason;
    while (reason.endsWith(QLatin1Char('.')))
        reason.chop(1);
    if (reason.isEmpty())
        reason = tr("not published");
    return tr("%1, %2: %3", "the one row, what is asked, why it has no number")
        .arg(row.subject.name, answer.topic, midSentence(reason));
}

// Others may be level with them, too: who reads two names shall not take them for the only ones.
QString levelSentence(const DirectAnswer &answer, const QString &statement)
{
    if (answer.verdict.also.isEmpty())
        return statement;
    return alsoMeeting(statement, answer.verdict.also.size(), answer.also(), answer.best());
}

QString costSentence(const DirectAnswer &answer)
{
    const Verdict &verdict = answer.verdict;
    switch (verdict.kind) {
    case Verdict::Kind::Nothing:
        return nothingSentence(answer, tr("%1: no cost is known of anything that is compared").arg(answer.topic));
    case Verdict::Kind::Alone: {
        const Cell &cell = *answer.table.cell(verdict.best, answer.metric.metricId());
        const QString price = costNumber(cell.value->value, answer.formatter);
        const QString unit = costUnitOf(answer.metric, answer.formatter);
        return answer.table.rows.size() == 1
            ? tr("%1: %2 costs about %3 %4").arg(answer.topic, answer.best(), price, unit)
            : tr("%1: only the cost of %2 is known, about %3 %4").arg(answer.topic, answer.best(), price, unit);
    }
    case Verdict::Kind::Level: {
        const QString level = isTheSame(answer, verdict.other)
            ? tr("%1: %2 and %3 cost the same", "what the work is, two rows")
            : tr("%1: %2 and %3 cannot be told apart by cost, their ranges meet");
        return levelSentence(answer, answer.withNumbers(level.arg(answer.topic, answer.best(), answer.other())));
    }
    case Verdict::Kind::Different:
        return differentSentence(answer);
    case Verdict::Kind::Apart:
        break;
    }
    return cheapestSentence(answer);
}

// "2.1", "about 2.1", "between 1.9 and 2.4"
QString leadText(const Share &share, const Formatter &formatter)
{
    const bool isOne = formatter.label(share.low) == formatter.label(share.high);
    const double spread = share.high - share.low;
    if (spread <= exact * share.value)
        return formatter.label(share.value);
    return spread <= narrow * (share.value - 1.0) || isOne
        ? tr("about %1").arg(formatter.label(share.value))
        : tr("between %1 and %2").arg(formatter.lowEnd().label(share.low), formatter.highEnd().label(share.high));
}

QString aloneSentence(const DirectAnswer &answer)
{
    const QString number = answer.drawn.numbers.value(answer.verdict.best);
    if (number.isEmpty())
        return tr("%1: only the number of %2 is known").arg(answer.topic, answer.best());
    return answer.table.rows.size() == 1
        ? tr("%1: %2 has %3 %4", "what is asked, the one row, its number and unit")
              .arg(answer.topic, answer.best(), number, answer.drawn.unit)
        : tr("%1: only the number of %2 is known, %3 %4", "what is asked, a row, its number and unit")
              .arg(answer.topic, answer.best(), number, answer.drawn.unit);
}

QString highestSentence(const DirectAnswer &answer)
{
    const Verdict &verdict = answer.verdict;
    const QString more = answer.difference(verdict.share);
    if (!verdict.isBest) { // of the two alone: others are level, or cannot be compared
        const QString above =
            answer.withNumbers(tr("%1: %2 is %3 above %4").arg(answer.topic, answer.best(), more, answer.other()));
        return verdict.also.isEmpty() ? above : alsoLevel(answer, above);
    }
    if (verdict.share.low >= timesFrom)
        return answer.withNumbers(
            tr("%1: %2 is highest, %3 times that of %4")
                .arg(answer.topic, answer.best(), leadText(verdict.share, answer.formatter), answer.other()));
    return answer.withNumbers(
        tr("%1: %2 is highest, %3 above %4").arg(answer.topic, answer.best(), more, answer.other()));
}

QString mostSentence(const DirectAnswer &answer)
{
    switch (answer.verdict.kind) {
    case Verdict::Kind::Nothing:
        return nothingSentence(answer, tr("%1: no number is known of anything that is compared").arg(answer.topic));
    case Verdict::Kind::Different:
        return differentSentence(answer);
    case Verdict::Kind::Alone:
        return aloneSentence(answer);
    case Verdict::Kind::Level: {
        const QString level = isTheSame(answer, answer.verdict.other)
            ? tr("%1: %2 and %3 have the same number", "what is asked, two rows")
            : tr("%1: %2 and %3 cannot be told apart, their ranges meet");
        return levelSentence(answer, answer.withNumbers(level.arg(answer.topic, answer.best(), answer.other())));
    }
    case Verdict::Kind::Apart:
        break;
    }
    return highestSentence(answer);
}

QString sentenceOf(const DirectAnswer &answer)
{
    return answer.metric.better == Better::Lower ? costSentence(answer) : mostSentence(answer);
}

const Metric &metricOf(const Catalog &catalog, const Board &board, const Question &question)
{
    return *findMetric(question.metric(taskAsked(catalog, board)));
}

QString topicOf(const Catalog &catalog, const Board &board, const Metric &metric)
{
    const Workload *workload = catalog.workload(board.workload);
    if (metric.group != MetricGroup::Workload || workload == nullptr)
        return metric.labelText();
    return metric.better == Better::Lower ? workload->name
                                          : tr("%1, %2").arg(workload->name, midSentence(metric.labelText()));
}

} // namespace

QString differenceText(const Share &share, const Formatter &formatter)
{
    const Difference difference(share, formatter);
    return difference.isOne() ? difference.middle() : tr("between %1 and %2").arg(difference.low, difference.high);
}

QString differenceSpan(const Share &share, const Formatter &formatter)
{
    const Difference difference(share, formatter);
    return difference.isOne() ? difference.middle()
                              : tr("%1 to %2", "two percentages").arg(difference.low, difference.high);
}

QString overviewTakeaway(const Catalog &catalog, const Board &board, const ResultTable &table,
                         const AskedOverview &asked, const Formatter &formatter)
{
    if (table.rows.isEmpty())
        return tr("Choose chips to compare");
    const Metric &metric = metricOf(catalog, board, asked.question);
    if (metric.group == MetricGroup::Workload && catalog.workload(board.workload) == nullptr)
        return tr("Choose a workload");
    const DirectAnswer answer{
        catalog, table, metric, formatter, asked.drawn, asked.verdict, topicOf(catalog, board, metric)};
    return sentenceOf(answer);
}

QString metricStatement(const Catalog &catalog, const Board &board, const ResultTable &table, const Metric &metric,
                        const DrawnNumbers &drawn, const Formatter &formatter)
{
    const Verdict verdict = verdictOn(catalog, board, table, metric.metricId());
    return sentenceOf({catalog, table, metric, formatter, drawn, verdict, metric.labelText()});
}

QString baselineCaution(const Catalog &catalog, const Board &board, const ResultTable &table, const Question &question)
{
    const Metric &metric = metricOf(catalog, board, question);
    const auto row = std::find_if(table.rows.begin(), table.rows.end(),
                                  [&board](const ResultRow &one) { return isBaseline(board, one.subject); });
    const int column = table.columnOf(metric.metricId());
    if (table.rows.size() < 2 || row == table.rows.end() || column < 0 || !row->cells.at(column).isMissing())
        return {};
    const Cell &cell = row->cells.at(column);
    const QString reason = cell.reason.isEmpty() ? tr("not published") : cell.reason;
    return tr("The baseline %1 cannot be compared here, its number is missing: %2")
        .arg(row->subject.name, reason.endsWith(QLatin1Char('.')) ? reason : reason + QLatin1Char('.'));
}

} // namespace chipboard
