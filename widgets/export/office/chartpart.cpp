#include "widgets/export/office/chartpart.h"

#include "data/core/tr.h"
#include "widgets/export/office/planechart.h"
#include "widgets/export/office/rowchart.h"

#include <algorithm>

namespace chipboard {

bool canBeChart(const ChartSpec &spec)
{
    switch (spec.kind) {
    case ChartKind::Heat:
    case ChartKind::Scores:
        return false; // tables
    case ChartKind::Plane:
        return !spec.plane.marks.isEmpty() || !spec.plane.lines.isEmpty();
    case ChartKind::HorizontalBars:
    case ChartKind::HorizontalDots:
        break;
    }
    const QList<ChartPoint> points = spec.series.isEmpty() ? QList<ChartPoint>() : spec.series.constFirst().points;
    return !spec.categories.isEmpty()
        && std::ranges::any_of(points, [](const ChartPoint &point) { return point.value.has_value(); });
}

OfficeChart officeChart(const ChartSpec &spec, const ChartFrame &frame)
{
    Q_ASSERT(canBeChart(spec));
    switch (spec.kind) {
    case ChartKind::HorizontalBars:
        return barChart(spec, frame);
    case ChartKind::HorizontalDots:
        return dotChart(spec, frame);
    case ChartKind::Plane:
    case ChartKind::Heat:
    case ChartKind::Scores:
        break;
    }
    return planeChart(spec, frame);
}

QString categoryText(const ChartSpec &spec, qsizetype index)
{
    const ChartCategory &category = spec.categories.at(index);
    const QList<ChartPoint> points = spec.series.isEmpty() ? QList<ChartPoint>() : spec.series.constFirst().points;
    QString text = withBadge(category.shownLabel(), category.badge);
    if (index < points.size() && !points.at(index).value && !points.at(index).gap.isEmpty())
        text = tr("%1 (%2)").arg(text, points.at(index).gap);
    return category.baseline ? QString(baselineGlyph) + QLatin1Char(' ') + text : text;
}

QString pointText(const ChartPoint &point) { return withBadge(point.label, point.badge); }

} // namespace chipboard
