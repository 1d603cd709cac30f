#include "widgets/export/drawnrows.h"

#include "widgets/charts/planelayout.h"
#include "widgets/export/chartparts.h"
#include "widgets/export/rowplanes.h"

#include <algorithm>

namespace chipboard {
namespace {

void countRows(QMap<QString, QMap<QString, int>> &counts, const ChartSpec &part, const ChartLayout &layout)
{
    for (qsizetype row = 0; row < drawnRows(layout); ++row) {
        QMap<QString, int> &ofRow = counts[part.categories.at(row).id];
        if (part.kind != ChartKind::Scores)
            ++ofRow[QString()];
        for (const ScoreColumn &column : part.scores.columns)
            ++ofRow[column.metric + column.title];
    }
}

void countRows(QMap<QString, QMap<QString, int>> &counts, const ChartSpec &part, const PlaneLayout &layout)
{
    if (layout.yTicks.size() != part.plane.y.tickLabels.size())
        return;
    for (qsizetype i = 0; i < layout.yTicks.size(); ++i) {
        if (!layout.yTicks.at(i).name().isEmpty())
            ++counts[part.plane.y.tickLabels.at(i)][QString()];
    }
}

int leastOf(const QMap<QString, int> &counts, const ChartSpec &chart)
{
    if (chart.kind != ChartKind::Scores)
        return counts.value(QString());
    int least = chart.scores.columns.isEmpty()
        ? 1
        : counts.value(chart.scores.columns.constFirst().metric + chart.scores.columns.constFirst().title);
    for (const ScoreColumn &column : chart.scores.columns)
        least = std::min(least, counts.value(column.metric + column.title));
    return least;
}

} // namespace

QMap<QString, int> drawnRows(const ChartSpec &chart, const QList<Sheet> &sheets, const TypeScale &type,
                             TextRuler &ruler)
{
    QMap<QString, QMap<QString, int>> counts;
    for (const Sheet &sheet : sheets) {
        for (const ChartPlace &place : sheet.charts) {
            if (place.chart.id != chart.id || place.chart.kind != chart.kind)
                continue;
            if (!hasTwoAxes(chart))
                countRows(counts, place.chart, layoutChart(place.chart, type, place.rect.size(), ruler));
            else if (namedRows(chart) > 0)
                countRows(counts, place.chart, layoutPlane(place.chart, type, place.rect.size(), ruler));
        }
    }
    QMap<QString, int> drawn;
    for (const ChartCategory &category : chart.categories)
        drawn[category.id] = leastOf(counts.value(category.id), chart);
    for (const QString &name : namedRows(chart) > 0 ? chart.plane.y.tickLabels : QStringList())
        drawn[name] = leastOf(counts.value(name), chart);
    return drawn;
}

} // namespace chipboard
