// Purpose: ticks that a native axis cannot have: at 1, 2 and 5 of each power of ten, and at years. They are points of
// the chart with their labels, and pieces of a line for the grid, so that PowerPoint and Impress draw them where the
// screen has them and in its words.
#pragma once

#include "data/charts/planespec.h"
#include "widgets/export/office/textmeasure.h"

#include <QRectF>
#include <QSizeF>

namespace chipboard {

/// A native logarithmic axis ticks at powers of one number only, and an axis of days at equal numbers of days.
[[nodiscard]] bool hasOwnTicks(const ChartAxis &axis, bool isTime);

/// Those of the ticks whose labels find room along an axis of that many points; labels of an upright axis stand one
/// above the other.
[[nodiscard]] QList<qsizetype> toldTicks(const ChartAxis &axis, double length, double size, bool isUpright,
                                         const TextMeasure &letters);

/// Just inside of the axis' beginning: what stands at the very end is left out where logarithms round to beyond it.
[[nodiscard]] double beginningOf(const ChartAxis &axis);

/// Where the title of an axis with such ticks stands, as shares of the chart: its labels are no labels to the program,
/// which would put the title upon them.
[[nodiscard]] QPointF titlePlace(const QString &title, double size, const QRectF &plot, const QSizeF &chart,
                                 bool isUpright, const TextMeasure &letters);

} // namespace chipboard
