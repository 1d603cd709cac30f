#include "data/analysis/rulefacts.h"

#include "data/analysis/mainquestion.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

} // namespace

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

double thresholdOf(const Situation &situation, const char *rule, double otherwise)
{
    const Rule *found = guideRule(situation, rule);
    return found != nullptr && found->threshold ? found->threshold->value : otherwise;
}

double thresholdLow(const Situation &situation, const char *rule, double otherwise)
{
    const Rule *found = guideRule(situation, rule);
    return found != nullptr && found->threshold ? found->threshold->low : otherwise;
}

std::optional<double> savedShare(const Situation &situation, const Candidate &candidate)
{
    const auto share = situation.shareOfToday(candidate);
    return share ? std::optional(1.0 - *share) : std::nullopt;
}

std::optional<double> mostSaved(const Situation &situation, const Candidate &candidate)
{
    const Candidate *now = situation.now();
    if (!situation.isTraining() || now == nullptr || !now->cost || !candidate.cost)
        return std::nullopt;
    return now->cost->high - candidate.cost->low;
}

bool isSmallMove(const Situation &situation, const Candidate &candidate)
{
    const auto saved = mostSaved(situation, candidate);
    return candidate.isMove && !situation.spend() && saved && *saved < situation.plan.cost();
}

bool spendsMoreThan(const Situation &situation, const char *rule, double otherwise)
{
    return situation.isInference() && situation.spend() && *situation.spend() > thresholdOf(situation, rule, otherwise);
}

// The bill is of all hours; what is spent today may be of fewer.
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

QString withNumber(const QString &rule, const QString &number) { return rule + u' ' + number; }

QString textOfRule(const Situation &situation, const char *id)
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
        tr("%1, %2: %3 (%4).").arg(one->subject, one->attribute, dateText(one->value), dateText(one->asOf));
    return one->note.isEmpty() ? text : text + u' ' + one->note;
}

} // namespace chipboard
