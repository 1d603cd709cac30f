// Purpose: the units of figures. A figure keeps its source's unit (96 GiB stays 96 GiB); conversion is exact by the
// factors below: k, M, G, T, P are powers of 1000 (SI), Ki, Mi, Gi, Ti are powers of 1024 (IEC 80000-13), 1 byte = 8
// bit.
#pragma once

#include "data/core/quantity.h"

#include <QString>
#include <QStringView>

#include <optional>
#include <span>

namespace chipboard {

enum class Unit : unsigned char {
    One,
    Times,
    Percent,
    Chips,
    Cores,
    VCpu,
    Tflops,
    Pflops,
    Tops,
    Byte,
    KB,
    MB,
    GB,
    TB,
    PB,
    KiB,
    MiB,
    GiB,
    TiB,
    PiB,
    MBps,
    GBps,
    TBps,
    PBps,
    GiBps,
    TiBps,
    Gbps,
    Tbps,
    Watt,
    Kilowatt,
    Megawatt,
    Gigawatt,
    Hour,
    Second,
    Millisecond,
    Flop,
    TokensPerSecond,
    ItemsPerSecond,
    Joule,
    KilowattHour,
    Usd,
    UsdPerHour,
    UsdPerMillion,
    UsdPerKilowattHour,
    FlopPerByte,
    TflopsPerWatt,
    UsdPerPflopsHour,
    UsdPerGiBHour,
    UsdPerTBpsHour,
    PerUsd,
};

/// One row of the unit table.
struct UnitInfo
{
    Unit unit;
    const char *symbol; ///< as in files and on screen
    Dimension dimension;
    double factor; ///< base units per unit
};

[[nodiscard]] std::span<const UnitInfo> unitTable();
[[nodiscard]] const UnitInfo &unitInfo(Unit unit);
[[nodiscard]] QString symbolOf(Unit unit);
/// USD, USD per something, or something per USD: shown in the display currency.
[[nodiscard]] bool isOfCurrency(Unit unit);
/// USD, or USD per something: an amount of money.
[[nodiscard]] bool isMoney(Unit unit);
[[nodiscard]] std::optional<Unit> unitFromSymbol(QStringView symbol);
/// The same amount in another unit of the same dimension. Precondition: equal dimensions.
[[nodiscard]] double convert(double value, Unit from, Unit to);
/// The most readable unit of the same kind (SI or IEC) for `value`: at least 1, and below 1000 if the kind has such a
/// unit. Compute below 10 PFLOPS stays in TFLOPS, as for chips.
[[nodiscard]] Unit readableUnit(double value, Unit unit);

/// Memory sizes are powers of two, whatever vendors print: an "80 GB" H100 has 81,920 MiB, and a "1.5 TB" machine 1,500
/// such "GB". The binary unit, and how many of it make one printed unit.
struct CapacityUnit
{
    Unit unit;
    double factor;
};
[[nodiscard]] CapacityUnit capacityUnit(Unit printed);

// A value with its range, low <= value <= high, carried through every formula ("~9.80", "3-4", announced factors).
// Interval arithmetic for independent positive ranges: the low end of a quotient is low / high. All figures are >= 0.

/// The owner defines the unit.
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

/// An Interval with a compile-time dimension.
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

/// Precondition: b.low > 0; a range that includes zero has no quotient.
template<Dimension A, Dimension B>
[[nodiscard]] constexpr auto operator/(const Ranged<A> &a, const Ranged<B> &b)
    -> Ranged<quantityRow<A, B>(quotientRows)->result>
{
    return {a.low / b.high, a.value / b.value, a.high / b.low};
}

} // namespace chipboard
