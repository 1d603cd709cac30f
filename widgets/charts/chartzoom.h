// Purpose: zoom and pan gestures of a plane on screen: wheel, drag, rubber band, keys, and the button that shows
// everything again. Reports which events it handled; clicks, item navigation and dragging a chart out of the window
// stay in ChartView.
#pragma once

#include "data/views/planeaxis.h"

#include <QObject>
#include <QRectF>

#include <functional>

class QKeyEvent;
class QMouseEvent;
class QPushButton;
class QRubberBand;
class QWheelEvent;

namespace chipboard {

// The visible part of a plane and its zoom and pan arithmetic. Uses fractions of the full axes, which treat linear,
// logarithmic and date axes alike; only a new spec is matched by axis values. Zoom is limited to the full axes at one
// end and to a thousandth of an axis (of its decades), or two days, at the other.

class PlaneZoom
{
public:
    /// Keeps the view if the axes still measure the same, else resets it.
    void setSpec(const ChartSpec &before, const ChartSpec &now);
    [[nodiscard]] bool canZoom() const { return m_x.isFree || m_y.isFree; }
    [[nodiscard]] bool isZoomed() const;
    /// In the units of that chart.
    [[nodiscard]] PlaneView viewOf(const ChartSpec &spec) const;

    /// Positions are fractions of the visible part, from 0 (left, bottom) to 1.
    void zoomBy(double factor, const QPointF &about); ///< below 1: zoom in
    void panBy(const QPointF &shares);                ///< to the right and up
    void show(const QRectF &part);
    void showAll();
    /// Moves the view just enough to show that position of the chart, with some margin.
    void bringIntoView(const ChartSpec &spec, const QPointF &place);

private:
    struct Axis
    {
        AxisRange range;      ///< visible range
        double nearest = 1.0; ///< smallest range
        bool isFree = false;  ///< rows with names are not zoomable

        [[nodiscard]] double size() const { return range.high - range.low; }
        void limit(double low, double high);
        void moveBy(double shares);
    };
    static void follow(Axis &axis, const ChartAxis &before, const ChartAxis &now);

    Axis m_x;
    Axis m_y;
};

class ChartZoom : public QObject
{
    Q_OBJECT

public:
    /// `plot` returns the current plot rectangle in the view.
    ChartZoom(QWidget *view, std::function<QRectF()> plot);

    void setSpec(const ChartSpec &spec);
    /// The visible part of the spec, for the renderer.
    [[nodiscard]] ChartSpec seen() const;
    [[nodiscard]] bool isZoomed() const { return m_zoom.isZoomed(); }
    /// Null if not zoomed.
    [[nodiscard]] QPushButton *button() const;
    void showAll();
    void bringIntoView(const QPointF &place);
    bool turnWheel(const QWheelEvent &event);
    /// Zooms around `mark`, or around the centre if no visible mark has focus.
    bool pressKey(const QKeyEvent &event, const std::optional<QPointF> &mark);
    /// Starts a gesture; it is a click until the mouse moves far enough.
    bool press(const QMouseEvent &event);
    bool move(const QMouseEvent &event);
    /// True if it was more than a click.
    bool release(const QMouseEvent &event);
    bool doubleClick(const QMouseEvent &event);

signals:
    void changed();

private:
    enum class Gesture { None, Pan, Band };

    [[nodiscard]] QWidget *view() const;
    [[nodiscard]] bool pageScrolls() const;
    void zoomAt(double factor, const QPointF &position);
    void drawBand(const QPointF &to);
    void showBand();
    void endGesture();
    void makeButton();
    void tellChange();

    std::function<QRectF()> m_plotNow;
    ChartSpec m_spec;
    PlaneZoom m_zoom;
    PlaneZoom m_start; ///< the zoom when the gesture started
    Gesture m_gesture = Gesture::None;
    bool m_isFar = false; ///< moved too far for a click
    QPointF m_from;
    QRectF m_plot; ///< the plot when the gesture started
    QPushButton *m_button = nullptr;
    QRubberBand *m_band = nullptr;
};

} // namespace chipboard
