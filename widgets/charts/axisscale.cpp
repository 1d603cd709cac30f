#include "widgets/charts/axisscale.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace chipboard {

double axisShare(const ChartAxis &axis, double value)
{
    constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
    const double span = axis.maximum - axis.minimum;
    if (!(span > 0.0) || !std::isfinite(span) || !std::isfinite(value))
        return nowhere;
    if (axis.scale == AxisScale::Linear)
        return (value - axis.minimum) / span;
    if (!(axis.minimum > 0.0) || !(value > 0.0))
        return nowhere;
    return std::log(value / axis.minimum) / std::log(axis.maximum / axis.minimum);
}

double boundedAxisShare(const ChartAxis &axis, double value)
{
    const double share = axisShare(axis, value);
    return std::isfinite(share) ? std::clamp(share, 0.0, 1.0) : 0.0;
}

double axisValue(const ChartAxis &axis, double share)
{
    if (axis.scale == AxisScale::Linear)
        return axis.minimum + share * (axis.maximum - axis.minimum);
    return axis.minimum * std::pow(axis.maximum / axis.minimum, share);
}

} // namespace chipboard
