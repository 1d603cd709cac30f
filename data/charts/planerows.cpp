#include "data/charts/planerows.h"

#include "data/charts/barparts.h"

#include "data/charts/planeaxis.h"

#include <algorithm>

namespace chipboard {
namespace {

// Rows from the top, `first` and `count` of them, as a chart of their own.
ChartSpec rowsOf(const ChartSpec &chart, qsizetype first, qsizetype count)
{
    const ChartAxis &whole = chart.plane.y;
    const double bottom = whole.maximum - static_cast<double>(first + count);
    const double top = whole.maximum - static_cast<double>(first);
    const auto isWithin = [bottom, top](double y) { return y > bottom && y < top; };
    ChartSpec part = chart;
    part.plane.y.maximum = static_cast<double>(count);
    part.plane.y.ticks.clear();
    part.plane.y.tickLabels.clear();
    for (qsizetype i = 0; i < whole.ticks.size(); ++i) {
        if (!isWithin(whole.ticks.at(i)))
            continue;
        part.plane.y.ticks << whole.ticks.at(i) - bottom;
        part.plane.y.tickLabels << whole.tickLabels.at(i);
    }
    part.plane.marks.removeIf([&](const PlaneMark &mark) { return !isWithin(mark.y); });
    for (PlaneMark &mark : part.plane.marks)
        mark.y -= bottom;
    part.plane.lines.removeIf([&](const PlaneLine &line) {
        return !std::all_of(line.points.begin(), line.points.end(),
                            [&](const QPointF &point) { return isWithin(point.y()); });
    });
    for (PlaneLine &line : part.plane.lines) {
        for (QPointF &point : line.points)
            point.ry() -= bottom;
    }
    return part;
}

} // namespace

qsizetype namedRows(const ChartSpec &chart) { return chart.kind == ChartKind::Plane ? namedRows(chart.plane.y) : 0; }

QList<ChartSpec> rowParts(const ChartSpec &chart, qsizetype most)
{
    const qsizetype rows = namedRows(chart);
    if (most < 1 || rows <= most)
        return {chart};
    const qsizetype parts = (rows + most - 1) / most;
    QList<ChartSpec> charts;
    qsizetype first = 0;
    for (qsizetype i = 0; i < parts; ++i) {
        const qsizetype count = (rows - first + parts - i - 1) / (parts - i);
        ChartSpec part = rowsOf(chart, first, count);
        part.title = partTitle(chart.title, i + 1, parts);
        charts << part;
        first += count;
    }
    return charts;
}

} // namespace chipboard
