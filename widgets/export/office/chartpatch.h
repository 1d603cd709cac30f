// Purpose: patches written chart parts where libxlsxwriter has no API: whiskers of individual lengths, labels after
// them with enough digits for small numbers, and room next to a plane.
#pragma once

#include "data/core/package.h"
#include "widgets/export/office/sheetcharts.h"

#include <QByteArray>
#include <QList>
#include <QRectF>

#include <optional>

namespace chipboard {

struct ChartPatch
{
    std::optional<QRectF> plot; ///< inner plot area, in fractions of the chart
    QByteArray labels;          ///< c:dLbl of the first series, one per bar with a value
    QByteArray whiskers;        ///< c:errBars of the first series
};

[[nodiscard]] ChartPatch patchOf(const BarChart &chart);
[[nodiscard]] ChartPatch patchOf(const ScatterChart &chart);

/// One patch per chart, in the order of their parts. Elements missing in a part are skipped.
[[nodiscard]] PackageParts withPatches(PackageParts parts, const QList<ChartPatch> &patches);

} // namespace chipboard
