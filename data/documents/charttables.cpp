#include "data/documents/charttables.h"

#include "data/charts/planeaxis.h"
#include "data/core/tr.h"
#include "data/export/neutraltext.h"
#include "data/units/format.h"

#include <QMap>

#include <algorithm>

namespace chipboard {
namespace {

QString field(QString text)
{
    for (QChar &character : text) {
        if (character == QLatin1Char('\t') || character == QLatin1Char('\n') || character == QLatin1Char('\r'))
            character = QLatin1Char(' ');
    }
    return neutralText(text);
}

QString line(const QStringList &texts)
{
    QStringList fields;
    for (const QString &text : texts)
        fields << field(text);
    return fields.join(QLatin1Char('\t'));
}

// All digits, whatever the locale.
Table::Cell fullCell(double value)
{
    Table::Cell cell = listNumber(value);
    cell.text = Formatter().full(value);
    return cell;
}

Table tableOfPlane(const ChartSpec &chart)
{
    Table table;
    table.columns = {{tr("Name"), false}, {axisTitle(chart.axis), true}, {axisTitle(chart.plane.y), true}};
    for (const PlaneMark &mark : chart.plane.marks)
        table.rows << Table::Row{mark.label.isEmpty() ? mark.id : mark.label, fullCell(mark.x), fullCell(mark.y)};
    return table;
}

// A table as it stands: one row a value of the second assumption, the largest first, as on the chart.
Table tableOfCells(const ChartSpec &chart)
{
    Table table;
    table.columns = {{tr("%1 by %2").arg(chart.plane.y.label, chart.axis.label), false}};
    QMap<int, Table::Row> rows;
    for (const PlaneCell &cell : chart.plane.cells) {
        if (cell.row == 0)
            table.columns << Table::Column{cell.xText, true};
        if (cell.column == 0)
            rows[-cell.row] << cell.yText;
        rows[-cell.row] << (cell.value ? fullCell(*cell.value) : Table::Cell(cell.gap));
    }
    for (const Table::Row &row : std::as_const(rows))
        table.rows << row;
    return table;
}

/// Behind each column of numbers that charts tell against the baseline's, another one says how. `points` has a list for
/// each column but the first.
Table withRatios(const Table &table, const QList<QList<ChartPoint>> &points)
{
    const auto isTold = [](const ChartPoint &point) { return !point.absolute.isEmpty(); };
    Table all;
    all.rows.resize(table.rows.size());
    bool any = false;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        const QList<ChartPoint> told = points.value(column - 1);
        const bool hasRatios = column > 0 && std::any_of(told.begin(), told.end(), isTold);
        any = any || hasRatios;
        all.columns << table.columns.at(column);
        if (hasRatios)
            all.columns << Table::Column{tr("Against the baseline"), true};
        for (qsizetype row = 0; row < table.rows.size(); ++row) {
            all.rows[row] << table.rows.at(row).value(column);
            if (!hasRatios)
                continue;
            const ChartPoint point = told.value(row);
            all.rows[row] << Table::Cell(isTold(point) ? point.label : QString());
            all.rows[row].last().beside = point.beside;
        }
    }
    return any ? all : table;
}

// Numbers in full, in the unit of their column.
Table tableOfScores(const ChartSpec &chart)
{
    Table table;
    table.columns << Table::Column{tr("Name"), false};
    for (const ScoreColumn &column : chart.scores.columns)
        table.columns << Table::Column{column.unit.isEmpty() ? column.title
                                                             : tr("%1, %2").arg(column.title, column.unit),
                                       column.hasBars, column.metric};
    for (qsizetype row = 0; row < chart.categories.size(); ++row) {
        Table::Row cells{chart.categories.at(row).label};
        for (const ScoreColumn &column : chart.scores.columns) {
            const ChartPoint point = column.points.value(row);
            cells << (point.value ? fullCell(*point.value) : point.gap.isEmpty() ? point.label : point.gap);
        }
        table.rows << cells;
    }
    QList<QList<ChartPoint>> points;
    for (const ScoreColumn &column : chart.scores.columns)
        points << column.points;
    return withRatios(table, points);
}

} // namespace

QString tableToTsv(const Table &table)
{
    QStringList lines{line(columnTitles(table))};
    for (const Table::Row &row : table.rows)
        lines << line(shownTexts(row));
    return lines.join(QLatin1Char('\n'));
}

Table tableOf(const ChartSpec &chart)
{
    if (chart.kind == ChartKind::Heat)
        return tableOfCells(chart);
    if (chart.kind == ChartKind::Plane)
        return tableOfPlane(chart);
    if (chart.kind == ChartKind::Scores)
        return tableOfScores(chart);
    Table table;
    table.columns = {{tr("Name"), false}, {tr("%1, %2").arg(chart.title, chart.axis.unit), true}};
    const QList<ChartPoint> points = chart.series.isEmpty() ? QList<ChartPoint>() : chart.series.constFirst().points;
    for (qsizetype i = 0; i < std::min(points.size(), chart.categories.size()); ++i) {
        const ChartPoint &point = points.at(i);
        table.rows << Table::Row{chart.categories.at(i).label, point.value ? fullCell(*point.value) : point.gap};
    }
    return withRatios(table, {points});
}

} // namespace chipboard
