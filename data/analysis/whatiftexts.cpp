#include "data/analysis/whatiftexts.h"

#include "data/analysis/comparability.h"
#include "data/analysis/contest.h"
#include "data/analysis/headline.h"
#include "data/analysis/lever.h"
#include "data/compare/workloadview.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

QString label(const Lever &lever)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    return row == nullptr ? lever.assumption.text() : row->labelText();
}

bool isCount(const Lever &lever) { return lever.assumption.text() == QLatin1String("chips"); }

constexpr int exactDigits = 4;
constexpr int estimatedDigits = 2; // of a break-even value: its range is wider than a third digit
constexpr int monthDigits = 2;

QString rounded(double value, Unit unit, const Formatter &formatter, int digits = exactDigits)
{
    return formatter.full(formatter.toldIn(value, unit, digits), unit);
}

// Names of the leader and the other.
std::pair<QString, QString> standing(const Inquiry &inquiry, Order order)
{
    return order == Order::Against ? std::pair(inquiry.against().name, inquiry.subject().name)
                                   : std::pair(inquiry.subject().name, inquiry.against().name);
}

// Rents are known; speeds, times and derived results are estimates.
bool isEstimated(const Metric &metric)
{
    const QString id = metric.metricId().text();
    return metric.group == MetricGroup::Workload && id != u"usd_per_hour" && id != u"usd_per_month";
}

QString silenceText(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter)
{
    if (crossover.silences.isEmpty())
        return {};
    const Silence &first = crossover.silences.constFirst();
    const QString from = leverValueText(inquiry, crossover.lever, first.from, formatter);
    const QString to = leverValueText(inquiry, crossover.lever, first.to, formatter);
    return u' '
        + (from == to ? tr("At %1 there is nothing to compare: %2").arg(from, first.reason)
                      : tr("From %1 to %2 there is nothing to compare: %3").arg(from, to, first.reason));
}

/// Changes of order closest to the current value on both sides, and where it changes back farther away; null if there
/// is none.
struct Turns
{
    const Crossing *below = nullptr;
    const Crossing *above = nullptr;
    const Crossing *farBelow = nullptr;
    const Crossing *farAbove = nullptr;
    bool areMany = false; ///< more than two on one side: the others are not named
};

void takeTurn(Turns &turns, const Crossing *&near, const Crossing *&far, const Crossing &crossing, bool isAsNow)
{
    if (near == nullptr)
        near = &crossing;
    else if (far == nullptr && isAsNow)
        far = &crossing;
    else if (far != nullptr)
        turns.areMany = true;
}

Turns turnsOf(const Crossover &crossover)
{
    Turns turns;
    const QList<Crossing> &crossings = crossover.crossings;
    for (const Crossing &crossing : crossings) {
        if (crossing.value > crossover.range.now)
            takeTurn(turns, turns.above, turns.farAbove, crossing, crossing.above == crossover.now);
    }
    for (auto crossing = crossings.crbegin(); crossing != crossings.crend(); ++crossing) {
        if (crossing->value <= crossover.range.now)
            takeTurn(turns, turns.below, turns.farBelow, *crossing, crossing->below == crossover.now);
    }
    return turns;
}

QString joined(const QStringList &parts, const QString &two)
{
    return parts.size() == 2 ? two.arg(parts.at(0), parts.at(1)) : parts.value(0);
}

bool isCommitment(const Lever &lever) { return lever.assumption.text() == QLatin1String("commitment"); }

// "3 years", if the label has the unit in brackets.
QString stepValueText(const Inquiry &inquiry, const Lever &lever, double value, const Formatter &formatter)
{
    const QString text = leverValueText(inquiry, lever, value, formatter);
    if (!isCommitment(lever))
        return text;
    return value == 1.0 ? tr("%1 year").arg(text) : tr("%1 years").arg(text);
}

QString turnValueText(const Inquiry &inquiry, const Crossover &crossover, double value, const Formatter &formatter)
{
    return crossover.range.isStepped() ? stepValueText(inquiry, crossover.lever, value, formatter)
                                       : turnText(inquiry, crossover.lever, value, formatter);
}

/// "is between about 16 and about 17": the values on one side with the other order, if it ends at both; empty if it
/// extends to the end of the range.
QString betweenText(const Inquiry &inquiry, const Crossover &crossover, const Turns &turns, bool isAbove,
                    const Formatter &formatter)
{
    if ((isAbove ? turns.farAbove : turns.farBelow) == nullptr)
        return {};
    const double first = isAbove ? turns.above->value : turns.farBelow->value;
    const double last = isAbove ? turns.farAbove->before : turns.below->before;
    const QString from = turnValueText(inquiry, crossover, first, formatter);
    const QString to = turnValueText(inquiry, crossover, last, formatter);
    return from == to ? tr("is %1", "an assumption; 16").arg(from)
                      : tr("is between %1 and %2", "an assumption; two values").arg(from, to);
}

/// "but the order turns 5 times as the number of chips varies from 3 chips to 12 chips".
QString manyTurnsText(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter)
{
    const QList<Crossing> &crossings = crossover.crossings;
    return tr("but the order turns %1 times as %2 varies from %3 to %4", "a number, an assumption, two values")
        .arg(formatter.integer(crossings.size()), leverWords(inquiry, crossover.lever),
             turnValueText(inquiry, crossover, crossings.constFirst().before, formatter),
             turnValueText(inquiry, crossover, crossings.constLast().value, formatter));
}

/// "rises to 16 or above": for discrete values, the first one with another order. Empty if it looks the same as the one
/// before, as 123456 and 123457 do.
QStringList stepsAway(const Inquiry &inquiry, const Crossover &crossover, const Turns &turns,
                      const Formatter &formatter)
{
    const auto text = [&](double value) { return stepValueText(inquiry, crossover.lever, value, formatter); };
    const bool isLength = isCommitment(crossover.lever) && crossover.lever.side == Side::Both;
    QStringList texts;
    for (const Crossing *turn : {turns.above, turns.below}) {
        if (turn == nullptr)
            continue;
        const bool isAbove = turn == turns.above;
        if (const QString between = betweenText(inquiry, crossover, turns, isAbove, formatter); !between.isEmpty()) {
            texts << between;
            continue;
        }
        if (text(turn->value) == text(turn->before))
            return {};
        const QString to = text(isAbove ? turn->value : turn->before);
        if (!isLength)
            texts << (isAbove ? tr("rises to %1 or above", "an assumption; 16")
                              : tr("falls to %1 or below", "an assumption; 8"))
                         .arg(to);
        else if (!isAbove && turn->before == 0.0)
            texts << tr("is dropped", "a commitment");
        else
            texts << (isAbove ? tr("is %1 or longer", "a commitment; 3 years")
                              : tr("is %1 or shorter", "a commitment; 1 year"))
                         .arg(to);
    }
    return texts;
}

/// A break-even price, and its distance from the current one.
struct PriceTurn
{
    QString price;  ///< "$2.42 an hour"
    double share;   ///< of today's price: 0.08 above it
    QString change; ///< "8%", without a sign; empty below one percent
    bool isNow;     ///< the same text as the current price: no limit that a sentence can state
};

bool isSlight(double change) { return std::round(100.0 * change) == 0.0; }

std::optional<PriceTurn> priceTurn(const Inquiry &inquiry, const Lever &lever, double value, const Formatter &formatter)
{
    const auto meaning = meaningOf(inquiry, lever, value);
    if (!meaning || !lever.isPrice())
        return std::nullopt;
    const QString price = formatter.amount(meaning->value);
    const double times = value / priceFactorNow(inquiry, lever);
    const double share = times - 1.0;
    return PriceTurn{tr("%1 an hour", "a price").arg(price), share,
                     isSlight(share) ? QString() : formatter.wholePercent(std::abs(share)),
                     price == formatter.amount(meaning->value / times)};
}

// For assumptions other than prices.
QString turnWith(const Inquiry &inquiry, const Lever &lever, double value, int digits, const Formatter &formatter)
{
    if (!isEstimated(inquiry.metric()))
        return leverValueText(inquiry, lever, value, formatter);
    const QString own = rounded(value, unitOf(lever), formatter, digits);
    const auto meaning = meaningOf(inquiry, lever, value);
    return tr("about %1")
        .arg(meaning ? tr("%1 (%2)").arg(rounded(meaning->value, meaning->unit, formatter, digits), own) : own);
}

// With enough digits to differ from the current value; empty if none are enough.
QString unlikeNow(const Inquiry &inquiry, const Crossover &crossover, double value, const Formatter &formatter)
{
    for (const int digits : {estimatedDigits, estimatedDigits + 1, exactDigits}) {
        const QString text = turnWith(inquiry, crossover.lever, value, digits, formatter);
        if (text != turnWith(inquiry, crossover.lever, crossover.range.now, digits, formatter))
            return text;
    }
    return {};
}

QString risesText(const Inquiry &inquiry, const Crossover &crossover, double value, const Formatter &formatter)
{
    const auto turn = priceTurn(inquiry, crossover.lever, value, formatter);
    if (turn && turn->isNow)
        return tr("rises slightly", "an assumption");
    if (turn && turn->change.isEmpty())
        return tr("rises slightly, above %1", "a price; a price").arg(turn->price);
    if (turn)
        return tr("rises %1, above %2", "a price; a percentage, a price").arg(turn->change, turn->price);
    const QString text = unlikeNow(inquiry, crossover, value, formatter);
    return text.isEmpty() ? tr("rises slightly", "an assumption") : tr("rises above %1").arg(text);
}

QString fallsText(const Inquiry &inquiry, const Crossover &crossover, double value, const Formatter &formatter)
{
    const auto turn = priceTurn(inquiry, crossover.lever, value, formatter);
    if (turn && turn->isNow)
        return tr("falls slightly", "an assumption");
    if (turn && turn->change.isEmpty())
        return tr("falls slightly, below %1", "a price; a price").arg(turn->price);
    if (turn)
        return tr("falls %1, below %2", "a price; a percentage, a price").arg(turn->change, turn->price);
    const QString text = unlikeNow(inquiry, crossover, value, formatter);
    return text.isEmpty() ? tr("falls slightly", "an assumption") : tr("falls below %1").arg(text);
}

/// The ratio now: of amounts, that of the two as other titles print them.
std::optional<double> ratioNow(const Inquiry &inquiry, const Formatter &formatter)
{
    const std::optional<double> now = inquiry.answer().value;
    if (!now || !inquiry.isRatio() || !isMoney(inquiry.metric().unit))
        return now;
    const RowSettings settings = inquiry.settings();
    const Cell one = inquiry.cellOf(inquiry.subject(), settings.subject);
    const Cell other = inquiry.cellOf(inquiry.against(), settings.against);
    return one.isMissing() || other.isMissing() ? now : writtenShare(one, other, inquiry.metric().unit, formatter);
}

/// "B200 is about 30 % cheaper than H100", "B200 has about 2.3 times the throughput of H100"; without a number if it is
/// too small, or for metrics other than money and speed.
QString leadText(const Inquiry &inquiry, const QString &ahead, const QString &behind, const Formatter &formatter)
{
    constexpr double least = 0.005;
    const QString word = aheadText(inquiry.metric());
    const auto being = [&ahead](const QString &lead) {
        return tr("%1 is %2", "a chip, about 30 % cheaper than another").arg(ahead, lead);
    };
    const QString plain = being(tr("%1 than %2", "cheaper than a chip").arg(word, behind));
    const std::optional<double> now = ratioNow(inquiry, formatter);
    if (!now || !(*now > 0.0))
        return plain;
    const double times = std::max(*now, 1.0 / *now);
    const bool isMoney = word == tr("cheaper");
    const double share = isMoney ? 1.0 - 1.0 / times : times - 1.0;
    if (share < least || (!isMoney && word != tr("faster")))
        return plain;
    const QString percent = formatter.wholePercent(share);
    const QString number = formatter.full(Formatter::significant(times, estimatedDigits));
    if (isThroughput(inquiry.metric()))
        return times < 2.0
            ? tr("%1 has about %2 more throughput than %3", "a chip, 30 %, a chip").arg(ahead, percent, behind)
            : tr("%1 has about %2 times the throughput of %3", "a chip, 2.3, a chip").arg(ahead, number, behind);
    return being(!isMoney && times >= 2.0
                     ? tr("about %1 times as fast as %2").arg(number, behind)
                     : tr("about %1 %2 than %3", "about 30 % cheaper than a chip").arg(percent, word, behind));
}

// Adds "on 4 chips" to a speed with different chip counts.
QString withCount(const QString &name, double chips, const Formatter &formatter)
{
    return tr("%1 on %2", "a chip, so many chips").arg(name, rounded(chips, Unit::Chips, formatter));
}

// Names of the leader and the other, with chip counts where they matter.
std::pair<QString, QString> countedStanding(const Inquiry &inquiry, Order order, const Formatter &formatter)
{
    const auto names = standing(inquiry, order);
    const bool isOfSpeed =
        inquiry.metric().group == MetricGroup::Workload && aheadText(inquiry.metric()) == tr("faster");
    const auto subject = isOfSpeed ? chipsInForce(inquiry, Side::Subject) : std::nullopt;
    const auto against = isOfSpeed ? chipsInForce(inquiry, Side::Against) : std::nullopt;
    if (!subject || !against || *subject == *against)
        return names;
    const bool isTurned = order == Order::Against;
    return {withCount(names.first, isTurned ? *against : *subject, formatter),
            withCount(names.second, isTurned ? *subject : *against, formatter)};
}

// For the leader: "its price".
QString movedText(const Inquiry &inquiry, const Crossover &crossover)
{
    const Side ahead = crossover.now == Order::Against ? Side::Against : Side::Subject;
    return crossover.lever.isPrice() && crossover.lever.side == ahead ? tr("its price")
                                                                      : leverWords(inquiry, crossover.lever);
}

/// What a change of order is to the sentence before: an exception to "A is cheaper", or the condition of "B comes
/// first".
enum class TurnClause { Unless, If };

/// "unless Trainium3 runs on 6 chips or more", "if both run on 5 to 7 chips".
QString countedUntil(const Inquiry &inquiry, const Crossover &crossover, const Turns &turns, TurnClause clause,
                     const Formatter &formatter)
{
    const auto text = [&](double chips) { return leverValueText(inquiry, crossover.lever, chips, formatter); };
    const auto between = [&](double first, double last) {
        return first == last
            ? text(last)
            : tr("%1 to %2", "two numbers of chips: 5, 7 chips").arg(formatter.full(first), text(last));
    };
    QStringList counts;
    if (turns.below != nullptr)
        counts << (turns.farBelow != nullptr ? between(turns.farBelow->value, turns.below->before)
                                             : tr("%1 or fewer", "chips").arg(text(turns.below->before)));
    if (turns.above != nullptr)
        counts << (turns.farAbove != nullptr ? between(turns.above->value, turns.farAbove->before)
                                             : tr("%1 or more", "chips").arg(text(turns.above->value)));
    const QString which = joined(counts, tr("%1 or %2"));
    const bool isIf = clause == TurnClause::If;
    if (crossover.lever.side == Side::Both)
        return (isIf ? tr("if both run on %1", "4 chips or fewer") : tr("unless both run on %1", "4 chips or fewer"))
            .arg(which);
    return (isIf ? tr("if %1 runs on %2", "a chip; 6 chips or more")
                 : tr("unless %1 runs on %2", "a chip; 6 chips or more"))
        .arg(crossover.lever.side == Side::Subject ? inquiry.subject().name : inquiry.against().name, which);
}

/// "unless its price rises above 2 USD/h or falls below 1 USD/h", "if the price of H100 rises above 2 USD/h".
QString untilText(const Inquiry &inquiry, const Crossover &crossover, TurnClause clause, const Formatter &formatter)
{
    const Turns turns = turnsOf(crossover);
    if (turns.areMany)
        return manyTurnsText(inquiry, crossover, formatter);
    if (isCount(crossover.lever))
        return countedUntil(inquiry, crossover, turns, clause, formatter);
    const QStringList steps =
        crossover.range.isStepped() ? stepsAway(inquiry, crossover, turns, formatter) : QStringList();
    QStringList texts = steps;
    const auto side = [&](bool isAbove, const QString &oneSided) {
        const QString between = betweenText(inquiry, crossover, turns, isAbove, formatter);
        texts << (between.isEmpty() ? oneSided : between);
    };
    if (steps.isEmpty() && turns.above != nullptr)
        side(true, risesText(inquiry, crossover, turns.above->before, formatter));
    if (steps.isEmpty() && turns.below != nullptr)
        side(false, fallsText(inquiry, crossover, turns.below->value, formatter));
    const bool isLength = !steps.isEmpty() && isCommitment(crossover.lever) && crossover.lever.side == Side::Both;
    const QString change = joined(texts, tr("%1 or %2"));
    const QString commitment = isLength ? tr("the commitment") : QString();
    if (clause == TurnClause::If) // names the chip, as another one is the subject of the sentence
        return tr("if %1 %2", "the price of a chip; rises above an amount")
            .arg(isLength ? commitment : leverWords(inquiry, crossover.lever), change);
    return tr("unless %1 %2", "its price; rises above an amount")
        .arg(isLength ? commitment : movedText(inquiry, crossover), change);
}

// "unless its price exceeds 2 USD/h": for titles without space for the distance. Empty if there is more to say.
QString shortUntilText(const Inquiry &inquiry, const Crossover &crossover, TurnClause clause,
                       const Formatter &formatter)
{
    const Turns turns = turnsOf(crossover);
    const bool isOneSided = (turns.above != nullptr) != (turns.below != nullptr);
    if (!isOneSided || turns.areMany || turns.farAbove != nullptr || turns.farBelow != nullptr)
        return {};
    const double value = turns.above != nullptr ? turns.above->before : turns.below->value;
    const auto turn = priceTurn(inquiry, crossover.lever, value, formatter);
    if (!turn || turn->isNow)
        return {};
    if (clause == TurnClause::If)
        return (turns.above != nullptr ? tr("if %1 exceeds %2", "the price of a chip; an amount an hour")
                                       : tr("if %1 drops under %2", "the price of a chip; an amount an hour"))
            .arg(leverWords(inquiry, crossover.lever), turn->price);
    return (turns.above != nullptr ? tr("unless %1 exceeds %2", "its price; an amount an hour")
                                   : tr("unless %1 drops under %2", "its price; an amount an hour"))
        .arg(movedText(inquiry, crossover), turn->price);
}

// Titles where neither leads, which name both: with the condition, or only the break-even price. Each states the change
// from today, whatever the language has space for.
QStringList levelTitles(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter)
{
    const Turns turns = turnsOf(crossover);
    if (turns.areMany)
        return {};
    const auto [ahead, behind] = standing(inquiry, crossover.now);
    QStringList titles{
        tr("%1 and %2 are about the same; %2 comes first %3", "a chip, another one; if the price of the first rises")
            .arg(ahead, behind, untilText(inquiry, crossover, TurnClause::If, formatter))};
    const bool isOneSided = (turns.above != nullptr) != (turns.below != nullptr);
    if (!isOneSided || turns.farAbove != nullptr || turns.farBelow != nullptr || crossover.lever.side == Side::Both)
        return titles;
    const QString whose = crossover.lever.side == Side::Subject ? inquiry.subject().name : inquiry.against().name;
    const double value = turns.above != nullptr ? turns.above->before : turns.below->value;
    const auto turn = priceTurn(inquiry, crossover.lever, value, formatter);
    if (turn && (turn->isNow || turn->change.isEmpty()))
        titles << tr("%1 and %2 are about the same; break-even at about today's price of %3", "two chips, one of them")
                      .arg(ahead, behind, whose);
    else if (turn)
        titles << tr("%1 and %2 are about the same; break-even at %3 for %4",
                     "two chips, a price with its change, one of the chips")
                      .arg(ahead, behind, turnText(inquiry, crossover.lever, value, formatter), whose);
    return titles;
}

// True if no value of the range has another order, or none.
bool isUnturned(const Crossover &crossover) { return crossover.crossings.isEmpty() && crossover.silences.isEmpty(); }

// With the range tried, which no claim may exceed. None if the two are about the same today: at the ends of the range
// they need not be.
QStringList unturnedTitles(const Inquiry &inquiry, const Crossover &crossover, Lead lead, const QString &holds,
                           const Formatter &formatter)
{
    if (!isUnturned(crossover) || lead == Lead::Level)
        return {};
    const Lever &lever = crossover.lever;
    const QString brief = tr("%1 over the range tried for %2", "a chip stays cheaper; an assumption")
                              .arg(holds, movedText(inquiry, crossover));
    if (!lever.isPrice() || lever.side == Side::Both)
        return {tr("%1, for any value of %2 from %3 to %4", "a chip stays cheaper; an assumption, its range")
                    .arg(holds, leverWords(inquiry, lever),
                         leverValueText(inquiry, lever, crossover.range.low, formatter),
                         leverValueText(inquiry, lever, crossover.range.high, formatter)),
                brief};
    const QString whose = lever.side == Side::Subject ? inquiry.subject().name : inquiry.against().name;
    const QString full = priceFactorNow(inquiry, lever) == 1.0
        ? tr("%1 at %2 to %3 times today's price of %4", "a chip stays cheaper; two factors, a chip")
        : tr("%1 at %2 to %3 times the list price of %4", "a chip stays cheaper; two factors, a chip");
    return {full.arg(holds, formatter.full(crossover.range.low), formatter.full(crossover.range.high), whose), brief};
}

QString evenText(const Move &move, const Formatter &formatter)
{
    const EvenMonths even = evenMonths(move, formatter);
    if (!move.plan.isWork())
        return !isReliable(move)    ? QString()
            : even.usual.isEmpty()  ? (even.soonest.isEmpty() ? tr("It never pays back.") : QString())
            : even.latest.isEmpty() ? tr("It pays back at once, but may cost more.")
                                    : tr("It pays back at once.");
    if (even.usual.isEmpty())
        return even.soonest.isEmpty() ? tr("It never pays back.")
                                      : tr("By the estimate it does not pay back; at the low end of its cost range "
                                           "it does, after %1.")
                                            .arg(monthsText(even.soonest));
    if (move.ratio.isExact())
        return tr("It pays back after %1.").arg(monthsText(even.usual));
    if (!isReliable(move))
        return even.latest.isEmpty() ? tr("Payback is not reliable: after %1 (%2 at best, never at worst).")
                                           .arg(monthsText(even.usual), even.soonest)
                                     : tr("Payback is not reliable: after %1 (%2 to %3).")
                                           .arg(monthsText(even.usual), even.soonest, even.latest);
    return even.latest.isEmpty()
        ? tr("It pays back after %1 (%2 at best, never at worst).").arg(monthsText(even.usual), even.soonest)
        : tr("It pays back after %1 (%2 to %3).").arg(monthsText(even.usual), even.soonest, even.latest);
}

/// "the price of H100 below $4.47 an hour (-14%)": first change of order towards that end, as in crossoverText().
QString otherTurnText(const Inquiry &inquiry, const TornadoRow &row, const TornadoEnd &end, const Formatter &formatter)
{
    const Lever &lever = row.lever;
    const Result<Crossover> crossover = crossoverOf(inquiry, lever);
    const Turns turns = crossover ? turnsOf(crossover.value()) : Turns();
    const bool isAbove = end.assumed > row.range.now;
    const Crossing *turn = isAbove ? turns.above : turns.below;
    const double first = turn == nullptr ? end.assumed : isAbove ? turn->value : turn->before; // in the other order
    const QString words = leverWords(inquiry, lever);
    const bool isYears = isCommitment(lever) && lever.side == Side::Both;
    if (isYears && first == 0.0)
        return tr("no commitment");
    if (isYears)
        return tr("a commitment of %1").arg(stepValueText(inquiry, lever, first, formatter));
    if (turn == nullptr || crossover.value().range.isStepped())
        return tr("%1 at %2", "an assumption, its value").arg(words, stepValueText(inquiry, lever, first, formatter));
    return isAbove
        ? tr("%1 above %2", "an assumption, its value").arg(words, turnText(inquiry, lever, first, formatter))
        : tr("%1 below %2", "an assumption, its value").arg(words, turnText(inquiry, lever, first, formatter));
}

QString usdText(double value, const Formatter &formatter)
{
    return signedText(value, rounded(std::fabs(value), Unit::Usd, formatter));
}

} // namespace

QString monthsText(const QString &number) { return number == u"1" ? tr("1 month") : tr("%1 months").arg(number); }

double priceFactorNow(const Inquiry &inquiry, const Lever &lever)
{
    const RowSettings now = inquiry.settings();
    return (lever.side == Side::Against ? now.against : now.subject).priceFactor.value_or(1.0);
}

QString leverText(const Inquiry &inquiry, const Lever &lever)
{
    if (lever.side == Side::Both)
        return isCount(lever) ? tr("the number of chips") : midSentence(label(lever));
    const QString name = lever.side == Side::Subject ? inquiry.subject().name : inquiry.against().name;
    if (lever.isPrice())
        return tr("the price of %1").arg(name);
    if (meaningOf(inquiry, lever, 100.0))
        return tr("the model FLOP utilisation of %1").arg(name);
    return isCount(lever) ? tr("the number of chips of %1 alone").arg(name)
                          : tr("%1 of %2 alone").arg(midSentence(label(lever)), name);
}

QString leverValueText(const Inquiry &inquiry, const Lever &lever, double value, const Formatter &formatter)
{
    const QString own = rounded(value, unitOf(lever), formatter);
    const auto meaning = meaningOf(inquiry, lever, value);
    return meaning ? tr("%1 (%2)").arg(rounded(meaning->value, meaning->unit, formatter), own) : own;
}

QString turnText(const Inquiry &inquiry, const Lever &lever, double value, const Formatter &formatter)
{
    if (const auto turn = priceTurn(inquiry, lever, value, formatter))
        return tr("%1 (%2)").arg(turn->price, formatter.signedWholePercent(turn->share));
    return turnWith(inquiry, lever, value, estimatedDigits, formatter);
}

EvenMonths evenMonths(const Move &move, const Formatter &formatter)
{
    const auto text = [&](const std::optional<double> &months, const Formatter &end) {
        if (!months)
            return QString();
        const double told = (move.ratio.isExact() ? formatter : end).toldIn(*months, Unit::One, monthDigits);
        const bool seemsSooner =
            *months > Move::monthsShown && told <= Move::monthsShown; // "not within 60 (60 months)"
        return formatter.table(seemsSooner ? std::ceil(*months) : told);
    };
    return {text(move.evenAfter, formatter), text(move.evenSoonest, formatter.lowEnd()),
            text(move.evenLatest, formatter.highEnd())};
}

QString otherTurnsText(const Inquiry &inquiry, const Tornado &tornado, const Lever &drawn, const Formatter &formatter)
{
    QStringList turns;
    for (const TornadoRow &row : tornado.rows) {
        const TornadoEnd *end = turningEnd(inquiry, tornado, row);
        if (row.lever == drawn || end == nullptr)
            continue;
        turns << otherTurnText(inquiry, row, *end, formatter);
    }
    return turns.isEmpty() ? QString() : namesText(turns, formatter);
}

QString aheadText(const Metric &metric)
{
    const Dimension dimension = unitInfo(metric.unit).dimension;
    const bool isMoney = dimension == Dimension::Money || dimension == Dimension::PricePerItem
        || dimension == Dimension::Price || metric.group == MetricGroup::Price;
    if (isMoney)
        return tr("cheaper");
    if (dimension == Dimension::Throughput || dimension == Dimension::Duration)
        return tr("faster");
    return tr("better");
}

bool isThroughput(const Metric &metric) { return unitInfo(metric.unit).dimension == Dimension::Throughput; }

QString questionText(const Inquiry &inquiry)
{
    const QString metric = inquiry.metric().labelText();
    return inquiry.isRatio()
        ? tr("%1 of %2 as a share of %3").arg(metric, inquiry.subject().name, inquiry.against().name)
        : tr("%1 of %2").arg(metric, inquiry.subject().name);
}

QString whyUnlike(const Inquiry &inquiry)
{
    if (!inquiry.isRatio())
        return {};
    ResultTable both{.metrics = {&inquiry.metric()}};
    if (needsEstimates(inquiry.metric(), inquiry.catalog(), inquiry.board())) // for the numbers of chips
        both.estimates = estimatesOf(inquiry.catalog(), inquiry.board(), {inquiry.subject(), inquiry.against()});
    for (const Subject *subject : {&inquiry.subject(), &inquiry.against()})
        both.rows << ResultRow{*subject, {inquiry.cellOf(*subject, inquiry.board().assumptions)}};
    return misleadingBetween(both, 0, 0, 1);
}

QString qualified(const Inquiry &inquiry, const QString &sentence)
{
    const QString why = sentence.isEmpty() ? QString() : whyUnlike(inquiry);
    return why.isEmpty() ? sentence
                         : tr("Not comparable, as %1; by these numbers: %2", "a reason, a sentence").arg(why, sentence);
}

QString stepsText(const Metric &metric)
{
    return metric.metricId().text() == QLatin1String("month_usd")
        ? tr("The bill counts whole instances, so it changes in steps.")
        : QString();
}

int answerDigits(const Metric &metric) { return isEstimated(metric) ? Formatter::estimateDigits : exactDigits; }

QString answerText(const Inquiry &inquiry, const Answer &answer, const Formatter &formatter)
{
    if (!answer.value)
        return answer.reason;
    if (answer.unit != Unit::UsdPerMillion)
        return rounded(*answer.value, answer.unit, formatter, answerDigits(inquiry.metric()));
    const QString number = formatter.full(
        formatter.shown(formatter.toldIn(*answer.value, answer.unit, answerDigits(inquiry.metric())), answer.unit));
    return number + QChar(0x00A0) + formatter.unitWords(inquiry.metric().unitWordsText());
}

QString leaderText(const Inquiry &inquiry, Order order, const Formatter &formatter)
{
    const QString subject = inquiry.subject().name;
    const QString against = inquiry.against().name;
    if (order == Order::Silent)
        return tr("%1 and %2 cannot currently be compared").arg(subject, against);
    if (order == Order::Tied)
        return tr("%1 and %2 are currently about the same").arg(subject, against);
    const auto [ahead, behind] = countedStanding(inquiry, order, formatter);
    return leadText(inquiry, ahead, behind, formatter);
}

QString crossoverClaim(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter)
{
    const QString leader = leaderText(inquiry, crossover.now, formatter);
    if (crossover.now == Order::Silent || crossover.now == Order::Tied)
        return leader;
    if (!crossover.crossings.isEmpty())
        return tr("%1, %2", "a chip is cheaper than another, unless its price rises")
            .arg(leader, untilText(inquiry, crossover, TurnClause::Unless, formatter));
    if (isCount(crossover.lever))
        return leader; // the sentence has its own count: other counts would only confuse
    // The leader's percentage is today's: elsewhere in the range only the order is the same.
    return tr("%1 today; the order stays the same for any value of %2 from %3 to %4",
              "a chip is cheaper than another; an assumption, its range")
        .arg(leader, leverWords(inquiry, crossover.lever),
             leverValueText(inquiry, crossover.lever, crossover.range.low, formatter),
             leverValueText(inquiry, crossover.lever, crossover.range.high, formatter));
}

QString unturnedText(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter)
{
    if (!isUnturned(crossover))
        return {};
    return tr("The order stays the same for any value of %1 from %2 to %3.", "an assumption, its range")
        .arg(leverWords(inquiry, crossover.lever),
             leverValueText(inquiry, crossover.lever, crossover.range.low, formatter),
             leverValueText(inquiry, crossover.lever, crossover.range.high, formatter));
}

QString sensitivityTitle(const Inquiry &inquiry, const Crossover &crossover, Lead lead, const Formatter &formatter)
{
    const auto [ahead, behind] = standing(inquiry, crossover.now);
    const QString word = aheadText(inquiry.metric());
    const bool isLevel = lead == Lead::Level;
    // Names the other: without its name, the sentence would be about all rows, and a third one may overtake earlier.
    const QString holds = lead == Lead::Clear
        ? tr("%1 stays %2 than %3", "a chip, cheaper, another chip").arg(ahead, word, behind)
        : lead == Lead::Probable
        ? tr("%1 probably stays %2 than %3", "a chip, cheaper, another chip").arg(ahead, word, behind)
        : lead == Lead::Leaning ? tr("Leaning %1: %2 than %3", "a chip, cheaper, another chip").arg(ahead, word, behind)
                                : tr("About the same: %1 and %2", "two chips").arg(ahead, behind);
    // Without space for the condition or the range, the title is about today alone.
    const QString today = lead == Lead::Clear
        ? tr("%1 is %2 than %3", "a chip, cheaper, another chip").arg(ahead, word, behind)
        : lead == Lead::Probable
        ? tr("%1 is probably %2 than %3", "a chip, cheaper, another chip").arg(ahead, word, behind)
        : holds;
    if (crossover.crossings.isEmpty())
        return fittingTitle(unturnedTitles(inquiry, crossover, lead, holds, formatter) << today, formatter);
    QStringList titles = isLevel ? levelTitles(inquiry, crossover, formatter) : QStringList();
    const TurnClause clause = isLevel ? TurnClause::If : TurnClause::Unless;
    for (const QString &until :
         {untilText(inquiry, crossover, clause, formatter), shortUntilText(inquiry, crossover, clause, formatter)}) {
        if (until.isEmpty() || turnsOf(crossover).areMany)
            continue;
        titles << (isLevel ? tr("About the same; %1 comes first %2", "a chip; if the price of another rises")
                                 .arg(behind, until)
                           : tr("%1 %2", "a chip stays cheaper; unless its price rises").arg(holds, until));
    }
    if (!isLevel)
        titles << tr("%1, within limits of %2", "a chip stays cheaper; an assumption")
                      .arg(holds, movedText(inquiry, crossover));
    return fittingTitle(titles << today, formatter);
}

QString overtakingText(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter)
{
    if (crossover.now != Order::Subject || crossover.crossings.isEmpty() || turnsOf(crossover).areMany)
        return {};
    return tr("%1 would overtake first %2.", "a chip; if the price of another rises")
        .arg(inquiry.against().name, untilText(inquiry, crossover, TurnClause::If, formatter));
}

QString crossoverText(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter)
{
    const QString claim = crossoverClaim(inquiry, crossover, formatter) + u'.';
    const bool compares = crossover.now != Order::Silent && crossover.now != Order::Tied;
    return (compares ? qualified(inquiry, claim) : claim) + silenceText(inquiry, crossover, formatter);
}

QString tornadoText(const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter)
{
    if (!tornado.now.value)
        return tr("There is no result: %1").arg(tornado.now.reason);
    if (tornado.rows.isEmpty())
        return tr("No assumption affects it.");
    const TornadoRow &first = tornado.rows.constFirst();
    const QString low = leverValueText(inquiry, first.lever, first.low.assumed, formatter);
    const QString high = leverValueText(inquiry, first.lever, first.high.assumed, formatter);
    const QString lever = sentenceCase(leverWords(inquiry, first.lever));
    const QString what = midSentence(questionText(inquiry));
    if (!first.low.answer.value || !first.high.answer.value)
        return tr("%1 affects %2 most; at %3 there is no result: %4", "an assumption, what is asked, a value, why")
            .arg(lever, what, first.low.answer.value ? high : low,
                 first.low.answer.value ? first.high.answer.reason : first.low.answer.reason);
    return qualified(inquiry,
                     tr("%1 affects %2 most: %3 at %4, %5 at %6.", "an assumption, what is asked; answers and values")
                         .arg(lever, what, answerText(inquiry, first.low.answer, formatter), low,
                              answerText(inquiry, first.high.answer, formatter), high));
}

QString tornadoTitle(const Inquiry &inquiry, const Tornado &tornado)
{
    if (!tornado.now.value || tornado.rows.isEmpty())
        return {};
    return tr("%1 affects %2 most", "an assumption, what is asked")
        .arg(sentenceCase(leverWords(inquiry, tornado.rows.constFirst().lever)), midSentence(questionText(inquiry)));
}

static constexpr double leastChance = 0.01; // with few draws, one in a million is indistinguishable from none

QString chanceText(double chance, const Formatter &formatter)
{
    if (chance < leastChance)
        return tr("under 1%");
    if (chance < 1.0 && chance > 1.0 - leastChance)
        return tr("over %1", "a chance above 99 %").arg(formatter.percent(1.0 - leastChance));
    return formatter.percent(chance);
}

QStringList chanceTexts(const Uncertainty &uncertainty, const Formatter &formatter)
{
    const QList<bool> inContest = contenders(uncertainty.bands);
    QList<double> shares;
    for (qsizetype row = 0; row < inContest.size(); ++row) {
        const double best = uncertainty.bands.at(row).best;
        shares << (inContest.at(row) && best >= leastChance ? best : 0.0);
    }
    const QList<int> percents = wholePercents(shares);
    QStringList texts;
    for (qsizetype row = 0; row < inContest.size(); ++row) {
        const double best = uncertainty.bands.at(row).best;
        const bool isAtEnd = best < leastChance || best > 1.0 - leastChance;
        texts << (!inContest.at(row) ? QString()
                      : isAtEnd      ? chanceText(best, formatter)
                                     : formatter.wholePercent(percents.at(row) / 100.0));
    }
    return texts;
}

namespace {

constexpr double leastTold = 0.005; // a chance below that is not mentioned

struct RankedBand
{
    QString name;
    double best = 0.0;
    QString chance; ///< of chanceTexts()
};

// Most often the best first.
QList<RankedBand> rankedContenders(const Uncertainty &uncertainty, const Formatter &formatter)
{
    QList<RankedBand> ranked;
    const QList<bool> inContest = contenders(uncertainty.bands);
    const QStringList chances = chanceTexts(uncertainty, formatter);
    for (qsizetype row = 0; row < uncertainty.bands.size(); ++row) {
        const Band &band = uncertainty.bands.at(row);
        if (inContest.at(row))
            ranked << RankedBand{band.name, band.best, chances.at(row)};
    }
    std::ranges::stable_sort(ranked, std::ranges::greater(), &RankedBand::best);
    return ranked;
}

// One may have the point that is left over: that is no lead.
bool areEven(const RankedBand &one, const RankedBand &other)
{
    constexpr double halfAPoint = 0.005;
    return one.chance == other.chance || std::abs(one.best - other.best) < halfAPoint;
}

bool isOfMoney(const Uncertainty &uncertainty)
{
    const Metric *metric = findMetric(uncertainty.metric);
    return metric != nullptr && aheadText(*metric) == tr("cheaper");
}

} // namespace

QString uncertaintyTitle(const Uncertainty &uncertainty, const Formatter &formatter)
{
    constexpr qsizetype mostNamed = 3;
    const QList<RankedBand> ranked = rankedContenders(uncertainty, formatter);
    if (!isContest(uncertainty))
        return {};
    const bool isCheap = isOfMoney(uncertainty);
    const QString share = ranked.at(0).chance;
    if (areEven(ranked.at(0), ranked.at(1)))
        return (isCheap ? tr("%1 and %2 are each cheapest in %3 of cases", "two chips, a percentage")
                        : tr("%1 and %2 are each best in %3 of cases", "two chips, a percentage"))
            .arg(ranked.at(0).name, ranked.at(1).name, ranked.at(1).chance);
    QStringList titles{(isCheap ? tr("%1 is cheapest in %2 of cases", "a chip, a percentage")
                                : tr("%1 is best in %2 of cases", "a chip, a percentage"))
                           .arg(ranked.at(0).name, share)};
    for (const RankedBand &next : ranked.mid(1, mostNamed - 1)) {
        if (next.best >= leastTold)
            titles.prepend(tr("%1, %2 in %3", "a chip leads in 19 of 35 cases; another chip, its number of cases")
                               .arg(titles.constFirst(), next.name, next.chance));
    }
    return fittingTitle(titles, formatter);
}

QString notComparedText(const QString &chart, const QString &why)
{
    return tr("%1: not comparable, as %2", "a chart, a reason").arg(chart, why);
}

QString uncertaintyText(const Uncertainty &uncertainty, const Formatter &formatter)
{
    const QList<RankedBand> ranked = rankedContenders(uncertainty, formatter);
    if (ranked.isEmpty())
        return tr("There is nothing to draw: no row has a result.");
    if (!isContest(uncertainty))
        return {}; // a single row is trivially the best
    const bool isCheap = isOfMoney(uncertainty);
    const RankedBand &first = ranked.constFirst();
    const RankedBand &second = ranked.at(1);
    const QString opening = isCheap ? tr("%1 is cheapest in %2 of the draws").arg(first.name, first.chance)
                                    : tr("%1 is best in %2 of the draws").arg(first.name, first.chance);
    if (second.best < leastTold)
        return opening + u'.';
    return tr("%1, %2 in %3.").arg(opening, second.name, second.chance);
}

QString duelText(const Uncertainty &uncertainty, const QString &id, const QString &other, const Formatter &formatter)
{
    const auto placeOf = [&uncertainty](const QString &wanted) {
        const auto found =
            std::ranges::find_if(uncertainty.bands, [&wanted](const Band &band) { return band.id == wanted; });
        return std::distance(uncertainty.bands.begin(), found);
    };
    const auto a = placeOf(id);
    const auto b = placeOf(other);
    const auto rows = uncertainty.bands.size();
    const Metric *metric = findMetric(uncertainty.metric);
    if (a >= rows || b >= rows || metric == nullptr || !uncertainty.bands.at(a).band || !uncertainty.bands.at(b).band)
        return {};
    return tr("%1 is %2 than %3 in %4 of the draws.")
        .arg(uncertainty.bands.at(a).name, aheadText(*metric), uncertainty.bands.at(b).name,
             chanceText(uncertainty.beats.at(a).at(b), formatter));
}

QString moveText(const Inquiry &inquiry, const Move &move, const Formatter &formatter)
{
    const QString name = inquiry.subject().name;
    const QString old = inquiry.against().name;
    const double saving = move.saving.value;
    const Interval change = saving > 0.0 ? move.saving : Interval{-move.saving.high, -saving, -move.saving.low};
    const Interval told = formatter.toldIn(change, Unit::Usd);
    const QString amount = usdText(told.value, formatter);
    const bool isSaving = saving > 0.0;
    const bool isSame = isAboutTheSame(move); // then no saving is to be expected, as the title says
    const QString text = isSame ? tr("Moving from %1 to %2 costs about the same a month")
        : isReliable(move)
        ? (isSaving ? tr("Moving from %1 to %2 saves %3 a month") : tr("Moving from %1 to %2 costs %3 more a month"))
        : isSaving ? tr("Moving from %1 to %2 may save %3 a month")
                   : tr("Moving from %1 to %2 may cost %3 more a month");
    const QString first = isSame ? text.arg(old, name) : text.arg(old, name, amount);
    const QString range = change.isExact() ? QString()
        : isSame && told.low < 0.0 && told.high > 0.0
        ? u' '
            + (isSaving ? tr("(%1 more to %2 less)", "two amounts") : tr("(%1 less to %2 more)", "two amounts"))
                  .arg(usdText(-told.low, formatter), usdText(told.high, formatter))
        : u' ' + tr("(%1 to %2)").arg(usdText(told.low, formatter), usdText(told.high, formatter));
    const QString even = evenText(move, formatter);
    if (!move.plan.isWork())
        return qualified(
            inquiry, tr("%1%2 and requires no work: both run the same software. %3").arg(first, range, even).trimmed());
    return qualified(
        inquiry,
        tr("%1%2 and requires work worth %3. %4").arg(first, range, usdText(move.plan.cost(), formatter), even));
}

QString guideText(const MoveGuide &guide, const Move &move, const Formatter &formatter)
{
    if (!move.evenAfter || *move.evenAfter > Move::monthsShown || !isReliable(move))
        return {}; // the guide's advice would promise a payback that this move does not have
    const double usdAMonth = move.plan.monthlySpend;
    const Threshold *reached = nullptr;
    for (const Threshold &threshold : guide.thresholds) {
        if (usdAMonth >= threshold.usdAMonth)
            reached = &threshold;
    }
    if (reached == nullptr)
        return {};
    // The guide uses dollars; readers search for that number.
    const QString shown = usdText(reached->usdAMonth, formatter);
    const QString printed = usdText(reached->usdAMonth, Formatter(formatter.locale()));
    const QString amount = shown == printed ? shown : tr("%1 (%2)").arg(shown, printed);
    return tr("%1 a month reaches the threshold of %2 in AWS's chip guide, which says: “%3”")
        .arg(usdText(usdAMonth, formatter), amount, reached->texts.constFirst());
}

QStringList commitmentTexts(const Commitments &commitments, const Formatter &formatter)
{
    QStringList sentences;
    if (!commitments.onDemand)
        sentences
            << tr("No on-demand price of %1 is known; its other prices are listed.").arg(commitments.instance.text());
    for (const Commitment &offer : commitments.offers) {
        const QString kind = sentenceCase(priceKindLabel(offer.price.kind));
        const QString price = formatter.range(offer.price.usdPerHour, Unit::UsdPerHour);
        if (!offer.evenAt)
            sentences << tr("%1 at %2: %3 a month, regardless of use.")
                             .arg(kind, price, usdText(monthCommitted(offer, allHoursOfAMonth).value, formatter));
        else if (offer.evenAt->value < 1.0)
            sentences << tr("%1 at %2: cheaper than on demand if more than %3 of the hours are used.")
                             .arg(kind, price, formatter.percent(offer.evenAt->value));
        else
            sentences << tr("%1 at %2: never cheaper than on demand.").arg(kind, price);
    }
    if (commitments.spot)
        sentences << tr("%1 at %2: paid for the hours used, can be interrupted.")
                         .arg(sentenceCase(priceKindLabel(PriceKind::Spot)),
                              formatter.range(commitments.spot->usdPerHour, Unit::UsdPerHour));
    return sentences;
}

} // namespace chipboard
