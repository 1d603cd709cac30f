// Needs that leave nothing over. What rules all out only together is told together, with what works without each of it.
#include "data/advice/advicetexts.h"
#include "data/core/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
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

bool anyLeft(const QList<AdvisedOption> &options) { return !options.isEmpty() && !options.constFirst().isOut; }

/// Rankings under fewer needs. What is estimated under the same needs is estimated once.
class Trials
{
public:
    explicit Trials(const Situation &situation)
        : m_known{situation}
        , m_all(situation.needs)
    {
    }
    [[nodiscard]] QList<AdvisedOption> ranked(const NeedRows &rows)
    {
        const Needs needs = onlyThese(m_all, rows);
        const auto known = std::find_if(m_known.cbegin(), m_known.cend(),
                                        [&needs](const Situation &one) { return estimatesAlike(one.needs, needs); });
        if (known != m_known.cend())
            return rankedOptions(withNeeds(*known, needs));
        m_known << withNeeds(m_known.constFirst(), needs);
        return rankedOptions(m_known.constLast());
    }
    [[nodiscard]] bool leaves(const NeedRows &rows) { return anyLeft(ranked(rows)); }

private:
    QList<Situation> m_known;
    Needs m_all;
};

// As few of them as still rule all out: without any one of these, something is left.
NeedRows fewestOf(Trials &trials, const NeedRows &rows)
{
    NeedRows few = rows;
    for (const NeedRow *row : rows) {
        if (const NeedRows fewer = withoutRow(few, row); !trials.leaves(fewer))
            few = fewer;
    }
    return few;
}

// Sets that have no need in common, in the order of the needs.
QList<NeedRows> conflictsOf(Trials &trials, const NeedRows &said)
{
    QList<NeedRows> sets;
    NeedRows rows = said;
    while (!rows.isEmpty() && !trials.leaves(rows)) {
        sets << fewestOf(trials, rows);
        for (const NeedRow *row : std::as_const(sets.last()))
            rows.removeOne(row);
    }
    std::sort(sets.begin(), sets.end(), [&said](const NeedRows &a, const NeedRows &b) {
        return said.indexOf(a.constFirst()) < said.indexOf(b.constFirst());
    });
    return sets;
}

// The limit that the need is, for this work; null: it is none.
const LimitRule *limitOf(const Situation &situation, const NeedRow &row)
{
    const auto isMeasured = [&situation](const LimitRule &limit) {
        return std::any_of(situation.candidates.begin(), situation.candidates.end(),
                           [&](const Candidate &one) { return limit.measure(situation, one).has_value(); });
    };
    const auto found = std::find_if(limitRules().begin(), limitRules().end(), [&](const LimitRule &limit) {
        return row.needId() == QLatin1String(limit.need) && isMeasured(limit);
    });
    return found == limitRules().end() ? nullptr : &*found;
}

/// Of options that nothing else rules out, the one that comes nearest to a need.
struct Nearest
{
    QString name;   ///< empty: there is none
    QString number; ///< empty: the need is no limit
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

// Nothing where the needs of `rows` leave nothing without it either.
Nearest nearestWithout(Trials &trials, const Situation &situation, const NeedRow *row, const NeedRows &rows)
{
    return nearestTo(situation, *row, trials.ranked(withoutRow(rows, row)));
}

QString aloneText(Trials &trials, const Situation &situation, const NeedRow *row)
{
    const QString need = quoted(situation, *row);
    Nearest nearest = nearestWithout(trials, situation, row, saidIn(situation.needs));
    if (nearest.name.isEmpty()) { // other needs are in the way, too: of this one alone
        nearest = nearestWithout(trials, situation, row, {row});
        if (nearest.number.isEmpty())
            return tr("No chip meets %1.").arg(need);
    }
    return nearest.number.isEmpty()
        ? tr("No chip meets %1: without it, %2 would fit.").arg(need, nearest.name)
        : tr("No chip meets %1: %2 comes nearest with %3.").arg(need, nearest.name, nearest.number);
}

// What works without each need of the set, as long as the others of `rows` hold; nothing where nothing does.
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
    QStringList names;
    for (const NeedRow *row : set)
        names << quoted(situation, *row);
    const QString conflict =
        tr("No chip meets %1 together.").arg(situation.formatter.locale().createSeparatedList(names));
    const QStringList ways = waysOut(trials, situation, set, saidIn(situation.needs));
    if (!ways.isEmpty())
        return conflict + u' ' + ways.join(u' ');
    return conflict + u' '
        + tr("Leaving all other needs aside: %1", "sentences about what would work then")
              .arg(waysOut(trials, situation, set, set).join(u' '));
}

// Whatever is needed: why, of the first that is on sale, and what can be done.
QStringList nothingAtAll(const QList<AdvisedOption> &free)
{
    QStringList texts{tr("No chip of the catalogue can be advised, whatever is needed.")};
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
        texts << tr("Choose another price list, or give prices of your own.");
    return texts;
}

} // namespace

bool canAnythingBeAdvised(const Situation &situation) { return anyLeft(rankedOptions(withNeeds(situation, {}))); }

QStringList conflictTexts(const Situation &situation, const Advice &advice)
{
    if (advice.first() != nullptr || !situation.work)
        return {};
    Trials trials(situation);
    if (const QList<AdvisedOption> free = trials.ranked({}); !anyLeft(free))
        return nothingAtAll(free);
    QStringList texts;
    for (const NeedRows &set : conflictsOf(trials, saidIn(situation.needs)))
        texts << (set.size() == 1 ? aloneText(trials, situation, set.constFirst())
                                  : togetherText(trials, situation, set));
    return texts;
}

} // namespace chipboard
