#include "data/insight/workloadtakeaway.h"

#include "data/core/tr.h"
#include "data/insight/closerace.h"
#include "data/insight/contest.h"
#include "data/insight/share.h"

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

/// A row with the number that decides.
struct Standing
{
    qsizetype row = 0; ///< of the table
    const Subject *subject = nullptr;
    const Cell *cell = nullptr;
    std::optional<Bound> bound;
};

QList<Standing> standingsOf(const ResultTable &table, const WorkloadView &view, const MetricId &metric, Better better)
{
    QList<Standing> standings;
    const int column = table.columnOf(metric);
    for (qsizetype at = 0; column >= 0 && at < table.rows.size(); ++at) {
        const ResultRow &row = table.rows.at(at);
        const Cell &cell = row.cells.at(column);
        if (cell.isMissing() || cell.value->value <= 0.0)
            continue;
        const SubjectEstimate *estimate = view.row(row.subject.id);
        standings << Standing{at, &row.subject, &cell, estimate != nullptr ? estimate->estimate.bound : std::nullopt};
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

bool areAllBoundAsFirst(const QList<Standing> &about)
{
    return std::all_of(about.cbegin(), about.cend(),
                       [&about](const Standing &other) { return other.bound == about.constFirst().bound; });
}

// "; both are limited by memory bandwidth": the two that the sentence names; of more than two by name, since more than
// these may be compared.
QString boundTail(const QList<Standing> &about, const Formatter &formatter)
{
    const std::optional<Bound> bound = about.constFirst().bound;
    if (!bound)
        return {};
    const QString name = boundLabel(*bound);
    if (!areAllBoundAsFirst(about))
        return tr("; %1 is limited by %2").arg(about.constFirst().subject->name, name);
    if (about.size() == 1)
        return tr("; it is limited by %1").arg(name);
    return about.size() == 2 ? tr("; both are limited by %1").arg(name)
                             : tr("; %1 are limited by %2").arg(namesText(namesOf(about), formatter), name);
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

/// What the sentences are made of.
struct Race
{
    const Board &board;
    const ResultTable &table;
    qsizetype column;
    Task task;
    const Formatter &formatter;

    [[nodiscard]] bool areAlike(const Standing &a, const Standing &b) const
    {
        return notAlike(table, column, a.row, b.row).isEmpty();
    }
    /// "not comparable with H100: their prices are of different kinds"; empty where the best is with all.
    [[nodiscard]] QString unlikeText(const QList<Standing> &standings) const
    {
        QList<qsizetype> rows;
        for (const Standing &one : standings)
            rows << one.row;
        return notComparableTexts(table, column, rows.constFirst(), rows, formatter).join(QStringLiteral("; "));
    }
    [[nodiscard]] QString moneyText(const Standing &of) const
    {
        return chipboard::moneyText(of.cell->value->value, task, formatter);
    }
};

// "; Trainium2 costs 60 % what H100 costs": where that may be told.
QString besideText(const Race &race, const QString &text, const Standing &best, const Standing &other)
{
    return tr("%1; %2 costs %3 what %4 costs")
        .arg(text, best.subject->name, shareText(shareOf(*best.cell, *other.cell), race.formatter),
             other.subject->name);
}

// The best, and what it is compared with.
QList<Standing> comparedIn(const Race &race, const QList<Standing> &standings)
{
    const Standing &best = standings.constFirst();
    if (standings.size() == 1)
        return {best};
    const Standing *baseline = baselineIn(standings, race.board);
    return {best, baseline == nullptr || baseline == &best ? standings.at(1) : *baseline};
}

// Of what cannot be compared the best is no more than lowest, and why not comes before what bounds it.
QString singleSentence(const Race &race, const QList<Standing> &standings)
{
    const Standing &best = standings.constFirst();
    const QString price = race.moneyText(best);
    if (standings.size() == 1)
        return tr("%1 takes about %2%3").arg(best.subject->name, price, boundTail({best}, race.formatter));
    const QList<Standing> both = comparedIn(race, standings);
    const Standing &other = both.constLast();
    const QString bounds = boundTail(both, race.formatter);
    if (const QString unlike = race.unlikeText(standings); !unlike.isEmpty()) {
        QString text = tr("%1 is lowest at about %2").arg(best.subject->name, price);
        if (race.areAlike(best, other))
            text = besideText(race, text, best, other);
        return tr("%1; %2", "who is lowest; with whom it is not comparable, and why").arg(text, unlike) + bounds;
    }
    const QString share = shareText(shareOf(*best.cell, *other.cell), race.formatter);
    return tr("%1, %2 what %3 costs%4")
        .arg(tr("%1 is cheapest at about %2").arg(best.subject->name, price), share, other.subject->name, bounds);
}

QString closeSentence(const Race &race, const QList<Standing> &standings, const QList<Standing> &group)
{
    const Standing &best = group.constFirst();
    QString text =
        tr("%1 is lowest at about %2, %3", "a row, a price, but the range of another meets its own")
            .arg(best.subject->name, race.moneyText(best),
                 closeText(namesOf(group.sliced(1)), race.formatter.compactMoney(group.constLast().cell->value->value),
                           race.formatter));
    const Standing *baseline = baselineIn(standings, race.board);
    if (baseline != nullptr && baselineIn(group, race.board) == nullptr && race.areAlike(best, *baseline))
        text = besideText(race, text, best, *baseline);
    if (const QString unlike = race.unlikeText(standings); !unlike.isEmpty())
        text = tr("%1; %2", "who is lowest; with whom it is not comparable, and why").arg(text, unlike);
    return text + boundTail(group, race.formatter);
}

QString fastestSentence(const Race &race, const QList<Standing> &standings)
{
    const Formatter &formatter = race.formatter;
    const Standing &best = standings.constFirst();
    const QString name = best.subject->name;
    const QString speed = formatter.compact(best.cell->value->value) + QChar(0x00A0) + symbolOf(best.cell->unit);
    if (standings.size() == 1)
        return tr("no price is known; %1 reaches about %2").arg(name, speed);
    if (const QString unlike = race.unlikeText(standings); !unlike.isEmpty())
        return tr("no price is known; %1 reaches about %2; %3", "with whom it is not comparable, and why")
            .arg(name, speed, unlike);
    const QString count = countText(race.board.level, standings.size(), formatter);
    const QString text = tr("no price is known; of %1, %2 is fastest at about %3").arg(count, name, speed);
    const QList<Standing> close = closeOnes(standings);
    if (close.size() == 1)
        return text;
    const double slowest = close.constLast().cell->value->value;
    return tr("%1, %2", "who is fastest, but the range of another meets its own")
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
                          : tr("%1: %2").arg(namesText(names, formatter), sentence));
        }
        return texts;
    }

private:
    QStringList m_sentences;
    std::map<QString, QStringList> m_names;
};

} // namespace

QString workloadTakeaway(const Board &board, const ResultTable &table, const WorkloadView &view,
                         const Formatter &formatter, const QString &kinds)
{
    if (!view.work)
        return tr("Choose a workload");
    if (table.rows.isEmpty())
        return tr("Choose chips to compare");
    const Workload &work = view.work->workload;
    const TaskMetrics metrics = taskMetrics(work.task);
    const auto about = [&work](const QString &sentence) { return tr("%1: %2").arg(work.name, sentence); };
    const QList<Standing> costs = standingsOf(table, view, metrics.cost, Better::Lower);
    if (!costs.isEmpty()) {
        const QList<Standing> close = closeOnes(costs);
        const Race race{board, table, table.columnOf(metrics.cost), work.task, formatter};
        if (!kinds.isEmpty())
            return about(kinds);
        return about(close.size() > 1 ? closeSentence(race, costs, close) : singleSentence(race, costs));
    }
    const QList<Standing> speeds = standingsOf(table, view, metrics.speed, Better::Higher);
    if (!speeds.isEmpty())
        return about(fastestSentence({board, table, table.columnOf(metrics.speed), work.task, formatter}, speeds));
    return about(noEstimateText(view, table.level, formatter));
}

QString comparedBounds(const Board &board, const ResultTable &table, const WorkloadView &view,
                       const Formatter &formatter)
{
    const TaskMetrics metrics = taskMetrics(view.work ? view.work->workload.task : Task::Serve);
    const QList<Standing> costs = standingsOf(table, view, metrics.cost, Better::Lower);
    if (costs.isEmpty() || !costs.constFirst().bound)
        return {};
    const Race race{board, table, table.columnOf(metrics.cost), Task::Serve, formatter};
    const QList<Standing> both = comparedIn(race, costs);
    const QString bound = boundLabel(*both.constFirst().bound);
    return both.size() > 1 && areAllBoundAsFirst(both)
        ? tr("%1 are limited by %2.", "two rows").arg(namesText(namesOf(both), formatter), bound)
        : tr("%1 is limited by %2.").arg(both.constFirst().subject->name, bound);
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
            notes << tr("Bound by %1: %2. %3")
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
