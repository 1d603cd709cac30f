// Purpose: what holds of the lines and names of a plane wherever it is drawn: on the screen, on slides and in
// workbooks. Which lines have a colour of their own, which are told apart by their labels alone, and how many names are
// too many.
#pragma once

#include "data/charts/planespec.h"

namespace chipboard {

/// A strong line, or the thin one of a chip; others are grey.
[[nodiscard]] bool hasOwnColour(const PlaneLine &line);

/// Thin lines with labels, of which there are several (those of equal cost): their labels stand on them, and one
/// without would be taken for a neighbour, so it is not drawn.
[[nodiscard]] bool isOfFamily(const PlaneLine &line, const QList<PlaneLine> &lines);

/// More names of marks than can be led to them: only those stand that need no line to their mark. Numbers that stand
/// for names in a key are short enough.
[[nodiscard]] bool hasHeapOfNames(const PlaneSpec &plane);

/// Points that are known one by one, as lines: each grows at both ends while there is a point within reach of one.
[[nodiscard]] QList<QList<QPointF>> linesThrough(QList<QPointF> points, double reach);

} // namespace chipboard
