// Purpose: what a computer without the typefaces that Chipboard is drawn in does to its texts, in words.
#pragma once

#include "data/core/result.h"

#include <QFont>
#include <QString>

#include <optional>

class QPainter;
class QPointF;
class QRect;

namespace chipboard {

// What a computer without the typefaces that Chipboard is drawn in does to its texts, in words.

/// Whether texts in `wanted` look as they should. A warning: another typeface stands in. An error: there is none at
/// all, and letters would be boxes.
[[nodiscard]] std::optional<Problem> typefaceFault(const QString &wanted);

/// The same of what was found: the typeface that stands in, empty where there is none.
[[nodiscard]] std::optional<Problem> typefaceFault(const QString &wanted, const QString &found);

// What the font does not have is drawn from another that has it; what no font has is a box.

/// `font`, or the same shaped: without shaping Qt leaves out letters of private use and those that its tables do not
/// know yet, such as the emoji of the last years.
[[nodiscard]] QFont fontShowing(const QFont &font, const QString &text);

/// A paint device (besides its own class) whose letters are drawn as outlines, so that a reader needs no font. Signs
/// that fonts have as pictures stay text.
class LettersAsCurves
{
public:
    virtual ~LettersAsCurves() = default;
};

/// From `at` on the base line, with the painter's font. In a PDF what a font has as a picture alone is put there as
/// one.
void drawLetters(QPainter &painter, const QPointF &at, const QString &text);
/// In `area`, with alignment flags; no longer than the area is wide.
void drawElided(QPainter &painter, const QRect &area, int flags, const QString &text);

} // namespace chipboard
