// Purpose: a ChartSpec drawn by QCustomPlot, for the screen (as a widget) and for export (into a painter): one drawing
// path. What changed is replotted once, before it is painted next; what is lit or current lies in a layer of its own.
#pragma once

#include "widgets/charts/chartpainting.h"
#include "widgets/charts/chartpart.h"
#include "widgets/charts/planelayout.h"

#include <memory>

class QCPPainter;
class QWidget;

namespace chipboard {

class ChartRenderer
{
public:
    /// The plot is owned by the parent, or by the renderer when there is none.
    explicit ChartRenderer(const Theme &theme, QWidget *parent = nullptr);
    ~ChartRenderer();

    /// Uses a ruler that several charts share; it must outlive the renderer.
    void setRuler(TextRuler &ruler);
    [[nodiscard]] QWidget *widget() const;
    void setGeometry(const QRect &geometry);
    void setSpec(const ChartSpec &spec);
    [[nodiscard]] const ChartSpec &spec() const;
    void setTheme(const Theme &theme);
    void setState(const ChartState &state);
    [[nodiscard]] const ChartState &state() const;
    /// For the widget's present size. Of a plane: without rows.
    [[nodiscard]] const ChartLayout &layout() const;
    /// The same for a plane; empty for other kinds.
    [[nodiscard]] const PlaneLayout &planeLayout() const;
    [[nodiscard]] ChartHit hit(const QPointF &position) const;
    /// How often everything was laid out: hidden charts wait with that until they are shown.
    [[nodiscard]] int layoutCount() const;

    /// Draws at the painter's origin, as vectors; the widget on screen is left as it was.
    void drawTo(QCPPainter &painter, const QSize &size);

private:
    class Plot;
    std::unique_ptr<Plot> m_owned;
    Plot *m_plot;
};

} // namespace chipboard
