#include "data/charts/barparts.h"

#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

qsizetype baselineOf(const ChartSpec &chart)
{
    const auto found = std::find_if(chart.categories.begin(), chart.categories.end(),
                                    [](const ChartCategory &category) { return category.baseline; });
    return found == chart.categories.end() ? -1 : found - chart.categories.begin();
}

void addRow(ScoreColumn &part, const ScoreColumn &column, qsizetype row)
{
    if (column.best.contains(row))
        part.best << part.points.size();
    part.points << column.points.value(row);
}

// Those rows of a chart, in this order.
ChartSpec withRows(const ChartSpec &chart, const QList<qsizetype> &rows)
{
    ChartSpec part = chart;
    part.categories.clear();
    for (ChartSeries &series : part.series)
        series.points.clear();
    for (ScoreColumn &column : part.scores.columns) {
        column.points.clear();
        column.best.clear();
    }
    for (const qsizetype row : rows) {
        part.categories << chart.categories.at(row);
        for (qsizetype i = 0; i < chart.series.size(); ++i)
            part.series[i].points << chart.series.at(i).points.at(row);
        for (qsizetype i = 0; i < chart.scores.columns.size(); ++i)
            addRow(part.scores.columns[i], chart.scores.columns.at(i), row);
    }
    part.arrows.clear();
    for (const RowArrow &arrow : chart.arrows) {
        const qsizetype from = rows.indexOf(arrow.from);
        const qsizetype to = rows.indexOf(arrow.to);
        if (from < 0 || to < 0)
            continue;
        part.arrows << arrow;
        part.arrows.last().from = from;
        part.arrows.last().to = to;
    }
    return part;
}

} // namespace

QList<BarPart> barParts(const ChartSpec &chart, qsizetype most)
{
    const qsizetype all = chart.categories.size();
    if (all <= std::max<qsizetype>(1, most))
        return {{chart, 0, all}};
    // A part of one row has no room for a second one. Numbers of a table need no bar to be compared with.
    const qsizetype baseline = most > 1 && chart.kind != ChartKind::Scores ? baselineOf(chart) : -1;
    const qsizetype own = std::max<qsizetype>(1, baseline < 0 ? most : most - 1);
    const qsizetype count = (all + own - 1) / own;
    QList<BarPart> parts;
    for (qsizetype i = 0; i < count; ++i) {
        // Equal shares: no part with a single bar.
        const qsizetype first = all * i / count;
        const qsizetype end = all * (i + 1) / count;
        QList<qsizetype> rows;
        for (qsizetype row = first; row < end; ++row)
            rows << row;
        if (baseline >= 0 && !rows.contains(baseline))
            rows << baseline;
        parts << BarPart{withRows(chart, rows), first, end - first};
    }
    return parts;
}

QString partTitle(const QString &title, qsizetype part, qsizetype parts)
{
    return tr("%1, %2 of %3", "a chart's title, part 1 of 3").arg(title, QString::number(part), QString::number(parts));
}

} // namespace chipboard
