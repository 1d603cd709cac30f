#include "data/model/energy.h"

#include "data/core/tr.h"
#include "data/model/cost.h"

namespace chipboard {
namespace {

/// The results that energy has in one kind of work.
struct Rows
{
    results::Row energy;
    results::Row cost;
    const char *name; ///< of the energy, in the formula of its cost
};

constexpr Rows ofRun{results::EnergyOfRun, results::EnergyCost, "energy_kwh"};
constexpr Rows ofTokens{results::EnergyPer1MTokens, results::EnergyCostPer1MTokens, "energy_kwh_per_1m_tokens"};
constexpr Rows ofItems{results::EnergyPer1MItems, results::EnergyCostPer1MItems, "energy_kwh_per_1m_items"};

// Nothing for a figure that no chip can have, too: a figure of one's own may be anything.
std::optional<Ranged<Dimension::Power>> powerOfAll(const ResultSheet &sheet, const EstimateRequest &request)
{
    constexpr PowerDraw most = watts(1e9);
    if (!request.device.power)
        return std::nullopt;
    const auto &power = *request.device.power;
    if (!(power.low >= PowerDraw() && power.low <= power.value && power.value <= power.high && power.high <= most))
        return std::nullopt;
    const double chips = sheet.count();
    return Ranged<Dimension::Power>{power.low * chips, power.value * chips, power.high * chips};
}

Inputs powerInputs(const ResultSheet &sheet, const EstimateRequest &request)
{
    return {input("chips", sheet.count()), input("power", request.device.power->value / watts(1), "W")};
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

// Of so many energies of the chips alone; `inputs` of the formula, without the PUE.
void setEnergy(ResultSheet &sheet, const EstimateRequest &request, const Rows &rows,
               const Ranged<Dimension::Energy> &each, double energies, const Inputs &inputs)
{
    const EnergyTerms &terms = request.energy;
    if (const auto checked = checkEnergy(terms); !checked) {
        const QString reason = checked.problem().message + u' ' + checked.problem().remedy;
        sheet.note(tr("No energy: %1").arg(reason));
        return explain(sheet, rows, reason);
    }
    const Span<double> hours = money::kilowattHours(spanOf(each), energies, terms);
    const Interval energy{hours.low, hours.value, hours.high};
    const EstimateInput pue = input("pue", terms.pue);
    sheet.set(rows.energy, energy, inputs + Inputs{pue});
    if (terms.usdPerKwh)
        sheet.set(rows.cost, energy.scaled(*terms.usdPerKwh),
                  {input(rows.name, energy.value, "kWh"), input("energy_price", *terms.usdPerKwh, "USD/kWh")});
    else
        sheet.explain(rows.cost, tr("No energy price is set."));
}

} // namespace

void setEnergyOfRun(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Duration> &wallTime)
{
    if (const auto power = powerOfAll(sheet, request))
        setEnergy(sheet, request, ofRun, energyOfRun(wallTime, *power), 1.0,
                  powerInputs(sheet, request) + Inputs{input("wall_hours", wallTime.value / hours(1), "h")});
    else
        explain(sheet, ofRun, noPower(request));
}

void setEnergyOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &tokens)
{
    const auto power = powerOfAll(sheet, request);
    if (!power) {
        sheet.explain(results::EnergyPerToken, noPower(request));
        return explain(sheet, ofTokens, noPower(request));
    }
    const Ranged<Dimension::Energy> each = energyPerItem(tokens, *power);
    sheet.set(results::EnergyPerToken, each,
              powerInputs(sheet, request) + Inputs{input("tokens_per_s", tokens.value / perSecond(1))});
    setEnergy(sheet, request, ofTokens, each, money::million,
              {input("energy_per_token", inUnit(each, Unit::Joule).value, "J")});
}

void setEnergyOfItems(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &items)
{
    if (const auto power = powerOfAll(sheet, request))
        setEnergy(sheet, request, ofItems, energyPerItem(items, *power), money::million,
                  powerInputs(sheet, request) + Inputs{input("items_per_s", items.value / perSecond(1))});
    else
        explain(sheet, ofItems, noPower(request));
}

} // namespace chipboard
