#include "data/views/ownmarks.h"

#include "data/compare/figuretable.h"
#include "data/core/find.h"

#include <algorithm>

namespace chipboard {
namespace {

const ResultRow *rowOf(const ResultTable &table, const QString &id)
{
    const auto isIt = [&id](const ResultRow &row) {
        return row.subject.id == id || (row.subject.chip != nullptr && row.subject.chip->id.text() == id);
    };
    return findWhere(table.rows, isIt);
}

bool isOwn(const Cell &cell) { return !cell.own.isEmpty(); }

void mark(QString &text)
{
    if (!text.isEmpty())
        text = withOwnGlyph(text);
}

void mark(ChartPoint &point)
{
    if (!point.isOwn)
        mark(point.value ? point.label : point.gap);
    point.isOwn = true;
}

// For a chart of one metric its cells; for other charts everything behind the row.
bool isOwn(const ResultTable &table, const ChartSpec &chart, const QString &id)
{
    const int column = table.columnOf(MetricId(chart.id));
    const Cell *cell = column < 0 ? nullptr : table.cell(id, MetricId(chart.id));
    return cell != nullptr ? isOwn(*cell) : column < 0 && restsOnOwn(table, id);
}

void markBars(ChartSpec &chart, const ResultTable &table)
{
    for (ChartSeries &series : chart.series) {
        for (qsizetype i = 0; i < std::min(series.points.size(), chart.categories.size()); ++i) {
            ChartPoint &point = series.points[i];
            if (isOwn(table, chart, chart.categories.at(i).id))
                mark(point);
        }
    }
}

void markScores(ChartSpec &chart, const ResultTable &table)
{
    for (ScoreColumn &column : chart.scores.columns) {
        for (qsizetype i = 0; column.hasBars && i < std::min(column.points.size(), chart.categories.size()); ++i) {
            const Cell *cell = table.cell(chart.categories.at(i).id, MetricId(column.metric));
            if (cell != nullptr && isOwn(*cell))
                mark(column.points[i]);
        }
    }
}

void markPlane(PlaneSpec &plane, const ResultTable &table)
{
    for (PlaneMark &one : plane.marks) {
        if (restsOnOwn(table, one.id))
            mark(one.label);
    }
    for (PlaneLine &line : plane.lines) {
        if (!line.id.isEmpty() && restsOnOwn(table, line.id))
            mark(line.label);
    }
}

} // namespace

bool restsOnOwn(const ResultTable &table, const QString &id)
{
    const ResultRow *row = rowOf(table, id);
    return row != nullptr && std::ranges::any_of(row->cells, [](const Cell &cell) { return isOwn(cell); });
}

QStringList ownIn(const ResultTable &table)
{
    QStringList keys;
    for (const ResultRow &row : table.rows) {
        for (const Cell &cell : row.cells)
            keys << cell.own;
    }
    keys.removeDuplicates();
    return keys;
}

QString ownText(QStringList keys)
{
    keys.removeAll(QString());
    keys.removeDuplicates();
    return keys.join(QLatin1String("; "));
}

QString ownText(std::initializer_list<const Cell *> cells)
{
    QStringList keys;
    for (const Cell *cell : cells)
        keys << cell->own;
    return ownText(keys);
}

Table withOwnColumn(Table list)
{
    const auto isPublished = [](const Table::Row &row) { return row.constLast().text.isEmpty(); };
    if (!std::ranges::all_of(list.rows, isPublished))
        return list;
    list.columns.removeLast();
    for (Table::Row &row : list.rows)
        row.removeLast();
    return list;
}

ChartSpec withOwnMarks(ChartSpec chart, const ResultTable &table)
{
    markBars(chart, table);
    markScores(chart, table);
    markPlane(chart.plane, table);
    return chart;
}

} // namespace chipboard
