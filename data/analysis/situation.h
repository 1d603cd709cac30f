// Purpose: the facts behind advice: requirements, the current setup, and for every chip of the catalogue cost, duration
// and availability for the board's workload. No judgement is made here.
#pragma once

#include "data/analysis/breakeven.h"
#include "data/board/needs.h"
#include "data/compare/boardestimate.h"
#include "data/core/format.h"

namespace chipboard {

/// A chip to choose from.
struct Candidate
{
    SubjectEstimate row;
    std::optional<Interval> cost;       ///< task's cost metric: per run, or per million tokens or items
    std::optional<Interval> month;      ///< USD per month; for a shorter run: per run
    std::optional<Interval> days;       ///< until training is done, including the move; for serving: the move only
    std::optional<Interval> wait;       ///< ms between tokens, or per batch
    std::optional<Interval> firstToken; ///< ms
    std::optional<Interval> pace;       ///< ranking by speed, per chip; more is faster
    std::optional<Interval> chipHours;  ///< of a run: basis of its pace
    double batch = 0.0;                 ///< concurrent requests for the required latency; 0: as in the workload
    double instanceMemory = 0.0;        ///< GB of the largest instance
    QString largest;                    ///< its name
    int fewestRented = 0;               ///< chips of the smallest instance; 0: no known instance
    QStringList clouds;                 ///< clouds that list it
    QStringList regions;                ///< regions known to have it
    bool knowsAllRegions = false;
    bool isMove = false; ///< to other software than the current one

    [[nodiscard]] const Chip &chip() const { return *row.subject.chip; }
    [[nodiscard]] const QString &name() const { return row.subject.name; }
    [[nodiscard]] int chips() const { return row.estimate.count; }
};

struct Situation
{
    const Catalog *catalog = nullptr; ///< the board's, with all prices
    Board asked;                      ///< as given
    Board board;                      ///< with all chips, requirements that affect estimates applied, and `bestList`
                                      ///< unless the user chose a list
    Needs needs;
    std::optional<EditedWorkload> work; ///< empty: the workload is not in the catalogue
    const Chip *today = nullptr;        ///< the baseline's chip; null: none or unknown
    MovePlan plan;
    BookId bestList;             ///< listFor() of the board
    QStringList regionClouds;    ///< clouds with the required region; empty: no list knows it
    QList<Candidate> candidates; ///< in catalogue order
    Formatter formatter;

    [[nodiscard]] Task task() const { return work ? work->workload.task : Task::Serve; }
    [[nodiscard]] bool isTraining() const;
    [[nodiscard]] bool isInference() const { return !isTraining(); }
    /// Current monthly spend from the requirements; empty if not stated.
    [[nodiscard]] std::optional<double> spend() const;
    /// Weeks of work until the current workload runs on that chip.
    [[nodiscard]] double movingWeeks(const Candidate &candidate) const;
    [[nodiscard]] const Candidate *candidate(const ChipId &id) const;
    [[nodiscard]] const Candidate *now() const { return today != nullptr ? candidate(today->id) : nullptr; }
    /// Cost there / current cost, of the monthly bill if a volume is stated; empty if one is missing.
    [[nodiscard]] std::optional<double> shareOfToday(const Candidate &candidate) const;
    /// The same with its band, P10 to P90, as for a move (ratioBand()); takes a few estimates.
    [[nodiscard]] std::optional<Interval> ratioToToday(const Candidate &candidate) const;
};

/// Keeps only prices of the required cloud; of a chip with prices in the required region, only those.
[[nodiscard]] Catalog withPricesFor(Catalog catalog, const Needs &needs);
/// The board's price list, or the one with most prices if that has none of the required cloud and region.
[[nodiscard]] BookId listFor(const Catalog &catalog, const Board &board);
/// The catalogue must outlive it.
[[nodiscard]] Situation situationOf(const Catalog &catalog, const Board &board, const Formatter &formatter);

/// True if the requirements that affect estimates are equal.
[[nodiscard]] bool estimatesAlike(const Needs &a, const Needs &b);
/// The same with other requirements; re-estimates only if they affect estimates.
[[nodiscard]] Situation withNeeds(const Situation &situation, const Needs &needs);

/// "1.75 (1.27 to 2.4) USD per 1M output tokens": value of the task's cost metric.
[[nodiscard]] QString costText(Task task, const Interval &cost, const Formatter &formatter);
[[nodiscard]] QString costText(const Situation &situation, const Interval &cost);
/// Amazon's chips run the Neuron SDK.
[[nodiscard]] bool isNeuron(const Chip &chip);
[[nodiscard]] bool isNvidia(const Chip &chip);

} // namespace chipboard
