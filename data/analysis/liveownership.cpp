#include "data/analysis/liveownership.h"

#include "data/core/tr.h"
#include "data/model/cost.h"
#include "data/model/ownership.h"

namespace chipboard {
namespace {

/// A month of owning.
struct LiveOwned
{
    LiveSpan month; ///< USD of one deployment
    Expr problem;   ///< why it is not known, in words
};

LiveSpan spanStep(LiveBuilder &builder, const char *id, Unit unit, const LiveSpan &span)
{
    if (span.low == span.value && span.high == span.value)
        return exactSpan(builder.step(id, unit, span.value));
    const QByteArray name(id);
    const Expr low = builder.step((name + "_low").constData(), unit, span.low);
    const Expr value = builder.step(id, unit, span.value);
    return {low, value, builder.step((name + "_high").constData(), unit, span.high)};
}

// As machinePowerOf(): a machine's own power wins, also where it is no possible figure.
std::optional<LiveSpan> powerOfMachines(const LiveBuilder &builder, const LiveDevice &device, const LiveCount &count)
{
    if (device.request.whole && device.request.machinePower)
        return device.machinePower ? std::optional(*device.machinePower * count.instances) : std::nullopt;
    if (!device.power)
        return std::nullopt;
    return money::powerOfMachines(*device.power * count.chips, builder.inputs().owning);
}

LiveOwned addOwned(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                   const std::optional<LiveSpan> &rent)
{
    builder.startSection(tr("Owning"));
    const OwnershipTermsOf<Expr> &terms = builder.inputs().owning;
    QList<LiveBuilder::Check> checks{{terms.machinePrice <= 0.0, tr("The machine price is not stated.")}};
    const auto power = powerOfMachines(builder, device, count);
    if (!power)
        checks << LiveBuilder::Check{1.0,
                                     device.request.machinePower || device.request.device.power
                                         ? tr("The power of the chip is not plausible.")
                                         : tr("The power of the chip is not published.")};
    LiveOwned owned;
    owned.problem = builder.problem("own_problem", tr("No cost of owning"), count.problem, checks);
    const Expr capital = builder.step("capital_of_month", Unit::One, money::capitalShareOfMonth(terms));
    const Expr fixed =
        builder.step("machines_of_month", Unit::Usd, money::fixedCostOfMonth(count.instances, capital, terms));
    const LiveSpan kilowatts = spanStep(builder, "kilowatts", Unit::Kilowatt, power.value_or(exactSpan(Expr(0.0))));
    const LiveSpan running = money::powerCostOfMonth(kilowatts, builder.inputs().energy, terms);
    owned.month =
        spanStep(builder, "own_month", Unit::Usd, eachOf(running, [&fixed](const Expr &each) { return fixed + each; }));
    builder.result("own_usd_per_month", owned.month, owned.problem);
    const bool isCommitted = device.request.price && device.request.price->committed;
    if (!rent || isCommitted) {
        builder.missing(QStringLiteral("own_break_even_use"), rent ? paidForAllHours() : device.noPrice);
        return owned;
    }
    const LiveSpan use = money::breakEvenUse(owned.month, *rent);
    const Expr never = builder.problem(
        "own_never", tr("Buying never wins"), owned.problem,
        {{rent->low <= 0.0, tr("The price is 0.")},
         {use.value > 1.0, tr("Buying never pays off: renting for all hours costs less than owning.")}});
    builder.resultInUnit("own_break_even_use", use * 100.0, never);
    return owned;
}

void addOwnedLoad(LiveBuilder &builder, const char *metric, const LiveCount &count, const LiveOwned &owned,
                  const LiveLoad &load)
{
    const TermsOf<Expr> &terms = builder.inputs().terms;
    builder.result(metric, money::costPerItem(load.speed, money::ownedHour(owned.month), terms), owned.problem);
    const LiveSpan deployments = money::deploymentsAtAllHours(load.work, load.speed, terms);
    // Owned machines work at all hours: how many would be rented for some of them does not matter.
    const Expr problem = builder.problem("own_work_problem", tr("No monthly volume on owned machines"), owned.problem,
                                         {{load.work <= 0.0, load.notStated},
                                          {deployments.high * count.chips > double(mostChips),
                                           tr("More than %1 chips would be required.").arg(mostChips)}});
    builder.result("own_month_usd", owned.month * deployments, problem);
}

void addApi(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const std::optional<LiveSpan> &rent,
            const LiveLoad &load)
{
    builder.startSection(tr("API"));
    const Expr price = builder.inputs().owning.apiPrice;
    const Expr unknown = builder.problem("api_problem", tr("No API price"), count.problem,
                                         {{price <= 0.0, tr("The API price is not stated.")}});
    const Expr millions = overUnit(load.work, money::million);
    builder.resultInUnit(
        "api_month_usd", exactSpan(millions * price),
        builder.problem("api_work_problem", tr("No monthly volume for an API"), unknown,
                        {{load.work <= 0.0, tr("The number of output tokens per month is not stated.")}}));
    if (!rent) {
        builder.missing(QStringLiteral("api_break_even_tokens"), device.noPrice);
        return builder.missing(QStringLiteral("api_break_even_use"), device.noPrice);
    }
    const Expr problem = builder.problem("api_rent_problem", tr("No rental price to compare"), unknown,
                                         {{rent->low <= 0.0, tr("The price is 0.")}});
    const LiveSpan even = money::apiBreakEven(*rent, price);
    builder.resultInUnit("api_break_even_tokens", even, problem);
    const LiveSpan use = even * money::million / money::itemsOfMonth(load.speed, builder.inputs().terms);
    const Expr never = builder.problem(
        "api_never", tr("Renting never wins"), problem,
        {{use.value > 1.0, tr("Renting never pays off: a busy deployment costs more per token than the API.")}});
    builder.resultInUnit("api_break_even_use", use * 100.0, never);
}

} // namespace

void addWaysOfTokens(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                     const std::optional<LiveSpan> &rent, const LiveLoad &load)
{
    addOwnedLoad(builder, "own_usd_per_1m_tokens", count, addOwned(builder, device, count, rent), load);
    addApi(builder, device, count, rent, load);
}

void addWaysOfItems(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                    const std::optional<LiveSpan> &rent, const LiveLoad &load)
{
    addOwnedLoad(builder, "own_usd_per_1m_items", count, addOwned(builder, device, count, rent), load);
}

void addWaysOfRun(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                  const std::optional<LiveSpan> &rent, const LiveSpan &wallTime)
{
    const LiveOwned owned = addOwned(builder, device, count, rent);
    builder.result("own_cost", money::costOfRun(wallTime, money::ownedHour(owned.month), builder.inputs().terms),
                   owned.problem);
}

} // namespace chipboard
