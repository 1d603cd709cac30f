// Purpose: where labels of marks and lines stand, so that few of them cover one another. PowerPoint and Impress draw
// them; this chooses among the places they know, by the estimated width of the texts.
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

namespace chipboard {

struct PlacedLabel
{
    bool isShown = false;
    const char *place = "r"; ///< "r", "l", "t" or "b" of the point
    double drop = 0.0;       ///< points downwards from there; upwards where it is below zero
};

struct LineEnd
{
    QString label; ///< empty: none
    QPointF at;
    bool isSide = false; ///< it ends at the right: the label goes on from there, else it stands above
};

class LabelPlaces
{
public:
    /// Labels stay on `paper`, where there is a place on it.
    LabelPlaces(const QRectF &paper, double textSize);

    /// Labels keep off it.
    void addMark(const QPointF &at, double radius);
    /// Labels at the right keep their order and move apart; none goes below the paper.
    [[nodiscard]] QList<PlacedLabel> placeEnds(const QList<LineEnd> &ends);
    /// The place where it covers least; none where it would cover something and is not needed.
    [[nodiscard]] PlacedLabel placeMark(const QString &label, const QPointF &at, double radius, bool isNeeded);

private:
    [[nodiscard]] double covered(const QRectF &box) const;

    QRectF m_paper;
    double m_size;
    QList<QRectF> m_taken;
};

} // namespace chipboard
