#include "data/views/labelplacing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace chipboard {
namespace {

constexpr QPointF markGap(4.0, 2.0);
constexpr double lineGap = 3.0;
constexpr double air = 2.0;                    // between labels
constexpr double nearCost = 0.35;              // of the next best position at the mark
constexpr double shifts[] = {0.25, 0.5};       // of a label next to or above its mark, in its heights
constexpr double smallCost = 2.0;              // of covering small marks
constexpr double doubtCost = 14.0;             // of being almost as close to another mark
constexpr double strayCost = 100.0;            // of being closer to it than to its own, without a leader
constexpr double strayLedCost = 40.0;          // likewise, with one
constexpr double nearMark = 0.4;               // label heights: a mark this close appears to own a label led elsewhere
constexpr double unledMark = 0.7;              // likewise, for a label without a leader: doubts start here
constexpr double farCost = 12.0;               // of a ring farther away
constexpr double farRings[] = {0.7, 1.6, 2.8}; // farther positions, in label heights
constexpr double worstBeside = std::size(farRings) * farCost; // of the positions next to a mark
constexpr double slides[] = {0.3,  -0.3, 0.5,
                             -0.5, 0.7,  -0.7}; // up and down from a mark's height, in heights of a label
constexpr double slideCost = 2.0;
constexpr double ontoCost = 3.5; // of one that interrupts its own line
constexpr double alongStep = 20.0;
constexpr int alongSteps = 24;
constexpr int tries = 5;
constexpr int sweeps = 3;               // over labels that may be improved
constexpr qsizetype mostToImprove = 24; // more labels take too long
constexpr double badCost = 5.0;         // above which another position is tried
constexpr double leastGain = 0.5;       // minimum for a change
constexpr double noPlaceCost = 1000.0;
constexpr double beyond = 1e4;      // any chart
constexpr int farSteps = 30;        // up and down, to the sides
constexpr double farStep = 4.0;     // pixels up and down, twice that to the sides
constexpr double thinCost = 60.0;   // of covering a thin line
constexpr double leaderCost = 8.0;  // of a leader across a line
constexpr double behindCost = 60.0; // of a leader behind a label
constexpr double touch = 0.5;       // a line may touch the edge of a label

/// Position of a label on one axis: before the mark, after it, centred, or aligned with an edge.
enum class LabelSide { Before, LevelBefore, Centre, LevelAfter, After };

struct Direction
{
    LabelSide x;
    LabelSide y;
};
constexpr Direction nearPlaces[] = {
    {LabelSide::After, LabelSide::Centre},       {LabelSide::Before, LabelSide::Centre},
    {LabelSide::Centre, LabelSide::Before},      {LabelSide::Centre, LabelSide::After},
    {LabelSide::LevelAfter, LabelSide::Before},  {LabelSide::LevelAfter, LabelSide::After},
    {LabelSide::LevelBefore, LabelSide::Before}, {LabelSide::LevelBefore, LabelSide::After},
    {LabelSide::After, LabelSide::LevelBefore},  {LabelSide::After, LabelSide::LevelAfter},
    {LabelSide::Before, LabelSide::LevelBefore}, {LabelSide::Before, LabelSide::LevelAfter},
    {LabelSide::After, LabelSide::Before},       {LabelSide::After, LabelSide::After},
    {LabelSide::Before, LabelSide::Before},      {LabelSide::Before, LabelSide::After},
};
/// A label that slides along a side of its mark to avoid a line.
struct Shifted
{
    Direction place;
    QPointF by;
};
constexpr Shifted shifted[] = {
    {{LabelSide::After, LabelSide::Centre}, {0.0, 1.0}},   {{LabelSide::After, LabelSide::Centre}, {0.0, -1.0}},
    {{LabelSide::Before, LabelSide::Centre}, {0.0, 1.0}},  {{LabelSide::Before, LabelSide::Centre}, {0.0, -1.0}},
    {{LabelSide::Centre, LabelSide::Before}, {1.0, 0.0}},  {{LabelSide::Centre, LabelSide::After}, {1.0, 0.0}},
    {{LabelSide::Centre, LabelSide::Before}, {-1.0, 0.0}}, {{LabelSide::Centre, LabelSide::After}, {-1.0, 0.0}},
};
constexpr Direction apart[] = {
    {LabelSide::After, LabelSide::Before},       {LabelSide::After, LabelSide::After},
    {LabelSide::Before, LabelSide::Before},      {LabelSide::Before, LabelSide::After},
    {LabelSide::Centre, LabelSide::Before},      {LabelSide::Centre, LabelSide::After},
    {LabelSide::LevelAfter, LabelSide::Before},  {LabelSide::LevelAfter, LabelSide::After},
    {LabelSide::LevelBefore, LabelSide::Before}, {LabelSide::LevelBefore, LabelSide::After},
    {LabelSide::After, LabelSide::Centre},       {LabelSide::Before, LabelSide::Centre},
};

double spanStart(double low, double high, double length, LabelSide side, double gap)
{
    switch (side) {
    case LabelSide::Before:
        return low - gap - length;
    case LabelSide::LevelBefore:
        return high - length;
    case LabelSide::Centre:
        return (low + high - length) / 2.0;
    case LabelSide::LevelAfter:
        return low;
    case LabelSide::After:
        break;
    }
    return high + gap;
}

QRectF placeAt(const QRectF &mark, const QSizeF &size, const Direction &to, const QPointF &gap)
{
    return {QPointF(spanStart(mark.left(), mark.right(), size.width(), to.x, gap.x()),
                    spanStart(mark.top(), mark.bottom(), size.height(), to.y, gap.y())),
            size};
}

QPointF nearestPoint(const QRectF &rect, const QPointF &to)
{
    return {std::clamp(to.x(), rect.left(), rect.right()), std::clamp(to.y(), rect.top(), rect.bottom())};
}

QLineF leaderOf(const QRectF &mark, const QRectF &label)
{
    const QLineF line(mark.center(), nearestPoint(label, mark.center()));
    const double radius = mark.width() / 2.0;
    return line.length() <= radius ? QLineF() : QLineF(line.pointAt(radius / line.length()), line.p2());
}

// The point `distance` pixels before the end of a line.
std::optional<QPointF> pointBeforeEnd(const QList<QPointF> &line, double distance)
{
    for (qsizetype i = line.size() - 1; i > 0; --i) {
        const QLineF segment(line.at(i), line.at(i - 1));
        if (distance <= segment.length())
            return segment.length() > 0.0 ? segment.pointAt(distance / segment.length()) : segment.p1();
        distance -= segment.length();
    }
    return {};
}

double gapBetween(const QRectF &one, const QRectF &other)
{
    const double x = std::max({0.0, one.left() - other.right(), other.left() - one.right()});
    const double y = std::max({0.0, one.top() - other.bottom(), other.top() - one.bottom()});
    return std::hypot(x, y);
}

double costOf(const std::optional<LabelPlace> &place) { return place ? place->cost : noPlaceCost; }

using Places = QList<std::optional<LabelPlace>>;

std::optional<LabelPlace> placed(LabelPlacing &placing, const LabelWish &wish)
{
    return placing.besideMark(wish.mark, wish.size, wish.band);
}

QList<QLineF> segmentsOf(const QList<QPointF> &line)
{
    QList<QLineF> segments;
    for (qsizetype i = 1; i < line.size(); ++i)
        segments.append(QLineF(line.at(i - 1), line.at(i)));
    return segments;
}

/// The state of placement while a few labels are improved.
struct Improvement
{
    LabelPlacing placing;
    Places places;
    double gain = 0.0;
};

// Removes both labels and places the bad one first. Empty if the other would lose its position.
std::optional<Improvement> exchanged(const LabelPlacing &placing, const QList<LabelWish> &wishes, const Places &places,
                                     qsizetype badly, qsizetype other)
{
    Improvement trial{placing, places};
    const double before = costOf(places.at(badly)) + costOf(places.at(other));
    for (const qsizetype i : {badly, other}) {
        if (places.at(i))
            trial.placing.removeLabel(places.at(i)->rect);
    }
    for (const qsizetype i : {badly, other}) {
        trial.places[i] = placed(trial.placing, wishes.at(i));
        if (!trial.places.at(i))
            return {};
    }
    trial.gain = before - costOf(trial.places.at(badly)) - costOf(trial.places.at(other));
    return trial;
}

// Moves a placed label if that improves another one by more than it costs.
bool improve(LabelPlacing &placing, const QList<LabelWish> &wishes, Places &places, qsizetype badly)
{
    std::optional<Improvement> best;
    for (qsizetype i = 0; i < places.size(); ++i) {
        const auto trial =
            i != badly && places.at(i) ? exchanged(placing, wishes, places, badly, i) : std::optional<Improvement>();
        if (trial && trial->gain > (best ? best->gain : leastGain))
            best = trial;
    }
    if (!best)
        return false;
    placing = best->placing;
    places = best->places;
    return true;
}

// With many labels, only those without a position.
void improveAll(LabelPlacing &placing, const QList<LabelWish> &wishes, Places &places)
{
    const auto isWanted = [](const LabelWish &wish) { return !wish.size.isEmpty(); };
    const bool areMany = std::ranges::count_if(wishes, isWanted) > mostToImprove;
    bool better = true;
    for (int sweep = 0; sweep < sweeps && better; ++sweep) {
        better = false;
        for (qsizetype i = 0; i < wishes.size(); ++i) {
            const double cost = costOf(places.at(i));
            if (isWanted(wishes.at(i)) && cost >= (areMany ? noPlaceCost : badCost))
                better = improve(placing, wishes, places, i) || better;
        }
    }
}

void makeRoom(LabelPlacing &placing, const QList<LabelWish> &wishes, Places &places)
{
    improveAll(placing, wishes, places);
    for (qsizetype i = 0; i < wishes.size(); ++i) {
        const LabelWish &wish = wishes.at(i);
        const std::optional<LabelPlace> beside = places.at(i);
        if (wish.size.isEmpty() || !wish.mayBeFar || costOf(beside) < strayCost)
            continue;
        if (beside)
            placing.removeLabel(beside->rect);
        const std::optional<LabelPlace> far = placing.farFromMark(wish.mark, wish.size, wish.band);
        places[i] = costOf(far) < costOf(beside) ? far : beside;
        if (far && places.at(i) != far)
            placing.removeLabel(far->rect);
        if (beside && places.at(i) != far)
            placing.addLabel(beside->rect);
    }
}

} // namespace

std::optional<QLineF> clippedTo(const QRectF &rect, const QLineF &line)
{
    double from = 0.0;
    double to = 1.0;
    const auto cut = [&](double start, double delta, double low, double high) {
        if (delta == 0.0)
            return start >= low && start <= high;
        const double a = (low - start) / delta;
        const double b = (high - start) / delta;
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
        return from <= to;
    };
    if (!cut(line.x1(), line.dx(), rect.left(), rect.right()) || !cut(line.y1(), line.dy(), rect.top(), rect.bottom()))
        return {};
    return QLineF(line.pointAt(from), line.pointAt(to));
}

LabelPlacing::LabelPlacing(const QRectF &room)
    : m_room(room)
{
}

void LabelPlacing::addLine(const QList<QPointF> &line) { m_segments.append(segmentsOf(line)); }

void LabelPlacing::addThinLine(const QList<QPointF> &line)
{
    addLine(line);
    m_thin.append(segmentsOf(line));
}

bool LabelPlacing::isFree(const QRectF &rect) const
{
    const QRectF wide = rect.adjusted(-air, -air / 2.0, air, air / 2.0);
    const auto meets = [&](const QRectF &other) { return wide.intersects(other); };
    return m_room.contains(rect) && std::ranges::none_of(m_marks, meets) && std::ranges::none_of(m_labels, meets);
}

bool LabelPlacing::isFreeOfLines(const QRectF &rect, const QList<QLineF> &but) const
{
    const QRectF inner = rect.adjusted(touch, touch, -touch, -touch);
    return std::ranges::none_of(m_segments,
                                [&](const QLineF &line) { return clippedTo(inner, line) && !but.contains(line); });
}

bool LabelPlacing::isFreeOfMarks(const QLineF &leader, const QRectF &from) const
{
    return std::ranges::none_of(m_marks, [&](const QRectF &other) {
        return !other.intersects(from) && clippedTo(other.adjusted(-1, -1, 1, 1), leader).has_value();
    });
}

double LabelPlacing::labelsOver(const QLineF &leader) const
{
    return static_cast<double>(
        std::ranges::count_if(m_labels, [&](const QRectF &label) { return clippedTo(label, leader).has_value(); }));
}

double LabelPlacing::crossings(const QLineF &leader) const
{
    return static_cast<double>(std::ranges::count_if(m_segments, [&](const QLineF &line) {
        return leader.intersects(line, nullptr) == QLineF::BoundedIntersection;
    }));
}

bool LabelPlacing::isFree(const QLineF &leader, const QRectF &from) const
{
    return isFreeOfMarks(leader, from) && labelsOver(leader) == 0.0 && crossings(leader) == 0.0;
}

// Cost of marks that the label could be attributed to: those closer than its own or almost as close.
double LabelPlacing::doubts(const LabelPlace &place, const QRectF &mark) const
{
    const QRectF &label = place.rect;
    const double own = gapBetween(label, mark) + 1.0;
    const double reach = unledMark * label.height();
    const double ledReach = std::min(own, nearMark * label.height());
    double cost = 0.0;
    for (const QRectF &other : m_marks) {
        if (mark.contains(other))
            continue; // its own, or one of a heap with one label
        const double gap = gapBetween(label, other);
        if (!place.leader.isNull())
            cost += gap <= ledReach ? strayLedCost : 0.0;
        else if (gap <= own)
            cost += strayCost;
        else if (gap < reach)
            cost += doubtCost * (reach - gap) / (reach - own);
    }
    return cost;
}

bool LabelPlacing::coversSmallMarks(const QRectF &rect) const
{
    const QRectF wide = rect.adjusted(-air, -air, air, air);
    return std::ranges::any_of(m_smallMarks, [&](const QPointF &mark) { return wide.contains(mark); });
}

void LabelPlacing::consider(std::optional<LabelPlace> &best, LabelPlace place) const
{
    if ((best && best->cost <= place.cost) || !isFree(place.rect))
        return;
    if (coversSmallMarks(place.rect)) {
        place.crowded = true;
        place.cost += smallCost;
    }
    if (!best || place.cost < best->cost)
        best = place;
}

std::optional<LabelPlace> LabelPlacing::take(const std::optional<LabelPlace> &best)
{
    if (best)
        m_labels.append(best->rect);
    return best;
}

std::optional<LabelPlace> LabelPlacing::besideMark(const QRectF &mark, const QSizeF &size, const QRectF &band)
{
    std::optional<LabelPlace> best;
    const auto isAllowed = [&](const QRectF &rect) {
        return (band.isNull() || band.contains(rect.center())) && isFreeOfLines(rect);
    };
    double cost = 0.0;
    for (const Direction &to : nearPlaces) {
        const QRectF rect = placeAt(mark, size, to, markGap);
        if (isAllowed(rect))
            consider(best, {rect, {}, false, cost + doubts({rect, {}}, mark)});
        cost += nearCost;
    }
    for (const double shift : shifts) {
        for (const Shifted &to : shifted) {
            const QRectF rect = placeAt(mark, size, to.place, markGap).translated(to.by * shift * size.height());
            if (isAllowed(rect))
                consider(best, {rect, {}, false, cost + doubts({rect, {}}, mark)});
        }
        cost += nearCost;
    }
    double ringCost = farCost;
    for (const double ring : farRings) {
        if (best && best->cost <= ringCost)
            break; // farther positions are no better
        const double distance = ring * size.height();
        cost = ringCost;
        for (const Direction &to : apart) {
            const QRectF rect = placeAt(mark, size, to, {distance, distance});
            const QLineF leader = leaderOf(mark, rect);
            if (isAllowed(rect) && isFree(leader, mark))
                consider(best, {rect, leader, false, cost + doubts({rect, leader}, mark)});
            cost += 1.0;
        }
        if (m_slides)
            considerSlides(best, mark, size, band, {distance, ringCost});
        ringCost += farCost;
    }
    return take(best);
}

// `ring`: distance from the mark, and its cost.
void LabelPlacing::considerSlides(std::optional<LabelPlace> &best, const QRectF &mark, const QSizeF &size,
                                  const QRectF &band, const QPointF &ring) const
{
    double cost = ring.y() + slideCost;
    for (const double slide : slides) {
        for (const LabelSide side : {LabelSide::After, LabelSide::Before}) {
            const QRectF level = placeAt(mark, size, {side, LabelSide::Centre}, {ring.x(), 0.0});
            const QRectF rect = level.translated(0.0, slide * size.height());
            const QLineF leader = leaderOf(mark, rect);
            if ((band.isNull() || band.contains(rect.center())) && isFreeOfLines(rect) && isFree(leader, mark))
                consider(best, {rect, leader, false, cost + doubts({rect, leader}, mark)});
        }
        cost += 1.0;
    }
}

void LabelPlacing::considerFar(std::optional<LabelPlace> &best, LabelPlace place, const QRectF &mark) const
{
    if ((best && best->cost <= place.cost) || !isFree(place.rect) || !isFreeOfLines(place.rect, m_thin))
        return;
    place.crowded = !isFreeOfLines(place.rect);
    place.cost += place.crowded ? thinCost : 0.0;
    place.cost += doubts(place, mark) + leaderCost * crossings(place.leader) + behindCost * labelsOver(place.leader);
    if (isFreeOfMarks(place.leader, mark))
        consider(best, place);
}

// With a leader, at any free position: nearest first, so that few others must be checked.
void LabelPlacing::considerAround(std::optional<LabelPlace> &best, const QRectF &mark, const QSizeF &size,
                                  const QRectF &band) const
{
    const QPointF corner = mark.center() - QPointF(size.width(), size.height()) / 2.0;
    for (int ring = 0; ring <= farSteps; ++ring) {
        for (int down = -ring; down <= ring; ++down) {
            const int step = std::abs(down) == ring ? 1 : 2 * ring;
            for (int right = -ring; right <= ring; right += step) {
                const QRectF rect(corner + QPointF(2.0 * farStep * right, farStep * down), size);
                const QLineF leader = leaderOf(mark, rect);
                if (band.isNull() || band.contains(rect.center()))
                    considerFar(best, {rect, leader, false, worstBeside + leader.length()}, mark);
            }
        }
    }
}

std::optional<LabelPlace> LabelPlacing::farFromMark(const QRectF &mark, const QSizeF &size, const QRectF &band)
{
    std::optional<LabelPlace> best;
    for (const Direction &to : nearPlaces) {
        const QRectF rect = placeAt(mark, size, to, markGap);
        if (band.isNull() || band.contains(rect.center()))
            considerFar(best, {rect, {}, false, worstBeside}, mark);
    }
    considerAround(best, mark, size, band);
    return take(best);
}

std::optional<LabelPlace> LabelPlacing::ledFromLine(const QList<QPointF> &line, const QSizeF &size, bool mayCross)
{
    std::optional<LabelPlace> best;
    if (line.isEmpty())
        return best;
    const auto endAt = [](const QPointF &at) {
        return QRectF(at - QPointF(lineGap, lineGap), QSizeF(2.0 * lineGap, 2.0 * lineGap));
    };
    double cost = 0.0;
    const QList<QLineF> own = segmentsOf(line);
    const auto isShared = [&](const QPointF &at) { // a leader to it would not say which line is meant
        return std::ranges::any_of(
            m_segments, [&](const QLineF &other) { return !own.contains(other) && distanceTo(other, at) < lineGap; });
    };
    QList<QPointF> ends{line.constLast(), line.constFirst()};
    ends.removeIf(isShared);
    for (const QPointF &at : std::as_const(ends)) {
        const QRectF end = endAt(at);
        for (const double ring : farRings) {
            const double distance = ring * size.height();
            for (const Direction &to : apart) {
                const QRectF rect = placeAt(end, size, to, {distance, distance});
                const QLineF leader = leaderOf(end, rect);
                if (isFreeOfLines(rect) && isFree(leader, end))
                    consider(best, {rect, leader, false, cost + doubts({rect, leader}, end)});
                cost += 1.0;
            }
        }
    }
    if (!best && mayCross && !ends.isEmpty())
        considerAround(best, endAt(ends.constFirst()), size, {});
    return take(best);
}

void LabelPlacing::considerBeside(std::optional<LabelPlace> &best, const QList<QPointF> &line, const QPointF &at,
                                  const QSizeF &size, double cost) const
{
    const double above = at.y() - lineGap - size.height();
    const double below = at.y() + lineGap;
    const QPointF corners[] = {{at.x() - size.width(), above},
                               {at.x() + lineGap, below},
                               {at.x() - size.width(), below},
                               {at.x() + lineGap, above},
                               {at.x() + 2.0 * lineGap, at.y() - size.height() / 2.0}};
    for (const QPointF &corner : corners) {
        considerNear(best, line, QRectF(corner, size), cost);
        cost += 0.25;
    }
}

void LabelPlacing::considerNear(std::optional<LabelPlace> &best, const QList<QPointF> &line, const QRectF &rect,
                                double cost) const
{
    const QList<QLineF> own = segmentsOf(line);
    const bool covers =
        std::ranges::any_of(own, [&rect](const QLineF &part) { return clippedTo(rect, part).has_value(); });
    if (!covers && isFreeOfLines(rect) && !isStray(rect.center(), line))
        consider(best, {rect, {}, false, cost});
}

void LabelPlacing::considerOn(std::optional<LabelPlace> &best, const QList<QPointF> &line, const QPointF &at,
                              const QSizeF &size, double cost) const
{
    const QRectF rect(QPointF(at.x() - size.width() / 2.0, at.y() - size.height() / 2.0), size);
    if (isFreeOfLines(rect, segmentsOf(line)))
        consider(best, {rect, {}, true, cost});
}

bool LabelPlacing::isStray(const QPointF &label, const QList<QPointF> &line) const
{
    double own = std::numeric_limits<double>::infinity();
    const QList<QLineF> segments = segmentsOf(line);
    for (const QLineF &segment : segments)
        own = std::min(own, distanceTo(segment, label));
    return std::ranges::any_of(
        m_segments, [&](const QLineF &other) { return !segments.contains(other) && distanceTo(other, label) <= own; });
}

std::optional<LabelPlace> LabelPlacing::alongLine(const QList<QPointF> &line, const QSizeF &size, LineSide side)
{
    std::optional<LabelPlace> best;
    const double before = side == LineSide::On ? size.width() / 2.0 : 0.0; // else it would extend beyond the end
    for (int step = 0; step < alongSteps; ++step) {
        const std::optional<QPointF> at = pointBeforeEnd(line, before + step * alongStep);
        if (!at)
            break;
        if (side == LineSide::Any)
            considerBeside(best, line, *at, size, step);
        considerOn(best, line, *at, size, step + (side == LineSide::Any ? ontoCost : 0.0));
    }
    if (!best && side == LineSide::Any && !line.isEmpty()) { // in a bundle of lines that start apart
        const QPointF first = line.constFirst();
        considerBeside(best, line, first, size, alongSteps);
        considerNear(best, line,
                     QRectF(QPointF(first.x() - 2.0 * lineGap - size.width(), first.y() - size.height() / 2.0), size),
                     alongSteps);
    }
    return take(best);
}

QList<std::optional<LabelPlace>> placeBesideMarks(LabelPlacing &placing, const QList<LabelWish> &wishes)
{
    QList<qsizetype> order;
    for (qsizetype i = 0; i < wishes.size(); ++i) {
        if (!wishes.at(i).size.isEmpty())
            order.append(i);
    }
    QList<std::optional<LabelPlace>> best(wishes.size());
    double leastCost = std::numeric_limits<double>::infinity();
    LabelPlacing after = placing;
    for (int attempt = 0; attempt < tries && leastCost > 0.0; ++attempt) {
        LabelPlacing trial = placing;
        QList<std::optional<LabelPlace>> places(wishes.size());
        double cost = 0.0;
        for (const qsizetype i : std::as_const(order)) {
            places[i] = placed(trial, wishes.at(i));
            cost += costOf(places.at(i));
        }
        if (cost < leastCost) {
            leastCost = cost;
            best = places;
            after = trial;
        }
        std::ranges::stable_sort(order,
                                 [&](qsizetype a, qsizetype b) { return costOf(places.at(a)) > costOf(places.at(b)); });
    }
    placing = after;
    makeRoom(placing, wishes, best);
    return best;
}

QRectF rowBand(const QRectF &plot, qsizetype rows, double y)
{
    if (rows < 1)
        return {};
    const auto last = static_cast<double>(rows - 1);
    const double pitch = plot.height() / static_cast<double>(rows);
    const double row = std::clamp(std::floor((y - plot.top()) / pitch), 0.0, last);
    return {QPointF(-beyond, row > 0.0 ? plot.top() + row * pitch : -beyond),
            QPointF(beyond, row < last ? plot.top() + (row + 1.0) * pitch : beyond)};
}

double distanceTo(const QLineF &line, const QPointF &point)
{
    const double length = line.dx() * line.dx() + line.dy() * line.dy();
    const QPointF from = point - line.p1();
    const double along =
        length > 0.0 ? std::clamp((from.x() * line.dx() + from.y() * line.dy()) / length, 0.0, 1.0) : 0;
    return QLineF(line.pointAt(along), point).length();
}

QList<double> stackLabels(const QList<double> &wanted, double height, double top, double bottom)
{
    // Touching labels form a block, placed at the mean of its labels' wanted positions.
    struct Block
    {
        double sum = 0.0; // of the top positions that its labels want for the first label
        int count = 0;
        double top = 0.0;
    };
    QList<Block> blocks;
    const auto settle = [&](Block &block) {
        block.top = std::max(top, std::min(block.sum / block.count, bottom - height * block.count));
    };
    for (const double centre : wanted) {
        blocks.append({centre - height / 2.0, 1, 0.0});
        settle(blocks.last());
        while (blocks.size() > 1
               && blocks.last().top < blocks.at(blocks.size() - 2).top + height * blocks.at(blocks.size() - 2).count) {
            const Block lower = blocks.takeLast();
            Block &upper = blocks.last();
            upper.sum += lower.sum - lower.count * upper.count * height;
            upper.count += lower.count;
            settle(upper);
        }
    }
    QList<double> centres;
    for (const Block &block : std::as_const(blocks)) {
        for (int i = 0; i < block.count; ++i)
            centres.append(block.top + (i + 0.5) * height);
    }
    return centres;
}

} // namespace chipboard
