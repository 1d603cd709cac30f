// Purpose: places labels in a plot one by one: next to marks and along lines, never over a mark, line or other label,
// or outside the plot. A label without such a position is not placed, and its owner counts it. Deterministic. Lengths
// in pixels or points.
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
    QLineF leader;        ///< from the mark to a separate label; zero length if there is none
    bool crowded = false; ///< on its own line or over small marks: needs a background
    double cost = 0.0;    ///< how much worse than the best place

    friend bool operator==(const LabelPlace &, const LabelPlace &) = default;
};

/// Side of a line for its label. On: lines of a family differ only by their labels, so all labels are on the line.
enum class LineSide { Any, On };

class LabelPlacing
{
public:
    explicit LabelPlacing(const QRectF &room);

    void addMark(const QRectF &mark) { m_marks.append(mark); }
    /// One of hundreds: labels may cover it if there is no better position.
    void addSmallMark(const QPointF &mark) { m_smallMarks.append(mark); }
    void addLine(const QList<QPointF> &line);
    /// A line of equal cost, for example: a label may cover it, with a background, if there is no other position.
    void addThinLine(const QList<QPointF> &line);
    void addLabel(const QRectF &label) { m_labels.append(label); }
    void removeLabel(const QRectF &label) { m_labels.removeOne(label); }
    /// Also allows positions slightly above or below the mark, with a leader: between lines, where marks cannot move.
    void allowSlides() { m_slides = true; }

    /// Right, left, above, below, then shifted along the sides, then farther away with a leader that crosses nothing.
    /// The label's centre stays in `band`, if given.
    std::optional<LabelPlace> besideMark(const QRectF &mark, const QSizeF &size, const QRectF &band = {});
    /// Fallback: the closest free position anywhere, over a thin line, or with a leader across lines and behind labels.
    std::optional<LabelPlace> farFromMark(const QRectF &mark, const QSizeF &size, const QRectF &band = {});
    /// At the line's end or as close as possible; on the line if it could be mistaken for another line's label.
    std::optional<LabelPlace> alongLine(const QList<QPointF> &line, const QSizeF &size, LineSide side = LineSide::Any);
    /// Fallback for lines: with a leader to one end that crosses nothing or, if it `mayCross`, goes over lines and
    /// behind labels.
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
    /// Closer to another line than to its own: it would be mistaken for that line's label.
    [[nodiscard]] bool isStray(const QPointF &label, const QList<QPointF> &line) const;
    std::optional<LabelPlace> take(const std::optional<LabelPlace> &best);

    bool m_slides = false;
    QRectF m_room;
    QList<QRectF> m_marks;
    QList<QPointF> m_smallMarks;
    QList<QLineF> m_segments;
    QList<QLineF> m_thin; ///< segments that may be covered
    QList<QRectF> m_labels;
};

/// A mark and the size of its label; empty: no label.
struct LabelWish
{
    QRectF mark;
    QSizeF size;
    QRectF band = {};      ///< for the label's centre: that of its row; null: anywhere
    bool mayBeFar = false; ///< if every other position is closer to another mark: farFromMark()
};
/// Places all labels if possible, at the lowest cost of a few attempts: labels with no or a bad position go first in
/// the next attempt; in the end one may move for another, or be far from its mark. One result per wish; empty: no
/// space.
[[nodiscard]] QList<std::optional<LabelPlace>> placeBesideMarks(LabelPlacing &placing, const QList<LabelWish> &wishes);

/// Vertical band for labels of the row at `y`, so that they are not read as another row's; open above the first row and
/// below the last. Null without rows.
[[nodiscard]] QRectF rowBand(const QRectF &plot, qsizetype rows, double y);

/// Distance to the closest point of the segment.
[[nodiscard]] double distanceTo(const QLineF &line, const QPointF &point);

/// Centres of stacked labels, as close as possible to `wanted`, which is ascending.
[[nodiscard]] QList<double> stackLabels(const QList<double> &wanted, double height, double top, double bottom);

/// The part of a line inside a rectangle.
[[nodiscard]] std::optional<QLineF> clippedTo(const QRectF &rect, const QLineF &line);

} // namespace chipboard
