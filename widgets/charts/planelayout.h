// Purpose: where everything of a chart in the plane goes, and which texts fit there: pure geometry from ChartSpec, type
// scale and size. Screen and export share it. A text that does not fit is elided or left out, never cut and never over
// another one; labels of quiet lines give way first. All lengths in pixels.
#pragma once

#include "data/views/chartspec.h"
#include "data/views/labelplacing.h"
#include "widgets/charts/chartlayout.h"

#include <QPointF>
#include <QPolygonF>
#include <QRegion>

namespace chipboard {

struct PlaneFonts
{
    QFont axis; ///< tick labels, titles of the axes, labels of lines, notes
    QFont mark;
    QFont baselineMark;
};

struct PlaneLabel
{
    PlacedText text; ///< empty when it found no place
    LabelPlace place;
};

struct PlaneTick
{
    double at = 0.0;  ///< x or y of the grid line
    PlacedText label; ///< empty where it would touch its neighbour
    PlacedText more;  ///< the second line of a long name

    /// As it is shown, in one line.
    [[nodiscard]] QString name() const { return joined(label, more); }
};

struct PlanePlace
{
    bool inside = false; ///< else the mark is not drawn
    QPointF at;
    double radius = 0.0;
    QLineF xRange; ///< the whiskers; null when there is no range
    QLineF yRange;
    PlaneLabel label;
};

struct PlanePath
{
    QList<QPolygonF> parts; ///< what lies in the plot
    PlaneLabel label;
};

struct PlaneArea
{
    QPolygonF outline;
    PlaneLabel label;
};

struct PlaneField
{
    QRectF rect; ///< whole pixels
    PlacedText text;
    QRectF ink; ///< what the text covers
};

/// Around a mark, in pixels: the ring of the baseline, of what is lit and of the keyboard's place.
inline constexpr double planeRingRoom = 7.0;

inline constexpr double strongLine = 2.0;
/// What a label covers: where it only touches a line, that is seen whole beside it.
[[nodiscard]] QRectF groundUnder(const PlaneLabel &label);

struct PlaneLayout
{
    ChartLayout frame; ///< card, title and subtitle
    PlaneFonts fonts;
    QRectF plot;
    PlacedText xTitle; ///< below the plot, or with an arrow above it
    PlacedText yTitle;
    QList<PlacedText> notes;
    QList<PlaneTick> xTicks;
    QList<PlaneTick> yTicks;
    QList<PlanePlace> marks; ///< one a mark of the spec
    QList<PlanePath> lines;  ///< one a line of the spec
    QList<PlaneArea> bands;  ///< one a band of the spec
    QList<PlaneField> cells; ///< one a cell of the spec
    QRegion lineArea;        ///< where lines are drawn: the card without the names on it, whatever lies behind it
    bool whole = true;       ///< no text was elided or left out

    /// With room for its rings. Of a heat table: the cell.
    [[nodiscard]] QRectF markRect(int index) const;
    /// Names of lines and marks of that spec, whose layout this is, that found no place.
    [[nodiscard]] qsizetype lostNames(const PlaneSpec &plane) const;
    /// Whether a line of a family, which is not drawn without a name, has none.
    [[nodiscard]] bool losesLines(const PlaneSpec &plane) const;
};

[[nodiscard]] PlaneLayout layoutPlane(const ChartSpec &spec, const TypeScale &type, const QSizeF &size,
                                      TextRuler &ruler);

// Lets marks of a plane step aside that would cover each other: sideways, the baseline's last. How far a mark
// stands from its number is less than three of its widths; tooltips and tables have the number itself.

} // namespace chipboard
