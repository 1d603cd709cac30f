// Purpose: the board's workload as offers: what one chip, instance or system costs an hour, what it delivers, and so
// what a unit of the work costs. Where the workload takes several of them, both are divided by their number, so that
// rows that need different counts can be compared.
#pragma once

#include "data/compare/workloadview.h"

#include <QList>

namespace chipboard {

// Which of several offers are worth looking at: those that no other beats in both respects, what they cost
// and what they give.

/// One offer; both in units of the caller's choice, the same for all offers.
struct Offer
{
    double cost = 0.0;        ///< less is better
    double performance = 0.0; ///< more is better
};

/// `a` costs no more and gives no less than `b`, and is better in one of the two.
[[nodiscard]] bool dominates(const Offer &a, const Offer &b);

/// Indices of the offers that no other dominates, by rising cost; equal ones are all on it.
[[nodiscard]] QList<qsizetype> paretoFront(const QList<Offer> &offers);

struct ValueOffer
{
    const SubjectEstimate *row = nullptr;
    Interval rent;               ///< USD an hour of one
    Interval speed;              ///< tokens or items a second of one
    const Cell *ratio = nullptr; ///< what the work costs: the task's cost metric
    bool onFront = false;        ///< on sale, supported, and no other such one is both cheaper and faster
};

/// The metrics that offers are made of: speed, rent, cost.
[[nodiscard]] QList<MetricId> valueMetrics(Task task);

/// Of the rows that run and have a price, in their order; the front of those that may lead is marked.
[[nodiscard]] QList<ValueOffer> valueOffers(const ResultTable &table, const WorkloadView &view);

/// The same numbers as a table: speed and rent of one, the cost as it is; none of either where a row is no offer. How
/// many the workload takes is divided out, so it has no estimates whose counts could differ.
[[nodiscard]] ResultTable tableOfOne(ResultTable table, const WorkloadView &view);

/// cost = ratioFactor x rent / speed, the same for all offers; 0 without any.
[[nodiscard]] double ratioFactor(const QList<ValueOffer> &offers);

} // namespace chipboard
