// Purpose: the formulas of a move, over numbers or expressions (data/estimate/number.h). Terms: breakeven.h.
#pragma once

#include "data/estimate/number.h"

namespace chipboard::moving {

inline constexpr double monthsOfAYear = 12.0;
inline constexpr double weeksOfAYear = 52.0;

/// Months until so many weeks of work are done.
template<class N>
[[nodiscard]] N monthsOf(const N &weeks)
{
    return weeks * monthsOfAYear / weeksOfAYear;
}

/// A month, once it is done, of what is spent of the part that moves.
template<class N>
[[nodiscard]] N saving(const N &spend, const N &share, const N &ratio)
{
    return spend * share * (1.0 - ratio);
}

/// Paid of the cost of moving until a month, evenly while it is done.
template<class N>
[[nodiscard]] N paidOfCost(const N &cost, const N &done, double month)
{
    return select(done > 0.0, minOf(N(1.0), month / maxOf(done, N(1e-9))), N(1.0)) * cost;
}

template<class N>
[[nodiscard]] N savedUntil(const N &saving, const N &done, double month)
{
    return saving * maxOf(N(0.0), month - done);
}

/// Months until even; `saving` above 0.
template<class N>
[[nodiscard]] N evenAfter(const N &done, const N &cost, const N &saving)
{
    return done + cost / saving;
}

} // namespace chipboard::moving
