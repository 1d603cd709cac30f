// Purpose: a chart for those who do not see it: role Chart, a table with a row for each bar (its name; its value as
// the sentence that the tooltip shows) or mark of a plane (its name, x, y), and events when the spec or the current
// item changes. While only a part is in sight, the button that shows all comes after the cells.
#pragma once

#include <QAccessible>

namespace chipboard {

class ChartView;
struct ChartSpec;

/// Makes Qt ask us about charts. Qt keeps one copy, however often this is called.
void installChartAccessibility();

/// Where events go: Qt, which drops them at once when nobody listens. Tests listen in its place.
using AccessibilitySink = void (*)(QAccessibleEvent *);

/// `before` is the spec that gave way to the present one.
void announceSpec(ChartView &view, const ChartSpec &before, AccessibilitySink send = QAccessible::updateAccessibility);
/// After the whole chart gave way to a part of it, or the part to the whole.
void announceZoom(ChartView &view, AccessibilitySink send = QAccessible::updateAccessibility);
void announceCurrent(ChartView &view, AccessibilitySink send = QAccessible::updateAccessibility);

} // namespace chipboard
