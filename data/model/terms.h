// Purpose: user assumptions on top of the calibration and the price book: software tuning, utilisation of rented hours,
// contract discounts. The defaults change nothing.
#pragma once

#include "data/catalog/calibration.h"
#include "data/core/result.h"
#include "data/core/unit.h"

#include <QString>

#include <optional>
#include <type_traits>

namespace chipboard {

// Assumptions as formulas use them: shares of 1 and base units. Each is a number or, in a live formula, a cell;
// `eachInput` (data/board/assumption.h) maps assumptions to them.

/// Empty if not stated; a cell is 0 then.
template<class N>
using Stated = std::conditional_t<std::is_same_v<N, double>, std::optional<double>, N>;

/// Factors on the calibration's efficiencies and delays, 0.001 to 1000: 1.1 means a stack that reaches a tenth more.
template<class N>
struct TuningOf
{
    Stated<N> goodput{}; ///< share of a run's time spent training, 0.001 to 1
    N trainingEfficiencyFactor = 1.0;
    N memoryEfficiencyFactor = 1.0;  ///< serving: reads of weights and cache
    N computeEfficiencyFactor = 1.0; ///< serving and batches: arithmetic
    N linkEfficiencyFactor = 1.0;    ///< serving: exchanges between chips
    N fixedCostFactor = 1.0;         ///< serving and batches: delays of layers, exchanges and requests

    friend bool operator==(const TuningOf &, const TuningOf &) = default;
};

/// Terms of payment.
template<class N>
struct TermsOf
{
    N discount = 0.0;      ///< 0 up to, not including, 1
    N utilisation = 1.0;   ///< share of the paid hours with useful work; 0.001 to 1
    N hoursAMonth = 730.0; ///< rented hours
    N priceFactor = 1.0;   ///< on the book's price, 0.001 to 1000

    friend bool operator==(const TermsOf &, const TermsOf &) = default;
};

/// Energy terms. By default: the chips' own energy, and no cost.
template<class N>
struct EnergyTermsOf
{
    N pue = 1.0;           ///< power of the data centre relative to its computers, 1 to 10
    Stated<N> usdPerKwh{}; ///< above 0, up to 1000

    friend bool operator==(const EnergyTermsOf &, const EnergyTermsOf &) = default;
};

/// Cost of owning instead of renting, and of an API instead of both. Shares are of 1. The defaults add nothing; without
/// the machine's price there are no results for owning.
template<class N>
struct OwnershipTermsOf
{
    Stated<N> machinePrice{}; ///< USD per rented unit, or per chip counted individually; above 0
    N years = 5.0;            ///< until it is sold or scrapped, 0.01 to 100
    N residual = 0.0;         ///< share of the price as resale value, 0 to 1
    N interest = 0.0;         ///< share per year, a twelfth of it per month, 0 to 1
    N hostPower = 0.0;        ///< power of the rest of the machine relative to the chips', 0 to 10
    N colocation = 0.0;       ///< USD per kilowatt of the machine and month, without energy; 0 or more
    N staff = 0.0;            ///< annual staff and maintenance as a share of the price, 0 to 10
    Stated<N> apiPrice{};     ///< USD per million output tokens, above 0

    friend bool operator==(const OwnershipTermsOf &, const OwnershipTermsOf &) = default;
};

/// Revenue of the work, and limits of a fleet: money or power.
template<class N>
struct SaleTermsOf
{
    Stated<N> tokenPrice{}; ///< USD per million output tokens sold, above 0
    Stated<N> budget{};     ///< USD per month, above 0
    Stated<N> megawatts{};  ///< of the data centre, above 0

    friend bool operator==(const SaleTermsOf &, const SaleTermsOf &) = default;
};

/// Required work per month.
template<class N>
struct MonthlyWorkOf
{
    Stated<N> tokens{}; ///< output tokens
    Stated<N> items{};  ///< items of batches

    friend bool operator==(const MonthlyWorkOf &, const MonthlyWorkOf &) = default;
};

/// All assumptions.
template<class N>
struct AssumedOf
{
    TermsOf<N> terms; ///< terms of the price, also if there is none
    EnergyTermsOf<N> energy;
    OwnershipTermsOf<N> owning;
    SaleTermsOf<N> sale;
    MonthlyWorkOf<N> month;
    TuningOf<N> tuning;

    friend bool operator==(const AssumedOf &, const AssumedOf &) = default;
};

using EstimateTuning = TuningOf<double>;
using Terms = TermsOf<double>;
using EnergyTerms = EnergyTermsOf<double>;
using OwnershipTerms = OwnershipTermsOf<double>;
using Assumed = AssumedOf<double>;

/// Hours of a month of 365 / 12 days: what a commitment pays.
inline constexpr double allHoursOfAMonth = 730.0;

[[nodiscard]] Result<Done> checkTuning(const EstimateTuning &tuning);
[[nodiscard]] Result<Done> checkTerms(const Terms &terms);
[[nodiscard]] Result<Done> checkEnergy(const EnergyTerms &terms);
[[nodiscard]] Result<Done> checkOwnership(const OwnershipTerms &terms);

[[nodiscard]] TrainingConstants tuned(TrainingConstants constants, const EstimateTuning &tuning);
[[nodiscard]] TrainingEfficiency tuned(TrainingEfficiency efficiency, const EstimateTuning &tuning);
[[nodiscard]] ServingConstants tuned(ServingConstants constants, const EstimateTuning &tuning);
[[nodiscard]] BatchConstants tuned(BatchConstants constants, const EstimateTuning &tuning);

// Bottleneck and error range of a result: shared by all estimates.

enum class Bound { Compute, MemoryBandwidth, Latency, Link, Capacity };

[[nodiscard]] QString boundWord(Bound bound); ///< "memory bandwidth": for files and scripts
/// One translated sentence: "Reading weights and cache from memory takes most of the time."
[[nodiscard]] QString boundSentence(Bound bound);

/// `value` with the range of a relative error: value / (1 + error) to value * (1 + error).
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
