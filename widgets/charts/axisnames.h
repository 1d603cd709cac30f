// Purpose: names beside charts: in one line, or in two where that keeps them whole, and as many as stand apart. All
// lengths in pixels.
#pragma once

#include "widgets/charts/planelayout.h"

#include <optional>

namespace chipboard {

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

} // namespace chipboard
