#include "data/model/month.h"

#include "data/core/tr.h"
#include "data/model/cost.h"

namespace chipboard {
namespace {

void explain(ResultSheet &sheet, const QString &reason)
{
    sheet.explain(results::MonthChips, reason);
    sheet.explain(results::MonthCost, reason);
}

void setMonth(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &speed,
              double work)
{
    if (const auto checked = checkTerms(request.terms); !checked)
        return explain(sheet, checked.problem().message + u' ' + checked.problem().remedy);
    const Interval deployments = deploymentsFor(work, speed, request.terms);
    const Interval chips = deployments.scaled(sheet.count());
    if (const QString tooMany = whyTooMany(work, deployments, sheet.count()); !tooMany.isEmpty())
        return explain(sheet, tooMany);
    const EstimateInput needed = input("deployments", deployments.value);
    sheet.set(results::MonthChips, chips, {input("chips", sheet.count()), needed});
    if (const auto &month = sheet.value(results::UsdPerMonth))
        sheet.set(results::MonthCost,
                  {month->low * deployments.low, month->value * deployments.value, month->high * deployments.high},
                  {input("usd_per_month", month->value, "USD"), needed});
    else
        sheet.explain(results::MonthCost, sheet.estimate().results.at(results::UsdPerMonth).reason);
}

} // namespace

Interval deploymentsFor(double work, const Ranged<Dimension::Throughput> &speed, const Terms &terms)
{
    const Span<double> needed = money::deployments(work, spanOf(speed), terms.hoursAMonth, terms.utilisation);
    return {needed.low, needed.value, needed.high};
}

QString whyTooMany(double work, const Interval &deployments, int chipsEach)
{
    return work > 0.0 && deployments.high * chipsEach <= mostChips
        ? QString()
        : tr("More than %1 chips would be needed.").arg(mostChips);
}

void setMonthOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &tokens)
{
    if (request.month.tokens)
        setMonth(sheet, request, tokens, *request.month.tokens);
    else
        explain(sheet, tr("The number of output tokens per month is not stated."));
}

void setMonthOfItems(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &items)
{
    if (request.month.items)
        setMonth(sheet, request, items, *request.month.items);
    else
        explain(sheet, tr("The number of items per month is not stated."));
}

} // namespace chipboard
