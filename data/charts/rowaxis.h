// Purpose: how a chart of one value a row is drawn: bars from zero while the values are of one size, dots on a
// logarithmic axis from a spread of ten times on.
#pragma once

#include "data/charts/chartspec.h"
#include "data/units/format.h"

namespace chipboard {

/// Sets kind and axis (not its label and unit) from the points of all series, ranges included.
void fitAxis(ChartSpec &chart, const Formatter &formatter);

} // namespace chipboard
