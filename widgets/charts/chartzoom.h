// Purpose: the gestures that zoom and pan a plane on screen: wheel, drag, rubber band, keys, and the button that shows
// all again. Says which it took; clicks, walking and dragging a chart out of the window stay with ChartView.
#pragma once

#include "widgets/charts/planezoom.h"

#include <QObject>

#include <functional>

class QKeyEvent;
class QMouseEvent;
class QPushButton;
class QRubberBand;
class QWheelEvent;

namespace chipboard {

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
