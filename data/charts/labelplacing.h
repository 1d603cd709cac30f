// Purpose: finds places for labels in a plot, one after the other: beside marks and along lines, never over a mark,
// over another label or outside the room. Lines are kept free where that is possible. The same input gives the same
// places. Lengths in pixels or points.
#pragma once

#include <QLineF>
#include <QList>
#include <QPointF>
#include <QRectF>

#include <optional>

namespace chipboard {

struct LabelPlace
{
    QRectF rect;
    QLineF leader;        ///< from the mark to a label that stands apart; of no length when there is none
    bool crowded = false; ///< over a line or small marks: needs a ground to be read
    double cost = 0.0;    ///< how much worse than the best place

    friend bool operator==(const LabelPlace &, const LabelPlace &) = default;
};

class LabelPlacing
{
public:
    explicit LabelPlacing(const QRectF &room);

    void addMark(const QRectF &mark);
    /// One of hundreds: labels may cover it where there is no better place.
    void addSmallMark(const QPointF &mark);
    void addLine(const QList<QPointF> &line);
    void addLabel(const QRectF &label);
    void removeLabel(const QRectF &label);

    /// To the right, left, above, below, then shifted along its sides, then farther away with a leader.
    std::optional<LabelPlace> besideMark(const QRectF &mark, const QSizeF &size);
    /// Wherever there is room, as near as possible, with a leader that may pass behind other labels: for
    /// those that found no place otherwise.
    std::optional<LabelPlace> farFromMark(const QRectF &mark, const QSizeF &size);
    /// At the line's end or as near to it as there is room; on the line where it would be taken for another line's.
    std::optional<LabelPlace> alongLine(const QList<QPointF> &line, const QSizeF &size);

private:
    [[nodiscard]] bool isFree(const QRectF &rect) const;
    [[nodiscard]] bool isFree(const QLineF &leader, const QRectF &from) const;
    [[nodiscard]] bool isFreeOfMarks(const QLineF &leader, const QRectF &from) const;
    [[nodiscard]] double doubts(const QRectF &label, const QRectF &mark) const;
    [[nodiscard]] double crossings(const QLineF &leader) const;
    [[nodiscard]] double crowd(LabelPlace &place) const;
    void consider(std::optional<LabelPlace> &best, LabelPlace place) const;
    void considerAlong(std::optional<LabelPlace> &best, const QList<QPointF> &line, const QPointF &at,
                       const QSizeF &size, double cost) const;
    /// Nearer to another line than to its own, whose label it would be taken for.
    [[nodiscard]] bool isStray(const QPointF &label, const QList<QPointF> &line) const;
    std::optional<LabelPlace> take(const std::optional<LabelPlace> &best);

    QRectF m_room;
    QList<QRectF> m_marks;
    QList<QPointF> m_smallMarks;
    QList<QLineF> m_segments;
    QList<QRectF> m_labels;
};

/// A mark and the size of what is written beside it; empty: nothing.
struct LabelWish
{
    QRectF mark;
    QSizeF size;
};
/// Places all of them where that can be done, and at the least cost of a few tries: those that found no place or a bad
/// one begin in the next; in the end one may move for another. One place a wish.
[[nodiscard]] QList<std::optional<LabelPlace>> placeBesideMarks(LabelPlacing &placing, const QList<LabelWish> &wishes);

/// To the nearest point of the line between its ends.
[[nodiscard]] double distanceTo(const QLineF &line, const QPointF &point);

/// Centres of labels below each other, as near as possible to where they want to be. `wanted` is in ascending order.
[[nodiscard]] QList<double> stackLabels(const QList<double> &wanted, double height, double top, double bottom);

/// What of a line lies in a rectangle.
[[nodiscard]] std::optional<QLineF> clippedTo(const QRectF &rect, const QLineF &line);

} // namespace chipboard
