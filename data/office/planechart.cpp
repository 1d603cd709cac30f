#include "data/office/planechart.h"

#include "data/charts/colourroles.h"
#include "data/charts/planeaxis.h"
#include "data/office/charttext.h"
#include "data/office/planenames.h"
#include "data/office/planespace.h"
#include "data/office/rowshapes.h"
#include "data/office/usershapes.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

namespace chipboard {
namespace {

constexpr double textSize = 12.0;
constexpr double nameGap = 4.0; // points from a mark to where its name is put by itself

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

class PlaneChart
{
public:
    PlaneChart(ChartSpec spec, const ChartFrame &frame, bool time)
        : m_spec(std::move(spec))
        , m_frame(frame)
        , m_time(time)
        , m_shapes(QSizeF(frame.width, frame.height))
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
    [[nodiscard]] TextLook look(double size, OfficeColour colour, bool bold = false) const
    {
        return {size, colour, bold, m_frame.look.family};
    }
    void measure();
    [[nodiscard]] QRectF plot() const;
    void addColumns();
    int addRow(const QString &name, double x, double y);
    void addRanges(int row, const PlaneMark &mark);
    void addEnds(int row, int minus, double value, const std::optional<double> &low, const std::optional<double> &high,
                 int values);
    void addShapes();
    void addName(const PlacedName &name, const QString &text, const TextLook &textLook);
    [[nodiscard]] PointLabel labelOf(const PlaneMark &mark, const PlacedName &name) const;
    void writeRowNames(XmlPart &xml);
    void openSeries(XmlPart &xml, int row);
    void closeSeries(XmlPart &xml, const Rows &rows) const;
    void writeMark(XmlPart &xml, qsizetype index);
    void addMarks();
    void writeCrowd(XmlPart &xml, const QList<qsizetype> &marks);
    void addCrowds();
    void writeWhiskers(XmlPart &xml, const Rows &rows, OfficeColour colour) const;
    [[nodiscard]] OfficeColour colourOf(const PlaneLine &line) const;
    void writeLine(XmlPart &xml, const PlaneLine &line, const PlacedName &name);
    void addLine(const PlaneLine &line, const PlacedName &name);
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
    UserShapes m_shapes;
    PlaneNames m_names;
    double m_rowSize = textSize; ///< of the names of rows
    int m_series = 0;            ///< written ones
    int m_xMinus = 0;            ///< the column; the next one says how far above; 0: no mark has a range
    int m_yMinus = 0;
};

// Ticks and titles to the left and below, names of lines at their ends. Names of rows take what they need.
void PlaneChart::measure()
{
    double names = 10.0;
    for (const qsizetype line : endedLines(m_spec))
        names = std::max(names, textWidth(plane().lines.at(line).label, textSize) + 26.0);
    double left = 78.0;
    if (isOfRows(plane().y)) {
        const double row = (m_frame.height - 78.0) / static_cast<double>(plane().y.ticks.size());
        m_rowSize = std::clamp(row / 1.25, 6.0, textSize);
        left = 0.0;
        for (const QString &name : plane().y.tickLabels)
            left = std::max(left, textWidth(name, m_rowSize) + 14.0);
        left = std::min(left, 0.4 * m_frame.width);
    }
    m_area.left = left / m_frame.width;
    m_area.top = 22.0 / m_frame.height;
    m_area.width = 1.0 - m_area.left - std::min(0.3, names / m_frame.width);
    const RowRoom room = annotationRoom(m_spec, textSize);
    m_area.height = 1.0 - (22.0 + 56.0 + room.bottom) / m_frame.height;
}

QRectF PlaneChart::plot() const
{
    return {m_area.left * m_frame.width, m_area.top * m_frame.height, m_area.width * m_frame.width,
            m_area.height * m_frame.height};
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

void PlaneChart::addName(const PlacedName &name, const QString &text, const TextLook &textLook)
{
    const auto ground = name.isCrowded ? std::optional(m_frame.look.ground) : std::nullopt;
    m_shapes.add(ShapeText{text, name.rect, textLook, ground, "ctr"});
}

// What is no name of a point: those follow their points, these stay where they are.
void PlaneChart::addShapes()
{
    const auto leader = [this](const PlacedName &name, OfficeColour colour) {
        if (name.isShown && name.leader.length() > 0.0)
            m_shapes.add(ShapeLine{name.leader, colour});
    };
    for (qsizetype i = 0; i < plane().lines.size(); ++i) {
        const PlaneLine &line = plane().lines.at(i);
        const PlacedName &name = m_names.lines.at(i);
        const bool isQuiet = line.weight == LineWeight::Quiet;
        leader(name, colourOf(line));
        if (name.isShown && !name.isBeside)
            addName(name, line.label, look(m_names.lineSize, isQuiet ? m_frame.look.muted : colourOf(line), !isQuiet));
    }
    for (const PlacedName &name : std::as_const(m_names.marks))
        leader(name, m_frame.look.muted);
    for (qsizetype i = 0; i < plane().bands.size(); ++i) {
        if (m_names.bands.at(i).isShown)
            addName(m_names.bands.at(i), plane().bands.at(i).label, look(m_names.lineSize, m_frame.look.muted));
    }
    addRemark(m_shapes, m_spec, QSizeF(m_frame.width, m_frame.height), m_frame.look);
    if (isOfRows(plane().y) && !axisTitle(plane().y).isEmpty())
        m_shapes.add(ShapeText{axisTitle(plane().y),
                               QRectF(0.0, 2.0, plot().left() - 10.0, 16.0),
                               look(textSize, m_frame.look.muted),
                               {},
                               "r"});
}

// On the side where it stands, and from there as far as it has been moved.
PointLabel PlaneChart::labelOf(const PlaneMark &mark, const PlacedName &name) const
{
    const QPointF at = placeOn(plot(), m_spec, QPointF(mark.x, mark.y));
    const double away = radiusOf(mark) + nameGap;
    const QPointF middle = name.rect.center();
    PointLabel label{.index = 0, .isSeriesName = true};
    QPointF moved = middle - at;
    if (name.rect.left() >= at.x()) {
        label.place = "r";
        moved.setX(name.rect.left() - at.x() - away);
    } else if (name.rect.right() <= at.x()) {
        label.place = "l";
        moved.setX(name.rect.right() - at.x() + away);
    } else if (middle.y() < at.y()) {
        label.place = "t";
        moved.setY(name.rect.bottom() - at.y() + away);
    } else {
        label.place = "b";
        moved.setY(name.rect.top() - at.y() - away);
    }
    label.shift = std::abs(moved.x()) < 1.0 ? 0.0 : moved.x() / m_frame.width;
    label.drop = std::abs(moved.y()) < 1.0 ? 0.0 : moved.y() / m_frame.height;
    if (name.isCrowded)
        label.ground = m_frame.look.ground;
    return label;
}

// A value axis has no names: they are labels of points at its foot.
void PlaneChart::writeRowNames(XmlPart &xml)
{
    const TextLook text = look(m_rowSize, m_frame.look.text);
    const ChartAxis &rows = plane().y;
    const bool isLog = m_spec.axis.scale == AxisScale::Logarithmic;
    Rows places;
    for (qsizetype i = 0; i < rows.ticks.size(); ++i)
        places.last = addRow(rows.tickLabels.at(i), m_spec.axis.minimum * (isLog ? 1.001 : 1.0), rows.ticks.at(i));
    places.first = places.last - static_cast<int>(rows.ticks.size()) + 1;
    xml.element("c:ser", {}, [&] {
        openSeries(xml, places.first);
        xml.element("c:spPr", {}, [&] { writeNoLine(xml); });
        xml.element("c:marker", {}, [&] { xml.val("c:symbol", "none"); });
        xml.element("c:dLbls", {}, [&] {
            for (int i = 0; i < rows.ticks.size(); ++i)
                writePointLabel(xml, {i, rows.tickLabels.at(i), {}, "l"}, text);
            writeTextLook(xml, text);
            xml.val("c:dLblPos", "l");
            writeLabelSwitches(xml, true);
        });
        closeSeries(xml, places);
    });
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
    const PlacedName &name = m_names.marks.at(index);
    const OfficeColour colour = m_frame.look.colour(mark.role);
    const int row = addRow(mark.label, mark.x, mark.y);
    addRanges(row, mark);
    xml.element("c:ser", {}, [&] {
        openSeries(xml, row);
        xml.element("c:spPr", {}, [&] { writeNoLine(xml); });
        xml.element("c:marker", {}, [&] {
            xml.val("c:symbol", symbolOf(mark.shape));
            xml.val("c:size", static_cast<int>(2.0 * radiusOf(mark)));
            writeMarkLook(xml, mark.style, colour, {});
        });
        xml.element("c:dLbls", {}, [&] {
            if (name.isShown)
                writePointLabel(xml, labelOf(mark, name), look(m_names.markSize, m_frame.look.text, mark.baseline));
            writeTextLook(xml, look(m_names.markSize, m_frame.look.text));
            writeLabelSwitches(xml, false);
            writeNoLeaderLines(xml);
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
            xml.val("c:size", static_cast<int>(2.0 * radiusOf(like)));
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

void PlaneChart::addLine(const PlaneLine &line, const PlacedName &name)
{
    if (!line.points.isEmpty())
        m_all << Series{line.points.size(), [this, line, name](XmlPart &xml) { writeLine(xml, line, name); }};
}

// A border's grey is too weak for a line that has to be followed.
OfficeColour PlaneChart::colourOf(const PlaneLine &line) const
{
    return line.weight == LineWeight::Quiet ? m_frame.look.other : m_frame.look.colour(line.role);
}

void PlaneChart::writeLine(XmlPart &xml, const PlaneLine &line, const PlacedName &name)
{
    const bool isQuiet = line.weight == LineWeight::Quiet;
    const OfficeColour colour = colourOf(line);
    Rows rows;
    for (const QPointF &point : line.points)
        rows.last = addRow(line.label, point.x(), point.y());
    rows.first = rows.last - static_cast<int>(line.points.size()) + 1;
    xml.element("c:ser", {}, [&] {
        openSeries(xml, rows.first);
        xml.element("c:spPr", {}, [&] { chipboard::writeLine(xml, colour, isQuiet ? 0.75 : 2.25, line.dashed); });
        xml.element("c:marker", {}, [&] { xml.val("c:symbol", "none"); });
        if (name.isBeside) {
            xml.element("c:dLbls", {}, [&] {
                const TextLook text = look(m_names.lineSize, colour, true);
                const QLineF &leader = name.leader;
                writePointLabel(xml,
                                {.index = rows.last - rows.first,
                                 .shift = (name.rect.left() - leader.x1() - nameGap) / m_frame.width,
                                 .drop = (name.rect.center().y() - leader.y1()) / m_frame.height,
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
        addLine(plane().lines.at(i), m_names.lines.at(i));
}

// Lines below marks. Impress leaves out series that are shorter than one behind them.
void PlaneChart::writeSeries(XmlPart &xml)
{
    addLines();
    addCrowds();
    addMarks();
    if (isOfRows(plane().y))
        m_all << Series{plane().y.ticks.size(), [this](XmlPart &part) { writeRowNames(part); }};
    std::stable_sort(m_all.begin(), m_all.end(), [](const Series &a, const Series &b) { return a.points > b.points; });
    for (const Series &series : std::as_const(m_all))
        series.write(xml);
}

OfficeChart PlaneChart::made()
{
    measure();
    m_names = namesOnPlane(m_spec, plot(), QSizeF(m_frame.width, m_frame.height));
    addShapes();
    addColumns();
    AxisPlace across{.id = 1, .across = 2, .side = "b", .minimum = m_spec.axis.minimum, .maximum = m_spec.axis.maximum};
    across.title = axisTitle(m_spec.axis);
    across.crosses = "min";
    across.isTime = m_time;
    across.length = plot().width();
    AxisPlace up{.id = 2, .across = 1, .side = "l", .minimum = plane().y.minimum, .maximum = plane().y.maximum};
    up.crosses = "min";
    up.hidden = isOfRows(plane().y);
    if (up.hidden)
        up.step = 1.0;
    else
        up.title = axisTitle(plane().y);
    const auto content = [&](XmlPart &part) {
        part.element("c:scatterChart", {}, [&] {
            part.val("c:scatterStyle", "lineMarker");
            part.val("c:varyColors", 0);
            writeSeries(part);
            part.val("c:axId", 1);
            part.val("c:axId", 2);
        });
        writeValueAxis(part, m_spec.axis, across, m_frame.look, textSize);
        writeValueAxis(part, plane().y, up, m_frame.look, textSize);
    };
    const QByteArray xml = chartSpace(m_area, look(textSize, m_frame.look.text), content, !m_shapes.isEmpty());
    return {xml, m_sheet, m_shapes.part()};
}

} // namespace

OfficeChart planeChart(const ChartSpec &spec, const ChartFrame &frame)
{
    return isTime(spec.axis) ? PlaneChart(inSheetDays(spec), frame, true).made()
                             : PlaneChart(spec, frame, false).made();
}

} // namespace chipboard
