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

TableSpec tableOfPlane(const ChartSpec &chart)
{
    TableSpec table;
    table.columns = {{tr("Name"), false}, {axisTitle(chart.axis), true}, {axisTitle(chart.plane.y), true}};
    const Formatter formatter;
    for (const PlaneMark &mark : chart.plane.marks)
        table.rows << QStringList{mark.label.isEmpty() ? mark.id : mark.label, formatter.full(mark.x),
                                  formatter.full(mark.y)};
    return table;
}

// A table as it stands: one row a value of the second assumption, the largest first, as on the chart.
TableSpec tableOfCells(const ChartSpec &chart)
{
    TableSpec table;
    table.columns = {{tr("%1 by %2").arg(chart.plane.y.label, chart.axis.label), false}};
    QMap<int, QStringList> rows;
    for (const PlaneCell &cell : chart.plane.cells) {
        if (cell.row == 0)
            table.columns << TableSpec::Column{cell.xText, true};
        if (cell.column == 0)
            rows[-cell.row] << cell.yText;
        rows[-cell.row] << (cell.value ? Formatter().full(*cell.value) : cell.gap);
    }
    for (const QStringList &row : std::as_const(rows))
        table.rows << row;
    return table;
}

/// Behind each column of numbers that charts tell against the baseline's, another one says how. `points` has a list for
/// each column but the first.
TableSpec withRatios(const TableSpec &table, const QList<QList<ChartPoint>> &points)
{
    const auto isTold = [](const ChartPoint &point) { return !point.absolute.isEmpty(); };
    TableSpec all;
    all.rows.resize(table.rows.size());
    all.beside.resize(table.rows.size());
    bool any = false;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        const QList<ChartPoint> told = points.value(column - 1);
        const bool hasRatios = column > 0 && std::any_of(told.begin(), told.end(), isTold);
        any = any || hasRatios;
        all.columns << table.columns.at(column);
        if (hasRatios)
            all.columns << TableSpec::Column{tr("Against the baseline"), true};
        for (qsizetype row = 0; row < table.rows.size(); ++row) {
            all.rows[row] << table.rows.at(row).value(column);
            all.beside[row] << Beside::Untold;
            if (!hasRatios)
                continue;
            const ChartPoint point = told.value(row);
            all.rows[row] << (isTold(point) ? point.label : QString());
            all.beside[row] << point.beside;
        }
    }
    return any ? all : table;
}

// Numbers in full, in the unit of their column.
TableSpec tableOfScores(const ChartSpec &chart)
{
    const Formatter formatter;
    TableSpec table;
    table.columns << TableSpec::Column{tr("Name"), false};
    for (const ScoreColumn &column : chart.scores.columns)
        table.columns << TableSpec::Column{column.unit.isEmpty() ? column.title
                                                                 : tr("%1, %2").arg(column.title, column.unit),
                                           column.hasBars, column.metric};
    for (qsizetype row = 0; row < chart.categories.size(); ++row) {
        QStringList texts{chart.categories.at(row).label};
        for (const ScoreColumn &column : chart.scores.columns) {
            const ChartPoint point = column.points.value(row);
            texts << (point.value ? formatter.full(*point.value) : point.gap.isEmpty() ? point.label : point.gap);
        }
        table.rows << texts;
    }
    QList<QList<ChartPoint>> points;
    for (const ScoreColumn &column : chart.scores.columns)
        points << column.points;
    return withRatios(table, points);
}

} // namespace

QString tableToTsv(const TableSpec &table)
{
    QStringList titles;
    for (const TableSpec::Column &column : table.columns)
        titles << column.title;
    QStringList lines{line(titles)};
    for (const QStringList &row : table.rows)
        lines << line(row);
    return lines.join(QLatin1Char('\n'));
}

TableSpec tableOf(const ChartSpec &chart)
{
    if (chart.kind == ChartKind::Heat)
        return tableOfCells(chart);
    if (chart.kind == ChartKind::Plane)
        return tableOfPlane(chart);
    if (chart.kind == ChartKind::Scores)
        return tableOfScores(chart);
    TableSpec table;
    table.columns = {{tr("Name"), false}, {tr("%1, %2").arg(chart.title, chart.axis.unit), true}};
    const QList<ChartPoint> points = chart.series.isEmpty() ? QList<ChartPoint>() : chart.series.constFirst().points;
    const Formatter formatter;
    for (qsizetype i = 0; i < std::min(points.size(), chart.categories.size()); ++i) {
        const ChartPoint &point = points.at(i);
        table.rows << QStringList{chart.categories.at(i).label, point.value ? formatter.full(*point.value) : point.gap};
    }
    return withRatios(table, {points});
}

} // namespace chipboard
