// Purpose: where the names of a plane's axes stand: each at its axis, or both in one line above a low plot, or nowhere
// beside a plot that is too low even for that. Lengths in pixels.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/charts/planelayout.h"

#include <optional>

namespace chipboard {

enum class TitleLines { Apart, One, None };

/// Before the names where both stand in one line.
inline constexpr QChar axisUp(0x2191);
inline constexpr QChar axisRight(0x2192);

struct PlacedTitles
{
    PlacedText x;
    PlacedText y;
    bool whole = true; ///< none was elided
};

/// Between a title and what is next to it.
inline constexpr double titleGap = 3.0;

/// `height`: of the plot, if there were no titles. Cells of a table say nothing without them: it keeps them, whatever
/// they take; `lowest` is how low it may become before they share a line.
[[nodiscard]] TitleLines titleLines(const ChartSpec &spec, double height, double line, double lowest);

/// The y axis' above it, where it is read without turning the head; the x axis' below it, to the right end of the plot.
[[nodiscard]] PlacedTitles titlesApart(const ChartSpec &spec, const ChartLayout &frame, double plotRight, double bottom,
                                       TextRuler &ruler);
/// "↑ Use  → Price", each at least half of the line.
[[nodiscard]] PlacedTitles titlesInOneLine(const ChartSpec &spec, const ChartLayout &frame, TextRuler &ruler);

/// What a placed title says of its axis.
[[nodiscard]] QString withoutArrow(const QString &title);

// Names beside charts, in one line or in two where that keeps them whole. Lengths in pixels.

/// One line where that fits, else two whole ones where so many are allowed, else one that is elided.
[[nodiscard]] QStringList nameLines(const QFont &font, const QString &name, double room, int mostLines,
                                    TextRuler &ruler);
/// The width of the widest line where each name is whole in so many lines within `room`; empty where one is not.
[[nodiscard]] std::optional<double> widthOfNames(const QFont &font, const QStringList &names, double room,
                                                 int mostLines, TextRuler &ruler);
/// From one base line to the next of one name: closer than lines of a text, or names would run together.
[[nodiscard]] double nameStep(const QFont &font);
/// What a name of so many lines is high.
[[nodiscard]] double nameHeight(const QFont &font, int lines, TextRuler &ruler);
/// The lines, right-aligned; `at` is the right end of the base line that a single one would have. The second is empty
/// where there is none.
[[nodiscard]] std::pair<PlacedText, PlacedText> placedName(const QStringList &lines, const QFont &font,
                                                           const QPointF &at, TextRuler &ruler);
/// Every label, or every second, third...: as many as stand apart, sideways by so much.
void keepApart(QList<PlaneTick> &ticks, const QList<QRectF> &places, double apart);

// Where a value stands on an axis: 0 at its minimum, 1 at its maximum, beyond them outside.

/// Not a number where there is no place: zero on a logarithmic axis, an axis without length.
[[nodiscard]] double axisShare(const ChartAxis &axis, double value);
/// The same kept between 0 and 1; 0 where there is no place.
[[nodiscard]] double boundedAxisShare(const ChartAxis &axis, double value);
/// The value at a share of the axis' length: the reverse of axisShare().
[[nodiscard]] double axisValue(const ChartAxis &axis, double share);

} // namespace chipboard
