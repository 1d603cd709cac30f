#include "data/charts/planeaxis.h"

#include "data/core/tr.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
namespace {

struct Span
{
    double smallest = 0.0; ///< 0: nothing to show
    double largest = 0.0;
};

Span spanOf(const QList<double> &values)
{
    Span span;
    for (const double value : values) {
        if (!(value > 0.0) || !std::isfinite(value))
            continue;
        span.smallest = span.smallest > 0.0 ? std::min(span.smallest, value) : value;
        span.largest = std::max(span.largest, value);
    }
    return span;
}

// ... 0.5 is step -1, 1 step 0, 2 step 1, 5 step 2, 10 step 3 ...; one division keeps 0.2 the number nearest to 0.2.
double stepValue(int step)
{
    constexpr std::array leading{1.0, 2.0, 5.0};
    const int decade = step >= 0 ? step / 3 : (step - 2) / 3;
    const double digit = leading.at(static_cast<std::size_t>(step - decade * 3));
    return decade >= 0 ? digit * std::pow(10.0, decade) : digit / std::pow(10.0, -decade);
}

int stepAtOrBelow(double value)
{
    int step = 3 * static_cast<int>(std::floor(std::log10(value))) + 3;
    while (stepValue(step) > value)
        --step;
    return step;
}

int stepAtOrAbove(double value)
{
    const int below = stepAtOrBelow(value);
    return stepValue(below) < value ? below + 1 : below;
}

// Room for a mark at the edge.
constexpr double margin = 1.08;
constexpr int mostTicks = 9;

// "Chips" needs no "chips" behind it.
QString unitBeside(const QString &label, const QString &unit)
{
    return unit.compare(label, Qt::CaseInsensitive) == 0 ? QString() : unit;
}

QList<double> logTicks(int first, int last)
{
    int stride = 1;
    if (last - first >= mostTicks) {
        const int decades = (last - first) / 3;
        stride = 3 * std::max(1, (decades + mostTicks - 1) / mostTicks);
        while (first % stride != 0)
            ++first;
    }
    QList<double> ticks;
    for (int step = first; step <= last; step += stride)
        ticks << stepValue(step);
    return ticks;
}

} // namespace

QString tickText(double tick, const QString &unit, const Formatter &formatter)
{
    constexpr double billion = 1e9;
    return unit == formatter.unitText(Unit::Usd) && tick >= billion
        ? formatter.compactMoney(formatter.stored(tick, Unit::Usd))
        : formatter.tick(tick);
}

QString axisTitle(const ChartAxis &axis)
{
    if (axis.unit.isEmpty() || axis.label.isEmpty())
        return axis.label + axis.unit;
    return tr("%1, %2").arg(axis.label, axis.unit);
}

RoundAxis roundAxis(double largest)
{
    RoundAxis axis;
    if (!(largest > 0.0) || !std::isfinite(largest))
        return axis;
    const double rough = largest / 5.0;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double leading = rough / power;
    const double step = power
        * (leading <= 1.0       ? 1.0
               : leading <= 2.0 ? 2.0
               : leading <= 2.5 ? 2.5
               : leading <= 5.0 ? 5.0
                                : 10.0);
    const int steps = std::max(1, static_cast<int>(std::ceil(largest / step - 1e-9)));
    axis.maximum = step * steps;
    axis.ticks.clear();
    for (int i = 0; i <= steps; ++i)
        axis.ticks << step * i;
    return axis;
}

ChartAxis linearAxis(const QString &label, const QString &unit, const QList<double> &values, const Formatter &formatter)
{
    const RoundAxis round = roundAxis(spanOf(values).largest);
    ChartAxis axis;
    axis.label = label;
    axis.unit = unitBeside(label, unit);
    axis.maximum = round.maximum;
    axis.ticks = round.ticks;
    for (const double tick : std::as_const(axis.ticks))
        axis.tickLabels << tickText(tick, unit, formatter);
    return axis;
}

ChartAxis logAxis(const QString &label, const QString &unit, const QList<double> &values, const Formatter &formatter)
{
    const Span span = spanOf(values);
    const int first = span.smallest > 0.0 ? stepAtOrBelow(span.smallest / margin) : 0;
    const int last = span.smallest > 0.0 ? std::max(first + 3, stepAtOrAbove(span.largest * margin)) : 3;
    ChartAxis axis;
    axis.label = label;
    axis.unit = unitBeside(label, unit);
    axis.scale = AxisScale::Logarithmic;
    axis.minimum = stepValue(first);
    axis.maximum = stepValue(last);
    axis.ticks = logTicks(first, last);
    for (const double tick : std::as_const(axis.ticks))
        axis.tickLabels << tickText(tick, unit, formatter);
    return axis;
}

bool spansTenfold(const QList<double> &values)
{
    const Span span = spanOf(values);
    return span.smallest > 0.0 && span.largest >= 10.0 * span.smallest;
}

qsizetype namedRows(const ChartAxis &axis)
{
    constexpr double middle = 0.5;
    const auto rows = axis.ticks.size();
    if (rows == 0 || axis.tickLabels.size() != rows || axis.scale != AxisScale::Linear || axis.minimum != 0.0
        || axis.maximum != static_cast<double>(rows))
        return 0;
    for (qsizetype i = 0; i < rows; ++i) {
        if (axis.ticks.at(i) != static_cast<double>(i) + middle)
            return 0;
    }
    return rows;
}

} // namespace chipboard
