#include "data/insight/pareto.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace chipboard {

bool dominates(const Offer &a, const Offer &b)
{
    const bool noWorse = a.cost <= b.cost && a.performance >= b.performance;
    return noWorse && (a.cost < b.cost || a.performance > b.performance);
}

QList<qsizetype> paretoFront(const QList<Offer> &offers)
{
    QList<qsizetype> order(offers.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&offers](qsizetype left, qsizetype right) {
        const Offer &a = offers.at(left);
        const Offer &b = offers.at(right);
        return a.cost != b.cost ? a.cost < b.cost : a.performance > b.performance;
    });
    // From cheap to dear, only what gives more than everything before is worth its price; or what equals the last one.
    QList<qsizetype> front;
    double most = -std::numeric_limits<double>::infinity();
    for (const qsizetype index : std::as_const(order)) {
        const Offer &offer = offers.at(index);
        const bool equalsLast = !front.isEmpty() && !dominates(offers.at(front.constLast()), offer)
            && offer.cost == offers.at(front.constLast()).cost;
        if (offer.performance > most || equalsLast)
            front << index;
        most = std::max(most, offer.performance);
    }
    return front;
}

} // namespace chipboard
