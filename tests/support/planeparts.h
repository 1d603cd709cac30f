// Purpose: parts of plane charts for slide tests: an empty plane with axes from 0 to 100, marks and lines.
#pragma once

#include "data/views/chartspec.h"

namespace chipboard::testing {

[[nodiscard]] inline ChartSpec emptyPlane()
{
    using namespace Qt::StringLiterals;
    ChartSpec spec{
        .kind = ChartKind::Plane,
        .title = u"Plane"_s,
        .axis = {u"Price"_s, u"USD"_s, AxisScale::Linear, 0.0, 100.0, {0, 50, 100}, {u"0"_s, u"50"_s, u"100"_s}}};
    spec.plane.y = {u"Throughput"_s, {}, AxisScale::Linear, 0.0, 100.0, {0, 50, 100}, {u"0"_s, u"50"_s, u"100"_s}};
    return spec;
}

[[nodiscard]] inline PlaneMark markAt(const QString &label, double x, double y)
{
    return PlaneMark{.id = label, .label = label, .x = x, .y = y};
}

[[nodiscard]] inline PlaneLine lineThrough(const QString &label, const QList<QPointF> &points,
                                           LineWeight weight = LineWeight::Strong)
{
    return PlaneLine{.label = label, .weight = weight, .points = points};
}

} // namespace chipboard::testing
