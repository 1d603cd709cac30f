#include "data/charts/planeview.h"

namespace chipboard {
namespace {

bool countTheSame(const ChartAxis &one, const ChartAxis &other)
{
    return one.label == other.label && one.unit == other.unit && one.scale == other.scale
        && hasDates(one) == hasDates(other) && (namedRows(one) > 0) == (namedRows(other) > 0);
}

} // namespace

bool isContinuous(const ChartAxis &axis)
{
    return namedRows(axis) == 0 && axis.maximum > axis.minimum
        && (axis.scale == AxisScale::Linear || axis.minimum > 0.0);
}

bool canZoom(const ChartSpec &spec)
{
    return spec.kind == ChartKind::Plane && (!spec.plane.marks.isEmpty() || !spec.plane.lines.isEmpty())
        && (isContinuous(spec.axis) || isContinuous(spec.plane.y));
}

bool haveSameAxes(const ChartSpec &one, const ChartSpec &other)
{
    return one.kind == other.kind && one.id == other.id && countTheSame(one.axis, other.axis)
        && countTheSame(one.plane.y, other.plane.y);
}

ChartSpec zoomed(const ChartSpec &spec, const PlaneView &view, const Formatter &formatter)
{
    ChartSpec part = spec;
    if (view.x)
        part.axis = narrowed(spec.axis, *view.x, formatter);
    if (view.y)
        part.plane.y = narrowed(spec.plane.y, *view.y, formatter);
    return part;
}

} // namespace chipboard
