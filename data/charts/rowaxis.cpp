#include "data/charts/rowaxis.h"

#include "data/charts/planeaxis.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

// Half a chip is no tick.
RoundAxis wholeAxis(int largest)
{
    RoundAxis axis;
    axis.maximum = largest;
    axis.ticks.clear();
    for (int tick = 0; tick <= largest; ++tick)
        axis.ticks << tick;
    return axis;
}

RoundAxis axisFor(const QList<double> &values)
{
    const double largest = values.isEmpty() ? 0.0 : *std::max_element(values.cbegin(), values.cend());
    const bool whole =
        std::all_of(values.cbegin(), values.cend(), [](double value) { return value == std::floor(value); });
    return whole && largest >= 1.0 && largest < 5.0 ? wholeAxis(static_cast<int>(largest)) : roundAxis(largest);
}

} // namespace

void fitAxis(ChartSpec &chart, const Formatter &formatter)
{
    QList<double> ends; // a range's low end may lie near zero and alone makes no spread
    QList<double> lows;
    bool allPositive = true;
    for (const ChartSeries &series : std::as_const(chart.series)) {
        for (const ChartPoint &point : series.points) {
            if (!point.value)
                continue;
            const double low = point.low.value_or(*point.value);
            ends << *point.value << point.high.value_or(*point.value);
            lows << low;
            allPositive = allPositive && low > 0.0;
        }
    }
    const QString label = chart.axis.label;
    const QString unit = chart.axis.unit;
    if (allPositive && spansTenfold(ends)) {
        chart.kind = ChartKind::HorizontalDots;
        chart.axis = logAxis(label, unit, ends + lows, formatter);
        return;
    }
    chart.kind = ChartKind::HorizontalBars;
    const RoundAxis round = axisFor(ends);
    chart.axis = {};
    chart.axis.label = label;
    chart.axis.unit = unit;
    chart.axis.maximum = round.maximum;
    chart.axis.ticks = round.ticks;
}

} // namespace chipboard
