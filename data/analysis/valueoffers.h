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
    Interval rent;               ///< USD per hour of one
    Interval speed;              ///< tokens or items per second of one
    const Cell *ratio = nullptr; ///< the task's cost metric
    bool onFront = false;        ///< no other is both cheaper and faster, by the middle values
};

/// Metrics of an offer: speed, rent, cost.
[[nodiscard]] QList<MetricId> valueMetrics(Task task);

/// Offers of the rows that run and have a price, in row order, with the front marked.
[[nodiscard]] QList<ValueOffer> valueOffers(const ResultTable &table, const WorkloadView &view);

/// The offers as a table: speed and rent per unit, cost unchanged; empty for rows without an offer. Counts are divided
/// out, so it has no estimates whose counts could differ.
[[nodiscard]] ResultTable tableOfOne(ResultTable table, const WorkloadView &view);

/// cost = ratioFactor x rent / speed, the same for all offers; 0 without offers.
[[nodiscard]] double ratioFactor(const QList<ValueOffer> &offers);

} // namespace chipboard
