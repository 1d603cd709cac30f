#include "data/workbook/planesheets.h"

#include "data/charts/colourroles.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <ranges>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr qsizetype mostNamed = 14;   // more names than that lie on each other
constexpr qsizetype mostSeries = 200; // a chart takes 255
constexpr quint32 quietColour = 0x8A909C;
constexpr quint32 headFill = 0xE6E8EC;

QString tr(const char *text, const char *comment = nullptr)
{
    return QCoreApplication::translate("Workbook", text, comment);
}

enum PointColumn { ChartName, SeriesName, X, Y };

// Dates and names of rows: a spreadsheet would show days and row numbers in their place.
bool hasWords(const ChartAxis &axis)
{
    static const QRegularExpression words(u"\\p{L}{2}|\\d{4}-\\d{2}"_s);
    return std::any_of(axis.tickLabels.begin(), axis.tickLabels.end(),
                       [](const QString &label) { return label.contains(words); });
}

bool isPlane(const ChartSpec &chart)
{
    return chart.kind == ChartKind::Plane && !(chart.plane.marks.isEmpty() && chart.plane.lines.isEmpty())
        && !hasWords(chart.axis) && !hasWords(chart.plane.y);
}

ScatterMarker markerOf(MarkShape shape)
{
    switch (shape) {
    case MarkShape::Circle:
        return ScatterMarker::Circle;
    case MarkShape::Square:
        return ScatterMarker::Square;
    case MarkShape::Diamond:
        return ScatterMarker::Diamond;
    case MarkShape::Triangle:
        return ScatterMarker::Triangle;
    }
    Q_UNREACHABLE();
}

ScatterAxis axisOf(const ChartAxis &axis)
{
    const QString title =
        axis.unit.isEmpty() || axis.label.contains(axis.unit) ? axis.label : tr("%1 (%2)").arg(axis.label, axis.unit);
    return {title, axis.scale == AxisScale::Logarithmic, axis.minimum, axis.maximum};
}

/// The points of one chart, below those of the charts before.
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
    [[nodiscard]] ScatterChart written(const QString &title);

private:
    ScatterSeries &add(const QString &name, quint32 colour, const QList<std::optional<QPointF>> &points);
    [[nodiscard]] QString nameOf(const PlaneLine &line) const;
    void addBands();
    void addLines();
    void addRanges();
    void addMarks();
    void addCrowd();

    BookSheet &m_sheet;
    int &m_row;
    const ChartSpec &m_spec;
    const std::function<quint32(ColourRole)> &m_colourOf;
    ScatterChart m_chart;
};

// A row a point; an empty one lifts the pen.
ScatterSeries &PlaneWriter::add(const QString &name, quint32 colour, const QList<std::optional<QPointF>> &points)
{
    const CellStyle number{.right = true, .numbers = u"#,##0.######"_s};
    const int first = m_row + 1;
    for (const std::optional<QPointF> &point : points) {
        ++m_row;
        m_sheet.text(m_row, ChartName, m_chart.title);
        m_sheet.text(m_row, SeriesName, name);
        if (!point)
            continue;
        m_sheet.number(m_row, X, point->x(), number);
        m_sheet.number(m_row, Y, point->y(), number);
    }
    ScatterSeries series;
    series.name = name;
    series.x = {m_sheet.name(), X, first, m_row};
    series.y = {m_sheet.name(), Y, first, m_row};
    series.colour = colour;
    m_chart.series << series;
    return m_chart.series.last();
}

QList<std::optional<QPointF>> optionals(const QList<QPointF> &points) { return {points.begin(), points.end()}; }

// A roofline has the name of the chip whose marks are under it.
QString PlaneWriter::nameOf(const PlaneLine &line) const
{
    if (!line.label.isEmpty() || line.id.isEmpty())
        return line.label;
    for (const PlaneMark &mark : m_spec.plane.marks) {
        if (mark.id == line.id && !mark.label.isEmpty())
            return mark.label;
    }
    return {};
}

void PlaneWriter::addBands()
{
    for (const PlaneBand &band : m_spec.plane.bands) {
        for (const QList<QPointF> &edge : {band.lower, band.upper}) {
            ScatterSeries &series = add(band.label, quietColour, optionals(edge));
            series.line = 0.75;
            series.isDashed = true;
        }
    }
}

void PlaneWriter::addLines()
{
    for (const PlaneLine &line : m_spec.plane.lines) {
        if (line.points.isEmpty() || m_chart.series.size() >= mostSeries)
            continue;
        const bool isStrong = line.weight == LineWeight::Strong;
        const QString name = nameOf(line);
        ScatterSeries &series = add(name.isEmpty() ? line.description.section(u':', 0, 0).left(60) : name,
                                    isStrong ? m_colourOf(line.role) : quietColour, optionals(line.points));
        series.line = isStrong ? 2.0 : 0.75;
        series.isDashed = line.dashed;
        series.isNamed = !name.isEmpty();
    }
}

// All of them in one series: they have no names.
void PlaneWriter::addRanges()
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

// A name that a line has already is not told again; of many names numbers stand in the plane, and a key beside it.
void PlaneWriter::addMarks()
{
    QSet<QString> told;
    for (const PlaneLine &line : m_spec.plane.lines)
        told.insert(nameOf(line));
    qsizetype named = 0;
    for (const PlaneMark &mark : m_spec.plane.marks)
        named += mark.small || mark.label.isEmpty() || told.contains(mark.label) ? 0 : 1;
    int number = 0;
    for (const PlaneMark &mark : m_spec.plane.marks) {
        if (mark.small || m_chart.series.size() >= mostSeries)
            continue;
        const bool isToNameHere = !mark.label.isEmpty() && !told.contains(mark.label);
        const QString digits = isToNameHere && named > mostNamed ? QString::number(++number) : QString();
        const QString name = mark.label.isEmpty() ? mark.id : mark.label;
        ScatterSeries &series =
            add(digits.isEmpty() ? name : tr("%1 %2", "a number and what it stands for").arg(digits, name),
                m_colourOf(mark.role), {QPointF(mark.x, mark.y)});
        series.marker = markerOf(mark.shape);
        series.isHollow = mark.style != MarkStyle::Solid;
        series.isNamed = isToNameHere && digits.isEmpty();
        series.number = digits;
    }
}

// Hundreds of them, told apart by whose they are.
void PlaneWriter::addCrowd()
{
    for (const ColourRoleRow &row : colourRoles() | std::views::reverse) {
        QList<std::optional<QPointF>> points;
        for (const PlaneMark &mark : m_spec.plane.marks) {
            if (mark.small && mark.role == row.role)
                points << QPointF(mark.x, mark.y);
        }
        if (!points.isEmpty())
            add(roleText(row.role), m_colourOf(row.role), points).marker = ScatterMarker::Circle;
    }
}

ScatterChart PlaneWriter::written(const QString &title)
{
    m_chart.title = title;
    m_chart.x = axisOf(m_spec.axis);
    m_chart.y = axisOf(m_spec.plane.y);
    m_chart.description = m_spec.subtitle.isEmpty() ? title : title + u": "_s + m_spec.subtitle;
    addBands();
    addLines();
    addRanges();
    addCrowd();
    addMarks();
    return m_chart;
}

} // namespace

bool havePlanes(const QList<WorkbookPage> &pages)
{
    return std::any_of(pages.begin(), pages.end(), [](const WorkbookPage &each) {
        return std::any_of(each.page.charts.begin(), each.page.charts.end(), isPlane);
    });
}

QList<ScatterChart> writePlanes(BookSheet &sheet, const QList<WorkbookPage> &pages,
                                const std::function<quint32(ColourRole)> &colourOf)
{
    constexpr int head = 2;
    constexpr int percent = 45; // rows of numbers, for whoever wants them on paper
    sheet.text(0, 0, tr("Points: what the charts in the plane show"), {.strong = true, .size = 16});
    const QStringList heads{tr("Chart"), tr("Name"), tr("Across"), tr("Up")};
    for (int column = 0; column < heads.size(); ++column)
        sheet.text(head, column, heads.at(column), {.strong = true, .wraps = true, .fill = headFill, .boxed = true});
    QList<ScatterChart> charts;
    int row = head;
    for (const WorkbookPage &each : pages) {
        for (const ChartSpec &chart : each.page.charts) {
            if (isPlane(chart))
                charts << PlaneWriter(sheet, row, chart, colourOf).written(chart.title);
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
