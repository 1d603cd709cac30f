#include "data/estimate/cost.h"

#include "data/core/tr.h"
#include "data/estimate/bound.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

} // namespace

int instancesFor(int chips, int chipsEach)
{
    Q_ASSERT(chips >= 1 && chipsEach >= 1);
    return chips / chipsEach + (chips % chipsEach == 0 ? 0 : 1);
}

Result<CountChoice> exactCount(int chips, int chipsEach, const QString &instanceName)
{
    if (chipsEach < 1 || chips < 1)
        return badRange(tr("The number of chips must be at least 1."),
                        tr("The nearest count is %1.").arg(std::max(1, chipsEach)));
    if (chips > mostChips)
        return badRange(tr("%1 chips are more than can be estimated.").arg(chips),
                        tr("The nearest count is %1.").arg(mostChips / chipsEach * chipsEach));
    const int instances = instancesFor(chips, chipsEach);
    if (chips % chipsEach == 0)
        return CountChoice{chips, instances};
    const int above = instances * chipsEach;
    const int below = above - chipsEach;
    const QString message =
        tr("%1 is rented whole, with %2 chips; it cannot give %3.").arg(instanceName).arg(chipsEach).arg(chips);
    return badRange(message,
                    below > 0 ? tr("The nearest counts are %1 and %2.").arg(below).arg(above)
                              : tr("The nearest count is %1.").arg(above));
}

Result<Ranged<Dimension::Price>> rentOf(int chips, const PriceTerms &price)
{
    if (chips < 1 || price.chipsEach < 1)
        return badRange(tr("The number of chips must be at least 1."), tr("Enter 1 or more."));
    if (!(price.each.low >= HourlyPrice() && price.each.low <= price.each.high
          && std::isfinite(price.each.high.base())))
        return badRange(tr("The price cannot be negative."), tr("Enter 0 or more."));
    if (const auto checked = checkTerms(price.terms); !checked)
        return checked.problem();
    const double factor = instancesFor(chips, price.chipsEach) * (1.0 - price.terms.discount) * price.terms.priceFactor;
    return Ranged<Dimension::Price>{price.each.low * factor, price.each.value * factor, price.each.high * factor};
}

Ranged<Dimension::Money> costOfRun(const Ranged<Dimension::Duration> &wallTime, const Ranged<Dimension::Price> &rent,
                                   double utilisation)
{
    Q_ASSERT(utilisation > 0.0);
    return {rent.low * wallTime.low / utilisation, rent.value * wallTime.value / utilisation,
            rent.high * wallTime.high / utilisation};
}

double paidHoursAMonth(const PriceTerms &price)
{
    return price.committed ? std::max(allHoursOfAMonth, price.terms.hoursAMonth) : price.terms.hoursAMonth;
}

Ranged<Dimension::Money> costAMonth(const Ranged<Dimension::Price> &rent, double hoursAMonth)
{
    const Duration time = hours(hoursAMonth);
    return {rent.low * time, rent.value * time, rent.high * time};
}

Ranged<Dimension::PricePerItem> costPerItem(const Ranged<Dimension::Throughput> &items,
                                            const Ranged<Dimension::Price> &rent, double utilisation)
{
    Q_ASSERT(items.low > Throughput() && utilisation > 0.0);
    const auto each = [utilisation](HourlyPrice price, Throughput rate) {
        return PricePerItem::fromBase(price / usDollarsPerHour(1) / 3600.0 / utilisation / rate.base());
    };
    return {each(rent.low, items.high), each(rent.value, items.value), each(rent.high, items.low)};
}

Ranged<Dimension::Energy> energyPerItem(const Ranged<Dimension::Throughput> &items,
                                        const Ranged<Dimension::Power> &power)
{
    Q_ASSERT(items.low > Throughput());
    const auto each = [](PowerDraw draw, Throughput rate) { return draw * seconds(1.0 / rate.base()); };
    return {each(power.low, items.high), each(power.value, items.value), each(power.high, items.low)};
}

Ranged<Dimension::Energy> energyOfRun(const Ranged<Dimension::Duration> &wallTime,
                                      const Ranged<Dimension::Power> &power)
{
    return {power.low * wallTime.low, power.value * wallTime.value, power.high * wallTime.high};
}

} // namespace chipboard
