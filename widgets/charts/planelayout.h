// Purpose: lays out a plane chart and fits its texts: pure geometry from ChartSpec, type scale and size. Screen and
// export share it. A text that does not fit is elided or omitted, never clipped or overlapping; labels of quiet lines
// are dropped first. All lengths in pixels.
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
    PlacedText text; ///< empty if there was no room
    LabelPlace place;
};

struct PlaneTick
{
    double at = 0.0;  ///< x or y of the grid line
    PlacedText label; ///< empty if it would touch its neighbour
    PlacedText more;  ///< the second line of a long name

    /// The name on one line.
    [[nodiscard]] QString name() const { return joined(label, more); }
};

struct PlanePlace
{
    bool inside = false; ///< false: the mark is not drawn
    QPointF at;
    double radius = 0.0;
    QLineF xRange; ///< whiskers; null if there is no range
    QLineF yRange;
    PlaneLabel label;
};

struct PlanePath
{
    QList<QPolygonF> parts; ///< the parts inside the plot
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
    QRectF ink; ///< the area covered by the text
};

/// Margin around a mark, in pixels, for the rings of baseline, highlight and keyboard focus.
inline constexpr double planeRingRoom = 7.0;

/// Minimum row height of a heat table, in lines of its name: its background separates rows.
inline constexpr double heatPitch = 1.1;

inline constexpr double strongLine = 2.0;
/// The background of a label. A label that only touches a line leaves the line uncovered.
[[nodiscard]] QRectF groundUnder(const PlaneLabel &label);
/// From the end of a mark's range to one end of the line across it.
[[nodiscard]] QPointF capOf(const QLineF &range, double body);

struct PlaneLayout
{
    ChartLayout frame; ///< card, title and subtitle
    PlaneFonts fonts;
    QRectF plot;
    PlacedText xTitle; ///< below the plot, or above it with an arrow
    PlacedText yTitle;
    QList<PlacedText> notes;
    QList<PlaneTick> xTicks;
    QList<PlaneTick> yTicks;
    QList<PlanePlace> marks; ///< one per mark of the spec
    QList<PlanePath> lines;  ///< one per line of the spec
    QList<PlaneArea> bands;  ///< one per band of the spec
    QList<PlaneField> cells; ///< one per cell of the spec
    QRegion lineArea;        ///< clip region for lines: the card minus the names on it
    bool whole = true;       ///< no text was elided or omitted

    /// Includes the rings. In a heat table: the cell.
    [[nodiscard]] QRectF markRect(int index) const;
    /// Number of lines and marks of this spec whose names found no room.
    [[nodiscard]] qsizetype lostNames(const PlaneSpec &plane) const;
    /// Whether a line of a family lost its name: such lines are not drawn without one.
    [[nodiscard]] bool losesLines(const PlaneSpec &plane) const;
};

[[nodiscard]] PlaneLayout layoutPlane(const ChartSpec &spec, const TypeScale &type, const QSizeF &size,
                                      TextRuler &ruler);

} // namespace chipboard
