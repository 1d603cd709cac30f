// Purpose: results beyond the rent of the chips: energy, a month of work, and owning machines or buying from an API
// instead of renting.
#pragma once

#include "data/model/resultsheet.h"

namespace chipboard {

// Energy. Chips draw the vendor's stated power (TDP, an upper limit, so most draw less); hosts and network are
// excluded; the PUE adds data centre overhead. Rented prices include energy, so these results are not added to the
// rent.
//   run:    kWh = chips x power x wall time x PUE / 1000
//   items:  kWh per million = chips x power / items/s x PUE / 3.6
//   cost:   kWh x price per kilowatt-hour

/// For a whole run of this wall time in seconds, without idle hours.
void setEnergyOfRun(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &wallTime);
/// Per token and per million tokens; `tokens` per second, above 0.
void setEnergyOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens);
/// Per million items; `items` per second, above 0.
void setEnergyOfItems(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &items);

// A month of work: the number of parallel deployments and their cost. Whole deployments, as half of one does not hold
// the model. Bills are for whole machines: if chips are rented in eights, four working chips cost as much as eight.
//   deployments = ceil(work per month / (items/s x 3600 x hours a month x utilisation))

/// The smallest machine for a deployment of this many chips, else the largest. Precondition: `sizes` is not empty.
[[nodiscard]] const RentedSize &sizeFor(const QList<RentedSize> &sizes, int chips);
/// Sets the request's price to that of the machine for this many chips: a chip may cost less in a smaller one. Later
/// results of the request are for that machine only.
void rentIn(EstimateRequest &request, int chips);
/// Machines to rent for deployments over `chips` each; `usdPerMonth`: per deployment if chips were paid individually.
[[nodiscard]] Rental rentalFor(const RentedSize &size, int chips, const Interval &deployments,
                               const std::optional<Interval> &usdPerMonth);

/// Why this number of deployments is impossible; empty if it is possible.
[[nodiscard]] QString whyTooMany(double work, const Interval &deployments, int chipsEach);

/// The monthly rent, if any, must be set before.
void setMonthOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens);
void setMonthOfItems(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &items);

// Owning. An owned machine costs all hours of a month and draws its stated power in all of them: the chips' power plus
// a share for host, fans and network, or the machine's own figure if stated. Rent is paid by the hour, an API by the
// token.
//   month:  machines x price x (annuity x (1 - residual / (1 + interest / 12)^(12 years)) + staff / 12)
//           + kW x (730 h x PUE x price of energy + colocation)                  (data/model/cost.h)
//   buying wins above this share of hours:  month / (rent x 730 h)
//   renting beats an API above this many tokens per month:  rent x 730 h / API price

/// Power of all machines, including host, fans and network; empty without a plausible figure.
[[nodiscard]] std::optional<Span<double>> machinePowerOf(const EstimateRequest &request, int chips);

/// Why a committed rent has no utilisation above which buying wins.
[[nodiscard]] QString paidForAllHours();

// Hourly rent and monthly work, if any, must be set before. All of these set the monthly cost of owning and the
// break-even utilisation, then the results of their task.

/// Also sets token revenue, and the fleet within a budget or power limit. `tokens` per second and deployment, above 0.
void setWaysOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &tokens);
/// `items` per second and deployment, above 0.
void setWaysOfItems(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &items);
void setWaysOfRun(ResultSheet &sheet, const EstimateRequest &request, const Span<double> &wallTime);

} // namespace chipboard
