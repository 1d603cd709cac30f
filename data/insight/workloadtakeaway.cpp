#include "data/insight/workloadtakeaway.h"

#include "data/insight/share.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Takeaway)
};

/// A row with the number that decides.
struct Standing
{
    const Subject *subject = nullptr;
    const Cell *cell = nullptr;
    std::optional<Bound> bound;
};

QList<Standing> standingsOf(const ResultTable &table, const WorkloadView &view, const MetricId &metric, Better better)
{
    QList<Standing> standings;
    for (const ResultRow &row : table.rows) {
        const Cell *cell = table.cell(row.subject.id, metric);
        const SubjectEstimate *estimate = view.row(row.subject.id);
        if (cell != nullptr && !cell->isMissing() && cell->value->value > 0.0)
            standings << Standing{&row.subject, cell, estimate != nullptr ? estimate->estimate.bound : std::nullopt};
    }
    std::stable_sort(standings.begin(), standings.end(), [better](const Standing &a, const Standing &b) {
        return better == Better::Lower ? a.cell->value->value < b.cell->value->value
                                       : a.cell->value->value > b.cell->value->value;
    });
    return standings;
}

// How many of the sorted rows cannot be told from the first: their ranges meet.
qsizetype tiedWithFirst(const QList<Standing> &standings)
{
    const Interval &first = *standings.constFirst().cell->value;
    const auto apart = std::find_if(standings.cbegin(), standings.cend(), [&first](const Standing &other) {
        return other.cell->value->low > first.high || other.cell->value->high < first.low;
    });
    return std::distance(standings.cbegin(), apart);
}

QStringList namesOf(const QList<Standing> &standings)
{
    QStringList names;
    for (const Standing &standing : standings)
        names << standing.subject->name;
    return names;
}

// "; memory bandwidth bounds both"
QString boundTail(const QList<Standing> &about)
{
    const std::optional<Bound> bound = about.constFirst().bound;
    if (!bound)
        return {};
    const bool shared =
        std::all_of(about.cbegin(), about.cend(), [&bound](const Standing &other) { return other.bound == bound; });
    const QString name = boundLabel(*bound);
    if (!shared)
        return Texts::tr("; %1 bounds %2").arg(name, about.constFirst().subject->name);
    if (about.size() == 1)
        return Texts::tr("; %1 bounds it").arg(name);
    return about.size() == 2 ? Texts::tr("; %1 bounds both").arg(name) : Texts::tr("; %1 bounds them all").arg(name);
}

const Standing *baselineIn(const QList<Standing> &standings, const Board &board)
{
    const auto found = std::find_if(standings.cbegin(), standings.cend(), [&board](const Standing &standing) {
        return isBaseline(board, *standing.subject);
    });
    return found == standings.cend() ? nullptr : &*found;
}

QString moneyText(double value, Task task, const Formatter &formatter)
{
    return formatter.compactMoney(value) + QChar(0x00A0) + formatter.unitWords(costUnitText(task));
}

// A list price beside a block price would tell the difference between the contracts.
bool haveOneKind(const Standing &a, const Standing &b) { return a.cell->priceKind == b.cell->priceKind; }

QString kindOf(const Standing &standing)
{
    return standing.cell->priceKind ? priceKindLabel(*standing.cell->priceKind) : Texts::tr("own price");
}

QString singleSentence(const QList<Standing> &standings, const Board &board, Task task, const Formatter &formatter)
{
    const Standing &best = standings.constFirst();
    const QString price = moneyText(best.cell->value->value, task, formatter);
    if (standings.size() == 1)
        return Texts::tr("%1 takes about %2%3").arg(best.subject->name, price, boundTail({best}));
    const QString opening = Texts::tr("%1 is cheapest at about %2").arg(best.subject->name, price);
    const Standing *baseline = baselineIn(standings, board);
    const bool isBest = baseline == &best;
    const Standing &other = baseline == nullptr || isBest ? standings.at(1) : *baseline;
    if (!haveOneKind(best, other))
        return Texts::tr("%1, though at its %2%3").arg(opening, kindOf(best), boundTail({best, other}));
    const QString share = shareText(shareOf(*best.cell, *other.cell), formatter);
    return Texts::tr("%1, %2 what %3 costs%4").arg(opening, share, other.subject->name, boundTail({best, other}));
}

QString tiedSentence(const QList<Standing> &standings, qsizetype tied, const Board &board, Task task,
                     const Formatter &formatter)
{
    const QList<Standing> group = standings.first(tied);
    const Standing &best = group.constFirst();
    const QString price = moneyText(best.cell->value->value, task, formatter);
    const QStringList others = namesOf(group.sliced(1));
    QString text = others.size() == 1 ? Texts::tr("%1 is lowest at about %2, but the range of %3 meets its own")
                                            .arg(best.subject->name, price, others.constFirst())
                                      : Texts::tr("%1 is lowest at about %2, but the ranges of %3 meet its own")
                                            .arg(best.subject->name, price, namesText(others, formatter));
    const Standing *baseline = baselineIn(standings, board);
    const bool inGroup = baseline != nullptr && baseline < standings.constData() + tied;
    if (baseline != nullptr && !inGroup && haveOneKind(best, *baseline))
        text = Texts::tr("%1; %2 costs %3 what %4 costs")
                   .arg(text, best.subject->name, shareText(shareOf(*best.cell, *baseline->cell), formatter),
                        baseline->subject->name);
    return text + boundTail(group);
}

QString fastestSentence(const QList<Standing> &standings, const Board &board, const Formatter &formatter)
{
    const Standing &best = standings.constFirst();
    const QString speed = formatter.compact(best.cell->value->value) + QChar(0x00A0) + symbolOf(best.cell->unit);
    const QString count = countText(board.level, standings.size(), formatter);
    const qsizetype tied = tiedWithFirst(standings);
    if (tied > 1)
        return Texts::tr("no price is known; of %1, %2 are about equally fast, up to %3")
            .arg(count, namesText(namesOf(standings.first(tied)), formatter), speed);
    return standings.size() == 1
        ? Texts::tr("no price is known; %1 reaches about %2").arg(best.subject->name, speed)
        : Texts::tr("no price is known; of %1, %2 is fastest at about %3").arg(count, best.subject->name, speed);
}

QString countsCaution(const WorkloadView &view, const Formatter &formatter)
{
    const ChipCounts counts = chipCounts(view);
    // Whole instances give 16,392 where others give 16,384: nothing to warn of.
    if (counts.most <= 1.05 * counts.fewest)
        return {};
    return Texts::tr("Different numbers of chips, %1 to %2.")
        .arg(formatter.integer(counts.fewest), formatter.integer(counts.most));
}

/// Sentences with the rows that they hold for, in the order in which they come.
class Shared
{
public:
    void add(QString sentence, const QString &name)
    {
        if (sentence.isEmpty())
            return;
        if (!sentence.endsWith(QLatin1Char('.')))
            sentence += QLatin1Char('.');
        if (!m_sentences.contains(sentence))
            m_sentences << sentence;
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
                          : Texts::tr("%1: %2").arg(namesText(names, formatter), sentence));
        }
        return texts;
    }

private:
    QStringList m_sentences;
    std::map<QString, QStringList> m_names;
};

} // namespace

QString workloadTakeaway(const Board &board, const ResultTable &table, const WorkloadView &view,
                         const Formatter &formatter)
{
    if (!view.work)
        return Texts::tr("Choose a workload");
    if (table.rows.isEmpty())
        return Texts::tr("Choose chips to compare");
    const Workload &work = view.work->workload;
    const TaskMetrics metrics = taskMetrics(work.task);
    const auto about = [&work](const QString &sentence) { return Texts::tr("%1: %2").arg(work.name, sentence); };
    const QList<Standing> costs = standingsOf(table, view, metrics.cost, Better::Lower);
    if (!costs.isEmpty()) {
        const qsizetype tied = tiedWithFirst(costs);
        const QString sentence = tied > 1 ? tiedSentence(costs, tied, board, work.task, formatter)
                                          : singleSentence(costs, board, work.task, formatter);
        return about(sentence);
    }
    const QList<Standing> speeds = standingsOf(table, view, metrics.speed, Better::Higher);
    if (!speeds.isEmpty())
        return about(fastestSentence(speeds, board, formatter));
    return about(Texts::tr("nothing that is compared can do it"));
}

QStringList workloadCautions(const Catalog &catalog, const WorkloadView &view, const Formatter &formatter)
{
    if (!view.work)
        return {};
    QStringList borrowed;
    QStringList announced;
    for (const SubjectEstimate &row : view.rows) {
        if (!row.estimate.fits || !row.estimate.bound)
            continue;
        if (borrowsCalibration(catalog, row))
            borrowed << row.subject.name;
        if (row.subject.chip->status == Availability::Announced)
            announced << row.subject.name;
    }
    QStringList cautions{countsCaution(view, formatter)};
    if (!borrowed.isEmpty())
        cautions << Texts::tr("Not measured: %1 (constants of other chips).").arg(namesText(borrowed, formatter));
    if (!announced.isEmpty())
        cautions << Texts::tr("Announced, not yet to be had: %1.").arg(namesText(announced, formatter));
    cautions.removeAll(QString());
    return cautions;
}

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
            notes << Texts::tr("Bound by %1: %2. %3")
                         .arg(boundLabel(bound), formatter.locale().createSeparatedList(names), boundSentence(bound));
    }
    return notes;
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
    return shared.texts(view.rows.size(), formatter);
}

} // namespace chipboard
