// Purpose: what the work costs besides the rent of its chips, written on an estimate's sheet: its energy, a month of
// it, and owning the machines or buying from an API in place of renting.
#pragma once

#include "data/model/resultsheet.h"

namespace chipboard {

// Energy. Chips draw the power that their vendor states (TDP: what they may draw, so it is more than most draw), hosts
// and network are not in it; the PUE adds what the data centre needs. What is rented has its energy in the price: these
// results stand beside the rent.
//   run:    kWh = chips x power x wall time x PUE / 1000
//   items:  kWh per million = chips x power / items/s x PUE / 3.6
//   cost:   kWh x price of a kilowatt-hour

/// Of a whole run of that wall time in seconds; idle hours are not in it.
void setEnergyOfRun(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &wallTime);
/// Of a token and of a million of them; `tokens` a second, above 0.
void setEnergyOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens);
/// Of a million items; `items` a second, above 0.
void setEnergyOfItems(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &items);

// A month's work: how many deployments of the chips that the other results are for, side by side, and what they cost.
// Whole deployments: half a one does not hold the model. A bill is of whole machines: of chips that are rented by
// eights, eight are paid where four work.
//   deployments = ceil(work a month / (items/s x 3600 x hours a month x utilisation))

/// The smallest machine that holds a deployment of so many chips, else the largest. Precondition: there is one.
[[nodiscard]] const RentedSize &sizeFor(const QList<RentedSize> &sizes, int chips);
/// Puts the price of the machine that so many chips are rented in where the request's is: a chip may cost less in a
/// smaller one. What is calculated from the request afterwards is of that machine alone.
void rentIn(EstimateRequest &request, int chips);
/// What so many deployments over `chips` each are rented as, for `usdPerMonth` each where chips were paid one by one.
[[nodiscard]] Rental rentalFor(const RentedSize &size, int chips, const Interval &deployments,
                               const std::optional<Interval> &usdPerMonth);

/// Why so many deployments cannot be, of so many chips each; empty where they can.
[[nodiscard]] QString whyTooMany(double work, const Interval &deployments, int chipsEach);

/// The rent of a month has been written before, where there is one.
void setMonthOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens);
void setMonthOfItems(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &items);

// Owning. An owned machine is paid for all hours of a month, and draws its stated power in all of them: the chips' with
// a share for host, fans and network, or that of the whole machine where it is stated. Rent is paid by the hour, an API
// by the token.
//   month:  machines x price x (annuity x (1 - residual / (1 + interest / 12)^(12 years)) + staff / 12)
//           + kW x (730 h x PUE x price of energy + colocation)                  (data/model/cost.h)
//   buying wins from this share of the hours on:  month / (rent x 730 h)
//   renting beats an API from this many tokens a month on:  rent x 730 h / API price

/// Power of all machines, with host, fans and network; nothing where no possible figure is known.
[[nodiscard]] std::optional<Span<double>> machinePowerOf(const EstimateRequest &request, int chips);

/// Why there is no use from which on buying wins where the rent is committed.
[[nodiscard]] QString paidForAllHours();

// The rent of an hour and a month's work have been written before, where there are any. All write the month of owning
// and from which use on it costs less than renting; then what is of their task.

/// With the revenue of the tokens, and the fleet that a budget or a power limit allows. `tokens` a second of one
/// deployment, above 0.
void setWaysOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens);
/// `items` a second of one deployment, above 0.
void setWaysOfItems(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &items);
void setWaysOfRun(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &wallTime);

} // namespace chipboard
