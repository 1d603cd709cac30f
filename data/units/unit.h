// Purpose: the units that figures are printed in. A figure keeps its source's unit (96 GiB stays 96 GiB); converting is
// exact by the factors below: k, M, G, T, P are powers of 1000 (SI), Ki, Mi, Gi, Ti are powers of 1024 (IEC 80000-13),
// 1 byte = 8 bit.
#pragma once

#include "data/units/dimension.h"

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
    UsdPerGBHour,
    UsdPerTBpsHour,
    PerUsd,
};

/// One row of the unit table.
struct UnitInfo
{
    Unit unit;
    const char *symbol; ///< as in files and on screen
    Dimension dimension;
    double factor; ///< base units in one of these
};

[[nodiscard]] std::span<const UnitInfo> unitTable();
[[nodiscard]] const UnitInfo &unitInfo(Unit unit);
[[nodiscard]] QString symbolOf(Unit unit);
/// USD, USD for something, or something for a USD: shown in the currency that a person chose.
[[nodiscard]] bool isOfCurrency(Unit unit);
[[nodiscard]] std::optional<Unit> unitFromSymbol(QStringView symbol);
/// The same amount in another unit of the same dimension. Precondition: equal dimensions.
[[nodiscard]] double convert(double value, Unit from, Unit to);
/// The unit of the same kind (SI with SI, IEC with IEC) in which `value` reads best: at least 1, below 1000 where there
/// is one.
[[nodiscard]] Unit readableUnit(double value, Unit unit);

} // namespace chipboard
