#include "data/model/cost.h"

#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {

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
        return badRange(tr("%1 chips exceed the maximum that can be estimated.").arg(chips),
                        tr("The nearest count is %1.").arg(mostChips / chipsEach * chipsEach));
    const int instances = instancesFor(chips, chipsEach);
    if (chips % chipsEach == 0)
        return CountChoice{chips, instances};
    const int above = instances * chipsEach;
    const int below = above - chipsEach;
    const QString message =
        tr("%1 is rented as a whole, with %2 chips; it cannot provide %3.").arg(instanceName).arg(chipsEach).arg(chips);
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
    if (const auto checked = checkInputs({.terms = price.terms}, AssumptionGroup::Price); !checked)
        return checked.problem();
    const double factor = money::rentFactor<double>(instancesFor(chips, price.chipsEach), price.terms);
    return rangedOf<Dimension::Price>(spanOf(price.each) * factor);
}

double paidHoursAMonth(const PriceTerms &price) { return money::paidHours(price.terms, price.committed); }

} // namespace chipboard
