// Annotations of bar charts as shapes over the native chart of a slide: each stands at the values it describes. Titles
// that the data no longer support are amber.
#include "widgets/export/office/rowchart.h"

#include "data/files/catalogreader.h"
#include "data/views/pagebuilder.h"
#include "tests/support/labels.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/presentation.h"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_rowshapes {

class TestRowShapes : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void takesRoomOnlyWhereNeeded();
    void calloutsStandBehindTheirValues();
    void arrowsRunFromRowToRow();
    void arrowsWithoutRowsAreLeftOut();
    void linesStandAtTheirValues();
    void labelsOfLinesDoNotTouch();
    void notesStandAtTheFoot();
    void textsAreShortened_data();
    void textsAreShortened();
    void chartsHaveThem_data();
    void chartsHaveThem();
    void longBarsMakeRoom();
    void chartsWithoutWordsHaveNone();
    void theyFollowTheData();
    void arrowsKeepToTheirSlide();
    void unsupportedTitlesAreAmber();
    void unsupportedChartTitlesAreAmber();
    void wordsOfABoard();
};

// Two rows on an axis from 0 to 100; a plane of 400 x 100 points with its corner at (100, 20).
static ChartSpec rows(ChartKind kind = ChartKind::HorizontalBars)
{
    ChartSpec spec{
        .kind = kind,
        .id = u"memory"_s,
        .title = u"Memory"_s,
        .axis = {u"Memory"_s, u"GB"_s, AxisScale::Linear, 0.0, 100.0, {0, 50, 100}, {u"0"_s, u"50"_s, u"100"_s}}};
    if (kind == ChartKind::HorizontalDots)
        spec.axis = {u"Memory"_s, u"GB"_s,      AxisScale::Logarithmic,     1.0,
                     100.0,       {1, 10, 100}, {u"1"_s, u"10"_s, u"100"_s}};
    spec.categories = {{u"trn2"_s, u"Trainium2"_s, ColourRole::Trainium, false},
                       {u"h100"_s, u"H100"_s, ColourRole::Nvidia, true}};
    ChartPoint first{.value = 96, .label = u"96"_s};
    ChartPoint second{.value = 80, .label = u"80"_s};
    spec.series = {{u"Memory"_s, {first, second}}};
    return spec;
}

static RowPlan plan() { return {QRectF(100, 20, 400, 100), QSizeF(700, 150), 12.0, {500, 440}}; }

static QByteArray partOf(const ChartSpec &spec)
{
    UserShapes shapes(plan().paper);
    addAnnotations(shapes, spec, plan(), {});
    return shapes.part();
}

/// The anchors of the n-th shape, in points.
static QRectF placeOf(const QByteArray &part, qsizetype n)
{
    const QStringList x = textsOf(part, u"cdr:x"_s);
    const QStringList y = textsOf(part, u"cdr:y"_s);
    const auto at = [&](qsizetype i) {
        return QPointF(x.value(i).toDouble() * plan().paper.width(), y.value(i).toDouble() * plan().paper.height());
    };
    return {at(2 * n), at(2 * n + 1)};
}

static bool isAt(double value, double expected) { return std::abs(value - expected) < 1e-6; }

void TestRowShapes::takesRoomOnlyWhereNeeded()
{
    ChartSpec spec = rows();
    QCOMPARE(annotationRoom(spec, 12, TextMeasure()), RowRoom());
    QVERIFY(!isAnnotated(spec));
    spec.remark = u"a note"_s;
    QCOMPARE(annotationRoom(spec, 12, TextMeasure()), (RowRoom{0, 0, 18}));
    QVERIFY(!isAnnotated(spec)); // outside the axis
    spec.lines = {{64, u"64 GB"_s}};
    QCOMPARE(annotationRoom(spec, 12, TextMeasure()).top, 18.0);
    QVERIFY(isAnnotated(spec));
    spec.arrows = {{0, 1, u"1.2×"_s}};
    QVERIFY(isAt(annotationRoom(spec, 12, TextMeasure()).right, 20 + 10 + TextMeasure().width(u"1.2×"_s, 12, true)));
    ChartPoint point;
    QCOMPARE(calloutRoom(point, 12, 700, TextMeasure()), 0.0);
    point.callout = u"most"_s;
    QVERIFY(isAt(calloutRoom(point, 12, 700, TextMeasure()), 8 + 8 + TextMeasure().width(u"most"_s, 12)));
    point.callout = QString(300, u'm'); // limited to a third of the chart
    QVERIFY(isAt(calloutRoom(point, 12, 700, TextMeasure()), 8 + 8 + 0.33 * 700));
    QVERIFY(isAt(calloutRoom(point, 12, 400, TextMeasure()), 8 + 8 + 0.2 * 400));
}

// The second of two rows is centred at 20 + 75; its value ends at 440.
void TestRowShapes::calloutsStandBehindTheirValues()
{
    ChartSpec spec = rows();
    spec.series[0].points[1].callout = u"ours <&>"_s;
    const QByteArray part = partOf(spec);
    QCOMPARE(textsOf(part, u"a:t"_s), QStringList(u"ours <&>"_s));
    const QRectF rect = placeOf(part, 0);
    QVERIFY(isAt(rect.left(), 448));
    QVERIFY(isAt(rect.center().y(), 95));
    QVERIFY(part.contains("<a:solidFill><a:srgbClr val=\"E6E8EC\"/>")); // has a background
    QVERIFY(part.contains("wrap=\"none\"") && isAt(rect.height(), 15)); // one line
    // Text longer than a third of 700 points wraps, up to its row height of 50: three lines of 15.
    const QString longer = u"the most memory of all chips that are on sale today"_s;
    spec.series[0].points[1].callout = longer;
    const QByteArray wrapped = partOf(spec);
    QCOMPARE(textsOf(wrapped, u"a:t"_s), QStringList(longer));
    QVERIFY(wrapped.contains("wrap=\"square\"") && isAt(placeOf(wrapped, 0).height(), 30));
    QVERIFY(isAt(placeOf(wrapped, 0).width(), 0.33 * 700 + 8) && isAt(placeOf(wrapped, 0).center().y(), 95));
    spec.series[0].points[1].callout = longer.repeated(5);
    QVERIFY(isAt(placeOf(partOf(spec), 0).height(), 45));
    QVERIFY(textsOf(partOf(spec), u"a:t"_s).constFirst().endsWith(u'\u2026'));
    // Four rows of 25 hold one line; space between shorter rows allows (50 - 15) / 15: two.
    spec.categories << spec.categories;
    spec.series[0].points = {{}, {}, {}, {}};
    for (ChartPoint &point : spec.series[0].points)
        point.value = 1.0;
    spec.categories.resize(4);
    spec.series[0].points[1].callout = longer;
    RowPlan four = plan();
    four.ends = {120, 140, 120, 120};
    const auto heightIn = [&spec](const RowPlan &plan) {
        UserShapes shapes(plan.paper);
        addAnnotations(shapes, spec, plan, {});
        return placeOf(shapes.part(), 0).height();
    };
    QVERIFY(isAt(heightIn(four), 30));
    four.ends[2] = 300;
    QVERIFY(isAt(heightIn(four), 15));
}

// From the reference row to the compared row, with its bubble 20 points beyond the longest value.
void TestRowShapes::arrowsRunFromRowToRow()
{
    const double bubble = TextMeasure().width(u"1.2×"_s, 12, true) + 10;
    const double at = 500 + 20 + bubble / 2; // the line, centred on the bubble
    ChartSpec spec = rows();
    spec.arrows = {{0, 1, u"1.2×"_s}};
    const QByteArray part = partOf(spec);
    QVERIFY(isAt(placeOf(part, 0).left(), 445) && isAt(placeOf(part, 0).right(), at)); // at the second row
    QVERIFY(isAt(placeOf(part, 0).top(), 95));
    QVERIFY(isAt(placeOf(part, 1).left(), at) && isAt(placeOf(part, 1).top(), 45)); // upwards
    QVERIFY(isAt(placeOf(part, 1).bottom(), 95));
    QVERIFY(isAt(placeOf(part, 2).left(), 505) && isAt(placeOf(part, 2).right(), at));      // at the first row
    QVERIFY(isAt(placeOf(part, 3).left(), 505) && isAt(placeOf(part, 3).center().y(), 45)); // arrowhead
    QCOMPARE(part.count("<a:custGeom>"), 1);
    QVERIFY(isAt(placeOf(part, 4).left(), 520) && isAt(placeOf(part, 4).width(), bubble));
    QVERIFY(isAt(placeOf(part, 4).center().y(), 70) && part.count("roundRect") == 1);
    QCOMPARE(textsOf(part, u"a:t"_s), QStringList(u"1.2×"_s));
    // Callouts stand before it, a second arrow beyond it.
    spec.series[0].points[0].callout = u"most"_s;
    spec.arrows << RowArrow{1, 0, u"0.83×"_s};
    const double behind = 500 + 8 + TextMeasure().width(u"most"_s, 12) + 8 + 20;
    const double second = TextMeasure().width(u"0.83×"_s, 12, true) + 10;
    QVERIFY(isAt(placeOf(partOf(spec), 1).left(), behind + bubble / 2));
    QVERIFY(isAt(placeOf(partOf(spec), 5).left(), behind + bubble + 20 + second / 2));
}

void TestRowShapes::arrowsWithoutRowsAreLeftOut()
{
    ChartSpec spec = rows();
    spec.arrows = {{0, 2, u"1.2×"_s}, {-1, 0, u"3×"_s}};
    QCOMPARE(partOf(spec), QByteArray());
    ChartSpec none = spec;
    none.categories.clear();
    none.series.clear();
    QCOMPARE(partOf(none), QByteArray());
}

// 64 of 100 on 400 points: 100 + 256.
void TestRowShapes::linesStandAtTheirValues()
{
    ChartSpec spec = rows();
    spec.lines = {{64, u"64 GB"_s}};
    const QByteArray part = partOf(spec);
    QVERIFY(isAt(placeOf(part, 0).left(), 356) && isAt(placeOf(part, 0).right(), 356));
    QVERIFY(isAt(placeOf(part, 0).top(), 20) && isAt(placeOf(part, 0).bottom(), 120));
    QVERIFY(part.contains("<a:prstDash val=\"dash\"/>"));
    QVERIFY(isAt(placeOf(part, 1).center().x(), 356) && isAt(placeOf(part, 1).bottom(), 20)); // above it
    // On a logarithmic axis from 1 to 100, 10 is in the middle.
    ChartSpec dots = rows(ChartKind::HorizontalDots);
    dots.lines = {{10, u"10 GB"_s}};
    QVERIFY(isAt(placeOf(partOf(dots), 0).left(), 300));
    dots.lines = {{1000, u"far away"_s}}; // clamped to the end
    QVERIFY(isAt(placeOf(partOf(dots), 0).left(), 500));
}

void TestRowShapes::labelsOfLinesDoNotTouch()
{
    ChartSpec spec = rows();
    for (int i = 0; i < 12; ++i)
        spec.lines << RowLine{90.0 - i, u"what they need: %1 GB"_s.arg(90 - i)};
    const QByteArray part = partOf(spec);
    double free = 0.0;
    const qsizetype labels = textsOf(part, u"a:t"_s).size();
    QVERIFY(labels >= 2);
    for (qsizetype i = 0; i < labels; ++i) {
        const QRectF rect = placeOf(part, 12 + i);
        QVERIFY(rect.left() >= free && rect.right() <= 700 + 1e-6);
        QVERIFY(i == 0 || rect.left() <= free + 0.2); // as close to their values as possible
        free = rect.right() + 9.9;
    }
    QVERIFY(textsOf(part, u"a:t"_s).constFirst().startsWith(u"what they need: 79")); // left to right
}

void TestRowShapes::notesStandAtTheFoot()
{
    ChartSpec spec = rows();
    spec.remark = u"Measured <once>"_s;
    const QByteArray part = partOf(spec);
    QCOMPARE(textsOf(part, u"a:t"_s), QStringList(u"Measured <once>"_s));
    QCOMPARE(placeOf(part, 0).bottom(), 150.0);
    QVERIFY(part.contains("algn=\"l\""));
    spec.remark = u"\u05E9\u05DC\u05D5\u05DD"_s;
    QVERIFY(partOf(spec).contains("algn=\"r\" rtl=\"1\""));
    // Also on planes.
    ChartSpec plane{.kind = ChartKind::Plane};
    plane.axis = plane.plane.y = rows().axis;
    plane.plane.marks = {PlaneMark()};
    QVERIFY(officeChart(plane, {}).shapes.isEmpty());
    plane.remark = u"Measured once"_s;
    QCOMPARE(textsOf(officeChart(plane, {}).shapes, u"a:t"_s), QStringList(u"Measured once"_s));
}

void TestRowShapes::textsAreShortened_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("width");
    QTest::addColumn<QString>("expected");
    QTest::newRow("fits") << u"mmmm"_s << 34.8 << u"mmmm"_s; // Inter's table hmtx: m 2448, … 2312 of 2816
    QTest::newRow("short") << u"mmmm"_s << 25.7 << u"mm\u2026"_s;
    QTest::newRow("no blank before it") << u"mm mm"_s << 30.0 << u"mm\u2026"_s;
    QTest::newRow("no room") << u"mmmm"_s << 1.0 << QString();
    const QString half = u"\U0001F600\u2026"_s;
    QTest::newRow("no half letters") << u"\U0001F600\U0001F600\U0001F600"_s << TextMeasure().width(half, 10.0) << half;
    QTest::newRow("nothing") << QString() << 0.0 << QString();
}

void TestRowShapes::textsAreShortened()
{
    QFETCH(const QString, text);
    QFETCH(const double, width);
    QTEST(TextMeasure().elided(text, 10.0, width), "expected");
}

void TestRowShapes::chartsHaveThem_data()
{
    QTest::addColumn<ChartKind>("kind");
    QTest::newRow("bars") << ChartKind::HorizontalBars;
    QTest::newRow("dots") << ChartKind::HorizontalDots;
}

void TestRowShapes::chartsHaveThem()
{
    QFETCH(const ChartKind, kind);
    ChartSpec spec = rows(kind);
    const OfficeChart bare = officeChart(spec, {});
    spec.lines = {{64, u"64 GB"_s}};
    spec.arrows = {{0, 1, u"1.2×"_s}};
    spec.remark = u"a note"_s;
    spec.series[0].points[0].callout = u"most"_s;
    const OfficeChart chart = officeChart(spec, {});
    QCOMPARE(textsOf(chart.shapes, u"a:t"_s), (QStringList{u"most"_s, u"1.2×"_s, u"64 GB"_s, u"a note"_s}));
    QVERIFY(chart.xml.contains("<c:userShapes r:id=\"rId2\"/>"));
    QVERIFY(chart.xml.contains("<c:max val=\"100")); // same axis as the shapes
    QCOMPARE(chart.sheet, bare.sheet);
    const auto widthOf = [](const QByteArray &xml) {
        const qsizetype at = xml.indexOf("<c:w val=\"") + 10;
        return xml.mid(at, xml.indexOf('"', at) - at).toDouble();
    };
    QVERIFY(widthOf(chart.xml) < widthOf(bare.xml)); // leaves room
}

// Short bars leave room: only annotations of long bars narrow the plot.
void TestRowShapes::longBarsMakeRoom()
{
    const auto rightOf = [](double value, double width) {
        ChartSpec spec = rows();
        spec.series[0].points[0].value = value;
        spec.series[0].points[0].callout = u"the most of all that there are"_s;
        spec.arrows = {{0, 1, u"1.2×"_s}};
        double right = 0.0;
        for (const QString &x : textsOf(officeChart(spec, {{}, width, 300}).shapes, u"cdr:x"_s))
            right = std::max(right, x.toDouble());
        return right;
    };
    for (const double width : {880.0, 560.0, 400.0}) {
        for (const double value : {5.0, 50.0, 99.0})
            QVERIFY2(rightOf(value, width) < 1.0, qPrintable(QString::number(value)));
    }
    const auto plotOf = [](double value) {
        ChartSpec spec = rows();
        spec.series[0].points[0].value = value;
        spec.series[0].points[0].callout = u"the most of all that there are"_s;
        const QByteArray xml = officeChart(spec, {{}, 560, 300}).xml;
        const qsizetype at = xml.indexOf("<c:w val=\"") + 10;
        return xml.mid(at, xml.indexOf('"', at) - at).toDouble();
    };
    QVERIFY(plotOf(20) > plotOf(99) + 0.1);
}

void TestRowShapes::chartsWithoutWordsHaveNone()
{
    for (const ChartKind kind : {ChartKind::HorizontalBars, ChartKind::HorizontalDots}) {
        const OfficeChart chart = officeChart(rows(kind), {});
        QVERIFY(chart.shapes.isEmpty() && !chart.xml.contains("userShapes"));
    }
}

void TestRowShapes::theyFollowTheData()
{
    const auto leftOf = [](double value) {
        ChartSpec spec = rows();
        spec.series[0].points[0].value = value;
        spec.series[0].points[0].callout = u"here"_s;
        return textsOf(officeChart(spec, {}).shapes, u"cdr:x"_s).value(0).toDouble();
    };
    QVERIFY(leftOf(20) < leftOf(50) && leftOf(50) < leftOf(96));
    QVERIFY(std::abs((leftOf(60) - leftOf(20)) - (leftOf(80) - leftOf(40))) < 1e-9);
}

// Sixty rows take several slides: an arrow within the second counts rows from there; one across slides becomes text.
void TestRowShapes::arrowsKeepToTheirSlide()
{
    PageSpec page = test::samplePage();
    page.charts.resize(1);
    ChartSpec &chart = page.charts[0];
    const ChartCategory category = chart.categories.constFirst();
    const ChartPoint point = chart.series.constFirst().points.constFirst();
    chart.categories = QList<ChartCategory>(60, category);
    chart.series[0].points = QList<ChartPoint>(60, point);
    chart.arrows = {{58, 59, u"1×"_s}, {0, 59, u"2×"_s}};
    const QList<DeckSlide> slides = deckSlides({page}, DeckCut{.areas = slideAreas({960, 540})});
    QVERIFY(slides.size() > 1);
    for (const DeckSlide &slide : slides) {
        const auto count = slide.chart->categories.size();
        if (&slide == &slides.constLast())
            QCOMPARE(slide.chart->arrows, (QList<RowArrow>{{count - 2, count - 1, u"1×"_s}}));
        else
            QVERIFY(slide.chart->arrows.isEmpty());
    }
}

static QByteArray partOf(const PageSpec &page, const QString &name)
{
    const Result<PackageParts> parts = readPackage(pptxOf({page}, {}).value(), {});
    const PackagePart *part = findPart(parts.value(), name);
    return part ? part->bytes : QByteArray();
}

void TestRowShapes::unsupportedTitlesAreAmber()
{
    PageSpec page = test::samplePage();
    const QByteArray amber = "<a:schemeClr val=\"accent3\"><a:satMod "; // lighter than Inferentia's brown
    const auto titleOf = [&page] {
        const QByteArray slide = partOf(page, u"ppt/slides/slide1.xml"_s);
        return slide.left(slide.indexOf("</p:sp>"));
    };
    QVERIFY(!titleOf().contains(amber));
    page.doubt = u"It is 1.3 now."_s;
    QVERIFY(titleOf().contains(amber));
    QVERIFY(textsOf(partOf(page, u"ppt/notesSlides/notesSlide1.xml"_s), u"a:t"_s).contains(u"Caveat: "_s + page.doubt));
}

void TestRowShapes::unsupportedChartTitlesAreAmber()
{
    PageSpec page = test::samplePage();
    page.warning.clear();
    page.charts[0].title = u"Twice as much"_s;
    page.charts[0].doubt = u"It is 1.3 now."_s;
    const QByteArray slide = partOf(page, u"ppt/slides/slide1.xml"_s);
    const qsizetype amber = slide.indexOf("<a:schemeClr val=\"accent3\"><a:satMod ");
    const QByteArray after = slide.mid(amber);
    QVERIFY(amber > 0);
    QCOMPARE(textsOf(slide, u"a:t"_s).value(1), u"Twice as much"_s); // a separate run
    QVERIFY(after.indexOf("<a:t>Twice as much</a:t>") < 240);
    QVERIFY(!slide.contains("<a:t></a:t>"));
    QVERIFY(textsOf(partOf(page, u"ppt/notesSlides/notesSlide1.xml"_s), u"a:t"_s)
                .contains(u"Caveat: "_s + page.charts[0].doubt));
}

// From a board to the shapes: Trainium2 has 96 GiB, H100 80 GiB: 96 / 80 = 1.2.
void TestRowShapes::wordsOfABoard()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = onDemandBoard({ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)});
    board.charts = {MetricId(u"memory"_s)};
    ChartWords words = wordsOf({}, u"compare"_s, u"memory"_s);
    words.lit = u"trainium2"_s;
    words.note = u"of the talk"_s;
    Annotation callout{.on = u"trainium2"_s, .text = u"the most"_s};
    Annotation difference{.kind = Annotation::Kind::Difference, .on = u"trainium2"_s, .against = u"h100-sxm"_s};
    words.annotations = {callout, difference};
    board.words = {words};
    const Formatter formatter;
    const PageSpec page = testing::labelled(
        comparePage(catalog, board, evaluate(catalog, board, board.charts), formatter), board, {}, formatter);
    const QByteArray shapes = partOf(page, u"ppt/drawings/chipboard1.xml"_s);
    QCOMPARE(textsOf(shapes, u"a:t"_s), (QStringList{u"the most"_s, u"1.20×"_s, u"of the talk"_s}));
    const QByteArray chart = partOf(page, u"ppt/charts/chart1.xml"_s);
    QVERIFY(chart.contains("\"accent1\""));
    QVERIFY(chart.contains("<a:schemeClr val=\"accent4\"><a:alpha")); // the rest is grey
    QVERIFY(!chart.contains("\"accent2\""));
    QVERIFY(partOf(page, u"ppt/charts/_rels/chart1.xml.rels"_s).contains("/chartUserShapes\""));
    QVERIFY(partOf(page, u"[Content_Types].xml"_s).contains("drawingml.chartshapes+xml"));
}

CHIPBOARD_TEST(TestRowShapes, QGuiApplication)

} // namespace tst_rowshapes

#include "tst_rowshapes.moc"
