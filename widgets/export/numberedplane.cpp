#include "widgets/export/numberedplane.h"

#include "data/core/tr.h"
#include "widgets/export/rowplanes.h"

#include <algorithm>

namespace chipboard {

bool losesNames(const ChartSpec &chart, const PlaneLayout &layout)
{
    bool hasNames = false;
    for (qsizetype i = 0; i < layout.marks.size(); ++i) {
        const PlaneMark &mark = chart.plane.marks.at(i);
        hasNames = hasNames || (!mark.small && !mark.label.isEmpty());
        if (layout.marks.at(i).inside && !mark.small && layout.marks.at(i).label.text.text != mark.label)
            return true;
    }
    for (qsizetype i = 0; i < layout.lines.size() && !hasNames; ++i) {
        const PlaneLine &line = chart.plane.lines.at(i);
        const bool isSeen = !layout.lines.at(i).parts.isEmpty() && line.weight == LineWeight::Strong;
        if (isSeen && layout.lines.at(i).label.text.text != line.label)
            return true;
    }
    return false;
}

bool losesRows(const ChartSpec &chart, const PlaneLayout &layout)
{
    const ChartAxis &axis = chart.plane.y;
    if (namedRows(chart) == 0)
        return false;
    qsizetype whole = 0;
    for (const PlaneTick &tick : layout.yTicks)
        whole += axis.tickLabels.contains(tick.name()) ? 1 : 0;
    return whole < axis.tickLabels.size();
}

bool isCrowdedIn(const PlaneLayout &layout)
{
    constexpr int mostLeaders = 4;
    qsizetype names = 0;
    qsizetype led = 0;
    for (const PlanePlace &mark : layout.marks) {
        names += mark.label.text.text.isEmpty() ? 0 : 1;
        led += mark.label.place.leader.isNull() ? 0 : 1;
    }
    return led > mostLeaders && 2 * led > names;
}

qsizetype namesOf(const ChartSpec &chart)
{
    const auto isNamed = [](const PlaneMark &mark) { return !mark.small && !mark.label.isEmpty(); };
    return std::count_if(chart.plane.marks.begin(), chart.plane.marks.end(), isNamed);
}

NumberedPlane numbered(const ChartSpec &chart)
{
    NumberedPlane result{chart, {}};
    QStringList names;
    const auto numberOf = [&](QString &label) {
        if (label.isEmpty())
            return;
        if (!names.contains(label)) {
            names << label;
            result.key << tr("%1 %2").arg(names.size()).arg(label);
        }
        label = QString::number(names.indexOf(label) + 1);
    };
    for (PlaneMark &mark : result.chart.plane.marks) {
        if (!mark.small)
            numberOf(mark.label);
    }
    for (PlaneLine &line : result.chart.plane.lines) {
        if (line.weight == LineWeight::Strong)
            numberOf(line.label);
    }
    return result;
}

} // namespace chipboard
