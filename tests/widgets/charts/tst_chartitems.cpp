#include "tests/support/testmain.h"
#include "widgets/charts/chartitems.h"

#include "tests/support/guitest.h"
#include "tests/widgets/charts/chartfixture.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;
using namespace chipboard::testing;

namespace tst_chartitems {

class TestChartItems : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void rowsAndMarksAreItems();
    void whatIsNotThereIsEmpty();
    void tellsWhetherItemsAreTheSame();
    void stepsThroughRows_data();
    void stepsThroughRows();
    void stepsThroughAPlane_data();
    void stepsThroughAPlane();
};

// Three marks: a (5, 1), b (2, 9), c (8, 4). By x: b a c; by y: a c b.
static ChartSpec threeMarks()
{
    ChartSpec spec{.kind = ChartKind::Plane};
    const double places[3][2] = {{5, 1}, {2, 9}, {8, 4}};
    for (int i = 0; i < 3; ++i)
        spec.plane.marks << PlaneMark{.id = QChar(u'a' + i), .x = places[i][0], .y = places[i][1]};
    spec.plane.marks[2].label = u"C"_s;
    spec.plane.marks[2].description = u"C is here."_s;
    spec.plane.marks[2].baseline = true;
    return spec;
}

void TestChartItems::rowsAndMarksAreItems()
{
    const ChartSpec bars = computeChart();
    QCOMPARE(itemCount(bars), 8);
    QCOMPARE(itemId(bars, 1), u"trainium2"_s);
    QCOMPARE(itemName(bars, 1), u"Trainium2"_s);
    QCOMPARE(itemDescription(bars, 1), bars.series.first().points.at(1).description);
    QVERIFY(isBaselineItem(bars, 6) && !isBaselineItem(bars, 5));
    QCOMPARE(itemOf(bars, u"h100"_s), 6);
    ChartSpec marks = threeMarks();
    QCOMPARE(itemCount(marks), 3);
    QCOMPARE(itemId(marks, 2), u"c"_s);
    QCOMPARE(itemName(marks, 2), u"C"_s);
    QCOMPARE(itemName(marks, 0), u"a"_s); // falls back to the id
    marks.plane.marks[0].name = u"Llama on H100"_s;
    QCOMPARE(itemName(marks, 0), u"Llama on H100"_s);
    QCOMPARE(itemDescription(marks, 2), u"C is here."_s);
    QVERIFY(isBaselineItem(marks, 2) && !isBaselineItem(marks, 0));
    QCOMPARE(itemOf(marks, u"b"_s), 1);
}

void TestChartItems::whatIsNotThereIsEmpty()
{
    for (const ChartSpec &spec : {computeChart(), threeMarks(), ChartSpec()}) {
        QCOMPARE(itemOf(spec, u"nobody"_s), -1);
        QCOMPARE(itemId(spec, 99), QString());
        QCOMPARE(itemDescription(spec, 99), QString());
        QVERIFY(!isBaselineItem(spec, -1));
    }
    ChartSpec pointless = computeChart();
    pointless.series.clear();
    QCOMPARE(itemDescription(pointless, 1), QString());
}

void TestChartItems::tellsWhetherItemsAreTheSame()
{
    ChartSpec other = threeMarks();
    other.plane.marks[0].x = 77.0;
    QVERIFY(haveSameItems(threeMarks(), other));
    other.plane.marks[0].id = u"d"_s;
    QVERIFY(!haveSameItems(threeMarks(), other));
    QVERIFY(haveSameItems(computeChart(), costChart()));
    QVERIFY(!haveSameItems(computeChart(), computeChart(7)));
    ChartSpec dots = computeChart();
    dots.kind = ChartKind::HorizontalDots;
    QVERIFY(!haveSameItems(computeChart(), dots));
}

void TestChartItems::stepsThroughRows_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<Step>("step");
    QTest::addColumn<int>("to");
    QTest::newRow("down") << 2 << Step::Down << 3;
    QTest::newRow("right") << 2 << Step::Right << 3;
    QTest::newRow("up") << 2 << Step::Up << 1;
    QTest::newRow("left") << 0 << Step::Left << 0;
    QTest::newRow("the last stays") << 7 << Step::Down << 7;
    QTest::newRow("down from nowhere") << -1 << Step::Down << 0;
    QTest::newRow("up from nowhere") << -1 << Step::Up << 0;
    QTest::newRow("first") << 5 << Step::First << 0;
    QTest::newRow("last") << 5 << Step::Last << 7;
}

void TestChartItems::stepsThroughRows()
{
    QFETCH(const int, from);
    QFETCH(const Step, step);
    QTEST(itemAfter(computeChart(), from, step), "to");
    QCOMPARE(itemAfter(ChartSpec(), from, step), -1);
}

void TestChartItems::stepsThroughAPlane_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<Step>("step");
    QTest::addColumn<int>("to");
    QTest::newRow("right of a is c") << 0 << Step::Right << 2;
    QTest::newRow("left of a is b") << 0 << Step::Left << 1;
    QTest::newRow("above a is c") << 0 << Step::Up << 2;
    QTest::newRow("above c is b") << 2 << Step::Up << 1;
    QTest::newRow("below b is c") << 1 << Step::Down << 2;
    QTest::newRow("below a is nothing") << 0 << Step::Down << 0;
    QTest::newRow("right of c is nothing") << 2 << Step::Right << 2;
    QTest::newRow("the first is farthest left") << 2 << Step::First << 1;
    QTest::newRow("the last is farthest right") << 1 << Step::Last << 2;
    QTest::newRow("right from nowhere") << -1 << Step::Right << 1;
    QTest::newRow("up from nowhere") << -1 << Step::Up << 0;
}

void TestChartItems::stepsThroughAPlane()
{
    QFETCH(const int, from);
    QFETCH(const Step, step);
    QTEST(itemAfter(threeMarks(), from, step), "to");
}

CHIPBOARD_TEST(TestChartItems, QApplication)

} // namespace tst_chartitems

#include "tst_chartitems.moc"
