#include "widgets/export/office/planespace.h"

#include <QDate>

#include <algorithm>
#include <cmath>
#include <optional>

namespace chipboard {
namespace {

// Days count from 1899-12-30 in spreadsheets, which hold for all dates from 1900-03-01 on.
constexpr double firstSheetDay = 2415019.0;

double shifted(const std::optional<double> &day) { return *day - firstSheetDay; }

// Of the way from a to b what lies between 0 and 1; narrows `from` and `to`, shares of the way.
bool narrowed(double a, double b, double &from, double &to)
{
    if (a == b)
        return a >= 0.0 && a <= 1.0;
    const double first = -a / (b - a);
    const double second = (1.0 - a) / (b - a);
    from = std::max(from, std::min(first, second));
    to = std::min(to, std::max(first, second));
    return from < to;
}

} // namespace

double shareOf(double value, const ChartAxis &axis)
{
    if (axis.scale == AxisScale::Logarithmic)
        return std::log(value / axis.minimum) / std::log(axis.maximum / axis.minimum);
    return (value - axis.minimum) / (axis.maximum - axis.minimum);
}

double valueAt(double share, const ChartAxis &axis)
{
    return axis.scale == AxisScale::Logarithmic ? axis.minimum * std::pow(axis.maximum / axis.minimum, share)
                                                : axis.minimum + share * (axis.maximum - axis.minimum);
}

QPointF placeOn(const QRectF &plot, const ChartSpec &spec, const QPointF &value)
{
    return {plot.left() + plot.width() * shareOf(value.x(), spec.axis),
            plot.bottom() - plot.height() * shareOf(value.y(), spec.plane.y)};
}

QList<QPointF> onPlane(const QList<QPointF> &points, const ChartAxis &x, const ChartAxis &y)
{
    if (points.size() < 2)
        return points;
    QList<QPointF> kept;
    const auto add = [&kept](const QPointF &point) {
        if (kept.isEmpty() || kept.constLast() != point)
            kept << point;
    };
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        const QPointF a(shareOf(points.at(i).x(), x), shareOf(points.at(i).y(), y));
        const QPointF b(shareOf(points.at(i + 1).x(), x), shareOf(points.at(i + 1).y(), y));
        double from = 0.0;
        double to = 1.0;
        if (!narrowed(a.x(), b.x(), from, to) || !narrowed(a.y(), b.y(), from, to))
            continue;
        const auto at = [&](double way) {
            const QPointF place = a + (b - a) * way;
            return QPointF(valueAt(place.x(), x), valueAt(place.y(), y));
        };
        add(from > 0.0 ? at(from) : points.at(i));
        add(to < 1.0 ? at(to) : points.at(i + 1));
    }
    return kept;
}

bool isTime(const ChartAxis &axis)
{
    if (axis.ticks.isEmpty() || axis.minimum < firstSheetDay)
        return false;
    const auto year = [&](qsizetype i) {
        return QString::number(QDate::fromJulianDay(std::llround(axis.ticks.at(i))).year());
    };
    for (qsizetype i = 0; i < axis.ticks.size(); ++i) {
        if (!axis.tickLabels.value(i).endsWith(year(i)))
            return false;
    }
    return true;
}

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
