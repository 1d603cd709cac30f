#include "data/analysis/advicetexts.h"

#include "data/analysis/contest.h"
#include "data/analysis/crossover.h"
#include "data/analysis/headline.h"
#include "data/analysis/mainquestion.h"
#include "data/analysis/rulefacts.h"
#include "data/analysis/whatiftexts.h"
#include "data/compare/workloadview.h"
#include "data/core/tr.h"

#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
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

bool hasLeft(const QList<AdvisedOption> &options) { return !options.isEmpty() && !options.constFirst().isOut; }

const Candidate *firstOf(const QList<AdvisedOption> &options)
{
    return hasLeft(options) ? &options.constFirst().candidate : nullptr;
}

QString wouldBeFirst(const QString &opening, const Situation &situation, const Candidate *first)
{
    if (first == nullptr)
        return tr("%1 no chip would fit.").arg(opening);
    return isOfSpeed(situation) ? tr("%1 %2 would come first, with about %3.", "a condition, a chip, its speed")
                                      .arg(opening, first->name(), paceText(situation, *first))
                                : tr("%1 %2 would come first, at about %3.", "a condition, a chip, its cost")
                                      .arg(opening, first->name(), pricedText(situation, *first));
}

/// A need that nobody named, and how the sentence about it begins.
struct Supposition
{
    const char *need;
    const char *value;
    bool ofInference; ///< says nothing of training
    const char *opening;
};

constexpr std::array suppositions{
    Supposition{"cuda", "yes", false, QT_TR_NOOP("With operators that are written for CUDA,")},
    Supposition{"multi_cloud", "yes", false, QT_TR_NOOP("If it must run on several clouds,")},
    Supposition{"spend", "9999", true, QT_TR_NOOP("With less than 10,000 USD of monthly spend,")},
    Supposition{"priority", "speed", false, QT_TR_NOOP("If speed per chip matters more than cost,")},
};

// Where the prices of the two are of different kinds, no price at which the order turns says anything: then what a list
// of one kind says.
QString crossingText(const Situation &situation, const Advice &advice)
{
    if (advice.left() < 2 || isOfSpeed(situation))
        return {};
    const Candidate &first = advice.options.at(0).candidate;
    const Candidate &second = advice.options.at(1).candidate;
    if (first.batch > 0.0 || second.batch > 0.0) // each at a load of its own
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

// What an option costs, with the digits of the page's table.
QString costAmount(const Situation &situation, const Candidate &candidate, bool isBill)
{
    const Interval &cost = isBill ? *candidate.month : *candidate.cost;
    return situation.formatter.estimatedAmount(cost.value);
}

// "$1.63 per 1M output tokens", or how fast one chip is where speed ranks.
QString rankText(const Situation &situation, const Candidate &candidate)
{
    if (isOfSpeed(situation))
        return paceText(situation, candidate);
    const bool isBill = ranksByBill(situation) && candidate.month;
    if (!candidate.cost)
        return {};
    const QString basis = isBill ? tr("a month") : costBasis(situation.task());
    const QString amount = costAmount(situation, candidate, isBill);
    return basis.isEmpty() ? amount : amount + QLatin1Char(' ') + basis;
}

// Of the next one the number alone: the first has said what it is.
QString nextText(const Situation &situation, const Candidate &candidate)
{
    if (isOfSpeed(situation) || !candidate.cost)
        return paceText(situation, candidate);
    const bool isBill = ranksByBill(situation) && candidate.month;
    return costAmount(situation, candidate, isBill);
}

QString shortName(const QStringList &names, const Formatter &formatter) { return namesText(names, formatter); }

} // namespace

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
    // Other pages are of the selection, so that another chip may lead them.
    const QString alone = (hasNeeds ? tr("Best fit: %1 at %2") : tr("Best of all chips: %1 at %2")).arg(name, best);
    if (!tied.isEmpty()) {
        const auto withTies = [&](const QString &number, const QString &others) {
            return (hasNeeds ? tr("Best fit: %1 at %2, about the same as %3")
                             : tr("Best of all chips: %1 at %2, about the same as %3"))
                .arg(name, number, others);
        };
        // An amount without what it is per says nothing: rather no names, which the page has below.
        return fittingTitle(
            {withTies(best, shortName(tied, situation.formatter)),
             withTies(best, tr("%1 others", "chips").arg(situation.formatter.integer(tied.size()))),
             tr("%1 at %2, tied with %3", "a chip, its cost, 2 others")
                 .arg(name, best, tr("%1 others", "chips").arg(situation.formatter.integer(tied.size()))),
             alone},
            situation.formatter);
    }
    const Candidate &second = advice.options.at(1).candidate;
    const QString two = hasNeeds
        ? tr("Best fit: %1 at %2; next %3 at %4", "a chip, its cost, another chip, its cost")
        : tr("Best of all chips: %1 at %2; next %3 at %4", "a chip, its cost, another chip, its cost");
    return fittingTitle({two.arg(name, best, second.name(), nextText(situation, second)), alone}, situation.formatter);
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
        const QList<AdvisedOption> options = rankedOptions(then);
        const Candidate *would = firstOf(options);
        if (needs.spend != situation.needs.spend && would != nullptr && exceedsSpend(then, *would))
            return; // who spends so little does not rent it
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
