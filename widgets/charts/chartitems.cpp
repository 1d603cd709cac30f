#include "widgets/charts/chartitems.h"

#include "data/core/tr.h"

#include <algorithm>
#include <numeric>

namespace chipboard {
namespace {

bool isHeat(const ChartSpec &spec) { return spec.kind == ChartKind::Heat; }

int scoreColumns(const ChartSpec &spec) { return static_cast<int>(spec.scores.columns.size()); }

// A step at the edge of the table stays where it is.
int scoreAfter(const ChartSpec &spec, int item, Step step)
{
    const int columns = scoreColumns(spec);
    const auto rows = static_cast<int>(spec.categories.size());
    if (step == Step::First || step == Step::Last || item < 0)
        return step == Step::Last ? rows * columns - 1 : 0;
    const int across = step == Step::Right ? 1 : step == Step::Left ? -1 : 0;
    const int down = step == Step::Down ? 1 : step == Step::Up ? -1 : 0;
    return std::clamp(item / columns + down, 0, rows - 1) * columns
        + std::clamp(item % columns + across, 0, columns - 1);
}

const ChartPoint *pointOf(const ChartSpec &spec, int item)
{
    if (isScores(spec)) {
        const QList<ChartPoint> &points = spec.scores.columns.at(item % scoreColumns(spec)).points;
        const int row = item / scoreColumns(spec);
        return row < points.size() ? &points.at(row) : nullptr;
    }
    const bool known = !spec.series.isEmpty() && item < spec.series.first().points.size();
    return known ? &spec.series.first().points.at(item) : nullptr;
}

QList<int> planeOrder(const PlaneSpec &plane, bool byX)
{
    QList<int> order(plane.marks.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](int a, int b) {
        const PlaneMark &one = plane.marks.at(a);
        const PlaneMark &other = plane.marks.at(b);
        return byX ? one.x < other.x : one.y < other.y;
    });
    return order;
}

int planeItemAfter(const PlaneSpec &plane, int item, Step step)
{
    const QList<int> order = planeOrder(plane, step != Step::Up && step != Step::Down);
    if (step == Step::Last)
        return order.last();
    if (step == Step::First || item < 0)
        return order.first();
    const int by = step == Step::Right || step == Step::Up ? 1 : -1;
    return order.at(std::clamp(order.indexOf(item) + by, qsizetype(0), order.size() - 1));
}

// Moves between neighbouring cells; a step at the edge of the table stays where it is.
int cellAfter(const QList<PlaneCell> &cells, int item, Step step)
{
    if (item < 0 || step == Step::First)
        return 0;
    if (step == Step::Last)
        return static_cast<int>(cells.size()) - 1;
    const PlaneCell &from = cells.at(item);
    const int across = step == Step::Right ? 1 : step == Step::Left ? -1 : 0;
    const int up = step == Step::Up ? 1 : step == Step::Down ? -1 : 0;
    const auto next = std::ranges::find_if(
        cells, [&](const PlaneCell &cell) { return cell.column == from.column + across && cell.row == from.row + up; });
    return next == cells.end() ? item : static_cast<int>(next - cells.begin());
}

} // namespace

int itemCount(const ChartSpec &spec)
{
    if (isHeat(spec))
        return static_cast<int>(spec.plane.cells.size());
    if (isScores(spec))
        return static_cast<int>(spec.categories.size()) * scoreColumns(spec);
    return static_cast<int>(isPlane(spec) ? spec.plane.marks.size() : spec.categories.size());
}

QString itemId(const ChartSpec &spec, int item)
{
    if (isHeat(spec))
        return spec.plane.cells.value(item).id;
    return isPlane(spec) ? spec.plane.marks.value(item).id : spec.categories.value(itemRow(spec, item)).id;
}

QString itemMetric(const ChartSpec &spec, int item)
{
    return isScores(spec) && item >= 0 ? spec.scores.columns.value(item % scoreColumns(spec)).metric : spec.id;
}

int itemRow(const ChartSpec &spec, int item)
{
    return isScores(spec) && item >= 0 ? item / std::max(1, scoreColumns(spec)) : item;
}

int itemColumn(const ChartSpec &spec, int item)
{
    return isScores(spec) ? item % std::max(1, scoreColumns(spec)) + 1 : 1;
}

int itemLike(const ChartSpec &before, int item, const ChartSpec &now)
{
    const int like = item < 0 ? -1 : itemOf(now, itemId(before, item));
    const bool areTables = isScores(before) && isScores(now);
    return like < 0 || !areTables ? like : like + std::min(itemColumn(before, item), scoreColumns(now)) - 1;
}

QString itemName(const ChartSpec &spec, int item)
{
    if (isHeat(spec)) {
        const PlaneCell cell = spec.plane.cells.value(item);
        return tr("%1, %2").arg(cell.xText, cell.yText);
    }
    if (!isPlane(spec))
        return withBadge(spec.categories.value(itemRow(spec, item)).shownLabel(),
                         spec.categories.value(itemRow(spec, item)).badge);
    return spec.plane.marks.value(item).shownName();
}

QString itemDescription(const ChartSpec &spec, int item)
{
    if (isHeat(spec))
        return spec.plane.cells.value(item).description;
    if (isPlane(spec))
        return spec.plane.marks.value(item).description;
    const ChartPoint *point = pointOf(spec, item);
    return point != nullptr ? point->description : QString();
}

bool isBaselineItem(const ChartSpec &spec, int item)
{
    if (isHeat(spec))
        return false;
    return isPlane(spec) ? spec.plane.marks.value(item).baseline : spec.categories.value(itemRow(spec, item)).baseline;
}

int itemOf(const ChartSpec &spec, const QString &id)
{
    const auto index = [&id](const auto &items) {
        const auto found = std::ranges::find_if(items, [&](const auto &item) { return item.id == id; });
        return found == items.end() ? -1 : static_cast<int>(found - items.begin());
    };
    if (isHeat(spec))
        return index(spec.plane.cells);
    const int found = isPlane(spec) ? index(spec.plane.marks) : index(spec.categories);
    return isScores(spec) && found > 0 ? found * scoreColumns(spec) : found;
}

bool haveSameItems(const ChartSpec &one, const ChartSpec &other)
{
    const auto same = [](const PlaneMark &a, const PlaneMark &b) { return a.id == b.id && a.label == b.label; };
    const auto sameCell = [](const PlaneCell &a, const PlaneCell &b) {
        return a.id == b.id && a.xText == b.xText && a.yText == b.yText;
    };
    const auto sameColumn = [](const ScoreColumn &a, const ScoreColumn &b) { return a.metric == b.metric; };
    return one.kind == other.kind && one.categories == other.categories
        && std::equal(one.scores.columns.begin(), one.scores.columns.end(), other.scores.columns.begin(),
                      other.scores.columns.end(), sameColumn)
        && std::equal(one.plane.cells.begin(), one.plane.cells.end(), other.plane.cells.begin(),
                      other.plane.cells.end(), sameCell)
        && std::equal(one.plane.marks.begin(), one.plane.marks.end(), other.plane.marks.begin(),
                      other.plane.marks.end(), same);
}

int itemAfter(const ChartSpec &spec, int item, Step step)
{
    const int count = itemCount(spec);
    if (count == 0)
        return -1;
    if (isHeat(spec))
        return cellAfter(spec.plane.cells, item, step);
    if (isScores(spec))
        return scoreAfter(spec, item, step);
    if (isPlane(spec))
        return planeItemAfter(spec.plane, item, step);
    if (step == Step::First || step == Step::Last)
        return step == Step::First ? 0 : count - 1;
    return std::clamp(item + (step == Step::Down || step == Step::Right ? 1 : -1), 0, count - 1);
}

} // namespace chipboard
