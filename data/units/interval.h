// Purpose: a value with its range, low <= value <= high, carried through every formula ("~9.80", "3-4", announced
// factors). Arithmetic is that of independent positive ranges: the quotient's low is low / high. All figures here are
// >= 0.
#pragma once

#include "data/units/quantity.h"
#include "data/units/unit.h"

#include <algorithm>

namespace chipboard {

/// In whatever unit its owner says.
struct Interval
{
    double low = 0.0;
    double value = 0.0;
    double high = 0.0;

    [[nodiscard]] static constexpr Interval exactly(double value) { return {value, value, value}; }
    [[nodiscard]] constexpr bool isExact() const { return !(low < high); }
    [[nodiscard]] constexpr bool isOrdered() const { return low <= value && value <= high; }
    [[nodiscard]] constexpr Interval scaled(double factor) const
    {
        return {low * factor, value * factor, high * factor};
    }

    friend constexpr bool operator==(const Interval &, const Interval &) = default;
};

/// An Interval whose dimension the compiler knows.
template<Dimension D>
struct Ranged
{
    Quantity<D> low;
    Quantity<D> value;
    Quantity<D> high;

    friend constexpr bool operator==(const Ranged &, const Ranged &) = default;
};

template<Dimension D>
[[nodiscard]] Ranged<D> ranged(const Interval &interval, Unit unit)
{
    Q_ASSERT(unitInfo(unit).dimension == D);
    const double factor = unitInfo(unit).factor;
    return {Quantity<D>::fromBase(interval.low * factor), Quantity<D>::fromBase(interval.value * factor),
            Quantity<D>::fromBase(interval.high * factor)};
}

template<Dimension D>
[[nodiscard]] Interval inUnit(const Ranged<D> &range, Unit unit)
{
    Q_ASSERT(unitInfo(unit).dimension == D);
    const double factor = unitInfo(unit).factor;
    return {range.low.base() / factor, range.value.base() / factor, range.high.base() / factor};
}

/// Precondition: b.low > 0. A range that reaches zero has no quotient.
template<Dimension A, Dimension B>
[[nodiscard]] constexpr auto operator/(const Ranged<A> &a, const Ranged<B> &b) -> Ranged<QuotientOf<A, B>::value>
{
    return {a.low / b.high, a.value / b.value, a.high / b.low};
}

} // namespace chipboard
