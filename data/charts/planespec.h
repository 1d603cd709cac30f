// Purpose: what a chart in the plane shows: marks, lines and bands over two axes. Rooflines, cost against performance,
// predicted against measured. Coordinates are in the units of the axes; a mark without both of them is not made: it
// stands in ChartSpec::notes with its reason. On a logarithmic axis all coordinates are above zero.
#pragma once

#include "data/board/chartcategory.h"

#include <QList>
#include <QPointF>
#include <QString>

#include <optional>

namespace chipboard {

enum class AxisScale { Linear, Logarithmic };
/// Solid = shipping and published; Hatched = announced; Outlined = our estimate.
enum class MarkStyle { Solid, Hatched, Outlined };

struct ChartAxis
{
    QString label;
    QString unit;
    AxisScale scale = AxisScale::Linear;
    double minimum = 0.0;
    double maximum = 1.0;
    QList<double> ticks;
    QStringList tickLabels; ///< one a tick, or none at all: bars need none, their marks carry the value

    friend bool operator==(const ChartAxis &, const ChartAxis &) = default;
};

enum class MarkShape { Circle, Square, Diamond, Triangle };

struct PlaneMark
{
    QString id;    ///< of the chip, instance or system: lit together in all charts; of the row for measurements
    QString label; ///< beside the mark where there is room; empty: none
    ColourRole role = ColourRole::Other;
    MarkStyle style = MarkStyle::Solid;
    MarkShape shape = MarkShape::Circle;
    double x = 0.0;
    double y = 0.0;
    std::optional<double> xLow; ///< both set when x is a range
    std::optional<double> xHigh;
    std::optional<double> yLow; ///< both set when y is a range
    std::optional<double> yHigh;
    bool baseline = false; ///< "you are here"
    bool small = false;    ///< one of hundreds
    QString xText;         ///< as tables say it, with unit
    QString yText;
    QString description; ///< one sentence: tooltip and screen reader

    friend bool operator==(const PlaneMark &, const PlaneMark &) = default;
};

/// Strong: a roofline, a Pareto front. Quiet: lines of equal ratio, y = x.
enum class LineWeight { Strong, Quiet };

struct PlaneLine
{
    QString id;    ///< of the chip it belongs to; empty for a line of reference
    QString label; ///< at the line's end, beside the plot where several strong lines end there; empty: none
    ColourRole role = ColourRole::Other;
    LineWeight weight = LineWeight::Strong;
    bool dashed = false; ///< announced or an estimate
    QList<QPointF> points;
    QString description;

    friend bool operator==(const PlaneLine &, const PlaneLine &) = default;
};

/// The area between two lines: what lies within 25 % of the truth.
struct PlaneBand
{
    QString label;
    QList<QPointF> lower;
    QList<QPointF> upper;
    std::optional<ColourRole> role = {}; ///< of the line whose range it is; none: it is nobody's

    friend bool operator==(const PlaneBand &, const PlaneBand &) = default;
};

/// A field of a heat table: from column to column + 1 on the x axis, likewise for rows.
struct PlaneCell
{
    QString id;
    int column = 0;
    int row = 0;
    std::optional<double> value; ///< empty: missing, never 0
    double tone = 0.0;           ///< -1 to 1: how strong the colour of the low or the high end is; 0: neither
    QString label;               ///< in the cell: "0.87"
    QString gap;                 ///< instead of it, in a word: "none"
    bool isNow = false;          ///< what is in force
    QString xText;               ///< as tables say it, with unit
    QString yText;
    QString valueText;   ///< likewise, or why there is none
    QString description; ///< one sentence: tooltip and screen reader

    friend bool operator==(const PlaneCell &, const PlaneCell &) = default;
};

struct PlaneSpec
{
    ChartAxis y; ///< the other axis is ChartSpec::axis
    QList<PlaneMark> marks;
    QList<PlaneLine> lines;
    QList<PlaneBand> bands;
    QList<PlaneCell> cells; ///< of a heat table
    QString empty;          ///< why nothing is drawn, one sentence; read where there is nothing

    friend bool operator==(const PlaneSpec &, const PlaneSpec &) = default;
};

} // namespace chipboard
