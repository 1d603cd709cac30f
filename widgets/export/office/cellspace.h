// Purpose: how much room a text takes in a cell or a box of a slide, word by word and without a font at hand. A tenth
// more than in Inter, in which our slides are: who has it not reads them in another one.
#pragma once

#include <QString>

namespace chipboard {

inline constexpr double lineSpacing = 1.25; ///< of the letters' size, from line to line
inline constexpr double cellSides = 12.0;   ///< points beside a cell's text, both sides together

/// In one line, in the unit of the size.
[[nodiscard]] double lineWidth(const QString &text, double size, bool bold = false);
/// Of the longest piece that programs do not break: they break at spaces and after a hyphen between letters.
[[nodiscard]] double longestWord(const QString &text, double size, bool bold = false);
/// At least 1; a word that is wider than a line is broken at its end.
[[nodiscard]] int wrappedLines(const QString &text, double width, double size, bool bold = false);

} // namespace chipboard
