// Purpose: invariants of every page: titles, finite numbers, marks above zero on logarithmic axes, gaps with words, no
// metric without numbers. For walks over the shipped catalogue.
#pragma once

#include "tests/support/tabletexts.h"

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/views/pagespec.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <utility>

namespace chipboard::testing {

/// The first fault; empty when there is none.
[[nodiscard]] inline QString faultOf(const ChartSpec &chart)
{
    const auto bad = [](const ChartAxis &axis, double value) {
        return !std::isfinite(value) || value < 0.0 || (axis.scale == AxisScale::Logarithmic && !(value > 0.0));
    };
    if (chart.title.isEmpty() || (chart.subtitle.isEmpty() && chart.plane.empty.isEmpty()))
        return QStringLiteral("no title");
    if (!(chart.axis.minimum < chart.axis.maximum))
        return QStringLiteral("an axis without length");
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            if (point.value && (bad(chart.axis, *point.value) || point.label.isEmpty() || !(*point.value > 0.0)))
                return QStringLiteral("a mark without a number: ") + point.description;
            if (!point.value && point.gap.isEmpty())
                return QStringLiteral("a gap without words");
            if (point.low && (bad(chart.axis, *point.low) || *point.low > *point.value || *point.high < *point.value))
                return QStringLiteral("a range beside its value: ") + point.description;
        }
    }
    for (const PlaneMark &mark : chart.plane.marks) {
        if (bad(chart.axis, mark.x) || bad(chart.plane.y, mark.y) || mark.description.isEmpty())
            return QStringLiteral("a mark out of the plane: ") + mark.id;
    }
    for (const PlaneLine &line : chart.plane.lines) {
        for (const QPointF &point : line.points) {
            if (bad(chart.axis, point.x()) || bad(chart.plane.y, point.y()))
                return QStringLiteral("a line out of the plane: ") + line.label;
        }
    }
    return {};
}

[[nodiscard]] inline QString faultOf(const PageSpec &page)
{
    if (page.title.isEmpty() || page.footer.isEmpty() || page.fileStem.isEmpty())
        return QStringLiteral("no title, footer or file name");
    QStringList told = page.notes;
    for (const ChartSpec &chart : page.charts) {
        const QString fault = faultOf(chart);
        if (!fault.isEmpty())
            return chart.id + QStringLiteral(": ") + fault;
        told << chart.subtitle << chart.notes;
    }
    static const QRegularExpression table(QStringLiteral("\\b(in|and) the table\\b|\\bthe table lists\\b"));
    for (const QString &text : std::as_const(told)) {
        if (text.contains(table)) // not exported with every page
            return QStringLiteral("a text that points to the table: ") + text;
    }
    if (!page.numbers.subjects.isEmpty() && page.numbers.subjects.size() != page.numbers.rows.size())
        return QStringLiteral("numbers of others than their rows are about");
    for (const QStringList &row : textRows(page.numbers)) {
        if (row.size() != page.numbers.columns.size())
            return QStringLiteral("a row of numbers with holes");
        static const QRegularExpression nan(QStringLiteral("\\bnan\\b"));
        if (row.join(QLatin1Char('|')).contains(nan) || row.join(QLatin1Char('|')).contains(QLatin1String("|inf|")))
            return QStringLiteral("a number that is none: ") + row.join(QLatin1Char('|'));
    }
    return {};
}

/// The first fault of the page at each workload and level.
[[nodiscard]] inline QString faultOfWorkloads(const Catalog &catalog, Board board,
                                              PageSpec (*pageOf)(const Catalog &, const Board &),
                                              qsizetype longestTitle = 200)
{
    for (const Workload &workload : catalog.workloads) {
        board.workload = workload.id;
        for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
            board.level = level;
            const PageSpec page = pageOf(catalog, board);
            const QString fault = page.title.size() > longestTitle ? page.title : faultOf(page);
            if (!fault.isEmpty())
                return workload.id.text() + QStringLiteral(": ") + fault;
        }
    }
    return {};
}

} // namespace chipboard::testing
