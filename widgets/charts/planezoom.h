// Purpose: which part of a plane is in sight, and how zooming and panning change it. Calculated in shares of the whole
// axes, where linear, logarithmic and date axes are alike; only what a new spec keeps goes by their values. Never
// farther out than all, never nearer than a thousandth of an axis (of its decades) or two days.
#pragma once

#include "data/views/planeaxis.h"

#include <QRectF>

namespace chipboard {

class PlaneZoom
{
public:
    /// Keeps the view where the axes still count the same, else drops it.
    void setSpec(const ChartSpec &before, const ChartSpec &now);
    [[nodiscard]] bool canZoom() const { return m_x.isFree || m_y.isFree; }
    [[nodiscard]] bool isZoomed() const;
    /// In the units of that chart.
    [[nodiscard]] PlaneView viewOf(const ChartSpec &spec) const;

    /// Places in what is in sight are shares of it, from 0 at the left and the bottom to 1.
    void zoomBy(double factor, const QPointF &about); ///< below 1: nearer
    void panBy(const QPointF &shares);                ///< to the right and up
    void show(const QRectF &part);
    void showAll();
    /// What stands there in the chart: moves the view as far as is needed, with some room around it.
    void bringIntoView(const ChartSpec &spec, const QPointF &place);

private:
    struct Axis
    {
        AxisRange range;      ///< in sight
        double nearest = 1.0; ///< the smallest range
        bool isFree = false;  ///< rows with names are not

        [[nodiscard]] double size() const { return range.high - range.low; }
        void limit(double low, double high);
        void moveBy(double shares);
    };
    static void follow(Axis &axis, const ChartAxis &before, const ChartAxis &now);

    Axis m_x;
    Axis m_y;
};

} // namespace chipboard
