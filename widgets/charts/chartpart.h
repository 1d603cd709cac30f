// Purpose: a part of a chart as a QCustomPlot item: drawn in one layer, with hit testing.
#pragma once

#include <functional>

class QCPPainter;
class QCustomPlot;
class QPointF;

namespace chipboard {

/// What is under the pointer: an item (row, cell or mark), else a line of a plane; -1: none.
struct ChartHit
{
    int item = -1;
    int line = -1;

    friend bool operator==(const ChartHit &, const ChartHit &) = default;
};

struct FoundPart
{
    double distance = -1.0; ///< in pixels; negative: nothing
    ChartHit hit;
};

using PaintPart = std::function<void(QCPPainter &)>;
using FindPart = std::function<FoundPart(const QPointF &)>;

/// The plot owns it. Its selectTest() gives the hit as details.
void addChartPart(QCustomPlot &plot, const char *layer, PaintPart paint, FindPart find = {});

} // namespace chipboard
