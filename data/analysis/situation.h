// Purpose: the facts that advice rests on: what is needed, what runs today, and for every chip of the catalogue what
// the board's workload costs on it, how long it takes, and where it can be had. No judgement is made here.
#pragma once

#include "data/analysis/breakeven.h"
#include "data/board/needs.h"
#include "data/compare/boardestimate.h"
#include "data/core/format.h"

namespace chipboard {

/// One chip that could be taken.
struct Candidate
{
    SubjectEstimate row;
    std::optional<Interval> cost;       ///< of the task's cost metric: of the run, or of a million tokens or items
    std::optional<Interval> month;      ///< USD that are paid a month; of a shorter run: of the run
    std::optional<Interval> days;       ///< until training is done, moving included; of serving: moving alone
    std::optional<Interval> wait;       ///< ms from token to token, or of a batch
    std::optional<Interval> firstToken; ///< ms
    std::optional<Interval> pace;       ///< what speed is ranked by, per chip; more is faster
    std::optional<Interval> chipHours;  ///< of a run: what its pace follows from
    double batch = 0.0;                 ///< requests at once that the latency asked for; 0: as the workload has it
    double instanceMemory = 0.0;        ///< GB of the largest instance
    QString largest;                    ///< its name
    int fewestRented = 0;               ///< chips of the smallest instance; 0: no instance is known
    QStringList clouds;                 ///< that list it
    QStringList regions;                ///< that are known to have it
    bool knowsAllRegions = false;
    bool isMove = false; ///< to other software than today's

    [[nodiscard]] const Chip &chip() const { return *row.subject.chip; }
    [[nodiscard]] const QString &name() const { return row.subject.name; }
    [[nodiscard]] int chips() const { return row.estimate.count; }
};

struct Situation
{
    const Catalog *catalog = nullptr; ///< the board's, all prices in it
    Board asked;                      ///< as it was given
    Board board;                      ///< with all chips, the needs that act on estimates, and unless a person chose
                                      ///< the price list `bestList`
    Needs needs;
    std::optional<EditedWorkload> work; ///< nothing: the workload is not in the catalogue
    const Chip *today = nullptr;        ///< the baseline's; null: nothing runs, or nobody says
    MovePlan plan;
    BookId bestList;             ///< listFor() the board
    QStringList regionClouds;    ///< that have the region that is needed; empty: no list knows it
    QList<Candidate> candidates; ///< in the catalogue's order
    Formatter formatter;

    [[nodiscard]] Task task() const { return work ? work->workload.task : Task::Serve; }
    [[nodiscard]] bool isTraining() const;
    [[nodiscard]] bool isInference() const { return !isTraining(); }
    /// What is spent a month, as the needs say; nothing where they do not.
    [[nodiscard]] std::optional<double> spend() const;
    /// Of work until today's runs on that chip.
    [[nodiscard]] double movingWeeks(const Candidate &candidate) const;
    [[nodiscard]] const Candidate *candidate(const ChipId &id) const;
    [[nodiscard]] const Candidate *now() const { return today != nullptr ? candidate(today->id) : nullptr; }
    /// Cost there / cost today, of the month's bill where a volume is stated; nothing where one of them has none.
    [[nodiscard]] std::optional<double> shareOfToday(const Candidate &candidate) const;
    /// The same with its band, P10 to P90, as a move has it (ratioBand()): a few estimates.
    [[nodiscard]] std::optional<Interval> ratioToToday(const Candidate &candidate) const;
};

/// Only prices of the cloud that is needed; where a chip has some of the region that is needed, only those of its
/// prices.
[[nodiscard]] Catalog withPricesFor(Catalog catalog, const Needs &needs);
/// The board's price list; where that has no price of the cloud and region that are needed, the one that has most.
[[nodiscard]] BookId listFor(const Catalog &catalog, const Board &board);
/// The catalogue outlives it.
[[nodiscard]] Situation situationOf(const Catalog &catalog, const Board &board, const Formatter &formatter);

/// Whether the needs that act on estimates are the same.
[[nodiscard]] bool estimatesAlike(const Needs &a, const Needs &b);
/// The same with other needs; estimated anew only where they act on estimates.
[[nodiscard]] Situation withNeeds(const Situation &situation, const Needs &needs);

/// "1.75 (1.27 to 2.4) USD per 1M tokens": what the task's cost metric says.
[[nodiscard]] QString costText(Task task, const Interval &cost, const Formatter &formatter);
[[nodiscard]] QString costText(const Situation &situation, const Interval &cost);
/// Amazon's chips run the Neuron SDK.
[[nodiscard]] bool isNeuron(const Chip &chip);
[[nodiscard]] bool isNvidia(const Chip &chip);

} // namespace chipboard
