#include "data/core/tr.h"
#include "data/live/livetasks.h"

#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double secondsOfAnHour = 3600.0;
constexpr double million = 1e6;
constexpr double joulesOfAKilowattHour = 3.6e6;

void withoutPrice(LiveBuilder &builder, const QString &reason)
{
    constexpr std::array priced{
        "usd_per_hour",    "cost", "usd_per_month", "usd_per_1m_tokens", "usd_per_1m_input_tokens", "tokens_per_usd",
        "usd_per_1m_items"};
    for (const char *metric : priced)
        builder.missing(QString::fromLatin1(metric), reason);
}

void explainEnergy(LiveBuilder &builder, const LiveDevice &device, const QStringList &metrics)
{
    const QString reason = device.request.device.power ? tr("The power of the chip is no possible figure.")
                                                       : tr("The power of the chip is not published.");
    for (const QString &metric : metrics)
        builder.missing(metric, reason);
}

// `kilowattHours`: of the chips alone.
void addEnergy(LiveBuilder &builder, const LiveCount &count, const char *energy, const char *cost,
               const LiveSpan &kilowattHours)
{
    const LiveSpan all = kilowattHours * builder.assumed("pue");
    builder.result(energy, all, count.problem);
    builder.result(cost, all * builder.assumed("energy_price"), count.problem);
}

LiveSpan powerOfAll(const LiveDevice &device, const LiveCount &count) { return *device.power * count.chips; }

} // namespace

std::optional<LiveSpan> addRent(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count)
{
    builder.startSection(tr("Cost"));
    if (!device.price) {
        withoutPrice(builder, device.noPrice);
        return std::nullopt;
    }
    const LiveFormula factor =
        builder.step(u"rent_factor"_s, tr("Of the price, with discount and factor"), Unit::One,
                     count.instances * (1.0 - builder.share("discount")) * builder.assumed("price_factor"));
    const LiveSpan rent = *device.price * factor;
    const LiveFormula hours = device.request.price->committed
        ? greatest({allHoursOfAMonth, builder.assumed("hours_a_month")})
        : builder.assumed("hours_a_month");
    builder.result("usd_per_hour", rent, count.problem);
    builder.result("usd_per_month", rent * hours, count.problem);
    return rent;
}

LiveSpan costOfMillion(const LiveBuilder &builder, const LiveSpan &rent, const LiveSpan &speed)
{
    return rent / (secondsOfAnHour * builder.share("utilisation")) / speed * LiveFormula(million);
}

void addEnergyOfRun(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &wallHours)
{
    if (!device.power)
        return explainEnergy(builder, device, {u"energy_kwh"_s, u"energy_usd"_s});
    addEnergy(builder, count, "energy_kwh", "energy_usd", powerOfAll(device, count) * wallHours / LiveFormula(1000.0));
}

void addEnergyOfTokens(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &speed)
{
    if (!device.power)
        return explainEnergy(builder, device,
                             {u"energy_per_token"_s, u"energy_kwh_per_1m_tokens"_s, u"energy_usd_per_1m_tokens"_s});
    const LiveSpan joules = powerOfAll(device, count) / speed;
    builder.result("energy_per_token", joules, count.problem);
    addEnergy(builder, count, "energy_kwh_per_1m_tokens", "energy_usd_per_1m_tokens",
              joules * LiveFormula(million / joulesOfAKilowattHour));
}

void addEnergyOfItems(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &speed)
{
    if (!device.power)
        return explainEnergy(builder, device, {u"energy_kwh_per_1m_items"_s, u"energy_usd_per_1m_items"_s});
    addEnergy(builder, count, "energy_kwh_per_1m_items", "energy_usd_per_1m_items",
              powerOfAll(device, count) / speed * LiveFormula(million / joulesOfAKilowattHour));
}

void addMonth(LiveBuilder &builder, const LiveCount &count, const LiveSpan &speed, const LiveFormula &work,
              const std::optional<LiveSpan> &rent, const LiveDevice &device, const QString &notStated)
{
    constexpr double slip = 1e-9; // as in data/estimate/month.cpp
    builder.startSection(tr("A month's work"));
    const LiveFormula none(QString{});
    const LiveFormula hours = builder.assumed("hours_a_month");
    const auto needed = [&](const char *id, const QString &label, const LiveFormula &rate) {
        return builder.step(
            QString::fromLatin1(id), label, Unit::One,
            greatest(
                {1.0, wholeAbove(work / (rate * (secondsOfAnHour * hours * builder.share("utilisation"))) - slip)}));
    };
    const LiveSpan deployments{needed("deployments_low", tr("Deployments, at the fastest"), speed.high),
                               needed("deployments", tr("Deployments side by side"), speed.value),
                               needed("deployments_high", tr("Deployments, at the slowest"), speed.low)};
    const LiveFormula problem =
        builder.step(u"month_problem"_s, tr("No month's work"), Unit::One,
                     choice(isOther(count.problem, none), count.problem,
                            firstOf({{isAtMost(work, 0.0), notStated},
                                     {isAbove(deployments.high * count.chips, mostChips),
                                      tr("More than %1 chips would be needed.").arg(mostChips)}},
                                    none)));
    builder.result("month_chips", deployments * count.chips, problem);
    if (!rent)
        return builder.missing(u"month_usd"_s, device.noPrice);
    const LiveFormula paid = device.request.price->committed ? greatest({allHoursOfAMonth, hours}) : hours;
    builder.result("month_usd", *rent * paid * deployments, problem);
}

} // namespace chipboard
