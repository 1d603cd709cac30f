#include "widgets/charts/chartrenderer.h"

#include "widgets/charts/planeitems.h"

#include <QImage>

#include <optional>
#include <utility>

#include <qcustomplot.h>

namespace chipboard {

/// Paint buffer in screen pixels. Unlike QCustomPlot's own buffers it stores only the used part of a chart, redraws
/// only the dirty part, and blends only where it may be transparent.
class PlotBuffer : public QCPAbstractPaintBuffer
{
public:
    PlotBuffer(QImage::Format format, double ratio)
        : QCPAbstractPaintBuffer({}, ratio)
        , m_format(format)
    {
    }
    /// Sets the part of the chart to store; a new part is redrawn completely.
    void keep(const QRect &place)
    {
        if (place == m_place)
            return;
        m_place = place;
        m_spoilt = place;
        m_image = place.isEmpty() ? QImage() : QImage(onScreen(place).size(), m_format);
    }

    [[nodiscard]] const QRect &place() const { return m_place; }
    void spoil(const QRect &part) { m_spoilt |= part; }
    [[nodiscard]] const QRect &spoilt() const { return m_spoilt; }

    QCPPainter *startPainting() override
    {
        auto *painter = new QCPPainter(&m_canvas);
        painter->translate(-QPointF(m_part.topLeft()) / mDevicePixelRatio);
        return painter;
    }

    // One to one, even if the widget starts at a fractional pixel.
    void draw(QCPPainter *painter) const override
    {
        if (m_image.isNull())
            return;
        painter->save();
        painter->scale(1.0 / mDevicePixelRatio, 1.0 / mDevicePixelRatio);
        painter->drawImage(onScreen(m_place).topLeft(), m_image);
        painter->restore();
    }

    // Called at the start of each replot. A plot without a dirty part is redrawn completely.
    void clear(const QColor &colour) override
    {
        constexpr int pixelBytes = 4;
        const QRect spoilt = std::exchange(m_spoilt, QRect()) & m_place;
        m_part = onScreen(spoilt.isEmpty() ? m_place : spoilt) & onScreen(m_place);
        if (m_part.isEmpty()) {
            m_canvas = QImage(1, 1, m_format); // painters need a valid image
            return;
        }
        const QPoint from = m_part.topLeft() - onScreen(m_place).topLeft();
        m_canvas = QImage(m_image.bits() + from.y() * m_image.bytesPerLine() + from.x() * pixelBytes, m_part.width(),
                          m_part.height(), m_image.bytesPerLine(), m_format);
        m_canvas.setDevicePixelRatio(mDevicePixelRatio);
        if (m_canvas.hasAlphaChannel())
            m_canvas.fill(colour);
    }

protected:
    void reallocateBuffer() override { m_place = {}; } // new size or scale: keep() recreates it

private:
    [[nodiscard]] QRect onScreen(const QRect &part) const
    {
        return QRectF(QPointF(part.topLeft()) * mDevicePixelRatio, QSizeF(part.size()) * mDevicePixelRatio)
            .toAlignedRect();
    }

    QImage::Format m_format;
    QRect m_place;
    QRect m_spoilt;
    QRect m_part; ///< the part being redrawn, in screen pixels
    QImage m_image;
    QImage m_canvas; ///< shares the pixels of that part
};

class ChartRenderer::Plot : public QCustomPlot
{
public:
    Plot(const Theme &theme, QWidget *parent);
    void setRuler(TextRuler &ruler) { m_ruler = &ruler; }

    void setSpec(const ChartSpec &next);
    void setState(const ChartState &next);
    void markAllDirty();
    /// Call for a new font: cached measurements are invalid.
    void forgetTexts() { m_ownRuler = TextRuler(); }
    const ChartLayout &chartLayout();
    const PlaneLayout &planeLayout();
    [[nodiscard]] ChartHit hit(const QPointF &position);
    [[nodiscard]] bool isPlane() const { return hasTwoAxes(spec); }
    void drawTo(QCPPainter &painter, const QSize &size);

    ChartSpec spec;
    Theme theme;
    ChartState state;
    int layoutCount = 0;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void updateLayout() override;

private:
    void addParts();
    void spoil(const QRect &part);
    void replotSpoilt();
    [[nodiscard]] QRect litArea();

    ChartLayout m_layout;
    PlaneLayout m_plane;
    std::optional<PlaneItems> m_planeItems;
    QSize m_layoutSize;
    TextRuler m_ownRuler;
    TextRuler *m_ruler = &m_ownRuler;
    QSharedPointer<PlotBuffer> m_ground;
    QSharedPointer<PlotBuffer> m_overlay; ///< highlight and keyboard focus
    QRectF m_drawn;                       ///< the part of the chart that is currently drawn
};

ChartRenderer::Plot::Plot(const Theme &theme_, QWidget *parent)
    : QCustomPlot(parent)
    , theme(theme_)
    , m_ground(new PlotBuffer(QImage::Format_RGB32, bufferDevicePixelRatio()))
    , m_overlay(new PlotBuffer(QImage::Format_ARGB32_Premultiplied, bufferDevicePixelRatio()))
{
    // The constructor of QCustomPlot queues a replot of the still empty plot.
    QCoreApplication::removePostedEvents(this, QEvent::MetaCall);
    mReplotQueued = false;
    mPaintBuffers = {m_ground, m_overlay}; // for layer "overlay" and for those below it
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setBackground(QBrush(Qt::NoBrush));
    setSelectionTolerance(20); // parts have their own tolerance
    plotLayout()->clear();     // only planes have axes
    addParts();
}

void ChartRenderer::Plot::addParts()
{
    addChartPart(*this, "background", [this](QCPPainter &painter) {
        if (isPlane())
            paintChartCard(painter, m_layout, theme, state, m_drawn);
        else
            paintChartGround(painter, m_layout, theme, state, m_drawn);
    });
    const auto paintRows = [this](QCPPainter &painter) {
        painter.setClipRect(m_layout.rows, Qt::IntersectClip);
        paintChartRows(painter, m_layout, spec, theme, state, m_drawn);
    };
    addChartPart(*this, "main", paintRows, [this](const QPointF &position) {
        const int row = m_layout.rowAt(position, state.scroll);
        const auto columns = std::max(1, static_cast<int>(m_layout.scores.columns.size()));
        const int column = std::max(0, scoreColumnAt(m_layout, position.x()));
        return row < 0 ? FoundPart() : FoundPart{0.0, {row * columns + column, -1}};
    });
    addChartPart(*this, "overlay", [this](QCPPainter &painter) {
        painter.setClipRect(m_layout.rows, Qt::IntersectClip);
        paintLitRows(painter, m_layout, spec, theme, state);
    });
    m_planeItems.emplace(*this, PlaneSight{m_plane, spec, theme, state});
}

ChartHit ChartRenderer::Plot::hit(const QPointF &position)
{
    QList<QVariant> details;
    chartLayout();
    layerableListAt(position, false, &details);
    const auto found = std::find_if(details.cbegin(), details.cend(),
                                    [](const QVariant &detail) { return detail.canConvert<ChartHit>(); });
    return found == details.cend() ? ChartHit() : found->value<ChartHit>();
}

void ChartRenderer::Plot::updateLayout()
{
    chartLayout();
    m_planeItems->update();
    QCustomPlot::updateLayout();
}

// Marks a part of the chart as dirty until the next paint.
void ChartRenderer::Plot::spoil(const QRect &part)
{
    m_ground->spoil(part);
    update(part);
}

void ChartRenderer::Plot::markAllDirty()
{
    m_layoutSize = {};
    spoil(viewport());
}

void ChartRenderer::Plot::setSpec(const ChartSpec &next)
{
    // A hidden chart is laid out once, when it is shown, regardless of previous changes.
    const bool comparable = isVisible() && !isPlane() && spec.categories == next.categories && next.kind == spec.kind;
    const ChartLayout before = comparable ? chartLayout() : ChartLayout();
    const ChartSpec was = std::exchange(spec, next);
    m_layoutSize = {};
    spoil(isVisible() ? changedArea({was, before}, {spec, chartLayout()}, state.scroll) : viewport());
}

void ChartRenderer::Plot::setState(const ChartState &next)
{
    if (state == next)
        return;
    const ChartState old = std::exchange(state, next);
    if (!isVisible() || old.focused != next.focused || old.scroll != next.scroll || old.lit != next.lit) {
        spoil(viewport());
        return;
    }
    const QRect area = litArea();
    m_overlay->spoil(area);
    update(area | m_overlay->place());
}

// The area of highlight and keyboard focus.
QRect ChartRenderer::Plot::litArea()
{
    const auto rowAt = [this](int row) {
        return row >= 0 && row < m_layout.row.size() ? m_layout.rowRect(row, state.scroll) & m_layout.rows : QRectF();
    };
    const auto columns = std::max(1, static_cast<int>(chartLayout().scores.columns.size()));
    const int current = state.focused ? state.current : -1;
    const QRectF area =
        isPlane() ? m_plane.markRect(current) : rowAt(state.highlighted) | rowAt(current < 0 ? -1 : current / columns);
    return area.toAlignedRect() & viewport();
}

const ChartLayout &ChartRenderer::Plot::chartLayout()
{
    const QSize size = viewport().size();
    if (m_layoutSize != size) {
        m_layoutSize = size;
        ++layoutCount;
        m_plane = isPlane() ? layoutPlane(spec, theme.type, size, *m_ruler) : PlaneLayout();
        m_layout = isPlane() ? m_plane.frame : layoutFitting(spec, theme.type, size, *m_ruler);
    }
    return m_layout;
}

const PlaneLayout &ChartRenderer::Plot::planeLayout()
{
    chartLayout();
    return m_plane;
}

void ChartRenderer::Plot::paintEvent(QPaintEvent *event)
{
    replotSpoilt();
    QCustomPlot::paintEvent(event);
}

// Once for all changes. A replot would request an update of the whole widget, which is already being painted.
void ChartRenderer::Plot::replotSpoilt()
{
    setBufferDevicePixelRatio(devicePixelRatioF());
    for (const auto &[buffer, place] : {std::pair(m_ground, viewport()), std::pair(m_overlay, litArea())}) {
        buffer->setSize(viewport().size());
        buffer->keep(place);
    }
    const bool wereDisabled = testAttribute(Qt::WA_UpdatesDisabled);
    setAttribute(Qt::WA_UpdatesDisabled);
    const QRect spoilt = m_ground->spoilt();
    m_drawn = spoilt.isEmpty() ? viewport() : spoilt;
    if (!spoilt.isEmpty())
        replot();
    else if (!m_overlay->spoilt().isEmpty())
        layer(QStringLiteral("overlay"))->replot();
    m_drawn = viewport();
    setAttribute(Qt::WA_UpdatesDisabled, wereDisabled);
}

void ChartRenderer::Plot::resizeEvent(QResizeEvent *event) { setViewport(QRect(QPoint(0, 0), event->size())); }

// Hidden pages need no pixels.
void ChartRenderer::Plot::hideEvent(QHideEvent * /*event*/)
{
    m_ground->keep({});
    m_overlay->keep({});
}

void ChartRenderer::Plot::drawTo(QCPPainter &painter, const QSize &size)
{
    m_drawn = QRectF(QPointF(0, 0), size);
    toPainter(&painter, size.width(), size.height());
}

ChartRenderer::ChartRenderer(const Theme &theme, QWidget *parent)
    : m_owned(parent ? nullptr : std::make_unique<Plot>(theme, nullptr))
    , m_plot(parent ? new Plot(theme, parent) : m_owned.get())
{
}

ChartRenderer::~ChartRenderer() = default;

QWidget *ChartRenderer::widget() const { return m_plot; }

void ChartRenderer::setGeometry(const QRect &geometry)
{
    m_plot->setGeometry(geometry);
    // Qt delays resize events until the first show, but the layout is needed now.
    m_plot->setViewport(QRect(QPoint(0, 0), geometry.size()));
}

void ChartRenderer::setSpec(const ChartSpec &spec) { m_plot->setSpec(spec); }

const ChartSpec &ChartRenderer::spec() const { return m_plot->spec; }

void ChartRenderer::setTheme(const Theme &theme)
{
    if (m_plot->theme.type.family != theme.type.family)
        m_plot->forgetTexts();
    m_plot->theme = theme;
    m_plot->markAllDirty();
}

void ChartRenderer::setState(const ChartState &state) { m_plot->setState(state); }

const ChartState &ChartRenderer::state() const { return m_plot->state; }

const ChartLayout &ChartRenderer::layout() const { return m_plot->chartLayout(); }

const PlaneLayout &ChartRenderer::planeLayout() const { return m_plot->planeLayout(); }

ChartHit ChartRenderer::hit(const QPointF &position) const { return m_plot->hit(position); }

int ChartRenderer::layoutCount() const { return m_plot->layoutCount; }

void ChartRenderer::setRuler(TextRuler &ruler) { m_plot->setRuler(ruler); }

void ChartRenderer::drawTo(QCPPainter &painter, const QSize &size) { m_plot->drawTo(painter, size); }

} // namespace chipboard
