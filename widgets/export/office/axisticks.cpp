#include "widgets/export/office/axisticks.h"

#include "widgets/charts/axisscale.h"
#include "widgets/export/office/planespace.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr double labelAir = 10.0; // points between labels of an axis
constexpr double belowLabels = 20.0;

} // namespace

bool hasOwnTicks(const ChartAxis &axis, bool isTime)
{
    return (isTime || axis.scale == AxisScale::Logarithmic) && !axis.ticks.isEmpty()
        && axis.ticks.size() == axis.tickLabels.size();
}

QList<qsizetype> toldTicks(const ChartAxis &axis, double length, double size, bool isUpright,
                           const TextMeasure &letters)
{
    QList<qsizetype> told;
    double free = -1e9;
    for (qsizetype i = 0; i < axis.ticks.size(); ++i) {
        const double share = axisShare(axis, axis.ticks.at(i));
        if (share < -1e-6 || share > 1.0 + 1e-6)
            continue;
        const double half = isUpright ? 0.6 * size : letters.width(axis.tickLabels.value(i), size) / 2.0;
        if (share * length - half < free)
            continue;
        told << i;
        free = share * length + half + (isUpright ? 0.0 : labelAir);
    }
    return told;
}

double beginningOf(const ChartAxis &axis)
{
    return axis.scale == AxisScale::Logarithmic ? axis.minimum * 1.001 : axis.minimum;
}

QPointF titlePlace(const QString &title, double size, const QRectF &plot, const QSizeF &chart, bool isUpright,
                   const TextMeasure &letters)
{
    const double width = letters.width(title, size);
    const QPointF at = isUpright ? QPointF(2.0, plot.center().y() - width / 2.0)
                                 : QPointF(plot.center().x() - width / 2.0, plot.bottom() + belowLabels);
    return {std::max(0.0, at.x() / chart.width()), std::max(0.0, at.y() / chart.height())};
}

} // namespace chipboard
