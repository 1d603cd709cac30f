#include "data/advice/advicetexts.h"

#include "data/insight/workloadview.h"
#include "data/whatif/crossover.h"
#include "data/whatif/whatiftexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Advice)
};

Needs without(Needs needs, const NeedRow &row)
{
    if (row.number != nullptr)
        needs.*row.number = std::nullopt;
    else
        (needs.*row.word).clear();
    return needs;
}

const LimitRule *limitOf(const NeedRow &row)
{
    const auto found = std::find_if(limitRules().begin(), limitRules().end(), [&row](const LimitRule &limit) {
        return row.needId() == QLatin1String(limit.need);
    });
    return found == limitRules().end() ? nullptr : &*found;
}

// Of options that nothing rules out once the need is dropped: the one that comes nearest to it.
QString nearestText(const Situation &situation, const NeedRow &row, const QList<AdvisedOption> &options)
{
    const LimitRule *limit = limitOf(row);
    const AdvisedOption *nearest = nullptr;
    std::optional<Interval> best;
    for (const AdvisedOption &option : options) {
        if (option.isOut)
            continue;
        const auto measured = limit != nullptr ? limit->measure(situation, option.candidate) : std::nullopt;
        const bool isNearer = measured && best
            && (limit->atLeast ? bestEnd(*limit, *measured) > bestEnd(*limit, *best)
                               : bestEnd(*limit, *measured) < bestEnd(*limit, *best));
        if (nearest != nullptr && !isNearer)
            continue;
        nearest = &option;
        best = measured;
    }
    if (nearest == nullptr)
        return {};
    const QString said = saidText(row, situation.needs, situation.formatter);
    if (!best)
        return Texts::tr("\"%1\" leaves nothing over: without it %2 would fit.").arg(said, nearest->candidate.name());
    return Texts::tr("\"%1\" leaves nothing over: nearest comes %2 with %3.")
        .arg(said, nearest->candidate.name(), limitText(row, *best, situation.formatter));
}

QList<AdvisedOption> rankedWith(const Situation &situation, const Needs &needs)
{
    return rankedOptions(withNeeds(situation, needs));
}

bool hasLeft(const QList<AdvisedOption> &options) { return !options.isEmpty() && !options.constFirst().isOut; }

// Not one need alone: what each of them would ask for by itself.
QStringList jointConflicts(const Situation &situation)
{
    const QList<const NeedRow *> said = saidIn(situation.needs);
    const QList<AdvisedOption> free = rankedWith(situation, {});
    if (!hasLeft(free)) {
        QString why;
        for (const AdvisedOption &option : free) {
            if (why.isEmpty() && !isAnnounced(option.candidate.row.subject))
                why = option.of(Effect::RuleOut).constFirst().text;
        }
        return {Texts::tr("No chip of the catalogue can be advised, whatever is needed."), why};
    }
    QStringList texts;
    for (const NeedRow *row : said) {
        Needs alone;
        if (row->number != nullptr)
            alone.*row->number = situation.needs.*row->number;
        else
            alone.*row->word = situation.needs.*row->word;
        if (hasLeft(rankedWith(situation, alone)))
            continue;
        if (const QString text = nearestText(situation, *row, free); !text.isEmpty())
            texts << text;
    }
    const auto each = static_cast<int>(texts.size());
    texts.prepend(each == 0       ? Texts::tr("No single need stands in the way: they do together.")
                      : each == 1 ? Texts::tr("One need stands in the way by itself, and the others do together.")
                                  : Texts::tr("%n needs stand in the way, each by itself.", nullptr, each));
    return texts;
}

QString priceText(const Situation &situation, const Candidate &candidate)
{
    if (!candidate.cost)
        return {};
    return situation.formatter.compactMoney(candidate.cost->value) + QChar(0x00A0)
        + situation.formatter.unitWords(costUnitText(situation.task()));
}

const Candidate *firstOf(const QList<AdvisedOption> &options)
{
    return hasLeft(options) ? &options.constFirst().candidate : nullptr;
}

QString wouldBeFirst(const QString &opening, const Situation &situation, const Candidate *first)
{
    if (first == nullptr)
        return Texts::tr("%1 nothing would be left.").arg(opening);
    return Texts::tr("%1 %2 would come first, at about %3.").arg(opening, first->name(), priceText(situation, *first));
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
    Supposition{"priority", "speed", false, QT_TRANSLATE_NOOP("Advice", "If speed counts, whatever it costs,")},
};

QString crossingText(const Situation &situation, const Advice &advice)
{
    if (advice.left() < 2)
        return {};
    const Candidate &first = advice.options.at(0).candidate;
    const Candidate &second = advice.options.at(1).candidate;
    if (first.batch > 0.0 || second.batch > 0.0) // each at a load of its own
        return {};
    const Catalog priced = withPricesFor(*situation.catalog, situation.needs);
    Board board = situation.board;
    board.chips = {first.chip().id, second.chip().id};
    const Question question{taskMetrics(situation.task()).cost, first.chip().id.text(), second.chip().id.text()};
    const auto inquiry = Inquiry::about(priced, board, question);
    if (!inquiry)
        return {};
    const auto crossover =
        crossoverOf(inquiry.value(), Lever{AssumptionId(QStringLiteral("price_factor")), Side::Subject});
    return crossover ? crossoverText(inquiry.value(), crossover.value(), situation.formatter) : QString();
}

QString shortName(const QStringList &names, const Formatter &formatter) { return namesText(names, formatter); }

} // namespace

QString adviceTakeaway(const Situation &situation, const Advice &advice)
{
    if (!situation.work)
        return Texts::tr("The workload is not in the catalogue, so nothing can be advised");
    const AdvisedOption *first = advice.first();
    if (first == nullptr) {
        const qsizetype needs = saidIn(situation.needs).size();
        return needs > 0 ? Texts::tr("Nothing fits all that is needed") : Texts::tr("Nothing can be advised");
    }
    const QString name = first->candidate.name();
    const QString price = priceText(situation, first->candidate);
    if (advice.left() == 1)
        return Texts::tr("%1 is all that is left, at about %2").arg(name, price);
    QStringList tied;
    bool leads = true;
    for (const AdvisedOption &option : advice.options) {
        if (&option == first || !option.isTied)
            continue;
        tied << option.candidate.name();
        leads = leads && option.points < first->points;
    }
    const bool isFastest = situation.needs.priority == QLatin1String("speed");
    if (tied.isEmpty()) {
        const Candidate &second = advice.options.at(1).candidate;
        const QString follows = priceText(situation, second);
        if (!advice.firstStandsApart())
            return isFastest ? Texts::tr("%1 comes first by speed, at about %2, but ranges meet").arg(name, price)
                             : Texts::tr("%1 comes first at about %2; %3 follows at about %4, but ranges meet")
                                   .arg(name, price, second.name(), follows);
        return isFastest
            ? Texts::tr("%1 fits best: it is the fastest by the chip, at about %2").arg(name, price)
            : Texts::tr("%1 fits best: about %2; %3 follows at about %4").arg(name, price, second.name(), follows);
    }
    const QString others = shortName(tied, situation.formatter);
    if (leads)
        return Texts::tr("%1 has the most reasons for it, at about %2; the ranges do not tell it from %3")
            .arg(name, price, others);
    return Texts::tr("%1 comes first at about %2, but the ranges do not tell it from %3").arg(name, price, others);
}

QStringList conflictTexts(const Situation &situation, const Advice &advice)
{
    if (advice.first() != nullptr || !situation.work)
        return {};
    QStringList texts;
    for (const NeedRow *row : saidIn(situation.needs)) {
        const QString text = nearestText(situation, *row, rankedWith(situation, without(situation.needs, *row)));
        if (!text.isEmpty())
            texts << text;
    }
    texts = texts.isEmpty() ? jointConflicts(situation) : texts;
    texts.removeAll(QString());
    return texts;
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
             Texts::tr("Without \"%1\",").arg(saidText(*row, situation.needs, situation.formatter)));
    for (const Supposition &one : suppositions) {
        const NeedRow &row = *findNeed(QString::fromLatin1(one.need));
        const bool isSaid = row.isSaid(situation.needs) || (one.ofInference && situation.spend());
        if (!isSaid && !(one.ofInference && situation.isTraining()))
            tell(withNeed(situation.needs, row, QString::fromLatin1(one.value)).value(),
                 QCoreApplication::translate("Advice", one.opening));
    }
    if (const QString text = crossingText(situation, advice); !text.isEmpty())
        texts << text;
    return texts;
}

} // namespace chipboard
