// Purpose: letters, signs and emoji that a name may have are drawn from whatever font has them; what no font has is a
// box, never nothing.
#pragma once

#include <QFont>
#include <QString>

class QPainter;
class QPointF;
class QRect;

namespace chipboard {

/// `font`, or the same shaped: without shaping Qt leaves out letters of private use and those that its tables do not
/// know yet, such as the emoji of the last years.
[[nodiscard]] QFont fontShowing(const QFont &font, const QString &text);

/// From `at` on the base line, with the painter's font. In a PDF what a font has as a picture alone is put there as
/// one.
void drawLetters(QPainter &painter, const QPointF &at, const QString &text);
/// In `area`, with alignment flags; no longer than the area is wide.
void drawElided(QPainter &painter, const QRect &area, int flags, const QString &text);

} // namespace chipboard
