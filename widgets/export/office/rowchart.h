// Purpose: writes bars and dots, one per row: chips from top to bottom as on screen, with values, ranges, labels and
// reasons for gaps. Called by officeChart().
#pragma once

#include "data/views/chartspec.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/usershapes.h"

namespace chipboard {

[[nodiscard]] OfficeChart barChart(const ChartSpec &spec, const ChartFrame &frame);
[[nodiscard]] OfficeChart dotChart(const ChartSpec &spec, const ChartFrame &frame);
/// Frame height used by axis, key and annotations, in points.
[[nodiscard]] double aroundRows(const ChartSpec &spec, const ChartFrame &frame);

// Custom annotations on a chart of rows, as shapes over the native chart: callouts after values, arrows between two
// rows in a gutter on the right, lines across all rows with labels above, a note at the foot. Positioned by the chart's
// values, so other values move them. Lengths in points.

/// Space that annotations need in addition to the chart's own.
struct RowRoom
{
    double top = 0.0;
    double right = 0.0; ///< for arrows; see also calloutRoom()
    double bottom = 0.0;

    friend bool operator==(const RowRoom &, const RowRoom &) = default;
};
[[nodiscard]] RowRoom annotationRoom(const ChartSpec &spec, double size, const TextMeasure &letters);
/// Width after a value; limited to a third of `width`, the chart's, or a fifth if that is narrow.
[[nodiscard]] double calloutRoom(const ChartPoint &point, double size, double width, const TextMeasure &letters);
/// Has lines, arrows or callouts, which are only correct while the axis stays the same.
[[nodiscard]] bool isAnnotated(const ChartSpec &spec);

/// The chart names its colours itself where it has a slide alone: bars, each colour of which is one series and all
/// series of which are bars.
[[nodiscard]] bool hasChartLegend(const ChartSpec &spec);

/// A chart of rows as drawn.
struct RowPlan
{
    QRectF plot;
    QSizeF paper;
    double size = 12.0; ///< of the texts
    QList<double> ends; ///< x of each row's end, including its value text
};
void addAnnotations(UserShapes &shapes, const ChartSpec &spec, const RowPlan &plan, const OfficeLook &look);
/// Adds the note at the foot of any chart, below everything else.
void addRemark(UserShapes &shapes, const ChartSpec &spec, const QSizeF &paper, const OfficeLook &look);

} // namespace chipboard
