// Purpose: what the store of imported prices has of some instances over time, for the Price history page. Only looks
// into the store.
#pragma once

#include "data/insight/pricehistory.h"

namespace chipboard {

/// No file, no prices; what is wrong with the store comes back in the answer.
[[nodiscard]] StoredPrices storedPrices(const QString &store, const QList<InstanceId> &instances);

} // namespace chipboard
