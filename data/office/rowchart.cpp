#include "data/office/rowchart.h"

#include "data/charts/planeaxis.h"
#include "data/office/charttext.h"
#include "data/office/planespace.h"
#include "data/office/rowshapes.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double smallestRow = 18.0; // points a row, below which texts shrink
constexpr double noteShare = 0.8;    // of the values' size, of what a person wrote behind them

QString tr(const char *text) { return QCoreApplication::translate("Office", text); }

/// What both kinds are written from.
class RowChart
{
public:
    RowChart(const ChartSpec &spec, const ChartFrame &frame);

    [[nodiscard]] OfficeChart bars();
    [[nodiscard]] OfficeChart dots();

private:
    [[nodiscard]] const ChartPoint &point(qsizetype row) const { return m_points.at(row); }
    [[nodiscard]] OfficeColour colour(qsizetype row) const
    {
        return m_frame.look.colour(m_spec.categories.at(row).role);
    }
    [[nodiscard]] TextLook nameLook() const { return {m_nameSize, m_frame.look.text, false, m_frame.look.family}; }
    [[nodiscard]] TextLook labelLook(Beside beside = Beside::Untold) const
    {
        return {m_labelSize, m_frame.look.ink(beside), true, m_frame.look.family};
    }
    [[nodiscard]] bool ranges(qsizetype row) const { return point(row).value && point(row).low && point(row).high; }
    void fillSheet();
    int addDifference(const QString &title, int from, int subtracted);
    void measure();
    [[nodiscard]] double roomyWidth(double arrows) const;
    [[nodiscard]] double shareOfEnd(qsizetype row) const; ///< of the value or its whisker
    [[nodiscard]] double textEnd(qsizetype row) const;    ///< points behind that end
    void addShapes();
    [[nodiscard]] PointLabel labelOf(int row, const char *place) const;
    void writeLabels(XmlPart &xml, const char *place) const;
    void writeBarSeries(XmlPart &xml) const;
    void writeDotSeries(XmlPart &xml) const;
    void writeNameSeries(XmlPart &xml) const;
    void writeCategoryAxis(XmlPart &xml) const;
    void addPieces();
    void writeRangeSeries(XmlPart &xml) const;

    const ChartSpec &m_spec;
    const ChartFrame &m_frame;
    QList<ChartPoint> m_points; ///< one a category
    ChartSheet m_sheet;
    int m_names = 0;
    int m_values = 0;
    int m_low = 0; ///< 0, as the next five: there is no range
    int m_high = 0;
    int m_ends = 0; ///< of the ranges of dots
    int m_endRows = 0;
    int m_minus = 0;
    int m_plus = 0;
    int m_rows = 0; ///< of dots
    int m_namePlaces = 0;
    bool m_hasRange = false;
    double m_nameSize = 16.0;
    double m_labelSize = 18.0;
    PlotArea m_area;
    UserShapes m_shapes;
};

RowChart::RowChart(const ChartSpec &spec, const ChartFrame &frame)
    : m_spec(spec)
    , m_frame(frame)
    , m_shapes(QSizeF(frame.width, frame.height))
{
    const QList<ChartPoint> points = spec.series.isEmpty() ? QList<ChartPoint>() : spec.series.constFirst().points;
    for (qsizetype i = 0; i < spec.categories.size(); ++i)
        m_points << points.value(i);
    for (qsizetype row = 0; row < m_points.size(); ++row)
        m_hasRange = m_hasRange || ranges(row);
    fillSheet();
    measure();
    addShapes();
}

void RowChart::fillSheet()
{
    m_names = m_sheet.addColumn(tr("Name"));
    m_values = m_sheet.addColumn(axisTitle(m_spec.axis));
    for (int row = 0; row < m_points.size(); ++row) {
        m_sheet.append(m_names, textCell(categoryText(m_spec, row)));
        m_sheet.append(m_values, numberCell(point(row).value));
    }
    if (!m_hasRange)
        return;
    m_low = m_sheet.addColumn(tr("Low"));
    m_high = m_sheet.addColumn(tr("High"));
    for (int row = 0; row < m_points.size(); ++row) {
        m_sheet.append(m_low, numberCell(ranges(row) ? point(row).low : std::nullopt));
        m_sheet.append(m_high, numberCell(ranges(row) ? point(row).high : std::nullopt));
    }
    if (m_spec.kind == ChartKind::HorizontalDots)
        return;
    m_minus = addDifference(tr("Below"), m_values, m_low);
    m_plus = addDifference(tr("Above"), m_high, m_values);
}

int RowChart::addDifference(const QString &title, int from, int subtracted)
{
    const int column = m_sheet.addColumn(title);
    for (int row = 1; row <= m_points.size(); ++row) {
        const std::optional<double> more = m_sheet.at(from, row).number;
        const std::optional<double> less = m_sheet.at(subtracted, row).number;
        const QString formula = QStringLiteral("=%1-%2").arg(cellName(from, row), cellName(subtracted, row));
        m_sheet.append(column, ranges(row - 1) ? SheetCell{*more - *less, {}, formula} : SheetCell{});
    }
    return column;
}

// Names to the left, labels to the right of the longest mark, an axis below the dots.
void RowChart::measure()
{
    const double row = m_frame.height / static_cast<double>(std::max<qsizetype>(1, m_points.size()));
    const double scale = std::clamp(row / (1.8 * smallestRow), 0.5, 1.0);
    m_nameSize = std::round(16.0 * scale);
    m_labelSize = std::round(18.0 * scale);
    double widest = 0.0;
    double label = 0.0;
    for (qsizetype i = 0; i < m_points.size(); ++i) {
        widest = std::max(widest, textWidth(categoryText(m_spec, i), m_nameSize));
        label = std::max(label, textWidth(pointText(point(i)), m_labelSize));
    }
    const bool hasAxis = m_spec.kind == ChartKind::HorizontalDots;
    const RowRoom room = annotationRoom(m_spec, m_labelSize * noteShare);
    const double top = 4.0 + room.top;
    const double bottom = (hasAxis ? 50.0 : 4.0) + room.bottom;
    m_area.left = std::min(0.42, (widest + 16.0) / m_frame.width);
    m_area.top = top / m_frame.height;
    double width = 1.0 - m_area.left - std::min(0.3, (label + 24.0) / m_frame.width);
    if (isAnnotated(m_spec))
        width = std::min(width, roomyWidth(room.right) / m_frame.width);
    m_area.width = std::max(0.15, width);
    m_area.height = 1.0 - (bottom + top) / m_frame.height;
}

// The widest plane on which each row has room behind its value for what is written there, and all of them for arrows.
double RowChart::roomyWidth(double arrows) const
{
    const double all = (1.0 - m_area.left) * m_frame.width - arrows;
    double width = all;
    for (qsizetype row = 0; row < m_points.size(); ++row) {
        const double text = textEnd(row) + calloutRoom(point(row), m_labelSize * noteShare, m_frame.width);
        width = std::min(width, (all - text - 4.0) / std::max(0.01, shareOfEnd(row)));
    }
    return width;
}

double RowChart::shareOfEnd(qsizetype row) const
{
    const ChartPoint &each = point(row);
    const double value = each.value ? std::max(each.high.value_or(*each.value), *each.value) : m_spec.axis.minimum;
    return std::clamp(shareOf(value, m_spec.axis), 0.0, 1.0);
}

double RowChart::textEnd(qsizetype row) const
{
    return point(row).value ? 8.0 + 1.06 * textWidth(pointText(point(row)), m_labelSize) : 0.0;
}

// Where each value's text ends: what a person wrote comes behind it.
void RowChart::addShapes()
{
    RowPlan plan;
    plan.paper = QSizeF(m_frame.width, m_frame.height);
    plan.plot = QRectF(m_area.left * m_frame.width, m_area.top * m_frame.height, m_area.width * m_frame.width,
                       m_area.height * m_frame.height);
    plan.size = m_labelSize * noteShare;
    for (qsizetype row = 0; row < m_points.size(); ++row) {
        plan.ends << plan.plot.left() + shareOfEnd(row) * plan.plot.width() + textEnd(row);
    }
    addAnnotations(m_shapes, m_spec, plan, m_frame.look);
}

PointLabel RowChart::labelOf(int row, const char *place) const
{
    const ChartPoint &each = point(row);
    PointLabel label{row, pointText(each), {}, place};
    // What tells both ends is no number of one cell; the value of a dot is its place across, which has no format.
    if (m_spec.kind == ChartKind::HorizontalBars && each.absolute.isEmpty()) // nor is a ratio
        label.format = numberFormatOf(label.text, *each.value, m_frame.look.locale);
    // Beyond the whisker, not across it; nor across the dot, which may be wider.
    const bool isDot = m_spec.kind == ChartKind::HorizontalDots;
    if (each.high && (isDot || *each.high > *each.value)) {
        const double whisker = m_area.width
            * std::max(0.0,
                       shareOf(std::min(*each.high, m_spec.axis.maximum), m_spec.axis)
                           - shareOf(*each.value, m_spec.axis));
        label.shift = 4.0 / m_frame.width + whisker;
    }
    return label;
}

void RowChart::writeLabels(XmlPart &xml, const char *place) const
{
    xml.element("c:dLbls", {}, [&] {
        for (int row = 0; row < m_points.size(); ++row) {
            if (point(row).value)
                writePointLabel(xml, labelOf(row, place), labelLook(point(row).beside));
        }
        writeTextLook(xml, labelLook());
        xml.val("c:dLblPos", place);
        writeLabelSwitches(xml, true);
        writeNoLeaderLines(xml);
    });
}

void RowChart::writeBarSeries(XmlPart &xml) const
{
    xml.element("c:ser", {}, [&] {
        xml.val("c:idx", 0);
        xml.val("c:order", 0);
        writeSeriesName(xml, m_sheet, m_values, 0);
        writeMarkLook(xml, MarkStyle::Solid, m_frame.look.other, m_frame.look.ground);
        xml.val("c:invertIfNegative", 0);
        for (int row = 0; row < m_points.size(); ++row) {
            if (!point(row).value)
                continue;
            xml.element("c:dPt", {}, [&] {
                xml.val("c:idx", row);
                xml.val("c:invertIfNegative", 0);
                xml.val("c:bubble3D", 0);
                writeMarkLook(xml, point(row).style, colour(row), m_frame.look.ground);
            });
        }
        writeLabels(xml, "outEnd");
        if (m_hasRange)
            writeErrorBars(xml, {nullptr, m_sheet.below(m_minus), m_sheet.below(m_plus)}, m_sheet, m_frame.look.text);
        xml.element("c:cat", {}, [&] { writeTexts(xml, m_sheet, m_sheet.below(m_names)); });
        xml.element("c:val", {}, [&] { writeNumbers(xml, m_sheet, m_sheet.below(m_values)); });
    });
}

void RowChart::writeCategoryAxis(XmlPart &xml) const
{
    xml.element("c:catAx", {}, [&] {
        xml.val("c:axId", 1);
        xml.element("c:scaling", {}, [&] { xml.val("c:orientation", "maxMin"); });
        xml.val("c:delete", 0);
        xml.val("c:axPos", "l");
        xml.element("c:numFmt", {{"formatCode", "General"}, {"sourceLinked", 0}});
        xml.val("c:majorTickMark", "none");
        xml.val("c:minorTickMark", "none");
        xml.val("c:tickLblPos", "low");
        xml.element("c:spPr", {}, [&] { writeLine(xml, m_frame.look.border, 1.0); });
        writeTextLook(xml, nameLook());
        xml.val("c:crossAx", 2);
        xml.val("c:crosses", "autoZero");
        xml.val("c:auto", 0);
        xml.val("c:lblAlgn", "ctr");
        xml.val("c:lblOffset", 100);
        xml.val("c:noMultiLvlLbl", 1);
    });
}

OfficeChart RowChart::bars()
{
    AxisPlace values{.id = 2, .across = 1, .side = "b", .hidden = true, .hasGrid = false, .crossBetween = "between"};
    values.minimum = std::min(0.0, m_spec.axis.minimum);
    // Labels beside whiskers and annotations are placed by this end, and slides of one chart have one scale; else it
    // grows with what is entered.
    if (m_hasRange || !m_spec.reach.isEmpty() || isAnnotated(m_spec))
        values.maximum = m_spec.axis.maximum;
    const auto content = [&](XmlPart &part) {
        part.element("c:barChart", {}, [&] {
            part.val("c:barDir", "bar");
            part.val("c:grouping", "clustered");
            part.val("c:varyColors", 0);
            writeBarSeries(part);
            part.val("c:gapWidth", 50);
            part.val("c:axId", 1);
            part.val("c:axId", 2);
        });
        writeCategoryAxis(part);
        writeValueAxis(part, m_spec.axis, values, m_frame.look, m_nameSize);
    };
    const QByteArray xml = chartSpace(m_area, nameLook(), content, !m_shapes.isEmpty());
    return {xml, m_sheet, m_shapes.part()};
}

void RowChart::writeDotSeries(XmlPart &xml) const
{
    xml.element("c:ser", {}, [&] {
        xml.val("c:idx", 0);
        xml.val("c:order", 1);
        writeSeriesName(xml, m_sheet, m_values, 0);
        xml.element("c:spPr", {}, [&] { writeNoLine(xml); });
        xml.element("c:marker", {}, [&] {
            xml.val("c:symbol", "circle");
            xml.val("c:size", 9); // Impress takes a point's own mark only where it is another one
        });
        for (int row = 0; row < m_points.size(); ++row) {
            if (!point(row).value)
                continue;
            xml.element("c:dPt", {}, [&] {
                xml.val("c:idx", row);
                xml.element("c:marker", {}, [&] {
                    xml.val("c:symbol", "circle");
                    xml.val("c:size", 10);
                    writeMarkLook(xml, point(row).style, colour(row), {});
                });
                xml.val("c:bubble3D", 0);
            });
        }
        writeLabels(xml, "r");
        xml.element("c:xVal", {}, [&] { writeNumbers(xml, m_sheet, m_sheet.below(m_values)); });
        xml.element("c:yVal", {}, [&] { writeNumbers(xml, m_sheet, m_sheet.below(m_rows)); });
        xml.val("c:smooth", 0);
    });
}

// A scatter chart has no categories: names are labels of points at the axis' left end.
void RowChart::writeNameSeries(XmlPart &xml) const
{
    xml.element("c:ser", {}, [&] {
        xml.val("c:idx", 1);
        xml.val("c:order", 2);
        writeSeriesName(xml, m_sheet, m_namePlaces, 0);
        xml.element("c:spPr", {}, [&] { writeNoLine(xml); });
        xml.element("c:marker", {}, [&] { xml.val("c:symbol", "none"); });
        xml.element("c:dLbls", {}, [&] {
            for (int row = 0; row < m_points.size(); ++row)
                writePointLabel(xml, {row, categoryText(m_spec, row), {}, "l"}, nameLook());
            writeTextLook(xml, nameLook());
            xml.val("c:dLblPos", "l");
            writeLabelSwitches(xml, true);
        });
        xml.element("c:xVal", {}, [&] { writeNumbers(xml, m_sheet, m_sheet.below(m_namePlaces)); });
        xml.element("c:yVal", {}, [&] { writeNumbers(xml, m_sheet, m_sheet.below(m_rows)); });
        xml.val("c:smooth", 0);
    });
}

// Impress does not draw error bars that lie: each range is a piece of a line, with nothing between it and the next.
void RowChart::addPieces()
{
    m_ends = m_sheet.addColumn(tr("Range"));
    m_endRows = m_sheet.addColumn(tr("Row of the range"));
    for (int row = 0; row < m_points.size(); ++row) {
        for (const int column : {m_low, m_high}) {
            const QString formula = QLatin1Char('=') + cellName(column, row + 1);
            m_sheet.append(m_ends,
                           ranges(row) ? SheetCell{m_sheet.at(column, row + 1).number, {}, formula} : SheetCell{});
            m_sheet.append(m_endRows, ranges(row) ? numberCell(row + 1) : SheetCell{});
        }
        m_sheet.append(m_ends, {});
        m_sheet.append(m_endRows, {});
    }
}

void RowChart::writeRangeSeries(XmlPart &xml) const
{
    xml.element("c:ser", {}, [&] {
        xml.val("c:idx", 2);
        xml.val("c:order", 0);
        writeSeriesName(xml, m_sheet, m_ends, 0);
        xml.element("c:spPr", {}, [&] { writeLine(xml, m_frame.look.text, 1.25); });
        xml.element("c:marker", {}, [&] { xml.val("c:symbol", "none"); });
        xml.element("c:xVal", {}, [&] { writeNumbers(xml, m_sheet, m_sheet.below(m_ends)); });
        xml.element("c:yVal", {}, [&] { writeNumbers(xml, m_sheet, m_sheet.below(m_endRows)); });
        xml.val("c:smooth", 0);
    });
}

OfficeChart RowChart::dots()
{
    m_rows = m_sheet.addColumn(tr("Row"));
    m_namePlaces = m_sheet.addColumn(tr("Place of the name"));
    // Beside the very end, which may be left out where logarithms round to beyond it.
    const bool isLog = m_spec.axis.scale == AxisScale::Logarithmic;
    for (int row = 0; row < m_points.size(); ++row) {
        m_sheet.append(m_rows, numberCell(row + 1));
        m_sheet.append(m_namePlaces, numberCell(m_spec.axis.minimum * (isLog ? 1.001 : 1.0)));
    }
    if (m_hasRange)
        addPieces();
    AxisPlace values{.id = 1, .across = 2, .side = "b", .minimum = m_spec.axis.minimum, .maximum = m_spec.axis.maximum};
    values.crosses = "max"; // rows count downwards: their end is below
    values.title = axisTitle(m_spec.axis);
    values.length = m_area.width * m_frame.width;
    const ChartAxis rows;
    const AxisPlace places{.id = 2,
                           .across = 1,
                           .side = "l",
                           .hidden = true,
                           .hasGrid = false,
                           .reversed = true,
                           .minimum = 0.5,
                           .maximum = static_cast<double>(m_points.size()) + 0.5,
                           .crosses = "min"};
    const auto content = [&](XmlPart &part) {
        part.element("c:scatterChart", {}, [&] {
            part.val("c:scatterStyle", "lineMarker");
            part.val("c:varyColors", 0);
            // Impress leaves out series that are shorter than one behind them.
            if (m_hasRange)
                writeRangeSeries(part);
            writeDotSeries(part);
            writeNameSeries(part);
            part.val("c:axId", 1);
            part.val("c:axId", 2);
        });
        writeValueAxis(part, m_spec.axis, values, m_frame.look, std::min(14.0, m_nameSize));
        writeValueAxis(part, rows, places, m_frame.look, m_nameSize);
    };
    const QByteArray xml = chartSpace(m_area, nameLook(), content, !m_shapes.isEmpty());
    return {xml, m_sheet, m_shapes.part()};
}

} // namespace

OfficeChart barChart(const ChartSpec &spec, const ChartFrame &frame) { return RowChart(spec, frame).bars(); }

OfficeChart dotChart(const ChartSpec &spec, const ChartFrame &frame) { return RowChart(spec, frame).dots(); }

} // namespace chipboard
