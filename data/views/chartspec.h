// Purpose: a chart as plain data. Screen, PDF, SVG, PPTX, tables and screen readers all read the same ChartSpec, so
// exports match the screen; charts are tested as text and redrawn only if the spec differs. Colour roles, not colours.
#pragma once

#include "data/board/board.h"
#include "data/board/chartwords.h"

#include <QList>
#include <QPointF>
#include <QString>

#include <optional>

namespace chipboard {

// A chart with two axes: marks, lines and bands. Rooflines, cost against performance, predicted against measured.
// Coordinates are in axis units; a mark without both is not created, ChartSpec::notes has the reason. On a logarithmic
// axis all coordinates are above zero.

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
    QStringList tickLabels; ///< one per tick, or none: bars need none, their marks carry the value

    friend bool operator==(const ChartAxis &, const ChartAxis &) = default;
};

enum class MarkShape { Circle, Square, Diamond, Triangle };

struct PlaneMark
{
    QString id;    ///< of the chip, instance or system, highlighted together in all charts; for measurements of the row
    QString label; ///< next to the mark if there is space; empty: none
    ColourRole role = ColourRole::Other;
    MarkStyle style = MarkStyle::Solid;
    MarkShape shape = MarkShape::Circle;
    double x = 0.0;
    double y = 0.0;
    std::optional<double> xLow; ///< both set when x is a range
    std::optional<double> xHigh;
    std::optional<double> yLow; ///< both set when y is a range
    std::optional<double> yHigh;
    double coverage = 0.0; ///< of an estimate's range, as RangeBasis
    bool baseline = false; ///< "you are here"
    bool small = false;    ///< one of hundreds
    QString xText;         ///< as in tables, with unit
    QString yText;
    QString description; ///< one sentence: tooltip and screen reader
    QString name = {};   ///< for a mark without a label, where its id is not readable: "Llama 3.1 70B on H100"

    /// Label, name or id.
    [[nodiscard]] QString shownName() const { return !label.isEmpty() ? label : name.isEmpty() ? id : name; }

    friend bool operator==(const PlaneMark &, const PlaneMark &) = default;
};

/// Strong: a roofline, a Pareto front. Quiet: lines of equal ratio, y = x.
enum class LineWeight { Strong, Quiet };

struct PlaneLine
{
    QString id;    ///< of its chip; empty for a reference line
    QString label; ///< at the line's end, or beside the plot if several strong lines end there; empty: none
    ColourRole role = ColourRole::Other;
    LineWeight weight = LineWeight::Strong;
    bool dashed = false; ///< announced or an estimate
    QList<QPointF> points;
    QString description;
    QString name = {}; ///< name in files if there is no label: "Pareto front"; empty: the description

    friend bool operator==(const PlaneLine &, const PlaneLine &) = default;
};

/// The area between two lines: within 25 % of the measured value.
struct PlaneBand
{
    QString label;
    QList<QPointF> lower;
    QList<QPointF> upper;
    std::optional<ColourRole> role = {}; ///< of the line whose range it shows; empty: none

    friend bool operator==(const PlaneBand &, const PlaneBand &) = default;
};

/// A cell of a heat table: from column to column + 1 on the x axis, likewise for rows.
struct PlaneCell
{
    QString id;
    int column = 0;
    int row = 0;
    std::optional<double> value; ///< empty: missing, never 0
    double tone = 0.0;           ///< -1 to 1: how strong the colour of the worse or the better end is; 0: neither
    QString label;               ///< in the cell: "0.87"
    QString gap;                 ///< instead of the label, one word: "none"
    bool isNow = false;          ///< the current value
    QString xText;               ///< as in tables, with unit
    QString yText;
    QString valueText;   ///< likewise, or why there is no value
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
    QString empty;           ///< why nothing is drawn, one sentence; used if there is nothing
    bool takesScale = false; ///< the user can choose linear or logarithmic axes

    friend bool operator==(const PlaneSpec &, const PlaneSpec &) = default;
};

// A row of a chart: its value with range, style and texts. Used by bars, dots and score tables.

struct ChartPoint
{
    std::optional<double> value; ///< in the axis' unit; empty: a gap
    std::optional<double> low;   ///< both set when the value is a range
    std::optional<double> high;
    MarkStyle style = MarkStyle::Solid;
    QString label;        ///< on the mark: "1.30", "~7.55"
    QString gap;          ///< instead of a mark: "not published", "no FP8"
    QString badge = {};   ///< "spot": price type, if it differs from the others; "few measurements"
    QString description;  ///< one sentence with value, formula and source: tooltip and screen reader
    QString callout = {}; ///< the user's annotation
    Beside beside = Beside::Untold;
    QString absolute = {};      ///< the number itself if the label is relative to the baseline; else empty
    bool isApproximate = false; ///< the label starts with "~"
    bool isUnlike = false;      ///< not comparable with the baseline: the label ends with "n/c"
    bool isOwn = false;         ///< based on custom values, marked in the label or gap
    double coverage = 0.0;      ///< of an estimate's range, as RangeBasis

    friend bool operator==(const ChartPoint &, const ChartPoint &) = default;
};

// Several measures of the same rows side by side, each on its own scale: "many metrics" without a radar chart. Rows are
// the chart's categories. The best value is marked by glyph and weight, never by colour alone, and only if numbers are
// comparable.

struct ScoreColumn
{
    QString metric; ///< metric of the source card for its cells
    QString title;
    QString unit;             ///< for display, with what it is per; empty for words
    bool hasBars = true;      ///< false: words, such as the bottleneck of an estimate
    bool asked = false;       ///< the metric in question
    double maximum = 1.0;     ///< value of a full bar; bars start at zero
    QList<ChartPoint> points; ///< one per category; for words only the label
    QList<qsizetype> best;    ///< rows with no better comparable row; several if ranges overlap

    friend bool operator==(const ScoreColumn &, const ScoreColumn &) = default;
};

struct ScoreSpec
{
    QList<ScoreColumn> columns;

    friend bool operator==(const ScoreSpec &, const ScoreSpec &) = default;
};

/// Precedes the best value of a column.
inline constexpr QChar bestGlyph(0x2605);
/// Precedes the baseline's name where names are text.
inline constexpr QChar baselineGlyph(0x25C0);

/// Bars start at zero. Dots are on a logarithmic axis, for a spread of ten times and more. A plane has two axes. A heat
/// table is a plane of cells, with lines above. A score table has a row per category and a column per measure, with
/// bars on separate scales.
enum class ChartKind { HorizontalBars, HorizontalDots, Plane, Heat, Scores };

struct ChartSeries
{
    QString name;
    QList<ChartPoint> points; ///< one per category

    friend bool operator==(const ChartSeries &, const ChartSeries &) = default;
};

/// Between two rows: "2.1×".
struct RowArrow
{
    qsizetype from = 0; ///< the row described
    qsizetype to = 0;   ///< the row it is compared with
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

/// Texts of a chart for files that show it without the page's title; see chartstatement.h.
struct ChartAlone
{
    QString statement;           ///< what the chart shows; empty: unknown, and the others with it
    QString caution;             ///< what is not comparable among its own numbers; empty if all is
    QString footer;              ///< its own sources and dates
    QStringList publishers = {}; ///< all publishers in the footer, most used first

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
    QList<ChartPoint> reach = {}; ///< of adjacent charts on the same scale, whose marks must fit too
    PlaneSpec plane = {};         ///< for a plane or heat table, which has no categories and series
    ScoreSpec scores = {};        ///< for a score table, which has categories but no series
    QList<RowArrow> arrows = {};  ///< for bars and dots; in a plane, annotations are marks and lines
    QList<RowLine> lines = {};
    ChartAlone alone = {};
    QString remark = {}; ///< the user's note, below the marks
    QString doubt = {};  ///< why the custom title no longer matches the data; else empty
    QStringList notes = {};
    QStringList sources = {};

    friend bool operator==(const ChartSpec &, const ChartSpec &) = default;
};

/// "2.24 (spot)": a number with its point's badge, if the badge cannot be drawn.
[[nodiscard]] QString withBadge(const QString &number, const QString &badge);

/// True if range lines are drawn, so that numbers need their own column.
[[nodiscard]] bool hasRanges(const ChartSpec &spec);

/// True if the content is in `plane`.
[[nodiscard]] inline bool hasTwoAxes(const ChartSpec &spec)
{
    return spec.kind == ChartKind::Plane || spec.kind == ChartKind::Heat;
}

} // namespace chipboard
