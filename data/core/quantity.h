// Purpose: numbers with a dimension. A Quantity is one double in the base unit of its dimension (below). Unit functions
// create it, terabytesPerSecond(2.9), and division reads it, rate / terabytesPerSecond(1). Only meaningful products and
// quotients exist: DataSize / DataRate is a Duration, DataSize + DataRate does not compile.
#pragma once

#include <QtGlobal> // before <compare>: moc 6.4 cannot begin with it

#include <compare>
#include <span>

namespace chipboard {

// The physical dimensions of the program and their base units.

/// In brackets: the base unit in which a Quantity stores the dimension.
enum class Dimension {
    Count,           ///< a plain number: chips, cores, times, percent [1]
    Compute,         ///< arithmetic rate, dense unless stated otherwise [FLOP/s; for INT8: OP/s]
    DataSize,        ///< [byte]
    DataRate,        ///< [byte/s]
    Power,           ///< [W]
    Duration,        ///< [s]
    Operations,      ///< an amount of arithmetic [FLOP]
    Throughput,      ///< tokens, sequences or items a second [1/s]
    Energy,          ///< [J]
    PricePerEnergy,  ///< [USD/J]
    Money,           ///< [USD]
    Price,           ///< hourly cost [USD/h]: per hour, so that printed prices stay exact
    PricePerItem,    ///< [USD per token, sequence or item]
    Intensity,       ///< arithmetic intensity [FLOP/byte]
    ComputePerPower, ///< [FLOP/s per W]
    PricePerCompute, ///< [USD/h per FLOP/s]
    PricePerSize,    ///< [USD/h per byte]
    PricePerRate,    ///< [USD/h per byte/s]
    PerMoney,        ///< what one USD buys [1/USD]; the heading names it
};

template<Dimension D>
class Quantity
{
public:
    static constexpr Dimension dimension = D;

    constexpr Quantity() = default;
    /// From a number in the base unit of D. Prefer the unit functions.
    [[nodiscard]] static constexpr Quantity fromBase(double base) { return Quantity(base); }
    [[nodiscard]] constexpr double base() const { return m_base; }

    friend constexpr bool operator==(const Quantity &, const Quantity &) = default;
    friend constexpr auto operator<=>(const Quantity &, const Quantity &) = default;
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.m_base + b.m_base); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.m_base - b.m_base); }
    friend constexpr Quantity operator*(Quantity a, double factor) { return Quantity(a.m_base * factor); }
    friend constexpr Quantity operator*(double factor, Quantity a) { return Quantity(a.m_base * factor); }
    friend constexpr Quantity operator/(Quantity a, double divisor) { return Quantity(a.m_base / divisor); }
    friend constexpr double operator/(Quantity a, Quantity b) { return a.m_base / b.m_base; }

private:
    explicit constexpr Quantity(double base)
        : m_base(base)
    {
    }
    double m_base = 0.0;
};

using ComputeRate = Quantity<Dimension::Compute>;
using DataSize = Quantity<Dimension::DataSize>;
using DataRate = Quantity<Dimension::DataRate>;
using PowerDraw = Quantity<Dimension::Power>;
using Duration = Quantity<Dimension::Duration>;
using Operations = Quantity<Dimension::Operations>;
using Throughput = Quantity<Dimension::Throughput>;
using Energy = Quantity<Dimension::Energy>;
using Money = Quantity<Dimension::Money>;
using PricePerItem = Quantity<Dimension::PricePerItem>;
using HourlyPrice = Quantity<Dimension::Price>;
using Count = Quantity<Dimension::Count>;

/// Result of an operation on two quantities. Any pair without a row does not compile.
struct QuantityRow
{
    Dimension first;
    Dimension second;
    Dimension result;
    double factor = 1.0; ///< of the result in base units
};
inline constexpr QuantityRow quotientRows[] = {
    {Dimension::DataSize, Dimension::DataRate, Dimension::Duration},
    {Dimension::DataSize, Dimension::Duration, Dimension::DataRate},
    {Dimension::Operations, Dimension::Compute, Dimension::Duration},
    {Dimension::Compute, Dimension::DataRate, Dimension::Intensity},
    {Dimension::Compute, Dimension::Power, Dimension::ComputePerPower},
    {Dimension::Price, Dimension::Compute, Dimension::PricePerCompute},
    {Dimension::Price, Dimension::DataSize, Dimension::PricePerSize},
    {Dimension::Price, Dimension::DataRate, Dimension::PricePerRate},
};
inline constexpr QuantityRow productRows[] = {
    {Dimension::DataRate, Dimension::Duration, Dimension::DataSize},
    {Dimension::Price, Dimension::Duration, Dimension::Money, 1.0 / 3600.0},
    {Dimension::Power, Dimension::Duration, Dimension::Energy},
    {Dimension::Energy, Dimension::PricePerEnergy, Dimension::Money},
};

template<Dimension A, Dimension B>
consteval const QuantityRow *quantityRow(std::span<const QuantityRow> rows)
{
    for (const QuantityRow &row : rows) {
        if (row.first == A && row.second == B)
            return &row;
    }
    return nullptr;
}

template<Dimension A, Dimension B>
requires(quantityRow<A, B>(quotientRows) != nullptr) constexpr auto operator/(Quantity<A> a, Quantity<B> b)
{
    return Quantity<quantityRow<A, B>(quotientRows)->result>::fromBase(a.base() / b.base());
}

template<Dimension A, Dimension B>
requires(quantityRow<A, B>(productRows) != nullptr) constexpr auto operator*(Quantity<A> a, Quantity<B> b)
{
    constexpr QuantityRow row = *quantityRow<A, B>(productRows);
    return Quantity<row.result>::fromBase(a.base() * b.base() * row.factor);
}

constexpr ComputeRate teraflops(double value) { return ComputeRate::fromBase(value * 1e12); }
constexpr Operations flop(double value) { return Operations::fromBase(value); }
constexpr Throughput perSecond(double value) { return Throughput::fromBase(value); }
constexpr DataSize bytes(double value) { return DataSize::fromBase(value); }
constexpr DataSize gigabytes(double value) { return DataSize::fromBase(value * 1e9); }
constexpr DataSize gibibytes(double value) { return DataSize::fromBase(value * 1073741824.0); }
constexpr DataRate gigabytesPerSecond(double value) { return DataRate::fromBase(value * 1e9); }
constexpr DataRate terabytesPerSecond(double value) { return DataRate::fromBase(value * 1e12); }
constexpr PowerDraw watts(double value) { return PowerDraw::fromBase(value); }
constexpr Duration hours(double value) { return Duration::fromBase(value * 3600.0); }
constexpr Duration seconds(double value) { return Duration::fromBase(value); }
constexpr Duration microseconds(double value) { return Duration::fromBase(value * 1e-6); }
constexpr Money usDollars(double value) { return Money::fromBase(value); }
constexpr HourlyPrice usDollarsPerHour(double value) { return HourlyPrice::fromBase(value); }

} // namespace chipboard
