// Purpose: lets marks of a plane step aside that would cover each other: sideways, the baseline's last. How far a mark
// stands from its number is less than three of its widths; tooltips and tables have the number itself.
#pragma once

#include "data/charts/chartspec.h"

#include <QPointF>

namespace chipboard {

/// The places of the marks of a plane, in pixels, where they are drawn. Small marks stay, and so do all where rows have
/// names: there one mark over another says that both are the same. `radius` is that of a mark that is not small.
[[nodiscard]] QList<QPointF> marksAside(const ChartSpec &spec, const QList<QPointF> &places, double radius);

} // namespace chipboard
