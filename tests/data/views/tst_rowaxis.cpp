// Bars or dots: the axis for the rows of a chart.
#include "data/views/planeaxis.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_rowaxis {

class TestRowAxis : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void barsWhileValuesAreOfOneSize();
    void dotsFromASpreadOfTenTimesOn();
    void aWhiskerMakesASpreadToo();
    void zeroKeepsTheBars();
    void countsStayWhole();
    void nothingToShow();
};

static ChartPoint point(std::optional<double> value, std::optional<double> low = {}, std::optional<double> high = {})
{
    return ChartPoint{.value = value, .low = low, .high = high};
}

static ChartSpec fitted(const QList<ChartPoint> &points)
{
    ChartSpec chart{.axis = {.label = u"Throughput"_s, .unit = u"tokens/s"_s}};
    chart.series << ChartSeries{{}, points};
    fitAxis(chart, Formatter());
    return chart;
}

void TestRowAxis::barsWhileValuesAreOfOneSize()
{
    const ChartSpec chart = fitted({point(20.0), point({}), point(90.0, 80.0, 101.0)});
    QCOMPARE(chart.kind, ChartKind::HorizontalBars);
    QCOMPARE(chart.axis.minimum, 0.0);
    QCOMPARE(chart.axis.maximum, 125.0); // 101 in steps of 25
    QCOMPARE(chart.axis.unit, u"tokens/s"_s);
    QVERIFY(chart.axis.tickLabels.isEmpty());
}

void TestRowAxis::dotsFromASpreadOfTenTimesOn()
{
    const ChartSpec chart = fitted({point(20.0), point(200.0)});
    QCOMPARE(chart.kind, ChartKind::HorizontalDots);
    QCOMPARE(chart.axis.scale, AxisScale::Logarithmic);
    QCOMPARE(chart.axis.minimum, 10.0); // 20 / 1.08 is below 20
    QCOMPARE(chart.axis.maximum, 500.0);
    QCOMPARE(chart.axis.label, u"Throughput"_s);
}

void TestRowAxis::aWhiskerMakesASpreadToo()
{
    QCOMPARE(fitted({point(5.0, 5.0, 190.0), point(6.0)}).kind, ChartKind::HorizontalDots);
    // A low end near zero is not enough.
    QCOMPARE(fitted({point(5.0, 0.1, 6.0), point(6.0)}).kind, ChartKind::HorizontalBars);
}

void TestRowAxis::zeroKeepsTheBars()
{
    QCOMPARE(fitted({point(0.0), point(1.0), point(100.0)}).kind, ChartKind::HorizontalBars);
    QCOMPARE(fitted({point(2.0, 0.0, 4.0), point(100.0)}).kind, ChartKind::HorizontalBars);
}

void TestRowAxis::countsStayWhole()
{
    QCOMPARE(fitted({point(1.0), point(2.0)}).axis.ticks, (QList<double>{0.0, 1.0, 2.0}));
    QCOMPARE(fitted({point(1.0)}).axis.maximum, 1.0);
    QCOMPARE(fitted({point(1.5), point(2.0)}).axis.ticks.at(1), 0.5); // 2.0 in steps of 0.5
}

void TestRowAxis::nothingToShow()
{
    const ChartSpec chart = fitted({point({})});
    QCOMPARE(chart.kind, ChartKind::HorizontalBars);
    QCOMPARE(chart.axis.maximum, 1.0);
}

CHIPBOARD_TEST(TestRowAxis, QCoreApplication)

} // namespace tst_rowaxis

#include "tst_rowaxis.moc"
