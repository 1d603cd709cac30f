#include "tests/support/testmain.h"
#include "widgets/charts/chartgrid.h"

#include "tests/support/guitest.h"

#include <QApplication>

using namespace chipboard;
using namespace chipboard::testing;

namespace tst_chartgrid {

class TestChartGrid : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void chartsStandSideBySide_data();
    void chartsStandSideBySide();
    void aLeadingChartHasTheOthersBesideIt();
    void aLeadingChartAloneFillsThePage();
    void onUprightPaperItStandsAbove();
    void threeLeaveNoQuarterEmpty();
    void manyRowsAreHigherThanFew();
    void fewerChartsLeaveNoGround_data();
    void fewerChartsLeaveNoGround();
    void placesArePixels();
};

void TestChartGrid::chartsStandSideBySide_data()
{
    QTest::addColumn<int>("charts");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("none") << 0 << 1 << 1;
    QTest::newRow("one") << 1 << 1 << 1;
    QTest::newRow("two") << 2 << 2 << 1;
    QTest::newRow("three") << 3 << 2 << 2;
    QTest::newRow("four") << 4 << 2 << 2;
    QTest::newRow("five") << 5 << 3 << 2;
    QTest::newRow("six") << 6 << 3 << 2;
    QTest::newRow("seven") << 7 << 3 << 3;
}

void TestChartGrid::chartsStandSideBySide()
{
    QFETCH(const int, charts);
    const ChartGrid grid = chartGrid(charts, false);
    QTEST(grid.columns, "columns");
    QTEST(grid.rows, "rows");
    QCOMPARE(grid.places.size(), std::max(1, charts));
    for (int i = 0; i < grid.places.size(); ++i)
        QCOMPARE(grid.places.at(i), QRect(i % grid.columns, i / grid.columns, 1, 1));
}

void TestChartGrid::aLeadingChartHasTheOthersBesideIt()
{
    const ChartGrid grid = chartGrid(4, true);
    QCOMPARE(grid.columns, 3);
    QCOMPARE(grid.rows, 2); // three charts next to one would be too low
    QCOMPARE(grid.places, QList<QRect>({{0, 0, 2, 1}, {2, 0, 1, 1}, {0, 1, 2, 1}, {2, 1, 1, 1}}));
    QCOMPARE(chartGrid(3, true).places, QList<QRect>({{0, 0, 2, 2}, {2, 0, 1, 1}, {2, 1, 1, 1}}));
    QCOMPARE(chartGrid(5, true).places,
             QList<QRect>({{0, 0, 2, 1}, {2, 0, 1, 1}, {0, 1, 1, 1}, {1, 1, 1, 1}, {2, 1, 1, 1}}));
    QCOMPARE(chartGrid(6, true).rows, 5);
    QCOMPARE(chartGrid(2, true).places, QList<QRect>({{0, 0, 2, 1}, {2, 0, 1, 1}}));
}

void TestChartGrid::aLeadingChartAloneFillsThePage() { QCOMPARE(chartGrid(1, true), chartGrid(1, false)); }

void TestChartGrid::onUprightPaperItStandsAbove()
{
    QCOMPARE(leadAboveGrid(1).places, QList<QRect>({{0, 0, 1, 1}}));
    QCOMPARE(leadAboveGrid(2).places, QList<QRect>({{0, 0, 1, 1}, {0, 1, 1, 1}}));
    QCOMPARE(leadAboveGrid(3).places, QList<QRect>({{0, 0, 2, 1}, {0, 1, 1, 1}, {1, 1, 1, 1}}));
    const ChartGrid four = leadAboveGrid(4); // one wide chart above and one below
    QCOMPARE(four.rows, 5);
    QCOMPARE(four.places, QList<QRect>({{0, 0, 2, 2}, {0, 2, 1, 1}, {0, 3, 2, 2}, {1, 2, 1, 1}}));
    const ChartGrid five = leadAboveGrid(5); // two rows below, together as high as the one above
    QCOMPARE(five.rows, 4);
    QCOMPARE(five.places, QList<QRect>({{0, 0, 2, 2}, {0, 2, 1, 1}, {1, 2, 1, 1}, {0, 3, 1, 1}, {1, 3, 1, 1}}));
}

// With a shared scale, bars have cards of one width; otherwise the last card spans both columns.
void TestChartGrid::threeLeaveNoQuarterEmpty()
{
    QList<ChartSpec> charts(3);
    for (ChartSpec &chart : charts)
        chart.axis.maximum = 1.0;
    QCOMPARE(pageGrid(charts, false), evenGrid(3, 1));
    charts[1].axis.maximum = 2.0;
    charts[2].axis.maximum = 3.0;
    QCOMPARE(pageGrid(charts, false).places, QList<QRect>({{0, 0, 1, 1}, {1, 0, 1, 1}, {0, 1, 2, 1}}));
    QCOMPARE(pageGrid(charts, true), chartGrid(3, true)); // a leading chart keeps its place
    for (const qsizetype count : {1, 2, 4, 5, 6})
        QCOMPARE(pageGrid(QList<ChartSpec>(count), false), chartGrid(count, false));
}

// A chart of nine rows is higher than one of three rows below it, but not than one of five, which would scroll.
void TestChartGrid::manyRowsAreHigherThanFew()
{
    QList<ChartSpec> charts(3);
    charts[1].categories.resize(9);
    charts[2].categories.resize(3);
    QCOMPARE(pageGrid(charts, true).places, QList<QRect>({{0, 0, 3, 4}, {3, 0, 2, 3}, {3, 3, 2, 1}}));
    charts[2].categories.resize(5);
    QCOMPARE(pageGrid(charts, true), chartGrid(3, true));
    charts[1].categories.resize(5);
    charts[2].categories.resize(3);
    QCOMPARE(pageGrid(charts, true), chartGrid(3, true));
}

// 320 wide in three columns with gaps of 10: (320 - 20) / 3 = 100 each. 210 high in two rows: (210 - 10) / 2 = 100.
void TestChartGrid::fewerChartsLeaveNoGround_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    for (int columns = 1; columns <= 3; ++columns) {
        for (int rows = 1; rows <= 3; ++rows)
            QTest::addRow("%d by %d", columns, rows) << columns << rows;
    }
}

// Any number of charts covers the whole area without overlaps, and none is narrower than before.
void TestChartGrid::fewerChartsLeaveNoGround()
{
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    const ChartGrid grid = evenGrid(columns, rows);
    for (int charts = 1; charts <= columns * rows; ++charts) {
        const ChartGrid filled = filledGrid(grid, charts);
        QCOMPARE(filled.places.size(), charts);
        int covered = 0;
        for (int i = 0; i < charts; ++i) {
            const QRect &place = filled.places.at(i);
            QVERIFY(QRect(0, 0, filled.columns, filled.rows).contains(place));
            covered += place.width() * place.height();
            for (int other = 0; other < i; ++other)
                QVERIFY(!place.intersects(filled.places.at(other)));
            const QRect area(0, 0, 1200, 600);
            QVERIFY(placeOf(filled, i, area, 12).width() + 2 >= placeOf(grid, i, area, 12).width());
            QVERIFY(placeOf(filled, i, area, 12).height() + 2 >= placeOf(grid, i, area, 12).height());
        }
        QCOMPARE(covered, filled.columns * filled.rows);
    }
    QCOMPARE(filledGrid(chartGrid(4, true), 2), chartGrid(4, true)); // a leading chart keeps its place
    QCOMPARE(filledGrid(grid, 0), grid);
}

void TestChartGrid::placesArePixels()
{
    const QRect area(5, 7, 320, 210);
    const ChartGrid led = chartGrid(3, true);
    QCOMPARE(placeOf(led, 0, area, 10), QRect(5, 7, 210, 210));
    QCOMPARE(placeOf(led, 1, area, 10), QRect(225, 7, 100, 100));
    QCOMPARE(placeOf(led, 2, area, 10), QRect(225, 117, 100, 100));
    QCOMPARE(placeOf(evenGrid(3, 2), 4, area, 10), QRect(115, 117, 100, 100));
}

CHIPBOARD_TEST(TestChartGrid, QApplication)

} // namespace tst_chartgrid

#include "tst_chartgrid.moc"
