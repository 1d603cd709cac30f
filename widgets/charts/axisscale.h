// Purpose: where a value stands on an axis, as a share of the axis' length: 0 at its minimum, 1 at its maximum, beyond
// them outside. Linear or logarithmic.
#pragma once

#include "data/charts/planespec.h"

namespace chipboard {

/// Not a number where there is no place: zero on a logarithmic axis, an axis without length.
[[nodiscard]] double axisShare(const ChartAxis &axis, double value);
/// The same kept between 0 and 1; 0 where there is no place.
[[nodiscard]] double boundedAxisShare(const ChartAxis &axis, double value);
/// The value at a share of the axis' length: the reverse of axisShare().
[[nodiscard]] double axisValue(const ChartAxis &axis, double share);

} // namespace chipboard
