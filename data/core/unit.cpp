#include "data/core/unit.h"

#include <QLatin1String>

#include <array>

namespace chipboard {
constexpr double kibi = 1024.0;
constexpr double mebi = kibi * 1024.0;
constexpr double gibi = mebi * 1024.0;
constexpr double tebi = gibi * 1024.0;
constexpr double pebi = tebi * 1024.0;

// Rows in enum order: unitInfo() indexes by it; a test checks the order.
constexpr std::array table{
    UnitInfo{Unit::One, "", Dimension::Count, 1.0},
    UnitInfo{Unit::Times, "x", Dimension::Count, 1.0},
    UnitInfo{Unit::Percent, "%", Dimension::Count, 1.0},
    UnitInfo{Unit::Chips, "chips", Dimension::Count, 1.0},
    UnitInfo{Unit::Cores, "cores", Dimension::Count, 1.0},
    UnitInfo{Unit::VCpu, "vCPU", Dimension::Count, 1.0},
    UnitInfo{Unit::Tflops, "TFLOPS", Dimension::Compute, 1e12},
    UnitInfo{Unit::Pflops, "PFLOPS", Dimension::Compute, 1e15},
    UnitInfo{Unit::Tops, "TOPS", Dimension::Compute, 1e12},
    UnitInfo{Unit::Byte, "B", Dimension::DataSize, 1.0},
    UnitInfo{Unit::KB, "KB", Dimension::DataSize, 1e3},
    UnitInfo{Unit::MB, "MB", Dimension::DataSize, 1e6},
    UnitInfo{Unit::GB, "GB", Dimension::DataSize, 1e9},
    UnitInfo{Unit::TB, "TB", Dimension::DataSize, 1e12},
    UnitInfo{Unit::PB, "PB", Dimension::DataSize, 1e15},
    UnitInfo{Unit::KiB, "KiB", Dimension::DataSize, kibi},
    UnitInfo{Unit::MiB, "MiB", Dimension::DataSize, mebi},
    UnitInfo{Unit::GiB, "GiB", Dimension::DataSize, gibi},
    UnitInfo{Unit::TiB, "TiB", Dimension::DataSize, tebi},
    UnitInfo{Unit::PiB, "PiB", Dimension::DataSize, pebi},
    UnitInfo{Unit::MBps, "MB/s", Dimension::DataRate, 1e6},
    UnitInfo{Unit::GBps, "GB/s", Dimension::DataRate, 1e9},
    UnitInfo{Unit::TBps, "TB/s", Dimension::DataRate, 1e12},
    UnitInfo{Unit::PBps, "PB/s", Dimension::DataRate, 1e15},
    UnitInfo{Unit::GiBps, "GiB/s", Dimension::DataRate, gibi},
    UnitInfo{Unit::TiBps, "TiB/s", Dimension::DataRate, tebi},
    UnitInfo{Unit::Gbps, "Gbps", Dimension::DataRate, 1e9 / 8.0},
    UnitInfo{Unit::Tbps, "Tbps", Dimension::DataRate, 1e12 / 8.0},
    UnitInfo{Unit::Watt, "W", Dimension::Power, 1.0},
    UnitInfo{Unit::Kilowatt, "kW", Dimension::Power, 1e3},
    UnitInfo{Unit::Megawatt, "MW", Dimension::Power, 1e6},
    UnitInfo{Unit::Gigawatt, "GW", Dimension::Power, 1e9},
    UnitInfo{Unit::Hour, "h", Dimension::Duration, 3600.0},
    UnitInfo{Unit::Second, "s", Dimension::Duration, 1.0},
    UnitInfo{Unit::Millisecond, "ms", Dimension::Duration, 1e-3},
    UnitInfo{Unit::Flop, "FLOP", Dimension::Operations, 1.0},
    UnitInfo{Unit::TokensPerSecond, "tokens/s", Dimension::Throughput, 1.0},
    UnitInfo{Unit::ItemsPerSecond, "items/s", Dimension::Throughput, 1.0},
    UnitInfo{Unit::Joule, "J", Dimension::Energy, 1.0},
    UnitInfo{Unit::KilowattHour, "kWh", Dimension::Energy, 3.6e6},
    UnitInfo{Unit::Usd, "USD", Dimension::Money, 1.0},
    UnitInfo{Unit::UsdPerHour, "USD/h", Dimension::Price, 1.0},
    UnitInfo{Unit::UsdPerMillion, "USD/1M", Dimension::PricePerItem, 1e-6},
    UnitInfo{Unit::UsdPerKilowattHour, "USD/kWh", Dimension::PricePerEnergy, 1.0 / 3.6e6},
    UnitInfo{Unit::FlopPerByte, "FLOP/B", Dimension::Intensity, 1.0},
    UnitInfo{Unit::TflopsPerWatt, "TFLOPS/W", Dimension::ComputePerPower, 1e12},
    UnitInfo{Unit::UsdPerPflopsHour, "USD/PFLOPS-h", Dimension::PricePerCompute, 1e-15},
    UnitInfo{Unit::UsdPerGiBHour, "USD/GiB-h", Dimension::PricePerSize, 1.0 / gibi},
    UnitInfo{Unit::UsdPerTBpsHour, "USD/(TB/s)-h", Dimension::PricePerRate, 1e-12},
    UnitInfo{Unit::PerUsd, "", Dimension::PerMoney, 1.0},
};

// Interchangeable units, small to large. INT8's TOPS has no larger unit in the field, so it stays.
constexpr std::array ladders{
    std::array{Unit::Tflops, Unit::Pflops, Unit::Pflops, Unit::Pflops},
    std::array{Unit::GB, Unit::TB, Unit::PB, Unit::PB},
    std::array{Unit::MiB, Unit::GiB, Unit::GiB, Unit::PiB}, // memory: thousands of GiB stay
    std::array{Unit::GBps, Unit::TBps, Unit::PBps, Unit::PBps},
    std::array{Unit::Watt, Unit::Kilowatt, Unit::Megawatt, Unit::Gigawatt},
};

static bool isBinary(Unit unit) { return unit >= Unit::KiB && unit <= Unit::PiB; }

std::span<const UnitInfo> unitTable() { return table; }

const UnitInfo &unitInfo(Unit unit) { return table.at(static_cast<std::size_t>(unit)); }

QString symbolOf(Unit unit) { return QString::fromLatin1(unitInfo(unit).symbol); }

bool isOfCurrency(Unit unit)
{
    switch (unitInfo(unit).dimension) {
    case Dimension::Money:
    case Dimension::PerMoney:
    case Dimension::Price:
    case Dimension::PricePerItem:
    case Dimension::PricePerEnergy:
    case Dimension::PricePerCompute:
    case Dimension::PricePerSize:
    case Dimension::PricePerRate:
        return true;
    default:
        return false;
    }
}

std::optional<Unit> unitFromSymbol(QStringView symbol)
{
    for (const UnitInfo &row : table) {
        if (symbol == QLatin1String(row.symbol))
            return row.unit;
    }
    return std::nullopt;
}

double convert(double value, Unit from, Unit to)
{
    if (from == to)
        return value;
    const UnitInfo &source = unitInfo(from);
    const UnitInfo &target = unitInfo(to);
    Q_ASSERT(source.dimension == target.dimension);
    // Dividing by one exact ratio loses less precision than multiplying and then dividing.
    return source.factor >= target.factor ? value * (source.factor / target.factor)
                                          : value / (target.factor / source.factor);
}

Unit readableUnit(double value, Unit unit)
{
    for (const auto &ladder : ladders) {
        if (unit == Unit::Tops || unitInfo(ladder.front()).dimension != unitInfo(unit).dimension
            || isBinary(ladder.front()) != isBinary(unit))
            continue;
        Unit best = ladder.front();
        for (const Unit step : ladder) {
            const double least = step == Unit::Pflops ? 10.0 : 1.0; // chips in TFLOPS on all pages of a document
            if (convert(value, unit, step) >= least)
                best = step;
        }
        return best;
    }
    return unit;
}

CapacityUnit capacityUnit(Unit printed)
{
    constexpr double thousand = 1000.0;
    switch (printed) {
    case Unit::KB:
        return {Unit::KiB, 1.0};
    case Unit::MB:
        return {Unit::MiB, 1.0};
    case Unit::GB:
        return {Unit::GiB, 1.0};
    case Unit::TB:
        return {Unit::GiB, thousand};
    case Unit::PB:
        return {Unit::GiB, thousand * thousand};
    default:
        return {printed, 1.0};
    }
}

bool isMoney(Unit unit)
{
    const Dimension dimension = unitInfo(unit).dimension;
    return isOfCurrency(unit) && dimension != Dimension::PerMoney && dimension != Dimension::PricePerEnergy;
}

} // namespace chipboard
