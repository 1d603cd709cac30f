// Purpose: a chart in the plane as what QCustomPlot has for it: an axis rect with two axes, their tickers and grids,
// and items for bands, cells, lines, marks with their ranges, and names. With something lit all else steps back.
#pragma once

#include "widgets/charts/chartpainting.h"
#include "widgets/charts/planelayout.h"

class QCPAxisRect;
class QCustomPlot;

namespace chipboard {

/// What a plane is drawn from; empty while the plot shows something else.
struct PlaneSight
{
    const PlaneLayout &layout;
    const ChartSpec &spec;
    const Theme &theme;
    const ChartState &state;
};

/// The plot owns what it is given.
class PlaneItems
{
public:
    PlaneItems(QCustomPlot &plot, const PlaneSight &sight);
    /// Gives the axes place, range and ticks of another layout.
    void update();

private:
    PlaneSight m_sight;
    QCPAxisRect *m_rect;
};

} // namespace chipboard
