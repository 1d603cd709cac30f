// Purpose: the number type of estimate formulas. A formula is a template over N: with `double` it calculates, with an
// expression (data/analysis/liveformula.h) it writes the workbook's formula. Both give the same numbers because there
// is one formula. Values are in base units (seconds, bytes, FLOP/s), so only steps and results have units; a trace
// receives steps by id (data/model/steps.h).
#pragma once

#include "data/core/unit.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <type_traits>

namespace chipboard {

/// Evaluates both alternatives: formulas have no side effects, and spreadsheets contain both as well.
[[nodiscard]] inline double select(bool condition, double then, double otherwise)
{
    return condition ? then : otherwise;
}
[[nodiscard]] inline double minOf(double a, double b) { return std::min(a, b); }
[[nodiscard]] inline double maxOf(double a, double b) { return std::max(a, b); }
[[nodiscard]] inline double floorOf(double value) { return std::floor(value); }
[[nodiscard]] inline double ceilOf(double value) { return std::ceil(value); }
[[nodiscard]] inline double powOf(double base, double exponent) { return std::pow(base, exponent); }
[[nodiscard]] inline bool isSame(double a, double b) { return a == b; }
/// The smallest power of two >= number; 1 for all numbers up to 1.
[[nodiscard]] inline double powerOfTwoFrom(double number)
{
    double power = 1.0;
    while (power < number && std::isfinite(number))
        power *= 2.0;
    return power;
}
/// False regardless of assumptions: code that depends on it can be skipped.
[[nodiscard]] inline bool isNever(bool condition) { return !condition; }

/// Precondition: the value is stated.
[[nodiscard]] inline double statedValue(const std::optional<double> &value) { return *value; }
template<class N>
[[nodiscard]] const N &statedValue(const N &value)
{
    return value;
}

/// The value in another unit: a calculation for double, a change of scale for an expression.
[[nodiscard]] inline double timesUnit(double value, double factor) { return value * factor; }
[[nodiscard]] inline double overUnit(double value, double factor) { return value / factor; }

/// A value with its range. Ranges multiply end by end; the low end of a quotient is low / high.
template<class N>
struct Span
{
    N low = 0.0;
    N value = 0.0;
    N high = 0.0;
};

[[nodiscard]] inline Interval inUnit(const Span<double> &span, Unit unit)
{
    const double factor = unitInfo(unit).factor;
    return {span.low / factor, span.value / factor, span.high / factor};
}

/// Applies a function to each part.
template<class N, class Change>
[[nodiscard]] Span<N> eachOf(const Span<N> &span, const Change &change)
{
    return {change(span.low), change(span.value), change(span.high)};
}

/// `value` with a relative error: value / (1 + error) to value x (1 + error).
template<class N>
[[nodiscard]] Span<N> spanOf(const N &value, const std::type_identity_t<N> &error)
{
    return {value / (1.0 + error), value, value * (1.0 + error)};
}
template<class N>
[[nodiscard]] Span<N> exactSpan(const N &value)
{
    return {value, value, value};
}
template<Dimension D>
[[nodiscard]] Span<double> spanOf(const Ranged<D> &range)
{
    return {range.low.base(), range.value.base(), range.high.base()};
}
template<Dimension D>
[[nodiscard]] Ranged<D> rangedOf(const Span<double> &span)
{
    return {Quantity<D>::fromBase(span.low), Quantity<D>::fromBase(span.value), Quantity<D>::fromBase(span.high)};
}

template<class N>
[[nodiscard]] Span<N> operator*(const Span<N> &span, const std::type_identity_t<N> &factor)
{
    return {span.low * factor, span.value * factor, span.high * factor};
}
template<class N>
[[nodiscard]] Span<N> operator*(const Span<N> &a, const Span<N> &b)
{
    return {a.low * b.low, a.value * b.value, a.high * b.high};
}
template<class N>
[[nodiscard]] Span<N> operator/(const Span<N> &span, const std::type_identity_t<N> &divisor)
{
    return {span.low / divisor, span.value / divisor, span.high / divisor};
}
template<class N>
[[nodiscard]] Span<N> operator/(const Span<N> &a, const Span<N> &b)
{
    return {a.low / b.high, a.value / b.value, a.high / b.low};
}

/// No-op trace, used with `double`.
struct NoTrace
{
    struct Attempt
    {
    };
    /// A step between inputs and results; a part of a step, omitted inside attempts of a search; one of several similar
    /// steps.
    [[nodiscard]] static double step(const char *, Unit, double value) { return value; }
    [[nodiscard]] static double part(const char *, Unit, double value) { return value; }
    [[nodiscard]] static double candidate(const char *, int, Unit, double value) { return value; }
    template<class Layout>
    [[nodiscard]] static double layout(const char *, int, const Layout &, Unit, double value)
    {
        return value;
    }
    /// A calibrated constant; `measured`: with the id of its value before the assumed factor.
    [[nodiscard]] static double constant(const char *, Unit, double value) { return value; }
    template<class Measurements>
    [[nodiscard]] static double measured(const char *, const char *, double value, const Measurements &, double factor)
    {
        return value * factor;
    }
    /// Steps until the end of the scope belong to one attempt of a search.
    [[nodiscard]] static Attempt attempt(const char *, int) { return {}; }
};
inline constexpr NoTrace untraced;

} // namespace chipboard
