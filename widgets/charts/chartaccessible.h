// Purpose: charts for screen readers: role Chart, a table with one row per bar (its name; its value as the sentence in
// the tooltip) or per mark of a plane (name, x, y), and events when the spec or the current item changes. While zoomed,
// the button that shows everything follows the cells.
#pragma once

#include <QAccessible>

namespace chipboard {

class ChartView;
struct ChartSpec;

/// Registers the accessibility factory for charts with Qt. Safe to call repeatedly.
void installChartAccessibility();

/// Receives the events: by default Qt, which drops them if no screen reader is active. Tests pass their own sink.
using AccessibilitySink = void (*)(QAccessibleEvent *);

/// `before` is the previous spec.
void announceSpec(ChartView &view, const ChartSpec &before, AccessibilitySink send = QAccessible::updateAccessibility);
/// Call after a chart is zoomed or reset.
void announceZoom(ChartView &view, AccessibilitySink send = QAccessible::updateAccessibility);
void announceCurrent(ChartView &view, AccessibilitySink send = QAccessible::updateAccessibility);

} // namespace chipboard
