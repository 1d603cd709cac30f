#include "data/model/month.h"

#include "data/core/tr.h"
#include "data/model/cost.h"

#include <algorithm>

namespace chipboard {
namespace {

void explain(ResultSheet &sheet, const QString &reason)
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

// Whole machines in place of deployments.
void setRented(ResultSheet &sheet, const Rental &rental, double deployments)
{
    sheet.calculatedBy(results::MonthChips, "machine_chips x machines");
    sheet.calculatedBy(results::MonthCost, "usd_per_month / chips x machine_price x machine_chips x machines");
    const EstimateInput each = input("machine_chips", rental.chipsEach);
    const EstimateInput machines = input("machines", rental.machines.value);
    sheet.set(results::MonthChips, rental.machines.scaled(rental.chipsEach),
              {input("deployments", deployments), each, machines});
    if (const auto &month = sheet.value(results::UsdPerMonth); month && rental.usdAMonth)
        sheet.set(results::MonthCost, *rental.usdAMonth,
                  {input("usd_per_month", month->value, "USD"), input("chips", sheet.count()),
                   input("machine_price", rental.priceShare), each, machines});
}

void setMonth(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &speed,
              double work)
{
    if (const auto checked = checkTerms(request.terms); !checked)
        return explain(sheet, checked.problem().message + u' ' + checked.problem().remedy);
    const Span<double> needed = money::deployments(work, spanOf(speed), request.terms);
    const Interval deployments{needed.low, needed.value, needed.high};
    if (const QString tooMany = whyTooMany(work, deployments, sheet.count()); !tooMany.isEmpty())
        return explain(sheet, tooMany);
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
        sheet.set(results::MonthCost,
                  {month->low * deployments.low, month->value * deployments.value, month->high * deployments.high},
                  {input("usd_per_month", month->value, "USD"), each});
}

void leaveOpen(ResultSheet &sheet, const EstimateRequest &request, const QString &reason)
{
    sheet.estimate().rental = rentalOn(sheet, request, Interval::exactly(1.0));
    explain(sheet, reason);
}

} // namespace

const RentedSize &sizeFor(const QList<RentedSize> &sizes, int chips)
{
    const auto found =
        std::find_if(sizes.begin(), sizes.end(), [chips](const RentedSize &size) { return size.chips >= chips; });
    return found != sizes.end() ? *found : sizes.constLast();
}

Rental rentalFor(const RentedSize &size, int chips, const Interval &deployments,
                 const std::optional<Interval> &usdPerMonth)
{
    const Span<double> needed =
        money::machinesFor<double>({deployments.low, deployments.value, deployments.high}, chips, size.chips);
    Rental rental{size.name, size.chips, size.priceShare, {needed.low, needed.value, needed.high}, {}};
    const double each = size.priceShare * size.chips / chips;
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

void setMonthOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &tokens)
{
    if (request.month.tokens)
        setMonth(sheet, request, tokens, *request.month.tokens);
    else
        leaveOpen(sheet, request, tr("The number of output tokens per month is not stated."));
}

void setMonthOfItems(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &items)
{
    if (request.month.items)
        setMonth(sheet, request, items, *request.month.items);
    else
        leaveOpen(sheet, request, tr("The number of items per month is not stated."));
}

} // namespace chipboard
