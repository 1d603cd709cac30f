// Purpose: where the names of marks, lines and bands stand on a plane of a slide. They are placed as on the screen, by
// the width of the texts in their font: none covers a mark or another name. One without room stands in a key below the
// plane, with the number that it has there.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/export/office/textmeasure.h"

#include <QLineF>
#include <QRectF>

namespace chipboard {

struct PlacedName
{
    bool isShown = false;
    bool isBeside = false;  ///< of a line: beside the plane at the line's end, which it follows
    bool isCrowded = false; ///< over a line: it needs a ground
    QRectF rect;
    QLineF leader; ///< of no length: none
    QString text =
        {}; ///< of marks that lie on each other, the names of all of them; a number of the key; empty: its own
    bool isJoint = false; ///< of a mark: its name is part of the one at a mark that it lies on

    friend bool operator==(const PlacedName &, const PlacedName &) = default;
};

struct PlaneNames
{
    double markSize = 12.0; ///< of the texts, in points
    double lineSize = 12.0;
    QList<PlacedName> marks; ///< one a mark
    QList<PlacedName> lines;
    QList<PlacedName> bands;
    QStringList keyed;      ///< those without a place: "(1) H200", in rows with names "Row: 2x"
    QStringList key;        ///< they as lines of text
    double keyHeight = 0.0; ///< that the plane is lower for it

    friend bool operator==(const PlaneNames &, const PlaneNames &) = default;
};

/// Strong lines that end at the right: where there are several, their names stand beside the plane. So do those of a
/// family of thin grey ones (of equal cost), which nothing else tells apart.
[[nodiscard]] QList<qsizetype> endedLines(const ChartSpec &spec);
/// Of the mark of a slide, in points, without its ring.
[[nodiscard]] double radiusOf(const PlaneMark &mark);

/// `plot` is the plane, `paper` the chart's whole size, in points. Lines are those of the spec as far as they are on
/// the plane; see onPlane().
[[nodiscard]] PlaneNames namesOnPlane(const ChartSpec &spec, const QRectF &plot, const QSizeF &paper,
                                      const TextMeasure &letters);

/// The same, with a key for those that find no place: the plane loses its height from below.
[[nodiscard]] PlaneNames namesWithKey(const ChartSpec &spec, const QRectF &plot, const QSizeF &paper,
                                      const TextMeasure &letters);
inline constexpr double keyLineHeight = 16.0; ///< points

// The plane of a chart as a slide has it: where a value stands, what of a line is seen, days as spreadsheets
// count them, and which planes have rows with names instead of a second axis.

/// The value that stands at this share of the way from the minimum of the axis to its maximum.
[[nodiscard]] double valueAt(double share, const ChartAxis &axis);
/// In points, of a plane with that rectangle.
[[nodiscard]] QPointF placeOn(const QRectF &plot, const ChartSpec &spec, const QPointF &value);
/// The part of a line that is on the plane: a label at an end beyond it would not be drawn.
[[nodiscard]] QList<QPointF> onPlane(const QList<QPointF> &points, const ChartAxis &x, const ChartAxis &y);

/// Along the first axis there are dates.
[[nodiscard]] bool isTime(const ChartAxis &axis);
/// With days as spreadsheets count them.
[[nodiscard]] ChartSpec inSheetDays(ChartSpec spec);

} // namespace chipboard
