// Purpose: what a month's work needs, written on an estimate's sheet: how many deployments of the chips that the other
// results are for, side by side, and what they cost. Whole deployments: half a one does not hold the model.
#pragma once

#include "data/model/resultsheet.h"

//   deployments = ceil(work a month / (items/s x 3600 x hours a month x utilisation))

namespace chipboard {

/// `speed`: tokens or items a second of one deployment, above 0.
[[nodiscard]] Interval deploymentsFor(double work, const Ranged<Dimension::Throughput> &speed, const Terms &terms);

/// Why so many deployments cannot be, of so many chips each; empty where they can.
[[nodiscard]] QString whyTooMany(double work, const Interval &deployments, int chipsEach);

/// The rent of a month has been written before, where there is one.
void setMonthOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &tokens);
void setMonthOfItems(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &items);

} // namespace chipboard
