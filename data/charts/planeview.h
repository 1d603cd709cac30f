// Purpose: the part of a plane that a person looks at: what zooming and panning a chart leads to. It is the screen's
// alone, so it is no part of a ChartSpec, and exports never follow it.
#pragma once

#include "data/charts/chartspec.h"
#include "data/charts/planeaxis.h"

namespace chipboard {

/// Empty: that axis is seen whole.
struct PlaneView
{
    std::optional<AxisRange> x;
    std::optional<AxisRange> y;

    friend bool operator==(const PlaneView &, const PlaneView &) = default;
};

/// Rows with names are no scale, and neither is an axis without length.
[[nodiscard]] bool isContinuous(const ChartAxis &axis);
/// A plane with something in it and at least one continuous axis; never a heat table.
[[nodiscard]] bool canZoom(const ChartSpec &spec);
/// Both show the same in the same units, so that a part of the one is that part of the other, too. Their ends and the
/// numbers on them may differ.
[[nodiscard]] bool haveSameAxes(const ChartSpec &one, const ChartSpec &other);
/// The chart with its axes narrowed to that part; marks and lines stay, and what lies outside is not drawn.
[[nodiscard]] ChartSpec zoomed(const ChartSpec &spec, const PlaneView &view, const Formatter &formatter);

} // namespace chipboard
