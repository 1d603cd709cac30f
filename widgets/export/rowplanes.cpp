#include "widgets/export/rowplanes.h"

#include "widgets/charts/planelayout.h"
#include "widgets/export/numberedplane.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double namedPitch = 1.35; // of a row, in lines of its name
constexpr qsizetype mostParts = 4;  // for the sake of names of marks

} // namespace

qsizetype rowsWithNames(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    if (namedRows(chart) == 0)
        return 0;
    const double height = layoutPlane(chart, type, size, ruler).plot.height();
    return static_cast<qsizetype>(height / (namedPitch * ruler.height(type.font(type.small))));
}

QList<ChartSpec> wholeRowParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    const qsizetype rows = namedRows(chart);
    const qsizetype most = std::max<qsizetype>(1, rowsWithNames(chart, type, size, ruler));
    const auto keepsNames = [&](const ChartSpec &part) {
        return !losesNames(part, layoutPlane(part, type, size, ruler));
    };
    for (qsizetype parts = (rows + most - 1) / most; parts > 0 && parts <= std::min(rows, mostParts); ++parts) {
        const QList<ChartSpec> charts = rowParts(chart, (rows + parts - 1) / parts);
        if (std::all_of(charts.begin(), charts.end(), keepsNames))
            return charts;
    }
    // A title in two lines, as the number of the part makes it, leaves less room.
    const auto holdsRows = [&](const ChartSpec &part) {
        return namedRows(part) <= rowsWithNames(part, type, size, ruler);
    };
    for (qsizetype fewer = most; fewer > 1; --fewer) {
        const QList<ChartSpec> charts = rowParts(chart, fewer);
        if (std::all_of(charts.begin(), charts.end(), holdsRows))
            return charts;
    }
    return rowParts(chart, 1);
}

} // namespace chipboard
