#include "data/charts/rowaxis.h"

#include "data/charts/planeaxis.h"

#include <algorithm>

namespace chipboard {

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
    const RoundAxis round = roundAxis(ends.isEmpty() ? 0.0 : *std::max_element(ends.cbegin(), ends.cend()));
    chart.axis = {};
    chart.axis.label = label;
    chart.axis.unit = unit;
    chart.axis.maximum = round.maximum;
    chart.axis.ticks = round.ticks;
}

} // namespace chipboard
