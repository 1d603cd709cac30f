#include "widgets/charts/planezoom.h"

#include "widgets/charts/axistitles.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double nearestShare = 1e-3;
constexpr double nearestDays = 2.0;
constexpr double nearlyAll = 1.0 - 1e-9; // what is left of zooming in and out again

double nearestOf(const ChartAxis &axis)
{
    const double days = nearestDays / (axis.maximum - axis.minimum);
    return hasDates(axis) ? std::clamp(days, nearestShare, 1.0) : nearestShare;
}

bool isPart(const AxisRange &range) { return range.high - range.low < nearlyAll; }

std::optional<AxisRange> valuesIn(const AxisRange &range, const ChartAxis &axis)
{
    return isPart(range) ? std::optional(AxisRange{axisValue(axis, range.low), axisValue(axis, range.high)})
                         : std::nullopt;
}

} // namespace

// QCPRange::bounded() moves what reaches beyond an end back inside.
void PlaneZoom::Axis::limit(double low, double high)
{
    if (!isFree || !std::isfinite(high - low))
        return;
    const double length = std::clamp(high - low, nearest, 1.0);
    const double start = (low + high - length) / 2.0;
    const QCPRange bounded = QCPRange(start, start + length).bounded(0.0, 1.0);
    range = {bounded.lower, bounded.upper};
    if (!isPart(range))
        range = {};
}

void PlaneZoom::Axis::moveBy(double shares) { limit(range.low + shares, range.high + shares); }

void PlaneZoom::follow(Axis &axis, const ChartAxis &before, const ChartAxis &now)
{
    axis.isFree = isContinuous(now);
    axis.nearest = nearestOf(now);
    if (isPart(axis.range))
        axis.limit(axisShare(now, axisValue(before, axis.range.low)),
                   axisShare(now, axisValue(before, axis.range.high)));
}

void PlaneZoom::setSpec(const ChartSpec &before, const ChartSpec &now)
{
    if (!chipboard::canZoom(now)) {
        m_x = {};
        m_y = {};
        return;
    }
    if (!haveSameAxes(before, now))
        showAll();
    follow(m_x, before.axis, now.axis);
    follow(m_y, before.plane.y, now.plane.y);
}

bool PlaneZoom::isZoomed() const { return isPart(m_x.range) || isPart(m_y.range); }

PlaneView PlaneZoom::viewOf(const ChartSpec &spec) const
{
    return {valuesIn(m_x.range, spec.axis), valuesIn(m_y.range, spec.plane.y)};
}

void PlaneZoom::zoomBy(double factor, const QPointF &about)
{
    const auto scale = [factor](Axis &axis, double at) {
        const double old = axis.size();
        const double size = std::clamp(old * factor, axis.nearest, 1.0);
        const double low = axis.range.low + at * (old - size);
        axis.limit(low, low + size);
    };
    scale(m_x, about.x());
    scale(m_y, about.y());
}

void PlaneZoom::panBy(const QPointF &shares)
{
    m_x.moveBy(shares.x() * m_x.size());
    m_y.moveBy(shares.y() * m_y.size());
}

void PlaneZoom::show(const QRectF &part)
{
    const auto frame = [](Axis &axis, double from, double to) {
        const double size = axis.size();
        axis.limit(axis.range.low + from * size, axis.range.low + to * size);
    };
    frame(m_x, part.left(), part.right());
    frame(m_y, part.top(), part.bottom());
}

void PlaneZoom::showAll()
{
    m_x.range = {};
    m_y.range = {};
}

void PlaneZoom::bringIntoView(const ChartSpec &spec, const QPointF &place)
{
    constexpr double room = 0.1; // of what is in sight
    const auto bring = [](Axis &axis, double share) {
        if (!std::isfinite(share) || (share >= axis.range.low && share <= axis.range.high))
            return;
        const double around = room * axis.size();
        const double by = share < axis.range.low ? share - around - axis.range.low : share + around - axis.range.high;
        axis.moveBy(by);
    };
    bring(m_x, axisShare(spec.axis, place.x()));
    bring(m_y, axisShare(spec.plane.y, place.y()));
}

} // namespace chipboard
