#include "widgets/export/office/planesheets.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/colour.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/axistitles.h"
#include "widgets/export/office/planenames.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <span>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr qsizetype mostNamed = 3;    // more names would overlap
constexpr double aboveRow = 0.32;     // of a row
constexpr qsizetype mostSeries = 200; // Excel's limit is 255
constexpr qsizetype longestOfALine = 60;
constexpr quint32 quietColour = 0x8A909C;

enum PointColumn { ChartName, SeriesName, X, Y };

// Tick texts other than dates and row names, which a spreadsheet would replace by numbers.
bool hasOtherWords(const ChartAxis &axis)
{
    static const QRegularExpression words(u"\\p{L}{2}|\\d{4}-\\d{2}"_s);
    return !isTime(axis) && namedRows(axis) == 0
        && std::ranges::any_of(axis.tickLabels, [](const QString &label) { return label.contains(words); });
}

// Converts dots in rows to marks on a y axis with names.
ChartSpec inPlane(ChartSpec chart)
{
    if (chart.kind != ChartKind::HorizontalDots)
        return isTime(chart.axis) ? inSheetDays(chart) : chart;
    const QList<ChartPoint> points = chart.series.isEmpty() ? QList<ChartPoint>() : chart.series.constFirst().points;
    const auto rows = static_cast<double>(chart.categories.size());
    chart.plane.y = {{}, {}, AxisScale::Linear, 0.0, rows, {}, {}};
    for (qsizetype i = 0; i < chart.categories.size(); ++i) {
        const ChartCategory &category = chart.categories.at(i);
        const ChartPoint point = points.value(i);
        const double row = rows - static_cast<double>(i) - 0.5; // the first on top
        const QString label = point.value ? tr("%1: %2").arg(category.shownLabel(), withBadge(point.label, point.badge))
                                          : tr("%1 (%2)").arg(category.shownLabel(), point.gap);
        chart.plane.y.ticks.prepend(row);
        chart.plane.y.tickLabels.prepend(point.label.isEmpty() && point.gap.isEmpty() ? category.shownLabel() : label);
        if (!point.value)
            continue;
        PlaneMark mark{.id = category.label,
                       .role = category.role,
                       .style = point.style,
                       .x = *point.value,
                       .y = row,
                       .xLow = point.low,
                       .xHigh = point.high};
        chart.plane.marks << mark;
    }
    return chart;
}

// A native log axis ticks at powers of its base: 2 if there would be few powers of ten.
double logBaseOf(const ChartAxis &axis)
{
    constexpr double few = 300.0;
    return axis.maximum / axis.minimum <= few ? 2.0 : 10.0;
}

ScatterAxis axisOf(const ChartAxis &axis)
{
    const QString title =
        axis.unit.isEmpty() || axis.label.contains(axis.unit) ? axis.label : tr("%1 (%2)").arg(axis.label, axis.unit);
    ScatterAxis made{title, axis.scale == AxisScale::Logarithmic, axis.minimum, axis.maximum};
    made.isOfRows = namedRows(axis) > 0;
    if (made.isLogarithmic)
        made.logBase = logBaseOf(axis);
    if (made.isLogarithmic && made.logBase > 2.0) { // ticks start at the minimum
        made.minimum = std::pow(10.0, std::floor(std::log10(axis.minimum) + 1e-9));
        made.maximum = std::pow(10.0, std::ceil(std::log10(axis.maximum) - 1e-9));
    }
    return made;
}

// Lines of a family (of equal cost) are distinguished only by their names, which should not be in a key.
bool isNamedBeside(const PlaneLine &line, const ChartSpec &chart)
{
    constexpr double nearly = 1.0 - 1e-6;
    return !line.points.isEmpty() && !hasOwnColour(line) && isOfFamily(line, chart.plane.lines)
        && axisShare(chart.axis, line.points.constLast().x()) >= nearly;
}

QList<std::optional<QPointF>> optionals(const QList<QPointF> &points) { return {points.begin(), points.end()}; }

/// Writes the points of one chart, below those of previous charts.
class PlaneWriter
{
public:
    PlaneWriter(BookSheet &sheet, int &row, const ChartSpec &chart, const std::function<quint32(ColourRole)> &colourOf)
        : m_sheet(sheet)
        , m_row(row)
        , m_spec(chart)
        , m_colourOf(colourOf)
    {
    }
    /// `isDated`: the x axis has spreadsheet dates.
    [[nodiscard]] ScatterChart written(const QString &title, bool isDated)
    {
        m_chart.title = title;
        m_chart.x = axisOf(m_spec.axis);
        m_chart.x.isDate = isDated;
        m_chart.y = axisOf(m_spec.plane.y);
        m_chart.description = m_spec.subtitle.isEmpty() ? title : title + u": "_s + m_spec.subtitle;
        QSet<QString> names;
        for (const PlaneLine &line : m_spec.plane.lines)
            names.insert(isNamedBeside(line, m_spec) ? QString() : nameOf(line));
        for (const PlaneMark &mark : m_spec.plane.marks)
            names.insert(mark.small ? QString() : mark.label);
        names.remove(QString());
        m_isNumbered = names.size() > mostNamed;
        addBands();
        addLines();
        addRanges();
        addCrowd();
        addMarks();
        addRowNames();
        return m_chart;
    }

private:
    // One row per point; an empty row interrupts the line.
    ScatterSeries &add(const QString &name, quint32 colour, const QList<std::optional<QPointF>> &points)
    {
        const CellStyle number{.right = true, .numbers = u"#,##0.######"_s};
        const CellStyle across = m_chart.x.isDate ? CellStyle{.right = true, .numbers = u"yyyy\\-mm\\-dd"_s} : number;
        const int first = m_row + 1;
        for (const std::optional<QPointF> &point : points) {
            ++m_row;
            m_sheet.text(m_row, ChartName, m_chart.title);
            m_sheet.text(m_row, SeriesName, name);
            if (!point)
                continue;
            m_sheet.number(m_row, X, point->x(), across);
            m_sheet.number(m_row, Y, point->y(), number);
        }
        ScatterSeries series{.name = name,
                             .x = {m_sheet.name(), X, first, m_row},
                             .y = {m_sheet.name(), Y, first, m_row},
                             .colour = colour};
        m_chart.series << series;
        return m_chart.series.last();
    }

    // A roofline is named after the chip whose marks are below it.
    [[nodiscard]] QString nameOf(const PlaneLine &line) const
    {
        if (!line.label.isEmpty() || line.id.isEmpty())
            return line.label;
        for (const PlaneMark &mark : m_spec.plane.marks) {
            if (mark.id == line.id && !mark.label.isEmpty())
                return mark.label;
        }
        return {};
    }

    void addBands()
    {
        for (const PlaneBand &band : m_spec.plane.bands) {
            for (const QList<QPointF> &edge : {band.lower, band.upper}) {
                ScatterSeries &series = add(band.label, quietColour, optionals(edge));
                series.line = 0.75;
                series.isDashed = true;
            }
        }
    }

    void addLines()
    {
        for (const PlaneLine &line : m_spec.plane.lines) {
            if (line.points.isEmpty() || m_chart.series.size() >= mostSeries)
                continue;
            const bool isStrong = line.weight == LineWeight::Strong;
            const bool isOwn = hasOwnColour(line);
            const QString name = nameOf(line);
            const QString unnamed = line.name.isEmpty() ? line.description.left(longestOfALine) : line.name;
            ScatterSeries &series = add(name.isEmpty() ? unnamed : name, isOwn ? m_colourOf(line.role) : quietColour,
                                        optionals(line.points));
            series.line = isStrong ? 2.0 : 0.75;
            series.isDashed = line.dashed;
            series.isNamed = !name.isEmpty();
            series.isNamedBeside = isNamedBeside(line, m_spec);
            if (m_isNumbered && series.isNamed && !series.isNamedBeside)
                number(series, name);
        }
    }

    // All in one series, because they have no names.
    void addRanges()
    {
        QList<std::optional<QPointF>> points;
        for (const PlaneMark &mark : m_spec.plane.marks) {
            if (mark.small)
                continue;
            if (mark.xLow && mark.xHigh)
                points << QPointF(*mark.xLow, mark.y) << QPointF(*mark.xHigh, mark.y) << std::nullopt;
            if (mark.yLow && mark.yHigh)
                points << QPointF(mark.x, *mark.yLow) << QPointF(mark.x, *mark.yHigh) << std::nullopt;
        }
        if (!points.isEmpty())
            add(tr("Ranges"), quietColour, points).line = 1.0;
    }

    // Names shown by a line are not repeated; if there are many names, marks get numbers and a key.
    void addMarks()
    {
        QSet<QString> told;
        for (const PlaneLine &line : m_spec.plane.lines)
            told.insert(nameOf(line));
        for (const PlaneMark &mark : m_spec.plane.marks) {
            if (mark.small || m_chart.series.size() >= mostSeries)
                continue;
            const QString name = mark.shownName();
            ScatterSeries &series = add(name, m_colourOf(mark.role), {QPointF(mark.x, mark.y)});
            series.marker = mark.shape;
            series.isHollow = mark.style != MarkStyle::Solid;
            series.isNamed = !mark.label.isEmpty() && !told.contains(mark.label);
            if (m_isNumbered && !mark.label.isEmpty())
                number(series, name);
        }
    }

    // Hundreds of small marks, grouped by vendor.
    void addCrowd()
    {
        const std::span<const ColourRoleRow> roles = colourRoles();
        for (auto at = roles.rbegin(); at != roles.rend(); ++at) {
            const ColourRoleRow &row = *at;
            QList<std::optional<QPointF>> points;
            for (const PlaneMark &mark : m_spec.plane.marks) {
                if (mark.small && mark.role == row.role)
                    points << QPointF(mark.x, mark.y);
            }
            if (!points.isEmpty())
                add(roleText(row.role), m_colourOf(row.role), points).marker = MarkShape::Circle;
        }
    }

    // Row names above their rows, starting at the axis: a spreadsheet shows numbers at the axis, without room for
    // names.
    void addRowNames()
    {
        const ChartAxis &rows = m_spec.plane.y;
        if (namedRows(rows) == 0)
            return;
        const auto place = [&](double row) { return std::optional(QPointF(m_chart.x.minimum, row + aboveRow)); };
        ScatterSeries &series = add(tr("Rows"), quietColour, mapped(rows.ticks, place));
        series.pointNames = rows.tickLabels;
    }

    [[nodiscard]] QString numberOf(const QString &name)
    {
        addOnce(m_numbered, name);
        return QString::number(m_numbered.indexOf(name) + 1);
    }

    // The first series with a name is in the key, the others only show its number.
    void number(ScatterSeries &series, const QString &name)
    {
        series.isInKey = !m_numbered.contains(name);
        series.number = numberOf(name);
        series.isNamed = false;
        series.name = tr("%1 %2", "a number and what it stands for").arg(series.number, name);
    }

    BookSheet &m_sheet;
    int &m_row;
    const ChartSpec &m_spec;
    const std::function<quint32(ColourRole)> &m_colourOf;
    ScatterChart m_chart;
    QStringList m_numbered;
    bool m_isNumbered = false; ///< there are many names: marks show numbers
};

} // namespace

bool isSheetPlane(const ChartSpec &chart)
{
    if (chart.kind == ChartKind::HorizontalDots)
        return !chart.categories.isEmpty() && !chart.series.isEmpty();
    return chart.kind == ChartKind::Plane && !(chart.plane.marks.isEmpty() && chart.plane.lines.isEmpty())
        && !hasOtherWords(chart.axis) && !hasOtherWords(chart.plane.y);
}

bool havePlanes(const QList<WorkbookPage> &pages)
{
    return std::ranges::any_of(
        pages, [](const WorkbookPage &each) { return std::ranges::any_of(each.page.charts, isSheetPlane); });
}

QList<ScatterChart> writePlanes(BookSheet &sheet, const QList<WorkbookPage> &pages,
                                const std::function<quint32(ColourRole)> &colourOf)
{
    constexpr int head = 2;
    constexpr int percent = 45; // rows of numbers, rarely printed
    sheet.text(0, 0, tr("Points: data of the XY charts"), {.strong = true, .size = 16});
    sheet.text(1, 0, tr("Fixed at export: these charts do not follow changed assumptions."), quietStyle);
    const QStringList heads{tr("Chart"), tr("Name"), tr("Across"), tr("Up")};
    for (int column = 0; column < heads.size(); ++column)
        sheet.text(head, column, heads.at(column), headStyle);
    QList<ScatterChart> charts;
    int row = head;
    for (const WorkbookPage &each : pages) {
        for (const ChartSpec &chart : each.page.charts) {
            if (!isSheetPlane(chart))
                continue;
            const ChartSpec drawn = inPlane(chart);
            charts << PlaneWriter(sheet, row, drawn, colourOf).written(chart.title, isTime(chart.axis));
            charts.last().title = tr("%1 (fixed at export)", "a chart's title in a workbook").arg(chart.title);
        }
    }
    sheet.setWidth(ChartName, 40);
    sheet.setWidth(SeriesName, 40);
    sheet.setWidth(X, 18);
    sheet.setWidth(Y, 18);
    sheet.freeze(head + 1, 0);
    sheet.repeatRows(head, head);
    sheet.printPages(percent, {});
    sheet.printUpright();
    if (row > head)
        sheet.filter(head, 0, row, Y);
    return charts;
}

} // namespace chipboard
