#include "data/analysis/headline.h"

#include "data/analysis/mainquestion.h"
#include "data/analysis/whatiftexts.h"
#include "data/board/books.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {

qsizetype longestTitle(const QLocale &locale)
{
    constexpr qsizetype english = 90;
    constexpr qsizetype others = 110;
    return locale.language() == QLocale::English || locale.language() == QLocale::C ? english : others;
}

QString fittingTitle(const QStringList &candidates, const Formatter &formatter)
{
    const qsizetype most = longestTitle(formatter.locale());
    const auto found = std::ranges::find_if(candidates, [most](const QString &title) { return title.size() <= most; });
    return found == candidates.end() ? candidates.constLast() : *found;
}

QString purposeText(const WorkloadView &view)
{
    if (!view.work)
        return {};
    const QString &model = view.work->model.name;
    switch (view.work->workload.task) {
    case Task::Pretrain:
        return tr("to train %1").arg(model);
    case Task::FineTune:
    case Task::Lora:
        return tr("to fine-tune %1").arg(model);
    case Task::Serve:
        return tr("to serve %1").arg(model);
    case Task::Batch:
        return tr("to run %1").arg(model);
    }
    return {};
}

QString costBasis(Task task)
{
    switch (task) {
    case Task::Serve:
        return tr("per 1M output tokens");
    case Task::Batch:
        return tr("per 1M items");
    case Task::Pretrain:
    case Task::FineTune:
    case Task::Lora:
        break;
    }
    return {};
}

namespace {

constexpr int timesDigits = 2;
constexpr int speedDigits = 2;    // of a user's tokens/s
constexpr double timesFrom = 2.0; // from here on "2.1x" reads better than "110% more"

QString nameIn(const ResultTable &table, const QString &id)
{
    const qsizetype row = table.rowOf(id);
    return row < 0 ? id : table.rows.at(row).subject.name;
}

QString joinedWords(QStringList words)
{
    words.removeAll(QString());
    return words.join(QLatin1Char(' '));
}

/// Two numbers of one metric, formatted for a line of text.
class TwoNumbers
{
public:
    TwoNumbers(const HeadlineInput &input, const Verdict &verdict, const Metric &metric)
        : m_input(input)
        , m_metric(metric)
        , m_bestId(verdict.best)
        , m_best(*input.table.cell(verdict.best, metric.metricId()))
        , m_other(verdict.other.isEmpty() ? nullptr : input.table.cell(verdict.other, metric.metricId()))
    {
    }

    [[nodiscard]] const Metric &metric() const { return m_metric; }
    [[nodiscard]] const Cell &best() const { return m_best; }
    [[nodiscard]] const Cell &other() const { return *m_other; }
    [[nodiscard]] Lead lead() const { return leadBetween(m_best, *m_other); }
    /// Of the best to the other, as the two numbers print.
    [[nodiscard]] double share() const
    {
        return writtenShare(m_best, *m_other, isMoneyMetric() ? m_metric.unit : readableOne(), m_input.formatter);
    }
    [[nodiscard]] bool areExactlyEqual() const
    {
        return m_best.value->isExact() && m_best.value == m_other->value && m_best.unit == m_other->unit;
    }
    /// "$1.75", "1.98"; unit() has the common unit, that of the best.
    [[nodiscard]] QString number(const Cell &cell) const
    {
        const Formatter &formatter = m_input.formatter;
        const bool isEstimate = cell.status == FigureStatus::Estimated; // formatted as in tables and tooltips
        if (isMoneyMetric()) {
            const double usd = cell.value->value * unitInfo(cell.unit).factor / unitInfo(m_metric.unit).factor;
            return isEstimate ? formatter.estimatedAmount(usd) : formatter.amount(usd);
        }
        const double told = isEstimate ? formatter.estimated(*cell.value, cell.unit).value : cell.value->value;
        const double value = convert(told, cell.unit, readableOne());
        return value < 1.0 ? m_input.formatter.full(Formatter::significant(value, Formatter::estimateDigits))
                           : m_input.formatter.label(value);
    }
    [[nodiscard]] QString unit(const QString &basis) const
    {
        return isMoneyMetric() ? basis : m_input.formatter.unitInSentence(readableOne());
    }
    [[nodiscard]] QString both(const QString &basis) const
    {
        return joinedWords({tr("%1 vs %2", "two numbers").arg(number(m_best), number(*m_other)), unit(basis)});
    }
    /// "odds 65:35 that Trainium2 is cheaper", "odds 50:50"; empty for numbers without ranges.
    [[nodiscard]] QString odds() const
    {
        if (m_best.value->isExact() && m_other->value->isExact())
            return {};
        const double below = oddsOfBelow(m_best, *m_other);
        const QString odds = oddsText(std::max(below, 1.0 - below), m_input.formatter);
        if (odds == oddsText(0.5, m_input.formatter)) // naming one of the two would mean nothing
            return tr("odds %1", "50:50").arg(odds);
        const QString word = aheadText(m_metric);
        const QString text = isThroughput(m_metric) ? tr("odds %1 that %2 has more throughput", "65:35, a chip")
            : word == tr("cheaper")                 ? tr("odds %1 that %2 is cheaper", "65:35, a chip")
            : word == tr("faster")                  ? tr("odds %1 that %2 is faster", "65:35, a chip")
                                                    : tr("odds %1 that %2 is better", "65:35, a chip");
        return text.arg(odds, nameIn(m_input.table, m_bestId));
    }

private:
    [[nodiscard]] bool isMoneyMetric() const { return isMoney(m_metric.unit); }
    [[nodiscard]] Unit readableOne() const
    {
        return m_metric.group == MetricGroup::Compute ? commonUnit(m_input.table, m_metric)
                                                      : readableUnit(m_best.value->value, m_best.unit);
    }

    const HeadlineInput &m_input;
    const Metric &m_metric;
    QString m_bestId;
    const Cell &m_best;
    const Cell *m_other;
};

// "66%", "2.1x"
QString shareWords(double share, const Formatter &formatter)
{
    return share < timesFrom ? formatter.percent(share)
                             : tr("%1x", "2.1x").arg(formatter.full(Formatter::significant(share, timesDigits)));
}

// "+20%", "2.5x": how far the first of two numbers is above (below) the other.
QString differenceWords(double share, const Formatter &formatter)
{
    return share < timesFrom ? formatter.signedWholePercent(share - 1.0) : shareWords(share, formatter);
}

QString namesOfIds(const HeadlineInput &input, const QStringList &ids)
{
    const QStringList names = mapped(ids, [&](const QString &id) { return nameIn(input.table, id); });
    return namesText(names, input.formatter);
}

// Why chips that would lead by their numbers do not: their software.
QString retiredText(const HeadlineInput &input, const Verdict &verdict, const TwoNumbers &numbers)
{
    const MetricId metric = numbers.metric().metricId();
    QStringList names;
    QString number;
    for (const qsizetype row : retiredBefore(input.table, metric, verdict.best)) {
        const ResultRow &one = input.table.rows.at(row);
        names << one.subject.name;
        number = numbers.number(one.cells.at(input.table.columnOf(metric))); // the unit is next to the earlier numbers
    }
    if (names.isEmpty())
        return {};
    return names.size() == 1 ? tr("Excluded: %1 (%2), in maintenance.").arg(names.constFirst(), number)
                             : tr("Excluded: %1, in maintenance.").arg(namesText(names, input.formatter));
}

// The line below a title about two, with the condition of its answer.
QString supportOf(const HeadlineInput &input, const Verdict &verdict, const TwoNumbers &numbers, const QString &basis,
                  const QString &condition = {})
{
    const QString odds = numbers.odds();
    const bool isApart = verdict.kind == Verdict::Kind::Apart;
    const QString both = isApart ? tr("%1 (%2)", "two numbers, how far they are apart")
                                       .arg(numbers.both(basis), differenceWords(numbers.share(), input.formatter))
                                 : numbers.both(basis);
    QString text = odds.isEmpty() ? tr("%1.", "numbers behind a title").arg(both)
                                  : tr("%1; %2.", "numbers behind a title, the odds").arg(both, odds);
    text = joinedWords({text, condition, retiredText(input, verdict, numbers)});
    if (verdict.also.isEmpty())
        return text;
    const QString also = namesOfIds(input, verdict.also);
    return verdict.kind == Verdict::Kind::Level // similar to both of the title
        ? tr("%1 Similar: %2.", "a sentence, other rows").arg(text, also)
        : tr("%1 Similar to %2: %3.", "a sentence, a row, other rows")
              .arg(text, nameIn(input.table, verdict.best), also);
}

// Shows neither numbers nor odds for two rows that are not comparable.
Headline differentHeadline(const QString &withReason, const QString &without, const Verdict &verdict,
                           const Formatter &formatter)
{
    const QString title = fittingTitle({withReason, without}, formatter);
    return {title, title == withReason ? QString() : tr("%1.", "a reason").arg(sentenceCase(verdict.why))};
}

QStringList cheaperTitles(Lead lead, const QString &best, const QString &less, const QString &other,
                          const QString &purpose)
{
    switch (lead) {
    case Lead::Clear:
        return {joinedWords({tr("%1 is %2 cheaper than %3").arg(best, less, other), purpose}),
                tr("%1 is %2 cheaper than %3").arg(best, less, other)};
    case Lead::Probable:
        return {joinedWords({tr("%1 is probably %2 cheaper than %3").arg(best, less, other), purpose}),
                tr("%1 is probably %2 cheaper than %3").arg(best, less, other)};
    case Lead::Leaning:
        return {joinedWords({tr("Leaning %1: about %2 cheaper than %3").arg(best, less, other), purpose}),
                tr("Leaning %1: about %2 cheaper than %3").arg(best, less, other)};
    case Lead::Level:
        break;
    }
    return {joinedWords({tr("%1 and %2 cost about the same").arg(best, other), purpose}),
            tr("%1 and %2 cost about the same").arg(best, other)};
}

Headline aloneHeadline(const HeadlineInput &input, const Verdict &verdict, const Metric &metric, const QString &basis,
                       const QString &purpose)
{
    const TwoNumbers numbers(input, verdict, metric);
    const QString name = nameIn(input.table, verdict.best);
    const QString amount = joinedWords({numbers.number(numbers.best()), numbers.unit(basis)});
    if (input.table.rows.size() == 1)
        return {fittingTitle({joinedWords({tr("%1 costs about %2").arg(name, amount), purpose}),
                              tr("%1 costs about %2").arg(name, amount)},
                             input.formatter),
                tr("%1.", "numbers behind a title").arg(amount)};
    return {fittingTitle({tr("Only %1 has a comparable cost: %2").arg(name, amount)}, input.formatter),
            tr("%1.", "numbers behind a title").arg(amount)};
}

QString reasonOfSingle(const HeadlineInput &input, const Metric &metric)
{
    const int column = input.table.columnOf(metric.metricId());
    if (input.table.rows.size() != 1 || column < 0)
        return {};
    QString reason = input.table.rows.constFirst().cells.at(column).gap;
    if (reason.isEmpty())
        reason = input.table.rows.constFirst().cells.at(column).reason;
    while (reason.endsWith(QLatin1Char('.')))
        reason.chop(1);
    return reason;
}

} // namespace

QString nothingToSay(const HeadlineInput &input, const Metric &metric, const WorkloadView &view)
{
    if (input.table.rows.isEmpty())
        return tr("Choose chips to compare");
    if (metric.group == MetricGroup::Workload && !view.work)
        return tr("Choose a workload");
    const int column = input.table.columnOf(metric.metricId());
    const bool isKnown = std::ranges::any_of(
        input.table.rows, [column](const ResultRow &row) { return column >= 0 && !row.cells.at(column).isMissing(); });
    if (isKnown)
        return {};
    const QString name = input.table.rows.constFirst().subject.name;
    if (const QString reason = reasonOfSingle(input, metric); !reason.isEmpty())
        return fittingTitle(
            {tr("%1: %2", "a row, why it has no number").arg(name, reason), tr("%1 has no value here").arg(name)},
            input.formatter);
    const bool anyRuns = std::ranges::any_of(
        view.rows, [](const SubjectEstimate &row) { return row.estimate.fits && row.estimate.bound.has_value(); });
    const PriceBook *book = input.catalog.book(input.board.priceBook);
    if (metric.is(OfPrice) && (anyRuns || metric.group != MetricGroup::Workload) && book != nullptr)
        return fittingTitle({tr("No price for this selection in \"%1\"").arg(pricesName(input.catalog, input.board)),
                             tr("No price for this selection: choose another price list")},
                            input.formatter);
    if (metric.group == MetricGroup::Workload)
        return tr("None of this selection can be estimated: choose other chips or another workload");
    return tr("%1: nothing is published for this selection").arg(metric.labelText());
}

std::optional<double> userSpeedOf(const WorkloadView &view, const QString &row)
{
    const SubjectEstimate *found = view.row(row);
    const EstimateResult *each = found == nullptr ? nullptr : found->estimate.result(u"tpot");
    if (each == nullptr || !each->value || each->value->value <= 0.0)
        return std::nullopt;
    return 1.0 / convert(each->value->value, each->unit, Unit::Second);
}

QString conditionText(const HeadlineInput &input, const Verdict &verdict, const WorkloadView &view)
{
    const std::optional<double> speed = userSpeedOf(view, verdict.best);
    if (!speed || *speed >= readingSpeed || !view.work || view.work->workload.userSpeed > 0.0)
        return {};
    const auto number = [&](double value) { return input.formatter.full(Formatter::significant(value, speedDigits)); };
    const std::optional<double> other = userSpeedOf(view, verdict.other);
    return other ? tr("For batch work: %1 tokens/s per user (%2: %3).", "a speed, another row and its speed")
                       .arg(number(*speed), nameIn(input.table, verdict.other), number(*other))
                 : tr("For batch work: %1 tokens/s per user.").arg(number(*speed));
}

static Headline costWords(const HeadlineInput &input, const Verdict &verdict, const MetricId &metric,
                          const WorkloadView &view, const QString &purpose)
{
    const Metric &cost = *findMetric(metric);
    const bool isOfMonth = metric.text() == QLatin1String("month_usd");
    const QString basis = isOfMonth ? tr("a month") : costBasis(view.work ? view.work->workload.task : Task::Serve);
    if (verdict.kind == Verdict::Kind::Nothing)
        return {nothingToSay(input, cost, view), {}};
    const QString condition = conditionText(input, verdict, view);
    if (verdict.kind == Verdict::Kind::Alone) {
        Headline alone = aloneHeadline(input, verdict, cost, basis, purpose);
        alone.support = joinedWords({alone.support, condition});
        return alone;
    }
    const TwoNumbers numbers(input, verdict, cost);
    const QString best = nameIn(input.table, verdict.best);
    const QString other = nameIn(input.table, verdict.other);
    if (verdict.kind == Verdict::Kind::Different)
        return differentHeadline(tr("%1 and %2 cannot be compared: %3").arg(best, other, verdict.why),
                                 tr("%1 and %2 cannot be compared").arg(best, other), verdict, input.formatter);
    const QString less = input.formatter.wholePercent(1.0 - numbers.share());
    const Lead lead = verdict.kind == Verdict::Kind::Level ? Lead::Level : numbers.lead();
    return {fittingTitle(cheaperTitles(lead, best, less, other, purpose), input.formatter),
            supportOf(input, verdict, numbers, basis, condition)};
}

Headline costHeadline(const HeadlineInput &input, const Verdict &verdict, const MetricId &metric,
                      const WorkloadView &view, const QString &purpose)
{
    Headline headline = costWords(input, verdict, metric, view, purpose);
    headline.metrics = {metric};
    return headline;
}

namespace {

QString aboveTitle(Lead lead, const QString &label, const QString &best, const QString &more, const QString &other)
{
    switch (lead) {
    case Lead::Clear:
        return tr("%1: %2 is %3 above %4").arg(label, best, more, other);
    case Lead::Probable:
        return tr("%1: %2 is probably %3 above %4").arg(label, best, more, other);
    case Lead::Leaning:
        return tr("%1: leaning %2, about %3 above %4").arg(label, best, more, other);
    case Lead::Level:
        break;
    }
    return tr("%1: %2 and %3 are about the same").arg(label, best, other);
}

QString timesTitle(Lead lead, const QString &label, const QString &best, const QString &times, const QString &other)
{
    switch (lead) {
    case Lead::Clear:
        return tr("%1: %2 has %3x that of %4", "a measure, a row, how many times, another row")
            .arg(label, best, times, other);
    case Lead::Probable:
        return tr("%1: %2 probably has %3x that of %4", "a measure, a row, how many times, another row")
            .arg(label, best, times, other);
    case Lead::Leaning:
        return tr("%1: leaning %2, about %3x that of %4", "a measure, a row, how many times, another row")
            .arg(label, best, times, other);
    case Lead::Level:
        break;
    }
    return aboveTitle(lead, label, best, {}, other);
}

QString belowTitle(Lead lead, const QString &label, const QString &best, const QString &less, const QString &other)
{
    switch (lead) {
    case Lead::Clear:
        return tr("%1: %2 is %3 below %4").arg(label, best, less, other);
    case Lead::Probable:
        return tr("%1: %2 is probably %3 below %4").arg(label, best, less, other);
    case Lead::Leaning:
        return tr("%1: leaning %2, about %3 below %4").arg(label, best, less, other);
    case Lead::Level:
        break;
    }
    return aboveTitle(lead, label, best, {}, other);
}

// Rows exactly as good as the best, "B200 and MI355X" or "B200 and 3 more": none leads alone.
QString leadersIn(const HeadlineInput &input, const Verdict &verdict, const Metric &metric)
{
    const Cell &best = *input.table.cell(verdict.best, metric.metricId());
    QStringList names{nameIn(input.table, verdict.best)};
    for (const QString &id : verdict.also) {
        const Cell &cell = *input.table.cell(id, metric.metricId());
        if (best.value->isExact() && cell.value == best.value && cell.unit == best.unit)
            names << nameIn(input.table, id);
    }
    constexpr qsizetype mostNamed = 2;
    if (names.size() == 1)
        return {};
    return names.size() <= mostNamed
        ? tr("%1 and %2", "two rows that are equal").arg(names.constFirst(), names.constLast())
        : tr("%1 and %2 more", "a row, how many others").arg(names.constFirst()).arg(names.size() - 1);
}

QString leadersTitle(const QString &label, const QString &leaders, double share, const QString &other,
                     const Formatter &formatter)
{
    if (share >= timesFrom)
        return tr("%1: %2 have %3x that of %4", "a measure, several rows, how many times, another row")
            .arg(label, leaders, formatter.full(Formatter::significant(share, timesDigits)), other);
    return share < 1.0 ? tr("%1: %2 are %3 below %4", "a measure, several rows, a difference, another row")
                             .arg(label, leaders, formatter.wholePercent(1.0 - share), other)
                       : tr("%1: %2 are %3 above %4", "a measure, several rows, a difference, another row")
                             .arg(label, leaders, formatter.wholePercent(share - 1.0), other);
}

} // namespace

// Of an instance, "hourly price" would be that of the instance.
static QString topicOf(const Metric &metric, Level level)
{
    const bool isOfChips = metric.metricId().text() == QLatin1String("price_chip_hour") && level != Level::Chip;
    return isOfChips ? tr("Hourly price per chip") : metric.labelText();
}

// A row that cannot be bought yet may have a longer bar than the best one that can.
static bool isMetByAnnounced(const HeadlineInput &input, const Verdict &verdict, const Metric &metric)
{
    if (!verdict.isBest && verdict.also.isEmpty()) // one or two rows, not the best of all
        return false;
    const int column = input.table.columnOf(metric.metricId());
    const auto isNotSold = [column](const ResultRow &row) {
        return isAnnounced(row.subject) || row.cells.at(column).status == FigureStatus::Announced;
    };
    const auto inBase = [](const Cell &cell) { return cell.value->value * unitInfo(cell.unit).factor; };
    const ResultRow &best = input.table.rows.at(input.table.rowOf(verdict.best));
    const double bar = inBase(best.cells.at(column));
    return !isNotSold(best) && std::ranges::any_of(input.table.rows, [&](const ResultRow &row) {
        const Cell &cell = row.cells.at(column);
        return isNotSold(row) && !cell.isMissing()
            && (metric.better == Better::Lower ? inBase(cell) <= bar : inBase(cell) >= bar);
    });
}

static Headline amountWords(const HeadlineInput &input, const Verdict &verdict, const Metric &metric,
                            const QString &label)
{
    const Formatter &formatter = input.formatter;
    if (verdict.kind == Verdict::Kind::Nothing)
        return {nothingToSay(input, metric, workloadView(input.catalog, input.board, input.table)), {}};
    const TwoNumbers numbers(input, verdict, metric);
    const QString best = nameIn(input.table, verdict.best);
    if (verdict.kind == Verdict::Kind::Alone) {
        const QString amount = joinedWords({numbers.number(numbers.best()), numbers.unit({})});
        return {input.table.rows.size() == 1
                    ? tr("%1: %2 has %3", "a measure, a row, a number").arg(label, best, amount)
                    : tr("%1: only %2 has a number, %3").arg(label, best, amount),
                tr("%1.", "numbers behind a title").arg(amount)};
    }
    const QString other = nameIn(input.table, verdict.other);
    if (verdict.kind == Verdict::Kind::Different)
        return differentHeadline(tr("%1: %2 and %3 cannot be compared: %4").arg(label, best, other, verdict.why),
                                 tr("%1: %2 and %3 cannot be compared").arg(label, best, other), verdict, formatter);
    const QString support = supportOf(input, verdict, numbers, {});
    if (numbers.areExactlyEqual())
        return {tr("%1: %2 and %3 are equal").arg(label, best, other), support};
    const Lead lead = verdict.kind == Verdict::Kind::Level ? Lead::Level : numbers.lead();
    const double share = numbers.share();
    const QString leaders = leadersIn(input, verdict, metric);
    if (lead != Lead::Level && !leaders.isEmpty())
        return {leadersTitle(label, leaders, share, other, formatter), support};
    if (share < 1.0)
        return {belowTitle(lead, label, best, formatter.wholePercent(1.0 - share), other), support};
    const QString above = aboveTitle(lead, label, best, formatter.wholePercent(share - 1.0), other);
    if (share < timesFrom)
        return {above, support};
    const QString times = formatter.full(Formatter::significant(share, timesDigits));
    return {fittingTitle({timesTitle(lead, label, best, times, other), above}, formatter), support};
}

Headline amountHeadline(const HeadlineInput &input, const Verdict &verdict, const Metric &metric)
{
    const QString topic = topicOf(metric, input.board.level);
    Headline headline = amountWords(input, verdict, metric, topic);
    if (isMetByAnnounced(input, verdict, metric)) {
        const QString ofSold = tr("%1 of those on sale", "a measure, such as memory, of the rows that can be bought");
        const Headline limited = amountWords(input, verdict, metric, ofSold.arg(topic));
        headline.title = fittingTitle({limited.title, headline.title}, input.formatter);
    }
    headline.metrics = {metric.metricId()};
    return headline;
}

Headline metricHeadline(const HeadlineInput &input, const Metric &metric, const WorkloadView &view)
{
    const MetricId id = metric.metricId();
    const Verdict verdict = verdictOn(input.board, input.table, id);
    const bool isCost = view.work && isCostOfWork(id, view.work->workload.task);
    return isCost ? costHeadline(input, verdict, id, view, purposeText(view)) : amountHeadline(input, verdict, metric);
}

Headline speedHeadline(const HeadlineInput &input, const WorkloadView &view)
{
    const Task task = view.work ? view.work->workload.task : Task::Serve;
    const MetricId id = taskMetrics(task).chipSpeed;
    const Metric &metric = *findMetric(id);
    if (input.table.columnOf(id) < 0)
        return speedHeadline({input.catalog, input.board, evaluate(input.catalog, input.board, {id}), input.formatter},
                             view);
    const Verdict verdict = verdictOn(input.board, input.table, id);
    if (task == Task::Batch || (verdict.kind != Verdict::Kind::Apart && verdict.kind != Verdict::Kind::Level))
        return amountHeadline(input, verdict, metric);
    const TwoNumbers numbers(input, verdict, metric);
    const QString best = nameIn(input.table, verdict.best);
    const QString other = nameIn(input.table, verdict.other);
    const QString support = supportOf(input, verdict, numbers, {});
    const Lead lead = verdict.kind == Verdict::Kind::Level ? Lead::Level : numbers.lead();
    if (lead == Lead::Level)
        return {fittingTitle({joinedWords({tr("Per chip, %1 and %2 have about the same throughput").arg(best, other),
                                           purposeText(view)}),
                              tr("Per chip, %1 and %2 have about the same throughput").arg(best, other)},
                             input.formatter),
                support,
                {id}};
    const double share = numbers.share();
    const QString times = input.formatter.full(Formatter::significant(share, timesDigits));
    const QString faster = input.formatter.wholePercent(share - 1.0);
    const bool isTimes = share >= timesFrom;
    const QString text = isTimes && lead == Lead::Clear
        ? tr("Per chip, %1 has %2x %3's throughput").arg(best, times, other)
        : isTimes             ? tr("Per chip, %1 probably has %2x %3's throughput").arg(best, times, other)
        : lead == Lead::Clear ? tr("Per chip, %1 has %2 more throughput than %3").arg(best, faster, other)
                              : tr("Per chip, %1 probably has %2 more throughput than %3").arg(best, faster, other);
    return {fittingTitle({joinedWords({text, purposeText(view)}), text}, input.formatter), support, {id}};
}

// "Most" is about all rows, so the wording follows the chance of being the best of them, not the odds of one pair.
static QString mostTokensTitle(const HeadlineInput &input, const Verdict &verdict, const MetricId &metric,
                               const QString &most, const QString &others)
{
    const Leaders leaders = leadersOf(input.table, metric);
    if (leaders.ids.size() > 1)
        return fittingTitle({tr("%1 give the most tokens per dollar; which is first is open", "two or three rows")
                                 .arg(namesOfIds(input, leaders.ids)),
                             tr("Which of %1 options gives the most tokens per dollar is open", "a number")
                                 .arg(input.formatter.integer(leaders.ids.size()))},
                            input.formatter);
    const QString best = nameIn(input.table, verdict.best);
    const bool isClear = leaders.chance > clearChance;
    const QString text = isClear ? tr("%1 gives the most tokens per dollar: %2, vs %3 on %4")
                                 : tr("%1 probably gives the most tokens per dollar: %2, vs %3 on %4");
    return fittingTitle({text.arg(best, most, others, nameIn(input.table, verdict.other)),
                         isClear ? tr("%1 gives the most tokens per dollar").arg(best)
                                 : tr("%1 probably gives the most tokens per dollar").arg(best)},
                        input.formatter);
}

Headline valueHeadline(const HeadlineInput &input, const WorkloadView &view)
{
    const Task task = view.work ? view.work->workload.task : Task::Serve;
    const MetricId id = taskMetrics(task).cost;
    const Verdict verdict = verdictOn(input.board, input.table, id);
    const Headline costs = costHeadline(input, verdict, id, view, purposeText(view));
    if (task != Task::Serve || (verdict.kind != Verdict::Kind::Apart && verdict.kind != Verdict::Kind::Level))
        return costs;
    const auto tokens = [&](const QString &row) {
        constexpr double perMillion = 1e6; // USD, whatever the display currency
        return input.formatter.compact(perMillion / input.table.cell(row, id)->value->value);
    };
    const QString support = tr("%1 vs %2 tokens per dollar: %3", "two numbers, the costs behind them")
                                .arg(tokens(verdict.best), tokens(verdict.other), costs.support);
    const QString best = nameIn(input.table, verdict.best);
    const QString other = nameIn(input.table, verdict.other);
    const TwoNumbers numbers(input, verdict, *findMetric(id));
    const Lead lead = verdict.kind == Verdict::Kind::Level ? Lead::Level : numbers.lead();
    if (lead == Lead::Level)
        return {fittingTitle({tr("%1 and %2 give about the same number of tokens per dollar (%3 vs %4)")
                                  .arg(best, other, tokens(verdict.best), tokens(verdict.other)),
                              tr("%1 and %2 give about the same number of tokens per dollar").arg(best, other)},
                             input.formatter),
                support};
    return {mostTokensTitle(input, verdict, id, tokens(verdict.best), tokens(verdict.other)), support};
}

namespace {

// A row with the two numbers for the sentence about compute and price.
struct Contender
{
    const Subject *subject = nullptr;
    const Cell *compute = nullptr;
    const Cell *price = nullptr;

    [[nodiscard]] bool hasBoth() const { return !compute->isMissing() && !price->isMissing(); }
    [[nodiscard]] bool isAmazon() const
    {
        return subject->chip != nullptr && subject->chip->vendor == QLatin1String("AWS");
    }
    [[nodiscard]] bool isShipping() const
    {
        return subject->chip != nullptr && subject->chip->status == Availability::Shipping;
    }
    [[nodiscard]] double computePerPrice() const { return compute->value->value / price->value->value; }
};

QList<MetricId> computeAndPrice(Level level)
{
    const QString price = level == Level::Chip ? QStringLiteral("price_chip_hour") : QStringLiteral("price_hour");
    return {MetricId(QStringLiteral("compute_best")), MetricId(price)};
}

bool isPreferred(const Contender &one, const Contender &than)
{
    if (one.isShipping() != than.isShipping())
        return one.isShipping();
    if (one.hasBoth() != than.hasBoth())
        return one.hasBoth();
    return one.hasBoth() ? one.computePerPrice() > than.computePerPrice()
                         : one.compute->value->value > than.compute->value->value;
}

// The Amazon chip with the most compute per dollar; announced ones only if there is no other, retired ones never.
const Contender *challengerIn(const QList<Contender> &contenders, const Board &board)
{
    const Contender *best = nullptr;
    for (const Contender &one : contenders) {
        const bool counts =
            one.isAmazon() && !isRetired(*one.subject) && !isBaseline(board, *one.subject) && !one.compute->isMissing();
        if (counts && (best == nullptr || isPreferred(one, *best)))
            best = &one;
    }
    return best;
}

// The board's baseline, or else the first rival with a number.
const Contender *opponentIn(const QList<Contender> &contenders, const Board &board, const Contender *against)
{
    const Contender *first = nullptr;
    for (const Contender &one : contenders) {
        if (&one == against || one.compute->isMissing())
            continue;
        if (isBaseline(board, *one.subject))
            return &one;
        if (first == nullptr && !one.isAmazon())
            first = &one;
    }
    return first;
}

// "66% of", "2.1x"
QString partOf(double share, const Formatter &formatter)
{
    return share < timesFrom ? tr("%1 of", "66% of").arg(formatter.percent(share))
                             : tr("%1x", "2.1x").arg(formatter.full(Formatter::significant(share, timesDigits)));
}

bool sharePrices(const Contender &a, const Contender &b)
{
    return a.hasBoth() && b.hasBoth() && b.price->value->low > 0.0 && a.price->priceKind == b.price->priceKind;
}

// True if one of the two has the most compute of those on sale.
bool haveTheMost(const QList<Contender> &contenders, const Contender &a, const Contender &b)
{
    const auto compute = [](const Contender &one) {
        return one.compute->isMissing() || !one.isShipping()
            ? 0.0
            : convert(one.compute->value->value, one.compute->unit, Unit::Tflops);
    };
    const double most = std::max(compute(a), compute(b));
    return std::ranges::all_of(contenders, [&](const Contender &one) { return compute(one) <= most; });
}

Headline pairHeadline(const HeadlineInput &input, const Contender &a, const Contender &b)
{
    const Formatter &formatter = input.formatter;
    const QList<MetricId> metrics = computeAndPrice(input.board.level);
    const QString precision = precisionLabel(input.table.precision);
    const QString &one = a.subject->name;
    const QString &other = b.subject->name;
    const Unit unit = commonUnit(input.table, *findMetric(metrics.at(0))); // as in the bars below
    const double compute = writtenShare(*a.compute, *b.compute, unit, formatter);
    const QString computes = tr("%1: %2 %3's %4 compute", "a row, 66% of, another row, a number format")
                                 .arg(one, partOf(compute, formatter), other, precision);
    const auto in = [&](const Cell &cell) { return formatter.label(convert(cell.value->value, cell.unit, unit)); };
    const QString numbers = tr("%1 compute: %2 vs %3 %4", "a number format, two numbers, a unit")
                                .arg(precision, in(*a.compute), in(*b.compute), symbolOf(unit));
    const QString computed = tr("%1 (%2)", "compute, a percentage").arg(numbers, shareWords(compute, formatter));
    if (!sharePrices(a, b))
        return {
            fittingTitle({computes}, formatter), tr("%1.", "numbers behind a title").arg(computed), {metrics.at(0)}};
    const double price = writtenShare(*a.price, *b.price, findMetric(metrics.at(1))->unit, formatter);
    const QString prices = tr("Hourly price: %1 vs %2 (%3)", "two prices, a percentage")
                               .arg(formatter.amount(a.price->value->value), formatter.amount(b.price->value->value),
                                    shareWords(price, formatter));
    return {fittingTitle({tr("%1 for %2 its hourly price", "a statement about two rows, 43% of")
                              .arg(computes, partOf(price, formatter)),
                          computes},
                         formatter),
            tr("%1. %2.", "compute, prices").arg(computed, prices), metrics};
}

} // namespace

Headline compareHeadline(const HeadlineInput &input)
{
    const QList<MetricId> metrics = computeAndPrice(input.board.level);
    const int compute = input.table.columnOf(metrics.at(0));
    const int price = input.table.columnOf(metrics.at(1));
    if (compute < 0 || price < 0)
        return compareHeadline(
            {input.catalog, input.board, evaluate(input.catalog, input.board, metrics), input.formatter});
    if (input.table.rows.isEmpty())
        return {tr("Choose chips to compare"), {}};
    const QList<Contender> contenders = mapped(input.table.rows, [&](const ResultRow &row) {
        return Contender{&row.subject, &row.cells.at(compute), &row.cells.at(price)};
    });
    const Contender *a = challengerIn(contenders, input.board);
    const Contender *b = opponentIn(contenders, input.board, a);
    // Compute alone is no reason to name two chips of several if neither has the most.
    if (a != nullptr && b != nullptr && b->compute->value->low > 0.0
        && (sharePrices(*a, *b) || haveTheMost(contenders, *a, *b)))
        return pairHeadline(input, *a, *b);
    return amountHeadline(input, verdictOn(input.board, input.table, metrics.at(0)), *findMetric(metrics.at(0)));
}

} // namespace chipboard
