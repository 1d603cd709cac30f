#include "data/advice/advise.h"

#include "data/advice/advicetexts.h"
#include "data/advice/rulefacts.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

namespace chipboard {
namespace {

bool wantsSpeed(const Situation &situation) { return situation.needs.priority == QLatin1String("speed"); }

/// What is ranked by, so that less is better.
std::optional<Interval> rankOf(const Situation &situation, const Candidate &candidate)
{
    if (!wantsSpeed(situation))
        return candidate.cost;
    if (!candidate.pace || !(candidate.pace->low > 0.0))
        return std::nullopt;
    return Interval{1.0 / candidate.pace->high, 1.0 / candidate.pace->value, 1.0 / candidate.pace->low};
}

AdvisedOption judged(const Situation &situation, const Candidate &candidate)
{
    AdvisedOption option;
    option.candidate = candidate;
    option.reasons = reasonsFor(situation, candidate);
    for (const AdviceReason &reason : std::as_const(option.reasons)) {
        option.isOut = option.isOut || reason.effect == Effect::RuleOut;
        option.points += reason.effect == Effect::Prefer ? 1 : reason.effect == Effect::Against ? -1 : 0;
    }
    return option;
}

// Neither number lies outside the other's range.
bool isTold(const Interval &best, const Interval &other) { return other.value > best.high || best.value < other.low; }

double numberOf(const Situation &situation, const AdvisedOption &option)
{
    const auto rank = rankOf(situation, option.candidate);
    return rank ? rank->value : std::numeric_limits<double>::max();
}

// Options are large: places are sorted, and each option moves once.
void sortStably(QList<AdvisedOption> &options,
                const std::function<bool(const AdvisedOption &a, const AdvisedOption &b)> &isBefore)
{
    std::vector<qsizetype> order(static_cast<std::size_t>(options.size()));
    std::iota(order.begin(), order.end(), 0);
    const QList<AdvisedOption> &all = options;
    std::stable_sort(order.begin(), order.end(),
                     [&](qsizetype a, qsizetype b) { return isBefore(all.at(a), all.at(b)); });
    QList<AdvisedOption> sorted;
    sorted.reserve(options.size());
    for (const qsizetype place : order)
        sorted << std::move(options[place]);
    options = std::move(sorted);
}

} // namespace

QList<AdviceReason> AdvisedOption::of(Effect effect) const
{
    QList<AdviceReason> found;
    std::copy_if(reasons.begin(), reasons.end(), std::back_inserter(found),
                 [effect](const AdviceReason &reason) { return reason.effect == effect; });
    return found;
}

const AdvisedOption *Advice::first() const
{
    return options.isEmpty() || options.constFirst().isOut ? nullptr : &options.constFirst();
}

qsizetype Advice::left() const
{
    return std::count_if(options.begin(), options.end(), [](const AdvisedOption &one) { return !one.isOut; });
}

bool Advice::anyMeetsFirst() const
{
    return std::count_if(options.begin(), options.end(), [](const AdvisedOption &one) { return one.meetsFirst; })
        > 1; // itself
}

bool Advice::isPricedAlike() const
{
    return std::none_of(options.begin(), options.end(), [](const AdvisedOption &one) { return one.isUnlike; });
}

bool Advice::firstStandsApart() const { return first() != nullptr && !anyMeetsFirst() && isPricedAlike(); }

const AdvisedOption *Advice::option(const ChipId &id) const
{
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&id](const AdvisedOption &one) { return one.candidate.chip().id == id; });
    return found == options.end() ? nullptr : &*found;
}

QList<AdvisedOption> rankedOptions(const Situation &situation)
{
    QList<AdvisedOption> options;
    for (const Candidate &candidate : situation.candidates)
        options << judged(situation, candidate);
    sortStably(options, [&](const AdvisedOption &a, const AdvisedOption &b) {
        return std::pair(a.isOut, numberOf(situation, a)) < std::pair(b.isOut, numberOf(situation, b));
    });
    if (options.isEmpty() || options.constFirst().isOut)
        return options;
    const std::optional<Interval> best = rankOf(situation, options.constFirst().candidate);
    for (AdvisedOption &option : options) {
        const auto rank = rankOf(situation, option.candidate);
        option.isTied = !option.isOut && best && rank && !isTold(*best, *rank);
    }
    sortStably(options, [](const AdvisedOption &a, const AdvisedOption &b) {
        if (a.isTied != b.isTied)
            return a.isTied;
        return a.isTied && a.points > b.points;
    });
    const std::optional<Interval> first = rankOf(situation, options.constFirst().candidate);
    for (AdvisedOption &option : options) {
        const auto rank = rankOf(situation, option.candidate);
        option.meetsFirst = !option.isOut && first && rank && rank->low <= first->high && first->low <= rank->high;
        option.isUnlike = !option.isOut && !wantsSpeed(situation)
            && !arePricedAlike(option.candidate, options.constFirst().candidate);
    }
    return options;
}

const AdvisedOption *bestMove(const QList<AdvisedOption> &options)
{
    const auto found = std::find_if(options.begin(), options.end(), [](const AdvisedOption &one) {
        return !one.isOut && one.candidate.isMove && isNeuron(one.candidate.chip());
    });
    return found == options.end() ? nullptr : &*found;
}

Advice advise(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    const Situation situation = situationOf(catalog, board, formatter);
    Advice advice;
    advice.options = rankedOptions(situation);
    advice.conflicts = conflictTexts(situation, advice);
    advice.turns = turnTexts(situation, advice);
    advice.steps = stepsOf(situation, advice);
    advice.software = softwareLines(situation);
    advice.task = situation.task();
    if (situation.work)
        advice.work = situation.work->workload.name;
    if (situation.today != nullptr)
        advice.today = situation.today->id;
    advice.takeaway = adviceTakeaway(situation, advice);
    return advice;
}

} // namespace chipboard
