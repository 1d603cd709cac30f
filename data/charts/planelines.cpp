#include "data/charts/planelines.h"

#include <QLineF>

#include <algorithm>

namespace chipboard {
namespace {

bool isThinWithLabel(const PlaneLine &line) { return line.weight == LineWeight::Quiet && !line.label.isEmpty(); }

// The point that is nearest to an end of the line, or -1: none is within reach.
qsizetype nearestTo(const QList<QPointF> &points, const QPointF &end, double reach)
{
    qsizetype best = -1;
    for (qsizetype i = 0; i < points.size(); ++i) {
        if (const double distance = QLineF(points.at(i), end).length(); distance <= reach) {
            best = i;
            reach = distance;
        }
    }
    return best;
}

} // namespace

QList<QList<QPointF>> linesThrough(QList<QPointF> points, double reach)
{
    QList<QList<QPointF>> lines;
    while (!points.isEmpty()) {
        QList<QPointF> line{points.takeFirst()};
        for (qsizetype next = nearestTo(points, line.constLast(), reach); next >= 0;
             next = nearestTo(points, line.constLast(), reach))
            line.append(points.takeAt(next));
        for (qsizetype next = nearestTo(points, line.constFirst(), reach); next >= 0;
             next = nearestTo(points, line.constFirst(), reach))
            line.prepend(points.takeAt(next));
        lines << line;
    }
    return lines;
}

bool hasOwnColour(const PlaneLine &line) { return line.weight == LineWeight::Strong || !line.id.isEmpty(); }

bool hasHeapOfNames(const PlaneSpec &plane)
{
    constexpr qsizetype longestOrdinal = 3;
    constexpr qsizetype mostLedNames = 24;
    return std::count_if(plane.marks.begin(), plane.marks.end(),
                         [](const PlaneMark &mark) { return !mark.small && mark.label.size() > longestOrdinal; })
        > mostLedNames;
}

bool isOfFamily(const PlaneLine &line, const QList<PlaneLine> &lines)
{
    return isThinWithLabel(line) && std::count_if(lines.begin(), lines.end(), isThinWithLabel) > 1;
}

} // namespace chipboard
