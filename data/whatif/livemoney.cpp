#include "data/core/tr.h"
#include "data/estimate/money.h"
#include "data/whatif/livetasks.h"

#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

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

// Of so many energies of the chips alone.
void addEnergy(LiveBuilder &builder, const LiveCount &count, const char *energy, const char *cost, const LiveSpan &each,
               double energies)
{
    const LiveSpan all = money::kilowattHours(each, energies, builder.assumed("pue"));
    builder.resultInUnit(energy, all, count.problem);
    builder.resultInUnit(cost, all * builder.assumed("energy_price"), count.problem);
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
    const Expr factor =
        builder.step("rent_factor", Unit::One,
                     money::rentFactor(count.instances, builder.share("discount"), builder.assumed("price_factor")));
    const LiveSpan rent = *device.price * factor;
    const Expr hours = money::paidHours(builder.assumed("hours_a_month"), device.request.price->committed);
    builder.result("usd_per_hour", rent, count.problem);
    builder.result("usd_per_month", money::costOfMonth(rent, hours), count.problem);
    return rent;
}

void addEnergyOfRun(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &wallTime)
{
    if (!device.power)
        return explainEnergy(builder, device, {u"energy_kwh"_s, u"energy_usd"_s});
    addEnergy(builder, count, "energy_kwh", "energy_usd", powerOfAll(device, count) * wallTime, 1.0);
}

void addEnergyOfTokens(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &speed)
{
    if (!device.power)
        return explainEnergy(builder, device,
                             {u"energy_per_token"_s, u"energy_kwh_per_1m_tokens"_s, u"energy_usd_per_1m_tokens"_s});
    const LiveSpan joules = money::energyPerItem(speed, powerOfAll(device, count));
    builder.result("energy_per_token", joules, count.problem);
    addEnergy(builder, count, "energy_kwh_per_1m_tokens", "energy_usd_per_1m_tokens", joules, money::million);
}

void addEnergyOfItems(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &speed)
{
    if (!device.power)
        return explainEnergy(builder, device, {u"energy_kwh_per_1m_items"_s, u"energy_usd_per_1m_items"_s});
    addEnergy(builder, count, "energy_kwh_per_1m_items", "energy_usd_per_1m_items",
              money::energyPerItem(speed, powerOfAll(device, count)), money::million);
}

void addMonth(LiveBuilder &builder, const LiveCount &count, const LiveSpan &speed, const Expr &work,
              const std::optional<LiveSpan> &rent, const LiveDevice &device, const QString &notStated)
{
    builder.startSection(tr("A month's work"));
    const Expr hours = builder.assumed("hours_a_month");
    const LiveSpan needed = money::deployments(work, speed, hours, builder.share("utilisation"));
    const Expr fastest = builder.step("deployments_low", Unit::One, needed.low);
    const Expr usual = builder.step("deployments", Unit::One, needed.value);
    const LiveSpan deployments{fastest, usual, builder.step("deployments_high", Unit::One, needed.high)};
    const Expr problem = builder.problem("month_problem", tr("No month's work"), count.problem,
                                         {{work <= 0.0, notStated},
                                          {deployments.high * count.chips > double(mostChips),
                                           tr("More than %1 chips would be needed.").arg(mostChips)}});
    builder.result("month_chips", deployments * count.chips, problem);
    if (!rent)
        return builder.missing(u"month_usd"_s, device.noPrice);
    const Expr paid = money::paidHours(hours, device.request.price->committed);
    builder.result("month_usd", money::costOfMonth(*rent, paid) * deployments, problem);
}

} // namespace chipboard
