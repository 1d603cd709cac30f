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

/// How chips serve a model together: as copies of it, each over some of the chips.
struct ServingSpread
{
    int copies = 1;
    int chipsEach = 1; ///< copies x chipsEach is all of them

    friend bool operator==(const ServingSpread &, const ServingSpread &) = default;
};

/// The split into 1, 2, 4 ... copies that serves most tokens a second; one copy unless more give a tenth more, and
/// where the workload says how many requests there are at once. Precondition: `chips` hold the model.
[[nodiscard]] ServingSpread spreadOf(const EstimateRequest &prepared, const ServingConstants &constants, int chips);

} // namespace chipboard
