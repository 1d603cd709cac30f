// Names on slide planes: their positions, which are labels of points and which are shapes over the chart, and axes with
// row names instead of numbers.
#include "data/files/catalogreader.h"
#include "data/views/pages.h"
#include "data/views/planeaxis.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/planeparts.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/planenames.h"
#include "widgets/export/office/usershapes.h"

#include <QDate>
#include <QGuiApplication>
#include <QRandomGenerator>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_planenames {

class TestPlaneNames : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void knowsWhereValuesStand();
    void cutsLinesAtTheEdge();
    void countsDaysAsSpreadsheets();
    void namesStandBesideTheirMarks();
    void namesKeepOffTheEdgesOfBands();
    void axesOfPowersReachOverTheirEnds();
    void namesWithoutPlaceHaveAKey();
    void namesInRowsAreKeyedByTheirRow();
    void namesStandAfterShortRanges();
    void namesOfLinesStandAtTheirEnds();
    void aLoneLineHasItsNameOnThePlane();
    void nothingOverlaps_data();
    void nothingOverlaps();
    void crowdsHaveSmallNames();
    void namesAreMovedFromTheirPoints();
    void rowsHaveNames();
    void rowsOfPages();
    void ticksHaveRoomForTheirLabels();
    void shapesAreTextsAndLines();
    void shapesStayOnTheChart();
    void linesRunBothWays_data();
    void linesRunBothWays();
    void linesHaveHeads();
    void noShapesNoPart();
};

// From 0 to 100 each, 400 x 200 points with the corner at (50, 20) on a paper of 500 x 260.
static const QRectF plot(50, 20, 400, 200);
static const QSizeF paper(500, 260);

static ChartSpec rowsPlane(const QStringList &names)
{
    ChartSpec spec = emptyPlane();
    spec.plane.y = {u"Line"_s, {}, AxisScale::Linear, 0.0, static_cast<double>(names.size()), {}, names};
    for (qsizetype i = 0; i < names.size(); ++i) {
        spec.plane.y.ticks << static_cast<double>(i) + 0.5;
        spec.plane.marks << markAt({}, 10.0 * static_cast<double>(i + 1), static_cast<double>(i) + 0.5);
    }
    return spec;
}

// On a logarithmic axis 10 is halfway from 1 to 100.
void TestPlaneNames::knowsWhereValuesStand()
{
    const ChartSpec spec = emptyPlane();
    ChartAxis powers = spec.axis;
    powers.scale = AxisScale::Logarithmic;
    powers.minimum = 1.0;
    QCOMPARE(valueAt(0.25, spec.axis), 25.0);
    QVERIFY(std::abs(valueAt(0.5, powers) - 10.0) < 1e-12);
    QCOMPARE(placeOn(plot, spec, {0, 0}), QPointF(50, 220)); // y points up
    QCOMPARE(placeOn(plot, spec, {100, 100}), QPointF(450, 20));
    QCOMPARE(placeOn(plot, spec, {50, 25}), QPointF(250, 170));
}

void TestPlaneNames::cutsLinesAtTheEdge()
{
    const ChartSpec spec = emptyPlane();
    const auto cut = [&](const QList<QPointF> &points) { return onPlane(points, spec.axis, spec.plane.y); };
    QCOMPARE(cut({{0, 0}, {100, 50}}), (QList<QPointF>{{0, 0}, {100, 50}}));
    QCOMPARE(cut({{0, 0}, {200, 100}}), (QList<QPointF>{{0, 0}, {100, 50}}));   // ends at the right edge
    QCOMPARE(cut({{0, 50}, {100, 150}}), (QList<QPointF>{{0, 50}, {50, 100}})); // ends at the top edge
    QCOMPARE(cut({{0, 150}, {100, 150}}), QList<QPointF>());
    // Slope of one half: from the lower left corner to the right edge, in either direction.
    QCOMPARE(cut({{-50, -25}, {150, 75}}), (QList<QPointF>{{0, 0}, {100, 50}}));
    QCOMPARE(cut({{150, 75}, {-50, -25}}), (QList<QPointF>{{100, 50}, {0, 0}}));
    QCOMPARE(cut({{50, -100}, {50, 300}}), (QList<QPointF>{{50, 0}, {50, 100}}));
    QCOMPARE(cut({{200, 50}}), (QList<QPointF>{{200, 50}})); // a single point
}

// 2024-02-01 is 45,323 in any spreadsheet.
void TestPlaneNames::countsDaysAsSpreadsheets()
{
    ChartSpec spec = emptyPlane();
    QVERIFY(!isTime(spec.axis));
    const auto day = [](int year, int month) { return static_cast<double>(QDate(year, month, 1).toJulianDay()); };
    spec.axis = {u"Date"_s,
                 {},
                 AxisScale::Linear,
                 day(2024, 1),
                 day(2025, 1),
                 {day(2024, 1), day(2025, 1)},
                 {u"Jan 2024"_s, u"Jan 2025"_s}};
    QVERIFY(isTime(spec.axis));
    PlaneMark ranged = markAt(u"p5"_s, day(2024, 2), 10);
    ranged.xLow = day(2024, 1);
    ranged.xHigh = day(2024, 3);
    spec.plane.marks = {ranged};
    spec.plane.lines = {lineThrough(u"price"_s, {{day(2024, 2), 1}, {day(2024, 3), 2}})};
    const ChartSpec shifted = inSheetDays(spec);
    QCOMPARE(shifted.plane.marks.constFirst().x, 45323.0);
    QCOMPARE(shifted.plane.marks.constFirst().xLow, 45292.0);
    QCOMPARE(shifted.plane.marks.constFirst().xHigh, 45352.0);
    QCOMPARE(shifted.plane.lines.constFirst().points.constFirst(), QPointF(45323.0, 1.0));
    QCOMPARE(shifted.axis.ticks.constFirst(), 45292.0);
}

// The mark is at (250, 120); its radius is 5.5, the gap four points.
void TestPlaneNames::namesStandBesideTheirMarks()
{
    ChartSpec spec = emptyPlane();
    spec.plane.marks = {markAt(u"H100"_s, 50, 50), markAt({}, 10, 10)};
    const PlaneNames names = namesOnPlane(spec, plot, paper, TextMeasure());
    QVERIFY(names.marks.at(0).isShown && !names.marks.at(1).isShown);
    QCOMPARE(names.marks.at(0).rect.left(), 250 + 5.5 + 4);
    QCOMPARE(names.marks.at(0).rect.center().y(), 120.0);
    QCOMPARE(names.marks.at(0).rect.width(), TextMeasure().width(u"H100"_s, 12));
    QCOMPARE(names.marks.at(0).leader, QLineF());
    // "You are here" has a ring of 21 points around its mark of 11, and its name is bold.
    spec.plane.marks[0].baseline = true;
    const PlaneNames here = namesOnPlane(spec, plot, paper, TextMeasure());
    QCOMPARE(here.marks.at(0).rect.left(), 250 + 10.5 + 4);
    QVERIFY(here.marks.at(0).rect.width() > names.marks.at(0).rect.width());
    // Marks outside the plane have no name.
    spec.plane.marks[0].x = 200;
    QVERIFY(!namesOnPlane(spec, plot, paper, TextMeasure()).marks.at(0).isShown);
}

// The band's edge passes the name's default place: from (0, 52) to (100, 48), through the right of the mark.
void TestPlaneNames::namesKeepOffTheEdgesOfBands()
{
    ChartSpec spec = emptyPlane();
    spec.plane.marks = {markAt(u"21 months, not reliable"_s, 50, 50)};
    PlaneBand band{.lower = {{0, 52}, {100, 48}}, .upper = {{0, 90}, {100, 90}}};
    spec.plane.bands = {band};
    const PlacedName name = namesOnPlane(spec, plot, paper, TextMeasure()).marks.constFirst();
    QVERIFY(name.isShown);
    for (double x = 0.0; x <= 100.0; x += 1.0)
        QVERIFY2(!name.rect.contains(placeOn(plot, spec, {x, 52.0 - 0.04 * x})), qPrintable(QString::number(x)));
    const QByteArray xml = officeChart(spec, {}).xml;
    QCOMPARE(xml.count("<c:symbol val=\"none\"/>"), 2); // both edges, without markers
}

// Programs may treat a point at the very end of a logarithmic axis as outside and drop its label.
void TestPlaneNames::axesOfPowersReachOverTheirEnds()
{
    ChartSpec spec = emptyPlane();
    spec.axis = {u"Price"_s, u"USD"_s, AxisScale::Logarithmic, 1.0, 20.0, {1, 2, 5, 10, 20}, {}};
    spec.plane.lines = {lineThrough(u"lower"_s, {{1, 10}, {20, 50}}), lineThrough(u"upper"_s, {{1, 20}, {20, 60}})};
    const QByteArray xml = officeChart(spec, {}).xml;
    QVERIFY(xml.contains("<c:max val=\"20.0000002\"/>") && xml.contains("<c:v>20</c:v>"));
    QVERIFY(xml.contains("<c:max val=\"100\"/>")); // not logarithmic
    spec.axis.maximum = 100.0;
    QVERIFY(officeChart(spec, {}).xml.count("<c:max val=\"100\"/>") == 2); // exact
}

// A name wider than the plane goes to the key below it, and its number takes its place.
void TestPlaneNames::namesWithoutPlaceHaveAKey()
{
    const QString name = u"A name without an end "_s.repeated(9).trimmed();
    ChartSpec spec = emptyPlane();
    spec.plane.lines = {lineThrough(name, {{0, 20}, {60, 80}})};
    spec.plane.marks = {markAt(u"H100"_s, 90, 30)};
    QVERIFY(!namesOnPlane(spec, plot, paper, TextMeasure()).lines.constFirst().isShown);
    const PlaneNames names = namesWithKey(spec, plot, paper, TextMeasure());
    QCOMPARE(names.keyed, QStringList{u"(1) "_s + name});
    QCOMPARE(names.key, names.keyed);
    QCOMPARE(names.keyHeight, keyLineHeight);
    QVERIFY(names.lines.constFirst().isShown);
    QCOMPARE(names.lines.constFirst().text, u"(1)"_s);
    QVERIFY(names.lines.constFirst().rect.bottom() <= plot.bottom() - keyLineHeight + 6.0); // margin of the axis
    QVERIFY(names.marks.constFirst().isShown && names.marks.constFirst().text.isEmpty());
    const OfficeChart chart = officeChart(spec, {});
    QVERIFY(chart.hasKey && chart.lost.isEmpty());
    QCOMPARE(chart.xml.count("<c:tickLblPos val=\"nextTo\"/>"), 2); // the key leaves the axes their numbers
    const QStringList texts = testing::textsOf(chart.shapes, u"a:t"_s);
    QVERIFY2(texts.contains(u"(1) "_s + name) && texts.contains(u"(1)"_s), qPrintable(texts.join(u" | "_s)));
    // If all names fit there is no key, and nothing moves.
    spec.plane.lines.clear();
    QCOMPARE(namesWithKey(spec, plot, paper, TextMeasure()), namesOnPlane(spec, plot, paper, TextMeasure()));
    QVERIFY(!officeChart(spec, {}).hasKey);
}

// A value that does not fit in a low row needs no number: the key names its row.
void TestPlaneNames::namesInRowsAreKeyedByTheirRow()
{
    ChartSpec spec = rowsPlane({u"First"_s, u"Second"_s});
    spec.plane.marks.clear();
    for (int i = 0; i < 16; ++i)
        spec.plane.marks << markAt(u"%1.25x \u2713"_s.arg(i), 4.0 * i, 1.5);
    const QRectF low(50, 20, 400, 30);
    const PlaneNames names = namesWithKey(spec, low, QSizeF(500, 300), TextMeasure());
    QVERIFY(!names.keyed.isEmpty());
    for (const QString &entry : names.keyed)
        QVERIFY2(entry.startsWith(u"Second: "_s), qPrintable(entry));
    for (qsizetype i = 0; i < spec.plane.marks.size(); ++i) {
        const PlacedName &name = names.marks.at(i);
        const bool isKeyed = names.keyed.contains(u"Second: "_s + spec.plane.marks.at(i).label);
        QVERIFY2(isKeyed ? name.isJoint && !name.isShown : name.isShown || name.isJoint,
                 qPrintable(QString::number(i)));
    }
}

// Its short range ends 10 points after the mark: a name right of the mark would cover the end.
void TestPlaneNames::namesStandAfterShortRanges()
{
    ChartSpec spec = rowsPlane({u"First"_s, u"Second"_s});
    PlaneMark mark = markAt(u"6x"_s, 50.0, 1.5);
    mark.xLow = 47.5;
    mark.xHigh = 52.5;
    spec.plane.marks = {mark};
    const PlaneNames names = namesOnPlane(spec, plot, paper, TextMeasure());
    const double end = placeOn(plot, spec, {52.5, 1.5}).x();
    QVERIFY(names.marks.constFirst().isShown);
    QVERIFY2(names.marks.constFirst().rect.left() > end, qPrintable(QString::number(end)));
    QVERIFY(std::abs(names.marks.constFirst().rect.center().y() - placeOn(plot, spec, {50.0, 1.5}).y()) < 1.0);
}

// Two lines end at (450, 120) and (450, 118): names of 12 points, 14.4 high, are placed around the middle between them.
void TestPlaneNames::namesOfLinesStandAtTheirEnds()
{
    ChartSpec spec = emptyPlane();
    spec.plane.lines = {lineThrough(u"lower"_s, {{0, 0}, {100, 50}}), lineThrough(u"upper"_s, {{0, 10}, {100, 51}}),
                        lineThrough(u"dashed"_s, {{0, 90}, {100, 90}}, LineWeight::Quiet)};
    QCOMPARE(endedLines(spec), (QList<qsizetype>{0, 1}));
    const PlaneNames names = namesOnPlane(spec, plot, paper, TextMeasure());
    QVERIFY(names.lines.at(0).isBeside && names.lines.at(1).isBeside && !names.lines.at(2).isBeside);
    QVERIFY(names.lines.at(2).isShown);
    QCOMPARE(names.lines.at(0).rect.left(), 450 + 12.0);
    QVERIFY(std::abs(names.lines.at(1).rect.center().y() - (119 - 7.2)) < 1e-9);
    QVERIFY(std::abs(names.lines.at(0).rect.center().y() - (119 + 7.2)) < 1e-9);
    QCOMPARE(names.lines.at(0).leader.p1(), QPointF(450, 120));
    QCOMPARE(names.lines.at(0).leader.p2().x(), 450 + 12.0 - 5.0); // stops before the name
}

void TestPlaneNames::aLoneLineHasItsNameOnThePlane()
{
    ChartSpec spec = emptyPlane();
    spec.plane.lines = {lineThrough(u"front"_s, {{0, 0}, {100, 50}})};
    spec.plane.bands = {{u"within 25%"_s, {{0, 0}, {100, 80}}, {{0, 20}, {100, 100}}}};
    QVERIFY(endedLines(spec).isEmpty());
    const PlaneNames names = namesOnPlane(spec, plot, paper, TextMeasure());
    QVERIFY(names.lines.at(0).isShown && !names.lines.at(0).isBeside);
    QVERIFY(names.bands.at(0).isShown);
    QVERIFY(!names.lines.at(0).rect.intersects(names.bands.at(0).rect));
}

void TestPlaneNames::nothingOverlaps_data()
{
    QTest::addColumn<int>("marks");
    QTest::addColumn<int>("lines");
    QTest::newRow("two") << 2 << 2;
    QTest::newRow("twelve") << 12 << 6;
    QTest::newRow("twenty-five") << 25 << 12;
}

// A hundred planes of random marks and lines: no name overlaps names or marks or leaves the paper; deterministic.
void TestPlaneNames::nothingOverlaps()
{
    QFETCH(const int, marks);
    QFETCH(const int, lines);
    for (quint32 seed = 1; seed <= quint32(rounds(34)); ++seed) {
        QRandomGenerator random(seed);
        ChartSpec spec = emptyPlane();
        for (int i = 0; i < marks; ++i) {
            const double x = random.bounded(100.0); // before y: fixed evaluation order
            spec.plane.marks << markAt(u"Trainium%1"_s.arg(i), x, random.bounded(100.0));
        }
        for (int i = 0; i < lines; ++i)
            spec.plane.lines << lineThrough(u"%1.50 USD per 1M"_s.arg(i),
                                            {{0.0, random.bounded(100.0)}, {100.0, random.bounded(100.0)}},
                                            i % 2 == 0 ? LineWeight::Quiet : LineWeight::Strong);
        const PlaneNames names = namesOnPlane(spec, plot, paper, TextMeasure());
        QCOMPARE(names, namesOnPlane(spec, plot, paper, TextMeasure()));
        QList<QRectF> rects;
        for (const QList<PlacedName> &all : {names.marks, names.lines}) {
            for (const PlacedName &name : all) {
                if (!name.isShown)
                    continue;
                QVERIFY(name.rect.top() >= 0 && name.rect.bottom() <= paper.height());
                QVERIFY(name.isBeside || name.rect.right() <= paper.width());
                for (const QRectF &other : std::as_const(rects))
                    QVERIFY2(!name.rect.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other),
                             qPrintable(u"seed %1"_s.arg(seed)));
                rects << name.rect;
            }
        }
        for (const PlaneMark &each : std::as_const(spec.plane.marks)) {
            for (const QRectF &rect : std::as_const(rects))
                QVERIFY(!rect.contains(placeOn(plot, spec, {each.x, each.y})));
        }
        QVERIFY(rects.size() > marks / 2);
    }
}

void TestPlaneNames::crowdsHaveSmallNames()
{
    ChartSpec spec = emptyPlane();
    for (int i = 0; i < 16; ++i)
        spec.plane.marks << markAt(u"m%1"_s.arg(i), i * 6.0, i * 6.0);
    QCOMPARE(namesOnPlane(spec, plot, paper, TextMeasure()).markSize, 12.0);
    spec.plane.marks << markAt(u"one more"_s, 90, 10);
    QCOMPARE(namesOnPlane(spec, plot, paper, TextMeasure()).markSize, 10.0);
    for (PlaneMark &each : spec.plane.marks)
        each.small = true; // small marks have no names
    const PlaneNames none = namesOnPlane(spec, plot, paper, TextMeasure());
    QVERIFY(std::ranges::none_of(none.marks, &PlacedName::isShown));
    for (int i = 0; i < 40; ++i)
        spec.plane.lines << lineThrough(u"line"_s, {{0, 2.0 * i}, {100, 2.0 * i}});
    QCOMPARE(namesOnPlane(spec, plot, paper, TextMeasure()).lineSize, 6.0); // 200 / 40 / 1.2 would be 4.2
}

// If the right side is occupied, a label stores its offset.
void TestPlaneNames::namesAreMovedFromTheirPoints()
{
    ChartSpec spec = emptyPlane();
    spec.plane.marks = {markAt(u"Trainium2"_s, 50, 50)};
    const QByteArray alone = officeChart(spec, {}).xml;
    QVERIFY(!alone.mid(alone.indexOf("<c:dLbl>")).contains("<c:manualLayout>"));
    QVERIFY(alone.contains("<c:dLblPos val=\"r\"/>"));
    for (int i = 0; i < 5; ++i)
        spec.plane.marks << markAt(u"Trainium2"_s, 50.0 + i, 50.0 + i);
    const QByteArray crowd = officeChart(spec, {}).xml;
    QVERIFY(crowd.mid(crowd.indexOf("<c:dLbl>")).contains("<c:manualLayout>"));
    QVERIFY(crowd.contains("<c:dLblPos val=\"l\"/>"));
    QVERIFY(crowd.contains("<a:bodyPr wrap=\"none\"/>")); // on one line
}

void TestPlaneNames::rowsHaveNames()
{
    const OfficeChart chart = officeChart(rowsPlane({u"NVIDIA <&>"_s, u"Trainium"_s}), {});
    QVERIFY(chart.xml.contains("<c:delete val=\"1\"/>")); // no axis numbers
    QVERIFY(chart.xml.contains("<c:majorUnit val=\"1\"/>"));
    const QStringList texts = textsOf(chart.xml, u"a:t"_s);
    QVERIFY(texts.contains(u"NVIDIA <&>"_s) && texts.contains(u"Trainium"_s));
    QVERIFY(textsOf(chart.shapes, u"a:t"_s).contains(u"Line"_s)); // the title of the rows
    QCOMPARE(faultOfReferences(chart.xml, workbookOf(chart.sheet, {}).value()), QString());
    // A single row has height one, and many rows have small names.
    QVERIFY(officeChart(rowsPlane({u"Trainium"_s}), {}).xml.contains("<c:majorUnit val=\"1\"/>"));
    QStringList many;
    for (int i = 0; i < 40; ++i)
        many << u"row %1"_s.arg(i);
    QVERIFY(officeChart(rowsPlane(many), {}).xml.contains("sz=\"600\""));
}

// Eleven years fit on 800 points, not on 300: labels of 46 points, 10 apart.
void TestPlaneNames::ticksHaveRoomForTheirLabels()
{
    ChartSpec spec = emptyPlane();
    spec.plane.marks = {markAt(u"H100"_s, 50, 50)};
    spec.axis.ticks.clear();
    spec.axis.tickLabels.clear();
    for (int i = 0; i <= 10; ++i) {
        spec.axis.ticks << 10.0 * i;
        spec.axis.tickLabels << u"10 000.0"_s;
    }
    const auto stepOf = [](const ChartSpec &chart, double width) {
        const QByteArray xml = officeChart(chart, {{}, width, 300}).xml;
        const qsizetype at = xml.indexOf("<c:majorUnit val=\"") + 18;
        return xml.mid(at, xml.indexOf('"', at) - at).toDouble();
    };
    QCOMPARE(stepOf(spec, 880), 10.0);
    QCOMPARE(stepOf(spec, 400), 20.0);
    QCOMPARE(stepOf(spec, 200), 50.0 * 1.6); // 10, 20, 40, 80
}

// The Roadmap's product lines, and claims by author.
void TestPlaneNames::rowsOfPages()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const Board board = onDemandBoard();
    const auto table = [&](const QList<MetricId> &metrics) { return evaluate(catalog, board, metrics); };
    const PageSpec pages[] = {roadmapPage(catalog, board, table(roadmapMetrics(catalog, board)), {}, Formatter()),
                              claimsPage(catalog, board, table(claimsMetrics(catalog, board)), Formatter())};
    for (const PageSpec &page : pages) {
        int named = 0;
        for (const ChartSpec &chart : page.charts) {
            if (namedRows(chart.plane.y) == 0 || !canBeChart(chart))
                continue;
            ++named;
            const QByteArray xml = officeChart(chart, {}).xml;
            const QStringList texts = textsOf(xml, u"a:t"_s);
            for (const QString &name : chart.plane.y.tickLabels)
                QVERIFY2(texts.contains(name), qPrintable(name));
        }
        QVERIFY(named > 0);
    }
}

void TestPlaneNames::shapesAreTextsAndLines()
{
    UserShapes shapes(QSizeF(400, 200));
    shapes.add(
        ShapeText{u"2.50 USD <&>"_s, QRectF(100, 50, 80, 20), {12.0, 0x123456, true, u"Inter"_s}, 0xFFFFFFU, "ctr"});
    shapes.add(ShapeLine{QLineF(40, 20, 80, 100), 0xABCDEF, 1.5, true});
    const QByteArray part = shapes.part();
    const QList<XmlElement> elements = elementsOf(part);
    QCOMPARE(elements.constFirst().name, u"c:userShapes"_s);
    QVERIFY(elements.constLast().name != u"ERROR");
    // Lines come first, so that texts are above them. 40 of 400, 20 of 200...
    QCOMPARE(textsOf(part, u"cdr:x"_s), (QStringList{u"0.1"_s, u"0.2"_s, u"0.25"_s, u"0.45"_s}));
    QCOMPARE(textsOf(part, u"cdr:y"_s), (QStringList{u"0.1"_s, u"0.5"_s, u"0.25"_s, u"0.35"_s}));
    QCOMPARE(textsOf(part, u"a:t"_s), QStringList(u"2.50 USD <&>"_s));
    QVERIFY(part.contains("<a:ln w=\"19050\">") && part.contains("<a:prstDash val=\"dash\"/>"));
    QVERIFY(part.contains("<a:srgbClr val=\"123456\"/>") && part.contains("<a:srgbClr val=\"ABCDEF\"/>"));
    QVERIFY(part.contains("sz=\"1200\" b=\"1\"") && part.contains("algn=\"ctr\""));
    QStringList ids;
    for (const XmlElement &element : elements) {
        if (element.name == u"cdr:cNvPr")
            ids << element.attributes.value(u"id"_s).toString();
    }
    QCOMPARE(ids, (QStringList{u"2"_s, u"3"_s}));
}

void TestPlaneNames::shapesStayOnTheChart()
{
    UserShapes shapes(QSizeF(400, 200));
    shapes.add(ShapeText{u"beyond"_s, QRectF(-40, 190, 1000, 20)});
    for (const char *axis : {"cdr:x", "cdr:y"}) {
        for (const QString &text : textsOf(shapes.part(), QString::fromLatin1(axis)))
            QVERIFY(text.toDouble() >= 0.0 && text.toDouble() <= 1.0);
    }
}

void TestPlaneNames::linesRunBothWays_data()
{
    QTest::addColumn<QLineF>("line");
    QTest::addColumn<QByteArray>("flips");
    QTest::newRow("down right") << QLineF(10, 10, 20, 30) << QByteArray("<a:xfrm>");
    QTest::newRow("up right") << QLineF(10, 30, 20, 10) << QByteArray("<a:xfrm flipV=\"1\">");
    QTest::newRow("down left") << QLineF(20, 10, 10, 30) << QByteArray("<a:xfrm flipH=\"1\">");
    QTest::newRow("up left") << QLineF(20, 30, 10, 10) << QByteArray("<a:xfrm flipH=\"1\" flipV=\"1\">");
}

void TestPlaneNames::linesRunBothWays()
{
    QFETCH(const QLineF, line);
    QFETCH(const QByteArray, flips);
    UserShapes shapes(QSizeF(100, 100));
    shapes.add(ShapeLine{line});
    QVERIFY(shapes.part().contains(flips));
    QCOMPARE(textsOf(shapes.part(), u"cdr:x"_s), (QStringList{u"0.1"_s, u"0.2"_s}));
    QVERIFY(!shapes.part().contains("custGeom"));
}

// A line to the left that ends at (20, 50): a triangle from there to 9 points behind it, 9 high. In EMU 114,300 a side.
void TestPlaneNames::linesHaveHeads()
{
    UserShapes shapes(QSizeF(100, 100));
    shapes.add(ShapeLine{QLineF(60, 50, 20, 50), 0x5A5F6B, 1.0, false, true});
    const QByteArray part = shapes.part();
    QVERIFY(part.contains("<a:path w=\"114300\" h=\"114300\"><a:moveTo><a:pt x=\"0\" y=\"57150\"/></a:moveTo>"));
    QVERIFY(part.contains("<a:off x=\"254000\" y=\"577850\"/>")); // (20, 45.5)
    QCOMPARE(part.count("<a:lnTo>"), 2);
    QCOMPARE(textsOf(part, u"cdr:y"_s), (QStringList{u"0.5"_s, u"0.5"_s, u"0.455"_s, u"0.545"_s}));
    UserShapes nowhere(QSizeF(100, 100));
    nowhere.add(ShapeLine{QLineF(60, 50, 60, 50), Qt::black, 1.0, false, true}); // has no direction
    QVERIFY(!nowhere.part().contains("nan"));
}

void TestPlaneNames::noShapesNoPart()
{
    UserShapes none(QSizeF(400, 200));
    QVERIFY(none.isEmpty());
    QCOMPARE(none.part(), QByteArray());
    ChartSpec spec = emptyPlane();
    spec.plane.marks = {markAt(u"H100"_s, 50, 50)};
    const OfficeChart chart = officeChart(spec, {});
    QVERIFY(chart.shapes.isEmpty() && !chart.xml.contains("userShapes"));
    spec.plane.lines = {lineThrough(u"equal cost"_s, {{0, 0}, {100, 100}}, LineWeight::Quiet)};
    const OfficeChart lined = officeChart(spec, {});
    QVERIFY(lined.xml.contains("<c:userShapes r:id=\"rId2\"/>"));
    QCOMPARE(textsOf(lined.shapes, u"a:t"_s), QStringList(u"equal cost"_s));
    QVERIFY(!textsOf(lined.xml, u"a:t"_s).contains(u"equal cost"_s));
}

CHIPBOARD_TEST(TestPlaneNames, QGuiApplication)

} // namespace tst_planenames

#include "tst_planenames.moc"
