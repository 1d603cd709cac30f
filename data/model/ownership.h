// Purpose: what owning the machines costs in place of renting them, and an API in place of both, written on an
// estimate's sheet. An owned machine is paid for all hours of a month, and draws its stated power in all of them: the
// chips' with a share for host, fans and network, or that of the whole machine where it is stated. Rent is paid by the
// hour, an API by the token.
#pragma once

#include "data/model/resultsheet.h"

//   month:  machines x price x (annuity x (1 - residual / (1 + interest / 12)^(12 years)) + staff / 12)
//           + kW x (730 h x PUE x price of energy + colocation)                  (data/model/cost.h)
//   buying wins from this share of the hours on:  month / (rent x 730 h)
//   renting beats an API from this many tokens a month on:  rent x 730 h / API price

namespace chipboard {

/// Power of all machines, with host, fans and network; nothing where no possible figure is known.
[[nodiscard]] std::optional<Span<double>> machinePowerOf(const EstimateRequest &request, int chips);

/// Why there is no use from which on buying wins where the rent is committed.
[[nodiscard]] QString paidForAllHours();

// The rent of an hour and a month's work have been written before, where there are any. All write the month of owning
// and from which use on it costs less than renting; then what is of their task.

/// `tokens` a second of one deployment, above 0.
void setWaysOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &tokens);
/// `items` a second of one deployment, above 0.
void setWaysOfItems(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &items);
void setWaysOfRun(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Duration> &wallTime);

} // namespace chipboard
