#include "data/analysis/livetasks.h"

#include "data/analysis/breakeven.h"
#include "data/board/assumption.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/model/batch.h"
#include "data/model/calibration.h"
#include "data/model/cost.h"
#include "data/model/costsheet.h"
#include "data/model/setup.h"
#include "data/model/steps.h"
#include "data/model/training.h"

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString priceOrigin(const PriceOrigin &origin)
{
    QStringList parts{origin.rented, origin.bookName, origin.kind, origin.status, dateText(origin.asOf)};
    if (origin.chips > 1)
        parts << tr("rented with %1 chips").arg(origin.chips);
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

EstimateRequest rentedIn(EstimateRequest request, int chips)
{
    rentIn(request, chips);
    return request;
}

void addPrices(LiveBuilder &builder, LiveDevice &device)
{
    for (const RentedSize &size : device.request.sizes) {
        const QByteArray id = "price_of_" + QByteArray::number(size.chips);
        device.prices << builder.figure(id.constData(), tr("Price of one chip in a machine of %1").arg(size.chips),
                                        Unit::UsdPerHour,
                                        inUnit(rentedIn(device.request, size.chips).price->each, Unit::UsdPerHour), {});
    }
}

void addPrice(LiveBuilder &builder, LiveDevice &device)
{
    const EstimateRequest &request = device.request;
    device.noPrice = request.noPrice.isEmpty() ? tr("There is no price.") : request.noPrice;
    if (request.price && request.sizes.size() > 1) // the number of chips decides which one applies
        return addPrices(builder, device);
    if (request.price)
        device.prices << builder.figure("price", request.whole ? tr("Price of one") : stepLabel(u"price"_s),
                                        Unit::UsdPerHour, inUnit(request.price->each, Unit::UsdPerHour), {});
    builder.step("price_from", tr("Price from"), Unit::One,
                 words(request.price ? priceOrigin(request.priceOrigin) : device.noPrice));
}

// Custom figures may have any value: as in data/model/costsheet.cpp.
void addPower(LiveBuilder &builder, LiveDevice &device)
{
    const auto figure = [&](const char *id, const QString &label, const std::optional<Ranged<Dimension::Power>> &stated,
                            double mostWatts) {
        const Interval power = stated ? inUnit(*stated, Unit::Watt) : Interval::exactly(-1.0);
        const bool isPossible = power.low >= 0.0 && power.isOrdered() && power.high <= mostWatts;
        return isPossible ? std::optional(builder.figure(id, label, Unit::Watt, power, tr("As stated by the vendor.")))
                          : std::nullopt;
    };
    device.power = figure("power", tr("Power of a chip"), device.request.device.power, 1e9);
    if (device.request.whole)
        device.machinePower = figure("machine_power", tr("Total power of one"), device.request.machinePower, 1e11);
}

} // namespace

LiveDevice addDevice(LiveBuilder &builder, const EstimateRequest &prepared, const Calibration &calibration)
{
    const Device &chip = prepared.device;
    builder.startSection(tr("Figures"));
    LiveDevice device{prepared, calibration, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}};
    const auto figure = [&](const char *id, const QString &label, Unit unit, double value) {
        return builder.figure(id, label, unit, value, {});
    };
    device.chipsEach =
        prepared.whole ? figure("chips_each", tr("Chips of one"), Unit::Chips, prepared.chipsEach) : Expr(1.0);
    device.memory = figure("memory", tr("Memory per chip"), Unit::GiB, chip.memory / gibibytes(1));
    device.bandwidth =
        figure("memory_bandwidth", tr("Memory bandwidth"), Unit::GBps, chip.bandwidth / gigabytesPerSecond(1));
    device.link = figure("link", tr("Link between chips, one way"), Unit::GBps, chip.link / gigabytesPerSecond(1));
    const Precision asked = prepared.workload.precision;
    const auto found = prepared.workload.task == Task::Serve ? servingPeak(chip, asked) : peakFor(chip, asked);
    if (const auto peak = found) {
        device.peak = figure("peak", tr("Dense peak"), Unit::Tflops, peak->rate / teraflops(1));
        const PeakChoice wide = peakFor(chip, Precision::Bf16).value_or(*peak);
        device.attentionPeak = wide == *peak
            ? *device.peak
            : figure("bf16_peak", tr("Dense BF16 peak"), Unit::Tflops, wide.rate / teraflops(1));
    }
    addPower(builder, device);
    addPrice(builder, device);
    return device;
}

namespace {

/// Number of chips, and why there is no estimate; each text includes the previous ones.
struct LiveCount
{
    Expr chips;
    Expr instances;
    Expr refusal; ///< the request is invalid
    Expr misfit;  ///< or does not fit
    Expr problem; ///< or has no peak, no link
};

Expr inWhole(const LiveDevice &device, const Expr &chips)
{
    return device.request.chipsEach == 1 ? chips : ceilOf(chips / device.chipsEach) * device.chipsEach;
}

LiveCount addCount(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device, const Expr &automatic)
{
    builder.startSection(tr("Chips"));
    LiveCount count;
    const Expr asked = builder.assumed("chips");
    count.chips = builder.step("count", Unit::Chips, select(asked > 0.0, asked, automatic));
    count.instances = device.request.whole
        ? builder.step("instances", tr("Rented as a whole"), Unit::One, ceilOf(count.chips / device.chipsEach))
        : count.chips;
    count.refusal = shape.refusal;
    if (device.request.chipsEach > 1)
        count.refusal = builder.problem("refused", tr("Cannot be estimated"), shape.refusal,
                                        {{areOther(remainderOf(count.chips, device.chipsEach), 0.0),
                                          tr("It is rented as a whole, with %1 chips; this number is not possible.")
                                              .arg(device.request.chipsEach)}});
    return count;
}

void addFit(LiveBuilder &builder, LiveCount &count, const Expr &fits, const Expr &needed, const Expr &fewest)
{
    builder.result("memory_needed", exactSpan(needed), count.refusal);
    const Expr none = builder.problem("none_holds", tr("No number of chips holds it"), count.refusal,
                                      {{fewest < 1.0, tr("It does not fit on any number of these chips.")}});
    builder.result("fewest_chips", exactSpan(fewest), none);
    count.misfit = builder.problem("misfit", tr("Does not fit"), count.refusal,
                                   {{!fits, tr("It does not fit into the memory of this number of chips.")}});
}

// Announced, with unpublished links.
bool isSecretive(const Device &device) { return device.linkUnpublished && device.announced; }

QList<LiveBuilder::Check> obstaclesOf(const LiveDevice &device, const Expr &together)
{
    const Device &chip = device.request.device;
    QList<LiveBuilder::Check> checks;
    if (!device.peak)
        checks << LiveBuilder::Check{1.0, noPeak(chip).message};
    if (isSecretive(chip))
        checks << LiveBuilder::Check{together > 1.0,
                                     tr("The chip-to-chip link of %1 is not published.").arg(chip.name)};
    return checks;
}

void addObstacles(LiveBuilder &builder, const LiveDevice &device, LiveCount &count,
                  const QList<LiveBuilder::Check> &checks)
{
    count.problem =
        checks.isEmpty() ? count.misfit : builder.problem("problem", tr("Cannot be estimated"), count.misfit, checks);
    builder.result("chips_used", exactSpan(count.chips), count.problem);
    if (device.request.whole)
        builder.result("instances_used", exactSpan(count.instances), count.problem);
    else
        builder.missing(u"instances_used"_s, tr("Chips are rented individually."));
}

double widenedError(double error, bool borrowed, const Calibration &calibration)
{
    return borrowed ? error * calibration.errors.borrowedFactor : error;
}

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
    const QString reason = device.request.device.power ? tr("The power of the chip is not plausible.")
                                                       : tr("The power of the chip is not published.");
    for (const QString &metric : metrics)
        builder.missing(metric, reason);
}

// For `energies` times the energy of the chips.
void addEnergy(LiveBuilder &builder, const LiveCount &count, const char *energy, const char *cost, const LiveSpan &each,
               double energies)
{
    const EnergyTermsOf<Expr> &terms = builder.inputs().energy;
    const LiveSpan all = money::kilowattHours(each, energies, terms);
    builder.resultInUnit(energy, all, count.problem);
    builder.resultInUnit(cost, all * terms.usdPerKwh, count.problem);
}

LiveSpan powerOfAll(const LiveDevice &device, const LiveCount &count) { return *device.power * count.chips; }

LiveSpan spanStep(LiveBuilder &builder, const char *id, Unit unit, const LiveSpan &span)
{
    if (span.low == span.value && span.high == span.value)
        return exactSpan(builder.step(id, unit, span.value));
    const QByteArray name(id);
    const Expr low = builder.step((name + "_low").constData(), unit, span.low);
    const Expr value = builder.step(id, unit, span.value);
    return {low, value, builder.step((name + "_high").constData(), unit, span.high)};
}

/// Value for the machine size that this many chips are rented in, as sizeFor(); `of` returns it by index.
template<typename Of>
Expr inSizeFor(const QList<RentedSize> &sizes, const Expr &chips, const Of &of)
{
    Expr found = of(sizes.size() - 1);
    for (qsizetype i = sizes.size() - 2; i >= 0; --i)
        found = select(chips > double(sizes.at(i).chips), found, of(i));
    return found;
}

// Price of the rented unit: a machine for this many chips, as rentIn().
LiveSpan priceOf(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count)
{
    const QList<LiveSpan> &prices = device.prices;
    if (prices.size() == 1)
        return prices.constFirst();
    const QList<RentedSize> &sizes = device.request.sizes;
    const auto chosen = [&](Expr LiveSpan::*part) {
        return inSizeFor(sizes, count.chips, [&](qsizetype place) { return prices.at(place).*part; });
    };
    builder.step("price_from", tr("Price from"), Unit::One, inSizeFor(sizes, count.chips, [&](qsizetype place) {
                     return words(priceOrigin(rentedIn(device.request, sizes.at(place).chips).priceOrigin));
                 }));
    return spanStep(builder, "price", Unit::UsdPerHour,
                    {chosen(&LiveSpan::low), chosen(&LiveSpan::value), chosen(&LiveSpan::high)});
}

std::optional<LiveSpan> addRent(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count)
{
    builder.startSection(tr("Cost"));
    if (device.prices.isEmpty()) {
        withoutPrice(builder, device.noPrice);
        return std::nullopt;
    }
    const TermsOf<Expr> &terms = builder.inputs().terms;
    const Expr factor = builder.step("rent_factor", Unit::One, money::rentFactor(count.instances, terms));
    const LiveSpan rent = priceOf(builder, device, count) * factor;
    const Expr hours = money::paidHours(terms, device.request.price->committed);
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

/// Throughput of a deployment, and the required monthly work.
struct LiveLoad
{
    LiveSpan speed;    ///< tokens or items per second
    Expr work;         ///< per month; 0: not stated
    QString notStated; ///< text if it is not stated
};

// ---------------------------------------------------------------- Owning and API

/// Monthly cost of owning.
struct LiveOwned
{
    LiveSpan month; ///< USD per deployment
    Expr problem;   ///< why it is unknown, as text
};

// As machinePowerOf(): a machine's own power takes precedence, even if it is implausible.
std::optional<LiveSpan> powerOfMachines(const LiveBuilder &builder, const LiveDevice &device, const LiveCount &count)
{
    if (device.request.whole && device.request.machinePower)
        return device.machinePower ? std::optional(*device.machinePower * count.instances) : std::nullopt;
    if (!device.power)
        return std::nullopt;
    return money::powerOfMachines(*device.power * count.chips, builder.inputs().owning);
}

QString noPowerText(const LiveDevice &device)
{
    return device.request.machinePower || device.request.device.power ? tr("The power of the chip is not plausible.")
                                                                      : tr("The power of the chip is not published.");
}

LiveOwned addOwned(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                   const std::optional<LiveSpan> &rent)
{
    builder.startSection(tr("Owning"));
    const OwnershipTermsOf<Expr> &terms = builder.inputs().owning;
    QList<LiveBuilder::Check> checks{{terms.machinePrice <= 0.0, tr("The machine price is not stated.")}};
    const auto power = powerOfMachines(builder, device, count);
    if (!power)
        checks << LiveBuilder::Check{1.0, noPowerText(device)};
    LiveOwned owned{.problem = builder.problem("own_problem", tr("No cost of owning"), count.problem, checks)};
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
    // Owned machines run all hours, so the number rented for some of them does not matter.
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

// ---------------------------------------------------------------- Revenue and fleet

void addRevenue(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                const std::optional<LiveSpan> &rent, const LiveLoad &load)
{
    builder.startSection(tr("Revenue"));
    const Expr price = builder.inputs().sale.tokenPrice;
    const TermsOf<Expr> &terms = builder.inputs().terms;
    const Expr unknown = builder.problem("revenue_problem", tr("No revenue"), count.problem,
                                         {{price <= 0.0, tr("The price of a million tokens sold is not stated.")}});
    const Expr chips = maxOf(count.chips, Expr(1.0));
    const LiveSpan revenue = spanStep(builder, "revenue", Unit::UsdPerHour, money::revenueOf(load.speed, price, terms));
    builder.result("revenue_chip_hour", revenue / chips, unknown);
    if (rent) {
        builder.result("margin_chip_hour", money::marginOf(revenue / chips, *rent / chips), unknown);
        builder.resultInUnit("margin_percent", money::marginOf(exactSpan(Expr(1.0)), *rent / revenue) * 100.0, unknown);
    } else {
        builder.missing(u"margin_chip_hour"_s, device.noPrice);
        builder.missing(u"margin_percent"_s, device.noPrice);
    }
    const auto power = powerOfMachines(builder, device, count);
    if (!power)
        return builder.missing(u"revenue_megawatt"_s, noPowerText(device));
    const Expr problem = builder.problem("megawatt_problem", tr("No revenue per megawatt"), unknown,
                                         {{power->low <= 0.0, noPowerText(device)}});
    builder.result("revenue_megawatt", revenue / money::megawattsOf(*power, builder.inputs().energy), problem);
}

/// Chips of the machine for a deployment.
Expr machineFor(const QList<RentedSize> &sizes, const Expr &deployed)
{
    return inSizeFor(sizes, deployed, [&sizes](qsizetype place) { return Expr(double(sizes.at(place).chips)); });
}

/// The fewest whole machines for a deployment, with cost and power; 1 if nothing limits it.
struct LiveFleet
{
    Expr chips;
    Expr deployments;
    LiveSpan month;
    LiveSpan megawatts;
    QList<LiveBuilder::Check> checks;
};

LiveFleet fleetOf(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                  const std::optional<LiveSpan> &rent)
{
    const SaleTermsOf<Expr> &sale = builder.inputs().sale;
    const Expr deployed = maxOf(count.chips, Expr(1.0));
    const QList<RentedSize> &sizes = device.request.sizes;
    const Expr machine = sizes.isEmpty() ? deployed : machineFor(sizes, deployed);
    const money::FleetGroup<Expr> group = money::fleetGroupOf(deployed, machine);
    LiveFleet fleet{builder.step("group_chips", Unit::Chips, group.machines * machine),
                    group.deployments,
                    exactSpan(Expr(1.0)),
                    exactSpan(Expr(1.0)),
                    {}};
    fleet.checks << LiveBuilder::Check{sale.budget + sale.megawatts <= 0.0,
                                       tr("Neither a budget nor a power limit of a fleet is set.")};
    if (rent) {
        const Expr paid = money::paidHours(builder.inputs().terms, device.request.price->committed);
        fleet.month = money::costOfMonth(*rent, paid) / deployed * fleet.chips;
        fleet.checks << LiveBuilder::Check{select(sale.budget > 0.0, rent->low <= 0.0, 0.0), tr("The price is 0.")};
    } else {
        fleet.checks << LiveBuilder::Check{sale.budget > 0.0, device.noPrice};
    }
    LiveCount all = count;
    all.chips = fleet.chips;
    const auto power = powerOfMachines(builder, device, all);
    if (power)
        fleet.megawatts = money::megawattsOf(*power, builder.inputs().energy);
    fleet.checks << LiveBuilder::Check{select(sale.megawatts > 0.0, power ? power->low <= 0.0 : Expr(1.0), 0.0),
                                       noPowerText(device)};
    return fleet;
}

void addFleet(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
              const std::optional<LiveSpan> &rent, const LiveLoad &load)
{
    builder.startSection(tr("Fleet"));
    const SaleTermsOf<Expr> &sale = builder.inputs().sale;
    const LiveFleet fleet = fleetOf(builder, device, count, rent);
    const Expr unknown = builder.problem("fleet_unknown", tr("No fleet"), count.problem, fleet.checks);
    // Unknown values count as 0, by which spreadsheets cannot divide.
    const LiveSpan groups =
        spanStep(builder, "groups", Unit::One,
                 eachOf(money::groupsWithin(sale.budget, sale.megawatts, fleet.month, fleet.megawatts),
                        [&unknown](const Expr &each) { return select(hasWords(unknown), 0.0, each); }));
    const Expr problem =
        builder.problem("fleet_problem", tr("No room for a fleet"), unknown,
                        {{groups.value < 1.0, tr("Not even one deployment fits the budget and the power limit.")}});
    builder.result("fleet_chips", groups * fleet.chips, problem);
    const LiveSpan tokens = money::itemsOfRentedMonth(load.speed, builder.inputs().terms);
    builder.resultInUnit("fleet_tokens", groups * fleet.deployments * tokens / 1e9, problem);
}

void addWaysOfTokens(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                     const std::optional<LiveSpan> &rent, const LiveLoad &load)
{
    addOwnedLoad(builder, "own_usd_per_1m_tokens", count, addOwned(builder, device, count, rent), load);
    addApi(builder, device, count, rent, load);
    addRevenue(builder, device, count, rent, load);
    addFleet(builder, device, count, rent, load);
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

// ---------------------------------------------------------------- Monthly work

// Chips of all machines that deployments are rented as, as in data/model/costsheet.cpp.
std::optional<LiveSpan> rentedChips(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                                    const LiveSpan &deployments)
{
    const QList<RentedSize> &sizes = device.request.sizes;
    if (sizes.isEmpty())
        return std::nullopt;
    const Expr chips = builder.step("machine_chips", Unit::Chips, machineFor(sizes, count.chips));
    const LiveSpan needed = money::machinesFor(deployments, maxOf(count.chips, Expr(1.0)), chips);
    const Expr fewest = builder.step("machines_low", Unit::One, needed.low);
    const Expr usual = builder.step("machines", Unit::One, needed.value);
    const LiveSpan machines{fewest, usual, builder.step("machines_high", Unit::One, needed.high)};
    return machines * chips;
}

void addMonth(LiveBuilder &builder, const LiveCount &count, const LiveLoad &load, const std::optional<LiveSpan> &rent,
              const LiveDevice &device)
{
    builder.startSection(tr("Monthly volume"));
    // A deployment that cannot run does no work, and spreadsheets must not divide by its throughput of 0.
    const LiveSpan needed = eachOf(money::deployments(load.work, load.speed, builder.inputs().terms),
                                   [&count](const Expr &each) { return select(hasWords(count.problem), 0.0, each); });
    const Expr fastest = builder.step("deployments_low", Unit::One, needed.low);
    const Expr usual = builder.step("deployments", Unit::One, needed.value);
    const LiveSpan deployments{fastest, usual, builder.step("deployments_high", Unit::One, needed.high)};
    const Expr problem = builder.problem("month_problem", tr("No monthly volume"), count.problem,
                                         {{load.work <= 0.0, load.notStated},
                                          {deployments.high * count.chips > double(mostChips),
                                           tr("More than %1 chips would be required.").arg(mostChips)}});
    const std::optional<LiveSpan> rented = rentedChips(builder, device, count, deployments);
    builder.result("month_chips", rented ? *rented : deployments * count.chips, problem);
    if (!rent)
        return builder.missing(u"month_usd"_s, device.noPrice);
    const Expr paid = money::paidHours(builder.inputs().terms, device.request.price->committed);
    const LiveSpan month = money::costOfMonth(*rent, paid);
    builder.result("month_usd", rented ? month / maxOf(count.chips, Expr(1.0)) * *rented : month * deployments,
                   problem);
}

struct Plan
{
    Expr spend; ///< current USD per month; shared by all moves, like the share
    Expr share;
    Expr cost;   ///< USD, one-time
    Expr months; ///< until the move is done
};

/// Cost that a move compares.
struct LivePaid
{
    Expr value;
    Expr problem;
};

const char *costOf(Task task)
{
    return task == Task::Serve ? "usd_per_1m_tokens" : task == Task::Batch ? "usd_per_1m_items" : "cost";
}

const LiveResult *resultOf(const LiveRow &row, const char *metric)
{
    return findWhere(row.results,
                     [metric](const LiveResult &result) { return result.metric == QLatin1String(metric); });
}

Expr cellOf(int place) { return Expr(LiveFormula::ofCell(place)); }

// Without a monthly spend, the cost of the monthly work applies: as movePlanOf().
Expr spendOf(const LiveBuilder &builder, const LiveRow &from)
{
    const Expr told = builder.assumed("monthly_spend");
    const double usual = movePlanOf(Assumptions()).monthlySpend;
    const LiveResult *month = resultOf(from, "month_usd");
    if (month == nullptr || !month->reason.isCell())
        return select(told > 0.0, told, usual);
    const Expr ofMonth = cellOf(month->value) / builder.assumed(exchangeRateCell);
    return select(told > 0.0, told, select(hasWords(Expr(month->reason)), usual, ofMonth));
}

Plan addPlan(LiveBuilder &builder, const LiveRow &from)
{
    builder.startRow(-1);
    builder.startSection(tr("Moving"));
    return Plan{.spend = builder.step("spend", Unit::Usd, spendOf(builder, from)),
                .share = builder.assumed("movable_share") / 100.0};
}

// Without custom weeks, those of movePlanOf() between two chips.
void addWork(LiveBuilder &builder, Plan &plan, double usualWeeks)
{
    const Expr told = builder.assumed("migration_weeks");
    const Expr weeks = select(told > 0.0, told, usualWeeks);
    plan.cost = builder.step("cost_of_moving", Unit::Usd, weeks * builder.assumed("week_rate"));
    plan.months = builder.step("months_of_moving", Unit::One, moving::monthsOf(weeks));
}

// The bill if a monthly volume is stated, or else the cost of the work: as costAsked(). Empty if that has no cells.
std::optional<LivePaid> paidOn(const LiveBuilder &builder, const LiveRow &row, Task task)
{
    const LiveResult *cost = resultOf(row, costOf(task));
    if (cost == nullptr || !cost->reason.isCell())
        return std::nullopt;
    const LiveResult *month = resultOf(row, "month_usd");
    if (month == nullptr || !month->reason.isCell())
        return LivePaid{cellOf(cost->value), Expr(cost->reason)};
    const Expr volume = builder.assumed(task == Task::Serve ? "monthly_tokens" : "monthly_items");
    return LivePaid{select(volume > 0.0, cellOf(month->value), cellOf(cost->value)),
                    select(volume > 0.0, Expr(month->reason), Expr(cost->reason))};
}

QList<LiveResult> moveResults(LiveBuilder &builder, const Plan &plan, const LivePaid &to, const LivePaid &from)
{
    const Expr today = from.value;
    const Expr free = words(tr("It is free today."));
    const Expr problem =
        builder.step("move_problem", tr("Cannot be compared"), Unit::One,
                     select(hasWords(to.problem), to.problem,
                            select(hasWords(from.problem), from.problem, select(today <= 0.0, free, noWords()))));
    const Expr ratio = builder.step("cost_ratio", Unit::Times, select(hasWords(problem), 0.0, to.value / today));
    const Expr saving = builder.step("saving", Unit::Usd, moving::saving(plan.spend, plan.share, ratio));
    const Expr never = builder.problem("move_never", tr("Never pays back"), problem,
                                       {{saving <= 0.0, tr("It does not cost less there.")}});
    constexpr double shown = Move::monthsShown;
    const Expr saved =
        moving::savedUntil(saving, plan.months, shown) - moving::paidOfCost(plan.cost, plan.months, shown);
    const Expr even = moving::evenAfter(plan.months, plan.cost, select(saving > 0.0, saving, 1.0));
    return {builder.single("move_ratio", tr("New cost over current cost"), Unit::Times, ratio, problem),
            builder.single("move_saving", tr("Monthly savings"), Unit::Usd, saving, problem),
            builder.single("move_cost", tr("Cost of moving"), Unit::Usd, plan.cost, problem),
            builder.single("move_months", tr("Payback time"), Unit::One, even, never),
            builder.single("move_saved", tr("Savings in five years"), Unit::Usd, saved, problem)};
}

} // namespace

void addMoves(LiveBuilder &builder, LiveModel &model, const LiveWork &work, const QList<Subject> &subjects, int from)
{
    const Task task = work.stated.task;
    const std::optional<LivePaid> today = paidOn(builder, model.rows.at(from), task);
    if (!today)
        return;
    std::optional<Plan> plan;
    QList<LiveMove> moves;
    for (int row = 0; row < model.rows.size(); ++row) {
        const std::optional<LivePaid> there = paidOn(builder, model.rows.at(row), task);
        if (row == from || !there)
            continue;
        if (!plan)
            plan = addPlan(builder, model.rows.at(from));
        builder.startRow(row);
        addWork(builder, *plan, movePlanOf(Assumptions(), *subjects.at(from).chip, *subjects.at(row).chip).weeks);
        moves << LiveMove{row, moveResults(builder, *plan, *there, *today)};
    }
    if (moves.isEmpty())
        return;
    model.moves = moves;
    model.movesFrom = from;
}

namespace {

// ---------------------------------------------------------------- Batches

// FLOP per item, as itemOperations(); 0 if unknown.
Expr operationsOf(LiveBuilder &builder, const LiveShape &shape, const ModelShape &model)
{
    Expr operations = 0.0;
    if (model.flopPerItem > 0.0) {
        operations = model.flopPerItem * (model.kind == ModelKind::Diffusion ? builder.assumed("steps") : Expr(1.0));
    } else if (model.kind != ModelKind::Vision && model.kind != ModelKind::Diffusion) {
        const Expr tokens = builder.assumed("input");
        operations =
            select(tokens < 1.0 || shape.layers < 1.0 || shape.hidden < 1.0, 0.0,
                   textOperations(shape.active, builder.assumed("vocabulary"), shape.layers, shape.hidden, tokens));
    }
    return builder.step("operations_of_an_item", Unit::Flop, operations);
}

BatchTime<Expr> addBatchTime(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device,
                             const LiveCount &count, const BatchConstants &constants, const Expr &operations)
{
    BatchFigures<Expr> figures;
    figures.operations = operations;
    figures.items = builder.assumed("batch");
    figures.chips = count.chips;
    figures.peak = *device.peak;
    builder.startSection(tr("Constants"));
    takeConstants(figures, constants, builder.inputs().tuning, builder);
    figures.layers = shape.layers;
    if (device.request.model.kind == ModelKind::Diffusion)
        figures.passes = maxOf(1.0, builder.assumed("steps"));
    builder.startSection(tr("Batch latency"));
    return batchTime(figures, builder);
}

void addBatchResults(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                     const BatchTime<Expr> &time, double error)
{
    builder.startSection(tr("Results"));
    const LiveSpan items = spanOf(time.itemsPerSecond, error);
    builder.result("items_per_s", items, count.problem);
    builder.result("latency", spanOf(time.whole, error), count.problem);
    addEnergyOfItems(builder, device, count, items);
    const auto rent = addRent(builder, device, count);
    if (rent)
        builder.result("usd_per_1m_items", money::costPerItem(items, *rent, builder.inputs().terms), count.problem);
    const LiveLoad load{items, builder.inputs().month.items, tr("The number of items per month is not stated.")};
    addMonth(builder, count, load, rent, device);
    addWaysOfItems(builder, device, count, rent, load);
}

// ---------------------------------------------------------------- Training

TrainingFigures<Expr> trainingFigures(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device,
                                      const Expr &chips)
{
    builder.startSection(tr("Constants"));
    const EstimateRequest &request = device.request;
    const TrainingConstants training = constantsOfFamily(device.calibration.training, request.device.family.training);
    const PeakChoice peak = peakFor(request.device, request.workload.precision).value_or(PeakChoice());
    TrainingFigures<Expr> figures;
    figures.perParameter = builder.constant("flop_per_parameter", tr("FLOP per token and parameter"), Unit::Flop,
                                            flopPerParameter(request.workload.task),
                                            tr("Two forward and four backward; four in all where the base is frozen."));
    figures.parameters = shape.parameters;
    figures.active = shape.active;
    figures.layers = shape.layers;
    figures.hidden = shape.hidden;
    figures.sequence = builder.assumed("sequence");
    figures.chips = chips;
    figures.globalBatch = builder.assumed("global_batch");
    figures.peak = *device.peak;
    figures.attentionPeak = device.attentionPeak;
    figures.bandwidth = device.bandwidth;
    // The prepared request's efficiency includes the assumed factor, which is live here.
    const double measured = request.device.family.training.efficiency / request.tuning.trainingEfficiencyFactor;
    takeConstants(figures, training, trainingSetupOf(request.workload, 0), request.device, peak, measured,
                  builder.inputs().tuning.trainingEfficiencyFactor, builder);
    return figures;
}

void addTrainingResults(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device,
                        const TrainingFigures<Expr> &figures, const LiveCount &count, const Expr &time)
{
    const FamilyTraits &family = device.request.device.family;
    const bool borrowed = !family.trainingFrom.isEmpty() || family.chain.value(0) == QLatin1String("any");
    const Calibration &calibration = device.calibration;
    const auto isMixture = isSparse(shape.parameters, shape.active);
    const auto widened = [&](const char *id, double ofMixtures, double ofOthers) {
        return builder.step(id, Unit::One,
                            select(isMixture, widenedError(ofMixtures, borrowed, calibration),
                                   widenedError(ofOthers, borrowed, calibration)));
    };
    const auto runError = [&](bool sparse) {
        return trainingRunError(calibration.training, family, sparse, calibration.errors);
    };
    builder.startSection(tr("Results"));
    const Expr error = widened("error", trainingError(calibration.training, family, true),
                               trainingError(calibration.training, family, false));
    const Expr errorOfRun = widened("run_error", runError(true), runError(false));
    const LiveSpan speed = spanOf(1.0 / time, error);
    builder.result("tokens_per_s", speed * count.chips, count.problem);
    builder.result("tokens_per_s_per_chip", speed, count.problem);
    const Expr chipTime =
        builder.step("hours_of_chips", Unit::Hour, chipTimeOfRun(time, shape.tokens, builder.inputs().tuning.goodput));
    const LiveSpan wall = spanOf(chipTime / count.chips, errorOfRun);
    builder.result("chip_hours", spanOf(chipTime, errorOfRun), count.problem);
    builder.result("wall_hours", wall, count.problem);
    const Expr flops = builder.step("flop_per_token", Unit::Flop,
                                    trainingFlop(figures.perParameter, figures.active, figures.layers, figures.hidden,
                                                 figures.sequence, family.causalMfu ? 1.0 : 2.0));
    builder.resultInUnit("mfu", spanOf(100.0 * utilisationOf(flops, figures.peak, time), error), count.problem);
    addEnergyOfRun(builder, device, count, wall);
    const auto rent = addRent(builder, device, count);
    if (rent)
        builder.result("cost", money::costOfRun(wall, *rent, builder.inputs().terms), count.problem);
    addWaysOfRun(builder, device, count, rent, wall);
}

// ---------------------------------------------------------------- Serving

// Requested load, and the features of the software.
void takeRequests(ServingFigures<Expr> &figures, const LiveBuilder &builder, const Workload &work)
{
    figures.input = builder.assumed("input");
    figures.output = builder.assumed("output");
    figures.batch = builder.assumed("batch");
    figures.acceptance = builder.assumed("accepted_tokens");
    figures.cachedPrompt = builder.assumed("cached_prompt") / 100.0;
    figures.disaggregated = builder.assumed("disaggregated");
    figures.hasLevel = work.userSpeed > 0.0 || work.firstTokenLimit > 0.0;
    if (figures.hasLevel) {
        figures.userSpeed = builder.assumed("user_speed");
        figures.firstTokenLimit = builder.assumed("first_token_limit");
    }
}

ServingFigures<Expr> servingFigures(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device,
                                    const ServingConstants &constants)
{
    builder.startSection(tr("Constants"));
    ServingFigures<Expr> figures;
    figures.attention = attentionTraits(device.request.model);
    figures.weights = shape.weights;
    figures.cacheBytes = shape.cacheBytes;
    figures.active = shape.active;
    figures.layers = shape.layers;
    figures.hidden = shape.hidden;
    figures.width = shape.width;
    figures.kvHeads = figures.attention.isLatent ? Expr(1.0) : shape.kvHeads;
    figures.expertShare = shape.expertShare;
    figures.missedShare = shape.missedShare;
    figures.mostDrawn = shape.hasExperts ? mostDrawnOf(*device.request.model.experts) : 1.0;
    figures.expertsPerToken = shape.hasExperts ? device.request.model.experts->perToken : 0;
    figures.hasExperts = shape.hasExperts;
    takeConstants(figures, constants, builder.inputs().tuning, builder);
    figures.allReduces = device.request.model.allReduces;
    figures.memory = device.memory;
    figures.bandwidth = device.bandwidth;
    figures.link = device.link;
    figures.joined = device.request.device.joined;
    figures.network = device.request.device.network.base();
    figures.peak = device.peak.value_or(std::numeric_limits<double>::infinity());
    takeRequests(figures, builder, device.request.workload);
    builder.startSection(tr("Memory"));
    addRequests(figures, builder);
    return figures;
}

Expr addAutomaticCount(LiveBuilder &builder, const LiveDevice &device, const ServingFigures<Expr> &figures,
                       const Expr &fewest)
{
    const Expr some = maxOf(1.0, fewest);
    if (device.answer)
        return builder.step("automatic_count", Unit::Chips, double(device.answer->chips));
    const Expr first = builder.step("first_count", Unit::Chips,
                                    device.request.whole ? firstOfRented(some, device.chipsEach)
                                                         : minOf(mostOfACluster, powerOfTwoFrom(some)));
    const Expr chosen = chipsThatServeBest(figures, first, builder);
    builder.startSection(tr("Chips"));
    return builder.step("automatic_count", Unit::Chips, chosen);
}

// Chips with an unknown link do not work together if one is enough.
SpreadOf<Expr> addSpread(LiveBuilder &builder, const LiveDevice &device, const ServingFigures<Expr> &figures,
                         const Expr &chips)
{
    builder.startSection(tr("Copies"));
    if (!device.answer)
        return spreadOver(figures, chips, isSecretive(device.request.device), builder);
    SpreadOf<Expr> spread;
    spread.chipsEach = builder.step("chips_of_a_copy", Unit::Chips, double(device.answer->spread.chipsEach));
    spread.copies = builder.step("copies", Unit::One, double(device.answer->spread.copies));
    spread.batch = builder.step("batch_of_a_copy", Unit::One, batchOfACopy(figures.batch, spread.copies));
    spread.attentionCopied =
        builder.step("attention_copied", Unit::One, device.answer->spread.attentionCopied ? 1.0 : 0.0);
    return spread;
}

/// Inputs of the results from a copy.
struct LiveCopy
{
    Expr sequences;
    Expr writing;
    Expr tokens;
    Expr each;
    Expr prefill;
    Expr firstToken;
    Expr memory; ///< of all copies
};

LiveCopy copyIn(LiveBuilder &builder, const ServingFigures<Expr> &figures, const SpreadOf<Expr> &spread)
{
    const CopySpeed<Expr> copy = copySpeed(figures, spread.chipsEach, spread.batch, builder);
    const Expr read = builder.step("read_for_prompt", Unit::Millisecond, weightReadTime(figures, spread.chipsEach));
    return {copy.sequences,
            copy.writing,
            copy.tokens,
            copy.each,
            copy.prefill,
            firstTokenTimeOf(figures, spread.chipsEach, copy, read),
            servingMemory(figures, spread.chipsEach, spread.copies, copy.sequences, copy.writing).total};
}

// With attention split or on each chip, as the search found.
LiveCopy addCopy(LiveBuilder &builder, const LiveDevice &device, const ServingFigures<Expr> &figures,
                 const SpreadOf<Expr> &spread)
{
    builder.startSection(tr("A replica"));
    if (device.answer)
        return copyIn(builder, device.answer->spread.attentionCopied ? figures.withCopiedAttention() : figures, spread);
    LiveCopy copy = copyIn(builder, figures, spread);
    if (!figures.mayCopyAttention)
        return copy;
    [[maybe_unused]] const auto attempt = builder.found("copied"); // its parts in cells: formulas have a length limit
    const LiveCopy copied = copyIn(builder, figures.withCopiedAttention(), spread);
    for (Expr LiveCopy::*const part : {&LiveCopy::sequences, &LiveCopy::writing, &LiveCopy::tokens, &LiveCopy::each,
                                       &LiveCopy::prefill, &LiveCopy::firstToken, &LiveCopy::memory})
        copy.*part = select(spread.attentionCopied > 0.0, copied.*part, copy.*part);
    return copy;
}

void addServingCost(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &tokens,
                    const LiveSpan &prompts)
{
    const auto rent = addRent(builder, device, count);
    if (rent) {
        const TermsOf<Expr> &terms = builder.inputs().terms;
        const LiveSpan each = money::costPerItem(tokens, *rent, terms);
        builder.result("usd_per_1m_tokens", each, count.problem);
        const LiveSpan ofMillion = eachOf(each, [](const Expr &one) { return Expr(one.in(1e-6)); });
        builder.result(
            "tokens_per_usd", money::itemsPerDollar(ofMillion),
            builder.problem("free", tr("Free of charge"), count.problem, {{rent->low <= 0.0, tr("The price is 0.")}}));
        builder.result("usd_per_1m_input_tokens", money::costPerItem(prompts, *rent, terms),
                       builder.problem("no_prompt", tr("No prompt"), count.problem,
                                       {{builder.assumed("input") < 1.0, tr("There is no prompt.")}}));
    }
    const LiveLoad load{tokens, builder.inputs().month.tokens,
                        tr("The number of output tokens per month is not stated.")};
    addMonth(builder, count, load, rent, device);
    addWaysOfTokens(builder, device, count, rent, load);
}

void addServingResults(LiveBuilder &builder, const LiveDevice &device, const ServingFigures<Expr> &figures,
                       const LiveCount &count, const SpreadOf<Expr> &spread, const LiveCopy &copy,
                       const ServingErrors &errors)
{
    const Expr busy =
        builder.step("busy_copies", Unit::One, busyCopiesOf(figures.batch, spread.copies, copy.sequences));
    builder.startSection(tr("Results"));
    const Expr error = select(figures.batch > 0.0, errors.tokens, errors.mostTokens);
    const LiveSpan tokens = spanOf(copy.tokens, error) * busy;
    builder.result("tokens_per_s", tokens, count.problem);
    builder.result("tokens_per_s_per_chip", tokens / count.chips, count.problem);
    builder.result("tpot", spanOf(copy.each, errors.perToken), count.problem);
    builder.result("ttft", spanOf(copy.firstToken, errors.firstToken), count.problem);
    builder.result("requests_at_once", exactSpan(copy.sequences * copy.writing * busy), count.problem);
    addEnergyOfTokens(builder, device, count, tokens);
    addServingCost(builder, device, count, tokens,
                   spanOf(promptTokensPerSecond(figures.input, copy.prefill / spread.copies), errors.firstToken));
}

} // namespace

void addBatch(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device)
{
    const ModelShape &model = device.request.model;
    const BatchChoice measured = batchConstants(device.calibration, device.request.device.family, batchKind(model));
    builder.startSection(tr("Memory"));
    const Expr needed = builder.step(
        "needed", Unit::GiB,
        shape.weights + batchActivations(builder.assumed("input"), shape.hidden, builder.assumed("batch")));
    const Expr fits = needed <= device.memory * tightestMemory;
    LiveCount count = addCount(builder, shape, device, device.chipsEach);
    addFit(builder, count, fits, needed * count.chips, select(fits, 1.0, 0.0));
    const Expr operations = operationsOf(builder, shape, model);
    // Checks in the program's order: arithmetic, then peak, then measurements; the first failure ends it.
    QList<LiveBuilder::Check> checks{
        {operations <= 0.0, tr("The arithmetic of one item is neither published nor countable.")}};
    if (!device.peak)
        checks << LiveBuilder::Check{1.0, noPeak(device.request.device).message};
    if (measured.constants == nullptr)
        checks << LiveBuilder::Check{1.0, tr("There are no measurements to calibrate this kind of model.")};
    addObstacles(builder, device, count, checks);
    if (!device.peak || measured.constants == nullptr)
        return;
    const BatchTime<Expr> time = addBatchTime(builder, shape, device, count, *measured.constants, operations);
    addBatchResults(builder, device, count, time,
                    widenedError(measured.constants->evidence.p80Error, !measured.from.isEmpty(), device.calibration));
}

void addTraining(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device)
{
    const Workload &work = device.request.workload;
    const TrainingSize<Expr> size{shape.parameters, shape.layers, shape.hidden, builder.assumed("sequence")};
    const LayoutShares<Expr> shares = layoutShares(trainingLayouts(), work.task, size, builder);
    builder.startSection(tr("Memory"));
    const Expr usable =
        builder.step("usable_memory", tr("Usable memory per chip"), Unit::GiB, device.memory * tightestMemory);
    const Expr fewest = builder.step("fewest", Unit::Chips, fewestTrainingChips(shares, shape.layers, usable, builder));
    const double stated = std::max(1, work.chips);
    LiveCount count = addCount(builder, shape, device, inWhole(device, maxOf(fewest, stated)));
    builder.startSection(tr("Memory"));
    const Expr memory = builder.step("memory_of_a_chip", tr("Required memory per chip"), Unit::GiB,
                                     trainingMemoryOf(shares, shape.layers, count.chips, usable, builder));
    addFit(builder, count, memory <= usable, memory * count.chips, fewest);
    addObstacles(builder, device, count, obstaclesOf(device, count.chips));
    if (!device.peak)
        return;
    const TrainingFigures<Expr> figures = trainingFigures(builder, shape, device, count.chips);
    builder.startSection(tr("Time per token on one chip"));
    const Expr time = trainingTime(figures, builder).whole;
    addTrainingResults(builder, shape, device, figures, count, time);
}

void addServing(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device)
{
    EstimateRequest untuned = device.request; // the assumed factors are cells
    untuned.tuning = {};
    const ServingChoice measured = usualServing(untuned, device.calibration);
    if (!measured.found)
        return;
    const ServingFigures<Expr> figures = servingFigures(builder, shape, device, measured.constants);
    const Expr fewest = fewestServingChips(figures, builder);
    LiveCount count = addCount(builder, shape, device, addAutomaticCount(builder, device, figures, fewest));
    const Expr fits = figures.fitsEitherWay(count.chips);
    const Expr asOne = servingNeed(figures, count.chips);
    if (!device.peak) {
        addFit(builder, count, fits, asOne, fewest);
        return addObstacles(builder, device, count, obstaclesOf(device, count.chips));
    }
    const SpreadOf<Expr> spread = addSpread(builder, device, figures, count.chips);
    const LiveCopy copy = addCopy(builder, device, figures, spread);
    // A row rejected for its link shows no copies.
    Expr runs = isSecretive(device.request.device) ? spread.chipsEach <= 1.0 : Expr(1.0);
    runs = runs && (figures.disaggregated <= 0.0 || spread.copies >= 2.0);
    if (figures.hasLevel)
        runs = runs && copy.sequences >= 1.0;
    addFit(builder, count, fits, select(fits && runs, copy.memory, asOne), fewest);
    QList<LiveBuilder::Check> obstacles = obstaclesOf(device, spread.chipsEach);
    obstacles << LiveBuilder::Check{figures.disaggregated > 0.0 && spread.copies < 2.0,
                                    tr("Prefill on separate chips needs two replicas.")};
    if (figures.hasLevel)
        obstacles << LiveBuilder::Check{copy.sequences < 1.0, tr("It does not meet the required service level.")};
    addObstacles(builder, device, count, obstacles);
    addServingResults(builder, device, figures, count, spread, copy,
                      servingErrors(device.calibration, measured, device.request.model.hasExperts()));
}

} // namespace chipboard
