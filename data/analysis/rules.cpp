#include "data/analysis/rules.h"

#include "data/analysis/advise.h"
#include "data/analysis/mainquestion.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {

const Rule *guideRule(const Situation &situation, const char *id)
{
    const QList<Rule> &rules = situation.catalog->rules;
    return findWhere(rules, [id](const Rule &rule) { return rule.id == QLatin1String(id); });
}

const Fact *fact(const Situation &situation, const char *id)
{
    const QList<Fact> &facts = situation.catalog->software;
    return findWhere(facts, [id](const Fact &one) { return one.id == QLatin1String(id); });
}

// The number in a rule, or an end of its range; `otherwise` if the catalogue lacks it.
static double thresholdOf(const Situation &situation, const char *rule, double otherwise,
                          double Interval::*end = &Interval::value)
{
    const Rule *found = guideRule(situation, rule);
    return found != nullptr && found->threshold ? (*found->threshold).*end : otherwise;
}

// Share of the current cost that the candidate saves; empty if one is unknown.
static std::optional<double> savedShare(const Situation &situation, const Candidate &candidate)
{
    const auto share = situation.shareOfToday(candidate);
    return share ? std::optional(1.0 - *share) : std::nullopt;
}

// Maximum saving of one training run, USD.
static std::optional<double> mostSaved(const Situation &situation, const Candidate &candidate)
{
    const Candidate *now = situation.now();
    if (!situation.isTraining() || now == nullptr || !now->cost || !candidate.cost)
        return std::nullopt;
    return now->cost->high - candidate.cost->low;
}

// True if a run saves less than the cost of moving. With a stated monthly spend, the run is not all of the work.
static bool isSmallMove(const Situation &situation, const Candidate &candidate)
{
    const auto saved = mostSaved(situation, candidate);
    return candidate.isMove && !situation.spend() && saved && *saved < situation.plan.cost();
}

static bool spendsMoreThan(const Situation &situation, const char *rule, double otherwise)
{
    return situation.isInference() && situation.spend() && *situation.spend() > thresholdOf(situation, rule, otherwise);
}

// The bill covers all hours; the current spend may cover fewer.
bool exceedsSpend(const Situation &situation, const Candidate &candidate)
{
    return situation.needs.spend && candidate.month && candidate.month->value > *situation.needs.spend;
}

bool arePricedAlike(const Candidate &a, const Candidate &b)
{
    const auto &one = a.row.estimate.price;
    const auto &other = b.row.estimate.price;
    return !one || !other || one->kind == other->kind;
}

bool ranksByBill(const Situation &situation) { return hasVolume(situation.board.assumptions, situation.task()); }

QString pricedText(const Situation &situation, const Candidate &candidate)
{
    if (!candidate.cost)
        return {};
    const QString cost = costText(situation, Interval::exactly(candidate.cost->value));
    const auto &price = candidate.row.estimate.price;
    return price && price->fallback ? tr("%1 (%2)", "a cost, the kind of its price").arg(cost, price->kind) : cost;
}

QString unlikeText(const Candidate &a, const Candidate &b)
{
    if (arePricedAlike(a, b))
        return {};
    return tr("Their price types differ: %1 (%2), %3 (%4).", "a chip and its kind of price, another")
        .arg(a.name(), a.row.estimate.price->kind, b.name(), b.row.estimate.price->kind);
}

QString amountText(double usd, const Formatter &formatter)
{
    return signedText(
        usd, formatter.full(formatter.toldIn(std::fabs(usd), Unit::Usd, Formatter::estimateDigits), Unit::Usd));
}

QString paceText(const Situation &situation, const Candidate &candidate)
{
    const Formatter &formatter = situation.formatter;
    if (situation.isTraining())
        return candidate.chipHours ? tr("%1 chip-hours").arg(formatter.compact(candidate.chipHours->value)) : QString();
    if (!candidate.pace)
        return {};
    const QString number = formatter.full(Formatter::significant(candidate.pace->value, Formatter::estimateDigits));
    return situation.task() == Task::Serve ? tr("%1 tokens/s per chip").arg(number)
                                           : tr("%1 items/s per chip").arg(number);
}

QString percentText(const Situation &situation, double share) { return situation.formatter.percent(share); }

QString spendText(const Situation &situation)
{
    return needText(*findNeed(u"spend"), situation.spend().value_or(0.0), situation.formatter);
}

static QString withNumber(const QString &rule, const QString &number) { return rule + u' ' + number; }

static QString textOfRule(const Situation &situation, const char *id)
{
    const Rule *rule = guideRule(situation, id);
    return rule != nullptr ? rule->text : QString::fromLatin1(id);
}

QString sentence(const QString &text)
{
    return text.isEmpty() ? text : text.at(0).toUpper() + text.sliced(1) + (text.endsWith(u'.') ? u""_s : u"."_s);
}

QString factText(const Situation &situation, const char *id)
{
    const Fact *one = fact(situation, id);
    if (one == nullptr)
        return {};
    const QString text =
        tr("%1, %2: %3 (as of %4).").arg(one->subject, one->attribute, dateText(one->value), dateText(one->asOf));
    return one->note.isEmpty() ? text : text + u' ' + one->note;
}

namespace {

/// In Topic order.
constexpr const char *topicNames[] = {
    QT_TR_NOOP("For sale"), QT_TR_NOOP("Work"), QT_TR_NOOP("Software"), QT_TR_NOOP("Place"),
    QT_TR_NOOP("Money"),    QT_TR_NOOP("Time"), QT_TR_NOOP("Memory"),   QT_TR_NOOP("Moving"),
};

/// Short reason after "ruled out:".
struct BriefRow
{
    const char *rule; ///< id of the rule, or of the requirement that is a limit
    const char *words;
};

constexpr std::array briefRows{
    BriefRow{"budget", QT_TR_NOOP("costs too much")},
    BriefRow{"deadline", QT_TR_NOOP("takes too long")},
    BriefRow{"latency", QT_TR_NOOP("too slow")},
    BriefRow{"first_token", QT_TR_NOOP("first token too late")},
    BriefRow{"memory", QT_TR_NOOP("too little memory")},
    BriefRow{"capacity", QT_TR_NOOP("too much work to move")},
    BriefRow{"announced", QT_TR_NOOP("not on sale yet")},
    BriefRow{"no-estimate", QT_TR_NOOP("no estimate")},
    BriefRow{"no-price", QT_TR_NOOP("price unknown")},
    BriefRow{"inference-only", QT_TR_NOOP("not made for training")},
    BriefRow{"inf1-support", QT_TR_NOOP("software no longer maintained")},
    BriefRow{"not-on-cloud", QT_TR_NOOP("not on this cloud")},
    BriefRow{"not-in-region", QT_TR_NOOP("not in this region")},
    BriefRow{"trainium-avoid-cuda", QT_TR_NOOP("does not run CUDA")},
    BriefRow{"no-cuda", QT_TR_NOOP("does not run CUDA")},
    BriefRow{"trainium-avoid-multi-cloud", QT_TR_NOOP("on one cloud only")},
    BriefRow{"one-cloud", QT_TR_NOOP("on one cloud only")},
    BriefRow{"trainium-avoid-small", QT_TR_NOOP("moving does not pay")},
    BriefRow{"small-move", QT_TR_NOOP("moving does not pay")},
    BriefRow{"inferentia-threshold-below", QT_TR_NOOP("moving does not pay")},
    BriefRow{"small-spend", QT_TR_NOOP("moving does not pay")},
};

std::optional<Interval> monthOf(const Situation &, const Candidate &candidate) { return candidate.month; }
std::optional<Interval> daysOf(const Situation &, const Candidate &candidate) { return candidate.days; }

std::optional<Interval> tokenOf(const Situation &situation, const Candidate &candidate)
{
    return situation.task() == Task::Serve ? candidate.wait : std::nullopt;
}

std::optional<Interval> batchOf(const Situation &situation, const Candidate &candidate)
{
    return situation.task() == Task::Batch ? candidate.wait : std::nullopt;
}

std::optional<Interval> firstTokenOf(const Situation &, const Candidate &candidate) { return candidate.firstToken; }

std::optional<Interval> memoryOf(const Situation &, const Candidate &candidate)
{
    return candidate.instanceMemory > 0.0 ? std::optional(Interval::exactly(candidate.instanceMemory)) : std::nullopt;
}

std::optional<Interval> weeksOf(const Situation &situation, const Candidate &candidate)
{
    return Interval::exactly(situation.movingWeeks(candidate));
}

constexpr std::array limitTable{
    LimitRule{"budget", Topic::Budget, false, monthOf, QT_TR_NOOP("It costs %1 a month; the budget is %2."),
              QT_TR_NOOP("It may cost more than the budget of %2: %1 a month.")},
    LimitRule{"deadline", Topic::Time, false, daysOf, QT_TR_NOOP("It takes %1; %2 are left."),
              QT_TR_NOOP("It may take longer than %2: %1.")},
    LimitRule{"latency", Topic::Time, false, batchOf, QT_TR_NOOP("A batch takes %1; the limit is %2."),
              QT_TR_NOOP("Measure the time of a batch: it may be above %2, %1.")},
    LimitRule{"latency", Topic::Time, false, tokenOf, QT_TR_NOOP("It takes %1 per token; the limit is %2."),
              QT_TR_NOOP("Measure the latency: it may be above %2, %1.")},
    LimitRule{"first_token", Topic::Time, false, firstTokenOf, QT_TR_NOOP("The first token takes %1; the limit is %2."),
              QT_TR_NOOP("Measure the first token: it may take more than %2, %1.")},
    LimitRule{"memory", Topic::Memory, true, memoryOf, QT_TR_NOOP("Its largest instance has %1; %2 are needed."),
              QT_TR_NOOP("Its largest instance may have less than %2: %1.")},
    LimitRule{"capacity", Topic::Move, false, weeksOf, QT_TR_NOOP("Moving takes %1; %2 are free."),
              QT_TR_NOOP("Moving may take longer than %2: %1.")},
};

std::optional<AdviceReason> reasonOf(const LimitRule &rule, const Situation &situation, const Candidate &candidate)
{
    const NeedRow &row = *findNeed(QString::fromLatin1(rule.need));
    const std::optional<double> limit = situation.needs.*row.number;
    const std::optional<Interval> measured = limit ? rule.measure(situation, candidate) : std::nullopt;
    if (!measured)
        return std::nullopt;
    const auto misses = [&](double value) { return rule.atLeast ? value < *limit : value > *limit; };
    const double worst = rule.atLeast ? measured->low : measured->high;
    if (!misses(worst))
        return std::nullopt;
    const bool isMissed = misses(bestEnd(rule, *measured));
    const QString wanted = needText(row, *limit, situation.formatter);
    QString has = limitText(row, *measured, situation.formatter);
    if (isMissed && has.contains(wanted)) // missed by less than three digits show
        has = needText(row, measured->value, situation.formatter);
    AdviceReason reason{.effect = isMissed ? Effect::RuleOut : Effect::Verify, .topic = rule.topic};
    reason.rule = reason.need = QString::fromLatin1(rule.need);
    reason.text = tr(isMissed ? rule.missed : rule.perhaps).arg(has, wanted);
    if (const double weeks = situation.movingWeeks(candidate); row.number == &Needs::deadline && weeks > 0.0)
        reason.text += u' ' + tr("%1 of these weeks are for the move.").arg(situation.formatter.label(weeks));
    return reason;
}

} // namespace

QString limitText(const NeedRow &row, const Interval &measured, const Formatter &formatter)
{
    const Interval told = formatter.estimated(measured, row.unit);
    if (told.isExact())
        return needText(row, told.value, formatter);
    return tr("about %1 (%2 to %3)")
        .arg(needText(row, told.value, formatter), needText(row, told.low, formatter.lowEnd()),
             needText(row, told.high, formatter.highEnd()));
}

QString topicLabel(Topic topic) { return tr(topicNames[static_cast<std::size_t>(topic)]); }

QString briefly(const AdviceReason &reason)
{
    const auto found = std::ranges::find_if(
        briefRows, [&reason](const BriefRow &row) { return reason.rule == QLatin1String(row.rule); });
    return found == briefRows.end() ? topicLabel(reason.topic) : tr(found->words);
}

std::span<const LimitRule> limitRules() { return limitTable; }

double bestEnd(const LimitRule &rule, const Interval &measured) { return rule.atLeast ? measured.high : measured.low; }

double timesMissed(const Situation &situation, const Candidate &candidate, const AdviceReason &reason)
{
    for (const LimitRule &rule : limitTable) {
        const NeedRow &row = *findNeed(QString::fromLatin1(rule.need));
        const std::optional<Interval> measured =
            reason.rule == row.needId() ? rule.measure(situation, candidate) : std::nullopt;
        const std::optional<double> limit = measured ? situation.needs.*row.number : std::nullopt;
        if (limit && bestEnd(rule, *measured) > 0.0 && *limit > 0.0)
            return rule.atLeast ? *limit / bestEnd(rule, *measured) : bestEnd(rule, *measured) / *limit;
    }
    return std::numeric_limits<double>::infinity();
}

static QList<AdviceReason> limitReasons(const Situation &situation, const Candidate &candidate)
{
    QList<AdviceReason> reasons;
    for (const LimitRule &rule : limitTable) {
        if (const auto reason = reasonOf(rule, situation, candidate))
            reasons << *reason;
    }
    return reasons;
}

// Conflicting requirements. Those that exclude all options only together form one group, with what works without each.

namespace {

using NeedRows = QList<const NeedRow *>;

Needs onlyThese(const Needs &all, const NeedRows &rows)
{
    Needs kept;
    for (const NeedRow *row : rows) {
        if (row->number != nullptr)
            kept.*row->number = all.*row->number;
        else
            kept.*row->word = all.*row->word;
    }
    return kept;
}

NeedRows withoutRow(NeedRows rows, const NeedRow *row)
{
    rows.removeOne(row);
    return rows;
}

/// Rankings under fewer requirements, cached per set.
class Trials
{
public:
    explicit Trials(const Situation &situation)
        : m_known{situation}
        , m_all(situation.needs)
    {
    }
    [[nodiscard]] Situation under(const NeedRows &rows)
    {
        const Needs needs = onlyThese(m_all, rows);
        const auto known = std::find_if(m_known.cbegin(), m_known.cend(),
                                        [&needs](const Situation &one) { return estimatesAlike(one.needs, needs); });
        if (known != m_known.cend())
            return withNeeds(*known, needs);
        m_known << withNeeds(m_known.constFirst(), needs);
        return m_known.constLast();
    }
    [[nodiscard]] QList<AdvisedOption> ranked(const NeedRows &rows) { return rankedOptions(under(rows)); }
    [[nodiscard]] bool leaves(const NeedRows &rows) { return firstCandidate(under(rows)) != nullptr; }

private:
    QList<Situation> m_known;
    Needs m_all;
};

// A minimal set that still excludes all options: without any of these, one is left.
NeedRows fewestOf(Trials &trials, const NeedRows &rows)
{
    NeedRows few = rows;
    for (const NeedRow *row : rows) {
        if (const NeedRows fewer = withoutRow(few, row); !trials.leaves(fewer))
            few = fewer;
    }
    return few;
}

// Disjoint sets, in order of the requirements.
QList<NeedRows> conflictsOf(Trials &trials, const NeedRows &said)
{
    QList<NeedRows> sets;
    NeedRows rows = said;
    while (!rows.isEmpty() && !trials.leaves(rows)) {
        sets << fewestOf(trials, rows);
        for (const NeedRow *row : std::as_const(sets.last()))
            rows.removeOne(row);
    }
    std::ranges::sort(sets, [&said](const NeedRows &a, const NeedRows &b) {
        return said.indexOf(a.constFirst()) < said.indexOf(b.constFirst());
    });
    return sets;
}

// The requirement's limit for this work; null: it has none.
const LimitRule *limitOf(const Situation &situation, const NeedRow &row)
{
    const auto isMeasured = [&situation](const LimitRule &limit) {
        return std::ranges::any_of(situation.candidates,
                                   [&](const Candidate &one) { return limit.measure(situation, one).has_value(); });
    };
    return findWhere(limitRules(), [&](const LimitRule &limit) {
        return row.needId() == QLatin1String(limit.need) && isMeasured(limit);
    });
}

/// Of options excluded only by this requirement, the closest one.
struct Nearest
{
    QString name;   ///< empty: none
    QString number; ///< empty: the requirement is not a limit
};

Nearest nearestTo(const Situation &situation, const NeedRow &row, const QList<AdvisedOption> &options)
{
    const LimitRule *limit = limitOf(situation, row);
    Nearest nearest;
    std::optional<Interval> best;
    for (const AdvisedOption &option : options) {
        if (option.isOut)
            continue;
        const auto measured = limit != nullptr ? limit->measure(situation, option.candidate) : std::nullopt;
        const bool isNearer = measured && best
            && (limit->atLeast ? bestEnd(*limit, *measured) > bestEnd(*limit, *best)
                               : bestEnd(*limit, *measured) < bestEnd(*limit, *best));
        if (!nearest.name.isEmpty() && !isNearer)
            continue;
        best = measured;
        nearest = {option.candidate.name(), best ? limitText(row, *best, situation.formatter) : QString()};
    }
    return nearest;
}

QString quoted(const Situation &situation, const NeedRow &row)
{
    return tr("\"%1\"", "a need and its value").arg(saidText(row, situation.needs, situation.formatter));
}

// Empty if the requirements of `rows` leave nothing without it either.
Nearest nearestWithout(Trials &trials, const Situation &situation, const NeedRow *row, const NeedRows &rows)
{
    return nearestTo(situation, *row, trials.ranked(withoutRow(rows, row)));
}

QString aloneText(Trials &trials, const Situation &situation, const NeedRow *row)
{
    const QString need = quoted(situation, *row);
    Nearest nearest = nearestWithout(trials, situation, row, saidIn(situation.needs));
    if (nearest.name.isEmpty()) { // other requirements exclude options too: consider only this one
        nearest = nearestWithout(trials, situation, row, {row});
        if (nearest.number.isEmpty())
            return tr("No chip meets %1.").arg(need);
    }
    return nearest.number.isEmpty()
        ? tr("No chip meets %1: without it, %2 would fit.").arg(need, nearest.name)
        : tr("No chip meets %1: %2 comes nearest with %3.").arg(need, nearest.name, nearest.number);
}

// What works without each requirement of the set, while the others of `rows` hold; empty if nothing does.
QStringList waysOut(Trials &trials, const Situation &situation, const NeedRows &set, const NeedRows &rows)
{
    QStringList ways;
    for (const NeedRow *row : set) {
        const Nearest nearest = nearestWithout(trials, situation, row, rows);
        const QString need = quoted(situation, *row);
        if (!nearest.name.isEmpty())
            ways << (nearest.number.isEmpty()
                         ? tr("Without %1, %2 would fit.").arg(need, nearest.name)
                         : tr("Without %1, %2 comes nearest with %3.").arg(need, nearest.name, nearest.number));
    }
    return ways;
}

QString togetherText(Trials &trials, const Situation &situation, const NeedRows &set)
{
    const QStringList names = mapped(set, [&](const NeedRow *row) { return quoted(situation, *row); });
    const QString conflict =
        tr("No chip meets %1 together.").arg(situation.formatter.locale().createSeparatedList(names));
    const QStringList ways = waysOut(trials, situation, set, saidIn(situation.needs));
    if (!ways.isEmpty())
        return conflict + u' ' + ways.join(u' ');
    return conflict + u' '
        + tr("Ignoring all other requirements: %1", "sentences about what would work then")
              .arg(waysOut(trials, situation, set, set).join(u' '));
}

// Nothing is left even without requirements: the reason of the first chip on sale, and the remedy.
QStringList nothingAtAll(const QList<AdvisedOption> &free)
{
    QStringList texts{tr("No chip in the catalogue can be recommended, regardless of the requirements.")};
    bool lackPrices = false;
    for (const AdvisedOption &option : free) {
        const QList<AdviceReason> reasons = option.of(Effect::RuleOut);
        if (isAnnounced(option.candidate.row.subject) || reasons.isEmpty())
            continue;
        if (texts.size() == 1)
            texts << tr("%1: %2", "a chip, and why it is ruled out")
                         .arg(option.candidate.name(), reasons.constFirst().text);
        lackPrices = lackPrices || reasons.constFirst().rule == u"no-price"_s;
    }
    if (lackPrices)
        texts << tr("Choose another price list, or enter your own prices.");
    return texts;
}

} // namespace

bool canAnythingBeAdvised(const Situation &situation) { return firstCandidate(withNeeds(situation, {})) != nullptr; }

QStringList conflictTexts(const Situation &situation, const Advice &advice)
{
    if (advice.first() != nullptr || !situation.work)
        return {};
    if (!advice.betterBook.isEmpty())
        return {advice.bookText};
    Trials trials(situation);
    if (!trials.leaves({}))
        return nothingAtAll(trials.ranked({}));
    return mapped(conflictsOf(trials, saidIn(situation.needs)), [&](const NeedRows &set) {
        return set.size() == 1 ? aloneText(trials, situation, set.constFirst()) : togetherText(trials, situation, set);
    });
}

namespace {

bool belongs(Group group, const Candidate &candidate)
{
    const Chip &chip = candidate.chip();
    switch (group) {
    case Group::All:
        return true;
    case Group::Trainium:
    case Group::Inferentia:
        return chip.family == (group == Group::Trainium ? QLatin1String("Trainium") : QLatin1String("Inferentia"));
    case Group::Neuron:
        return isNeuron(chip);
    case Group::MovingToNeuron:
        return isNeuron(chip) && candidate.isMove;
    case Group::NotNeuron:
        return !isNeuron(chip);
    case Group::Nvidia:
        return isNvidia(chip);
    case Group::NotNvidia:
        return !isNvidia(chip) && !isNeuron(chip); // the guide itself covers Amazon's chips
    case Group::OtherCloudChips:
        return chip.vendor == QLatin1String("Google") || chip.vendor == QLatin1String("Microsoft");
    }
    return false;
}

// ---- conditions

constexpr double hundred = 100.0;
constexpr double lowSpend = 10'000.0;
constexpr double highSpend = 100'000.0;

bool always(const Situation &, const Candidate &) { return true; }

bool isTransformer(const Situation &situation, const Candidate &)
{
    if (!situation.work)
        return false;
    const ModelShape &model = situation.work->model;
    const bool isText = model.kind == ModelKind::Decoder || model.kind == ModelKind::Encoder;
    return isText || (model.kind == ModelKind::Vision && model.heads > 0);
}

bool isLargeScale(const Situation &situation, const Candidate &candidate)
{
    return situation.isTraining()
        && candidate.chips() >= thresholdOf(situation, "trainium-choose-scale", hundred, &Interval::low);
}

bool isCommonCode(const Situation &situation, const Candidate &)
{
    const QString &framework = situation.needs.framework;
    return (framework == QLatin1String("pytorch") || framework == QLatin1String("jax"))
        && situation.needs.architecture != QLatin1String("new");
}

bool isOtherCode(const Situation &situation, const Candidate &)
{
    const QString &framework = situation.needs.framework;
    return framework == QLatin1String("tensorflow") || framework == QLatin1String("other");
}

bool savesEnough(const Situation &situation, const Candidate &candidate)
{
    const auto saved = savedShare(situation, candidate);
    return candidate.isMove && saved
        && *saved >= thresholdOf(situation, "trainium-choose-savings", 30.0, &Interval::low) / hundred;
}

bool isOnAws(const Situation &situation, const Candidate &) { return situation.needs.cloud == QLatin1String("aws"); }

bool isInferenceOnAws(const Situation &situation, const Candidate &candidate)
{
    return situation.isInference() && isOnAws(situation, candidate);
}

bool isMoving(const Situation &, const Candidate &candidate) { return candidate.isMove; }

bool mayBeLockedIn(const Situation &situation, const Candidate &)
{
    return situation.needs.multiCloud.isEmpty() && situation.needs.cloud.isEmpty();
}

bool mayVary(const Situation &situation, const Candidate &)
{
    return situation.needs.architecture != QLatin1String("standard");
}

bool needsCuda(const Situation &situation, const Candidate &) { return situation.needs.cuda == QLatin1String("yes"); }

bool isNewOrCuda(const Situation &situation, const Candidate &candidate)
{
    return needsCuda(situation, candidate) || situation.needs.architecture == QLatin1String("new");
}

bool wantsSpeed(const Situation &situation, const Candidate &)
{
    return situation.needs.priority == QLatin1String("speed");
}

bool needsSeveralClouds(const Situation &situation, const Candidate &)
{
    return situation.needs.multiCloud == QLatin1String("yes");
}

bool isListedOnce(const Situation &situation, const Candidate &candidate)
{
    return needsSeveralClouds(situation, candidate) && candidate.clouds.size() == 1;
}

// Every move to Amazon's chips is too small, and at least one is possible.
bool staysSmall(const Situation &situation, const Candidate &)
{
    int small = 0;
    for (const Candidate &other : situation.candidates) {
        if (!isNeuron(other.chip()) || !mostSaved(situation, other))
            continue;
        if (!isSmallMove(situation, other))
            return false;
        ++small;
    }
    return small > 0;
}

bool isMuchInference(const Situation &situation, const Candidate &candidate)
{
    return spendsMoreThan(situation, "inferentia-threshold-low", lowSpend) && !wantsSpeed(situation, candidate);
}

bool canWait(const Situation &situation, const Candidate &)
{
    return situation.task() == Task::Batch && !situation.needs.latency && !situation.needs.firstToken;
}

bool isCommonModel(const Situation &situation, const Candidate &)
{
    return situation.isInference() && situation.work && situation.work->model.kind != ModelKind::Diffusion
        && situation.needs.architecture != QLatin1String("new");
}

bool spendsEnough(const Situation &situation, const Candidate &)
{
    return spendsMoreThan(situation, "inferentia-threshold-low", lowSpend);
}

bool spendsLittle(const Situation &situation, const Candidate &)
{
    return situation.isInference() && situation.spend()
        && *situation.spend() < thresholdOf(situation, "inferentia-threshold-below", lowSpend);
}

bool movesForLittle(const Situation &situation, const Candidate &candidate)
{
    return candidate.isMove && spendsLittle(situation, candidate);
}

bool spendsMuch(const Situation &situation, const Candidate &)
{
    return spendsMoreThan(situation, "inferentia-threshold-high", highSpend);
}

bool promisesSavings(const Situation &situation, const Candidate &candidate)
{
    return spendsMuch(situation, candidate) && savedShare(situation, candidate).has_value();
}

// ---- our own conditions

bool isNotOnSale(const Situation &, const Candidate &candidate) { return isAnnounced(candidate.row.subject); }

bool hasNoEstimate(const Situation &situation, const Candidate &candidate)
{
    const bool isOtherwiseSaid = situation.isTraining() && belongs(Group::Inferentia, candidate);
    return !isAnnounced(candidate.row.subject) && !candidate.pace && !isOtherwiseSaid;
}

bool hasNoPrice(const Situation &, const Candidate &candidate)
{
    return !isAnnounced(candidate.row.subject) && candidate.pace && !candidate.cost;
}

bool isForInferenceOnly(const Situation &situation, const Candidate &) { return situation.isTraining(); }

bool isElsewhere(const Situation &situation, const Candidate &candidate)
{
    const QString &cloud = situation.needs.cloud;
    return !cloud.isEmpty() && !candidate.clouds.contains(cloud, Qt::CaseInsensitive);
}

// A region that the cloud does not have.
bool isForeignRegion(const Situation &situation)
{
    return !situation.needs.cloud.isEmpty() && !situation.regionClouds.isEmpty()
        && !situation.regionClouds.contains(situation.needs.cloud, Qt::CaseInsensitive);
}

bool isNotInRegion(const Situation &situation, const Candidate &candidate)
{
    const QString &region = situation.needs.region;
    if (!region.isEmpty() && isForeignRegion(situation))
        return true;
    const bool isInItsClouds = std::ranges::any_of(
        candidate.clouds, [&situation](const QString &cloud) { return situation.regionClouds.contains(cloud); });
    const bool isAnothers = !situation.regionClouds.isEmpty() && !isInItsClouds;
    return !region.isEmpty() && !candidate.regions.contains(region) && (candidate.knowsAllRegions || isAnothers);
}

bool mayNotBeInRegion(const Situation &situation, const Candidate &candidate)
{
    const QString &region = situation.needs.region;
    return !region.isEmpty() && !candidate.regions.contains(region) && !isNotInRegion(situation, candidate);
}

bool isPricedElsewhere(const Situation &situation, const Candidate &candidate)
{
    const auto &price = candidate.row.estimate.price;
    const auto asked = [](const QString &word, const QString &rented) {
        return word.isEmpty() || rented.split(u", "_s).contains(word, Qt::CaseInsensitive); // eastus is not eastus2
    };
    return price && !(asked(situation.needs.region, price->rented) && asked(situation.needs.cloud, price->rented));
}

bool isOtherPrice(const Situation &, const Candidate &candidate)
{
    return candidate.row.estimate.price && candidate.row.estimate.price->fallback;
}

bool isPartOfInstance(const Situation &, const Candidate &candidate)
{
    return candidate.cost && !candidate.row.estimate.rental && candidate.chips() > 0
        && candidate.chips() < candidate.fewestRented;
}

bool isOfInf1(const Situation &situation, const Candidate &candidate)
{
    return candidate.chip().id.text() == QLatin1String("inferentia") && fact(situation, "inf1-support") != nullptr;
}

bool isOldServing(const Situation &situation, const Candidate &candidate)
{
    const bool isOld = candidate.chip().generation == (belongs(Group::Trainium, candidate) ? 1 : 2);
    return situation.task() == Task::Serve && isOld && fact(situation, "nxd-inference-status") != nullptr;
}

bool isNewServing(const Situation &situation, const Candidate &candidate)
{
    return situation.task() == Task::Serve && candidate.chip().generation >= 2
        && fact(situation, "vllm-neuron-status") != nullptr;
}

bool usesPyTorch(const Situation &situation, const Candidate &)
{
    return situation.needs.framework == QLatin1String("pytorch") && fact(situation, "torchneuron-status") != nullptr;
}

// ---- words

template<const char *const *id>
QString withSpend(const Situation &situation, const Candidate &)
{
    return withNumber(textOfRule(situation, *id), tr("It is %1 a month here.").arg(spendText(situation)));
}

constexpr const char *lowId = "inferentia-threshold-low";
constexpr const char *belowId = "inferentia-threshold-below";
constexpr const char *highId = "inferentia-threshold-high";
constexpr const char *volumeId = "inferentia-choose-volume";

QString scaleWords(const Situation &situation, const Candidate &candidate)
{
    return withNumber(
        textOfRule(situation, "trainium-choose-scale"),
        tr("It runs on %1 here.").arg(needText(*findNeed(u"scale"), candidate.chips(), situation.formatter)));
}

QString savedWords(const Situation &situation, const Candidate &candidate)
{
    const double saved = savedShare(situation, candidate).value_or(0.0);
    const QString name = situation.today->name;
    if (const Candidate *now = situation.now(); !arePricedAlike(candidate, *now))
        return tr("No savings compared with %1 can be calculated here.").arg(name) + u' ' + unlikeText(candidate, *now);
    return saved >= 0.0 ? tr("It costs about %1 less than %2 here.").arg(percentText(situation, saved), name)
                        : tr("It costs about %1 more than %2 here.").arg(percentText(situation, -saved), name);
}

QString savingsWords(const Situation &situation, const Candidate &candidate)
{
    return withNumber(textOfRule(situation, "trainium-choose-savings"), savedWords(situation, candidate));
}

QString promiseWords(const Situation &situation, const Candidate &candidate)
{
    return withNumber(textOfRule(situation, "inferentia-threshold-savings"), savedWords(situation, candidate));
}

QString timeWords(const Situation &situation, const Candidate &)
{
    const QString weeks = situation.formatter.label(situation.plan.weeks);
    const QString cost = amountText(situation.plan.cost(), situation.formatter);
    return withNumber(textOfRule(situation, "trainium-check-time"),
                      tr("%1 engineer-weeks are assumed, which cost %2.").arg(weeks, cost));
}

template<const char *const *id>
QString smallWords(const Situation &situation, const Candidate &candidate)
{
    const Formatter &formatter = situation.formatter;
    double most = candidate.isMove ? mostSaved(situation, candidate).value_or(0.0) : 0.0;
    for (const Candidate &other : situation.candidates) { // if the chip stays: the best move to Amazon's chips
        if (!candidate.isMove && isNeuron(other.chip()))
            most = std::max(most, mostSaved(situation, other).value_or(0.0));
    }
    return withNumber(textOfRule(situation, *id),
                      tr("A run saves at most %1, and moving costs %2.")
                          .arg(amountText(most, formatter), amountText(situation.plan.cost(), formatter)));
}

constexpr const char *avoidSmallId = "trainium-avoid-small";
constexpr const char *chooseSmallId = "nvidia-choose-small";

QString saleWords(const Situation &, const Candidate &) { return tr("Announced, not on sale yet."); }

QString estimateWords(const Situation &, const Candidate &candidate)
{
    if (!candidate.row.reason.isEmpty())
        return candidate.row.reason;
    if (candidate.row.estimate.refusal)
        return candidate.row.estimate.refusal->message;
    const QStringList &notes = candidate.row.estimate.notes;
    return notes.isEmpty() ? tr("It cannot be estimated.") : notes.constLast();
}

QString priceWords(const Situation &, const Candidate &candidate)
{
    const QString reason = candidate.row.request ? candidate.row.request->noPrice : QString();
    return withNumber(tr("The cost is unknown."), sentence(reason)).trimmed();
}

QString trainingWords(const Situation &, const Candidate &candidate)
{
    return tr("%1 is designed for inference, not for training.").arg(candidate.name());
}

QString cloudWords(const Situation &situation, const Candidate &candidate)
{
    const QString cloud = needChoiceLabel(*findNeed(u"cloud"), situation.needs.cloud);
    return candidate.clouds.isEmpty()
        ? tr("No price list here lists it on %1.").arg(cloud)
        : tr("No price list here lists it on %1; it is on %2.").arg(cloud, candidate.clouds.join(u", "_s));
}

QString regionWords(const Situation &situation, const Candidate &candidate)
{
    if (isForeignRegion(situation))
        return tr("%1 is a region of %2, not of %3.")
            .arg(situation.needs.region, situation.regionClouds.join(u", "_s),
                 needChoiceLabel(*findNeed(u"cloud"), situation.needs.cloud));
    if (candidate.regions.isEmpty())
        return tr("It is not listed in %1.").arg(situation.needs.region);
    return tr("It is not listed in %1, but in %2.").arg(situation.needs.region, candidate.regions.join(u", "_s));
}

QString perhapsRegionWords(const Situation &situation, const Candidate &)
{
    return tr("Check its availability in %1: no price list here lists it.").arg(situation.needs.region);
}

QString elsewhereWords(const Situation &, const Candidate &candidate)
{
    return tr("Check the price: it is from %1.").arg(candidate.row.estimate.price->rented);
}

QString otherPriceWords(const Situation &, const Candidate &candidate)
{
    return tr("Its price is from \"%1\", because the chosen list has none.")
        .arg(candidate.row.estimate.price->bookName);
}

QString partWords(const Situation &situation, const Candidate &candidate)
{
    return tr("Check the bill: it covers %1, because no instance here has fewer than %2.")
        .arg(countText(Level::Chip, candidate.chips(), situation.formatter),
             countText(Level::Chip, candidate.fewestRented, situation.formatter));
}

QString dearerWords(const Situation &situation, const Candidate &candidate)
{
    return tr("Check the bill: %1 a month for continuous use exceeds today's %2.")
        .arg(needText(*findNeed(u"budget"), candidate.month->value, situation.formatter), spendText(situation));
}

QString cudaWords(const Situation &, const Candidate &candidate)
{
    return tr("Operators that are written for CUDA do not run on chips of %1.").arg(candidate.chip().vendor);
}

QString softwareWords(const Situation &, const Candidate &candidate)
{
    return tr("Check that the software of %1 runs the model, and plan the move.").arg(candidate.chip().vendor);
}

QString oneCloudWords(const Situation &, const Candidate &candidate)
{
    return tr("Chips of %1 exist in one cloud only.").arg(candidate.chip().vendor);
}

QString oneListWords(const Situation &, const Candidate &candidate)
{
    return tr("Check which other clouds offer it: the price lists here show it only on %1.")
        .arg(candidate.clouds.constFirst());
}

// The guide's rule names Trainium.
QString lockInWords(const Situation &situation, const Candidate &candidate)
{
    return textOfRule(situation, "trainium-check-lock-in").replace(u"Trainium"_s, candidate.chip().family);
}

QString endedWords(const Situation &situation, const Candidate &)
{
    return withNumber(tr("Its software is no longer maintained."), factText(situation, "inf1-support"));
}

QString codeWords(const Situation &situation, const Candidate &)
{
    return tr("The guide names PyTorch and JAX for it, not %1.")
        .arg(needChoiceLabel(*findNeed(u"framework"), situation.needs.framework));
}

template<const char *const *id>
QString factWords(const Situation &situation, const Candidate &)
{
    return factText(situation, *id);
}

constexpr const char *inf1Id = "inf1-support";
constexpr const char *nxdId = "nxd-inference-status";
constexpr const char *vllmId = "vllm-neuron-status";
constexpr const char *torchId = "torchneuron-status";

constexpr std::array ruleTable{
    AdviceRule{"announced", nullptr, Topic::Sale, Group::All, Effect::RuleOut, isNotOnSale, saleWords},
    AdviceRule{"no-estimate", nullptr, Topic::Work, Group::All, Effect::RuleOut, hasNoEstimate, estimateWords},
    AdviceRule{"no-price", nullptr, Topic::Sale, Group::All, Effect::RuleOut, hasNoPrice, priceWords},
    AdviceRule{"inference-only", nullptr, Topic::Work, Group::Inferentia, Effect::RuleOut, isForInferenceOnly,
               trainingWords},
    AdviceRule{inf1Id, nullptr, Topic::Software, Group::Inferentia, Effect::RuleOut, isOfInf1, endedWords},
    AdviceRule{"not-on-cloud", "cloud", Topic::Place, Group::All, Effect::RuleOut, isElsewhere, cloudWords},
    AdviceRule{"not-in-region", "region", Topic::Place, Group::All, Effect::RuleOut, isNotInRegion, regionWords},
    AdviceRule{"trainium-avoid-cuda", "cuda", Topic::Software, Group::Neuron, Effect::RuleOut, needsCuda, cudaWords},
    AdviceRule{"no-cuda", "cuda", Topic::Software, Group::NotNvidia, Effect::RuleOut, needsCuda, cudaWords},
    AdviceRule{"trainium-avoid-multi-cloud", "multi_cloud", Topic::Place, Group::Neuron, Effect::RuleOut,
               needsSeveralClouds, oneCloudWords},
    AdviceRule{"one-cloud", "multi_cloud", Topic::Place, Group::OtherCloudChips, Effect::RuleOut, needsSeveralClouds,
               oneCloudWords},
    AdviceRule{avoidSmallId, nullptr, Topic::Move, Group::MovingToNeuron, Effect::RuleOut, isSmallMove,
               smallWords<&avoidSmallId>},
    AdviceRule{"small-move", nullptr, Topic::Move, Group::NotNeuron, Effect::RuleOut, isSmallMove,
               smallWords<&avoidSmallId>},
    AdviceRule{belowId, "spend", Topic::Move, Group::MovingToNeuron, Effect::RuleOut, spendsLittle,
               withSpend<&belowId>},
    AdviceRule{"small-spend", "spend", Topic::Move, Group::NotNeuron, Effect::RuleOut, movesForLittle,
               withSpend<&belowId>},
    AdviceRule{"trainium-choose-models", nullptr, Topic::Work, Group::Trainium, Effect::Prefer, isTransformer, nullptr},
    AdviceRule{"trainium-choose-scale", nullptr, Topic::Work, Group::Trainium, Effect::Prefer, isLargeScale,
               scaleWords},
    AdviceRule{"trainium-choose-code", "framework", Topic::Software, Group::Trainium, Effect::Prefer, isCommonCode,
               nullptr},
    AdviceRule{"trainium-choose-savings", nullptr, Topic::Budget, Group::Trainium, Effect::Prefer, savesEnough,
               savingsWords, true},
    AdviceRule{"trainium-choose-aws", "cloud", Topic::Place, Group::Trainium, Effect::Prefer, isOnAws, nullptr},
    AdviceRule{volumeId, "spend", Topic::Budget, Group::Inferentia, Effect::Prefer, isMuchInference,
               withSpend<&volumeId>},
    AdviceRule{"inferentia-choose-batch", nullptr, Topic::Work, Group::Inferentia, Effect::Prefer, canWait, nullptr},
    AdviceRule{"inferentia-choose-models", nullptr, Topic::Work, Group::Inferentia, Effect::Prefer, isCommonModel,
               nullptr},
    AdviceRule{"inferentia-choose-aws", "cloud", Topic::Place, Group::Inferentia, Effect::Prefer, isInferenceOnAws,
               nullptr},
    AdviceRule{lowId, "spend", Topic::Move, Group::MovingToNeuron, Effect::Prefer, spendsEnough, withSpend<&lowId>},
    AdviceRule{highId, "spend", Topic::Move, Group::MovingToNeuron, Effect::Prefer, spendsMuch, withSpend<&highId>},
    AdviceRule{"nvidia-choose-cuda", "cuda", Topic::Software, Group::Nvidia, Effect::Prefer, isNewOrCuda, nullptr},
    AdviceRule{"nvidia-choose-peak", "priority", Topic::Work, Group::Nvidia, Effect::Prefer, wantsSpeed, nullptr},
    AdviceRule{"nvidia-choose-multi-cloud", "multi_cloud", Topic::Place, Group::Nvidia, Effect::Prefer,
               needsSeveralClouds, nullptr},
    AdviceRule{chooseSmallId, nullptr, Topic::Move, Group::Nvidia, Effect::Prefer, staysSmall,
               smallWords<&chooseSmallId>},
    AdviceRule{"trainium-avoid-peak", "priority", Topic::Work, Group::Neuron, Effect::Against, wantsSpeed, nullptr},
    AdviceRule{"other-framework", "framework", Topic::Software, Group::Neuron, Effect::Against, isOtherCode, codeWords},
    AdviceRule{"trainium-check-sdk", nullptr, Topic::Software, Group::Neuron, Effect::Verify, always, nullptr},
    AdviceRule{"trainium-check-time", nullptr, Topic::Move, Group::MovingToNeuron, Effect::Verify, isMoving, timeWords},
    AdviceRule{"other-software", nullptr, Topic::Move, Group::NotNeuron, Effect::Verify, isMoving, softwareWords},
    AdviceRule{"trainium-check-lock-in", nullptr, Topic::Place, Group::Neuron, Effect::Verify, mayBeLockedIn,
               lockInWords},
    AdviceRule{"trainium-check-variant", nullptr, Topic::Work, Group::Neuron, Effect::Verify, mayVary, nullptr},
    AdviceRule{"inferentia-threshold-savings", "spend", Topic::Budget, Group::MovingToNeuron, Effect::Verify,
               promisesSavings, promiseWords},
    AdviceRule{"one-list", "multi_cloud", Topic::Place, Group::All, Effect::Verify, isListedOnce, oneListWords},
    AdviceRule{"maybe-in-region", "region", Topic::Place, Group::All, Effect::Verify, mayNotBeInRegion,
               perhapsRegionWords},
    AdviceRule{"priced-elsewhere", nullptr, Topic::Budget, Group::All, Effect::Verify, isPricedElsewhere,
               elsewhereWords},
    AdviceRule{"part-of-instance", nullptr, Topic::Budget, Group::All, Effect::Verify, isPartOfInstance, partWords},
    AdviceRule{"dearer-than-today", "spend", Topic::Budget, Group::All, Effect::Verify, exceedsSpend, dearerWords},
    AdviceRule{"other-prices", nullptr, Topic::Budget, Group::All, Effect::Verify, isOtherPrice, otherPriceWords},
    AdviceRule{nxdId, nullptr, Topic::Software, Group::Neuron, Effect::Verify, isOldServing, factWords<&nxdId>},
    AdviceRule{vllmId, nullptr, Topic::Software, Group::Trainium, Effect::Verify, isNewServing, factWords<&vllmId>},
    AdviceRule{torchId, "framework", Topic::Software, Group::Trainium, Effect::Verify, usesPyTorch,
               factWords<&torchId>},
};

std::optional<AdviceReason> reasonOf(const AdviceRule &rule, const Situation &situation, const Candidate &candidate)
{
    if (!belongs(rule.group, candidate) || !rule.applies(situation, candidate))
        return std::nullopt;
    AdviceReason reason;
    const Candidate *now = rule.isOfCosts ? situation.now() : nullptr;
    reason.effect = now == nullptr || arePricedAlike(candidate, *now) ? rule.effect : Effect::Verify;
    reason.topic = rule.topic;
    reason.rule = QString::fromLatin1(rule.id);
    reason.need = QString::fromLatin1(rule.need != nullptr ? rule.need : "");
    reason.text = rule.words != nullptr ? rule.words(situation, candidate) : textOfRule(situation, rule.id);
    if (const Rule *guide = guideRule(situation, rule.id))
        reason.sources = guide->sources;
    else if (const Fact *one = fact(situation, rule.id))
        reason.sources = one->sources;
    return reason;
}

} // namespace

QString effectWord(Effect effect)
{
    constexpr std::array words{"rule-out", "prefer", "against", "verify"};
    return QString::fromLatin1(words.at(static_cast<std::size_t>(effect)));
}

std::span<const AdviceRule> adviceRules() { return ruleTable; }

QList<AdviceReason> reasonsFor(const Situation &situation, const Candidate &candidate)
{
    QList<AdviceReason> reasons = limitReasons(situation, candidate);
    for (const AdviceRule &rule : ruleTable) {
        if (const auto reason = reasonOf(rule, situation, candidate))
            reasons << *reason;
    }
    return reasons;
}

} // namespace chipboard
