// Purpose: a plane chart as QCustomPlot items: an axis rect with two axes, tickers and grids, and items for bands,
// cells, lines, marks with their ranges, and names. Highlighting one mutes the others.
#pragma once

#include "widgets/charts/chartpainting.h"
#include "widgets/charts/planelayout.h"

class QCPAxisRect;
class QCustomPlot;

namespace chipboard {

/// The inputs for drawing a plane; empty while the plot shows another kind of chart.
struct PlaneSight
{
    const PlaneLayout &layout;
    const ChartSpec &spec;
    const Theme &theme;
    const ChartState &state;
};

/// The plot owns the items.
class PlaneItems
{
public:
    PlaneItems(QCustomPlot &plot, const PlaneSight &sight);
    /// Updates position, range and ticks of the axes from the layout.
    void update();

private:
    PlaneSight m_sight;
    QCPAxisRect *m_rect;
};

} // namespace chipboard
