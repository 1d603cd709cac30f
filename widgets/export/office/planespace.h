// Purpose: the plane of a chart as a slide has it: where a value stands, what of a line is seen, days as spreadsheets
// count them, and which planes have rows with names instead of a second axis.
#pragma once

#include "data/charts/chartspec.h"

#include <QRectF>

namespace chipboard {

/// The value that stands at this share of the way from the minimum of the axis to its maximum.
[[nodiscard]] double valueAt(double share, const ChartAxis &axis);
/// In points, of a plane with that rectangle.
[[nodiscard]] QPointF placeOn(const QRectF &plot, const ChartSpec &spec, const QPointF &value);
/// The part of a line that is on the plane: a label at an end beyond it would not be drawn.
[[nodiscard]] QList<QPointF> onPlane(const QList<QPointF> &points, const ChartAxis &x, const ChartAxis &y);

/// Along the first axis there are dates.
[[nodiscard]] bool isTime(const ChartAxis &axis);
/// With days as spreadsheets count them.
[[nodiscard]] ChartSpec inSheetDays(ChartSpec spec);

} // namespace chipboard
