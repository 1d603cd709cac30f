// Purpose: how planes and rows fit the numbers on them. Axes: from zero to a round number, or logarithmic between two
// steps of 1, 2, 5 around the data, or dates, with ticks made anew for a part of an axis. Families of lines, rows of
// planes cut for a page, and the part of a plane that is in sight.
#pragma once

#include "data/core/format.h"
#include "data/views/chartspec.h"

#include <QDate>

namespace chipboard {

/// "Price, USD/h": of which a missing part leaves no comma behind.
[[nodiscard]] QString axisTitle(const ChartAxis &axis);

/// A round axis maximum at or above `largest` and about five ticks from zero, or from a round number at or below
/// `smallest` where that is less.
struct RoundAxis
{
    double minimum = 0.0;
    double maximum = 1.0;
    QList<double> ticks;
};
[[nodiscard]] RoundAxis roundAxis(double largest, double smallest = 0.0);

/// Beside a tick of an axis in that unit: "5k", but thousand millions of money are "1 bn", not "1G". As other numbers
/// of a chart the tick is in the currency shown.
[[nodiscard]] QString tickText(double tick, const QString &unit, const Formatter &formatter);

/// A plane of nothing, with the reason why.
[[nodiscard]] ChartSpec barePlane(const QString &id, const QString &title, const QString &subtitle, const QString &why);

/// From zero to a round number at or above the largest of `values`.
[[nodiscard]] ChartAxis linearAxis(const QString &label, const QString &unit, const QList<double> &values,
                                   const Formatter &formatter);

/// Around `values` with a little room; what is not above zero has no place and does not count. Nine ticks at
/// most: at 1, 2, 5 where that is enough, else at whole decades. From 1 to 10 when there is nothing to show.
[[nodiscard]] ChartAxis logAxis(const QString &label, const QString &unit, const QList<double> &values,
                                const Formatter &formatter);

/// One of the two: the one that was chosen, else logarithmic for a spread of ten times and more. Linear in any case
/// where a value has no place on a logarithmic axis.
[[nodiscard]] ChartAxis fittedAxis(const QString &label, const QString &unit, const QList<double> &values,
                                   RowScale chosen, const Formatter &formatter);

/// From a few days before the first date to a few days after the last; a tick a month, quarter or year.
[[nodiscard]] ChartAxis dateAxis(const QList<QDate> &dates, const Formatter &formatter);

/// Its ticks are Julian days, each told with its year.
[[nodiscard]] bool hasDates(const ChartAxis &axis);

/// A part of an axis, in its unit (dates: Julian days).
struct AxisRange
{
    double low = 0.0;
    double high = 1.0;

    friend bool operator==(const AxisRange &, const AxisRange &) = default;
};

/// That part alone, with ticks of its own: at 1, 2 and 5 where a logarithmic axis has three of them in sight, else at
/// about five round numbers; dates at years, months, or days from less than three months on. Precondition: low < high,
/// and low > 0 on a logarithmic axis. Amounts of money are in the currency of the axis already, so the formatter's is
/// USD.
[[nodiscard]] ChartAxis narrowed(const ChartAxis &axis, const AxisRange &range, const Formatter &formatter);

/// The largest of `values` is at least ten times the smallest: dots on a logarithmic axis, never bars. What is not
/// above zero does not count.
[[nodiscard]] bool spansTenfold(const QList<double> &values);

/// How many rows with a name each the axis consists of, from 0 to that number with the names in the middle of each; 0:
/// it counts something else.
[[nodiscard]] qsizetype namedRows(const ChartAxis &axis);
/// Such an axis: names upright beside the plot, the first one at the top; and where a row stands on it.
[[nodiscard]] ChartAxis namesAxis(const QString &label, const QStringList &names);
[[nodiscard]] double rowPlace(qsizetype row, const ChartAxis &axis);

// What holds of the lines and names of a plane wherever it is drawn: on the screen, on slides and in
// workbooks. Which lines have a colour of their own, which are told apart by their labels alone, and how many names are
// too many.

/// A strong line, or the thin one of a chip; others are grey.
[[nodiscard]] bool hasOwnColour(const PlaneLine &line);

/// Thin lines with labels, of which there are several (those of equal cost): their labels stand on them, and one
/// without would be taken for a neighbour, so it is not drawn.
[[nodiscard]] bool isOfFamily(const PlaneLine &line, const QList<PlaneLine> &lines);

/// More names of marks than can be led to them: only those stand that need no line to their mark. Numbers that stand
/// for names in a key are short enough.
[[nodiscard]] bool hasHeapOfNames(const PlaneSpec &plane);

/// Points that are known one by one, as lines: each grows at both ends while there is a point within reach of one.
[[nodiscard]] QList<QList<QPointF>> linesThrough(QList<QPointF> points, double reach);

// Planes and heat tables whose second axis consists of rows with a name each, cut into charts with fewer rows for
// sheets and slides.

/// Rows that the upright axis names, one in the middle of each unit; 0: the axis tells numbers.
[[nodiscard]] qsizetype namedRows(const ChartSpec &chart);
/// Parts of at most `most` rows, as even as possible, from the top, each with its number in the title; the other axis
/// is that of the whole, so that parts can be compared. The chart itself where nothing is to be parted.
[[nodiscard]] QList<ChartSpec> rowParts(const ChartSpec &chart, qsizetype most);

// The part of a plane that a person looks at: what zooming and panning a chart leads to. It is the screen's
// alone, so it is no part of a ChartSpec, and exports never follow it.

/// Empty: that axis is seen whole.
struct PlaneView
{
    std::optional<AxisRange> x;
    std::optional<AxisRange> y;

    friend bool operator==(const PlaneView &, const PlaneView &) = default;
};

/// Rows with names are no scale, and neither is an axis without length.
[[nodiscard]] bool isContinuous(const ChartAxis &axis);
/// A plane with something in it and at least one continuous axis; never a heat table.
[[nodiscard]] bool canZoom(const ChartSpec &spec);
/// Both show the same in the same units, so that a part of the one is that part of the other, too. Their ends and the
/// numbers on them may differ.
[[nodiscard]] bool haveSameAxes(const ChartSpec &one, const ChartSpec &other);
/// The chart with its axes narrowed to that part; marks and lines stay, and what lies outside is not drawn.
[[nodiscard]] ChartSpec zoomed(const ChartSpec &spec, const PlaneView &view, const Formatter &formatter);

// How a chart of one value a row is drawn: bars from zero while the values are of one size, dots on a
// logarithmic axis from a spread of ten times on.

/// Sets kind and axis (not its label and unit) from the points of all series, ranges included.
void fitAxis(ChartSpec &chart, const Formatter &formatter);

/// One scale for one unit: charts of rows in the same unit get one axis, so that equal lengths mean equal amounts, and
/// planes one y axis where it has the same title. All are dots on a logarithmic axis where one of them is, or where
/// the largest values of the charts are ten times and more apart. `chosen` is the scale that a person chose for each
/// chart: it stays, and those of one choice share an axis. Precondition: one a chart.
void shareAxes(QList<ChartSpec> &charts, const QList<RowScale> &chosen, const Formatter &formatter);

} // namespace chipboard
