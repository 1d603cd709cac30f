// Purpose: places the names of marks, lines and bands on a plane of a slide, as on screen, with the text widths of the
// slide's font: no name covers a mark or another name. A name without room goes into a numbered key below the plane.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/export/office/textmeasure.h"

#include <QLineF>
#include <QRectF>

namespace chipboard {

struct PlacedName
{
    bool isShown = false;
    bool isBeside = false;  ///< of a line: next to the plane, where the line ends
    bool isCrowded = false; ///< over a line: needs a background
    QRectF rect;
    QLineF leader; ///< zero length: none
    QString text =
        {}; ///< for overlapping marks, the names of all of them; or a number in the key; empty: the item's own name
    bool isJoint = false; ///< of a mark: its name is included in that of a mark it overlaps

    friend bool operator==(const PlacedName &, const PlacedName &) = default;
};

struct PlaneNames
{
    double markSize = 12.0; ///< text size, in points
    double lineSize = 12.0;
    QList<PlacedName> marks; ///< one per mark
    QList<PlacedName> lines;
    QList<PlacedName> bands;
    QStringList keyed;      ///< names without room: "(1) H200", in named rows "Row: 2x"
    QStringList key;        ///< the same as lines of text
    double keyHeight = 0.0; ///< taken from the plane's height

    friend bool operator==(const PlaneNames &, const PlaneNames &) = default;
};

/// Strong lines that end at the right edge, if there are several, and families of thin grey lines (of equal cost),
/// which only names distinguish: their names stand next to the plane.
[[nodiscard]] QList<qsizetype> endedLines(const ChartSpec &spec);
/// Radius of a mark on a slide, in points, without its ring.
[[nodiscard]] double radiusOf(const PlaneMark &mark);

/// `plot`: the plane; `paper`: the whole chart; in points. Lines are clipped to the plane; see onPlane().
[[nodiscard]] PlaneNames namesOnPlane(const ChartSpec &spec, const QRectF &plot, const QSizeF &paper,
                                      const TextMeasure &letters);

/// The same, with a key for names without room, which reduces the plane's height at the bottom.
[[nodiscard]] PlaneNames namesWithKey(const ChartSpec &spec, const QRectF &plot, const QSizeF &paper,
                                      const TextMeasure &letters);
inline constexpr double keyLineHeight = 16.0; ///< points

// Geometry of a plane on a slide: positions of values, visible parts of lines, dates as spreadsheet days, and planes
// with named rows instead of a y axis.

[[nodiscard]] double valueAt(double share, const ChartAxis &axis);
/// In points, on a plane with that rectangle.
[[nodiscard]] QPointF placeOn(const QRectF &plot, const ChartSpec &spec, const QPointF &value);
/// The part of a line inside the plane: a label at an end outside would not be drawn.
[[nodiscard]] QList<QPointF> onPlane(const QList<QPointF> &points, const ChartAxis &x, const ChartAxis &y);

[[nodiscard]] bool isTime(const ChartAxis &axis);
/// With dates as spreadsheet day numbers.
[[nodiscard]] ChartSpec inSheetDays(ChartSpec spec);

} // namespace chipboard
