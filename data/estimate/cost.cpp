#include "data/estimate/cost.h"

#include <QCoreApplication>

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("Cost", text); }

Problem outside(const QString &message, const QString &remedy)
{
    return {ProblemCode::BadRange, message, remedy, {}, Severity::Error};
}

} // namespace

int instancesFor(int chips, int chipsEach)
{
    Q_ASSERT(chips >= 1 && chipsEach >= 1);
    return (chips + chipsEach - 1) / chipsEach;
}

Result<CountChoice> exactCount(int chips, int chipsEach, const QString &instanceName)
{
    if (chips < 1 || chipsEach < 1)
        return outside(tr("The number of chips must be at least 1."), tr("Enter 1 or more."));
    const int instances = instancesFor(chips, chipsEach);
    if (chips % chipsEach == 0)
        return CountChoice{chips, instances};
    const int above = instances * chipsEach;
    const int below = above - chipsEach;
    const QString message =
        tr("%1 is rented whole, with %2 chips; it cannot give %3.").arg(instanceName).arg(chipsEach).arg(chips);
    return outside(message,
                   below > 0 ? tr("The nearest counts are %1 and %2.").arg(below).arg(above)
                             : tr("The nearest count is %1.").arg(above));
}

Result<HourlyPrice> rentOf(int chips, const PriceTerms &terms)
{
    if (chips < 1 || terms.chipsEach < 1)
        return outside(tr("The number of chips must be at least 1."), tr("Enter 1 or more."));
    if (terms.each < HourlyPrice())
        return outside(tr("The price cannot be negative."), tr("Enter 0 or more."));
    if (!(terms.discount >= 0.0 && terms.discount < 1.0))
        return outside(tr("The discount must be from 0 % to below 100 %."), tr("Enter a smaller discount."));
    if (!(terms.utilisation > 0.0 && terms.utilisation <= 1.0))
        return outside(tr("The utilisation must be above 0 % and at most 100 %."),
                       tr("Enter the share of paid hours."));
    return terms.each * (instancesFor(chips, terms.chipsEach) * (1.0 - terms.discount));
}

Ranged<Dimension::Money> costOfRun(const Ranged<Dimension::Duration> &wallTime, HourlyPrice rent, double utilisation)
{
    Q_ASSERT(utilisation > 0.0);
    return {rent * wallTime.low / utilisation, rent * wallTime.value / utilisation, rent * wallTime.high / utilisation};
}

Money costAMonth(HourlyPrice rent, double hoursAMonth) { return rent * hours(hoursAMonth); }

Ranged<Dimension::PricePerItem> costPerItem(const Ranged<Dimension::Throughput> &items, HourlyPrice rent,
                                            double utilisation)
{
    Q_ASSERT(items.low > Throughput() && utilisation > 0.0);
    const double perSecond = rent / usDollarsPerHour(1) / 3600.0 / utilisation;
    const auto each = [perSecond](Throughput rate) { return PricePerItem::fromBase(perSecond / rate.base()); };
    return {each(items.high), each(items.value), each(items.low)};
}

Ranged<Dimension::Energy> energyPerItem(const Ranged<Dimension::Throughput> &items, PowerDraw power)
{
    Q_ASSERT(items.low > Throughput());
    const auto each = [power](Throughput rate) { return power * seconds(1.0 / rate.base()); };
    return {each(items.high), each(items.value), each(items.low)};
}

} // namespace chipboard
