// Purpose: costs. Paid hours include idle time: only the share `utilisation` of them does useful work. Instances are
// rented whole: 17 chips in 16-chip instances are two instances. Host, disks and network cost nothing extra unless the
// instance price includes them.
#pragma once

#include "data/core/unit.h"
#include "data/model/number.h"
#include "data/model/terms.h"

//   run:      cost = paid hours x price;  paid hours = wall time / utilisation        (C = tau T, EleutherAI)
//   items:    USD per item = price / (3600 x items/s x utilisation)   (AWS Neuron, inf2-performance: cost per million)
//   month:    price x hours a month x (1 - discount)
//   energy:   chips x power / items/s, or x wall time, at the vendor's stated power; chips only; x PUE
//   owning:   annuity(interest / 12, 12 years) x (price - residual / (1 + interest / 12)^(12 years)), i.e. PMT() in
//             spreadsheets, + kW x 730 h x PUE x energy price + kW x colocation + staff, per month; kW of the whole
//             machine; per item: over 730 h x utilisation
//   deployments per month = ceil(work / (items/s x 3600 x hours a month x utilisation))
//   revenue:  USD per hour = tokens/s x 3600 x utilisation x price per million / 1e6; per megawatt: / (power x PUE)
//   fleet:    groups = floor(min(budget / monthly cost, megawatts / (power x PUE))), each of whole machines
//   machines per month = ceil(deployments / floor(chips of a machine / chips of a deployment)), if it holds several

namespace chipboard {

struct PriceTerms
{
    Ranged<Dimension::Price> each; ///< of one rented unit
    int chipsEach = 1;             ///< chips per rented unit, at least 1
    Terms terms;
    bool committed = false; ///< all hours of a month are paid, regardless of the terms

    friend bool operator==(const PriceTerms &, const PriceTerms &) = default;
};

/// Number of whole instances for `chips`, at least 1.
[[nodiscard]] int instancesFor(int chips, int chipsEach);

/// Far above any machine: a limit for user input.
inline constexpr int mostChips = 100'000'000;

struct CountChoice
{
    int chips = 0;     ///< chips in use
    int instances = 0; ///< instances paid
};
/// The count if whole instances provide it exactly, or a Problem that names the nearest one that they do.
[[nodiscard]] Result<CountChoice> exactCount(int chips, int chipsEach, const QString &instanceName);

/// Discounted price of all instances for `chips`. Fails on terms outside their ranges.
[[nodiscard]] Result<Ranged<Dimension::Price>> rentOf(int chips, const PriceTerms &price);

[[nodiscard]] double paidHoursAMonth(const PriceTerms &price);

} // namespace chipboard

namespace chipboard::money {

// Formulas for money, energy and a month's work, over numbers or expressions (number.h). Paid hours include idle time:
// only the share `utilisation` of them does useful work.

/// Prices are in USD per hour, energies in joules, times in seconds.
inline constexpr double secondsOfAnHour = 3600.0;
inline constexpr double joulesOfAKilowattHour = 3.6e6;
inline constexpr double million = 1e6;
inline constexpr double monthsOfAYear = 12.0;

/// Factor from the price of one unit to the rent of all.
template<class N>
[[nodiscard]] N rentFactor(const N &instances, const TermsOf<N> &terms)
{
    N all = instances;
    eachPriceFactor(terms, [&all](const char *, auto, const N &, const N &factor) { all = all * factor; });
    return all;
}

/// Paid hours per month. A commitment pays all hours, regardless of the terms.
template<class N>
[[nodiscard]] N paidHours(const TermsOf<N> &terms, bool committed)
{
    return committed ? maxOf(N(allHoursOfAMonth), terms.hoursAMonth) : terms.hoursAMonth;
}

template<class N>
[[nodiscard]] Span<N> costOf(const Span<N> &rent, const Span<N> &time)
{
    return eachOf(rent * time, [](const N &cost) { return timesUnit(cost, 1.0 / secondsOfAnHour); });
}

template<class N>
[[nodiscard]] Span<N> costOfMonth(const Span<N> &rent, const N &paidHoursAMonth)
{
    return costOf(rent, exactSpan(timesUnit(paidHoursAMonth, secondsOfAnHour)));
}

/// Cost of a run of `wallTime`, including paid idle hours.
template<class N>
[[nodiscard]] Span<N> costOfRun(const Span<N> &wallTime, const Span<N> &rent, const TermsOf<N> &terms)
{
    return costOf(rent, wallTime) / terms.utilisation;
}

/// `items`: tokens or items per second, above 0.
template<class N>
[[nodiscard]] Span<N> costPerItem(const Span<N> &items, const Span<N> &rent, const TermsOf<N> &terms)
{
    const Span<N> perSecond = eachOf(rent, [](const N &each) { return overUnit(each, secondsOfAnHour); });
    return perSecond / terms.utilisation / items;
}

/// Items per USD; `each`: cost per million.
template<class N>
[[nodiscard]] Span<N> itemsPerDollar(const Span<N> &each)
{
    return exactSpan(N(million)) / each;
}

template<class N>
[[nodiscard]] Span<N> energyPerItem(const Span<N> &items, const Span<N> &power)
{
    return {power.low * (1.0 / items.high), power.value * (1.0 / items.value), power.high * (1.0 / items.low)};
}

/// Kilowatt-hours of `energies` times `energy`, including data centre overhead.
template<class N>
[[nodiscard]] Span<N> kilowattHours(const Span<N> &energy, double energies, const EnergyTermsOf<N> &terms)
{
    return eachOf(
        energy, [&](const N &each) { return timesUnit(overUnit(each, joulesOfAKilowattHour), energies) * terms.pue; });
}

/// Number of whole deployments, as half of one does not hold the model. `items`: per second and deployment.
template<class N>
[[nodiscard]] Span<N> deployments(const N &work, const Span<N> &items, const TermsOf<N> &terms)
{
    constexpr double slip = 1e-9; // 2.0000000001 deployments are two
    const N time = timesUnit(terms.hoursAMonth, secondsOfAnHour) * terms.utilisation;
    const auto needed = [&](const N &rate) { return maxOf(N(1.0), ceilOf(work / (rate * time) - slip)); };
    return {needed(items.high), needed(items.value), needed(items.low)};
}

/// For machines that run all hours of the month.
template<class N>
[[nodiscard]] Span<N> deploymentsAtAllHours(const N &work, const Span<N> &items, TermsOf<N> terms)
{
    terms.hoursAMonth = allHoursOfAMonth;
    return deployments(work, items, terms);
}

/// Number of whole machines for deployments over `chips` each: several share a machine, or each needs several.
template<class N>
[[nodiscard]] Span<N> machinesFor(const Span<N> &deployments, const N &chips, const N &chipsOfMachine)
{
    const N sharing = maxOf(N(1.0), floorOf(chipsOfMachine / chips));
    const N each = maxOf(N(1.0), ceilOf(chips / chipsOfMachine));
    return eachOf(deployments, [&](const N &number) { return ceilOf(number / sharing) * each; });
}

/// Share of a machine's price repaid per month until only its residual value remains.
template<class N>
[[nodiscard]] N capitalShareOfMonth(const OwnershipTermsOf<N> &terms)
{
    constexpr double none = 1e-9; // below it (1 + rate)^months is 1 within double precision
    const N months = terms.years * monthsOfAYear;
    const N rate = terms.interest / monthsOfAYear;
    const N grown = powOf(1.0 + rate, months);
    return select(rate > none, rate * grown / (grown - 1.0), 1.0 / months) * (1.0 - terms.residual / grown);
}

/// Capital, staff and maintenance of `machines` per month, in USD.
template<class N>
[[nodiscard]] N fixedCostOfMonth(const N &machines, const N &capitalShare, const OwnershipTermsOf<N> &terms)
{
    return machines * statedValue(terms.machinePrice) * (capitalShare + terms.staff / monthsOfAYear);
}

/// Power of whole machines whose chips draw `chips`.
template<class N>
[[nodiscard]] Span<N> powerOfMachines(const Span<N> &chips, const OwnershipTermsOf<N> &terms)
{
    return chips * (1.0 + terms.hostPower);
}

/// Cost of energy for all hours of a month plus colocation, in USD; `power` in watts.
template<class N>
[[nodiscard]] Span<N> powerCostOfMonth(const Span<N> &power, const EnergyTermsOf<N> &energy,
                                       const OwnershipTermsOf<N> &terms)
{
    constexpr double wattsOfAKilowatt = 1e3;
    const N each = energy.pue * statedValue(energy.usdPerKwh) * N(allHoursOfAMonth) + terms.colocation;
    return eachOf(power, [&](const N &watts) { return overUnit(watts, wattsOfAKilowatt) * each; });
}

/// Hourly cost of owning: the month spread over all its hours.
template<class N>
[[nodiscard]] Span<N> ownedHour(const Span<N> &month)
{
    return eachOf(month, [](const N &each) { return overUnit(each, allHoursOfAMonth); });
}

/// Share of a month's hours at which hourly renting costs as much as owning. `rent`: USD per hour, above 0.
template<class N>
[[nodiscard]] Span<N> breakEvenUse(const Span<N> &ownedMonth, const Span<N> &rent)
{
    return ownedMonth / (rent * N(allHoursOfAMonth));
}

/// Million tokens per month at which an API costs as much as renting all hours; `apiPrice` in USD per million.
template<class N>
[[nodiscard]] Span<N> apiBreakEven(const Span<N> &rent, const N &apiPrice)
{
    return rent * N(allHoursOfAMonth) / apiPrice;
}

/// Revenue in USD per hour; `price` in USD per million tokens.
template<class N>
[[nodiscard]] Span<N> revenueOf(const Span<N> &tokens, const N &price, const TermsOf<N> &terms)
{
    return eachOf(tokens * (terms.utilisation * price),
                  [](const N &each) { return timesUnit(each, secondsOfAnHour / million); });
}

/// Revenue minus cost; the low end combines low revenue with high cost, the high end vice versa.
template<class N>
[[nodiscard]] Span<N> marginOf(const Span<N> &revenue, const Span<N> &cost)
{
    return {revenue.low - cost.high, revenue.value - cost.value, revenue.high - cost.low};
}

/// Power of the data centre for computers that draw `watts`.
template<class N>
[[nodiscard]] Span<N> megawattsOf(const Span<N> &watts, const EnergyTermsOf<N> &energy)
{
    constexpr double wattsOfAMegawatt = 1e6;
    return eachOf(watts, [&](const N &each) { return overUnit(each, wattsOfAMegawatt) * energy.pue; });
}

/// The fewest whole machines for a deployment, and the number of deployments on them.
template<class N>
struct FleetGroup
{
    N machines = 1.0;
    N deployments = 1.0;
};
template<class N>
[[nodiscard]] FleetGroup<N> fleetGroupOf(const N &chips, const N &chipsOfMachine)
{
    return {maxOf(N(1.0), ceilOf(chips / chipsOfMachine)), maxOf(N(1.0), floorOf(chipsOfMachine / chips))};
}

/// Number of groups within budget and power; a limit of 0 means none. `month`: USD per group, `megawatts`: its power.
template<class N>
[[nodiscard]] Span<N> groupsWithin(const N &budget, const N &limit, const Span<N> &month, const Span<N> &megawatts)
{
    constexpr double slip = 1e-9; // 1.9999999999 groups are two
    const auto within = [](const N &all, const N &each) {
        return select(all > 0.0, floorOf(all / each + slip), N(double(mostChips)));
    };
    const auto both = [&](const N &usd, const N &power) { return minOf(within(budget, usd), within(limit, power)); };
    return {both(month.high, megawatts.high), both(month.value, megawatts.value), both(month.low, megawatts.low)};
}

/// Tokens per deployment and month, in the rented hours.
template<class N>
[[nodiscard]] Span<N> itemsOfRentedMonth(const Span<N> &items, const TermsOf<N> &terms)
{
    return items * timesUnit(terms.utilisation * terms.hoursAMonth, secondsOfAnHour);
}

/// Tokens per deployment and month, if rented for all hours.
template<class N>
[[nodiscard]] Span<N> itemsOfMonth(const Span<N> &items, const TermsOf<N> &terms)
{
    return items * timesUnit(terms.utilisation, allHoursOfAMonth * secondsOfAnHour);
}

} // namespace chipboard::money
