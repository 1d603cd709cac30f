#include "widgets/export/pagefit.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "widgets/export/chartparts.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr double sheetRounding = 1.0; // pixels

bool hasLines(const TextBlock &block) { return !block.lines.isEmpty(); }

// A chart's key stands in its own room.
bool areClear(const Sheet &sheet, const QRectF &body)
{
    return std::ranges::all_of(sheet.charts, [&](const ChartPlace &place) {
        const QRectF rect = QRectF(place.rect).adjusted(sheetRounding, sheetRounding, -sheetRounding, -sheetRounding);
        return body.adjusted(-sheetRounding, -sheetRounding, sheetRounding, sheetRounding).contains(rect)
            && std::ranges::none_of(sheet.texts, [&rect](const TextBlock &block) {
                   return hasLines(block) && block.rect.intersects(rect);
               });
    });
}

// Names and numbers, or the words instead of these.
bool isLabelled(const ChartSpec &chart, const ChartLayout &layout)
{
    const QList<ChartPoint> points = chart.series.isEmpty() ? QList<ChartPoint>() : chart.series.constFirst().points;
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        const ChartPoint point = points.value(i);
        const QString &number = point.value ? point.label : point.gap;
        const QString &shown = layout.row.at(i).mark.text;
        const bool hasNumber = number.isEmpty() || (!shown.isEmpty() && !shown.endsWith(QChar(0x2026)));
        // A name of which one half is left can be recognised.
        if (!hasNumber || 2 * layout.row.at(i).name().size() < chart.categories.at(i).shownLabel().size())
            return false;
    }
    return true;
}

bool isDrawn(const ChartPlace &place, const Sheet &sheet, const TypeScale &type, TextRuler &ruler)
{
    constexpr double lowestPlot = 2.5; // in body type sizes
    const QMap<QString, int> rows = drawnRows(place.chart, {sheet}, type, ruler);
    if (std::ranges::any_of(rows, [](int times) { return times == 0; }))
        return false;
    if (!hasTwoAxes(place.chart))
        return isLabelled(place.chart, layoutChart(place.chart, type, place.rect.size(), ruler));
    const QRectF plot = layoutPlane(place.chart, type, place.rect.size(), ruler).plot;
    return !place.chart.plane.empty.isEmpty() || namedRows(place.chart) > 0 || plot.height() >= lowestPlot * type.body;
}

bool isInside(const TablePart &table, const QRectF &body)
{
    return table.rows.isEmpty() || table.rows.constLast().top + table.rows.constLast().height <= body.bottom();
}

bool sheetsHoldAll(const PageLayout &layout, TextRuler &ruler)
{
    return std::ranges::all_of(layout.sheets, [&](const Sheet &sheet) {
        return areClear(sheet, layout.body) && isInside(sheet.table, layout.body)
            && std::ranges::all_of(sheet.charts,
                                   [&](const ChartPlace &place) { return isDrawn(place, sheet, layout.type, ruler); });
    });
}

bool isAsLargeAsOffered(const PageSize &paper)
{
    return std::ranges::any_of(pageSizes(), [&paper](const PageSize &size) {
        return paper.width >= size.width && paper.height >= size.height;
    });
}

} // namespace

bool holdsAll(const QList<PageLayout> &layouts, TextRuler &ruler)
{
    return std::ranges::all_of(layouts, [&ruler](const PageLayout &layout) { return sheetsHoldAll(layout, ruler); });
}

Result<Done> checkRoom(const QString &id, const std::function<bool(const PageSize &)> &fits)
{
    constexpr double step = 1.05;
    QString larger = id;
    std::optional<PageSize> size = findPageSize(id);
    for (double factor = step; size && !isAsLargeAsOffered(*size) && !fits(*size); factor *= step) {
        larger = enlargedPageSize(id, factor);
        size = findPageSize(larger);
    }
    if (larger == id)
        return Done();
    return Problem{ProblemCode::WrongUsage,
                   tr("The page size \"%1\" is too small for all rows and numbers of these pages.").arg(id),
                   tr("Use %1 or larger.").arg(size ? larger : QStringLiteral("slide"))};
}

} // namespace chipboard
