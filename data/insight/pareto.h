// Purpose: which of several offers are worth looking at: those that no other beats in both respects, what they cost
// and what they give.
#pragma once

#include <QList>

namespace chipboard {

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

} // namespace chipboard
