// Purpose: what people assume for themselves on top of the calibration and the price book: how well the software is
// tuned, how busy the rented hours are, what the contract takes off. The defaults change nothing.
#pragma once

#include "data/catalog/calibration.h"
#include "data/core/result.h"
#include "data/core/unit.h"

#include <QString>

#include <optional>

namespace chipboard {

/// Factors on the calibration's efficiencies and delays, 0.001 to 1000: 1.1 is a stack that reaches a tenth more.
struct EstimateTuning
{
    std::optional<double> goodput; ///< share of a run's time that trains, 0.001 to 1
    double trainingEfficiencyFactor = 1.0;
    double memoryEfficiencyFactor = 1.0;  ///< serving: reads of weights and cache
    double computeEfficiencyFactor = 1.0; ///< serving and batches: arithmetic
    double linkEfficiencyFactor = 1.0;    ///< serving: exchanges between chips
    double fixedCostFactor = 1.0;         ///< serving and batches: delays of layers, exchanges and requests

    friend bool operator==(const EstimateTuning &, const EstimateTuning &) = default;
};

/// How hours are paid.
struct Terms
{
    double discount = 0.0;      ///< 0 up to, not including, 1
    double utilisation = 1.0;   ///< share of the paid hours that do useful work; 0.001 to 1
    double hoursAMonth = 730.0; ///< that are rented
    double priceFactor = 1.0;   ///< on the book's price, 0.001 to 1000

    friend bool operator==(const Terms &, const Terms &) = default;
};

/// What the energy of the work costs. Nothing assumed: the chips' own energy, and no cost.
struct EnergyTerms
{
    double pue = 1.0;                ///< power of the whole data centre over that of its computers, 1 to 10
    std::optional<double> usdPerKwh; ///< above 0, up to 1000

    friend bool operator==(const EnergyTerms &, const EnergyTerms &) = default;
};

/// What owning costs instead of renting, and what an API charges instead of both. Shares are of 1. The defaults add
/// nothing; without the price of the machine nothing is known of owning.
struct OwnershipTerms
{
    std::optional<double> machinePrice; ///< USD of one rented thing, or of a chip accounted for alone; above 0
    double years = 5.0;                 ///< until it is sold or scrapped, 0.01 to 100
    double residual = 0.0;              ///< share of its price that it brings then, 0 to 1
    double interest = 0.0;              ///< share a year, a twelfth of it a month, 0 to 1
    double hostPower = 0.0;             ///< share of the chips' power that the rest of the machine draws, 0 to 10
    double colocation = 0.0;            ///< USD a kilowatt of the machine and month, without energy; 0 or more
    double staff = 0.0;                 ///< share of the price a year that staff and maintenance cost, 0 to 10
    std::optional<double> apiPrice;     ///< USD of a million output tokens, above 0

    friend bool operator==(const OwnershipTerms &, const OwnershipTerms &) = default;
};

/// What has to be done in a month; nothing: not stated.
struct MonthlyWork
{
    std::optional<double> tokens; ///< answered
    std::optional<double> items;  ///< of batches

    friend bool operator==(const MonthlyWork &, const MonthlyWork &) = default;
};

/// Of a month of 365 / 12 days: what a commitment pays.
inline constexpr double allHoursOfAMonth = 730.0;

[[nodiscard]] Result<Done> checkTuning(const EstimateTuning &tuning);
[[nodiscard]] Result<Done> checkTerms(const Terms &terms);
[[nodiscard]] Result<Done> checkEnergy(const EnergyTerms &terms);
[[nodiscard]] Result<Done> checkOwnership(const OwnershipTerms &terms);

[[nodiscard]] TrainingConstants tuned(TrainingConstants constants, const EstimateTuning &tuning);
[[nodiscard]] TrainingEfficiency tuned(TrainingEfficiency efficiency, const EstimateTuning &tuning);
[[nodiscard]] ServingConstants tuned(ServingConstants constants, const EstimateTuning &tuning);
[[nodiscard]] BatchConstants tuned(BatchConstants constants, const EstimateTuning &tuning);

// What holds a result back, and how far it can be trusted: the words that every estimate carries.

enum class Bound { Compute, MemoryBandwidth, Latency, Link, Capacity };

[[nodiscard]] QString boundWord(Bound bound); ///< "memory bandwidth": for files and scripts
/// One translated sentence: "Reading weights and cache from memory takes most of the time."
[[nodiscard]] QString boundSentence(Bound bound);

/// `value` with the range that eight of ten measured rows fell into: value / (1 + error) to value * (1 + error).
template<Dimension D>
[[nodiscard]] constexpr Ranged<D> withError(Quantity<D> value, double error)
{
    return {value / (1.0 + error), value, value * (1.0 + error)};
}

template<Dimension D>
[[nodiscard]] constexpr Ranged<D> exactly(Quantity<D> value)
{
    return {value, value, value};
}

} // namespace chipboard
