#include "widgets/export/office/planespace.h"

#include "data/charts/labelplacing.h"
#include "data/charts/planeaxis.h"
#include "widgets/charts/axisscale.h"

#include <QDate>

#include <algorithm>
#include <cmath>
#include <optional>

namespace chipboard {
namespace {

// Days count from 1899-12-30 in spreadsheets, which hold for all dates from 1900-03-01 on.
constexpr double firstSheetDay = 2415019.0;

double shifted(const std::optional<double> &day) { return *day - firstSheetDay; }

} // namespace

double valueAt(double share, const ChartAxis &axis)
{
    return axis.scale == AxisScale::Logarithmic ? axis.minimum * std::pow(axis.maximum / axis.minimum, share)
                                                : axis.minimum + share * (axis.maximum - axis.minimum);
}

QPointF placeOn(const QRectF &plot, const ChartSpec &spec, const QPointF &value)
{
    return {plot.left() + plot.width() * axisShare(spec.axis, value.x()),
            plot.bottom() - plot.height() * axisShare(spec.plane.y, value.y())};
}

QList<QPointF> onPlane(const QList<QPointF> &points, const ChartAxis &x, const ChartAxis &y)
{
    if (points.size() < 2)
        return points;
    const QRectF unit(0.0, 0.0, 1.0, 1.0);
    QList<QPointF> kept;
    const auto add = [&kept](const QPointF &point) {
        if (kept.isEmpty() || kept.constLast() != point)
            kept << point;
    };
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        const QPointF a(axisShare(x, points.at(i).x()), axisShare(y, points.at(i).y()));
        const QPointF b(axisShare(x, points.at(i + 1).x()), axisShare(y, points.at(i + 1).y()));
        const std::optional<QLineF> seen = clippedTo(unit, QLineF(a, b));
        if (!seen || (seen->p1() == seen->p2() && a != b))
            continue;
        const auto at = [&](const QPointF &share) { return QPointF(valueAt(share.x(), x), valueAt(share.y(), y)); };
        add(seen->p1() == a ? points.at(i) : at(seen->p1()));
        add(seen->p2() == b ? points.at(i + 1) : at(seen->p2()));
    }
    return kept;
}

bool isTime(const ChartAxis &axis) { return hasDates(axis) && axis.minimum >= firstSheetDay; }

ChartSpec inSheetDays(ChartSpec spec)
{
    for (double *edge : {&spec.axis.minimum, &spec.axis.maximum})
        *edge = shifted(*edge);
    for (double &tick : spec.axis.ticks)
        tick = shifted(tick);
    for (PlaneMark &mark : spec.plane.marks) {
        mark.x = shifted(mark.x);
        if (mark.xLow && mark.xHigh) {
            mark.xLow = shifted(mark.xLow);
            mark.xHigh = shifted(mark.xHigh);
        }
    }
    const auto shift = [](QList<QPointF> &points) {
        for (QPointF &point : points)
            point.rx() = shifted(point.x());
    };
    for (PlaneLine &line : spec.plane.lines)
        shift(line.points);
    for (PlaneBand &band : spec.plane.bands) {
        shift(band.lower);
        shift(band.upper);
    }
    return spec;
}

} // namespace chipboard
