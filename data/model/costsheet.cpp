#include "data/model/costsheet.h"

#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/model/cost.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace chipboard {
namespace {

Interval intervalOf(const Span<double> &span, double factor = 1.0)
{
    return {span.low * factor, span.value * factor, span.high * factor};
}

Span<double> asSpan(const Interval &interval) { return {interval.low, interval.value, interval.high}; }

/// Energy results of one kind of work.
struct Rows
{
    results::Row energy;
    results::Row cost;
    const char *name; ///< name of the energy in the cost formula
};

constexpr Rows ofRun{results::EnergyOfRun, results::EnergyCost, "energy_kwh"};
constexpr Rows ofTokens{results::EnergyPer1MTokens, results::EnergyCostPer1MTokens, "energy_kwh_per_1m_tokens"};
constexpr Rows ofItems{results::EnergyPer1MItems, results::EnergyCostPer1MItems, "energy_kwh_per_1m_items"};

// Custom figures may have any value.
bool isPossible(const Ranged<Dimension::Power> &power, PowerDraw most)
{
    return power.low >= PowerDraw() && power.low <= power.value && power.value <= power.high && power.high <= most;
}

// Limits per chip, and per machine, which may be a whole site.
constexpr PowerDraw mostOfAChip = watts(1e9);
constexpr PowerDraw mostOfAMachine = watts(1e11);

// Empty for implausible figures too.
std::optional<Span<double>> powerOfChips(const EstimateRequest &request, int chips)
{
    const auto &power = request.device.power;
    return power && isPossible(*power, mostOfAChip) ? std::optional(spanOf(*power) * chips) : std::nullopt;
}

Inputs powerInputs(const ResultSheet &sheet, const EstimateRequest &request)
{
    return {input("chips", sheet.count()), input("power", request.device.power->value.base(), "W")};
}

EstimateInput wallHours(const Span<double> &wallTime)
{
    return input("wall_hours", wallTime.value / money::secondsOfAnHour, "h");
}

void explain(ResultSheet &sheet, const Rows &rows, const QString &reason)
{
    sheet.explain(rows.energy, reason);
    sheet.explain(rows.cost, reason);
}

QString noPower(const EstimateRequest &request)
{
    return request.device.power ? tr("The power of the chip is not plausible.")
                                : tr("The power of the chip is not published.");
}

// Why there is no result: an input of the group is out of range. Empty if none is.
QString whyOutOfRange(const EstimateRequest &request, AssumptionGroup group)
{
    const auto checked = checkInputs(request, group);
    return checked ? QString() : checked.problem().message + u' ' + checked.problem().remedy;
}

// For `energies` times the energy of the chips; `inputs` of the formula, without the PUE.
void setEnergy(ResultSheet &sheet, const EstimateRequest &request, const Rows &rows, const Span<double> &joules,
               double energies, const Inputs &inputs)
{
    const EnergyTerms &terms = request.energy;
    if (const QString reason = whyOutOfRange(request, AssumptionGroup::Electricity); !reason.isEmpty()) {
        sheet.note(tr("No energy: %1").arg(reason));
        return explain(sheet, rows, reason);
    }
    const Interval energy = intervalOf(money::kilowattHours(joules, energies, terms));
    const EstimateInput pue = input("pue", terms.pue);
    sheet.set(rows.energy, energy, inputs + Inputs{pue});
    if (terms.usdPerKwh)
        sheet.set(rows.cost, energy.scaled(*terms.usdPerKwh),
                  {input(rows.name, energy.value, "kWh"), input("energy_price", *terms.usdPerKwh, "USD/kWh")});
    else
        sheet.explain(rows.cost, tr("No energy price is set."));
}

} // namespace

void setEnergyOfRun(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &wallTime)
{
    if (const auto power = powerOfChips(request, sheet.count()))
        setEnergy(sheet, request, ofRun, *power * wallTime, 1.0,
                  powerInputs(sheet, request) + Inputs{wallHours(wallTime)});
    else
        explain(sheet, ofRun, noPower(request));
}

void setEnergyOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens)
{
    const auto power = powerOfChips(request, sheet.count());
    if (!power) {
        sheet.explain(results::EnergyPerToken, noPower(request));
        return explain(sheet, ofTokens, noPower(request));
    }
    const Span<double> joules = money::energyPerItem(tokens, *power);
    sheet.set(results::EnergyPerToken, joules,
              powerInputs(sheet, request) + Inputs{input("tokens_per_s", tokens.value)});
    setEnergy(sheet, request, ofTokens, joules, money::million, {input("energy_per_token", joules.value, "J")});
}

void setEnergyOfItems(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &items)
{
    if (const auto power = powerOfChips(request, sheet.count()))
        setEnergy(sheet, request, ofItems, money::energyPerItem(items, *power), money::million,
                  powerInputs(sheet, request) + Inputs{input("items_per_s", items.value)});
    else
        explain(sheet, ofItems, noPower(request));
}

// ---------------------------------------------------------------- Monthly work

namespace {

void explainMonth(ResultSheet &sheet, const QString &reason)
{
    sheet.explain(results::MonthChips, reason);
    sheet.explain(results::MonthCost, reason);
}

std::optional<Rental> rentalOn(const ResultSheet &sheet, const EstimateRequest &request, const Interval &deployments)
{
    if (request.sizes.isEmpty() || sheet.count() < 1)
        return std::nullopt;
    return rentalFor(sizeFor(request.sizes, sheet.count()), sheet.count(), deployments,
                     sheet.value(results::UsdPerMonth));
}

// Whole machines instead of deployments.
void setRented(ResultSheet &sheet, const Rental &rental, double deployments)
{
    sheet.calculatedBy(results::MonthChips, "machine_chips x machines");
    sheet.calculatedBy(results::MonthCost, "usd_per_month / chips x machine_chips x machines");
    const EstimateInput each = input("machine_chips", rental.chipsEach);
    const EstimateInput machines = input("machines", rental.machines.value);
    sheet.set(results::MonthChips, rental.machines.scaled(rental.chipsEach),
              {input("deployments", deployments), each, machines});
    if (const auto &month = sheet.value(results::UsdPerMonth); month && rental.usdAMonth)
        sheet.set(results::MonthCost, *rental.usdAMonth,
                  {input("usd_per_month", month->value, "USD"), input("chips", sheet.count()), each, machines});
}

void setMonth(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &speed, double work)
{
    if (const QString reason = whyOutOfRange(request, AssumptionGroup::Price); !reason.isEmpty())
        return explainMonth(sheet, reason);
    const Span<double> needed = money::deployments(work, speed, request.terms);
    const Interval deployments{needed.low, needed.value, needed.high};
    if (const QString tooMany = whyTooMany(work, deployments, sheet.count()); !tooMany.isEmpty())
        return explainMonth(sheet, tooMany);
    const auto &month = sheet.value(results::UsdPerMonth);
    if (!month)
        sheet.explain(results::MonthCost, sheet.estimate().results.at(results::UsdPerMonth).reason);
    if (const auto rental = rentalOn(sheet, request, deployments)) {
        sheet.estimate().rental = rental;
        return setRented(sheet, *rental, deployments.value);
    }
    const EstimateInput each = input("deployments", deployments.value);
    sheet.set(results::MonthChips, deployments.scaled(sheet.count()), {input("chips", sheet.count()), each});
    if (month)
        sheet.set(results::MonthCost, intervalOf(asSpan(*month) * asSpan(deployments)),
                  {input("usd_per_month", month->value, "USD"), each});
}

void leaveOpen(ResultSheet &sheet, const EstimateRequest &request, const QString &reason)
{
    sheet.estimate().rental = rentalOn(sheet, request, Interval::exactly(1.0));
    explainMonth(sheet, reason);
}

} // namespace

const RentedSize &sizeFor(const QList<RentedSize> &sizes, int chips)
{
    const auto found = std::ranges::find_if(sizes, [chips](const RentedSize &size) { return size.chips >= chips; });
    return found != sizes.end() ? *found : sizes.constLast();
}

void rentIn(EstimateRequest &request, int chips)
{
    if (request.sizes.isEmpty())
        return;
    RentedSize size = sizeFor(request.sizes, chips);
    if (request.price && size.price) {
        request.price->each =
            ranged<Dimension::Price>(size.price->usdPerHour.scaled(1.0 / size.price->chips), Unit::UsdPerHour);
        request.priceOrigin = *size.price;
        size.price.reset();
    }
    request.sizes = {size};
}

Rental rentalFor(const RentedSize &size, int chips, const Interval &deployments,
                 const std::optional<Interval> &usdPerMonth)
{
    const Span<double> needed =
        money::machinesFor<double>({deployments.low, deployments.value, deployments.high}, chips, size.chips);
    Rental rental{size.name, size.chips, {needed.low, needed.value, needed.high}, {}};
    const double each = static_cast<double>(size.chips) / chips;
    if (usdPerMonth)
        rental.usdAMonth = Interval{usdPerMonth->low * each * needed.low, usdPerMonth->value * each * needed.value,
                                    usdPerMonth->high * each * needed.high};
    return rental;
}

QString whyTooMany(double work, const Interval &deployments, int chipsEach)
{
    return work > 0.0 && deployments.high * chipsEach <= mostChips
        ? QString()
        : tr("More than %1 chips would be required.").arg(mostChips);
}

void setMonthOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens)
{
    if (request.month.tokens)
        setMonth(sheet, request, tokens, *request.month.tokens);
    else
        leaveOpen(sheet, request, tr("The number of output tokens per month is not stated."));
}

void setMonthOfItems(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &items)
{
    if (request.month.items)
        setMonth(sheet, request, items, *request.month.items);
    else
        leaveOpen(sheet, request, tr("The number of items per month is not stated."));
}

// ---------------------------------------------------------------- Owning, and an API

namespace {

constexpr std::array ownRows{results::OwnUsdPerMonth, results::OwnUsdPer1MTokens, results::OwnUsdPer1MItems,
                             results::OwnCost,        results::OwnMonthCost,      results::OwnBreakEvenUse};
constexpr std::array apiRows{results::ApiMonthCost, results::ApiBreakEvenTokens, results::ApiBreakEvenUse};

int machinesOf(const ResultSheet &sheet, const EstimateRequest &request)
{
    return request.whole ? instancesFor(std::max(1, sheet.count()), std::max(1, request.chipsEach)) : sheet.count();
}

QString noMachinePower(const EstimateRequest &request)
{
    return request.machinePower || request.device.power ? tr("The power of the chip is not plausible.")
                                                        : tr("The power of the chip is not published.");
}

// Why the monthly cost of owning is unknown; empty if known.
QString ownObstacle(const ResultSheet &sheet, const EstimateRequest &request)
{
    if (!request.owning.machinePrice)
        return tr("The machine price is not stated.");
    for (const AssumptionGroup group : {AssumptionGroup::Ownership, AssumptionGroup::Electricity}) {
        if (const QString reason = whyOutOfRange(request, group); !reason.isEmpty())
            return reason;
    }
    if (!request.energy.usdPerKwh)
        return tr("No energy price is set.");
    if (!machinePowerOf(request, sheet.count()))
        return noMachinePower(request);
    return whyOutOfRange(request, AssumptionGroup::Price);
}

Inputs ownInputs(const EstimateRequest &request, int machines, double capital, double watts)
{
    const OwnershipTerms &terms = request.owning;
    return {input("machines", machines),
            input("machine_price", *terms.machinePrice, "USD"),
            percentInput("capital_of_month", capital),
            input("machine_years", terms.years),
            percentInput("machine_residual", terms.residual),
            percentInput("interest", terms.interest),
            percentInput("staff", terms.staff),
            input("kilowatts", watts / 1e3, "kW"),
            input("pue", request.energy.pue),
            input("energy_price", *request.energy.usdPerKwh, "USD/kWh"),
            input("colocation", terms.colocation, "USD")};
}

// USD per month and deployment, or empty with the reason in all rows of owning.
std::optional<Span<double>> ownedMonth(ResultSheet &sheet, const EstimateRequest &request)
{
    if (const QString obstacle = ownObstacle(sheet, request); !obstacle.isEmpty()) {
        if (request.owning.machinePrice)
            sheet.note(tr("No cost of owning: %1").arg(obstacle));
        for (const results::Row row : ownRows)
            sheet.explain(row, obstacle);
        return std::nullopt;
    }
    const OwnershipTerms &terms = request.owning;
    const int machines = machinesOf(sheet, request);
    const double capital = money::capitalShareOfMonth(terms);
    const double fixed = money::fixedCostOfMonth<double>(machines, capital, terms);
    const Span<double> power = *machinePowerOf(request, sheet.count());
    const Span<double> month =
        eachOf(money::powerCostOfMonth(power, request.energy, terms), [fixed](double each) { return fixed + each; });
    sheet.set(results::OwnUsdPerMonth, intervalOf(month), ownInputs(request, machines, capital, power.value));
    return month;
}

// Hourly rent above 0; without it the rows get its reason.
std::optional<Span<double>> rentToCompare(ResultSheet &sheet, std::initializer_list<results::Row> rows)
{
    const auto &rent = sheet.value(results::UsdPerHour);
    if (rent && rent->low > 0.0)
        return asSpan(*rent);
    const QString reason = rent ? tr("The price is 0.") : sheet.estimate().results.at(results::UsdPerHour).reason;
    for (const results::Row row : rows)
        sheet.explain(row, reason);
    return std::nullopt;
}

void setBreakEvenUse(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &month)
{
    if (request.price && request.price->committed)
        return sheet.explain(results::OwnBreakEvenUse, paidForAllHours());
    const auto rent = rentToCompare(sheet, {results::OwnBreakEvenUse});
    if (!rent)
        return;
    const Span<double> use = money::breakEvenUse(month, *rent);
    if (use.value > 1.0) {
        const QString never = tr("Buying never pays off: renting for all hours costs less than owning.");
        sheet.note(never);
        return sheet.explain(results::OwnBreakEvenUse, never);
    }
    sheet.set(results::OwnBreakEvenUse, intervalOf(use, 100.0),
              {input("own_usd_per_month", month.value, "USD"), input("usd_per_hour", rent->value, "USD/h")});
}

// Monthly work on owned machines, which run all hours: fewer are needed than rented for some hours, and they may do
// work that would need too many rented ones.
void setOwnedMonthOfWork(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &month,
                         const Span<double> &speed, const std::optional<double> &work)
{
    if (!work) // the number of rented machines is unknown too
        return sheet.explain(results::OwnMonthCost, sheet.estimate().results.at(results::MonthChips).reason);
    const Interval deployments = intervalOf(money::deploymentsAtAllHours(*work, speed, request.terms));
    if (const QString tooMany = whyTooMany(*work, deployments, sheet.count()); !tooMany.isEmpty())
        return sheet.explain(results::OwnMonthCost, tooMany);
    sheet.set(results::OwnMonthCost, intervalOf(month * asSpan(deployments)),
              {input("own_usd_per_month", month.value, "USD"), input("deployments", deployments.value)});
}

void setOwnedItems(ResultSheet &sheet, const EstimateRequest &request, results::Row row, const char *speedName,
                   const Span<double> &speed, const std::optional<double> &work)
{
    const auto month = ownedMonth(sheet, request);
    if (!month)
        return;
    sheet.set(row, money::costPerItem(speed, money::ownedHour(*month), request.terms),
              {input("own_usd_per_month", month->value, "USD"), input(speedName, speed.value),
               percentInput("utilisation", request.terms.utilisation)});
    setOwnedMonthOfWork(sheet, request, *month, speed, work);
    setBreakEvenUse(sheet, request, *month);
}

void setApiMonth(ResultSheet &sheet, const EstimateRequest &request)
{
    const double price = *request.owning.apiPrice;
    if (!request.month.tokens)
        return sheet.explain(results::ApiMonthCost, tr("The number of output tokens per month is not stated."));
    const double millions = *request.month.tokens / money::million;
    if (!(millions > 0.0))
        return sheet.explain(results::ApiMonthCost, sheet.estimate().results.at(results::MonthChips).reason);
    sheet.set(results::ApiMonthCost, Interval::exactly(millions * price),
              {input("monthly_tokens", millions / 1e3), input("api_price", price, "USD/1M")});
}

// One deployment has a limited number of tokens per month. The rent per token is the same for any number of busy
// deployments, so if one is not enough, several are not either.
void setApiUse(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &even, const Span<double> &tokens)
{
    const Span<double> most = money::itemsOfMonth(tokens, request.terms);
    const double millions = most.value / money::million;
    const Span<double> use = even * money::million / most;
    if (use.value > 1.0) {
        const Formatter formatter(readingLocale());
        sheet.note(tr("One deployment generates at most %1 million tokens per month, fewer than the %2 million at "
                      "which its rental cost falls below the API price.")
                       .arg(formatter.label(millions), formatter.label(even.value)));
        return sheet.explain(results::ApiBreakEvenUse,
                             tr("Renting never pays off: a busy deployment costs more per token than the API."));
    }
    sheet.set(results::ApiBreakEvenUse, intervalOf(use, 100.0),
              {input("api_break_even_tokens", even.value), input("tokens_per_s", tokens.value),
               percentInput("utilisation", request.terms.utilisation)});
}

void setApi(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens)
{
    const QString obstacle = request.owning.apiPrice ? whyOutOfRange(request, AssumptionGroup::Ownership)
                                                     : tr("The API price is not stated.");
    if (!obstacle.isEmpty()) {
        for (const results::Row row : apiRows)
            sheet.explain(row, obstacle);
        return;
    }
    setApiMonth(sheet, request);
    const auto rent = rentToCompare(sheet, {results::ApiBreakEvenTokens, results::ApiBreakEvenUse});
    if (!rent)
        return;
    const double price = *request.owning.apiPrice;
    const Span<double> even = money::apiBreakEven<double>(*rent, price);
    sheet.set(results::ApiBreakEvenTokens, intervalOf(even),
              {input("usd_per_hour", rent->value, "USD/h"), input("api_price", price, "USD/1M")});
    setApiUse(sheet, request, even, tokens);
}

// ---------------------------------------------------------------- Revenue and fleet

void setMargin(ResultSheet &sheet, const Span<double> &perChip, double chips)
{
    const auto &rent = sheet.value(results::UsdPerHour);
    if (!rent) {
        for (const results::Row row : {results::MarginPerChipHour, results::MarginShare})
            sheet.explain(row, sheet.estimate().results.at(results::UsdPerHour).reason);
        return;
    }
    const Span<double> cost = asSpan(*rent) / chips;
    const Span<double> margin = money::marginOf(perChip, cost);
    sheet.set(results::MarginPerChipHour, intervalOf(margin),
              {input("revenue_chip_hour", perChip.value, "USD/h"), input("usd_per_hour", rent->value, "USD/h"),
               input("chips", chips)});
    sheet.set(results::MarginShare, intervalOf(money::marginOf(exactSpan(1.0), cost / perChip), 100.0),
              {input("margin_chip_hour", margin.value, "USD/h"), input("revenue_chip_hour", perChip.value, "USD/h")});
}

void setRevenueOfMegawatt(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &revenue)
{
    if (const QString reason = whyOutOfRange(request, AssumptionGroup::Electricity); !reason.isEmpty())
        return sheet.explain(results::RevenuePerMegawatt, reason);
    const auto power = machinePowerOf(request, sheet.count());
    if (!power || !(power->low > 0.0))
        return sheet.explain(results::RevenuePerMegawatt, noMachinePower(request));
    const Span<double> megawatts = money::megawattsOf(*power, request.energy);
    sheet.set(results::RevenuePerMegawatt, intervalOf(revenue / megawatts),
              {input("usd_per_hour_sold", revenue.value, "USD/h"), input("megawatts", megawatts.value, "MW")});
}

void setRevenue(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens)
{
    constexpr std::array rows{results::RevenuePerChipHour, results::MarginPerChipHour, results::MarginShare,
                              results::RevenuePerMegawatt};
    const bool isSold = request.sale.tokenPrice && *request.sale.tokenPrice > 0.0;
    const QString obstacle = isSold ? whyOutOfRange(request, AssumptionGroup::Price)
                                    : tr("The price of a million tokens sold is not stated.");
    if (!obstacle.isEmpty()) {
        for (const results::Row row : rows)
            sheet.explain(row, obstacle);
        return;
    }
    const double chips = std::max(1, sheet.count());
    const double price = *request.sale.tokenPrice;
    const Span<double> revenue = money::revenueOf(tokens, price, request.terms);
    const Span<double> perChip = revenue / chips;
    sheet.set(results::RevenuePerChipHour, intervalOf(perChip),
              {input("token_price", price, "USD/1M"), input("tokens_per_s", tokens.value),
               percentInput("utilisation", request.terms.utilisation), input("chips", chips)});
    setMargin(sheet, perChip, chips);
    setRevenueOfMegawatt(sheet, request, revenue);
}

/// The fewest whole machines for a deployment, with their cost and power.
struct Fleet
{
    money::FleetGroup<double> group;
    double chips = 1.0;                    ///< per group
    std::optional<Span<double>> month;     ///< USD per group
    std::optional<Span<double>> megawatts; ///< per group
};

Fleet fleetOf(const ResultSheet &sheet, const EstimateRequest &request)
{
    const int chips = std::max(1, sheet.count());
    const int machine = request.sizes.isEmpty() ? chips : sizeFor(request.sizes, chips).chips;
    Fleet fleet{.group = money::fleetGroupOf<double>(chips, machine)};
    fleet.chips = fleet.group.machines * machine;
    if (const auto &month = sheet.value(results::UsdPerMonth); month && month->low > 0.0)
        fleet.month = asSpan(*month) / double(chips) * fleet.chips;
    const auto power = machinePowerOf(request, static_cast<int>(fleet.chips));
    if (power && power->low > 0.0 && checkInputs(request, AssumptionGroup::Electricity))
        fleet.megawatts = money::megawattsOf(*power, request.energy);
    return fleet;
}

QString fleetObstacle(ResultSheet &sheet, const EstimateRequest &request, const Fleet &fleet, double budget,
                      double limit)
{
    if (!(budget > 0.0) && !(limit > 0.0))
        return tr("Neither a budget nor a power limit of a fleet is set.");
    if (const QString reason = whyOutOfRange(request, AssumptionGroup::Price); !reason.isEmpty())
        return reason;
    if (budget > 0.0 && !fleet.month)
        return sheet.value(results::UsdPerMonth) ? tr("The price is 0.")
                                                 : sheet.estimate().results.at(results::UsdPerMonth).reason;
    return limit > 0.0 && !fleet.megawatts ? noMachinePower(request) : QString();
}

void setFleet(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens)
{
    constexpr double billion = 1e9;
    const double budget = request.sale.budget.value_or(0.0);
    const double limit = request.sale.megawatts.value_or(0.0);
    const Fleet fleet = fleetOf(sheet, request);
    QString obstacle = fleetObstacle(sheet, request, fleet, budget, limit);
    const Span<double> one = exactSpan(1.0);
    const Span<double> groups =
        money::groupsWithin(budget, limit, fleet.month.value_or(one), fleet.megawatts.value_or(one));
    if (obstacle.isEmpty() && groups.value < 1.0)
        obstacle = tr("Not even one deployment fits the budget and the power limit.");
    if (!obstacle.isEmpty()) {
        for (const results::Row row : {results::FleetChips, results::FleetTokens})
            sheet.explain(row, obstacle);
        return;
    }
    Inputs limits{input("group_chips", fleet.chips)};
    if (budget > 0.0)
        limits << input("fleet_budget", budget, "USD") << input("group_usd", fleet.month->value, "USD");
    if (limit > 0.0)
        limits << input("fleet_power", limit, "MW") << input("group_megawatts", fleet.megawatts->value, "MW");
    sheet.set(results::FleetChips, intervalOf(groups, fleet.chips), limits);
    const Span<double> deployments = groups * fleet.group.deployments;
    sheet.set(results::FleetTokens,
              intervalOf(deployments * money::itemsOfRentedMonth(tokens, request.terms), 1.0 / billion),
              {input("deployments", deployments.value), input("tokens_per_s", tokens.value),
               percentInput("utilisation", request.terms.utilisation),
               input("hours_a_month", request.terms.hoursAMonth, "h")});
}

} // namespace

QString paidForAllHours() { return tr("A committed instance is paid for all hours, regardless of its use."); }

std::optional<Span<double>> machinePowerOf(const EstimateRequest &request, int chips)
{
    if (request.whole && request.machinePower) {
        const int machines = instancesFor(std::max(1, chips), std::max(1, request.chipsEach));
        return isPossible(*request.machinePower, mostOfAMachine)
            ? std::optional(spanOf(*request.machinePower) * machines)
            : std::nullopt;
    }
    const auto power = powerOfChips(request, chips);
    return power ? std::optional(money::powerOfMachines(*power, request.owning)) : std::nullopt;
}

void setWaysOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens)
{
    setOwnedItems(sheet, request, results::OwnUsdPer1MTokens, "tokens_per_s", tokens, request.month.tokens);
    setApi(sheet, request, tokens);
    setRevenue(sheet, request, tokens);
    setFleet(sheet, request, tokens);
}

void setWaysOfItems(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &items)
{
    setOwnedItems(sheet, request, results::OwnUsdPer1MItems, "items_per_s", items, request.month.items);
}

void setWaysOfRun(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &wallTime)
{
    const auto month = ownedMonth(sheet, request);
    if (!month)
        return;
    sheet.set(results::OwnCost, money::costOfRun(wallTime, money::ownedHour(*month), request.terms),
              {wallHours(wallTime), percentInput("utilisation", request.terms.utilisation),
               input("own_usd_per_month", month->value, "USD")});
    setBreakEvenUse(sheet, request, *month);
}

} // namespace chipboard
