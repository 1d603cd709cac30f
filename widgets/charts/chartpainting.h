// Purpose: the strokes of a chart: bars (solid, hatched, outlined), whiskers, badges, texts. Plain QPainter with
// vector operations only and no transparency, so that a PDF of it holds no picture. Fast: fills without
// antialiasing where edges lie on pixels, our own hatch lines instead of a brush pattern.
#pragma once

#include "widgets/charts/chartlayout.h"
#include "widgets/charts/planelayout.h"

class QPainter;

namespace chipboard {

/// What is lit and where the keyboard is; not part of the spec.
struct ChartState
{
    int highlighted = -1;
    int current = -1;
    bool focused = false;
    double scroll = 0.0;
    QString lit; ///< in a plane several marks and lines may belong to one chip

    friend bool operator==(const ChartState &, const ChartState &) = default;
};

/// Card, title and subtitle, as far as they meet `dirty`.
void paintChartCard(QPainter &painter, const ChartLayout &layout, const Theme &theme, const ChartState &state,
                    const QRectF &dirty);
/// The same with the grid, as far as they meet `dirty`; the text for "nothing chosen" when there are no
/// categories.
void paintChartGround(QPainter &painter, const ChartLayout &layout, const Theme &theme, const ChartState &state,
                      const QRectF &dirty);
/// Labels, bars, whiskers and values of the rows that meet `dirty`.
void paintChartRows(QPainter &painter, const ChartLayout &layout, const ChartSpec &spec, const Theme &theme,
                    const ChartState &state, const QRectF &dirty);
/// Over them: the lit row once more on its ground, and the ring around the row or cell that the keyboard is on.
void paintLitRows(QPainter &painter, const ChartLayout &layout, const ChartSpec &spec, const Theme &theme,
                  const ChartState &state);

/// The strokes that bars share with the cells of a score table.
void paintBar(QPainter &painter, const QRectF &bar, MarkStyle style, const QColor &colour, const Theme &theme);
/// In the row whose top is at `top`.
void paintBadge(QPainter &painter, const PlacedBadge &badge, const QFont &font, const Theme &theme, double top);

// Where the cells of a heat table stand in its plot, and the numbers in them. Lengths in pixels.

struct PlacedCells
{
    QList<PlaneField> fields; ///< one a cell of the spec
    QFont font;               ///< of all numbers
    bool whole = true;        ///< no number was left out
};

/// Numbers that do not fit make the font of all cells small; where that is not enough, a cell has its colour alone.
[[nodiscard]] PlacedCells placeCells(const ChartSpec &spec, const QRectF &plot, const PlaneFonts &fonts,
                                     TextRuler &ruler);

/// The height of a plot whose cells are as high as their small numbers.
[[nodiscard]] double lowestCells(const ChartSpec &spec, const PlaneFonts &fonts, TextRuler &ruler);

/// Of a text without the empty room above capitals.
[[nodiscard]] QSizeF inkSize(const QFont &font, const QString &text, TextRuler &ruler);

} // namespace chipboard
