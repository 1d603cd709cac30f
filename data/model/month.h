// Purpose: what a month's work needs, written on an estimate's sheet: how many deployments of the chips that the other
// results are for, side by side, and what they cost. Whole deployments: half a one does not hold the model. A bill is
// of whole machines: of chips that are rented by eights, eight are paid where four work.
#pragma once

#include "data/model/resultsheet.h"

//   deployments = ceil(work a month / (items/s x 3600 x hours a month x utilisation))

namespace chipboard {

/// The smallest machine that holds a deployment of so many chips, else the largest. Precondition: there is one.
[[nodiscard]] const RentedSize &sizeFor(const QList<RentedSize> &sizes, int chips);
/// What so many deployments over `chips` each are rented as, for `usdPerMonth` each where chips were paid one by one.
[[nodiscard]] Rental rentalFor(const RentedSize &size, int chips, const Interval &deployments,
                               const std::optional<Interval> &usdPerMonth);

/// Why so many deployments cannot be, of so many chips each; empty where they can.
[[nodiscard]] QString whyTooMany(double work, const Interval &deployments, int chipsEach);

/// The rent of a month has been written before, where there is one.
void setMonthOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &tokens);
void setMonthOfItems(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &items);

} // namespace chipboard
