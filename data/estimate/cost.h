// Purpose: what it costs. An hour is paid whether the chips work or wait: only the share `utilisation` of the paid
// hours does useful work. Instances are rented whole: 17 chips of a 16-chip instance are two instances. Host, disks and
// network are not priced unless the instance's price holds them.
#pragma once

#include "data/estimate/terms.h"
#include "data/units/interval.h"

//   run:      cost = paid hours x price;  paid hours = wall time / utilisation        (C = tau T, EleutherAI)
//   serving:  USD per item = price / (3600 x items/s x utilisation)   (AWS Neuron, inf2-performance: cost per million)
//   month:    price x hours a month x (1 - discount)
//   energy:   chips x power / items/s, or x wall time, at the power that the vendor states; chips alone

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

[[nodiscard]] Ranged<Dimension::Money> costOfRun(const Ranged<Dimension::Duration> &wallTime,
                                                 const Ranged<Dimension::Price> &rent, double utilisation);
/// Hours of a month that are paid for.
[[nodiscard]] double paidHoursAMonth(const PriceTerms &price);
[[nodiscard]] Ranged<Dimension::Money> costAMonth(const Ranged<Dimension::Price> &rent, double hoursAMonth);
/// `items`: tokens or items a second, above 0.
[[nodiscard]] Ranged<Dimension::PricePerItem> costPerItem(const Ranged<Dimension::Throughput> &items,
                                                          const Ranged<Dimension::Price> &rent, double utilisation);
[[nodiscard]] Ranged<Dimension::Energy> energyPerItem(const Ranged<Dimension::Throughput> &items,
                                                      const Ranged<Dimension::Power> &power);
[[nodiscard]] Ranged<Dimension::Energy> energyOfRun(const Ranged<Dimension::Duration> &wallTime,
                                                    const Ranged<Dimension::Power> &power);

} // namespace chipboard
