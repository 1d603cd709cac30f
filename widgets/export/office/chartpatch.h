// Purpose: what libxlsxwriter has no call for, put into its chart parts once they are written: whiskers of each bar's
// own length, labels that stand behind them and tell small numbers in enough digits, and a plane that leaves room
// beside it.
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
    std::optional<QRectF> plot; ///< the plane without its axes, in shares of the chart
    QByteArray labels;          ///< c:dLbl of the first series, one a bar that has a value
    QByteArray whiskers;        ///< c:errBars of the first series
};

[[nodiscard]] ChartPatch patchOf(const BarChart &chart);
[[nodiscard]] ChartPatch patchOf(const ScatterChart &chart);

/// One patch a chart, in the order of their parts. What a part does not have is not patched.
[[nodiscard]] PackageParts withPatches(PackageParts parts, const QList<ChartPatch> &patches);

} // namespace chipboard
