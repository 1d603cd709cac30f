// Purpose: fits planes and rows to their numbers. Axes: from zero to a round number, logarithmic between steps of 1, 2,
// 5 around the data, or dates, with new ticks for a part of an axis. Also line families, planes split for a page, and
// the visible part of a plane.
#pragma once

#include "data/core/format.h"
#include "data/views/chartspec.h"

#include <QDate>
#include <QLineF>

namespace chipboard {

/// "Price, USD/h"; a missing part leaves no comma.
[[nodiscard]] QString axisTitle(const ChartAxis &axis);

/// Round axis maximum at or above `largest`, with about five ticks from zero, or from a round number at or below a
/// negative `smallest`.
struct RoundAxis
{
    double minimum = 0.0;
    double maximum = 1.0;
    QList<double> ticks;
};
[[nodiscard]] RoundAxis roundAxis(double largest, double smallest = 0.0);

/// Axis tick label in that unit: "5k", but billions of money are "1 bn", not "1G". Like other chart numbers, `tick` is
/// in the display currency.
[[nodiscard]] QString tickText(double tick, const QString &unit, const Formatter &formatter);

/// An empty plane with the reason.
[[nodiscard]] ChartSpec barePlane(const QString &id, const QString &title, const QString &subtitle, const QString &why);

/// From zero to a round number at or above the largest of `values`.
[[nodiscard]] ChartAxis linearAxis(const QString &label, const QString &unit, const QList<double> &values,
                                   const Formatter &formatter);

/// Around `values` with a margin, ignoring values that are not above zero. At most nine ticks: at 1, 2, 5 if that is
/// enough, else at decades. From 1 to 10 without values.
[[nodiscard]] ChartAxis logAxis(const QString &label, const QString &unit, const QList<double> &values,
                                const Formatter &formatter);

/// The chosen scale, or by default logarithmic for a spread of ten times and more. Always linear if a value does not
/// fit on a logarithmic axis.
[[nodiscard]] ChartAxis fittedAxis(const QString &label, const QString &unit, const QList<double> &values,
                                   RowScale chosen, const Formatter &formatter);

/// From a few days before the first date to a few days after the last; ticks per month, quarter or year.
[[nodiscard]] ChartAxis dateAxis(const QList<QDate> &dates, const Formatter &formatter);

/// True if ticks are Julian days, labelled with the year.
[[nodiscard]] bool hasDates(const ChartAxis &axis);

/// A part of an axis, in its unit (dates: Julian days).
struct AxisRange
{
    double low = 0.0;
    double high = 1.0;

    friend bool operator==(const AxisRange &, const AxisRange &) = default;
};

/// The axis restricted to the range, with new ticks: at 1, 2 and 5 if a logarithmic axis shows at least three of them,
/// else about five round numbers; dates at years, months, or days below three months. Precondition: low < high, and low
/// > 0 on a logarithmic axis. Money is already in the axis currency, so the formatter must be in USD.
[[nodiscard]] ChartAxis narrowed(const ChartAxis &axis, const AxisRange &range, const Formatter &formatter);

/// True if the largest of `values` is at least ten times the smallest: dots on a logarithmic axis, never bars. Ignores
/// values that are not above zero.
[[nodiscard]] bool spansTenfold(const QList<double> &values);

/// Number of named rows on the axis, from 0 to that number with names in the middle of each; 0 for a numeric axis.
[[nodiscard]] qsizetype namedRows(const ChartAxis &axis);
/// Creates such an axis: names next to the plot, the first at the top; and the position of a row on it.
[[nodiscard]] ChartAxis namesAxis(const QString &label, const QStringList &names);
[[nodiscard]] double rowPlace(qsizetype row, const ChartAxis &axis);

// Rules for lines and names of a plane, shared by screen, slides and workbooks: which lines have their own colour,
// which are identified only by labels, and how many names are too many.

/// A strong line, or a thin one of a chip; others are grey.
[[nodiscard]] bool hasOwnColour(const PlaneLine &line);

/// True for one of several labelled thin lines (of equal cost): labels are on the lines, and a line without one could
/// be mistaken for a neighbour, so it is not drawn.
[[nodiscard]] bool isOfFamily(const PlaneLine &line, const QList<PlaneLine> &lines);

/// True if there are too many names of marks for leaders: only names that need no leader are shown. Numbers with a key
/// are short enough.
[[nodiscard]] bool hasHeapOfNames(const PlaneSpec &plane);

/// Connects steps, such as borders between cells, to lines: each grows at both ends while a step meets it.
[[nodiscard]] QList<QList<QPointF>> linesOfSteps(QList<QLineF> steps);

// Splits planes and heat tables with named rows into charts with fewer rows or columns, for sheets and slides.

/// Rows named on the vertical axis, one in the middle of each unit; 0 for a numeric axis.
[[nodiscard]] qsizetype namedRows(const ChartSpec &chart);
/// Columns of a heat table named on the horizontal axis, likewise; 0 for other charts.
[[nodiscard]] qsizetype namedColumns(const ChartSpec &chart);
/// Parts of at most `most` rows, as even as possible, from the top, numbered in the title; the other axis is that of
/// the whole, so parts are comparable. The chart itself if nothing has to be split.
[[nodiscard]] QList<ChartSpec> rowParts(const ChartSpec &chart, qsizetype most);
/// Likewise with at most `mostColumns` columns of a heat table: first all rows of the first columns. Tones of cells
/// stay those of the whole table. 0: all rows, or all columns.
[[nodiscard]] QList<ChartSpec> cellParts(const ChartSpec &chart, qsizetype mostRows, qsizetype mostColumns);

// The part of a plane that is visible after zooming and panning. It belongs to the screen, so it is not part of a
// ChartSpec, and exports ignore it.

/// Empty: the whole axis is visible.
struct PlaneView
{
    std::optional<AxisRange> x;
    std::optional<AxisRange> y;

    friend bool operator==(const PlaneView &, const PlaneView &) = default;
};

/// False for named rows and for an axis without length.
[[nodiscard]] bool isContinuous(const ChartAxis &axis);
/// True for a non-empty plane with a continuous axis; never for a heat table.
[[nodiscard]] bool canZoom(const ChartSpec &spec);
/// True if both show the same quantities in the same units, so that a visible part applies to both. Ends and ticks may
/// differ.
[[nodiscard]] bool haveSameAxes(const ChartSpec &one, const ChartSpec &other);
/// The chart with its axes restricted to that part; marks and lines stay, outside content is not drawn.
[[nodiscard]] ChartSpec zoomed(const ChartSpec &spec, const PlaneView &view, const Formatter &formatter);

// How to draw a chart with one value per row: bars from zero, or dots on a logarithmic axis from a spread of ten times
// on.

/// Sets kind and axis (except label and unit) from the points of all series, including ranges.
void fitAxis(ChartSpec &chart, const Formatter &formatter);

/// Same axis for same unit: charts of rows with one unit share an axis, so that equal lengths mean equal amounts, and
/// planes share a y axis of the same title. All become logarithmic dots if one is, or if the largest values of the
/// charts differ by ten times and more. `chosen`: the user's scale per chart, which is kept; charts with the same
/// choice share an axis. Precondition: one entry per chart.
void shareAxes(QList<ChartSpec> &charts, const QList<RowScale> &chosen, const Formatter &formatter);

} // namespace chipboard
