#include "data/insight/rooflinetakeaway.h"

#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

/// How often a limit holds one phase back, most frequent first.
struct Tally
{
    Bound bound = Bound::Compute;
    int count = 0;
};

struct PhaseTally
{
    QString phase;
    int total = 0;
    QList<Tally> bounds;
};

template<typename Item, typename Matches>
Item &foundOrAdded(QList<Item> &items, const Item &item, Matches matches)
{
    const auto found = std::find_if(items.begin(), items.end(), matches);
    if (found != items.end())
        return *found;
    items << item;
    return items.last();
}

QList<PhaseTally> tally(const QList<SubjectPhases> &rows)
{
    QList<PhaseTally> phases;
    for (const SubjectPhases &row : rows) {
        for (const RooflinePhase &phase : row.phases) {
            PhaseTally &counts = foundOrAdded(phases, PhaseTally{phase.name, 0, {}},
                                              [&](const PhaseTally &other) { return other.phase == phase.name; });
            ++counts.total;
            ++foundOrAdded(counts.bounds, Tally{phase.bound, 0}, [&](const Tally &other) {
                  return other.bound == phase.bound;
              }).count;
        }
    }
    for (PhaseTally &phase : phases)
        std::stable_sort(phase.bounds.begin(), phase.bounds.end(),
                         [](const Tally &a, const Tally &b) { return a.count > b.count; });
    return phases;
}

// "Reading the prompt is limited by compute on all 7 chips", and after it "writing the answer by compute on both".
// Of how many is told once, when a sentence before has told it of as many; before is 0 for the first.
QString sentenceOf(const PhaseTally &phase, int before, Level level, const Formatter &formatter)
{
    const bool isFirst = before == 0;
    const QString name = isFirst ? phase.phase : midSentence(phase.phase);
    const QString all = countText(level, phase.total, formatter);
    if (phase.bounds.size() == 1) {
        const QString bound = boundLabel(phase.bounds.constFirst().bound);
        if (phase.total == 1)
            return tr("%1 is limited by %2").arg(name, bound);
        if (phase.total == 2)
            return isFirst ? tr("%1 is limited by %2 on both").arg(name, bound)
                           : tr("%1 by %2 on both", "part of the work, what limits it").arg(name, bound);
        return isFirst ? tr("%1 is limited by %2 on all %3").arg(name, bound, all)
                       : tr("%1 by %2 on all %3", "part of the work, what limits it").arg(name, bound, all);
    }
    QStringList parts;
    for (const Tally &part : phase.bounds)
        parts << tr("by %1 on %2", "what limits, on how many chips")
                     .arg(boundLabel(part.bound), formatter.integer(part.count));
    const QString limits = formatter.locale().createSeparatedList(parts);
    if (isFirst)
        return tr("%1 is limited %2 of %3", "part of the work, by what on how many").arg(name, limits, all);
    return phase.total == before
        ? tr("%1 %2", "part of the work, by what on how many of those told before").arg(name, limits)
        : tr("%1 %2 of %3", "part of the work, by what on how many").arg(name, limits, all);
}

} // namespace

QString rooflineTakeaway(const WorkloadView &view, const QList<SubjectPhases> &rows, Level level,
                         const Formatter &formatter)
{
    if (!view.work)
        return tr("Choose a workload");
    if (rows.isEmpty())
        return tr("Choose chips to compare");
    QStringList sentences;
    const QList<PhaseTally> phases = tally(rows);
    const int total = phases.isEmpty() ? 0 : phases.constFirst().total;
    for (const PhaseTally &phase : phases)
        sentences << sentenceOf(phase, sentences.isEmpty() ? 0 : total, level, formatter);
    const QString text =
        sentences.isEmpty() ? noEstimateText(view, level, formatter) : sentences.join(QStringLiteral("; "));
    return tr("%1: %2").arg(view.work->workload.name, text);
}

} // namespace chipboard
