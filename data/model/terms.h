// Purpose: the assumptions that users can change. One row each in a table, with unit, range, default and effect; the
// values that a board changes; and the inputs of formulas that they set. A changed value is in the row's unit, an input
// in base units: utilisation is 41 and 0.41.
#pragma once

#include "data/catalog/calibration.h"
#include "data/catalog/workload.h"
#include "data/core/id.h"
#include "data/core/result.h"
#include "data/core/unit.h"
#include "data/model/number.h"

#include <QString>

#include <optional>
#include <span>
#include <type_traits>

namespace chipboard {

using AssumptionId = Id<struct AssumptionTag>;

/// Changed values only; empty: the default.
struct Assumptions
{
    std::optional<double> chips;
    std::optional<double> utilisation;
    std::optional<double> discount;
    std::optional<double> priceFactor;
    std::optional<double> hoursAMonth;
    std::optional<double> commitment;
    std::optional<double> energyPrice;
    std::optional<double> pue;
    std::optional<double> goodput;
    std::optional<double> trainingEfficiency;
    std::optional<double> memoryEfficiency;
    std::optional<double> computeEfficiency;
    std::optional<double> linkEfficiency;
    std::optional<double> fixedCosts;
    std::optional<double> stack;
    std::optional<double> parameters;
    std::optional<double> activeParameters;
    std::optional<double> layers;
    std::optional<double> hidden;
    std::optional<double> heads;
    std::optional<double> kvHeads;
    std::optional<double> headSize;
    std::optional<double> vocabulary;
    std::optional<double> context;
    std::optional<double> tokens;
    std::optional<double> sequence;
    std::optional<double> globalBatch;
    std::optional<double> input;
    std::optional<double> output;
    std::optional<double> batch;
    std::optional<double> steps;
    std::optional<double> monthlyTokens;
    std::optional<double> monthlyItems;
    std::optional<double> computeBits;
    std::optional<double> weightBits;
    std::optional<double> cacheBits;
    std::optional<double> userSpeed;
    std::optional<double> firstTokenLimit;
    std::optional<double> acceptedTokens;
    std::optional<double> cachedPrompt;
    std::optional<double> disaggregated;
    std::optional<double> experts;
    std::optional<double> expertsPerToken;
    std::optional<double> windowTokens;
    std::optional<double> latentRank;
    std::optional<double> kvPerToken;
    std::optional<double> machinePrice;
    std::optional<double> machineYears;
    std::optional<double> machineResidual;
    std::optional<double> interest;
    std::optional<double> hostPower;
    std::optional<double> colocation;
    std::optional<double> staff;
    std::optional<double> apiPrice;
    std::optional<double> tokenPrice;
    std::optional<double> fleetBudget;
    std::optional<double> fleetPower;
    std::optional<double> monthlySpend;
    std::optional<double> movableShare;
    std::optional<double> migrationWeeks;
    std::optional<double> weekRate;

    friend bool operator==(const Assumptions &, const Assumptions &) = default;
};

// Assumptions as formulas use them: shares of 1 and base units. Each is a number or, in a live formula, a cell;
// `eachInput` maps assumptions to them. The defaults change nothing.

/// Empty if not stated; a cell is 0 then.
template<class N>
using Stated = std::conditional_t<std::is_same_v<N, double>, std::optional<double>, N>;

/// Factors on the calibration's efficiencies and delays: 1.1 means a stack that reaches a tenth more.
template<class N>
struct TuningOf
{
    Stated<N> goodput{}; ///< share of a run's time spent training
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
    N discount = 0.0;
    N utilisation = 1.0;   ///< share of the paid hours with useful work
    N hoursAMonth = 730.0; ///< rented hours
    N priceFactor = 1.0;   ///< on the book's price

    friend bool operator==(const TermsOf &, const TermsOf &) = default;
};

/// Energy terms. By default: the chips' own energy, and no cost.
template<class N>
struct EnergyTermsOf
{
    N pue = 1.0; ///< power of the data centre relative to its computers
    Stated<N> usdPerKwh{};

    friend bool operator==(const EnergyTermsOf &, const EnergyTermsOf &) = default;
};

/// Cost of owning instead of renting, and of an API instead of both. Shares are of 1. The defaults add nothing; without
/// the machine's price there are no results for owning.
template<class N>
struct OwnershipTermsOf
{
    Stated<N> machinePrice{}; ///< USD per rented unit, or per chip counted individually
    N years = 5.0;            ///< until it is sold or scrapped
    N residual = 0.0;         ///< share of the price as resale value
    N interest = 0.0;         ///< share per year, a twelfth of it per month
    N hostPower = 0.0;        ///< power of the rest of the machine relative to the chips'
    N colocation = 0.0;       ///< USD per kilowatt of the machine and month, without energy
    N staff = 0.0;            ///< annual staff and maintenance as a share of the price
    Stated<N> apiPrice{};     ///< USD per million output tokens

    friend bool operator==(const OwnershipTermsOf &, const OwnershipTermsOf &) = default;
};

/// Revenue of the work, and limits of a fleet: money or power.
template<class N>
struct SaleTermsOf
{
    Stated<N> tokenPrice{}; ///< USD per million output tokens sold
    Stated<N> budget{};     ///< USD per month
    Stated<N> megawatts{};  ///< of the data centre

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

/// Maps assumptions to the inputs `in`, an AssumedOf: `take(member, input, one)`, where one unit of the assumption is
/// `one` of the input. Percentages become shares in any case.
template<class In, class Take>
void eachInput(In &in, const Take &take)
{
    take(&Assumptions::utilisation, in.terms.utilisation);
    take(&Assumptions::discount, in.terms.discount);
    take(&Assumptions::priceFactor, in.terms.priceFactor);
    take(&Assumptions::hoursAMonth, in.terms.hoursAMonth);
    take(&Assumptions::energyPrice, in.energy.usdPerKwh);
    take(&Assumptions::pue, in.energy.pue);
    take(&Assumptions::goodput, in.tuning.goodput);
    take(&Assumptions::trainingEfficiency, in.tuning.trainingEfficiencyFactor);
    take(&Assumptions::memoryEfficiency, in.tuning.memoryEfficiencyFactor);
    take(&Assumptions::computeEfficiency, in.tuning.computeEfficiencyFactor);
    take(&Assumptions::linkEfficiency, in.tuning.linkEfficiencyFactor);
    take(&Assumptions::fixedCosts, in.tuning.fixedCostFactor);
    take(&Assumptions::monthlyTokens, in.month.tokens, 1e9);
    take(&Assumptions::monthlyItems, in.month.items, 1e6);
    take(&Assumptions::machinePrice, in.owning.machinePrice);
    take(&Assumptions::machineYears, in.owning.years);
    take(&Assumptions::machineResidual, in.owning.residual);
    take(&Assumptions::interest, in.owning.interest);
    take(&Assumptions::hostPower, in.owning.hostPower);
    take(&Assumptions::colocation, in.owning.colocation);
    take(&Assumptions::staff, in.owning.staff);
    take(&Assumptions::apiPrice, in.owning.apiPrice);
    take(&Assumptions::tokenPrice, in.sale.tokenPrice);
    take(&Assumptions::fleetBudget, in.sale.budget);
    take(&Assumptions::fleetPower, in.sale.megawatts);
}

/// The factors of every price: `take(text, member, input, factor)`. Formula, its text and its inputs follow this order.
template<class N, class Take>
void eachPriceFactor(const TermsOf<N> &terms, const Take &take)
{
    take("(1 - discount)", &Assumptions::discount, terms.discount, 1.0 - terms.discount);
    take("price_factor", &Assumptions::priceFactor, terms.priceFactor, terms.priceFactor);
}

using EstimateTuning = TuningOf<double>;
using Terms = TermsOf<double>;
using EnergyTerms = EnergyTermsOf<double>;
using OwnershipTerms = OwnershipTermsOf<double>;
using Assumed = AssumedOf<double>;

/// Hours of a month of 365 / 12 days: what a commitment pays.
inline constexpr double allHoursOfAMonth = 730.0;

/// Scale: number of chips. Price: hourly cost and productive share. Speed: how well the chips perform. Work and Model:
/// dimensions of the workload. Choosing another workload resets Scale, Work and Model. Electricity: energy cost of the
/// chips; affects only energy metrics, because rented prices include it. Ownership: cost of an owned machine and of an
/// API, to compare with renting. Sale: revenue of tokens and limits of the fleet. Business: cost and savings of moving
/// to another chip; affects only break-even, not estimates.
enum class AssumptionGroup { Scale, Price, Electricity, Ownership, Sale, Speed, Work, Model, Business };

/// Range of an assumption in a sensitivity analysis. Between: from low to high, widened to the current value. Times:
/// low to high times the current value. Doublings: half, once and twice the value within low to high, because heads and
/// bits are powers of two. Choices: all choices.
struct Tried
{
    enum Kind { Never, Between, Times, Doublings, Choices };
    Kind kind = Never;
    double low = 0.0;
    double high = 0.0;
};

struct AssumptionRow
{
    const char *id;
    const char *label;  ///< QT_TR_NOOP
    const char *help;   ///< one sentence: what it affects
    const char *origin; ///< source of the default, one sentence
    AssumptionGroup group;
    Unit unit;
    double minimum;
    double maximum;
    double step;                    ///< per arrow key press or wheel notch
    bool whole;                     ///< integers only
    std::optional<double> fallback; ///< default; empty: from the workload, model or calibration
    std::optional<double> Assumptions::*member;
    unsigned tasks;                       ///< bits of Task: tasks that it affects
    std::span<const double> choices = {}; ///< ascending; the only valid values; empty: the whole range
    const char *unset = nullptr;          ///< display text without value and default; null: the program chooses
    const char *words = nullptr;          ///< noun phrase with article, for use in sentences
    Tried plausible = {};

    [[nodiscard]] AssumptionId assumptionId() const { return AssumptionId(QString::fromLatin1(id)); }
    [[nodiscard]] QString labelText() const;
    [[nodiscard]] QString helpText() const;
    [[nodiscard]] QString originText() const;
    [[nodiscard]] QString unsetText() const; ///< "automatic" if the program chooses
    [[nodiscard]] QString wordsText() const; ///< "the utilisation"
    /// Formula input for `told`, the value that the user typed.
    template<class N>
    [[nodiscard]] N input(const N &told, double one) const
    {
        return unit == Unit::Percent ? told / 100.0 : one == 1.0 ? told : timesUnit(told, one);
    }
    [[nodiscard]] bool actsOn(Task task) const { return (tasks & (1U << static_cast<unsigned>(task))) != 0; }
};

[[nodiscard]] std::span<const AssumptionRow> assumptionTable();
[[nodiscard]] const AssumptionRow *findAssumption(const AssumptionId &id);
[[nodiscard]] const AssumptionRow &assumptionOf(std::optional<double> Assumptions::*member);
/// A Problem if the value is not a number in the row's range, or not an integer where required.
[[nodiscard]] Result<Done> checkAssumption(const AssumptionRow &row, double value);
/// The board's value, or the row's default.
[[nodiscard]] std::optional<double> valueOf(const AssumptionRow &row, const Assumptions &assumptions);
/// The board's values, with the rows' defaults for the rest.
[[nodiscard]] Assumed assumedOf(const Assumptions &assumptions);
/// A Problem if an input of the group is outside the range of its row.
[[nodiscard]] Result<Done> checkInputs(const Assumed &in, AssumptionGroup group);

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
