#include "widgets/charts/planelayout.h"

#include "data/charts/planelines.h"

namespace chipboard {
namespace {

constexpr double markReach = 10.0;
constexpr double lineReach = 6.0;

} // namespace

QRectF PlaneLayout::markRect(int index) const
{
    if (index >= 0 && index < cells.size())
        return cells.at(index).rect;
    if (index < 0 || index >= marks.size() || !marks.at(index).inside)
        return {};
    const double reach = marks.at(index).radius + planeRingRoom;
    return {marks.at(index).at - QPointF(reach, reach), QSizeF(2.0 * reach, 2.0 * reach)};
}

PlaneHit PlaneLayout::hit(const QPointF &position) const
{
    PlaneHit found;
    for (int i = 0; i < cells.size() && found.mark < 0; ++i) {
        if (cells.at(i).rect.contains(position))
            found.mark = i;
    }
    if (found.mark >= 0)
        return found;
    double nearest = markReach;
    for (int i = 0; i < marks.size(); ++i) {
        const double distance = QLineF(marks.at(i).at, position).length();
        if (marks.at(i).inside && distance <= nearest) {
            found.mark = i;
            nearest = distance;
        }
    }
    nearest = lineReach;
    for (int i = 0; i < lines.size() && found.mark < 0; ++i) {
        for (const QPolygonF &part : lines.at(i).parts) {
            for (qsizetype k = 1; k < part.size(); ++k) {
                const double distance = distanceTo(QLineF(part.at(k - 1), part.at(k)), position);
                if (distance <= nearest) {
                    found.line = i;
                    nearest = distance;
                }
            }
        }
        if (lines.at(i).label.place.rect.contains(position) && !lines.at(i).label.text.text.isEmpty())
            found.line = i;
    }
    return found;
}

qsizetype PlaneLayout::lostNames(const PlaneSpec &plane) const
{
    const auto isLost = [](const QString &name, const PlaneLabel &label) {
        return !name.isEmpty() && label.text.text.isEmpty();
    };
    qsizetype lost = 0;
    for (qsizetype i = 0; i < plane.lines.size(); ++i)
        lost += isLost(plane.lines.at(i).label, lines.at(i).label) ? 1 : 0;
    for (qsizetype i = 0; i < plane.marks.size(); ++i)
        lost += isLost(plane.marks.at(i).label, marks.at(i).label) ? 1 : 0;
    return lost;
}

bool PlaneLayout::losesLines(const PlaneSpec &plane) const
{
    for (qsizetype i = 0; i < plane.lines.size(); ++i) {
        if (isOfFamily(plane.lines.at(i), plane.lines) && lines.at(i).label.text.text.isEmpty())
            return true;
    }
    return false;
}

} // namespace chipboard
