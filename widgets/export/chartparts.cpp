#include "widgets/export/chartparts.h"

#include "data/charts/barparts.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

QList<ChartSpec> columnGroups(const ChartSpec &chart, qsizetype groups)
{
    const qsizetype columns = chart.scores.columns.size();
    QList<ChartSpec> charts;
    for (qsizetype group = 0; group < groups; ++group) {
        const qsizetype first = columns * group / groups;
        ChartSpec one = chart;
        one.scores.columns = chart.scores.columns.mid(first, columns * (group + 1) / groups - first);
        charts << one;
    }
    return charts;
}

QList<ChartSpec> rowGroups(const ChartSpec &chart, qsizetype most)
{
    QList<ChartSpec> charts;
    for (const BarPart &part : barParts(chart, most))
        charts << part.chart;
    return charts;
}

/// A score table in so many groups of columns, each with so many rows at most.
struct ScoreCut
{
    qsizetype groups = 1;
    qsizetype most = 1;
    qsizetype sheets = 1;
};

QList<ChartSpec> partsOf(const ChartSpec &chart, const ScoreCut &cut)
{
    QList<ChartSpec> parts;
    for (const ChartSpec &group : columnGroups(chart, cut.groups))
        parts += rowGroups(group, cut.most);
    return parts;
}

// Fewest sheets first; of as many those with most columns side by side.
QList<ScoreCut> scoreCuts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    QList<ScoreCut> cuts;
    const qsizetype rows = chart.categories.size();
    for (qsizetype groups = 1; groups <= std::max<qsizetype>(1, chart.scores.columns.size()); ++groups) {
        qsizetype most = rows;
        for (const ChartSpec &group : columnGroups(chart, groups))
            most = std::min(most, rowsWithRoom(group, type, size, ruler));
        for (qsizetype parts = (rows + most - 1) / most; parts <= rows; ++parts) {
            const qsizetype share = (rows + parts - 1) / parts;
            if (cuts.isEmpty() || cuts.constLast().groups != groups || cuts.constLast().most != share)
                cuts << ScoreCut{groups, share, groups * ((rows + share - 1) / share)};
        }
    }
    std::stable_sort(cuts.begin(), cuts.end(),
                     [](const ScoreCut &one, const ScoreCut &other) { return one.sheets < other.sheets; });
    return cuts;
}

QList<ChartSpec> numbered(QList<ChartSpec> parts)
{
    for (qsizetype i = 0; i < parts.size() && parts.size() > 1; ++i)
        parts[i].title = partTitle(parts.at(i).title, i + 1, parts.size());
    return parts;
}

// Where no cut keeps all texts, all rows still stand on as few sheets as have room for them.
QList<ChartSpec> scoreParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    const QList<ScoreCut> cuts = scoreCuts(chart, type, size, ruler);
    for (const ScoreCut &cut : cuts) {
        const QList<ChartSpec> parts = numbered(partsOf(chart, cut)); // the number may take the title a second line
        const bool isWhole = std::all_of(parts.begin(), parts.end(), [&](const ChartSpec &part) {
            return keepsTexts(part, layoutChart(part, type, size, ruler));
        });
        if (isWhole)
            return parts;
    }
    return numbered(partsOf(chart, cuts.constFirst()));
}

} // namespace

qsizetype rowsWithRoom(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    const ChartLayout frame = layoutChartFrame(chart, type, size, ruler);
    const double room = std::min(frame.rows.height(), frame.card.bottom() - frame.rows.top());
    return std::max<qsizetype>(1, static_cast<qsizetype>(room / frame.pitch));
}

bool keepsTexts(const ChartSpec &chart, const ChartLayout &layout)
{
    if (layout.titleText() != chart.title || !layout.scores.whole)
        return false;
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        if (layout.row.at(i).name() != chart.categories.at(i).label)
            return false;
    }
    return layout.subtitleText() == chart.subtitle;
}

qsizetype drawnRows(const ChartLayout &layout)
{
    constexpr double rounding = 0.5;
    const double room = std::min(layout.rows.bottom(), layout.card.bottom()) - layout.rows.top() + rounding;
    return std::min<qsizetype>(layout.row.size(), static_cast<qsizetype>(std::max(0.0, room) / layout.pitch));
}

QList<ChartSpec> chartParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    Q_ASSERT(!hasTwoAxes(chart));
    const bool isTable = chart.kind == ChartKind::Scores;
    const ChartLayout layout = layoutChart(chart, type, size, ruler);
    if (layout.complete && (!isTable || keepsTexts(chart, layout)))
        return {chart};
    if (chart.categories.isEmpty())
        return {chart};
    return isTable ? scoreParts(chart, type, size, ruler)
                   : numbered(rowGroups(chart, rowsWithRoom(chart, type, size, ruler)));
}

} // namespace chipboard
