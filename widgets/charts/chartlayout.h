// Purpose: lays out a bar chart and fits its texts: pure geometry from ChartSpec, type scale and size. Screen and
// export share it, so they cannot differ; texts that do not fit are elided here, never clipped. All lengths in pixels.
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

/// A text that fits, with the left end of its base line.
struct PlacedText
{
    QString text;
    QPointF at;

    friend bool operator==(const PlacedText &, const PlacedText &) = default;
};

/// Both lines of a name that was broken at a space or after a hyphen.
[[nodiscard]] inline QString joined(const PlacedText &label, const PlacedText &more)
{
    const bool isWord = more.text.isEmpty() || label.text.endsWith(QLatin1Char('-'));
    return isWord ? label.text + more.text : label.text + QLatin1Char(' ') + more.text;
}

/// A word in a box; no badge if the box is null.
struct PlacedBadge
{
    PlacedText text;
    QRectF box; ///< y is relative to the same origin as the text's

    friend bool operator==(const PlacedBadge &, const PlacedBadge &) = default;
};

struct ChartRow
{
    PlacedText label;      ///< at.y is relative to the row's top; so is every y below
    PlacedText more;       ///< the second line of a long name
    PlacedBadge nameBadge; ///< before the name
    PlacedText mark;       ///< the value next to the bar or in the value column, or the reason for a gap
    double end = 0.0;      ///< right end of the bar, centre of the dot
    double low = 0.0;      ///< ends of the whisker; equal if there is none
    double high = 0.0;
    PlacedBadge badge;     ///< after the value
    double triangle = 0.0; ///< tip of the baseline's triangle; 0 if none
    double right = 0.0;    ///< right end of everything at the mark
    PlacedText callout;    ///< custom text at the mark

    /// The name on one line.
    [[nodiscard]] QString name() const { return joined(label, more); }
    friend bool operator==(const ChartRow &, const ChartRow &) = default;
};

/// A bracket between the values of two rows, with its arrow at `from`.
struct PlacedArrow
{
    double x = 0.0; ///< x of the vertical stroke
    qsizetype from = 0;
    qsizetype to = 0;
    double fromX = 0.0; ///< x of its two ends
    double toX = 0.0;
    PlacedText label; ///< at.y is relative to the top of the first row

    friend bool operator==(const PlacedArrow &, const PlacedArrow &) = default;
};

/// A line across all rows.
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

/// A column of a score table with its heading.
struct PlacedColumn
{
    double left = 0.0;
    double width = 0.0;
    QList<PlacedText> title;
    QList<PlacedText> unit;
};

/// The contents of one row of a column; y is relative to the row's top.
struct ScoreField
{
    QFont font;
    QList<PlacedText> lines;
    bool isGap = false;
    double barTop = 0.0;
    double barEnd = 0.0;
    double low = 0.0; ///< ends of the whisker; equal if there is none
    double high = 0.0;
    PlacedBadge badge; ///< after the number
};

struct ScoreLayout
{
    QFont titleFont;
    QList<PlacedColumn> columns;
    QList<ScoreField> fields; ///< one per row
    bool whole = true;        ///< no text was elided
};

struct ChartLayout
{
    ChartFonts fonts;
    QRectF card;
    double padding = 0.0;    ///< between the card's edge and its texts
    QList<PlacedText> title; ///< one line, or two if one is too short
    QList<PlacedText> subtitle;
    QRectF rows;        ///< the visible part of the rows, across the card
    QRectF plot;        ///< from the axis minimum to its maximum
    double zero = 0.0;  ///< x of the value 0, where bars start
    QList<double> grid; ///< x of the grid lines at the ticks, whole pixels; empty without rows
    double pitch = 0.0;
    double thickness = 0.0; ///< of a bar or dot
    double numbers = 0.0;   ///< right end of the value column; 0: values stand at the bar ends
    bool complete = true;   ///< all rows are visible without scrolling
    QList<ChartRow> row;
    QFont tickFont;
    QList<PlacedText> ticks; ///< below rows of dots, which are read against the grid
    RowAnnotations annotations;
    bool isDoubtful = false; ///< the title is custom and no longer matches the data
    ScoreLayout scores;

    /// The title as shown; elided if two lines are too short.
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString subtitleText() const;
    /// Height of all rows; exceeds rows.height() if the chart scrolls.
    [[nodiscard]] double contentHeight() const { return pitch * static_cast<double>(row.size()); }
    [[nodiscard]] QRectF rowRect(int index, double scroll) const;
    /// -1 if there is no row there.
    [[nodiscard]] int rowAt(const QPointF &position, double scroll) const;
};

/// Width of a badge including the gap before it; 0 without one.
[[nodiscard]] double badgeWidth(const ChartFonts &fonts, const QString &text, TextRuler &ruler);
/// The badge after a number that ends at `end`, on its base line; elided to fit `room`.
[[nodiscard]] PlacedBadge placedBadge(const ChartFonts &fonts, const QString &text, const QPointF &end, double room,
                                      TextRuler &ruler);

[[nodiscard]] QRectF scoreCellRect(const ChartLayout &layout, int row, int column, double scroll);
/// -1 if no cell is there; everything left of the first column counts as the first.
[[nodiscard]] int scoreColumnAt(const ChartLayout &layout, double x);

/// Cheap: lays out only the header and the height of the rows, for a card of that size.
[[nodiscard]] ChartLayout layoutChartFrame(const ChartSpec &spec, const TypeScale &type, const QSizeF &size,
                                           TextRuler &ruler);
/// layoutChart(), but shrinks the type of a score table until no text is elided; never below the default type.
[[nodiscard]] ChartLayout layoutFitting(const ChartSpec &spec, const TypeScale &type, const QSizeF &size,
                                        TextRuler &ruler);
[[nodiscard]] ChartLayout layoutChart(const ChartSpec &spec, const TypeScale &type, const QSizeF &size,
                                      TextRuler &ruler);

/// A spec with its layout.
struct LaidOut
{
    const ChartSpec &spec;
    const ChartLayout &layout;
};

/// The area to repaint when `after` replaces `before` with the same categories: from the first to the last row that
/// differs, right of the names; the whole card if header or labels change. `scroll`: scroll offset of the rows.
[[nodiscard]] QRect changedArea(const LaidOut &before, const LaidOut &after, double scroll);

/// Minimum row height; below it the chart scrolls.
[[nodiscard]] double smallestPitch(const TypeScale &type);

} // namespace chipboard
