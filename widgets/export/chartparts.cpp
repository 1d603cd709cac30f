#include "widgets/export/chartparts.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/barparts.h"

#include <algorithm>
#include <functional>

namespace chipboard {
constexpr double namedPitch = 1.35; // minimum row height, in lines of its name
constexpr qsizetype mostParts = 4;  // if only mark names need them

static bool isNameless(const PlaneTick &tick) { return tick.name().isEmpty(); }

static bool hasItsNumber(const PlaneCell &cell, const PlaneField &field)
{
    return field.text.text == (cell.value ? cell.label : cell.gap);
}

// A cell of a heat table whose number did not fit.
static bool losesNumbers(const ChartSpec &chart, const PlaneLayout &layout)
{
    for (qsizetype i = 0; i < layout.cells.size(); ++i) {
        if (!hasItsNumber(chart.plane.cells.at(i), layout.cells.at(i)))
            return true;
    }
    return false;
}

qsizetype rowsWithNames(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    if (namedRows(chart) == 0)
        return 0;
    const double height = layoutPlane(chart, type, size, ruler).plot.height();
    const double pitch = chart.kind == ChartKind::Heat ? heatPitch : namedPitch;
    return static_cast<qsizetype>(height / (pitch * ruler.height(type.font(type.small))));
}

namespace {

/// A table split into so many column groups, each with at most so many rows.
struct SheetCut
{
    qsizetype groups = 1;
    qsizetype most = 1;
    qsizetype sheets = 1;
};

// Fewest sheets first, then most columns side by side. `rowsFor`: how many rows fit a sheet with so many groups.
QList<SheetCut> sheetCuts(qsizetype rows, qsizetype columns, const std::function<qsizetype(qsizetype groups)> &rowsFor)
{
    QList<SheetCut> cuts;
    for (qsizetype groups = 1; groups <= std::max<qsizetype>(1, columns); ++groups) {
        const qsizetype most = rowsFor(groups);
        for (qsizetype parts = (rows + most - 1) / most; parts <= rows; ++parts) {
            const qsizetype share = (rows + parts - 1) / parts;
            if (cuts.isEmpty() || cuts.constLast().groups != groups || cuts.constLast().most != share)
                cuts << SheetCut{groups, share, groups * ((rows + share - 1) / share)};
        }
    }
    std::ranges::stable_sort(cuts, {}, &SheetCut::sheets);
    return cuts;
}

// As few parts of a heat table as keep all names and numbers. If none do, because a name is longer than any part has
// room for, some that keep the numbers and shorten names; empty if there are none, and for other charts.
QList<ChartSpec> heatParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    if (chart.kind != ChartKind::Heat)
        return {};
    const auto isReadable = [](const ChartSpec &part, const PlaneLayout &layout) {
        return !losesNumbers(part, layout) && std::ranges::none_of(layout.yTicks, isNameless)
            && (namedColumns(part) == 0 || std::ranges::none_of(layout.xTicks, isNameless));
    };
    const qsizetype columns = namedColumns(chart);
    const qsizetype most = std::max<qsizetype>(1, rowsWithNames(chart, type, size, ruler));
    QList<ChartSpec> readable;
    for (const SheetCut &cut :
         sheetCuts(std::max<qsizetype>(1, namedRows(chart)), columns, [most](qsizetype) { return most; })) {
        if (!readable.isEmpty() && cut.sheets > 2 * readable.size())
            break; // more parts than a name is worth
        const qsizetype width = (columns + cut.groups - 1) / cut.groups;
        if (columns > 0 && (columns + width - 1) / width < cut.groups)
            continue; // fewer groups are as narrow
        const QList<ChartSpec> parts = cellParts(chart, cut.most, width);
        bool areWhole = true;
        bool areReadable = readable.isEmpty();
        for (qsizetype i = 0; i < parts.size() && (areWhole || areReadable); ++i) {
            const PlaneLayout layout = layoutPlane(parts.at(i), type, size, ruler);
            areWhole = areWhole && !losesNames(parts.at(i), layout) && !losesRows(parts.at(i), layout);
            areReadable = areReadable && isReadable(parts.at(i), layout);
        }
        if (areWhole)
            return parts;
        if (areReadable)
            readable = parts;
    }
    return readable;
}

} // namespace

QList<ChartSpec> wholeRowParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    if (const QList<ChartSpec> cells = heatParts(chart, type, size, ruler); !cells.isEmpty())
        return cells;
    const qsizetype rows = namedRows(chart);
    const qsizetype most = std::max<qsizetype>(1, rowsWithNames(chart, type, size, ruler));
    const auto keepsNames = [&](const ChartSpec &part) {
        return !losesNames(part, layoutPlane(part, type, size, ruler));
    };
    for (qsizetype parts = (rows + most - 1) / most; parts > 0 && parts <= std::min(rows, mostParts); ++parts) {
        const QList<ChartSpec> charts = rowParts(chart, (rows + parts - 1) / parts);
        if (std::ranges::all_of(charts, keepsNames))
            return charts;
    }
    // Part numbers may wrap the title to two lines, which leaves less room.
    const auto holdsRows = [&](const ChartSpec &part) {
        return namedRows(part) <= rowsWithNames(part, type, size, ruler);
    };
    for (qsizetype fewer = most; fewer > 1; --fewer) {
        const QList<ChartSpec> charts = rowParts(chart, fewer);
        if (std::ranges::all_of(charts, holdsRows))
            return charts;
    }
    return rowParts(chart, 1);
}

bool losesNames(const ChartSpec &chart, const PlaneLayout &layout)
{
    bool hasNames = false;
    for (qsizetype i = 0; i < layout.marks.size(); ++i) {
        const PlaneMark &mark = chart.plane.marks.at(i);
        hasNames = hasNames || (!mark.small && !mark.label.isEmpty());
        if (layout.marks.at(i).inside && !mark.small && layout.marks.at(i).label.text.text != mark.label)
            return true;
    }
    for (qsizetype i = 0; i < layout.lines.size() && !hasNames; ++i) {
        const PlaneLine &line = chart.plane.lines.at(i);
        const bool isSeen = !layout.lines.at(i).parts.isEmpty() && line.weight == LineWeight::Strong;
        if (isSeen && layout.lines.at(i).label.text.text != line.label)
            return true;
    }
    return false;
}

bool losesRows(const ChartSpec &chart, const PlaneLayout &layout)
{
    const ChartAxis &axis = chart.plane.y;
    if (namedRows(chart) == 0)
        return false;
    qsizetype whole = 0;
    for (const PlaneTick &tick : layout.yTicks)
        whole += axis.tickLabels.contains(tick.name()) ? 1 : 0;
    const bool losesColumns =
        namedColumns(chart) > 0 && mapped(layout.xTicks, &PlaneTick::name) != chart.axis.tickLabels;
    return whole < axis.tickLabels.size() || losesColumns || losesNumbers(chart, layout);
}

bool isCrowdedIn(const PlaneLayout &layout)
{
    constexpr int mostLeaders = 4;
    qsizetype names = 0;
    qsizetype led = 0;
    for (const PlanePlace &mark : layout.marks) {
        names += mark.label.text.text.isEmpty() ? 0 : 1;
        led += mark.label.place.leader.isNull() ? 0 : 1;
    }
    return led > mostLeaders && 2 * led > names;
}

qsizetype namesOf(const ChartSpec &chart)
{
    const auto isNamed = [](const PlaneMark &mark) { return !mark.small && !mark.label.isEmpty(); };
    return std::ranges::count_if(chart.plane.marks, isNamed);
}

/// Calls `change` for each name that can be replaced by a number.
static void forEachName(PlaneSpec &plane, const std::function<void(QString &)> &change)
{
    for (PlaneMark &mark : plane.marks) {
        if (!mark.small && !mark.label.isEmpty())
            change(mark.label);
    }
    for (PlaneLine &line : plane.lines) {
        if (line.weight == LineWeight::Strong && !line.label.isEmpty())
            change(line.label);
    }
}

NumberedPlane numbered(const ChartSpec &chart, const QList<ChartSpec> &page)
{
    QStringList names;
    for (ChartSpec other : page)
        forEachName(other.plane, [&names](const QString &name) { names << name; });
    names.removeDuplicates();
    NumberedPlane result{chart, {}};
    forEachName(result.chart.plane, [&](QString &label) {
        const qsizetype number = names.indexOf(label) + 1;
        result.key << tr("%1 %2").arg(number).arg(label);
        label = QString::number(number);
    });
    result.key.removeDuplicates();
    return result;
}

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
        if (!isNameless(layout.yTicks.at(i)))
            ++counts[part.plane.y.tickLabels.at(i)][QString()];
    }
    for (qsizetype i = 0; i < layout.cells.size() && namedColumns(part) > 0; ++i) {
        const PlaneCell &cell = part.plane.cells.at(i);
        if (!isNameless(layout.yTicks.at(cell.row)) && !isNameless(layout.xTicks.at(cell.column))
            && hasItsNumber(cell, layout.cells.at(i)))
            ++counts[part.plane.y.tickLabels.at(cell.row)][part.axis.tickLabels.at(cell.column)];
    }
}

int leastOf(const QMap<QString, int> &counts, const ChartSpec &chart)
{
    if (namedColumns(chart) > 0) {
        const QList<int> ofColumns =
            mapped(chart.axis.tickLabels, [&counts](const QString &name) { return counts.value(name); });
        return *std::ranges::min_element(ofColumns);
    }
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
    return mapped(barParts(chart, most), &BarPart::chart);
}

QList<ChartSpec> partsOf(const ChartSpec &chart, const SheetCut &cut)
{
    QList<ChartSpec> parts;
    for (const ChartSpec &group : columnGroups(chart, cut.groups))
        parts += rowGroups(group, cut.most);
    return parts;
}

QList<SheetCut> scoreCuts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    return sheetCuts(chart.categories.size(), chart.scores.columns.size(), [&](qsizetype groups) {
        qsizetype most = chart.categories.size();
        for (const ChartSpec &group : columnGroups(chart, groups))
            most = std::min(most, rowsWithRoom(group, type, size, ruler));
        return most;
    });
}

QList<ChartSpec> numbered(QList<ChartSpec> parts)
{
    for (qsizetype i = 0; i < parts.size() && parts.size() > 1; ++i)
        parts[i].title = chartPartTitle(parts.at(i).title, i + 1, parts.size());
    return parts;
}

// If no cut keeps all texts whole, uses as few sheets as hold all rows.
QList<ChartSpec> scoreParts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    const QList<SheetCut> cuts = scoreCuts(chart, type, size, ruler);
    for (const SheetCut &cut : cuts) {
        const QList<ChartSpec> parts = numbered(partsOf(chart, cut)); // the number may wrap the title to a second line
        const bool isWhole = std::ranges::all_of(
            parts, [&](const ChartSpec &part) { return keepsTexts(part, layoutChart(part, type, size, ruler)); });
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
        const ChartPoint point = chart.series.isEmpty() ? ChartPoint() : chart.series.first().points.value(i);
        if (layout.row.at(i).name() != chart.categories.at(i).shownLabel()
            || (point.value && layout.row.at(i).badge.text.text != point.badge))
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
