#include "widgets/charts/chartrenderer.h"

#include "widgets/charts/planepainting.h"

#include <qcustomplot.h>

namespace chipboard {

/// QCustomPlot without its paint buffers: in a window of 1920x1080 they cost more time and memory than the drawing.
class ChartRenderer::Plot : public QCustomPlot
{
public:
    Plot(const Theme &theme, QWidget *parent);
    void setRuler(TextRuler &ruler) { m_ruler = &ruler; }

    void setSpec(const ChartSpec &next);
    void markAllDirty();
    /// Another font: what was measured holds no longer.
    void forgetTexts() { m_ownRuler = TextRuler(); }
    const ChartLayout &chartLayout();
    const PlaneLayout &planeLayout();
    [[nodiscard]] bool isPlane() const { return hasTwoAxes(spec); }
    void drawTo(QCPPainter &painter, const QSize &size);

    ChartSpec spec;
    Theme theme;
    ChartState state;
    int layoutCount = 0;
    QRectF dirty;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    // What QCustomPlot itself would lay out is not seen.
    void updateLayout() override { (void)chartLayout(); }

private:
    ChartLayout m_layout;
    PlaneLayout m_plane;
    QSize m_layoutSize;
    TextRuler m_ownRuler;
    TextRuler *m_ruler = &m_ownRuler;
};

namespace {

/// A part of the chart in one of QCustomPlot's layers.
class Part : public QCPLayerable
{
public:
    using Paint = void (*)(QCPPainter &, const QCustomPlot &);

    Part(QCustomPlot *plot, const QString &layer, Paint paint)
        : QCPLayerable(plot, layer)
        , m_paint(paint)
    {
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override { painter->setAntialiasing(false); }
    void draw(QCPPainter *painter) override { m_paint(*painter, *parentPlot()); }
    // QCPLayer moves clip rectangles up by one pixel, which would leave the lowest row of pixels empty.
    QRect clipRect() const override { return parentPlot()->viewport().adjusted(0, 0, 0, 1); }

private:
    Paint m_paint;
};

} // namespace

ChartRenderer::Plot::Plot(const Theme &theme_, QWidget *parent)
    : QCustomPlot(parent)
    , theme(theme_)
{
    // From here on every replot() returns at once: paintEvent() draws, nothing else does.
    mReplotting = true;
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setBackground(QBrush(Qt::NoBrush));
    axisRect()->setAutoMargins(QCP::msNone);
    axisRect()->setMinimumSize(0, 0);
    // Their lines would be stroked, which takes ten times as long as the fills of paintChartGround().
    xAxis->setVisible(false);
    yAxis->setVisible(false);
    new Part(this, QStringLiteral("background"), [](QCPPainter &painter, const QCustomPlot &self) {
        const auto &plot = static_cast<const Plot &>(self);
        if (plot.isPlane())
            paintPlane(painter, plot.m_plane, plot.spec, plot.theme, plot.state, plot.dirty);
        else
            paintChartGround(painter, plot.m_layout, plot.theme, plot.state, plot.dirty);
    });
    new Part(this, QStringLiteral("main"), [](QCPPainter &painter, const QCustomPlot &self) {
        const auto &plot = static_cast<const Plot &>(self);
        if (plot.isPlane())
            return;
        painter.setClipRect(plot.m_layout.rows, Qt::IntersectClip);
        paintChartRows(painter, plot.m_layout, plot.spec, plot.theme, plot.state, plot.dirty);
    });
}

void ChartRenderer::Plot::markAllDirty()
{
    m_layoutSize = {};
    update();
}

void ChartRenderer::Plot::setSpec(const ChartSpec &next)
{
    // A hidden chart is laid out when it is shown, once, whatever happened to it before.
    const bool comparable = isVisible() && !isPlane() && spec.categories == next.categories && next.kind == spec.kind;
    const ChartLayout before = comparable ? chartLayout() : ChartLayout();
    const ChartSpec was = std::exchange(spec, next);
    m_layoutSize = {};
    if (!isVisible())
        return;
    update(changedArea({was, before}, {spec, chartLayout()}, state.scroll));
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
    dirty = event->rect();
    QCPPainter painter(this);
    draw(&painter);
}

void ChartRenderer::Plot::resizeEvent(QResizeEvent *event) { setViewport(QRect(QPoint(0, 0), event->size())); }

void ChartRenderer::Plot::drawTo(QCPPainter &painter, const QSize &size)
{
    dirty = QRectF(QPointF(0, 0), size);
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
    // Before the first show Qt keeps resize events back; the layout is asked for now.
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

void ChartRenderer::setState(const ChartState &state)
{
    if (m_plot->state == state)
        return;
    const ChartState old = std::exchange(m_plot->state, state);
    if (!m_plot->isVisible())
        return;
    if (old.focused != state.focused || old.scroll != state.scroll || m_plot->isPlane()
        || m_plot->spec.kind == ChartKind::Scores) {
        m_plot->update();
        return;
    }
    for (const int index : {old.highlighted, state.highlighted, old.current, state.current}) {
        if (index >= 0)
            m_plot->update(layout().rowRect(index, state.scroll).toAlignedRect());
    }
}

const ChartState &ChartRenderer::state() const { return m_plot->state; }

const ChartLayout &ChartRenderer::layout() const { return m_plot->chartLayout(); }

const PlaneLayout &ChartRenderer::planeLayout() const { return m_plot->planeLayout(); }

int ChartRenderer::layoutCount() const { return m_plot->layoutCount; }

void ChartRenderer::setRuler(TextRuler &ruler) { m_plot->setRuler(ruler); }

void ChartRenderer::drawTo(QCPPainter &painter, const QSize &size) { m_plot->drawTo(painter, size); }

} // namespace chipboard
