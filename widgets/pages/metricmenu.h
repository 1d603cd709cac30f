// Purpose: the menu that chooses what a chart shows: every metric that makes sense at a level, in groups.
#pragma once

#include <QString>

class QMenu;

namespace chipboard {

/// Fills an empty menu; each action's data() is its metric's id, the current one is checked.
void fillMetricMenu(QMenu &menu, const QString &current);

} // namespace chipboard
