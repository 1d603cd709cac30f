// Purpose: where everything of a bar chart goes, and which texts fit there: pure geometry from ChartSpec, type scale
// and size. Screen and export share it, so they cannot differ; texts that do not fit are elided here, never cut.
// All lengths in pixels.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/charts/textruler.h"
#include "widgets/theme/theme.h"

#include <QRectF>

namespace chipboard {

struct ChartFonts
{
    QFont title;
    QFont subtitle;
    QFont label;
    QFont baselineLabel;
    QFont mark;
    QFont gap;
};

/// A text that fits, with the place of its left end on the base line.
struct PlacedText
{
    QString text;
    QPointF at;

    friend bool operator==(const PlacedText &, const PlacedText &) = default;
};

/// Both lines of a name, which is broken at a space or behind a hyphen.
[[nodiscard]] inline QString joined(const PlacedText &label, const PlacedText &more)
{
    const bool isWord = more.text.isEmpty() || label.text.endsWith(QLatin1Char('-'));
    return isWord ? label.text + more.text : label.text + QLatin1Char(' ') + more.text;
}

/// A word in a box. A null box: none.
struct PlacedBadge
{
    PlacedText text;
    QRectF box; ///< its y counts like the text's

    friend bool operator==(const PlacedBadge &, const PlacedBadge &) = default;
};

struct ChartRow
{
    PlacedText label;      ///< at.y counts from the row's top; so do all y below
    PlacedText more;       ///< the second line of a long name
    PlacedBadge nameBadge; ///< before the name
    PlacedText mark;       ///< the value beside the bar or in the column of values, or the gap's reason
    double end = 0.0;      ///< right end of the bar, centre of the dot
    double low = 0.0;      ///< ends of the whisker; equal when there is none
    double high = 0.0;
    PlacedBadge badge;     ///< behind the value
    double triangle = 0.0; ///< tip of the baseline's triangle; 0: none
    double right = 0.0;    ///< right end of all that stands at the mark
    PlacedText callout;    ///< what a person wrote there

    /// As it is shown, in one line.
    [[nodiscard]] QString name() const { return joined(label, more); }
    friend bool operator==(const ChartRow &, const ChartRow &) = default;
};

/// A bracket from one row's value to another's, with its arrow at `from`.
struct PlacedArrow
{
    double x = 0.0; ///< of the upright
    qsizetype from = 0;
    qsizetype to = 0;
    double fromX = 0.0; ///< where its ends are
    double toX = 0.0;
    PlacedText label; ///< at.y counts from the top of the first row

    friend bool operator==(const PlacedArrow &, const PlacedArrow &) = default;
};

/// Across all rows.
struct PlacedLine
{
    double x = 0.0;
    PlacedText label;

    friend bool operator==(const PlacedLine &, const PlacedLine &) = default;
};

struct RowAnnotations
{
    QList<PlacedArrow> arrows;
    QList<PlacedLine> lines;
    PlacedText remark;

    friend bool operator==(const RowAnnotations &, const RowAnnotations &) = default;
};

/// A column of a score table with its head.
struct PlacedColumn
{
    double left = 0.0;
    double width = 0.0;
    QList<PlacedText> title;
    QList<PlacedText> unit;
};

/// What stands in one row of a column; y counts from the row's top.
struct ScoreField
{
    QFont font;
    QList<PlacedText> lines;
    bool isGap = false;
    double barTop = 0.0;
    double barEnd = 0.0;
    double low = 0.0; ///< ends of the whisker; equal when there is none
    double high = 0.0;
    PlacedBadge badge; ///< behind the number
};

struct ScoreLayout
{
    QFont titleFont;
    QList<PlacedColumn> columns;
    QList<ScoreField> fields; ///< row by row
    bool whole = true;        ///< no text was elided
};

struct ChartLayout
{
    ChartFonts fonts;
    QRectF card;
    double padding = 0.0;    ///< between the card's edge and its texts
    QList<PlacedText> title; ///< one line at least, two where one is too short
    QList<PlacedText> subtitle;
    QRectF rows;        ///< what is seen of the rows, across the card
    QRectF plot;        ///< from the axis' minimum to its maximum
    double zero = 0.0;  ///< x of the value 0, where bars start
    QList<double> grid; ///< x of the lines at the axis' ticks, whole pixels; none without rows
    double pitch = 0.0;
    double thickness = 0.0; ///< of a bar or dot
    double numbers = 0.0;   ///< right end of the column of values; 0: each stands at the end of its bar
    bool complete = true;   ///< all rows are seen without scrolling
    QList<ChartRow> row;
    QFont tickFont;
    QList<PlacedText> ticks; ///< under the rows of dots, whose place is read against the grid
    RowAnnotations annotations;
    bool isDoubtful = false; ///< the title, which a person wrote, is no longer so
    ScoreLayout scores;

    /// As it is read; elided where two lines are too short for it.
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString subtitleText() const;
    /// Of all rows; larger than rows.height() when there is something to scroll.
    [[nodiscard]] double contentHeight() const { return pitch * static_cast<double>(row.size()); }
    [[nodiscard]] QRectF rowRect(int index, double scroll) const;
    /// -1 when there is no row at that place.
    [[nodiscard]] int rowAt(const QPointF &position, double scroll) const;
};

/// Of a badge with the gap before it; 0 without one.
[[nodiscard]] double badgeWidth(const ChartFonts &fonts, const QString &text, TextRuler &ruler);
/// Behind a number that ends at `end`, on its base line. What does not fit into `room` is elided.
[[nodiscard]] PlacedBadge placedBadge(const ChartFonts &fonts, const QString &text, const QPointF &end, double room,
                                      TextRuler &ruler);

/// A cell of a score table.
[[nodiscard]] QRectF scoreCellRect(const ChartLayout &layout, int row, int column, double scroll);
/// -1 when no cell is at that place; left of the first column is the first.
[[nodiscard]] int scoreColumnAt(const ChartLayout &layout, double x);

/// For a card of that size: header and height of the rows only; cheap.
[[nodiscard]] ChartLayout layoutChartFrame(const ChartSpec &spec, const TypeScale &type, const QSizeF &size,
                                           TextRuler &ruler);
/// Everything.
/// layoutChart() in that type, but a table, whose columns stand side by side, in as much smaller type as keeps it
/// whole; never smaller than usual.
[[nodiscard]] ChartLayout layoutFitting(const ChartSpec &spec, const TypeScale &type, const QSizeF &size,
                                        TextRuler &ruler);
[[nodiscard]] ChartLayout layoutChart(const ChartSpec &spec, const TypeScale &type, const QSizeF &size,
                                      TextRuler &ruler);

/// A chart as it is seen.
struct LaidOut
{
    const ChartSpec &spec;
    const ChartLayout &layout;
};

/// What must be painted again when one chart of the same categories gives way to another: the whole card, or from the
/// first to the last row that differs, right of the names, when header and labels stay. `scroll` is how far the rows
/// are scrolled.
[[nodiscard]] QRect changedArea(const LaidOut &before, const LaidOut &after, double scroll);

/// Under this a row is not made; the chart scrolls instead.
[[nodiscard]] double smallestPitch(const TypeScale &type);

} // namespace chipboard
