// Additions to native charts: ticks of logarithms and years, marks with holes, ranges with end caps, bands; and the
// language of numbers and texts.
#include "tests/support/officefiles.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/charttext.h"
#include "widgets/export/office/marklayers.h"
#include "widgets/export/office/presentation.h"

#include <QGuiApplication>
#include <QMap>
#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_officemarks {

class TestOfficeMarks : public QObject
{
    Q_OBJECT

private slots:
    void ticksOfTheirOwn();
    void ticksThatFindRoom();
    void titlesStandBelowTheTicks();
    void seriesStandInBothOrders();
    void hollowMarksHaveALayer_data();
    void hollowMarksHaveALayer();
    void announcedDotsAreHatched();
    void rangesHaveEnds();
    void bandsAreAreas();
    void zeroIsZero();
    void noTickIsRounded();
    void languagesOfTexts();
    void languagesOfNumbers();
};

static ChartAxis logAxis()
{
    return {u"Throughput"_s, u"t/s"_s,          AxisScale::Logarithmic,      100.0,
            8000.0,          {100, 1000, 2000}, {u"100"_s, u"1k"_s, u"2k"_s}};
}

static ChartSpec planeWith(const PlaneMark &mark)
{
    ChartSpec spec{.kind = ChartKind::Plane, .axis = logAxis()};
    spec.plane.y = {u"Paid"_s, u"USD"_s, AxisScale::Linear, 0.0, 6e6, {0, 2e6, 4e6}, {u"0"_s, u"2M"_s, u"4M"_s}};
    spec.plane.marks = {mark};
    return spec;
}

static PlaneMark markAt(double x, double y, MarkStyle style = MarkStyle::Solid)
{
    return PlaneMark{.id = u"h100"_s, .label = u"H100"_s, .role = ColourRole::Nvidia, .style = style, .x = x, .y = y};
}

// 100 to 8000 spans more than six doublings: a tick per power of ten, from 100 on. 100 to 3200: a tick per doubling.
void TestOfficeMarks::ticksOfTheirOwn()
{
    ChartSpec spec = planeWith(markAt(300, 1e6));
    const QByteArray xml = officeChart(spec, {}).xml;
    QVERIFY(xml.contains("<c:logBase val=\"10\"/>") && xml.contains("<c:max val=\"8000.00008\"/><c:min val=\"100\"/>"));
    QVERIFY(xml.contains("formatCode=\"[&gt;=1E3]0,&quot;k&quot;;0\"") && xml.contains("<c:minorGridlines>"));
    QVERIFY(!xml.contains("<c:tickLblPos val=\"none\"/>") && !xml.contains(">Grid<"));
    // Every number format has the language of the file, so that 0.5 and 0,5 do not mix.
    const QByteArray inGerman = officeChart(spec, ChartFrame{.look = {.locale = QLocale(u"de_DE"_s)}}).xml;
    QVERIFY2(inGerman.contains("formatCode=\"[&gt;=1E3][$-407]0,&quot;k&quot;;[$-407]0\""), inGerman.constData());
    // Each power of ten below one has its own decimals: 0.05, 0.5, 5, 50.
    ChartSpec small = planeWith(markAt(0.3, 1e6));
    small.axis.minimum = 0.05;
    small.axis.maximum = 50.0;
    small.axis.ticks = {0.05, 0.5, 5.0, 50.0};
    small.axis.tickLabels = {u"0.05"_s, u"0.5"_s, u"5"_s, u"50"_s};
    const QByteArray fractions = officeChart(small, {}).xml;
    QVERIFY2(fractions.contains("formatCode=\"[&lt;0.25]0.00;[&lt;2.5]0.0;0\""), fractions.constData());
    spec.axis.maximum = 3200.0;
    const QByteArray doubled = officeChart(spec, {}).xml;
    QVERIFY(doubled.contains("<c:logBase val=\"2\"/>") && doubled.contains("<c:majorUnit val=\"2\"/>"));
    QVERIFY(!doubled.contains("<c:minorGridlines>"));
    // Years have 365.25 days; months have separate ticks.
    ChartAxis days = logAxis();
    days.ticks = {45292.0, 45658.0, 46023.0}; // 1 Jan 2024, 2025 and 2026 in a spreadsheet
    QCOMPARE(yearsApart(days), 1);
    days.ticks = {45292.0, 46023.0};
    QCOMPARE(yearsApart(days), 2);
    days.ticks = {45292.0, 45323.0};
    QCOMPARE(yearsApart(days), 0);
}

// 100 and 1000 are log(10) / log(80) = 0.525 apart, 1000 and 2000 0.158: 16 points on an axis of 100.
void TestOfficeMarks::ticksThatFindRoom()
{
    QCOMPARE(toldTicks(logAxis(), 800.0, 12.0, false, TextMeasure()), (QList<qsizetype>{0, 1, 2}));
    QCOMPARE(toldTicks(logAxis(), 100.0, 12.0, false, TextMeasure()), (QList<qsizetype>{0, 1}));
    QCOMPARE(toldTicks(logAxis(), 100.0, 12.0, true, TextMeasure()),
             (QList<qsizetype>{0, 1, 2})); // vertical axis: all three
    ChartAxis beyond = logAxis();
    beyond.minimum = 200.0;
    QCOMPARE(toldTicks(beyond, 800.0, 12.0, false, TextMeasure()), (QList<qsizetype>{1, 2}));
    QCOMPARE(beginningOf(logAxis()), 100.0 * 1.001);
    ChartAxis linear = logAxis();
    linear.scale = AxisScale::Linear;
    QCOMPARE(beginningOf(linear), 100.0);
}

void TestOfficeMarks::titlesStandBelowTheTicks()
{
    const QRectF plot(100.0, 20.0, 600.0, 200.0);
    const QSizeF chart(800.0, 300.0);
    const QPointF below = titlePlace(u"Throughput"_s, 12.0, plot, chart, false, TextMeasure());
    QVERIFY(below.y() * chart.height() > plot.bottom() + 12.0 && below.y() * chart.height() < chart.height() - 12.0);
    QVERIFY(std::abs(below.x() * chart.width() + TextMeasure().width(u"Throughput"_s, 12.0) / 2.0 - 400.0) < 1e-9);
    QVERIFY(titlePlace(u"Paid"_s, 12.0, plot, chart, true, TextMeasure()).x() * chart.width() < 20.0);
    QCOMPARE(titlePlace(QString(400, u'x'), 12.0, plot, chart, false, TextMeasure()).x(), 0.0); // never outside
}

// PowerPoint stacks by series order, bottom first; Impress by XML order, top first, with all series of one length.
void TestOfficeMarks::seriesStandInBothOrders()
{
    ChartSpec spec = planeWith(markAt(300, 1e6));
    PlaneLine line{.label = u"curve"_s};
    for (int i = 0; i < 60; ++i)
        line.points << QPointF(100.0 + i, 1e5 * i);
    spec.plane.lines = {line};
    const OfficeChart chart = officeChart(spec, {});
    QStringList orders;
    QSet<QString> lengths;
    bool isY = false;
    for (const XmlElement &element : elementsOf(chart.xml)) {
        isY = element.name == u"c:yVal" || (isY && element.name != u"c:ser");
        if (element.name == u"c:order")
            orders << element.attributes.value(u"val"_s).toString();
        else if (isY && element.name == u"c:ptCount")
            lengths << element.attributes.value(u"val"_s).toString();
    }
    QCOMPARE(orders, (QStringList{u"1"_s, u"0"_s})); // mark, line: the axis draws ticks and grid
    QCOMPARE(lengths, QSet<QString>{u"60"_s});
    QCOMPARE(chart.sheet.at(0, 1).text, u"H100"_s);
    QCOMPARE(faultOfReferences(chart.xml, workbookOf(chart.sheet, {}).value()), QString());
}

void TestOfficeMarks::hollowMarksHaveALayer_data()
{
    QTest::addColumn<MarkStyle>("style");
    QTest::addColumn<bool>("baseline");
    QTest::addColumn<QList<int>>("sizes");
    QTest::newRow("solid") << MarkStyle::Solid << false << QList<int>{10};
    QTest::newRow("an estimate") << MarkStyle::Outlined << false << QList<int>{10, 6};
    QTest::newRow("announced") << MarkStyle::Hatched << false << QList<int>{10, 6};
    QTest::newRow("where a reader stands") << MarkStyle::Solid << true << QList<int>{20, 16, 10};
}

void TestOfficeMarks::hollowMarksHaveALayer()
{
    QFETCH(const MarkStyle, style);
    QFETCH(const bool, baseline);
    const OfficeLook look;
    PlaneMark mark = markAt(300, 1e6, style);
    mark.shape = MarkShape::Square;
    mark.baseline = baseline;
    const QList<MarkLayer> layers = markLayers(mark, 10, look);
    QList<int> sizes;
    for (const MarkLayer &layer : layers) {
        sizes << layer.size;
        QCOMPARE(layer.isMark, layer.size == 10);
        QCOMPARE(layer.shape == MarkShape::Circle, layer.size > 10); // rings
    }
    QTEST(sizes, "sizes");
    QCOMPARE(layers.constLast().isHatched, style == MarkStyle::Hatched);
    if (style == MarkStyle::Outlined)
        QCOMPARE(layers.constLast().colour, look.theme.card);
    QCOMPARE(markLayers(mark, 5, look).constLast().size, 5); // too small for a hole
    // Each layer is a series over the same cells, and one of them has the name.
    const OfficeChart chart = officeChart(planeWith(mark), {});
    int rows = 0;
    for (int row = 1; row < chart.sheet.rowCount(); ++row)
        rows += chart.sheet.at(0, row).text == u"H100"_s ? 1 : 0;
    QCOMPARE(rows, 1);
    QCOMPARE(chart.xml.count("<c:showSerName val=\"1\"/>"), 1);
    QCOMPARE(chart.xml.count("<a:pattFill"), style == MarkStyle::Hatched ? 1 : 0);
    // Impress fills marks in one colour, so stripes of the theme's colour lie over the mark, too.
    const qsizetype stripes = chart.shapes.count("name=\"Hatching\"");
    QCOMPARE(stripes > 1, style == MarkStyle::Hatched); // on a ground
    QCOMPARE(chart.shapes.count("<a:schemeClr val=\"accent2\"/>"), std::max<qsizetype>(0, stripes - 1));
}

// On the third of the way of a logarithmic axis from 1 to 1000, in the middle of the first of two rows.
void TestOfficeMarks::announcedDotsAreHatched()
{
    ChartSpec spec{
        .kind = ChartKind::HorizontalDots,
        .axis = {u"Memory"_s, u"GiB"_s, AxisScale::Logarithmic, 1.0, 1000.0, {1, 10, 100, 1000}, {}},
        .categories = {{u"a"_s, u"A"_s, ColourRole::Nvidia, false}, {u"b"_s, u"B"_s, ColourRole::Nvidia, false}}};
    ChartPoint announced{.value = 10.0, .style = MarkStyle::Hatched, .label = u"10"_s};
    ChartPoint sold = announced;
    sold.style = MarkStyle::Solid;
    spec.series = {{u"Memory"_s, {announced, sold}}};
    const OfficeChart chart = officeChart(spec, {});
    QVERIFY(chart.shapes.contains("name=\"Hatching\""));
    static const QRegularExpression number(u"<c:([xywh]) val=\"([0-9.]+)\"/>"_s);
    QMap<QString, double> plot;
    const QString xml = QString::fromUtf8(chart.xml).section(u"</c:manualLayout>"_s, 0, 0);
    for (auto found = number.globalMatch(xml); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        plot.insert(one.captured(1), one.captured(2).toDouble());
    }
    static const QRegularExpression corner(u"<cdr:x>([0-9.]+)</cdr:x><cdr:y>([0-9.]+)</cdr:y>"_s);
    auto corners = corner.globalMatch(QString::fromUtf8(chart.shapes));
    const QRegularExpressionMatch from = corners.next();
    const QRegularExpressionMatch to = corners.next();
    const auto middle = [&](int of) { return (from.captured(of).toDouble() + to.captured(of).toDouble()) / 2.0; };
    QVERIFY(std::abs(middle(1) - plot.value(u"x"_s) - plot.value(u"w"_s) / 3.0) < 1e-4);
    QVERIFY(std::abs(middle(2) - plot.value(u"y"_s) - plot.value(u"h"_s) / 4.0) < 1e-4);
}

// 200 to 400 as a line of three rows and two end caps of three rows each, followed by the mark's row.
void TestOfficeMarks::rangesHaveEnds()
{
    PlaneMark mark = markAt(300, 1e6);
    mark.xLow = 200;
    mark.xHigh = 400;
    const OfficeChart chart = officeChart(planeWith(mark), {});
    QList<int> rows;
    for (int row = 1; row < chart.sheet.rowCount(); ++row) {
        if (chart.sheet.at(0, row).text == u"Range"_s)
            rows << row;
    }
    QCOMPARE(rows.size(), 9);
    const auto at = [&](int column, int piece) { return chart.sheet.at(column, rows.at(piece)).number; };
    QCOMPARE(at(1, 0), 200.0);
    QCOMPARE(at(1, 1), 400.0);
    QCOMPARE(at(2, 0), 1e6);
    QVERIFY(!at(1, 2));
    QCOMPARE(at(1, 3), 200.0);
    QVERIFY(*at(2, 3) < 1e6 && *at(2, 4) > 1e6 && *at(2, 3) + *at(2, 4) - 2e6 < 1.0);
    QVERIFY(!chart.xml.contains("errBars"));
    mark.xHigh = mark.xLow = 300;
    QVERIFY(!officeChart(planeWith(mark), {}).xml.contains("Range"));
}

void TestOfficeMarks::bandsAreAreas()
{
    ChartSpec spec = planeWith(markAt(300, 1e6));
    PlaneLine line{.label = u"move"_s, .role = ColourRole::Trainium, .points = {{100, 1e6}, {8000, 4e6}}};
    PlaneLine other = line;
    other.role = ColourRole::Nvidia;
    other.points = {{100, 2e6}, {8000, 5.9e6}};
    spec.plane.lines = {other, line};
    spec.plane.bands = {
        {u"eight of ten"_s, {{100, 5e5}, {8000, 3.5e6}}, {{100, 1.2e6}, {8000, 4.5e6}}, ColourRole::Trainium}};
    const QByteArray shapes = officeChart(spec, {}).shapes;
    QCOMPARE(shapes.count("<a:custGeom>"), 1);
    QVERIFY(shapes.contains("name=\"eight of ten\""));
    QCOMPARE(shapes.count("<a:lnTo>"), 3);                                                           // four corners
    QVERIFY(shapes.contains("<a:schemeClr val=\"accent1\"><a:alpha val=\"18000\"/></a:schemeClr>")); // line's colour
    spec.plane.bands[0].role.reset();
    QVERIFY(officeChart(spec, {}).shapes.contains("<a:schemeClr val=\"tx2\"><a:alpha"));
}

void TestOfficeMarks::zeroIsZero()
{
    const QByteArray xml = officeChart(planeWith(markAt(300, 1e6)), {}).xml;
    QVERIFY2(xml.contains("formatCode=\"0,,&quot;M&quot;;-0,,&quot;M&quot;;0\""), xml);
}

// A format of whole millions would show 1.5M as 2M.
void TestOfficeMarks::noTickIsRounded()
{
    ChartSpec spec = planeWith(markAt(300, 1e6));
    spec.plane.y.ticks = {0, 5e5, 1e6, 1.5e6};
    spec.plane.y.tickLabels = {u"0"_s, u"500k"_s, u"1M"_s, u"1.5M"_s};
    QVERIFY(officeChart(spec, {}).xml.contains("formatCode=\"#,##0\""));
}

void TestOfficeMarks::languagesOfTexts()
{
    QCOMPARE(languageTag(QLocale::c()), u"en-US"_s);
    QCOMPARE(languageTag(QLocale(u"en_GB"_s)), u"en-US"_s);
    QCOMPARE(languageTag(QLocale(u"de_DE"_s)), u"de-DE"_s);
    QCOMPARE(languageTag(QLocale(u"pt_BR"_s)), u"pt-BR"_s);
    OfficeLook look{.locale = QLocale(u"de_DE"_s)};
    PageSpec page = test::samplePage(3);
    page.warning = u"x"_s;
    const PackageParts parts = readPackage(pptxOf({page}, {.look = look, .numbers = true}).value(), {}).value();
    int german = 0;
    for (const PackagePart &part : parts) {
        QVERIFY2(!part.name.endsWith(u".xml"_s) || !part.bytes.contains("lang=\"en-US\""), qPrintable(part.name));
        german += part.bytes.contains("lang=\"de-DE\"") ? 1 : 0;
    }
    QVERIFY(german > 8);
}

void TestOfficeMarks::languagesOfNumbers()
{
    const QLocale german(u"de_DE"_s);
    QCOMPARE(inLanguage(u"0.00"_s, german), u"[$-407]0.00"_s);
    QCOMPARE(inLanguage(u"0.00"_s, QLocale(u"fr_FR"_s)), u"[$-40C]0.00"_s);
    QCOMPARE(inLanguage(u"0.00"_s, QLocale(u"en_US"_s)), u"0.00"_s);
    QCOMPARE(inLanguage({}, german), QString()); // an empty format stays empty
}

CHIPBOARD_TEST(TestOfficeMarks, QGuiApplication)

} // namespace tst_officemarks

#include "tst_officemarks.moc"
