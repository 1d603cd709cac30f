// Purpose: writes bars as an OpenDocument chart (.odc), which LibreOffice embeds and edits: names, values, ranges and
// colours.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/theme/theme.h"

#include <QByteArray>
#include <QSizeF>

namespace chipboard {

/// `size` in points. Precondition: canBeChart(spec) for a bar chart.
[[nodiscard]] QByteArray odfBars(const ChartSpec &spec, const Theme &theme, const QSizeF &size);

} // namespace chipboard
