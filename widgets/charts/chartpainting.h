// Purpose: paints a chart: bars (solid, hatched, outlined), whiskers, badges, texts. Plain QPainter, vector operations
// only and no transparency, so that its PDF contains no bitmaps. Fast: no antialiasing for fills on pixel boundaries,
// own hatch lines instead of a brush pattern.
#pragma once

#include "widgets/charts/chartlayout.h"
#include "widgets/charts/planelayout.h"

class QPainter;

namespace chipboard {

/// Highlight and keyboard position; not part of the spec.
struct ChartState
{
    int highlighted = -1;
    int current = -1;
    bool focused = false;
    double scroll = 0.0;
    QString lit; ///< several marks and lines of a plane may belong to one chip

    friend bool operator==(const ChartState &, const ChartState &) = default;
};

/// Paints card, title and subtitle where they intersect `dirty`.
void paintChartCard(QPainter &painter, const ChartLayout &layout, const Theme &theme, const ChartState &state,
                    const QRectF &dirty);
/// Paints the same plus the grid where they intersect `dirty`; without categories, the text for an empty selection.
void paintChartGround(QPainter &painter, const ChartLayout &layout, const Theme &theme, const ChartState &state,
                      const QRectF &dirty);
/// Paints labels, bars, whiskers and values of the rows that intersect `dirty`.
void paintChartRows(QPainter &painter, const ChartLayout &layout, const ChartSpec &spec, const Theme &theme,
                    const ChartState &state, const QRectF &dirty);
/// Paints on top of them: the highlighted row with its background, and the focus ring of the row or cell.
void paintLitRows(QPainter &painter, const ChartLayout &layout, const ChartSpec &spec, const Theme &theme,
                  const ChartState &state);

/// Shared by bars and the cells of a score table.
void paintBar(QPainter &painter, const QRectF &bar, MarkStyle style, const QColor &colour, const Theme &theme);
/// `top`: top of the row.
void paintBadge(QPainter &painter, const PlacedBadge &badge, const QFont &font, const Theme &theme, double top);

// Positions of a heat table's cells in its plot, and their numbers. Lengths in pixels.

struct PlacedCells
{
    QList<PlaneField> fields; ///< one per cell of the spec
    QFont font;               ///< of all numbers
    bool whole = true;        ///< no number was omitted
};

/// If numbers do not fit, all cells get a smaller font; if that is not enough, a cell shows its colour only.
[[nodiscard]] PlacedCells placeCells(const ChartSpec &spec, const QRectF &plot, const PlaneFonts &fonts,
                                     TextRuler &ruler);

/// Height of a plot whose cells are just high enough for the small numbers.
[[nodiscard]] double lowestCells(const ChartSpec &spec, const PlaneFonts &fonts, TextRuler &ruler);

/// Size of a text without the empty space above capitals.
[[nodiscard]] QSizeF inkSize(const QFont &font, const QString &text, TextRuler &ruler);

} // namespace chipboard
