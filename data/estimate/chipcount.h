// Purpose: how many chips a workload is estimated on where nobody says: not the fewest that hold it, which leave no
// room to work in, but what somebody would rent. The result names both.
//   training:  the workload's own count, or the fewest that hold it where that is more
//   serving:   of 1, 2, 4 ... 64 chips (or whole instances) that hold it, the fewest that serve each token for at most
//              a quarter more chip time than the best of them; one chip is enough where more would only wait
#pragma once

#include "data/catalog/calibration.h"
#include "data/core/result.h"
#include "data/estimate/estimate.h"

namespace chipboard {

/// The count asked for, if whole instances give it; else as above, in whole instances. At least 1, also where no count
/// holds the workload.
[[nodiscard]] Result<int> chipsFor(const EstimateRequest &prepared, const Calibration &calibration);

} // namespace chipboard
