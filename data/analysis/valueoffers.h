// Purpose: the board's workload as offers: hourly cost and throughput of one chip, instance or system, and the
// resulting unit cost. If the workload needs several, both are divided by their number, so that rows with different
// counts are comparable.
#pragma once

#include "data/compare/workloadview.h"

#include <QList>

namespace chipboard {

// Pareto front of offers: those that no other beats in both cost and performance.

/// An offer; units are the caller's choice, the same for all offers.
struct Offer
{
    double cost = 0.0;        ///< less is better
    double performance = 0.0; ///< more is better
};

/// True if `a` costs no more and performs no worse than `b`, and is better in one of the two.
[[nodiscard]] bool dominates(const Offer &a, const Offer &b);

/// Indices of the offers that no other dominates, by rising cost; includes equal ones.
[[nodiscard]] QList<qsizetype> paretoFront(const QList<Offer> &offers);

struct ValueOffer
{
    const SubjectEstimate *row = nullptr;
    Interval rent;               ///< USD an hour of one
    Interval speed;              ///< tokens or items a second of one
    const Cell *ratio = nullptr; ///< what the work costs: the task's cost metric
    bool onFront = false;        ///< on sale, supported, and no other such one is both cheaper and faster
};

/// Metrics of an offer: speed, rent, cost.
[[nodiscard]] QList<MetricId> valueMetrics(Task task);

/// Of the rows that run and have a price, in their order; the front of those that may lead is marked.
[[nodiscard]] QList<ValueOffer> valueOffers(const ResultTable &table, const WorkloadView &view);

/// The offers as a table: speed and rent per unit, cost unchanged; empty for rows without an offer. Counts are divided
/// out, so it has no estimates whose counts could differ.
[[nodiscard]] ResultTable tableOfOne(ResultTable table, const WorkloadView &view);

/// cost = ratioFactor x rent / speed, the same for all offers; 0 without offers.
[[nodiscard]] double ratioFactor(const QList<ValueOffer> &offers);

} // namespace chipboard
