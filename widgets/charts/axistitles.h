// Purpose: where the names of a plane's axes stand: each at its axis, or both in one line above a low plot, or nowhere
// beside a plot that is too low even for that. Lengths in pixels.
#pragma once

#include "widgets/charts/chartlayout.h"

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

} // namespace chipboard
