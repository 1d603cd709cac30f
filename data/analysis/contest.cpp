#include "data/analysis/contest.h"

#include "data/analysis/besidebaseline.h"
#include "data/analysis/comparability.h"
#include "data/analysis/uncertainty.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace chipboard {

namespace {

constexpr double normalAtP90 = 1.2815515655446004;
constexpr double leastEnd = 1e-3; // zero has no logarithm

double deviation(double end, double value)
{
    return std::fabs(std::log(std::max(end / value, leastEnd))) / normalAtP90;
}

double normalBelow(double score) { return 0.5 * std::erfc(-score / std::sqrt(2.0)); }

Interval inBaseUnits(const Cell &cell) { return cell.value->scaled(unitInfo(cell.unit).factor); }

} // namespace

double oddsOfBelow(const Interval &one, const Interval &other)
{
    if (one.value > other.value)
        return 1.0 - oddsOfBelow(other, one);
    const double gap = std::log(other.value / one.value);
    const double width = std::hypot(deviation(one.high, one.value), deviation(other.low, other.value));
    if (width <= 0.0)
        return gap > 0.0 ? 1.0 : 0.5;
    return normalBelow(gap / width);
}

namespace {

// Of the two-piece log-normal, for a probability within (0, 1).
double quantileOf(const Interval &one, double probability)
{
    const double score = inverseNormal(probability);
    return one.value * std::exp(score * deviation(score < 0.0 ? one.low : one.high, one.value));
}

// Probability that the number is above (below) a limit; half if it is exactly the limit.
double chanceBeyond(const Interval &one, double limit, bool isAbove)
{
    const double gap = std::log(one.value / limit);
    const double width = deviation(gap > 0.0 ? one.low : one.high, one.value);
    const double above = width > 0.0 ? normalBelow(gap / width) : gap > 0.0 ? 1.0 : gap < 0.0 ? 0.0 : 0.5;
    return isAbove ? above : 1.0 - above;
}

} // namespace

QList<double> chancesOfBest(const QList<Interval> &values, Better better)
{
    constexpr int steps = 100;
    constexpr double negligible = 1e-4; // of beating the first alone: saves time with many rows
    const bool isLow = better == Better::Lower;
    const auto isAhead = [isLow](const Interval &a, const Interval &b) {
        return isLow ? a.value < b.value : a.value > b.value;
    };
    QList<double> chances(values.size(), 0.0);
    if (values.isEmpty())
        return chances;
    const Interval first = *std::ranges::min_element(values, isAhead);
    QList<qsizetype> contenders;
    for (qsizetype i = 0; i < values.size(); ++i) {
        const double below = oddsOfBelow(values.at(i), first);
        if ((isLow ? below : 1.0 - below) > negligible)
            contenders << i;
    }
    for (const qsizetype i : std::as_const(contenders)) {
        double sum = 0.0;
        for (int step = 0; step < steps; ++step) {
            const double limit = quantileOf(values.at(i), (step + 0.5) / steps);
            double ahead = 1.0;
            for (const qsizetype other : std::as_const(contenders)) {
                if (other != i)
                    ahead *= chanceBeyond(values.at(other), limit, isLow);
            }
            sum += ahead;
        }
        chances[i] = sum / steps;
    }
    return chances;
}

QList<qsizetype> likelyBest(const QList<double> &chances)
{
    constexpr double half = 0.5;
    constexpr qsizetype mostNamed = 3;
    QList<qsizetype> order(chances.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](qsizetype a, qsizetype b) { return chances.at(a) > chances.at(b); });
    const double most = chances.at(order.constFirst());
    const auto others = std::ranges::count_if(order, [&](qsizetype i) { return chances.at(i) >= half * most; }) - 1;
    if (order.size() < 2 || (most > half && others == 0))
        return {order.constFirst()};
    return order.first(std::clamp<qsizetype>(others + 1, 2, std::min(mostNamed, order.size())));
}

double oddsOfBelow(const Cell &one, const Cell &other) { return oddsOfBelow(inBaseUnits(one), inBaseUnits(other)); }

Lead leadOf(double odds, double gap)
{
    constexpr double probable = 0.75;
    constexpr double leaning = 0.6;
    constexpr double mostLevel = 0.2;   // a larger gap is never "about the same"
    constexpr double leastGap = 0.0005; // less would read as 0.0%
    if (gap < leastGap)
        return Lead::Level;
    if (odds > clearChance)
        return Lead::Clear;
    if (odds >= probable)
        return Lead::Probable;
    return odds >= leaning || gap > mostLevel ? Lead::Leaning : Lead::Level;
}

Lead leadBetween(const Cell &one, const Cell &other) { return leadBetween(inBaseUnits(one), inBaseUnits(other)); }

Lead leadBetween(const Interval &one, const Interval &other)
{
    const double below = oddsOfBelow(one, other);
    const double gap = 1.0 - std::min(one.value, other.value) / std::max(one.value, other.value);
    return leadOf(std::max(below, 1.0 - below), gap);
}

QString oddsText(double odds, const Formatter &formatter)
{
    constexpr int step = 5;
    constexpr int most = 95;
    const int rounded = step * static_cast<int>(std::lround(100.0 * odds / step));
    const int shown = std::clamp(rounded, 100 - most, most);
    const QString text = tr("%1:%2", "odds").arg(formatter.integer(shown), formatter.integer(100 - shown));
    return odds > 0.01 * most    ? tr("above %1", "odds above 95:5").arg(text)
        : odds < 1 - 0.01 * most ? tr("below %1", "odds below 5:95").arg(text)
                                 : text;
}

// Indices of entries about the same as the first, which is the best; includes 0. May have gaps: a wide range can
// overlap where a narrower one before it does not.
static QList<qsizetype> closeToFirst(const QList<Racer> &sorted)
{
    QList<qsizetype> close;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        if (leadBetween(sorted.at(i).value, sorted.constFirst().value) == Lead::Level)
            close << i;
    }
    return close;
}

Share shareOf(const Cell &part, const Cell &whole)
{
    const Interval top = part.value->scaled(unitInfo(part.unit).factor);
    const Interval bottom = whole.value->scaled(unitInfo(whole.unit).factor);
    return {top.low / bottom.high, top.value / bottom.value, top.high / bottom.low};
}

// The number that titles and tiles print of a cell, in the display currency if it is an amount.
static double writtenNumber(const Cell &cell, Unit unit, const Formatter &formatter)
{
    const bool isEstimate = cell.status == FigureStatus::Estimated;
    if (isMoney(unit)) {
        const double usd = convert(cell.value->value, cell.unit, unit);
        return formatter.amountNumber(isEstimate ? formatter.estimatedUsd(usd) : usd);
    }
    const double told = isEstimate ? formatter.estimated(*cell.value, cell.unit).value : cell.value->value;
    const double value = convert(told, cell.unit, unit);
    return value < 1.0 ? formatter.toldIn(value, Unit::One, Formatter::estimateDigits) : formatter.labelNumber(value);
}

double writtenShare(const Cell &part, const Cell &whole, Unit unit, const Formatter &formatter)
{
    const double top = writtenNumber(part, unit, formatter);
    const double bottom = writtenNumber(whole, unit, formatter);
    const double exact = shareOf(part, whole).value;
    constexpr double most = 0.02; // "$0.12 vs $0.13" print too few digits to say how far they are apart
    return top == bottom || !(bottom > 0.0) || std::fabs(top / bottom - exact) > most * exact ? exact : top / bottom;
}

namespace {

// In base units: a column may mix GiB and GB.
Interval plain(const Cell &cell) { return cell.value->scaled(unitInfo(cell.unit).factor); }

bool canLead(const ResultRow &row, const Cell &cell)
{
    return mayLead(row.subject) && cell.status != FigureStatus::Announced;
}

Verdict::Kind kindOf(const Cell &a, const Cell &b)
{
    return leadBetween(a, b) == Lead::Level ? Verdict::Kind::Level : Verdict::Kind::Apart;
}

// Moves entries about the same as the first behind it; others keep their order.
void levelFirst(Contest &contest, const QList<qsizetype> &close)
{
    QList<qsizetype> level;
    QList<qsizetype> others;
    for (qsizetype i = 0; i < contest.entries.size(); ++i)
        (close.contains(i) ? level : others) << contest.entries.at(i);
    contest.level = level.size();
    contest.entries = level + others;
}

/// Groups of mutually comparable rows, ordered by first member: misleading comparisons split them.
QList<QList<qsizetype>> alikeGroups(const ResultTable &table, qsizetype column, const QList<qsizetype> &sorted)
{
    QList<QList<qsizetype>> groups;
    for (const qsizetype row : sorted) {
        const auto group = std::ranges::find_if(groups, [&](const QList<qsizetype> &one) {
            return misleadingBetween(table, column, one.constFirst(), row).isEmpty();
        });
        if (group != groups.end())
            *group << row;
        else
            groups << QList<qsizetype>{row};
    }
    return groups;
}

// Keeps the largest group; for a tie, the one with the board's price type, then the first, whose best is better.
void keepAlike(Contest &contest, const ResultTable &table, qsizetype column)
{
    const QList<QList<qsizetype>> groups = alikeGroups(table, column, contest.entries);
    if (groups.size() < 2)
        return;
    const auto rank = [&](const QList<qsizetype> &group) {
        return std::pair(group.size(), !isOfOtherKind(table.rows.at(group.constFirst()).cells.at(column)));
    };
    const auto largest =
        std::ranges::max_element(groups, [&](const auto &a, const auto &b) { return rank(a) < rank(b); });
    for (const qsizetype row : std::as_const(contest.entries)) {
        if (!largest->contains(row))
            contest.unlike << row;
    }
    contest.entries = *largest;
}

} // namespace

bool areApart(const Cell &a, const Cell &b) { return leadBetween(a, b) != Lead::Level; }

Contest contestOf(const ResultTable &table, const MetricId &metric)
{
    const int column = table.columnOf(metric);
    const auto cellAt = [&](qsizetype row) -> const Cell & { return table.rows.at(row).cells.at(column); };
    Contest contest;
    QList<qsizetype> later;
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        const Cell &cell = cellAt(row);
        if (!cell.isMissing() && cell.value->low > 0.0)
            (canLead(table.rows.at(row), cell) ? contest.entries : later) << row;
    }
    if (contest.entries.isEmpty())
        contest.entries = later;
    else
        contest.waiting = later;
    const bool isLow = table.metrics.at(column)->better == Better::Lower;
    std::ranges::stable_sort(contest.entries, [&](qsizetype a, qsizetype b) {
        const double one = plain(cellAt(a)).value;
        const double other = plain(cellAt(b)).value;
        return isLow ? one < other : one > other;
    });
    keepAlike(contest, table, column);
    const QList<Racer> racers = mapped(contest.entries, [&](qsizetype row) {
        return Racer{table.rows.at(row).subject.name, plain(cellAt(row))};
    });
    if (!racers.isEmpty())
        levelFirst(contest, closeToFirst(racers));
    return contest;
}

/// Compares two rows by the table's own numbers.
static void compare(Verdict &verdict, const ResultTable &table, const MetricId &metric, qsizetype first,
                    qsizetype second)
{
    verdict.best = table.rows.at(first).subject.id;
    verdict.other = table.rows.at(second).subject.id;
    const Cell &best = *table.cell(verdict.best, metric);
    const Cell &other = *table.cell(verdict.other, metric);
    verdict.why = misleadingBetween(table, table.columnOf(metric), first, second);
    verdict.kind = verdict.why.isEmpty() ? kindOf(best, other) : Verdict::Kind::Different;
    verdict.share = shareOf(best, other);
}

Leaders leadersOf(const ResultTable &table, const MetricId &metric)
{
    const int column = table.columnOf(metric);
    const QList<qsizetype> entries = contestOf(table, metric).entries;
    const QList<double> chances =
        chancesOfBest(mapped(entries, [&](qsizetype row) { return plain(table.rows.at(row).cells.at(column)); }),
                      table.metrics.at(column)->better);
    const QList<qsizetype> likely = likelyBest(chances);
    return {mapped(likely, [&](qsizetype entry) { return table.rows.at(entries.at(entry)).subject.id; }),
            chances.at(likely.constFirst())};
}

QList<qsizetype> retiredBefore(const ResultTable &table, const MetricId &metric, const QString &best)
{
    const int column = table.columnOf(metric);
    const bool isLow = table.metrics.at(column)->better == Better::Lower;
    const auto inBase = [](const Cell &cell) { return cell.value->value * unitInfo(cell.unit).factor; };
    const double bar = inBase(*table.cell(best, metric));
    return allWhere(contestOf(table, metric).waiting, [&](qsizetype row) {
        const double value = inBase(table.rows.at(row).cells.at(column));
        return isRetired(table.rows.at(row).subject) && (isLow ? value < bar : value > bar);
    });
}

Verdict verdictOn(const Board &board, const ResultTable &table, const MetricId &metric)
{
    const Contest contest = contestOf(table, metric);
    const qsizetype baseline = rowOfBaseline(table, board);
    Verdict verdict;
    if (baseline >= 0 && table.rows.at(baseline).cells.at(table.columnOf(metric)).isMissing())
        verdict.missing = table.rows.at(baseline).subject.id;
    if (contest.entries.isEmpty())
        return verdict;
    const qsizetype first = contest.entries.constFirst();
    const auto idOf = [&table](qsizetype row) { return table.rows.at(row).subject.id; };
    verdict.best = idOf(first);
    verdict.kind = Verdict::Kind::Alone;
    if (contest.entries.size() == 1)
        return verdict;
    const bool hasBaseline = baseline != first && contest.entries.contains(baseline);
    const qsizetype second = hasBaseline ? baseline : contest.entries.at(1);
    compare(verdict, table, metric, first, second);
    verdict.isBest = contest.level == 1;
    for (const qsizetype row : contest.entries.first(contest.level)) {
        if (row != first && row != second)
            verdict.also << idOf(row);
    }
    return verdict;
}

Verdict verdictOfTwo(const ResultTable &table, const MetricId &metric, const QString &one, const QString &other)
{
    Verdict verdict;
    const qsizetype first = table.rowOf(one);
    const qsizetype second = table.rowOf(other);
    const int column = table.columnOf(metric);
    const auto hasNumber = [&](qsizetype row) {
        return row >= 0 && column >= 0 && !table.rows.at(row).cells.at(column).isMissing()
            && table.rows.at(row).cells.at(column).value->low > 0.0;
    };
    if (!hasNumber(first) || !hasNumber(second))
        return verdict;
    const auto valueAt = [&](qsizetype row) { return plain(table.rows.at(row).cells.at(column)).value; };
    const bool isLow = table.metrics.at(column)->better == Better::Lower;
    const bool isSecondBetter = isLow ? valueAt(second) < valueAt(first) : valueAt(second) > valueAt(first);
    compare(verdict, table, metric, isSecondBetter ? second : first, isSecondBetter ? first : second);
    return verdict;
}

} // namespace chipboard
