// Purpose: detects missing typefaces and describes the consequences.
#pragma once

#include "data/core/result.h"

#include <QFont>
#include <QString>

#include <optional>

class QPainter;
class QPointF;
class QRect;

namespace chipboard {

/// Whether texts in `wanted` look right. Warning: another typeface is substituted. Error: there is none at all, and
/// letters would be boxes.
[[nodiscard]] std::optional<Problem> typefaceFault(const QString &wanted);

/// The same for the typeface that was found; empty if none was.
[[nodiscard]] std::optional<Problem> typefaceFault(const QString &wanted, const QString &found);

// A character that the font lacks is drawn from another font that has it; if none has, it is a box.

/// `font`, with shaping enabled if needed: without shaping Qt drops private-use characters and those newer than its
/// Unicode tables, such as recent emoji.
[[nodiscard]] QFont fontShowing(const QFont &font, const QString &text);

/// A mix-in for paint devices that draw letters as outlines, so that readers need no font. Colour emoji stay text.
class LettersAsCurves
{
public:
    virtual ~LettersAsCurves() = default;
};

/// Draws from `at` on the base line with the painter's font. In a PDF, a glyph that exists only as a bitmap is embedded
/// as an image.
void drawLetters(QPainter &painter, const QPointF &at, const QString &text);
/// In `area`, with alignment flags; elided to its width.
void drawElided(QPainter &painter, const QRect &area, int flags, const QString &text);

} // namespace chipboard
