#include "widgets/charts/chartzoom.h"

#include "data/core/tr.h"
#include "widgets/charts/axistitles.h"
#include "widgets/theme/parts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QRubberBand>
#include <QScrollArea>
#include <QScrollBar>
#include <QWheelEvent>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace chipboard {

namespace {

constexpr double nearestShare = 1e-3;
constexpr double nearestDays = 2.0;
constexpr double nearlyAll = 1.0 - 1e-9; // tolerance after zooming in and out again

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

// QCPRange::bounded() shifts a range that exceeds a limit back inside.
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
    constexpr double room = 0.1; // of the visible part
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

constexpr double wheelFactor = 0.85; // per notch
constexpr double keyFactor = 0.7;
constexpr double panShare = 0.1; // of the visible part, per key press

// Fractions from the bottom left.
static QPointF shareAt(const QPointF &position, const QRectF &plot)
{
    return {std::clamp((position.x() - plot.left()) / plot.width(), 0.0, 1.0),
            std::clamp((plot.bottom() - position.y()) / plot.height(), 0.0, 1.0)};
}

static bool isDragged(const QPointF &from, const QPointF &to)
{
    return (to - from).manhattanLength() >= QApplication::startDragDistance();
}

ChartZoom::ChartZoom(QWidget *view, std::function<QRectF()> plot)
    : QObject(view)
    , m_plotNow(std::move(plot))
{
}

QWidget *ChartZoom::view() const { return static_cast<QWidget *>(parent()); }

void ChartZoom::setSpec(const ChartSpec &spec)
{
    const ChartSpec before = std::exchange(m_spec, spec);
    m_zoom.setSpec(before, spec);
    m_start.setSpec(before, spec); // continue a drag in progress
    if (!m_zoom.canZoom())
        endGesture();
}

ChartSpec ChartZoom::seen() const
{
    return isZoomed() ? zoomed(m_spec, m_zoom.viewOf(m_spec), Formatter(readingLocale())) : m_spec;
}

QPushButton *ChartZoom::button() const { return isZoomed() ? m_button : nullptr; }

void ChartZoom::showAll()
{
    endGesture();
    if (!isZoomed())
        return;
    m_zoom.showAll();
    tellChange();
}

void ChartZoom::bringIntoView(const QPointF &place)
{
    if (!isZoomed())
        return;
    const PlaneView before = m_zoom.viewOf(m_spec);
    m_zoom.bringIntoView(m_spec, place);
    if (m_zoom.viewOf(m_spec) != before)
        tellChange();
}

// Keeps the point under the pointer fixed, even if names next to the plot appear or disappear.
void ChartZoom::zoomAt(double factor, const QPointF &position)
{
    constexpr double unseen = 3.0; // negligible, in pixels
    const QPointF about = shareAt(position, m_plotNow());
    m_zoom.zoomBy(factor, about);
    tellChange();
    const QRectF plot = m_plotNow();
    const QPointF moved = about - shareAt(position, plot);
    if (std::hypot(moved.x() * plot.width(), moved.y() * plot.height()) < unseen || !isZoomed())
        return;
    m_zoom.panBy(moved);
    tellChange();
}

// On a page that scrolls, the wheel scrolls the page until the chart is clicked.
bool ChartZoom::pageScrolls() const
{
    for (const QWidget *above = view()->parentWidget(); above != nullptr; above = above->parentWidget()) {
        const auto *area = qobject_cast<const QScrollArea *>(above);
        if (area != nullptr && area->verticalScrollBar()->maximum() > 0)
            return true;
    }
    return false;
}

bool ChartZoom::turnWheel(const QWheelEvent &event)
{
    constexpr double notch = 120.0;
    const double turned = event.angleDelta().y() / notch;
    if (!m_zoom.canZoom() || turned == 0.0 || !m_plotNow().contains(event.position()))
        return false;
    const bool isMeant = view()->hasFocus() || event.modifiers().testFlag(Qt::ControlModifier) || !pageScrolls();
    if (!isZoomed() && (turned < 0.0 || !isMeant))
        return false;
    zoomAt(std::pow(wheelFactor, turned), event.position());
    return true;
}

bool ChartZoom::pressKey(const QKeyEvent &event, const std::optional<QPointF> &mark)
{
    static constexpr std::pair<int, QPointF> ways[] = {{Qt::Key_Left, {-panShare, 0.0}},
                                                       {Qt::Key_Right, {panShare, 0.0}},
                                                       {Qt::Key_Up, {0.0, panShare}},
                                                       {Qt::Key_Down, {0.0, -panShare}}};
    if (!m_zoom.canZoom() || event.modifiers().testFlag(Qt::ControlModifier))
        return false;
    const bool isEscape = event.key() == Qt::Key_Escape;
    if (isEscape && m_gesture == Gesture::Band) {
        endGesture();
        return true;
    }
    for (const auto &[key, by] : ways) {
        if (event.key() != key || !isZoomed() || !event.modifiers().testFlag(Qt::AltModifier))
            continue;
        m_zoom.panBy(by);
        tellChange();
        return true;
    }
    const bool isNearer = event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal;
    if (isNearer || (event.key() == Qt::Key_Minus && isZoomed())) {
        zoomAt(isNearer ? keyFactor : 1.0 / keyFactor, mark.value_or(m_plotNow().center()));
        return true;
    }
    if (!isZoomed() || (event.key() != Qt::Key_0 && !isEscape))
        return false;
    showAll();
    return true;
}

// A drag with other modifier keys selects the file format for dragging the chart out.
bool ChartZoom::press(const QMouseEvent &event)
{
    endGesture();
    const QRectF plot = m_plotNow();
    if (!m_zoom.canZoom() || event.button() != Qt::LeftButton || !plot.contains(event.position()))
        return false;
    if (event.modifiers() == Qt::ShiftModifier)
        m_gesture = Gesture::Band;
    else if (isZoomed() && event.modifiers() == Qt::NoModifier)
        m_gesture = Gesture::Pan;
    m_from = event.position();
    m_plot = plot;
    m_start = m_zoom;
    return m_gesture != Gesture::None;
}

bool ChartZoom::move(const QMouseEvent &event)
{
    if (m_gesture == Gesture::None)
        return false;
    m_isFar = m_isFar || isDragged(m_from, event.position());
    if (!m_isFar)
        return true;
    if (m_gesture == Gesture::Band) {
        drawBand(event.position());
        return true;
    }
    view()->setCursor(Qt::ClosedHandCursor);
    const QPointF by = event.position() - m_from;
    m_zoom = m_start;
    m_zoom.panBy({-by.x() / m_plot.width(), by.y() / m_plot.height()});
    tellChange();
    return true;
}

bool ChartZoom::release(const QMouseEvent &event)
{
    if (m_gesture == Gesture::None || event.button() != Qt::LeftButton)
        return false;
    const bool wasFar = m_isFar;
    if (m_gesture == Gesture::Band && wasFar) {
        drawBand(event.position());
        showBand();
    }
    endGesture();
    return wasFar;
}

bool ChartZoom::doubleClick(const QMouseEvent &event)
{
    if (!isZoomed() || event.button() != Qt::LeftButton || !m_plotNow().contains(event.position()))
        return false;
    showAll();
    return true;
}

void ChartZoom::drawBand(const QPointF &to)
{
    if (m_band == nullptr)
        m_band = new QRubberBand(QRubberBand::Rectangle, view());
    m_band->setGeometry(QRectF(m_from, to).normalized().intersected(m_plot).toAlignedRect());
    m_band->show();
}

// A band that is tiny in one direction is ignored.
void ChartZoom::showBand()
{
    constexpr int least = 4;
    const QRect band = m_band->geometry();
    if (band.width() < least || band.height() < least)
        return;
    const QPointF low = shareAt(QRectF(band).bottomLeft(), m_plot);
    const QPointF high = shareAt(QRectF(band).topRight(), m_plot);
    m_zoom.show(QRectF(low, high));
    tellChange();
}

void ChartZoom::endGesture()
{
    if (m_gesture == Gesture::Pan && m_isFar)
        view()->unsetCursor();
    m_gesture = Gesture::None;
    m_isFar = false;
    if (m_band != nullptr)
        m_band->hide();
}

void ChartZoom::makeButton()
{
    m_button = plainButton("chartShowAll", tr("Show all"), view());
    m_button->setToolTip(tr("Reset the zoom (0 or Escape)"));
    m_button->setCursor(Qt::ArrowCursor);
    m_button->setFocusPolicy(Qt::TabFocus);
    QWidget::setTabOrder(view(), m_button);
    connect(m_button, &QPushButton::clicked, this, [this] {
        view()->setFocus(); // the button is about to be hidden
        showAll();
    });
}

void ChartZoom::tellChange()
{
    if (isZoomed() && m_button == nullptr)
        makeButton();
    emit changed();
}

} // namespace chipboard
