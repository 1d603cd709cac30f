// Purpose: axes that fit the numbers on them: from zero to a round number, or logarithmic between two steps of 1, 2, 5
// around the data, or dates. Ticks carry short labels ("5k"), and are made anew for a part of an axis.
#pragma once

#include "data/charts/planespec.h"
#include "data/units/format.h"

#include <QDate>

namespace chipboard {

/// "Price, USD/h": of which a missing part leaves no comma behind.
[[nodiscard]] QString axisTitle(const ChartAxis &axis);

/// A round axis maximum at or above `largest` and about five ticks from zero. Precondition: largest > 0.
struct RoundAxis
{
    double maximum = 1.0;
    QList<double> ticks;
};
[[nodiscard]] RoundAxis roundAxis(double largest);

/// Beside a tick of an axis in that unit: "5k", but thousand millions of money are "1 bn", not "1G". As other numbers
/// of a chart the tick is in the currency shown.
[[nodiscard]] QString tickText(double tick, const QString &unit, const Formatter &formatter);

/// From zero to a round number at or above the largest of `values`.
[[nodiscard]] ChartAxis linearAxis(const QString &label, const QString &unit, const QList<double> &values,
                                   const Formatter &formatter);

/// Around `values` with a little room; what is not above zero has no place and does not count. Nine ticks at
/// most: at 1, 2, 5 where that is enough, else at whole decades. From 1 to 10 when there is nothing to show.
[[nodiscard]] ChartAxis logAxis(const QString &label, const QString &unit, const QList<double> &values,
                                const Formatter &formatter);

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

} // namespace chipboard
