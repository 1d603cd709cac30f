// Purpose: places the axis titles of a plane: each at its axis, both in one line above a low plot, or none if the plot
// is too low even for that. Lengths in pixels.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/charts/planelayout.h"

#include <optional>

namespace chipboard {

enum class TitleLines { Apart, One, None };

/// Prefixes of the titles when both share one line.
inline constexpr QChar axisUp(0x2191);
inline constexpr QChar axisRight(0x2192);

struct PlacedTitles
{
    PlacedText x;
    PlacedText y;
    bool whole = true; ///< false if a title was elided
};

/// Gap between a title and its neighbour.
inline constexpr double titleGap = 3.0;

/// `height`: of the plot without titles. A table's cells mean nothing without titles, so it always keeps them; `lowest`
/// is the table height below which they share a line.
[[nodiscard]] TitleLines titleLines(const ChartSpec &spec, double height, double line, double lowest);

/// The y title stands above its axis, unrotated; the x title below its axis, aligned with the right end of the plot.
[[nodiscard]] PlacedTitles titlesApart(const ChartSpec &spec, const ChartLayout &frame, double plotRight, double bottom,
                                       TextRuler &ruler);
/// "↑ Use  → Price"; each title gets at least half of the line.
[[nodiscard]] PlacedTitles titlesInOneLine(const ChartSpec &spec, const ChartLayout &frame, TextRuler &ruler);

[[nodiscard]] QString withoutArrow(const QString &title);

// Names next to charts, on one line, or on two if that avoids eliding. Lengths in pixels.

/// One line if the name fits, else up to `mostLines` whole lines, else one elided line.
[[nodiscard]] QStringList nameLines(const QFont &font, const QString &name, double room, int mostLines,
                                    TextRuler &ruler);
/// Width of the widest line when every name fits whole in `mostLines` lines within `room`; empty if one does not.
[[nodiscard]] std::optional<double> widthOfNames(const QFont &font, const QStringList &names, double room,
                                                 int mostLines, TextRuler &ruler);
/// Distance between the base lines of one name: tighter than in running text, so that adjacent names stay distinct.
[[nodiscard]] double nameStep(const QFont &font);
/// Height of a name of so many lines.
[[nodiscard]] double nameHeight(const QFont &font, int lines, TextRuler &ruler);
/// The lines, right-aligned; `at` is the right end of the base line of a single line. The second is empty if there is
/// only one line.
[[nodiscard]] std::pair<PlacedText, PlacedText> placedName(const QStringList &lines, const QFont &font,
                                                           const QPointF &at, TextRuler &ruler);
/// Keeps every label, or every second, third...: as many as fit with a horizontal gap of `apart`.
void keepApart(QList<PlaneTick> &ticks, const QList<QRectF> &places, double apart);

// Position of a value on an axis: 0 at its minimum, 1 at its maximum.

/// NaN if undefined: zero on a logarithmic axis, an axis without length.
[[nodiscard]] double axisShare(const ChartAxis &axis, double value);
/// The same, clamped to 0..1; 0 if undefined.
[[nodiscard]] double boundedAxisShare(const ChartAxis &axis, double value);
/// Inverse of axisShare().
[[nodiscard]] double axisValue(const ChartAxis &axis, double share);

} // namespace chipboard
