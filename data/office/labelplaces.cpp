#include "data/office/labelplaces.h"

#include "data/office/officelook.h"

#include <algorithm>
#include <limits>

namespace chipboard {
namespace {

constexpr double gap = 3.0; // points between a mark and its label
constexpr double lineHeight = 1.25;

double areaOf(const QRectF &rect) { return rect.isValid() ? rect.width() * rect.height() : 0.0; }

QRectF boxAt(const char *place, const QPointF &at, const QSizeF &size, double radius)
{
    const double away = radius + gap;
    switch (*place) {
    case 'l':
        return {{at.x() - away - size.width(), at.y() - size.height() / 2.0}, size};
    case 't':
        return {{at.x() - size.width() / 2.0, at.y() - away - size.height()}, size};
    case 'b':
        return {{at.x() - size.width() / 2.0, at.y() + away}, size};
    default:
        return {{at.x() + away, at.y() - size.height() / 2.0}, size};
    }
}

} // namespace

LabelPlaces::LabelPlaces(const QRectF &paper, double textSize)
    : m_paper(paper)
    , m_size(textSize)
{
}

void LabelPlaces::addMark(const QPointF &at, double radius)
{
    m_taken << QRectF(at - QPointF(radius, radius), QSizeF(2.0 * radius, 2.0 * radius));
}

double LabelPlaces::covered(const QRectF &box) const
{
    double sum = areaOf(box) - areaOf(box.intersected(m_paper));
    for (const QRectF &each : m_taken)
        sum += areaOf(box.intersected(each));
    return sum;
}

QList<PlacedLabel> LabelPlaces::placeEnds(const QList<LineEnd> &ends)
{
    QList<PlacedLabel> placed(ends.size());
    QList<qsizetype> side;
    for (qsizetype i = 0; i < ends.size(); ++i) {
        placed[i].isShown = !ends.at(i).label.isEmpty();
        placed[i].place = ends.at(i).isSide ? "r" : "t";
        if (placed.at(i).isShown && ends.at(i).isSide)
            side << i;
    }
    std::stable_sort(side.begin(), side.end(),
                     [&](qsizetype a, qsizetype b) { return ends.at(a).at.y() < ends.at(b).at.y(); });
    const double step = m_size * lineHeight;
    double least = -std::numeric_limits<double>::infinity();
    for (const qsizetype i : side) {
        placed[i].drop = std::max(0.0, least - ends.at(i).at.y());
        least = ends.at(i).at.y() + placed.at(i).drop + step;
    }
    // Those that came out below the plot push the others up again.
    double most = m_paper.bottom();
    for (auto i = side.crbegin(); i != side.crend(); ++i) {
        placed[*i].drop = std::min(placed.at(*i).drop, most - ends.at(*i).at.y());
        most = ends.at(*i).at.y() + placed.at(*i).drop - step;
    }
    for (qsizetype i = 0; i < ends.size(); ++i) {
        if (!placed.at(i).isShown)
            continue;
        const QSizeF size(textWidth(ends.at(i).label, m_size), step);
        m_taken << boxAt(placed.at(i).place, ends.at(i).at, size, 0.0).translated(0.0, placed.at(i).drop);
    }
    return placed;
}

PlacedLabel LabelPlaces::placeMark(const QString &label, const QPointF &at, double radius, bool isNeeded)
{
    PlacedLabel best;
    if (label.isEmpty())
        return best;
    const QSizeF size(textWidth(label, m_size), m_size * lineHeight);
    double least = std::numeric_limits<double>::infinity();
    QRectF bestBox;
    for (const char *place : {"r", "l", "t", "b"}) {
        const QRectF box = boxAt(place, at, size, radius);
        const double sum = covered(box);
        if (sum < least) {
            least = sum;
            best.place = place;
            bestBox = box;
        }
    }
    best.isShown = isNeeded || least < 0.05 * areaOf(bestBox);
    if (best.isShown)
        m_taken << bestBox;
    return best;
}

} // namespace chipboard
