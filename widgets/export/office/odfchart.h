// Purpose: bars as a chart document of OpenDocument (.odc), which LibreOffice embeds and edits: names, values, ranges
// and colours.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/theme/theme.h"

#include <QByteArray>
#include <QSizeF>

namespace chipboard {

/// `size` in points. Precondition: canBeChart(spec), and it has bars.
[[nodiscard]] QByteArray odfBars(const ChartSpec &spec, const Theme &theme, const QSizeF &size);

} // namespace chipboard
