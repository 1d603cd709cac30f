#include "data/advice/rules.h"

#include "data/advice/rulefacts.h"
#include "data/core/tr.h"
#include "data/insight/workloadview.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
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
        return !isNvidia(chip) && !isNeuron(chip); // of Amazon's the guide speaks itself
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
    return situation.isTraining() && candidate.chips() >= thresholdLow(situation, "trainium-choose-scale", hundred);
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
    return candidate.isMove && saved && *saved >= thresholdLow(situation, "trainium-choose-savings", 30.0) / hundred;
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

// Every move to Amazon's chips is too small, and there is one that could be made.
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

bool hasNoEstimate(const Situation &, const Candidate &candidate)
{
    return !isAnnounced(candidate.row.subject) && !candidate.pace;
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

// A region that is none of the cloud's.
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
    const bool isInItsClouds =
        std::any_of(candidate.clouds.begin(), candidate.clouds.end(),
                    [&situation](const QString &cloud) { return situation.regionClouds.contains(cloud); });
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
        return word.isEmpty() || rented.contains(u", "_s + word, Qt::CaseInsensitive);
    };
    return price && !(asked(situation.needs.region, price->rented) && asked(situation.needs.cloud, price->rented));
}

bool isOtherPrice(const Situation &, const Candidate &candidate)
{
    return candidate.row.estimate.price && candidate.row.estimate.price->fallback;
}

bool isPartOfInstance(const Situation &, const Candidate &candidate)
{
    return candidate.cost && candidate.chips() > 0 && candidate.chips() < candidate.fewestRented;
}

// The bill is of all hours; what is spent today may be of fewer.
bool costsMoreThanToday(const Situation &situation, const Candidate &candidate)
{
    return situation.needs.spend && candidate.month && candidate.month->value > *situation.needs.spend;
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
    return withNumber(textOfRule(situation, *id), tr("Here it is %1 a month.").arg(spendText(situation)));
}

constexpr const char *lowId = "inferentia-threshold-low";
constexpr const char *belowId = "inferentia-threshold-below";
constexpr const char *highId = "inferentia-threshold-high";
constexpr const char *volumeId = "inferentia-choose-volume";

QString scaleWords(const Situation &situation, const Candidate &candidate)
{
    return withNumber(
        textOfRule(situation, "trainium-choose-scale"),
        tr("Here it runs on %1.").arg(needText(*findNeed(u"scale"), candidate.chips(), situation.formatter)));
}

QString savedWords(const Situation &situation, const Candidate &candidate)
{
    const double saved = savedShare(situation, candidate).value_or(0.0);
    const QString name = situation.today->name;
    if (const Candidate *now = situation.now(); !arePricedAlike(candidate, *now))
        return tr("Here no saving against %1 can be told.").arg(name) + u' ' + unlikeText(candidate, *now);
    return saved >= 0.0 ? tr("Here it costs about %1 less than %2.").arg(percentText(situation, saved), name)
                        : tr("Here it costs about %1 more than %2.").arg(percentText(situation, -saved), name);
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
    const QString cost = situation.formatter.compactMoney(situation.plan.cost()) + QChar(0x00A0)
        + situation.formatter.unitText(Unit::Usd);
    return withNumber(textOfRule(situation, "trainium-check-time"),
                      tr("%1 weeks of an engineer are assumed, which cost %2.").arg(weeks, cost));
}

template<const char *const *id>
QString smallWords(const Situation &situation, const Candidate &candidate)
{
    const Formatter &formatter = situation.formatter;
    const QString unit = QChar(0x00A0) + formatter.unitText(Unit::Usd);
    double most = candidate.isMove ? mostSaved(situation, candidate).value_or(0.0) : 0.0;
    for (const Candidate &other : situation.candidates) { // of a chip that stays: of the best move to Amazon's
        if (!candidate.isMove && isNeuron(other.chip()))
            most = std::max(most, mostSaved(situation, other).value_or(0.0));
    }
    return withNumber(
        textOfRule(situation, *id),
        tr("A run saves at most %1, and moving costs %2.")
            .arg(formatter.compactMoney(most) + unit, formatter.compactMoney(situation.plan.cost()) + unit));
}

constexpr const char *avoidSmallId = "trainium-avoid-small";
constexpr const char *chooseSmallId = "nvidia-choose-small";

QString saleWords(const Situation &, const Candidate &candidate)
{
    return tr("%1 is announced and not on sale yet.").arg(candidate.name());
}

QString estimateWords(const Situation &, const Candidate &candidate)
{
    if (!candidate.row.reason.isEmpty())
        return candidate.row.reason;
    if (candidate.row.estimate.refusal)
        return candidate.row.estimate.refusal->message;
    const QStringList &notes = candidate.row.estimate.notes;
    return notes.isEmpty() ? tr("Nothing can be estimated of it.") : notes.constLast();
}

QString priceWords(const Situation &, const Candidate &candidate)
{
    const QString reason = candidate.row.request ? candidate.row.request->noPrice : QString();
    return withNumber(tr("What it costs is not known."), sentence(reason)).trimmed();
}

QString trainingWords(const Situation &, const Candidate &candidate)
{
    return tr("%1 is made for inference, not for training.").arg(candidate.name());
}

QString cloudWords(const Situation &situation, const Candidate &candidate)
{
    const QString cloud = needChoiceLabel(*findNeed(u"cloud"), situation.needs.cloud);
    return candidate.clouds.isEmpty()
        ? tr("No list here has it on %1.").arg(cloud)
        : tr("No list here has it on %1; it is on %2.").arg(cloud, candidate.clouds.join(u", "_s));
}

QString regionWords(const Situation &situation, const Candidate &candidate)
{
    if (isForeignRegion(situation))
        return tr("%1 is a region of %2, not of %3.")
            .arg(situation.needs.region, situation.regionClouds.join(u", "_s),
                 needChoiceLabel(*findNeed(u"cloud"), situation.needs.cloud));
    if (candidate.regions.isEmpty())
        return tr("It is not known in %1.").arg(situation.needs.region);
    return tr("It is not known in %1, but in %2.").arg(situation.needs.region, candidate.regions.join(u", "_s));
}

QString perhapsRegionWords(const Situation &situation, const Candidate &)
{
    return tr("Check that it can be had in %1: no list here says so.").arg(situation.needs.region);
}

QString elsewhereWords(const Situation &, const Candidate &candidate)
{
    return tr("Check the price: that of %1 is taken.").arg(candidate.row.estimate.price->rented);
}

QString otherPriceWords(const Situation &, const Candidate &candidate)
{
    return tr("It is priced by \"%1\", because the chosen prices do not have it.")
        .arg(candidate.row.estimate.price->bookName);
}

QString partWords(const Situation &situation, const Candidate &candidate)
{
    return tr("Check the bill: it is that of %1, and no instance here has fewer than %2.")
        .arg(countText(Level::Chip, candidate.chips(), situation.formatter),
             countText(Level::Chip, candidate.fewestRented, situation.formatter));
}

QString dearerWords(const Situation &situation, const Candidate &candidate)
{
    return tr("Check the bill: %1 a month, in use all the time, are more than the %2 of today.")
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
    return tr("Check which other clouds have it: the lists here know it on %1 alone.")
        .arg(candidate.clouds.constFirst());
}

// The guide says it of Trainium.
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
    AdviceRule{"dearer-than-today", "spend", Topic::Budget, Group::All, Effect::Verify, costsMoreThanToday,
               dearerWords},
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
