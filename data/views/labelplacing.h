// Purpose: finds places for labels in a plot, one after the other: beside marks and along lines, never over a mark,
// over a line, over another label or outside the room. A label that finds no such place has none: its owner counts it.
// The same input gives the same places. Lengths in pixels or points.
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
    bool crowded = false; ///< on its own line or over small marks: needs a ground to be read
    double cost = 0.0;    ///< how much worse than the best place

    friend bool operator==(const LabelPlace &, const LabelPlace &) = default;
};

/// Of the label of a line. On: where lines of a family are told apart by their labels alone, all stand on their own.
enum class LineSide { Any, On };

class LabelPlacing
{
public:
    explicit LabelPlacing(const QRectF &room);

    void addMark(const QRectF &mark) { m_marks.append(mark); }
    /// One of hundreds: labels may cover it where there is no better place.
    void addSmallMark(const QPointF &mark) { m_smallMarks.append(mark); }
    void addLine(const QList<QPointF> &line);
    /// Of equal cost or the like: a label that finds no place otherwise may cover it, on a ground.
    void addThinLine(const QList<QPointF> &line);
    void addLabel(const QRectF &label) { m_labels.append(label); }
    void removeLabel(const QRectF &label) { m_labels.removeOne(label); }
    /// Labels may also stand a little above or below the height of their mark, with a leader to it: between lines,
    /// where marks cannot step aside.
    void allowSlides() { m_slides = true; }

    /// To the right, left, above, below, then shifted along its sides, then a little farther away with a leader, which
    /// crosses nothing. The label's centre lies in `band`, where there is one.
    std::optional<LabelPlace> besideMark(const QRectF &mark, const QSizeF &size, const QRectF &band = {});
    /// For those that found no place otherwise: wherever there is room, as near as possible, over a thin line or with a
    /// leader across lines and behind labels.
    std::optional<LabelPlace> farFromMark(const QRectF &mark, const QSizeF &size, const QRectF &band = {});
    /// At the line's end or as near to it as there is room; on the line where it would be taken for another line's.
    std::optional<LabelPlace> alongLine(const QList<QPointF> &line, const QSizeF &size, LineSide side = LineSide::Any);
    /// For those that found no place along it: with a leader to one of its ends, which crosses nothing; where it
    /// `mayCross`, over lines and behind labels rather than nowhere.
    std::optional<LabelPlace> ledFromLine(const QList<QPointF> &line, const QSizeF &size, bool mayCross);

private:
    void considerAround(std::optional<LabelPlace> &best, const QRectF &mark, const QSizeF &size,
                        const QRectF &band) const;
    void considerSlides(std::optional<LabelPlace> &best, const QRectF &mark, const QSizeF &size, const QRectF &band,
                        const QPointF &ring) const;
    [[nodiscard]] bool isFree(const QRectF &rect) const;
    [[nodiscard]] bool isFree(const QLineF &leader, const QRectF &from) const;
    [[nodiscard]] bool isFreeOfMarks(const QLineF &leader, const QRectF &from) const;
    [[nodiscard]] double labelsOver(const QLineF &leader) const;
    [[nodiscard]] double crossings(const QLineF &leader) const;
    void considerFar(std::optional<LabelPlace> &best, LabelPlace place, const QRectF &mark) const;
    [[nodiscard]] bool isFreeOfLines(const QRectF &rect, const QList<QLineF> &but = {}) const;
    [[nodiscard]] double doubts(const LabelPlace &place, const QRectF &mark) const;
    [[nodiscard]] bool coversSmallMarks(const QRectF &rect) const;
    void consider(std::optional<LabelPlace> &best, LabelPlace place) const;
    void considerBeside(std::optional<LabelPlace> &best, const QList<QPointF> &line, const QPointF &at,
                        const QSizeF &size, double cost) const;
    void considerNear(std::optional<LabelPlace> &best, const QList<QPointF> &line, const QRectF &rect,
                      double cost) const;
    void considerOn(std::optional<LabelPlace> &best, const QList<QPointF> &line, const QPointF &at, const QSizeF &size,
                    double cost) const;
    /// Nearer to another line than to its own, whose label it would be taken for.
    [[nodiscard]] bool isStray(const QPointF &label, const QList<QPointF> &line) const;
    std::optional<LabelPlace> take(const std::optional<LabelPlace> &best);

    bool m_slides = false;
    QRectF m_room;
    QList<QRectF> m_marks;
    QList<QPointF> m_smallMarks;
    QList<QLineF> m_segments;
    QList<QLineF> m_thin; ///< those of them that may be covered
    QList<QRectF> m_labels;
};

/// A mark and the size of what is written beside it; empty: nothing.
struct LabelWish
{
    QRectF mark;
    QSizeF size;
    QRectF band = {};      ///< that the label's centre stays in: of its row; null: anywhere
    bool mayBeFar = false; ///< rather than without a place: farFromMark()
};
/// Places all of them where that can be done, and at the least cost of a few tries: those that found no place or a bad
/// one begin in the next; in the end one may move for another, or stand far from its mark. One place a wish; none: it
/// found no room.
[[nodiscard]] QList<std::optional<LabelPlace>> placeBesideMarks(LabelPlacing &placing, const QList<LabelWish> &wishes);

/// Where labels of the row at `y` stand that are not read as another's; open above the first row and below the last.
/// Null where there are no rows.
[[nodiscard]] QRectF rowBand(const QRectF &plot, qsizetype rows, double y);

/// To the nearest point of the line between its ends.
[[nodiscard]] double distanceTo(const QLineF &line, const QPointF &point);

/// Centres of labels below each other, as near as possible to where they want to be. `wanted` is in ascending order.
[[nodiscard]] QList<double> stackLabels(const QList<double> &wanted, double height, double top, double bottom);

/// What of a line lies in a rectangle.
[[nodiscard]] std::optional<QLineF> clippedTo(const QRectF &rect, const QLineF &line);

} // namespace chipboard
