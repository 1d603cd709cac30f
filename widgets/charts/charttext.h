// Purpose: the texts of a chart that a person can write in place, and where each stands on screen.
#pragma once

#include <QMetaType>

namespace chipboard {

/// Callout: at a mark. Line: the value, and what it is, of a line across the chart.
enum class ChartText { Title, Subtitle, Note, Callout, Line };

} // namespace chipboard
