#include "data/analysis/advicetexts.h"

#include "data/analysis/contest.h"
#include "data/analysis/crossover.h"
#include "data/analysis/rulefacts.h"
#include "data/analysis/whatiftexts.h"
#include "data/compare/workloadview.h"
#include "data/core/tr.h"

#include <algorithm>
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
    Supposition{"cuda", "yes", false, QT_TRANSLATE_NOOP("Advice", "With operators that are written for CUDA,")},
    Supposition{"multi_cloud", "yes", false, QT_TRANSLATE_NOOP("Advice", "If it has to run on several clouds,")},
    Supposition{"spend", "9999", true, QT_TRANSLATE_NOOP("Advice", "With less than 10,000 USD spent a month,")},
    Supposition{"priority", "speed", false,
                QT_TRANSLATE_NOOP("Advice", "If speed per chip counts, whatever it costs,")},
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
    const AskedNumber question{taskMetrics(situation.task()).cost, first.chip().id.text(), second.chip().id.text()};
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

QString tiedText(bool leads, bool isFastest, const QStringList &texts)
{
    if (isFastest)
        return (leads ? tr("%1 has the most reasons for it, with about %2, level with %3 by speed per chip")
                      : tr("%1 comes first with about %2, level with %3 by speed per chip"))
            .arg(texts.at(0), texts.at(1), texts.at(2));
    return (leads ? tr("%1 has the most reasons for it, at about %2, level with %3 by cost")
                  : tr("%1 comes first at about %2, level with %3 by cost"))
        .arg(texts.at(0), texts.at(1), texts.at(2));
}

// Two chips with what they are ranked by.
QString followedText(const Advice &advice, bool isFastest, const QStringList &texts)
{
    QString sentence;
    if (advice.firstStandsApart())
        sentence = isFastest ? tr("%1 fits best: it is the fastest per chip, with about %2; %3 follows with "
                                  "about %4")
                             : tr("%1 fits best: about %2; %3 follows at about %4");
    else if (advice.anyMeetsFirst())
        sentence = isFastest ? tr("%1 comes first by speed per chip, with about %2; %3 follows with about %4, "
                                  "but ranges meet")
                             : tr("%1 comes first at about %2; %3 follows at about %4, but ranges meet");
    else
        sentence = tr("%1 comes first at about %2; %3 follows at about %4, but not all prices are of one kind");
    return sentence.arg(texts.at(0), texts.at(1), texts.at(2), texts.at(3));
}

QString shortName(const QStringList &names, const Formatter &formatter) { return namesText(names, formatter); }

} // namespace

QString adviceTakeaway(const Situation &situation, const Advice &advice)
{
    if (!situation.work)
        return tr("The workload is not in the catalogue, so nothing can be advised");
    const AdvisedOption *first = advice.first();
    const bool hasNeeds = !saidIn(situation.needs).isEmpty();
    if (first == nullptr)
        return hasNeeds && canAnythingBeAdvised(situation) ? tr("Nothing fits all that is needed")
                                                           : tr("Nothing can be advised");
    const QString name = first->candidate.name();
    if (advice.left() == 1)
        return (hasNeeds ? tr("Only %1 fits all that is needed, at about %2")
                         : tr("Only %1 can be advised, at about %2"))
            .arg(name, pricedText(situation, first->candidate));
    QStringList tied;
    bool leads = true;
    for (const AdvisedOption &option : advice.options) {
        if (&option == first || !option.isTied)
            continue;
        tied << option.candidate.name();
        leads = leads && option.points < first->points;
    }
    const bool isFastest = isOfSpeed(situation);
    const auto rank = isFastest ? &paceText : &pricedText;
    if (!tied.isEmpty())
        return tiedText(leads, isFastest,
                        {name, rank(situation, first->candidate), shortName(tied, situation.formatter)});
    const Candidate &second = advice.options.at(1).candidate;
    return followedText(advice, isFastest,
                        {name, rank(situation, first->candidate), second.name(), rank(situation, second)});
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
