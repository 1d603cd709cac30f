// Purpose: bars and dots, one a row: chips from above to below in the order of the screen, with values, ranges, labels
// and the words of what is missing. Called by officeChart().
#pragma once

#include "data/views/chartspec.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/usershapes.h"

namespace chipboard {

[[nodiscard]] OfficeChart barChart(const ChartSpec &spec, const ChartFrame &frame);
[[nodiscard]] OfficeChart dotChart(const ChartSpec &spec, const ChartFrame &frame);
/// Points of the frame's height that are not for the rows themselves: axis, key, annotations.
[[nodiscard]] double aroundRows(const ChartSpec &spec, const ChartFrame &frame);

// What a person put on a chart of rows, as shapes over the native chart: callouts behind values, arrows
// between two rows in a gutter at the right, lines across all rows with their labels above, a note at the foot. They
// stand at the values of the chart, so that another export with other values has them elsewhere. Lengths in points.

/// What annotations take of the chart, beside what it needs by itself.
struct RowRoom
{
    double top = 0.0;
    double right = 0.0; ///< of arrows; see calloutRoom(), too
    double bottom = 0.0;

    friend bool operator==(const RowRoom &, const RowRoom &) = default;
};
[[nodiscard]] RowRoom annotationRoom(const ChartSpec &spec, double size, const TextMeasure &letters);
/// Behind a value; `width` is the chart's, of which a callout never takes more than a third, of a narrow one a fifth.
[[nodiscard]] double calloutRoom(const ChartPoint &point, double size, double width, const TextMeasure &letters);
/// Lines, arrows or callouts: they stay right only while the axis stays.
[[nodiscard]] bool isAnnotated(const ChartSpec &spec);

/// The chart names its colours itself where it has a slide alone: bars, each colour of which is one series and all
/// series of which are bars.
[[nodiscard]] bool hasChartLegend(const ChartSpec &spec);

/// The chart with its rows, as it is drawn.
struct RowPlan
{
    QRectF plot;
    QSizeF paper;
    double size = 12.0; ///< of the texts
    QList<double> ends; ///< x at which each row's value ends, its text included
};
void addAnnotations(UserShapes &shapes, const ChartSpec &spec, const RowPlan &plan, const OfficeLook &look);
/// The note at the foot of any chart, below all that the chart itself has there.
void addRemark(UserShapes &shapes, const ChartSpec &spec, const QSizeF &paper, const OfficeLook &look);

} // namespace chipboard
