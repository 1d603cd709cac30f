// Purpose: a chart as plain data. Screen, PDF, SVG, PPTX, tables and screen readers all read the same ChartSpec, so
// what is exported is what is seen; a chart is tested as text and redrawn only when its spec differs. Colour
// roles, not colours.
#pragma once

#include "data/board/board.h"
#include "data/board/chartwords.h"

#include <QList>
#include <QPointF>
#include <QString>

#include <optional>

namespace chipboard {

// What a chart in the plane shows: marks, lines and bands over two axes. Rooflines, cost against performance,
// predicted against measured. Coordinates are in the units of the axes; a mark without both of them is not made: it
// stands in ChartSpec::notes with its reason. On a logarithmic axis all coordinates are above zero.

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
    double coverage = 0.0; ///< of an estimate's range: as RangeBasis
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
    QString name = {}; ///< in files, where it has no label: "Pareto front"; empty: its description

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
    double tone = 0.0;           ///< -1 to 1: how strong the colour of the worse or the better end is; 0: neither
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
    QList<PlaneCell> cells;  ///< of a heat table
    QString empty;           ///< why nothing is drawn, one sentence; read where there is nothing
    bool takesScale = false; ///< a person chooses whether its axes are linear or logarithmic

    friend bool operator==(const PlaneSpec &, const PlaneSpec &) = default;
};

// What stands in one place of a chart of rows: whose row it is, and its value with range, look and words.
// Bars, dots and score tables are made of these.

struct ChartPoint
{
    std::optional<double> value; ///< in the axis' unit; empty: a gap
    std::optional<double> low;   ///< both set when the value is a range
    std::optional<double> high;
    MarkStyle style = MarkStyle::Solid;
    QString label;        ///< on the mark: "1.30", "~7.55"
    QString gap;          ///< instead of a mark: "n/p", "no FP8"
    QString badge = {};   ///< "spot": the type of its price, where the others have another one
    QString description;  ///< one sentence with value, formula and source: tooltip and screen reader
    QString callout = {}; ///< what a person wrote beside it
    Beside beside = Beside::Untold;
    QString absolute = {};      ///< the number itself, where the label tells it against the baseline's; else empty
    bool isApproximate = false; ///< its label begins with "~"
    bool isUnlike = false;      ///< it may not be compared with the baseline's: its label ends with "n/c"
    bool isUnpublished = false; ///< it has no value, and its gap says no more than that nobody published it
    bool isOwn = false;         ///< it rests on custom values, and its label or gap has their mark
    double coverage = 0.0;      ///< of an estimate's range: as RangeBasis

    friend bool operator==(const ChartPoint &, const ChartPoint &) = default;
};

// Several measures of the same rows side by side, each on its own scale: "many metrics" without a radar chart.
// Plain data like all specs; the rows are the chart's categories. What is best is told by a sign and weight, never by
// colour alone, and only where the numbers can be compared.

struct ScoreColumn
{
    QString metric; ///< id of the metric that the source card of its cells is about
    QString title;
    QString unit;             ///< as a reader says it, with what it is for; empty where there are words
    bool hasBars = true;      ///< false: words, such as what bounds an estimate
    bool asked = false;       ///< what the reader wants to know
    double maximum = 1.0;     ///< where a full bar ends; bars begin at zero
    QList<ChartPoint> points; ///< one a category; of words the label alone
    QList<qsizetype> best;    ///< rows that nothing compared is better than; several where their ranges meet

    friend bool operator==(const ScoreColumn &, const ScoreColumn &) = default;
};

struct ScoreSpec
{
    QList<ScoreColumn> columns;

    friend bool operator==(const ScoreSpec &, const ScoreSpec &) = default;
};

/// Before the best value of a column.
inline constexpr QChar bestGlyph(0x2605);

/// Bars start at zero. Dots stand on a logarithmic axis, for a spread of ten times and more. A plane has two axes. A
/// heat table is a plane full of cells, which are what is pointed at; lines go over them. A score table has a row for
/// each category and a column for each measure, with bars on a scale of its own.
enum class ChartKind { HorizontalBars, HorizontalDots, Plane, Heat, Scores };

struct ChartSeries
{
    QString name;
    QList<ChartPoint> points; ///< one a category

    friend bool operator==(const ChartSeries &, const ChartSeries &) = default;
};

/// Between two rows: "2.1×".
struct RowArrow
{
    qsizetype from = 0; ///< the row that is told of
    qsizetype to = 0;   ///< the one that it is compared with
    QString label;

    friend bool operator==(const RowArrow &, const RowArrow &) = default;
};

/// Across all rows, at a value of the axis.
struct RowLine
{
    double value = 0.0;
    QString label;

    friend bool operator==(const RowLine &, const RowLine &) = default;
};

/// The words of a chart in files where it stands without the page's own sentence; see chartstatement.h.
struct ChartAlone
{
    QString statement;           ///< what it says; empty: not told, and the others with it
    QString caution;             ///< what among its own numbers is not like for like; empty when fair
    QString footer;              ///< its own sources and dates
    QStringList publishers = {}; ///< those that the footer names, all of them, most used first

    friend bool operator==(const ChartAlone &, const ChartAlone &) = default;
};

struct ChartSpec
{
    ChartKind kind = ChartKind::HorizontalBars;
    QString id = {}; ///< the metric's id
    QString title = {};
    QString subtitle = {};
    ChartAxis axis = {};
    QList<ChartCategory> categories = {};
    QList<ChartSeries> series = {};
    QList<ChartPoint> reach = {}; ///< of charts beside it on the same scale: their marks find room here, too
    PlaneSpec plane = {};         ///< of a plane or heat table, which has no categories and series
    ScoreSpec scores = {};        ///< of a score table, which has categories but no series
    QList<RowArrow> arrows = {};  ///< of bars and dots; in a plane annotations are marks and lines like others
    QList<RowLine> lines = {};
    ChartAlone alone = {};
    QString remark = {}; ///< a person's own note, under the marks
    QString doubt = {};  ///< why the title, which a person wrote, no longer says what the data say; else empty
    QStringList notes = {};
    QStringList sources = {};

    friend bool operator==(const ChartSpec &, const ChartSpec &) = default;
};

/// "2.24 (spot)": a number with the badge of its point, where it cannot be drawn.
[[nodiscard]] QString withBadge(const QString &number, const QString &badge);

/// Lines to either side of the values are drawn, so that numbers stand in a column of their own.
[[nodiscard]] bool hasRanges(const ChartSpec &spec);

/// What it shows is in `plane`.
[[nodiscard]] inline bool hasTwoAxes(const ChartSpec &spec)
{
    return spec.kind == ChartKind::Plane || spec.kind == ChartKind::Heat;
}

} // namespace chipboard
