// Purpose: how many chips a workload is estimated on where nobody says: not the fewest that hold it, which leave no
// room to work in, but what somebody would rent. The result names both.
//   training:  the workload's own count, or the fewest that hold it where that is more
//   serving:   of 1, 2, 4 ... 64 chips (or whole instances) that hold it, those that serve most tokens a second and
//              chip; one chip is enough where more would only wait
#pragma once

#include "data/core/result.h"
#include "data/model/calibration.h"
#include "data/model/estimate.h"
#include "data/model/inference.h"

namespace chipboard {

/// The count asked for, if whole instances give it; else as above, in whole instances. At least 1, also where no count
/// holds the workload. A count is judged as one copy over all of its chips: spreadOf() then says how they work.
/// `serving` is what usualServing() says.
[[nodiscard]] Result<int> chipsFor(const EstimateRequest &prepared, const ServingChoice &serving);

/// Of serving: the fewest chips that chipsFor() tries where nobody says how many, a power of two or whole instances.
[[nodiscard]] int firstServingCount(const EstimateRequest &prepared, const ServingConstants &constants);

/// Constants of the serving software that is usual on the device, with a person's factors; not found for other work.
[[nodiscard]] ServingChoice usualServing(const EstimateRequest &request, const Calibration &calibration);

/// How chips serve a model together: as copies of it, each over some of the chips.
struct ServingSpread
{
    int copies = 1;
    int chipsEach = 1;            ///< copies x chipsEach is all of them but those that stay idle
    bool attentionCopied = false; ///< each chip has all weights but the experts'; else layers are divided
};

/// What serves most tokens a second of copies over 1, 2, 4 ... 64 chips, or over all of up to 64; the fewest copies of
/// those that serve as many. Chips that give no whole copy stay idle, as do those beyond one copy a request where the
/// workload says how many requests there are at once. Precondition: `chips` hold the model. A model that 64 chips do
/// not hold is spread over as few as hold it.
[[nodiscard]] ServingSpread spreadOf(const EstimateRequest &prepared, const ServingConstants &constants, int chips);

/// Why no copy of the model over at most so many chips keeps the level of service that the workload asks for, and the
/// nearest level that one keeps.
[[nodiscard]] Problem beyondLevel(const EstimateRequest &prepared, const ServingConstants &constants,
                                  const ServingErrors &errors, int largest);

/// One copy with its share of the requests, rounded up.
[[nodiscard]] ServingSetup copyOf(const Workload &workload, const ServingSpread &spread);
/// How many copies' worth of requests are served at once: all copies, or fewer where the requests do not fill them.
[[nodiscard]] double busyCopies(const Workload &workload, const ServingSpread &spread, double sequencesOfACopy);

} // namespace chipboard
