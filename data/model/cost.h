// Purpose: what it costs. An hour is paid whether the chips work or wait: only the share `utilisation` of the paid
// hours does useful work. Instances are rented whole: 17 chips of a 16-chip instance are two instances. Host, disks and
// network are not priced unless the instance's price holds them.
#pragma once

#include "data/core/unit.h"
#include "data/model/number.h"
#include "data/model/terms.h"

//   run:      cost = paid hours x price;  paid hours = wall time / utilisation        (C = tau T, EleutherAI)
//   serving:  USD per item = price / (3600 x items/s x utilisation)   (AWS Neuron, inf2-performance: cost per million)
//   month:    price x hours a month x (1 - discount)
//   energy:   chips x power / items/s, or x wall time, at the power that the vendor states; chips alone
//   run:      cost = wall time / utilisation x price                                  (C = tau T, EleutherAI)
//   items:    USD per item = price / (3600 x items/s x utilisation)   (AWS Neuron, inf2-performance: cost per million)
//   month:    price x hours a month
//   energy:   chips x power / items/s, or x wall time, at the power that the vendor states; chips alone; x PUE
//   owning:   annuity(interest / 12, 12 years) x (price - residual / (1 + interest / 12)^(12 years)), which is PMT() of
//             spreadsheets, + kW x 730 h x PUE x price of energy + kW x colocation + staff, a month; kW of the whole
//             machine; per item: over 730 h x utilisation
//   deployments of a month = ceil(work / (items/s x 3600 x hours a month x utilisation))
//   revenue: USD an hour = tokens/s x 3600 x utilisation x price of a million / 1e6; a megawatt: / (power x PUE)
//   fleet:   groups = floor(min(budget / cost of a month, megawatts / (power x PUE))), of whole machines each
//   machines of a month = ceil(deployments / floor(chips of a machine / chips of a deployment)), where one holds
//   several

namespace chipboard {

struct PriceTerms
{
    Ranged<Dimension::Price> each; ///< of one rented thing
    int chipsEach = 1;             ///< chips in it, at least 1
    Terms terms;
    bool committed = false; ///< all hours of a month are paid, whatever the terms say

    friend bool operator==(const PriceTerms &, const PriceTerms &) = default;
};

/// Whole instances that hold `chips`, at least 1.
[[nodiscard]] int instancesFor(int chips, int chipsEach);

/// Far above any machine: a bound for what people type.
inline constexpr int mostChips = 100'000'000;

struct CountChoice
{
    int chips = 0;     ///< that work
    int instances = 0; ///< that are paid
};
/// A count that whole instances give, or a Problem that names the nearest that they do.
[[nodiscard]] Result<CountChoice> exactCount(int chips, int chipsEach, const QString &instanceName);

/// Discounted price of all instances that hold `chips`. Fails on terms outside their ranges.
[[nodiscard]] Result<Ranged<Dimension::Price>> rentOf(int chips, const PriceTerms &price);

/// Hours of a month that are paid for.
[[nodiscard]] double paidHoursAMonth(const PriceTerms &price);

} // namespace chipboard

namespace chipboard::money {

// The formulas of money, energy and a month's work, over numbers or expressions (number.h). An hour is paid
// whether the chips work or wait: only the share `utilisation` of the paid hours does useful work.

/// Prices are in USD an hour, energies in joules, times in seconds.
inline constexpr double secondsOfAnHour = 3600.0;
inline constexpr double joulesOfAKilowattHour = 3.6e6;
inline constexpr double million = 1e6;
inline constexpr double monthsOfAYear = 12.0;

/// Of the price of one, what all that is rented costs.
template<class N>
[[nodiscard]] N rentFactor(const N &instances, const TermsOf<N> &terms)
{
    return instances * (1.0 - terms.discount) * terms.priceFactor;
}

/// Hours of a month that are paid for. A commitment pays all of them whatever the terms say.
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

/// Of a run that takes `wallTime`, with the hours that are paid and idle.
template<class N>
[[nodiscard]] Span<N> costOfRun(const Span<N> &wallTime, const Span<N> &rent, const TermsOf<N> &terms)
{
    return costOf(rent, wallTime) / terms.utilisation;
}

/// `items`: tokens or items a second, above 0.
template<class N>
[[nodiscard]] Span<N> costPerItem(const Span<N> &items, const Span<N> &rent, const TermsOf<N> &terms)
{
    const Span<N> perSecond = eachOf(rent, [](const N &each) { return overUnit(each, secondsOfAnHour); });
    return perSecond / terms.utilisation / items;
}

/// What a dollar buys, in items; `each`: the cost of a million.
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

/// Kilowatt-hours of `energies` such as `energy`, with what the data centre adds.
template<class N>
[[nodiscard]] Span<N> kilowattHours(const Span<N> &energy, double energies, const EnergyTermsOf<N> &terms)
{
    return eachOf(
        energy, [&](const N &each) { return timesUnit(overUnit(each, joulesOfAKilowattHour), energies) * terms.pue; });
}

/// Whole deployments: half a one does not hold the model. `items` a second of one.
template<class N>
[[nodiscard]] Span<N> deployments(const N &work, const Span<N> &items, const TermsOf<N> &terms)
{
    constexpr double slip = 1e-9; // 2.0000000001 of them are two
    const N time = timesUnit(terms.hoursAMonth, secondsOfAnHour) * terms.utilisation;
    const auto needed = [&](const N &rate) { return maxOf(N(1.0), ceilOf(work / (rate * time) - slip)); };
    return {needed(items.high), needed(items.value), needed(items.low)};
}

/// Of machines that work at all hours.
template<class N>
[[nodiscard]] Span<N> deploymentsAtAllHours(const N &work, const Span<N> &items, TermsOf<N> terms)
{
    terms.hoursAMonth = allHoursOfAMonth;
    return deployments(work, items, terms);
}

/// Whole machines for deployments over `chips` each: several share one that has room for them, or each takes several.
template<class N>
[[nodiscard]] Span<N> machinesFor(const Span<N> &deployments, const N &chips, const N &chipsOfMachine)
{
    const N sharing = maxOf(N(1.0), floorOf(chipsOfMachine / chips));
    const N each = maxOf(N(1.0), ceilOf(chips / chipsOfMachine));
    return eachOf(deployments, [&](const N &number) { return ceilOf(number / sharing) * each; });
}

/// What of a machine's price is paid back a month until it brings its residual value.
template<class N>
[[nodiscard]] N capitalShareOfMonth(const OwnershipTermsOf<N> &terms)
{
    constexpr double none = 1e-9; // below it (1 + rate)^months is 1 by all digits that count
    const N months = terms.years * monthsOfAYear;
    const N rate = terms.interest / monthsOfAYear;
    const N grown = powOf(1.0 + rate, months);
    const N annuity = select(rate > none, rate * grown / (grown - 1.0), 1.0 / months);
    return annuity * (1.0 - terms.residual / grown);
}

/// Capital, staff and maintenance of so many machines a month, in USD.
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

/// Energy of all hours of a month and colocation, in USD; `power` in watts.
template<class N>
[[nodiscard]] Span<N> powerCostOfMonth(const Span<N> &power, const EnergyTermsOf<N> &energy,
                                       const OwnershipTermsOf<N> &terms)
{
    constexpr double wattsOfAKilowatt = 1e3;
    const N each = energy.pue * statedValue(energy.usdPerKwh) * N(allHoursOfAMonth) + terms.colocation;
    return eachOf(power, [&](const N &watts) { return overUnit(watts, wattsOfAKilowatt) * each; });
}

/// Of a month of owning, an hour: all hours are paid, whatever works.
template<class N>
[[nodiscard]] Span<N> ownedHour(const Span<N> &month)
{
    return eachOf(month, [](const N &each) { return overUnit(each, allHoursOfAMonth); });
}

/// Share of a month's hours in which renting by the hour costs what owning does. `rent`: USD an hour, above 0.
template<class N>
[[nodiscard]] Span<N> breakEvenUse(const Span<N> &ownedMonth, const Span<N> &rent)
{
    return ownedMonth / (rent * N(allHoursOfAMonth));
}

/// Million tokens a month for which an API charges what the rent of all hours is; `apiPrice` in USD a million.
template<class N>
[[nodiscard]] Span<N> apiBreakEven(const Span<N> &rent, const N &apiPrice)
{
    return rent * N(allHoursOfAMonth) / apiPrice;
}

/// Tokens sold, in USD an hour; `price` in USD a million.
template<class N>
[[nodiscard]] Span<N> revenueOf(const Span<N> &tokens, const N &price, const TermsOf<N> &terms)
{
    return eachOf(tokens * (terms.utilisation * price),
                  [](const N &each) { return timesUnit(each, secondsOfAnHour / million); });
}

/// What is left; each end has the worse, or the better, of both.
template<class N>
[[nodiscard]] Span<N> marginOf(const Span<N> &revenue, const Span<N> &cost)
{
    return {revenue.low - cost.high, revenue.value - cost.value, revenue.high - cost.low};
}

/// Of the data centre around computers that draw so many watts.
template<class N>
[[nodiscard]] Span<N> megawattsOf(const Span<N> &watts, const EnergyTermsOf<N> &energy)
{
    constexpr double wattsOfAMegawatt = 1e6;
    return eachOf(watts, [&](const N &each) { return overUnit(each, wattsOfAMegawatt) * energy.pue; });
}

/// The fewest whole machines that a deployment fills, and the deployments on them.
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

/// Groups that money and power allow; a limit of 0 is none. `month`: USD of one group, `megawatts`: its power.
template<class N>
[[nodiscard]] Span<N> groupsWithin(const N &budget, const N &limit, const Span<N> &month, const Span<N> &megawatts)
{
    constexpr double slip = 1e-9; // 1.9999999999 of them are two
    const auto within = [](const N &all, const N &each) {
        return select(all > 0.0, floorOf(all / each + slip), N(double(mostChips)));
    };
    const auto both = [&](const N &usd, const N &power) { return minOf(within(budget, usd), within(limit, power)); };
    return {both(month.high, megawatts.high), both(month.value, megawatts.value), both(month.low, megawatts.low)};
}

/// Tokens that one deployment answers a month in the hours that are rented.
template<class N>
[[nodiscard]] Span<N> itemsOfRentedMonth(const Span<N> &items, const TermsOf<N> &terms)
{
    return items * timesUnit(terms.utilisation * terms.hoursAMonth, secondsOfAnHour);
}

/// Tokens that one deployment answers a month when it is rented for all hours.
template<class N>
[[nodiscard]] Span<N> itemsOfMonth(const Span<N> &items, const TermsOf<N> &terms)
{
    return items * timesUnit(terms.utilisation, allHoursOfAMonth * secondsOfAnHour);
}

} // namespace chipboard::money
