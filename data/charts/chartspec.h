// Purpose: a chart as plain data. Screen, PDF, SVG, PPTX, tables and screen readers all read the same ChartSpec, so
// what is exported is what is seen; a chart is tested as text (toText) and redrawn only when its spec differs. Colour
// roles, not colours.
#pragma once

#include "data/charts/scorespec.h"

namespace chipboard {

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
    QString statement; ///< what it says; empty: not told, and the others with it
    QString caution;   ///< what among its own numbers is not like for like; empty when fair
    QString footer;    ///< its own sources and dates

    friend bool operator==(const ChartAlone &, const ChartAlone &) = default;
};

struct ChartSpec
{
    ChartKind kind = ChartKind::HorizontalBars;
    QString id; ///< the metric's id
    QString title;
    QString subtitle;
    ChartAxis axis;
    QList<ChartCategory> categories;
    QList<ChartSeries> series;
    QList<ChartPoint> reach; ///< of charts beside it on the same scale: their marks find room here, too
    PlaneSpec plane;         ///< of a plane or heat table, which has no categories and series
    ScoreSpec scores;        ///< of a score table, which has categories but no series
    QList<RowArrow> arrows;  ///< of bars and dots; in a plane annotations are marks and lines like others
    QList<RowLine> lines;
    ChartAlone alone;
    QString remark; ///< a person's own note, under the marks
    QString doubt;  ///< why the title, which a person wrote, no longer says what the data say; else empty
    QStringList notes;
    QStringList sources;

    friend bool operator==(const ChartSpec &, const ChartSpec &) = default;
};

/// What it shows is in `plane`.
[[nodiscard]] inline bool hasTwoAxes(const ChartSpec &spec)
{
    return spec.kind == ChartKind::Plane || spec.kind == ChartKind::Heat;
}

/// Line by line, for approval tests and diffs.
[[nodiscard]] QString toText(const ChartSpec &spec);

} // namespace chipboard
