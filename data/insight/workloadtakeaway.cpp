#include "data/insight/workloadtakeaway.h"

#include "data/insight/closerace.h"
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

// Those of the sorted rows that cannot be told from the first, which is one of them.
QList<Standing> closeOnes(const QList<Standing> &standings)
{
    QList<Racer> racers;
    for (const Standing &standing : standings)
        racers << Racer{standing.subject->name, *standing.cell->value};
    QList<Standing> close;
    for (const qsizetype index : closeToFirst(racers))
        close << standings.at(index);
    return close;
}

QStringList namesOf(const QList<Standing> &standings)
{
    QStringList names;
    for (const Standing &standing : standings)
        names << standing.subject->name;
    return names;
}

// "; memory bandwidth bounds Trainium2, H100": by name, since more than these may be compared.
QString boundTail(const QList<Standing> &about, const Formatter &formatter)
{
    const std::optional<Bound> bound = about.constFirst().bound;
    if (!bound)
        return {};
    const bool shared =
        std::all_of(about.cbegin(), about.cend(), [&bound](const Standing &other) { return other.bound == bound; });
    const QString name = boundLabel(*bound);
    if (!shared)
        return Texts::tr("; %1 bounds %2").arg(name, about.constFirst().subject->name);
    return about.size() == 1 ? Texts::tr("; %1 bounds it").arg(name)
                             : Texts::tr("; %1 bounds %2").arg(name, namesText(namesOf(about), formatter));
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
        return Texts::tr("%1 takes about %2%3").arg(best.subject->name, price, boundTail({best}, formatter));
    const QString opening = Texts::tr("%1 is cheapest at about %2").arg(best.subject->name, price);
    const Standing *baseline = baselineIn(standings, board);
    const bool isBest = baseline == &best;
    const Standing &other = baseline == nullptr || isBest ? standings.at(1) : *baseline;
    if (!haveOneKind(best, other))
        return Texts::tr("%1, though at its %2%3").arg(opening, kindOf(best), boundTail({best, other}, formatter));
    const QString share = shareText(shareOf(*best.cell, *other.cell), formatter);
    return Texts::tr("%1, %2 what %3 costs%4")
        .arg(opening, share, other.subject->name, boundTail({best, other}, formatter));
}

QString closeSentence(const QList<Standing> &standings, const QList<Standing> &group, const Board &board, Task task,
                      const Formatter &formatter)
{
    const Standing &best = group.constFirst();
    QString text = Texts::tr("%1 is lowest at about %2, %3", "a row, a price, but the range of another meets its own")
                       .arg(best.subject->name, moneyText(best.cell->value->value, task, formatter),
                            closeText(namesOf(group.sliced(1)),
                                      formatter.compactMoney(group.constLast().cell->value->value), formatter));
    const Standing *baseline = baselineIn(standings, board);
    if (baseline != nullptr && baselineIn(group, board) == nullptr && haveOneKind(best, *baseline))
        text = Texts::tr("%1; %2 costs %3 what %4 costs")
                   .arg(text, best.subject->name, shareText(shareOf(*best.cell, *baseline->cell), formatter),
                        baseline->subject->name);
    return text + boundTail(group, formatter);
}

QString fastestSentence(const QList<Standing> &standings, const Board &board, const Formatter &formatter)
{
    const Standing &best = standings.constFirst();
    const QString speed = formatter.compact(best.cell->value->value) + QChar(0x00A0) + symbolOf(best.cell->unit);
    const QString count = countText(board.level, standings.size(), formatter);
    if (standings.size() == 1)
        return Texts::tr("no price is known; %1 reaches about %2").arg(best.subject->name, speed);
    const QString text =
        Texts::tr("no price is known; of %1, %2 is fastest at about %3").arg(count, best.subject->name, speed);
    const QList<Standing> close = closeOnes(standings);
    if (close.size() == 1)
        return text;
    const double slowest = close.constLast().cell->value->value;
    return Texts::tr("%1, %2", "who is fastest, but the range of another meets its own")
        .arg(text, closeText(namesOf(close.sliced(1)), formatter.compact(slowest), formatter));
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
        const QList<Standing> close = closeOnes(costs);
        const QString sentence = close.size() > 1 ? closeSentence(costs, close, board, work.task, formatter)
                                                  : singleSentence(costs, board, work.task, formatter);
        return about(sentence);
    }
    const QList<Standing> speeds = standingsOf(table, view, metrics.speed, Better::Higher);
    if (!speeds.isEmpty())
        return about(fastestSentence(speeds, board, formatter));
    return about(noEstimateText(view, table.level, formatter));
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
