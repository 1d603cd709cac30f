#include "data/office/planechart.h"

#include "data/office/charttext.h"
#include "data/office/labelplaces.h"

#include <QCoreApplication>
#include <QDate>
#include <QMap>

#include <algorithm>
#include <cmath>
#include <functional>
#include <tuple>
#include <utility>

namespace chipboard {
namespace {

constexpr double textSize = 12.0;
constexpr double markRadius = 6.0; // points
constexpr int markSize = 11;
constexpr int smallMarkSize = 4;

QString tr(const char *text) { return QCoreApplication::translate("Office", text); }

const char *symbolOf(MarkShape shape)
{
    switch (shape) {
    case MarkShape::Square:
        return "square";
    case MarkShape::Diamond:
        return "diamond";
    case MarkShape::Triangle:
        return "triangle";
    case MarkShape::Circle:
        break;
    }
    return "circle";
}

// Days count from 1899-12-30 in spreadsheets, which hold for all dates from 1900-03-01 on.
constexpr double firstSheetDay = 2415019.0;

bool isTime(const ChartAxis &axis)
{
    if (axis.ticks.isEmpty() || axis.minimum < firstSheetDay)
        return false;
    const auto year = [&](qsizetype i) {
        return QString::number(QDate::fromJulianDay(std::llround(axis.ticks.at(i))).year());
    };
    for (qsizetype i = 0; i < axis.ticks.size(); ++i) {
        if (!axis.tickLabels.value(i).endsWith(year(i)))
            return false;
    }
    return true;
}

double shifted(const std::optional<double> &day) { return *day - firstSheetDay; }

/// With days as spreadsheets count them.
ChartSpec inSheetDays(ChartSpec spec)
{
    for (double *edge : {&spec.axis.minimum, &spec.axis.maximum})
        *edge = shifted(*edge);
    for (double &tick : spec.axis.ticks)
        tick = shifted(tick);
    for (PlaneMark &mark : spec.plane.marks) {
        mark.x = shifted(mark.x);
        if (mark.xLow && mark.xHigh) {
            mark.xLow = shifted(mark.xLow);
            mark.xHigh = shifted(mark.xHigh);
        }
    }
    for (PlaneLine &line : spec.plane.lines) {
        for (QPointF &point : line.points)
            point.rx() = shifted(point.x());
    }
    return spec;
}

double share(double value, const ChartAxis &axis)
{
    if (axis.scale == AxisScale::Logarithmic)
        return std::log(value / axis.minimum) / std::log(axis.maximum / axis.minimum);
    return (value - axis.minimum) / (axis.maximum - axis.minimum);
}

double atShare(double place, const ChartAxis &axis)
{
    return axis.scale == AxisScale::Logarithmic ? axis.minimum * std::pow(axis.maximum / axis.minimum, place)
                                                : axis.minimum + place * (axis.maximum - axis.minimum);
}

// Of the way from a to b what lies between 0 and 1; narrows `from` and `to`, shares of the way.
bool narrowed(double a, double b, double &from, double &to)
{
    if (a == b)
        return a >= 0.0 && a <= 1.0;
    const double first = -a / (b - a);
    const double second = (1.0 - a) / (b - a);
    from = std::max(from, std::min(first, second));
    to = std::min(to, std::max(first, second));
    return from < to;
}

/// The part of a line that is on the plane: a label at an end beyond it would not be drawn.
QList<QPointF> onPlane(const QList<QPointF> &points, const ChartAxis &x, const ChartAxis &y)
{
    if (points.size() < 2)
        return points;
    QList<QPointF> kept;
    const auto add = [&kept](const QPointF &point) {
        if (kept.isEmpty() || kept.constLast() != point)
            kept << point;
    };
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        const QPointF a(share(points.at(i).x(), x), share(points.at(i).y(), y));
        const QPointF b(share(points.at(i + 1).x(), x), share(points.at(i + 1).y(), y));
        double from = 0.0;
        double to = 1.0;
        if (!narrowed(a.x(), b.x(), from, to) || !narrowed(a.y(), b.y(), from, to))
            continue;
        const auto at = [&](double way) {
            const QPointF place = a + (b - a) * way;
            return QPointF(atShare(place.x(), x), atShare(place.y(), y));
        };
        add(from > 0.0 ? at(from) : points.at(i));
        add(to < 1.0 ? at(to) : points.at(i + 1));
    }
    return kept;
}

class PlaneChart
{
public:
    PlaneChart(ChartSpec spec, const ChartFrame &frame, bool time)
        : m_spec(std::move(spec))
        , m_frame(frame)
        , m_time(time)
    {
        for (PlaneLine &line : m_spec.plane.lines)
            line.points = onPlane(line.points, m_spec.axis, m_spec.plane.y);
    }
    [[nodiscard]] OfficeChart made();

private:
    struct Rows
    {
        int first = 0;
        int last = 0;
    };
    [[nodiscard]] const PlaneSpec &plane() const { return m_spec.plane; }
    [[nodiscard]] TextLook look(OfficeColour colour, bool bold = false) const
    {
        return {m_lineSize, colour, bold, m_frame.look.family};
    }
    void measure();
    [[nodiscard]] QPointF onPaper(double x, double y) const;
    void addColumns();
    int addRow(const QString &name, double x, double y);
    void addRanges(int row, const PlaneMark &mark);
    void addEnds(int row, int minus, double value, const std::optional<double> &low, const std::optional<double> &high,
                 int values);
    void placeLabels();
    void openSeries(XmlPart &xml, int row);
    void closeSeries(XmlPart &xml, const Rows &rows) const;
    void writeMark(XmlPart &xml, qsizetype index);
    void addMarks();
    void writeCrowd(XmlPart &xml, const QList<qsizetype> &marks);
    void addCrowds();
    void writeWhiskers(XmlPart &xml, const Rows &rows, OfficeColour colour) const;
    void writeLine(XmlPart &xml, const PlaneLine &line, const PlacedLabel &label);
    void addLine(const PlaneLine &line, const PlacedLabel &label);
    void addLines();
    void writeSeries(XmlPart &xml);

    struct Series
    {
        qsizetype points = 0;
        std::function<void(XmlPart &)> write;
    };

    ChartSpec m_spec;
    const ChartFrame &m_frame;
    bool m_time; ///< along the first axis
    PlotArea m_area;
    ChartSheet m_sheet;
    QList<Series> m_all;
    double m_lineSize = textSize; ///< of the names of lines and marks
    int m_series = 0;             ///< written ones
    int m_xMinus = 0;             ///< the column; the next one says how far above; 0: no mark has a range
    int m_yMinus = 0;
    QList<PlacedLabel> m_markLabels; ///< one a mark
    QList<PlacedLabel> m_lineLabels;
};

// Ticks and titles to the left and below, names of lines at their ends.
void PlaneChart::measure()
{
    double names = 10.0;
    for (const PlaneLine &line : plane().lines) {
        if (!line.points.isEmpty() && share(line.points.constLast().x(), m_spec.axis) > 0.8)
            names = std::max(names, textWidth(line.label, textSize) + 14.0);
    }
    m_area.left = 78.0 / m_frame.width;
    m_area.top = 22.0 / m_frame.height;
    m_area.width = 1.0 - m_area.left - std::min(0.3, names / m_frame.width);
    m_area.height = 1.0 - (22.0 + 56.0) / m_frame.height;
}

QPointF PlaneChart::onPaper(double x, double y) const
{
    return {(m_area.left + m_area.width * share(x, m_spec.axis)) * m_frame.width,
            (m_area.top + m_area.height * (1.0 - share(y, plane().y))) * m_frame.height};
}

void PlaneChart::addColumns()
{
    m_sheet.addColumn(tr("Name"));
    m_sheet.addColumn(axisTitle(m_spec.axis));
    m_sheet.addColumn(axisTitle(plane().y));
    const auto ranges = [this](const auto &has) {
        return std::any_of(plane().marks.begin(), plane().marks.end(), has);
    };
    if (ranges([](const PlaneMark &mark) { return mark.xLow && mark.xHigh; })) {
        m_sheet.addColumn(tr("%1, low").arg(m_spec.axis.label));
        m_sheet.addColumn(tr("%1, high").arg(m_spec.axis.label));
        m_xMinus = m_sheet.addColumn(tr("Left"));
        m_sheet.addColumn(tr("Right"));
    }
    if (ranges([](const PlaneMark &mark) { return mark.yLow && mark.yHigh; })) {
        m_sheet.addColumn(tr("%1, low").arg(plane().y.label));
        m_sheet.addColumn(tr("%1, high").arg(plane().y.label));
        m_yMinus = m_sheet.addColumn(tr("Below"));
        m_sheet.addColumn(tr("Above"));
    }
}

int PlaneChart::addRow(const QString &name, double x, double y)
{
    const int row = m_sheet.rowCount();
    for (int column = 0; column < m_sheet.columns.size(); ++column)
        m_sheet.append(column, {});
    m_sheet.columns[0][row] = textCell(name);
    m_sheet.columns[1][row] = numberCell(x);
    m_sheet.columns[2][row] = numberCell(y);
    return row;
}

void PlaneChart::addEnds(int row, int minus, double value, const std::optional<double> &low,
                         const std::optional<double> &high, int values)
{
    if (minus == 0 || !low || !high)
        return;
    const QString place = cellName(values, row);
    m_sheet.columns[minus - 2][row] = numberCell(low);
    m_sheet.columns[minus - 1][row] = numberCell(high);
    m_sheet.columns[minus][row] = {value - *low, {}, QStringLiteral("=%1-%2").arg(place, cellName(minus - 2, row))};
    m_sheet.columns[minus + 1][row] = {
        *high - value, {}, QStringLiteral("=%1-%2").arg(cellName(minus - 1, row), place)};
}

void PlaneChart::addRanges(int row, const PlaneMark &mark)
{
    addEnds(row, m_xMinus, mark.x, mark.xLow, mark.xHigh, 1);
    addEnds(row, m_yMinus, mark.y, mark.yLow, mark.yHigh, 2);
}

void PlaneChart::placeLabels()
{
    const double left = m_area.left * m_frame.width;
    const auto named = std::count_if(plane().lines.begin(), plane().lines.end(),
                                     [](const PlaneLine &line) { return !line.label.isEmpty(); });
    // Dozens of lines have room for their names only if these are small.
    m_lineSize = std::clamp(m_area.height * m_frame.height / (1.3 * static_cast<double>(std::max<qsizetype>(1, named))),
                            6.0, textSize);
    LabelPlaces places(QRectF(left, 0.0, m_frame.width - left, (m_area.top + m_area.height) * m_frame.height),
                       m_lineSize);
    for (const PlaneMark &mark : plane().marks) {
        if (!mark.small)
            places.addMark(onPaper(mark.x, mark.y), markRadius);
    }
    QStringList lines;
    QList<LineEnd> ends;
    for (const PlaneLine &line : plane().lines) {
        const QPointF end = line.points.isEmpty() ? QPointF() : line.points.constLast();
        const bool isSide = share(end.x(), m_spec.axis) > 0.8;
        ends << LineEnd{line.label, onPaper(end.x(), end.y()), isSide};
        if (!line.label.isEmpty())
            lines << line.label;
    }
    m_lineLabels = places.placeEnds(ends);
    for (const PlaneMark &mark : plane().marks) {
        // A line of that name says it already where there is no room.
        const bool isNeeded = !lines.contains(mark.label);
        m_markLabels << places.placeMark(mark.label, onPaper(mark.x, mark.y), markRadius, isNeeded);
    }
}

void PlaneChart::openSeries(XmlPart &xml, int row)
{
    xml.val("c:idx", m_series);
    xml.val("c:order", m_series);
    ++m_series;
    writeSeriesName(xml, m_sheet, 0, row);
}

void PlaneChart::closeSeries(XmlPart &xml, const Rows &rows) const
{
    xml.element("c:xVal", {}, [&] { writeNumbers(xml, m_sheet, {1, rows.first, rows.last}); });
    xml.element("c:yVal", {}, [&] { writeNumbers(xml, m_sheet, {2, rows.first, rows.last}); });
    xml.val("c:smooth", 0);
}

void PlaneChart::writeWhiskers(XmlPart &xml, const Rows &rows, OfficeColour colour) const
{
    const auto write = [&](const char *direction, int minus) {
        const bool has = minus > 0 && [&] {
            for (int row = rows.first; row <= rows.last; ++row) {
                if (m_sheet.at(minus, row).number)
                    return true;
            }
            return false;
        }();
        if (has)
            writeErrorBars(xml,
                           {direction, SheetRange{minus, rows.first, rows.last}, {minus + 1, rows.first, rows.last}},
                           m_sheet, colour);
    };
    write("x", m_xMinus);
    write("y", m_yMinus);
}

void PlaneChart::writeMark(XmlPart &xml, qsizetype index)
{
    const PlaneMark &mark = plane().marks.at(index);
    const PlacedLabel &label = m_markLabels.at(index);
    const OfficeColour colour = m_frame.look.colour(mark.role);
    const int row = addRow(mark.label, mark.x, mark.y);
    addRanges(row, mark);
    xml.element("c:ser", {}, [&] {
        openSeries(xml, row);
        xml.element("c:spPr", {}, [&] { writeNoLine(xml); });
        xml.element("c:marker", {}, [&] {
            xml.val("c:symbol", symbolOf(mark.shape));
            xml.val("c:size", mark.baseline ? markSize + 3 : markSize);
            writeMarkLook(xml, mark.style, colour, {});
        });
        xml.element("c:dLbls", {}, [&] {
            if (label.isShown)
                writePointLabel(xml, {.index = 0, .place = label.place, .isSeriesName = true},
                                look(m_frame.look.text, mark.baseline));
            writeTextLook(xml, look(m_frame.look.text));
            writeLabelSwitches(xml, false);
        });
        writeWhiskers(xml, {row, row}, colour);
        closeSeries(xml, {row, row});
    });
}

void PlaneChart::addMarks()
{
    for (qsizetype i = 0; i < plane().marks.size(); ++i) {
        const PlaneMark &mark = plane().marks.at(i);
        if (!mark.small && !mark.label.isEmpty())
            m_all << Series{1, [this, i](XmlPart &xml) { writeMark(xml, i); }};
    }
}

void PlaneChart::writeCrowd(XmlPart &xml, const QList<qsizetype> &marks)
{
    const PlaneMark &like = plane().marks.at(marks.constFirst());
    const OfficeColour colour = m_frame.look.colour(like.role);
    Rows rows;
    for (const qsizetype index : marks) {
        const PlaneMark &mark = plane().marks.at(index);
        rows.last = addRow(roleText(mark.role), mark.x, mark.y);
        addRanges(rows.last, mark);
    }
    rows.first = rows.last - static_cast<int>(marks.size()) + 1;
    xml.element("c:ser", {}, [&] {
        openSeries(xml, rows.first);
        xml.element("c:spPr", {}, [&] { writeNoLine(xml); });
        xml.element("c:marker", {}, [&] {
            xml.val("c:symbol", symbolOf(like.shape));
            xml.val("c:size", like.small ? smallMarkSize : markSize);
            writeMarkLook(xml, like.style, colour, {});
        });
        writeWhiskers(xml, rows, colour);
        closeSeries(xml, rows);
    });
}

void PlaneChart::addCrowds()
{
    QMap<std::tuple<int, int, int, bool>, QList<qsizetype>> crowds;
    for (qsizetype i = 0; i < plane().marks.size(); ++i) {
        const PlaneMark &mark = plane().marks.at(i);
        if (mark.small || mark.label.isEmpty())
            crowds[{static_cast<int>(mark.role), static_cast<int>(mark.style), static_cast<int>(mark.shape),
                    mark.small}]
                << i;
    }
    for (const QList<qsizetype> &crowd : std::as_const(crowds))
        m_all << Series{crowd.size(), [this, crowd](XmlPart &xml) { writeCrowd(xml, crowd); }};
}

void PlaneChart::addLine(const PlaneLine &line, const PlacedLabel &label)
{
    if (!line.points.isEmpty())
        m_all << Series{line.points.size(), [this, line, label](XmlPart &xml) { writeLine(xml, line, label); }};
}

void PlaneChart::writeLine(XmlPart &xml, const PlaneLine &line, const PlacedLabel &label)
{
    const bool isQuiet = line.weight == LineWeight::Quiet;
    // A border's grey is too weak for a line that has to be followed.
    const OfficeColour colour = isQuiet ? m_frame.look.other : m_frame.look.colour(line.role);
    Rows rows;
    for (const QPointF &point : line.points)
        rows.last = addRow(line.label, point.x(), point.y());
    rows.first = rows.last - static_cast<int>(line.points.size()) + 1;
    xml.element("c:ser", {}, [&] {
        openSeries(xml, rows.first);
        xml.element("c:spPr", {}, [&] { chipboard::writeLine(xml, colour, isQuiet ? 0.75 : 2.25, line.dashed); });
        xml.element("c:marker", {}, [&] { xml.val("c:symbol", "none"); });
        if (label.isShown) {
            xml.element("c:dLbls", {}, [&] {
                const TextLook text = look(isQuiet ? m_frame.look.muted : colour, !isQuiet);
                writePointLabel(xml,
                                {.index = rows.last - rows.first,
                                 .place = label.place,
                                 .drop = label.drop / m_frame.height,
                                 .isSeriesName = true},
                                text);
                writeTextLook(xml, text);
                writeLabelSwitches(xml, false);
                writeNoLeaderLines(xml);
            });
        }
        closeSeries(xml, rows);
    });
}

// A band is its two edges.
void PlaneChart::addLines()
{
    for (const PlaneBand &band : plane().bands) {
        for (const QList<QPointF> &edge : {band.lower, band.upper}) {
            PlaneLine line;
            line.label = band.label.isEmpty() ? tr("Range") : band.label;
            line.weight = LineWeight::Quiet;
            line.dashed = true;
            line.points = edge;
            addLine(line, {});
        }
    }
    for (qsizetype i = 0; i < plane().lines.size(); ++i)
        addLine(plane().lines.at(i), m_lineLabels.at(i));
}

// Lines below marks. Impress leaves out series that are shorter than one behind them.
void PlaneChart::writeSeries(XmlPart &xml)
{
    addLines();
    addCrowds();
    addMarks();
    std::stable_sort(m_all.begin(), m_all.end(), [](const Series &a, const Series &b) { return a.points > b.points; });
    for (const Series &series : std::as_const(m_all))
        series.write(xml);
}

OfficeChart PlaneChart::made()
{
    measure();
    placeLabels();
    addColumns();
    AxisPlace across{.id = 1, .across = 2, .side = "b", .minimum = m_spec.axis.minimum, .maximum = m_spec.axis.maximum};
    across.title = axisTitle(m_spec.axis);
    across.crosses = "min";
    across.isTime = m_time;
    AxisPlace up{.id = 2, .across = 1, .side = "l", .minimum = plane().y.minimum, .maximum = plane().y.maximum};
    up.title = axisTitle(plane().y);
    up.crosses = "min";
    const QByteArray xml = chartSpace(m_area, look(m_frame.look.text), [&](XmlPart &part) {
        part.element("c:scatterChart", {}, [&] {
            part.val("c:scatterStyle", "lineMarker");
            part.val("c:varyColors", 0);
            writeSeries(part);
            part.val("c:axId", 1);
            part.val("c:axId", 2);
        });
        writeValueAxis(part, m_spec.axis, across, m_frame.look, textSize);
        writeValueAxis(part, plane().y, up, m_frame.look, textSize);
    });
    return {xml, m_sheet};
}

} // namespace

OfficeChart planeChart(const ChartSpec &spec, const ChartFrame &frame)
{
    return isTime(spec.axis) ? PlaneChart(inSheetDays(spec), frame, true).made()
                             : PlaneChart(spec, frame, false).made();
}

} // namespace chipboard
