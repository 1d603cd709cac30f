#include "data/analysis/advise.h"

#include "data/analysis/contest.h"
#include "data/analysis/crossover.h"
#include "data/analysis/headline.h"
#include "data/analysis/mainquestion.h"
#include "data/analysis/whatiftexts.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <tuple>
#include <vector>

using namespace Qt::StringLiterals;

namespace chipboard {

// The guide's three phases as a checklist: each step with its status here.

namespace {

struct StepInput
{
    const Situation &situation;
    const Candidate &to;   ///< the chip to move to
    const Candidate *from; ///< current chip; null: unknown
};

QString workWords(const StepInput &input)
{
    const QString name = input.situation.work->workload.name;
    const std::optional<double> spend = input.situation.spend();
    return spend ? tr("%1, %2 a month today.").arg(name, amountText(*spend, input.situation.formatter))
                 : tr("%1.").arg(name);
}

QString softwareWords(const StepInput &input)
{
    QString version;
    QString date;
    for (const Fact &fact : input.situation.catalog->software) {
        if (fact.id == u"neuron-latest-version"_s)
            version = fact.value;
        else if (fact.id == u"neuron-latest-release"_s)
            date = fact.value;
    }
    return version.isEmpty()
        ? QString()
        : tr("The latest known version is %1 %2 of %3.").arg(u"Neuron SDK"_s, version, dateText(date));
}

// Adds a caveat to a cost comparison if price kinds differ.
QString withKinds(const StepInput &input, const QString &text)
{
    const QString unlike = input.from == nullptr ? QString() : unlikeText(input.to, *input.from);
    return unlike.isEmpty() ? text : text + u' ' + unlike;
}

QString savingWords(const StepInput &input)
{
    const auto ratio = input.situation.ratioToToday(input.to);
    if (!ratio || input.from == nullptr)
        return tr("Choose a baseline to see the savings on the current bill.");
    const QString share =
        tr("%1 costs about %2 of what %3 costs")
            .arg(input.to.name(), input.situation.formatter.percent(ratio->value), input.from->name());
    const std::optional<double> spend = input.situation.spend();
    if (!spend)
        return withKinds(input,
                         tr("%1 (%2 to %3).")
                             .arg(share, input.situation.formatter.lowEnd().percent(ratio->low),
                                  input.situation.formatter.highEnd().percent(ratio->high)));
    const Formatter &formatter = input.situation.formatter;
    const Move move = moveWith(
        {*spend, input.situation.plan.movableShare, input.situation.plan.weeks, input.situation.plan.weekRate}, *ratio);
    const Interval saving = formatter.toldIn(move.saving, Unit::Usd);
    if (saving.value <= 0.0)
        return withKinds(input, tr("%1: the central estimate shows no savings.").arg(share));
    return withKinds(input,
                     tr("%1: about %2 saved a month (%3 to %4).")
                         .arg(share, amountText(saving.value, formatter), amountText(saving.low, formatter),
                              amountText(saving.high, formatter)));
}

QString teamWords(const StepInput &input)
{
    const MovePlan &plan = input.situation.plan;
    const QString assumed =
        tr("%1 engineer-weeks are assumed, %2")
            .arg(input.situation.formatter.label(plan.weeks), amountText(plan.cost(), input.situation.formatter));
    const std::optional<double> free = input.situation.needs.capacity;
    return free
        ? tr("%1; %2 are free.").arg(assumed, needText(*findNeed(u"capacity"), *free, input.situation.formatter))
        : assumed + u'.';
}

QString pilotWords(const StepInput &input) { return tr("%1.").arg(input.situation.work->workload.name); }

QString chipsText(const StepInput &input, const Candidate &candidate)
{
    return tr("%1 × %2", "a count and a chip")
        .arg(input.situation.formatter.integer(candidate.chips()), candidate.name());
}

QString sideBySideWords(const StepInput &input)
{
    return input.from == nullptr
        ? chipsText(input, input.to) + u'.'
        : tr("%1 compared with %2.").arg(chipsText(input, input.to), chipsText(input, *input.from));
}

QString compareWords(const StepInput &input)
{
    if (!input.to.cost || input.from == nullptr || !input.from->cost)
        return {};
    return withKinds(input,
                     tr("Expected: %1, compared with %2.")
                         .arg(costText(input.situation, *input.to.cost), costText(input.situation, *input.from->cost)));
}

QString evenWords(const StepInput &input)
{
    const auto ratio = input.situation.ratioToToday(input.to);
    const std::optional<double> spend = input.situation.spend();
    if (!ratio || !spend)
        return {};
    const MovePlan &plan = input.situation.plan;
    const Move move = moveWith({*spend, plan.movableShare, plan.weeks, plan.weekRate}, *ratio);
    const Formatter &formatter = input.situation.formatter;
    if (!move.evenAfter)
        return tr("At these prices it does not pay back.");
    if (!move.evenLatest)
        return withKinds(input,
                         tr("By the estimate it pays back after about %1; at worst never.", "9 months")
                             .arg(monthsText(formatter.label(*move.evenAfter))));
    return withKinds(input,
                     tr("It pays back after about %1 (%2 to %3).", "9 months, numbers")
                         .arg(monthsText(formatter.label(*move.evenAfter)),
                              formatter.lowEnd().label(move.evenSoonest.value_or(*move.evenAfter)),
                              formatter.highEnd().label(*move.evenLatest)));
}

QString stayingWords(const StepInput &input)
{
    const double staying = 1.0 - input.situation.plan.movableShare;
    return staying > 0.0 ? tr("%1 of the work stays (assumed).").arg(input.situation.formatter.percent(staying))
                         : tr("All of the work moves (assumed).");
}

QString watchWords(const StepInput &input)
{
    const auto &price = input.to.row.estimate.price;
    if (!price)
        return {};
    return price->isCustom ? tr("The price of %1 is custom.").arg(price->rented)
                           : tr("The price is for %1, %2.").arg(price->rented, dateText(price->asOf));
}

struct StepRow
{
    const char *rule; ///< rule whose text lists the steps, separated by semicolons
    std::array<QString (*)(const StepInput &), 4> here;
};

constexpr std::array stepRows{
    StepRow{"phase-1-steps", {workWords, softwareWords, savingWords, teamWords}},
    StepRow{"phase-2-steps", {pilotWords, sideBySideWords, compareWords, teamWords}},
    StepRow{"phase-3-steps", {evenWords, stayingWords, watchWords, nullptr}},
};

const Rule *ruleOf(const Catalog &catalog, const QString &id)
{
    return findWhere(catalog.rules, [&id](const Rule &rule) { return rule.id == id; });
}

QString stepSentence(QString text)
{
    text = text.trimmed();
    while (text.endsWith(u'.'))
        text.chop(1);
    return text.isEmpty() ? text : text.at(0).toUpper() + text.sliced(1) + u'.';
}

QString nameOf(const Catalog &catalog, const StepRow &row)
{
    const Rule *rule = ruleOf(catalog, QString::fromLatin1(row.rule).replace(u"-steps"_s, u"-name"_s));
    return rule != nullptr ? rule->text : QString();
}

} // namespace

QList<AdviceStep> stepsOf(const Situation &situation, const Advice &advice)
{
    QList<AdviceStep> steps;
    const AdvisedOption *move = bestMove(advice.options);
    for (const StepRow &row : stepRows) {
        const Rule *rule = ruleOf(*situation.catalog, QString::fromLatin1(row.rule));
        if (rule == nullptr || move == nullptr)
            continue;
        const QStringList parts = rule->text.split(u';');
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const auto place = static_cast<std::size_t>(i);
            const auto here = place < row.here.size() ? row.here.at(place) : nullptr;
            const StepInput input{situation, move->candidate, situation.now()};
            steps << AdviceStep{stepSentence(nameOf(*situation.catalog, row)), stepSentence(parts.at(i)),
                                here != nullptr ? here(input) : QString(), rule->sources};
        }
    }
    return steps;
}

namespace {

struct SoftwareRow
{
    const char *topic; ///< QT_TR_NOOP
    const char *id;    ///< id of a fact, or else of a rule
};

constexpr const char *sdk = QT_TR_NOOP("Neuron SDK");
constexpr const char *pyTorch = QT_TR_NOOP("TorchNeuron");
constexpr const char *kernels = QT_TR_NOOP("NKI");
constexpr const char *frameworks = QT_TR_NOOP("Frameworks");
constexpr const char *serving = QT_TR_NOOP("Serving");
constexpr const char *families = QT_TR_NOOP("Model families");
constexpr const char *onTrainium = QT_TR_NOOP("Model families for Trainium");
constexpr const char *onInferentia = QT_TR_NOOP("Model families for Inferentia");
constexpr const char *older = QT_TR_NOOP("Older chips");

constexpr std::array softwareRows{
    SoftwareRow{sdk, "neuron-latest-release"},
    SoftwareRow{sdk, "neuron-2.27.0-release"},
    SoftwareRow{pyTorch, "torchneuron-status"},
    SoftwareRow{pyTorch, "torchneuron-announced"},
    SoftwareRow{pyTorch, "torchneuron-kind"},
    SoftwareRow{pyTorch, "torchneuron-features"},
    SoftwareRow{kernels, "nki-latest"},
    SoftwareRow{kernels, "nki-stable"},
    SoftwareRow{kernels, "nki-kind"},
    SoftwareRow{kernels, "nki-compiler-licence"},
    SoftwareRow{frameworks, "pytorch-transition"},
    SoftwareRow{frameworks, "neuron-2.26.0-pytorch"},
    SoftwareRow{frameworks, "neuron-2.26.0-jax"},
    SoftwareRow{frameworks, "trainium-choose-code"},
    SoftwareRow{serving, "vllm-neuron-status"},
    SoftwareRow{serving, "nxd-inference-status"},
    SoftwareRow{onTrainium, "trainium-choose-models"},
    SoftwareRow{onInferentia, "inferentia-choose-models"},
    SoftwareRow{families, "neuron-2.26.0-models"},
    SoftwareRow{families, "neuron-2.26.0-expert-parallelism"},
    SoftwareRow{older, "inf1-support"},
};

// Lines for the facts that the catalogue has.
QList<SoftwareLine> softwareLines(const Situation &situation)
{
    QList<SoftwareLine> lines;
    for (const SoftwareRow &row : softwareRows) {
        const QString topic = tr(row.topic);
        if (const Fact *one = fact(situation, row.id))
            lines << SoftwareLine{topic, factText(situation, row.id), one->asOf, one->sources};
        else if (const Rule *rule = guideRule(situation, row.id))
            lines << SoftwareLine{topic, sentence(rule->text), {}, rule->sources};
    }
    return lines;
}

bool wantsSpeed(const Situation &situation) { return situation.needs.priority == QLatin1String("speed"); }

/// Ranking value, negated if needed so that less is better.
std::optional<Interval> rankOf(const Situation &situation, const Candidate &candidate)
{
    if (!wantsSpeed(situation))
        return ranksByBill(situation) ? candidate.month : candidate.cost;
    if (!candidate.pace || !(candidate.pace->low > 0.0))
        return std::nullopt;
    return Interval{1.0 / candidate.pace->high, 1.0 / candidate.pace->value, 1.0 / candidate.pace->low};
}

// A custom price applies in all regions.
bool lacksRegionPrice(const Situation &situation, const Candidate &candidate)
{
    const QString &region = situation.needs.region;
    const auto &price = candidate.row.estimate.price;
    return !region.isEmpty() && price && price->region != region && price->status != statusWord(FigureStatus::Own);
}

AdvisedOption judged(const Situation &situation, const Candidate &candidate)
{
    AdvisedOption option{.candidate = candidate,
                         .reasons = reasonsFor(situation, candidate),
                         .isPricedElsewhere = lacksRegionPrice(situation, candidate)};
    for (const AdviceReason &reason : std::as_const(option.reasons)) {
        option.isOut = option.isOut || reason.effect == Effect::RuleOut;
        option.points += reason.effect == Effect::Prefer ? 1 : reason.effect == Effect::Against ? -1 : 0;
        if (reason.effect == Effect::RuleOut)
            option.missedBy = std::max(option.missedBy, timesMissed(situation, candidate, reason));
    }
    return option;
}

/// Less is better, among options that are not ruled out.
std::tuple<bool, bool, double> placeOf(const Situation &situation, const Candidate &candidate)
{
    const auto rank = rankOf(situation, candidate);
    return {lacksRegionPrice(situation, candidate), isInMaintenance(candidate.chip()),
            rank ? rank->value : std::numeric_limits<double>::max()};
}

// Options are large: sorts indices, and moves each option once.
void sortStably(QList<AdvisedOption> &options,
                const std::function<bool(const AdvisedOption &a, const AdvisedOption &b)> &isBefore)
{
    std::vector<qsizetype> order(static_cast<std::size_t>(options.size()));
    std::iota(order.begin(), order.end(), 0);
    const QList<AdvisedOption> &all = options;
    std::ranges::stable_sort(order, [&](qsizetype a, qsizetype b) { return isBefore(all.at(a), all.at(b)); });
    QList<AdvisedOption> sorted;
    sorted.reserve(options.size());
    for (const qsizetype place : order)
        sorted << std::move(options[place]);
    options = std::move(sorted);
}

} // namespace

QList<AdviceReason> AdvisedOption::of(Effect effect) const
{
    return allWhere(reasons, [effect](const AdviceReason &reason) { return reason.effect == effect; });
}

const AdvisedOption *Advice::first() const
{
    return options.isEmpty() || options.constFirst().isOut ? nullptr : &options.constFirst();
}

qsizetype Advice::left() const
{
    return std::ranges::count_if(options, [](const AdvisedOption &one) { return !one.isOut; });
}

qsizetype Advice::priced() const
{
    return std::ranges::count_if(options, [](const AdvisedOption &one) { return one.candidate.cost.has_value(); });
}

bool Advice::anyMeetsFirst() const
{
    return std::ranges::count_if(options, &AdvisedOption::meetsFirst) > 1; // includes itself
}

bool Advice::isPricedAlike() const { return std::ranges::none_of(options, &AdvisedOption::isUnlike); }

const AdvisedOption *Advice::option(const ChipId &id) const
{
    return findWhere(options, [&id](const AdvisedOption &one) { return one.candidate.chip().id == id; });
}

QList<AdvisedOption> rankedOptions(const Situation &situation)
{
    QList<AdvisedOption> options =
        mapped(situation.candidates, [&](const Candidate &candidate) { return judged(situation, candidate); });
    sortStably(options, [&](const AdvisedOption &a, const AdvisedOption &b) {
        const auto rank = [&](const AdvisedOption &one) {
            return std::tuple(one.isOut, one.missedBy, placeOf(situation, one.candidate));
        };
        return rank(a) < rank(b);
    });
    if (options.isEmpty() || options.constFirst().isOut)
        return options;
    const std::optional<Interval> best = rankOf(situation, options.constFirst().candidate);
    for (AdvisedOption &option : options) {
        const auto rank = rankOf(situation, option.candidate);
        option.isTied = !option.isOut && best && rank && leadBetween(*best, *rank) == Lead::Level
            && isInMaintenance(option.candidate.chip()) == isInMaintenance(options.constFirst().candidate.chip())
            && option.isPricedElsewhere == options.constFirst().isPricedElsewhere;
        option.meetsFirst = !option.isOut && best && rank && rank->low <= best->high && best->low <= rank->high;
        option.isLast = !option.isOut && isInMaintenance(option.candidate.chip())
            && !isInMaintenance(options.constFirst().candidate.chip());
        option.isHeldBack = option.isLast && best && rank && rank->value < best->value;
        option.isUnlike = !option.isOut && !wantsSpeed(situation)
            && !arePricedAlike(option.candidate, options.constFirst().candidate);
    }
    return options;
}

// Building reasons creates texts, so only candidates better than the best so far are checked.
const Candidate *firstCandidate(const Situation &situation)
{
    const auto isOut = [](const AdviceReason &reason) { return reason.effect == Effect::RuleOut; };
    const Candidate *first = nullptr;
    for (const Candidate &candidate : situation.candidates) {
        if (first != nullptr && placeOf(situation, candidate) >= placeOf(situation, *first))
            continue;
        const QList<AdviceReason> reasons = reasonsFor(situation, candidate);
        if (std::ranges::none_of(reasons, isOut))
            first = &candidate;
    }
    return first;
}

const AdvisedOption *bestMove(const QList<AdvisedOption> &options)
{
    return findWhere(options, [](const AdvisedOption &one) {
        return !one.isOut && !one.isLast && one.candidate.isMove && isNeuron(one.candidate.chip());
    });
}

// Price list to use if the board's has no price of the required cloud and region.
static void tellBook(const Situation &situation, Advice &advice)
{
    advice.priceBook = situation.board.priceBook;
    const PriceBook *asked = situation.catalog->book(situation.asked.priceBook);
    const PriceBook *better = situation.catalog->book(situation.bestList);
    if (asked == nullptr || better == nullptr || asked == better)
        return;
    const QString cloud = needChoiceLabel(*findNeed(u"cloud"), situation.needs.cloud);
    const QString &region = situation.needs.region;
    const QString place = situation.needs.cloud.isEmpty() ? region
        : region.isEmpty()                                ? cloud
                                                          : cloud + u", "_s + region;
    if (advice.priceBook == better->id) {
        advice.bookText =
            tr("Prices are those of \"%1\": \"%2\" has none for %3.").arg(better->name, asked->name, place);
        return;
    }
    advice.betterBook = better->id;
    advice.bookText = tr("\"%1\" has no price for %2. Choose \"%3\".").arg(asked->name, place, better->name);
}

Advice advise(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    const Situation situation = situationOf(catalog, board, formatter);
    Advice advice{.options = rankedOptions(situation)};
    tellBook(situation, advice);
    advice.conflicts = conflictTexts(situation, advice);
    advice.spendText = dearerText(situation, advice);
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

namespace {

Needs without(Needs needs, const NeedRow &row)
{
    if (row.number != nullptr)
        needs.*row.number = std::nullopt;
    else
        (needs.*row.word).clear();
    return needs;
}

bool isOfSpeed(const Situation &situation) { return situation.needs.priority == QLatin1String("speed"); }

QString wouldBeFirst(const QString &opening, const Situation &situation, const Candidate *first)
{
    if (first == nullptr)
        return tr("%1 no chip would fit.").arg(opening);
    return isOfSpeed(situation) ? tr("%1 %2 would come first, with about %3.", "a condition, a chip, its speed")
                                      .arg(opening, first->name(), paceText(situation, *first))
                                : tr("%1 %2 would come first, at about %3.", "a condition, a chip, its cost")
                                      .arg(opening, first->name(), pricedText(situation, *first));
}

/// An unset requirement, and the start of the sentence about it.
struct Supposition
{
    const char *need;
    const char *value;
    bool ofInference; ///< does not apply to training
    const char *opening;
};

constexpr std::array suppositions{
    Supposition{"cuda", "yes", false, QT_TR_NOOP("With operators that are written for CUDA,")},
    Supposition{"multi_cloud", "yes", false, QT_TR_NOOP("If it must run on several clouds,")},
    Supposition{"spend", "9999", true, QT_TR_NOOP("With less than 10,000 USD of monthly spend,")},
    Supposition{"priority", "speed", false, QT_TR_NOOP("If speed per chip matters more than cost,")},
};

// Not because of its number: the price in the region is unknown, or its software is in maintenance.
bool isBehindOthers(const AdvisedOption &option, const AdvisedOption &first)
{
    return option.isLast || option.isPricedElsewhere != first.isPricedElsewhere;
}

// If price kinds differ, a break-even price means nothing: reports what a list of one kind says instead.
QString crossingText(const Situation &situation, const Advice &advice)
{
    if (advice.left() < 2 || isOfSpeed(situation))
        return {};
    const Candidate &first = advice.options.at(0).candidate;
    const Candidate &second = advice.options.at(1).candidate;
    if (isBehindOthers(advice.options.at(1), advice.options.at(0)))
        return {};
    if (first.batch > 0.0 || second.batch > 0.0) // each at its own load
        return {};
    const Catalog priced = withPricesFor(*situation.catalog, situation.needs);
    Board board = situation.board;
    board.chips = {first.chip().id, second.chip().id};
    const AskedNumber question{costAsked(*situation.catalog, board), first.chip().id.text(), second.chip().id.text()};
    const Verdict verdict =
        verdictOfTwo(evaluate(priced, board, {question.metric}), question.metric, question.subject, question.against);
    if (verdict.kind == Verdict::Kind::Different)
        return {};
    const auto inquiry = Inquiry::about(priced, board, question);
    if (!inquiry)
        return {};
    const auto crossover =
        crossoverOf(inquiry.value(), Lever{AssumptionId(QStringLiteral("price_factor")), Side::Subject});
    if (!crossover)
        return {};
    return crossoverText(inquiry.value(), crossover.value(), situation.formatter);
}

// Cost of an option, with the digits of the page's table.
QString costAmount(const Situation &situation, const Candidate &candidate, bool isBill)
{
    const Interval &cost = isBill ? *candidate.month : *candidate.cost;
    return situation.formatter.estimatedAmount(cost.value);
}

// In words, next to the number of chips and another cost: a title has at most three numbers.
QString basisInWords(Task task)
{
    if (task == Task::Serve)
        return tr("per million output tokens");
    return task == Task::Batch ? tr("per million items") : QString();
}

// "$1.63 per million output tokens", or the speed per chip if speed ranks.
QString rankText(const Situation &situation, const Candidate &candidate)
{
    if (isOfSpeed(situation))
        return paceText(situation, candidate);
    const bool isBill = ranksByBill(situation) && candidate.month;
    if (!candidate.cost)
        return {};
    const QString basis = isBill ? tr("a month") : basisInWords(situation.task());
    const QString amount = costAmount(situation, candidate, isBill);
    return basis.isEmpty() ? amount : amount + QLatin1Char(' ') + basis;
}

// Only the number: the first option states the unit.
// The cheapest of the selection that could be chosen; null if there is none.
const Candidate *cheapestSelected(const Situation &situation, const QList<ChipId> &selection)
{
    const Candidate *best = nullptr;
    for (const Candidate &candidate : situation.candidates) {
        const bool counts = candidate.cost && selection.contains(candidate.chip().id);
        if (counts && (best == nullptr || placeOf(situation, candidate) < placeOf(situation, *best)))
            best = &candidate;
    }
    return best;
}

QString nextText(const Situation &situation, const Candidate &candidate)
{
    if (isOfSpeed(situation) || !candidate.cost)
        return paceText(situation, candidate);
    return costAmount(situation, candidate, ranksByBill(situation) && candidate.month);
}

QString shortName(const QStringList &names, const Formatter &formatter) { return namesText(names, formatter); }

// More likely than not, of all that remain: the odds against the second alone do not say so. Ranks are best where
// lowest.
bool isLikelyBest(const Situation &situation, const Advice &advice)
{
    QList<Interval> values;
    for (const AdvisedOption &option : advice.options) {
        const auto value = rankOf(situation, option.candidate);
        if (value && !option.isOut && (values.isEmpty() || !isBehindOthers(option, *advice.first())))
            values << *value;
    }
    const QList<double> chances = chancesOfBest(values, Better::Lower);
    constexpr double half = 0.5;
    return chances.constFirst() > half;
}

// Titles that say that another option may cost less, from detailed to short; empty if the odds need no such word.
// `count` names the scope; empty with requirements, which name it.
QStringList cautiousTitles(const Situation &situation, const Advice &advice, const QString &count)
{
    const Candidate &first = advice.first()->candidate;
    const Candidate &second = advice.options.at(1).candidate;
    const auto one = rankOf(situation, first);
    const auto other = rankOf(situation, second);
    const Lead lead = one && other ? leadBetween(*one, *other) : Lead::Clear;
    const QString best = rankText(situation, first);
    const QString priced = tr("%1 at %2", "a chip, its cost").arg(first.name(), best);
    const QString next = tr("%1 at %2", "a chip, its cost").arg(second.name(), nextText(situation, second));
    QStringList titles;
    if (lead == Lead::Leaning || (lead == Lead::Probable && !isLikelyBest(situation, advice))) {
        if (!count.isEmpty())
            titles << tr("Of %2 chips, %1 may be best: %3; next %4",
                         "a chip, a number, its cost, another chip at its cost")
                          .arg(first.name(), count, best, next);
        titles << tr("%1 may be best: %2; next %3", "a chip, its cost, another chip at its cost")
                      .arg(first.name(), best, next)
               << tr("%1 may be best: %2", "a chip, its cost").arg(first.name(), best);
    } else if (lead == Lead::Probable) {
        if (!count.isEmpty())
            titles << tr("Probably best of %1 chips: %2; next %3",
                         "a number, a chip at its cost, another chip at its cost")
                          .arg(count, priced, next);
        titles << tr("Probably best: %1; next %2", "a chip at its cost, another chip at its cost").arg(priced, next)
               << tr("Probably best: %1", "a chip at its cost").arg(priced);
    }
    return titles;
}

} // namespace

QString unselectedText(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    const Situation situation = situationOf(catalog, board, formatter);
    const Candidate *first = isOfSpeed(situation) ? nullptr : firstCandidate(situation);
    if (first == nullptr || !first->cost || isInMaintenance(first->chip()) || board.chips.contains(first->chip().id))
        return {};
    const Candidate *selected = cheapestSelected(situation, board.chips);
    if (selected == nullptr || !arePricedAlike(*first, *selected))
        return {};
    return sentence(tr("%1 at %2", "a chip, its cost").arg(first->name(), rankText(situation, *first)));
}

QString adviceTakeaway(const Situation &situation, const Advice &advice)
{
    if (!situation.work)
        return tr("The workload is not in the catalogue: choose another one");
    const AdvisedOption *first = advice.first();
    const bool hasNeeds = !saidIn(situation.needs).isEmpty();
    if (first == nullptr)
        return hasNeeds && canAnythingBeAdvised(situation) ? tr("No chip meets all requirements")
                                                           : tr("No chip can be recommended");
    const QString name = first->candidate.name();
    if (advice.left() == 1)
        return fittingTitle(
            {(hasNeeds ? tr("Only %1 meets all requirements, at %2") : tr("Only %1 can be recommended, at %2"))
                 .arg(name, rankText(situation, first->candidate)),
             tr("Only %1 can be recommended").arg(name)},
            situation.formatter);
    QStringList tied;
    for (const AdvisedOption &option : advice.options) {
        if (&option != first && option.isTied)
            tied << option.candidate.name();
    }
    const QString best = rankText(situation, first->candidate);
    // Names the scope: another chip may lead pages about the selection, and other price lists have other chips.
    const QString count = situation.formatter.integer(advice.left()); // as listed
    const QString alone = hasNeeds
        ? tr("Best fit: %1 at %2").arg(name, best)
        : tr("Best of %1 chips: %2 at %3", "a number, a chip, its cost").arg(count, name, best);
    if (!tied.isEmpty()) {
        const auto withTies = [&](const QString &number, const QString &others) {
            return hasNeeds
                ? tr("Best fit: %1 at %2, about the same as %3").arg(name, number, others)
                : tr("Best of %1 chips: %2 at %3, about the same as %4", "a number, a chip, its cost, other chips")
                      .arg(count, name, number, others);
        };
        // An amount without its unit is meaningless: drops names instead, which the page lists below.
        const QString others = tied.size() == 1
            ? tied.constFirst()
            : tr("%1 others", "chips").arg(situation.formatter.integer(tied.size()));
        return fittingTitle({withTies(best, shortName(tied, situation.formatter)), withTies(best, others),
                             tr("%1 at %2, tied with %3", "a chip, its cost, 2 others").arg(name, best, others), alone},
                            situation.formatter);
    }
    const AdvisedOption &following = advice.options.at(1);
    if (isBehindOthers(following, *first))
        return alone;
    const Candidate &second = following.candidate;
    const QStringList cautious = cautiousTitles(situation, advice, hasNeeds ? QString() : count);
    if (!cautious.isEmpty())
        return fittingTitle(cautious, situation.formatter);
    const QString next = nextText(situation, second);
    const QString two = hasNeeds
        ? tr("Best fit: %1 at %2; next %3 at %4", "a chip, its cost, another chip, its cost")
              .arg(name, best, second.name(), next)
        : tr("Best of %1 chips: %2; next %3", "a number, a chip at its cost, another chip at its cost")
              .arg(count, tr("%1 at %2", "a chip, its cost").arg(name, best),
                   tr("%1 at %2", "a chip, its cost").arg(second.name(), next));
    return fittingTitle({two, alone}, situation.formatter);
}

QString dearerText(const Situation &situation, const Advice &advice)
{
    const AdvisedOption *first = advice.first();
    if (first == nullptr || !exceedsSpend(situation, first->candidate))
        return {};
    const Candidate *least = &first->candidate;
    for (const AdvisedOption &option : advice.options) {
        const std::optional<Interval> &month = option.candidate.month;
        if (!option.isOut && month && month->value < least->month->value)
            least = &option.candidate;
    }
    const auto bill = [&](const Candidate &one) { return situation.formatter.estimatedAmount(one.month->value); };
    const QString spend = situation.formatter.amount(*situation.spend());
    const QString name = first->candidate.name();
    if (least == &first->candidate)
        return tr("The smallest bill, that of %1, is %2 a month: more than the %3 spent now.", "a chip, two amounts")
            .arg(name, bill(*least), spend);
    return tr("The bill of %1 is %2 a month, more than the %3 spent now; the smallest is that of %4, %5.",
              "a chip, two amounts, another chip, its amount")
        .arg(name, bill(first->candidate), spend, least->name(), bill(*least));
}

QStringList turnTexts(const Situation &situation, const Advice &advice)
{
    QStringList texts;
    const AdvisedOption *first = advice.first();
    if (first == nullptr)
        return texts;
    const auto tell = [&](const Needs &needs, const QString &opening) {
        const Situation then = withNeeds(situation, needs);
        const Candidate *would = firstCandidate(then);
        if (needs.spend != situation.needs.spend && would != nullptr && exceedsSpend(then, *would))
            return; // too low a spend for renting it
        if (would == nullptr || would->chip().id != first->candidate.chip().id)
            texts << wouldBeFirst(opening, then, would);
    };
    for (const NeedRow *row : saidIn(situation.needs))
        tell(without(situation.needs, *row),
             tr("Without \"%1\",").arg(saidText(*row, situation.needs, situation.formatter)));
    for (const Supposition &one : suppositions) {
        const NeedRow &row = *findNeed(QString::fromLatin1(one.need));
        const bool isSaid = row.isSaid(situation.needs) || (one.ofInference && situation.spend());
        if (!isSaid && !(one.ofInference && situation.isTraining()))
            tell(withNeed(situation.needs, row, QString::fromLatin1(one.value)).value(), tr(one.opening));
    }
    if (const QString text = crossingText(situation, advice); !text.isEmpty())
        texts << text;
    return texts;
}

} // namespace chipboard
