// Purpose: draws a ChartSpec with QCustomPlot, on screen (as a widget) and for export (into a painter): one drawing
// path. Changes are coalesced into one replot before the next paint; highlight and focus are in their own layer.
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
    /// The plot is owned by the parent, or by the renderer if there is none.
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
    /// For the widget's current size. Without rows for a plane.
    [[nodiscard]] const ChartLayout &layout() const;
    /// The same for a plane; empty for other kinds.
    [[nodiscard]] const PlaneLayout &planeLayout() const;
    [[nodiscard]] ChartHit hit(const QPointF &position) const;
    /// Number of full layouts; hidden charts are not laid out until they are shown.
    [[nodiscard]] int layoutCount() const;

    /// Draws vectors at the painter's origin; does not affect the widget on screen.
    void drawTo(QCPPainter &painter, const QSize &size);

private:
    class Plot;
    std::unique_ptr<Plot> m_owned;
    Plot *m_plot;
};

} // namespace chipboard
