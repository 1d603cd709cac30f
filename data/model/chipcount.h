// Purpose: default number of chips for a workload: not the minimum, which leaves no working memory, but what a customer
// would rent. The result names both.
//   training:  the workload's own count, or the minimum if that is larger
//   serving:   of 1, 2, 4 ... 64 chips (or whole instances) that hold it, the number with most tokens/s per chip; one
//              chip if more would only idle
#pragma once

#include "data/core/result.h"
#include "data/model/calibration.h"
#include "data/model/estimate.h"
#include "data/model/inference.h"

namespace chipboard {

/// The requested count, if whole instances provide it; otherwise as above, in whole instances. At least 1, even if no
/// count holds the workload. A count is judged as one copy over all its chips; spreadOf() then splits them. `serving`:
/// result of usualServing().
[[nodiscard]] Result<int> chipsFor(const EstimateRequest &prepared, const ServingChoice &serving);

/// Serving: the smallest count that chipsFor() tries by default, a power of two or whole instances.
[[nodiscard]] int firstServingCount(const EstimateRequest &prepared, const ServingConstants &constants);

/// Constants of the device's default serving software, with the user's factors; `found` is false for other work.
[[nodiscard]] ServingChoice usualServing(const EstimateRequest &request, const Calibration &calibration);

/// How chips serve a model: as copies, each over some of the chips.
struct ServingSpread
{
    int copies = 1;
    int chipsEach = 1;            ///< chips per copy; copies x chipsEach is all chips except idle ones
    bool attentionCopied = false; ///< each chip holds all weights but the experts'; otherwise layers are split
};

/// The fastest split into copies over 1, 2, 4 ... 64 chips, or over all of up to 64; with equal speed, the fewest
/// copies. Chips beyond whole copies are idle, as are copies beyond a stated number of requests. Precondition: `chips`
/// hold the model. A model that does not fit on 64 chips uses the fewest that hold it.
[[nodiscard]] ServingSpread spreadOf(const EstimateRequest &prepared, const ServingConstants &constants, int chips);

/// Why no copy over at most `largest` chips reaches the workload's service level, and the best level that one reaches.
[[nodiscard]] Problem beyondLevel(const EstimateRequest &prepared, const ServingConstants &constants,
                                  const ServingErrors &errors, int largest);

/// Setup of one copy with its share of the requests, rounded up.
[[nodiscard]] ServingSetup copyOf(const Workload &workload, const ServingSpread &spread);
/// Number of copies' worth of concurrent requests: all copies, or fewer if the requests do not fill them.
[[nodiscard]] double busyCopies(const Workload &workload, const ServingSpread &spread, double sequencesOfACopy);

} // namespace chipboard
