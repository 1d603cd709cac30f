#include "data/analysis/workloadtexts.h"

#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/model/inference.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace chipboard {
namespace {

/// How often a bottleneck limits one phase, most frequent first.
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
    const auto found = std::ranges::find_if(items, matches);
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
        std::ranges::stable_sort(phase.bounds, std::ranges::greater(), &Tally::count);
    return phases;
}

// "At peak rates, memory bandwidth limits decode on 5 of 7 chips": the roof of most of the phase's marks.
QString limitText(const PhaseTally &phase, Level level, const Formatter &formatter)
{
    const Tally &most = phase.bounds.constFirst();
    const QString bound = boundLabel(most.bound);
    const QString all = countText(level, phase.total, formatter);
    const QString name = midSentence(phase.phase);
    if (phase.total == 1)
        return tr("At peak rates, %1 limits %2", "a limit, part of the work").arg(bound, name);
    if (most.count == phase.total)
        return phase.total == 2
            ? tr("At peak rates, %1 limits %2 on both", "a limit, part of the work").arg(bound, name)
            : tr("At peak rates, %1 limits %2 on all %3", "a limit, part of the work, 7 chips").arg(bound, name, all);
    return tr("At peak rates, %1 limits %2 on %3 of %4", "a limit, part of the work, a number, 7 chips")
        .arg(bound, name, formatter.integer(most.count), all);
}

} // namespace

Headline rooflineHeadline(const WorkloadView &view, const QList<SubjectPhases> &rows, Level level,
                          const Formatter &formatter)
{
    if (!view.work)
        return {tr("Choose a workload"), {}};
    if (rows.isEmpty())
        return {tr("Choose chips to compare"), {}};
    const QList<PhaseTally> phases = tally(rows);
    if (phases.isEmpty())
        return {fittingTitle({tr("%1: %2").arg(view.work->model.name, noEstimateText(view, level, formatter)),
                              tr("None of this selection can be estimated: choose other chips or another workload")},
                             formatter),
                {}};
    const QStringList others = mapped(phases.first(phases.size() - 1), [&](const PhaseTally &phase) {
        return limitText(phase, level, formatter) + QLatin1Char('.');
    });
    return {fittingTitle({limitText(phases.constLast(), level, formatter)}, formatter), others.join(QLatin1Char(' '))};
}

QString lengthsText(const Workload &work, const Formatter &formatter)
{
    switch (work.task) {
    case Task::Serve:
        return tr("%1 tokens in, %2 out").arg(formatter.integer(work.input), formatter.integer(work.output));
    case Task::Batch:
        return tr("%1 concurrent").arg(formatter.integer(work.batch));
    case Task::Pretrain:
    case Task::FineTune:
    case Task::Lora:
        return tr("%1 billion tokens in sequences of %2")
            .arg(formatter.label(work.tokens / 1e9), formatter.integer(work.sequence));
    }
    Q_UNREACHABLE();
}

QString requestsText(const Workload &work, const Formatter &formatter)
{
    if (work.task != Task::Serve)
        return {};
    if (work.batch > 0)
        return work.batch == 1 ? tr("one request at a time")
                               : tr("%1 concurrent requests").arg(formatter.integer(work.batch));
    return work.userSpeed > 0.0 || work.firstTokenLimit > 0.0
        ? tr("as many concurrent requests as the service level allows")
        : tr("as many concurrent requests as memory holds");
}

QString loadText(const Workload &work, const Formatter &formatter)
{
    const QString requests = requestsText(work, formatter);
    const QString lengths = lengthsText(work, formatter);
    return tr("Load: %1").arg(requests.isEmpty() ? lengths : tr("%1, %2").arg(lengths, requests));
}

QString formatText(const Workload &work, const Formatter &formatter)
{
    constexpr double bitsOfAByte = 8.0;
    constexpr double alike = 1e-6;
    const QString format = precisionLabel(work.precision);
    const bool isOwn = work.weightBytes > 0.0 && std::abs(work.weightBytes - weightBytesOf(work.precision)) > alike;
    return isOwn ? tr("%1-bit weights, %2", "a number, a number format")
                       .arg(formatter.label(bitsOfAByte * work.weightBytes), format)
                 : format;
}

QString formatText(const WorkloadView &view, const Formatter &formatter)
{
    if (!view.work)
        return {};
    const Precision asked = view.work->workload.precision;
    QStringList texts{formatText(view.work->workload, formatter)};
    std::map<Precision, QStringList> others;
    for (const SubjectEstimate &row : view.rows) {
        const auto peak = row.request && row.estimate.fits ? peakUsed(*row.request) : std::nullopt;
        if (peak && peak->precision != asked)
            others[peak->precision] << row.subject.name;
    }
    for (const auto &[precision, names] : others)
        texts << tr("%1 on %2", "a number format, chips").arg(precisionLabel(precision), namesText(names, formatter));
    return texts.join(QStringLiteral("; "));
}

namespace {

/// Sentences with the rows that they apply to, in order of arrival.
class Shared
{
public:
    void add(QString sentence, const QString &name)
    {
        if (sentence.isEmpty())
            return;
        if (!sentence.endsWith(QLatin1Char('.')))
            sentence += QLatin1Char('.');
        addOnce(m_sentences, sentence);
        m_names[sentence] << name;
    }
    [[nodiscard]] QStringList texts(qsizetype rows, const Formatter &formatter) const
    {
        QStringList texts;
        for (const QString &sentence : m_sentences) {
            const QStringList &names = m_names.at(sentence);
            const bool namesItself = names.size() == 1 && sentence.contains(names.constFirst());
            texts << (namesItself || (names.size() == rows && rows > 1)
                          ? sentence
                          : tr("%1: %2").arg(namesText(names, formatter), sentence));
        }
        return texts;
    }

private:
    QStringList m_sentences;
    std::map<QString, QStringList> m_names;
};

} // namespace

QStringList boundNotes(const WorkloadView &view, const Formatter &formatter)
{
    constexpr std::array bounds{Bound::Compute, Bound::MemoryBandwidth, Bound::Latency, Bound::Link, Bound::Capacity};
    QStringList notes;
    for (const Bound bound : bounds) {
        QStringList names;
        for (const SubjectEstimate &row : view.rows) {
            if (row.estimate.bound == bound && row.estimate.fits)
                names << row.subject.name;
        }
        if (!names.isEmpty())
            notes << tr("%1: limited by %2. %3", "chips, what limits them, why")
                         .arg(formatter.locale().createSeparatedList(names), boundLabel(bound), boundSentence(bound));
    }
    return notes;
}

// Two chips may be rejected for different reasons with the same remedy: it is stated once.
static QStringList withoutRepeats(const QStringList &notes)
{
    static const QRegularExpression between(QStringLiteral("(?<=[.!?])\\s+"));
    QStringList seen;
    QStringList kept;
    for (const QString &note : notes) {
        const QStringList fresh =
            allWhere(note.split(between, Qt::SkipEmptyParts), [&](const QString &one) { return !seen.contains(one); });
        seen << fresh;
        if (!fresh.isEmpty())
            kept << fresh.join(QLatin1Char(' '));
    }
    return kept;
}

QStringList estimateNotes(const WorkloadView &view, const Formatter &formatter)
{
    Shared shared;
    for (const SubjectEstimate &row : view.rows) {
        if (!row.reason.isEmpty())
            shared.add(row.reason, row.subject.name);
        for (const QString &note : row.estimate.notes)
            shared.add(note, row.subject.name);
    }
    return withoutRepeats(shared.texts(view.rows.size(), formatter));
}

} // namespace chipboard
