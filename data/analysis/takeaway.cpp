#include "data/analysis/takeaway.h"

#include "data/analysis/alikeprices.h"
#include "data/analysis/contest.h"
#include "data/compare/workloadview.h"
#include "data/core/tr.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

/// How often a limit holds one phase back, most frequent first.
struct Tally
{
    Bound bound = Bound::Compute;
    int count = 0;
};

struct PhaseTally
{
    QString phase;
    int total = 0;
    QList<Tally> bounds;
};

template<typename Item, typename Matches>
Item &foundOrAdded(QList<Item> &items, const Item &item, Matches matches)
{
    const auto found = std::find_if(items.begin(), items.end(), matches);
    if (found != items.end())
        return *found;
    items << item;
    return items.last();
}

QList<PhaseTally> tally(const QList<SubjectPhases> &rows)
{
    QList<PhaseTally> phases;
    for (const SubjectPhases &row : rows) {
        for (const RooflinePhase &phase : row.phases) {
            PhaseTally &counts = foundOrAdded(phases, PhaseTally{phase.name, 0, {}},
                                              [&](const PhaseTally &other) { return other.phase == phase.name; });
            ++counts.total;
            ++foundOrAdded(counts.bounds, Tally{phase.bound, 0}, [&](const Tally &other) {
                  return other.bound == phase.bound;
              }).count;
        }
    }
    for (PhaseTally &phase : phases)
        std::stable_sort(phase.bounds.begin(), phase.bounds.end(),
                         [](const Tally &a, const Tally &b) { return a.count > b.count; });
    return phases;
}

// "Reading the prompt is limited by compute on all 7 chips", and after it "writing the answer by compute on both".
// Of how many is told once, when a sentence before has told it of as many; before is 0 for the first.
QString sentenceOf(const PhaseTally &phase, int before, Level level, const Formatter &formatter)
{
    const bool isFirst = before == 0;
    const QString name = isFirst ? phase.phase : midSentence(phase.phase);
    const QString all = countText(level, phase.total, formatter);
    if (phase.bounds.size() == 1) {
        const QString bound = boundLabel(phase.bounds.constFirst().bound);
        if (phase.total == 1)
            return tr("%1 is limited by %2").arg(name, bound);
        if (phase.total == 2)
            return isFirst ? tr("%1 is limited by %2 on both").arg(name, bound)
                           : tr("%1 by %2 on both", "part of the work, what limits it").arg(name, bound);
        return isFirst ? tr("%1 is limited by %2 on all %3").arg(name, bound, all)
                       : tr("%1 by %2 on all %3", "part of the work, what limits it").arg(name, bound, all);
    }
    QStringList parts;
    for (const Tally &part : phase.bounds)
        parts << tr("by %1 on %2", "what limits, on how many chips")
                     .arg(boundLabel(part.bound), formatter.integer(part.count));
    const QString limits = formatter.locale().createSeparatedList(parts);
    if (isFirst)
        return tr("%1 is limited %2 of %3", "part of the work, by what on how many").arg(name, limits, all);
    return phase.total == before
        ? tr("%1 %2", "part of the work, by what on how many of those told before").arg(name, limits)
        : tr("%1 %2 of %3", "part of the work, by what on how many").arg(name, limits, all);
}

} // namespace

QString rooflineTakeaway(const WorkloadView &view, const QList<SubjectPhases> &rows, Level level,
                         const Formatter &formatter)
{
    if (!view.work)
        return tr("Choose a workload");
    if (rows.isEmpty())
        return tr("Choose chips to compare");
    QStringList sentences;
    const QList<PhaseTally> phases = tally(rows);
    const int total = phases.isEmpty() ? 0 : phases.constFirst().total;
    for (const PhaseTally &phase : phases)
        sentences << sentenceOf(phase, sentences.isEmpty() ? 0 : total, level, formatter);
    const QString text =
        sentences.isEmpty() ? noEstimateText(view, level, formatter) : sentences.join(QStringLiteral("; "));
    return tr("%1: %2").arg(view.work->workload.name, text);
}

namespace {

/// A row with the number that decides.
struct Standing
{
    qsizetype row = 0; ///< of the table
    const Subject *subject = nullptr;
    const Cell *cell = nullptr;
    std::optional<Bound> bound;
};

QList<Standing> standingsOf(const ResultTable &table, const WorkloadView &view, const MetricId &metric, Better better)
{
    QList<Standing> standings;
    const int column = table.columnOf(metric);
    for (qsizetype at = 0; column >= 0 && at < table.rows.size(); ++at) {
        const ResultRow &row = table.rows.at(at);
        const Cell &cell = row.cells.at(column);
        if (cell.isMissing() || cell.value->value <= 0.0)
            continue;
        const SubjectEstimate *estimate = view.row(row.subject.id);
        standings << Standing{at, &row.subject, &cell, estimate != nullptr ? estimate->estimate.bound : std::nullopt};
    }
    std::stable_sort(standings.begin(), standings.end(), [better](const Standing &a, const Standing &b) {
        return better == Better::Lower ? a.cell->value->value < b.cell->value->value
                                       : a.cell->value->value > b.cell->value->value;
    });
    return standings;
}

// Those of the sorted rows that cannot be told from the first, which is one of them.
QList<Standing> closeOnes(const QList<Standing> &standings)
{
    QList<Racer> racers;
    for (const Standing &standing : standings)
        racers << Racer{standing.subject->name, *standing.cell->value};
    QList<Standing> close;
    for (const qsizetype index : closeToFirst(racers))
        close << standings.at(index);
    return close;
}

QStringList namesOf(const QList<Standing> &standings)
{
    QStringList names;
    for (const Standing &standing : standings)
        names << standing.subject->name;
    return names;
}

bool areAllBoundAsFirst(const QList<Standing> &about)
{
    return std::all_of(about.cbegin(), about.cend(),
                       [&about](const Standing &other) { return other.bound == about.constFirst().bound; });
}

// "; both are limited by memory bandwidth": the two that the sentence names; of more than two by name, since more than
// these may be compared.
QString boundTail(const QList<Standing> &about, const Formatter &formatter)
{
    const std::optional<Bound> bound = about.constFirst().bound;
    if (!bound)
        return {};
    const QString name = boundLabel(*bound);
    if (!areAllBoundAsFirst(about))
        return tr("; %1 is limited by %2").arg(about.constFirst().subject->name, name);
    if (about.size() == 1)
        return tr("; it is limited by %1").arg(name);
    return about.size() == 2 ? tr("; both are limited by %1").arg(name)
                             : tr("; %1 are limited by %2").arg(namesText(namesOf(about), formatter), name);
}

const Standing *baselineIn(const QList<Standing> &standings, const Board &board)
{
    const auto found = std::find_if(standings.cbegin(), standings.cend(), [&board](const Standing &standing) {
        return isBaseline(board, *standing.subject);
    });
    return found == standings.cend() ? nullptr : &*found;
}

QString moneyText(double value, Task task, const Formatter &formatter)
{
    return formatter.compactMoney(value) + QChar(0x00A0) + formatter.unitWords(costUnitText(task));
}

/// What the sentences are made of.
struct Race
{
    const Board &board;
    const ResultTable &table;
    qsizetype column;
    Task task;
    const Formatter &formatter;

    [[nodiscard]] bool areAlike(const Standing &a, const Standing &b) const
    {
        return notAlike(table, column, a.row, b.row).isEmpty();
    }
    /// "not comparable with H100: their prices are of different kinds"; empty where the best is with all.
    [[nodiscard]] QString unlikeText(const QList<Standing> &standings) const
    {
        QList<qsizetype> rows;
        for (const Standing &one : standings)
            rows << one.row;
        return notComparableTexts(table, column, rows.constFirst(), rows, formatter).join(QStringLiteral("; "));
    }
    [[nodiscard]] QString moneyText(const Standing &of) const
    {
        return chipboard::moneyText(of.cell->value->value, task, formatter);
    }
};

// "; Trainium2 costs 60 % what H100 costs": where that may be told.
QString besideText(const Race &race, const QString &text, const Standing &best, const Standing &other)
{
    return tr("%1; %2 costs %3 what %4 costs")
        .arg(text, best.subject->name, shareText(shareOf(*best.cell, *other.cell), race.formatter),
             other.subject->name);
}

// The best, and what it is compared with.
QList<Standing> comparedIn(const Race &race, const QList<Standing> &standings)
{
    const Standing &best = standings.constFirst();
    if (standings.size() == 1)
        return {best};
    const Standing *baseline = baselineIn(standings, race.board);
    return {best, baseline == nullptr || baseline == &best ? standings.at(1) : *baseline};
}

// Of what cannot be compared the best is no more than lowest, and why not comes before what bounds it.
QString singleSentence(const Race &race, const QList<Standing> &standings)
{
    const Standing &best = standings.constFirst();
    const QString price = race.moneyText(best);
    if (standings.size() == 1)
        return tr("%1 takes about %2%3").arg(best.subject->name, price, boundTail({best}, race.formatter));
    const QList<Standing> both = comparedIn(race, standings);
    const Standing &other = both.constLast();
    const QString bounds = boundTail(both, race.formatter);
    if (const QString unlike = race.unlikeText(standings); !unlike.isEmpty()) {
        QString text = tr("%1 is lowest at about %2").arg(best.subject->name, price);
        if (race.areAlike(best, other))
            text = besideText(race, text, best, other);
        return tr("%1; %2", "who is lowest; with whom it is not comparable, and why").arg(text, unlike) + bounds;
    }
    const QString share = shareText(shareOf(*best.cell, *other.cell), race.formatter);
    return tr("%1, %2 what %3 costs%4")
        .arg(tr("%1 is cheapest at about %2").arg(best.subject->name, price), share, other.subject->name, bounds);
}

QString closeSentence(const Race &race, const QList<Standing> &standings, const QList<Standing> &group)
{
    const Standing &best = group.constFirst();
    QString text =
        tr("%1 is lowest at about %2, %3", "a row, a price, but the range of another meets its own")
            .arg(best.subject->name, race.moneyText(best),
                 closeText(namesOf(group.sliced(1)), race.formatter.compactMoney(group.constLast().cell->value->value),
                           race.formatter));
    const Standing *baseline = baselineIn(standings, race.board);
    if (baseline != nullptr && baselineIn(group, race.board) == nullptr && race.areAlike(best, *baseline))
        text = besideText(race, text, best, *baseline);
    // Nobody reads a fourth statement: what bounds them stands below.
    if (const QString unlike = race.unlikeText(standings); !unlike.isEmpty())
        return tr("%1; %2", "who is lowest; with whom it is not comparable, and why").arg(text, unlike);
    return text + boundTail(group, race.formatter);
}

QString fastestSentence(const Race &race, const QList<Standing> &standings)
{
    const Formatter &formatter = race.formatter;
    const Standing &best = standings.constFirst();
    const QString name = best.subject->name;
    const QString speed = formatter.compact(best.cell->value->value) + QChar(0x00A0) + symbolOf(best.cell->unit);
    if (standings.size() == 1)
        return tr("no price is known; %1 reaches about %2").arg(name, speed);
    if (const QString unlike = race.unlikeText(standings); !unlike.isEmpty())
        return tr("no price is known; %1 reaches about %2; %3", "with whom it is not comparable, and why")
            .arg(name, speed, unlike);
    const QString count = countText(race.board.level, standings.size(), formatter);
    const QString text = tr("no price is known; of %1, %2 is fastest at about %3").arg(count, name, speed);
    const QList<Standing> close = closeOnes(standings);
    if (close.size() == 1)
        return text;
    const double slowest = close.constLast().cell->value->value;
    return tr("%1, %2", "who is fastest, but the range of another meets its own")
        .arg(text, closeText(namesOf(close.sliced(1)), formatter.compact(slowest), formatter));
}

/// Sentences with the rows that they hold for, in the order in which they come.
class Shared
{
public:
    void add(QString sentence, const QString &name)
    {
        if (sentence.isEmpty())
            return;
        if (!sentence.endsWith(QLatin1Char('.')))
            sentence += QLatin1Char('.');
        if (!m_sentences.contains(sentence))
            m_sentences << sentence;
        m_names[sentence] << name;
    }
    [[nodiscard]] QStringList texts(qsizetype rows, const Formatter &formatter) const
    {
        QStringList texts;
        for (const QString &sentence : m_sentences) {
            const QStringList &names = m_names.at(sentence);
            const bool namesItself = names.size() == 1 && sentence.contains(names.constFirst());
            texts << (namesItself || (names.size() == rows && rows > 1)
                          ? sentence
                          : tr("%1: %2").arg(namesText(names, formatter), sentence));
        }
        return texts;
    }

private:
    QStringList m_sentences;
    std::map<QString, QStringList> m_names;
};

} // namespace

QString workloadTakeaway(const Board &board, const ResultTable &table, const WorkloadView &view,
                         const Formatter &formatter, const QString &kinds)
{
    if (!view.work)
        return tr("Choose a workload");
    if (table.rows.isEmpty())
        return tr("Choose chips to compare");
    const Workload &work = view.work->workload;
    const TaskMetrics metrics = taskMetrics(work.task);
    const auto about = [&work](const QString &sentence) { return tr("%1: %2").arg(work.name, sentence); };
    const QList<Standing> costs = standingsOf(table, view, metrics.cost, Better::Lower);
    if (!costs.isEmpty()) {
        const QList<Standing> close = closeOnes(costs);
        const Race race{board, table, table.columnOf(metrics.cost), work.task, formatter};
        if (!kinds.isEmpty())
            return about(kinds);
        return about(close.size() > 1 ? closeSentence(race, costs, close) : singleSentence(race, costs));
    }
    const QList<Standing> speeds = standingsOf(table, view, metrics.speed, Better::Higher);
    if (!speeds.isEmpty())
        return about(fastestSentence({board, table, table.columnOf(metrics.speed), work.task, formatter}, speeds));
    return about(noEstimateText(view, table.level, formatter));
}

QString comparedBounds(const Board &board, const ResultTable &table, const WorkloadView &view,
                       const Formatter &formatter)
{
    const TaskMetrics metrics = taskMetrics(view.work ? view.work->workload.task : Task::Serve);
    const QList<Standing> costs = standingsOf(table, view, metrics.cost, Better::Lower);
    if (costs.isEmpty() || !costs.constFirst().bound)
        return {};
    const Race race{board, table, table.columnOf(metrics.cost), Task::Serve, formatter};
    const QList<Standing> both = comparedIn(race, costs);
    const QString bound = boundLabel(*both.constFirst().bound);
    return both.size() > 1 && areAllBoundAsFirst(both)
        ? tr("%1 are limited by %2.", "two rows").arg(namesText(namesOf(both), formatter), bound)
        : tr("%1 is limited by %2.").arg(both.constFirst().subject->name, bound);
}

QStringList boundNotes(const WorkloadView &view, const Formatter &formatter)
{
    constexpr std::array bounds{Bound::Compute, Bound::MemoryBandwidth, Bound::Latency, Bound::Link, Bound::Capacity};
    QStringList notes;
    for (const Bound bound : bounds) {
        QStringList names;
        for (const SubjectEstimate &row : view.rows) {
            if (row.estimate.bound == bound && row.estimate.fits)
                names << row.subject.name;
        }
        if (!names.isEmpty())
            notes << tr("Bound by %1: %2. %3")
                         .arg(boundLabel(bound), formatter.locale().createSeparatedList(names), boundSentence(bound));
    }
    return notes;
}

QStringList estimateNotes(const WorkloadView &view, const Formatter &formatter)
{
    Shared shared;
    for (const SubjectEstimate &row : view.rows) {
        if (!row.reason.isEmpty())
            shared.add(row.reason, row.subject.name);
        for (const QString &note : row.estimate.notes)
            shared.add(note, row.subject.name);
    }
    return shared.texts(view.rows.size(), formatter);
}

namespace {

// A row with the two numbers that the sentence is about.
struct Contender
{
    qsizetype row = 0; ///< of the table
    const Subject *subject = nullptr;
    const Cell *compute = nullptr;
    const Cell *price = nullptr;

    [[nodiscard]] bool hasBoth() const { return !compute->isMissing() && !price->isMissing(); }
};

bool isAmazon(const Contender &contender)
{
    return contender.subject->chip != nullptr && contender.subject->chip->vendor == QLatin1String("AWS");
}

bool isShipping(const Contender &contender)
{
    return contender.subject->chip != nullptr && contender.subject->chip->status == Availability::Shipping;
}

QList<MetricId> metricsAt(Level level)
{
    const QString price = level == Level::Chip ? QStringLiteral("price_chip_hour") : QStringLiteral("price_hour");
    return {MetricId(QStringLiteral("compute_best")), MetricId(price)};
}

QList<Contender> contendersOf(const ResultTable &table, int compute, int price)
{
    QList<Contender> contenders;
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        const ResultRow &row = table.rows.at(i);
        contenders << Contender{i, &row.subject, &row.cells.at(compute), &row.cells.at(price)};
    }
    return contenders;
}

double computePerPrice(const Contender &contender)
{
    return contender.compute->value->value / contender.price->value->value;
}

// The Amazon chip that buys most compute for a dollar; announced ones only when nothing else is there.
const Contender *challenger(const QList<Contender> &contenders, const Board &board)
{
    const Contender *best = nullptr;
    for (const Contender &contender : contenders) {
        if (!isAmazon(contender) || isBaseline(board, *contender.subject) || contender.compute->isMissing())
            continue;
        if (best == nullptr) {
            best = &contender;
            continue;
        }
        const bool better = isShipping(contender) != isShipping(*best) ? isShipping(contender)
            : contender.hasBoth() != best->hasBoth()                   ? contender.hasBoth()
            : contender.hasBoth() ? computePerPrice(contender) > computePerPrice(*best)
                                  : contender.compute->value->value > best->compute->value->value;
        if (better)
            best = &contender;
    }
    return best;
}

// The board's baseline; without one the first rival that has a number.
const Contender *opponent(const QList<Contender> &contenders, const Board &board, const Contender *against)
{
    const Contender *first = nullptr;
    for (const Contender &contender : contenders) {
        if (&contender == against || contender.compute->isMissing())
            continue;
        if (isBaseline(board, *contender.subject))
            return &contender;
        if (first == nullptr && !isAmazon(contender))
            first = &contender;
    }
    return first;
}

/// Whom the sentence is about.
struct Pair
{
    Contender a;
    Contender b;
};

std::optional<Pair> pairOf(const Board &board, const QList<Contender> &contenders)
{
    const Contender *a = challenger(contenders, board);
    const Contender *b = opponent(contenders, board, a);
    if (a == nullptr || b == nullptr || b->compute->value->low <= 0.0)
        return {};
    return Pair{*a, *b};
}

// Both prices, and the words that say of which kind they are where that is not the board's own.
struct PricePair
{
    Cell a;
    Cell b;
    QString where; ///< empty, or the name of the book that both were taken from
    QString why;   ///< they are not comparable, for the middle of a sentence; empty: they are
};

PricePair withReason(PricePair pair, const Contender &a, const Contender &b, const ResultTable &table,
                     const Metric *metric)
{
    ResultTable two;
    two.level = table.level;
    two.metrics = {metric};
    two.rows = {ResultRow{*a.subject, {pair.a}}, ResultRow{*b.subject, {pair.b}}};
    pair.why = notAlike(two, 0, 0, 1);
    return pair;
}

// At one price book where the board's own prices are of different kinds: a list price beside a block price would tell
// the difference between the contracts. With a commitment the prices drawn are what was asked for, and no other list is
// looked at.
PricePair pricesOf(const Catalog &catalog, const Board &board, const Contender &a, const Contender &b,
                   const ResultTable &table)
{
    const Metric *metric = findMetric(metricsAt(board.level).at(1));
    const PricePair own = withReason({*a.price, *b.price, {}, {}}, a, b, table, metric);
    const bool isCommitted = board.assumptions.commitment.value_or(0.0) > 0.0;
    if (a.price->priceKind == b.price->priceKind || isCommitted)
        return own;
    const PriceBook *book = catalog.book(board.priceBook);
    for (const BookId &id : book != nullptr ? book->fallbacks : QList<BookId>()) {
        const EvaluationContext context{catalog, catalog.book(id), table.precision, nullptr};
        if (context.book == nullptr)
            continue;
        const PricePair pair =
            withReason({metric->evaluate(context, *a.subject, *metric), metric->evaluate(context, *b.subject, *metric),
                        context.book->name, QString()},
                       a, b, table, metric);
        if (!pair.a.isMissing() && !pair.b.isMissing() && pair.why.isEmpty())
            return pair;
    }
    return own;
}

QString hourText(const Interval &price, const Formatter &formatter)
{
    return formatter.moneyLabel(price.low) == formatter.moneyLabel(price.high)
        ? formatter.moneyLabel(price.value)
        : tr("%1 to %2").arg(formatter.lowEnd().moneyLabel(price.low), formatter.highEnd().moneyLabel(price.high));
}

// "(2.24 against 5.19 USD/h)": prices that no chart beside the sentence draws, so it has to tell them itself.
QString undrawnPrices(const PricePair &prices, const Formatter &formatter)
{
    return tr("(%1 against %2 %3)", "two prices and their unit")
        .arg(hourText(*prices.a.value, formatter), hourText(*prices.b.value, formatter),
             formatter.unitText(prices.a.unit));
}

QString kindOf(const Cell &price) { return price.priceKind ? priceKindLabel(*price.priceKind) : tr("custom price"); }

// Which kinds they are of says more than that they differ.
QString unlikePrices(const QString &speed, const PricePair &prices)
{
    const QString one = kindOf(prices.a);
    const QString other = kindOf(prices.b);
    if (one != other)
        return tr("%1; their prices are not comparable: %2 against %3").arg(speed, one, other);
    return tr("%1; their prices are not comparable: %2").arg(speed, prices.why);
}

QString pairSentence(const Catalog &catalog, const Board &board, const Contender &a, const Contender &b,
                     const ResultTable &table, const Formatter &formatter)
{
    const int column = table.columnOf(metricsAt(board.level).at(0));
    if (const QString why = notAlike(table, column, a.row, b.row); !why.isEmpty())
        return tr("%1 and %2 are not comparable in compute: %3").arg(a.subject->name, b.subject->name, why);
    const QString compute = shareText(shareOf(*a.compute, *b.compute), formatter);
    const QString precision = precisionLabel(table.precision);
    const QString speed =
        tr("%1 gives %2 the %3 compute of %4").arg(a.subject->name, compute, precision, b.subject->name);
    if (!a.hasBoth() || !b.hasBoth())
        return speed;
    const PricePair prices = pricesOf(catalog, board, a, b, table);
    if (!prices.why.isEmpty())
        return unlikePrices(speed, prices);
    if (prices.b.value->low <= 0.0)
        return speed;
    const QString price = shareText(shareOf(prices.a, prices.b), formatter);
    return prices.where.isEmpty() ? tr("%1 for %2 its hourly price").arg(speed, price)
                                  : tr("%1 for %2 its hourly price, both at the prices of \"%3\"",
                                       "a statement about two rows, 43 % of, a price list")
                                        .arg(speed, price, prices.where)
            + u' ' + undrawnPrices(prices, formatter);
}

// Never more than the ranges and the rules of comparability leave: the most of those that can be compared.
QString mostSentence(const ResultTable &table, int column, const Formatter &formatter)
{
    const MetricId metric = table.metrics.at(column)->metricId();
    const Contest contest = contestOf(table, metric);
    const QString precision = precisionLabel(table.precision);
    const bool isUnknown =
        std::all_of(table.rows.begin(), table.rows.end(), [](const ResultRow &row) { return row.subject.isAbsent(); });
    if (isUnknown)
        return tr("Nothing of this selection is in the catalogue");
    if (contest.entries.isEmpty())
        return tr("No dense %1 compute is published for this selection").arg(precision);
    const auto nameOf = [&table](qsizetype row) { return table.rows.at(row).subject.name; };
    const qsizetype first = contest.entries.constFirst();
    const Cell &most = table.rows.at(first).cells.at(column);
    const auto amountOf = [&formatter](const Cell &cell) {
        const Unit unit = readableUnit(cell.value->value, cell.unit);
        return std::pair(formatter.label(convert(cell.value->value, cell.unit, unit)), symbolOf(unit));
    };
    const auto [amount, unit] = amountOf(most);
    const QStringList unlike = notComparableTexts(table, column, first, contest.entries + contest.waiting, formatter);
    if (!unlike.isEmpty())
        return tr("%1 gives %2 %3 of %4 compute; %5", "with whom it is not comparable, and why")
            .arg(nameOf(first), amount, unit, precision, unlike.join(QStringLiteral("; ")));
    if (table.rows.size() == 1)
        return tr("%1 gives %2 %3 of %4 compute", "the one row, its compute and unit, a number format")
            .arg(nameOf(first), amount, unit, precision);
    if (contest.entries.size() == 1 && contest.waiting.isEmpty())
        return tr("Only of %1 is dense %2 compute known: %3 %4", "a row, a number format, an amount and its unit")
            .arg(nameOf(first), precision, amount, unit);
    const QString text =
        tr("%1 gives the most %2 compute of this selection: %3 %4").arg(nameOf(first), precision, amount, unit);
    if (contest.level < 2)
        return text;
    QStringList close;
    bool areEqual = most.value->isExact();
    for (const qsizetype row : contest.entries.mid(1, contest.level - 1)) {
        close << nameOf(row);
        const Cell &other = table.rows.at(row).cells.at(column);
        areEqual = areEqual && other.unit == most.unit && other.value == most.value;
    }
    if (areEqual)
        return tr("%1 give the same %2 compute, the most of this selection: %3 %4",
                  "several rows, a number format, an amount and its unit")
            .arg(close.size() == 1 ? tr("%1 and %2", "two names").arg(nameOf(first), close.constFirst())
                                   : namesText(QStringList(nameOf(first)) + close, formatter),
                 precision, amount, unit);
    const auto [least, leastUnit] = amountOf(table.rows.at(contest.entries.at(contest.level - 1)).cells.at(column));
    return tr("%1, %2", "a statement, but the ranges of others meet its own")
        .arg(text, closeText(close, least + u' ' + leastUnit, formatter));
}

} // namespace

QString takeaway(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    return takeaway(catalog, board, evaluate(catalog, board, metricsAt(board.level)), formatter);
}

QString takeaway(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const QList<MetricId> metrics = metricsAt(board.level);
    const int compute = table.columnOf(metrics.at(0));
    const int price = table.columnOf(metrics.at(1));
    if (compute < 0 || price < 0)
        return takeaway(catalog, board, formatter);
    if (table.rows.isEmpty())
        return tr("Choose chips to compare");
    const std::optional<Pair> pair = pairOf(board, contendersOf(table, compute, price));
    return pair ? pairSentence(catalog, board, pair->a, pair->b, table, formatter)
                : mostSentence(table, compute, formatter);
}

QString takeawayPrices(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const QList<MetricId> metrics = metricsAt(board.level);
    const int compute = table.columnOf(metrics.at(0));
    const int price = table.columnOf(metrics.at(1));
    if (compute < 0 || price < 0)
        return {}; // prices are not drawn
    const std::optional<Pair> pair = pairOf(board, contendersOf(table, compute, price));
    if (!pair || !notAlike(table, compute, pair->a.row, pair->b.row).isEmpty() || !pair->a.hasBoth()
        || !pair->b.hasBoth())
        return {};
    const PricePair told = pricesOf(catalog, board, pair->a, pair->b, table);
    if (told.where.isEmpty() || !told.why.isEmpty())
        return {};
    const auto shown = [&formatter](const Contender &one) {
        return ShownPrice{one.subject->name, hourText(*one.price->value, formatter), kindOf(*one.price)};
    };
    return shownPrices(shown(pair->a), shown(pair->b));
}

} // namespace chipboard
