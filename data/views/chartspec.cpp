#include "data/views/chartspec.h"

#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {

bool hasRanges(const ChartSpec &spec)
{
    const auto isRange = [](const ChartPoint &point) {
        return point.value && point.low && point.high && *point.low < *point.high;
    };
    const QList<ChartPoint> none;
    const QList<ChartPoint> &own = spec.series.isEmpty() ? none : spec.series.constFirst().points;
    return std::ranges::any_of(own, isRange) || std::ranges::any_of(spec.reach, isRange);
}

QString withBadge(const QString &number, const QString &badge)
{
    return badge.isEmpty() ? number : tr("%1 (%2)", "a number, the type of its price").arg(number, badge);
}

} // namespace chipboard
