// Purpose: measurements held against the catalogue's estimates, for the command line and the page alike.
#pragma once

#include "data/estimate/checksummary.h"
#include "data/json/evidencereader.h"

namespace chipboard {

/// Models and chips are looked up in the given set first, then in the catalogue, then among the shipped measurements.
[[nodiscard]] ModelCheck checkRuns(const Catalog &catalog, const RunSet &given, const RunSet &shipped);

/// The shipped measurements; reads them, some ten milliseconds.
[[nodiscard]] ModelCheck checkShippedRuns(const Catalog &catalog);

} // namespace chipboard
