#include "data/charts/planelines.h"

#include <algorithm>

namespace chipboard {
namespace {

bool isThinWithLabel(const PlaneLine &line) { return line.weight == LineWeight::Quiet && !line.label.isEmpty(); }

} // namespace

bool hasOwnColour(const PlaneLine &line) { return line.weight == LineWeight::Strong || !line.id.isEmpty(); }

bool hasHeapOfNames(const PlaneSpec &plane)
{
    constexpr qsizetype longestNumber = 3;
    constexpr qsizetype mostLedNames = 24;
    return std::count_if(plane.marks.begin(), plane.marks.end(),
                         [](const PlaneMark &mark) { return !mark.small && mark.label.size() > longestNumber; })
        > mostLedNames;
}

bool isOfFamily(const PlaneLine &line, const QList<PlaneLine> &lines)
{
    return isThinWithLabel(line) && std::count_if(lines.begin(), lines.end(), isThinWithLabel) > 1;
}

} // namespace chipboard
