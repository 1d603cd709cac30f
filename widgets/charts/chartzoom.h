// Purpose: the gestures that zoom and pan a plane on screen: wheel, drag, rubber band, keys, and the button that shows
// all again. Says which it took; clicks, walking and dragging a chart out of the window stay with ChartView.
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

// Which part of a plane is in sight, and how zooming and panning change it. Calculated in shares of the whole
// axes, where linear, logarithmic and date axes are alike; only what a new spec keeps goes by their values. Never
// farther out than all, never nearer than a thousandth of an axis (of its decades) or two days.

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

class ChartZoom : public QObject
{
    Q_OBJECT

public:
    /// `plot` is where the axes stand on the view now.
    ChartZoom(QWidget *view, std::function<QRectF()> plot);

    void setSpec(const ChartSpec &spec);
    /// The part of it in sight, for the renderer.
    [[nodiscard]] ChartSpec seen() const;
    [[nodiscard]] bool isZoomed() const { return m_zoom.isZoomed(); }
    /// Null while all is in sight.
    [[nodiscard]] QPushButton *button() const;
    void showAll();
    void bringIntoView(const QPointF &place);
    bool turnWheel(const QWheelEvent &event);
    /// About the middle where the keyboard is on no mark in sight.
    bool pressKey(const QKeyEvent &event, const std::optional<QPointF> &mark);
    /// A gesture begins here; it is a click as long as the mouse does not move far.
    bool press(const QMouseEvent &event);
    bool move(const QMouseEvent &event);
    /// Whether it was more than a click.
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
    PlaneZoom m_start; ///< as the gesture began
    Gesture m_gesture = Gesture::None;
    bool m_isFar = false; ///< no click any more
    QPointF m_from;
    QRectF m_plot; ///< likewise
    QPushButton *m_button = nullptr;
    QRubberBand *m_band = nullptr;
};

} // namespace chipboard
