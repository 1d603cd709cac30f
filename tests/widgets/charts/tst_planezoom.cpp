// The visible part of a plane: calculated by hand in shares and values.
#include "tests/support/sampleplanes.h"
#include "tests/support/testmain.h"
#include "widgets/charts/axistitles.h"
#include "widgets/charts/chartzoom.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_planezoom {

class TestPlaneZoom : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void valuesAreSharesBackwards();
    void zoomsAboutAPlace();
    void staysWithinTheWhole();
    void isNeverNearerThanAThousandth();
    void isNeverNearerThanTwoDays();
    void pansLogarithmsByDecades();
    void showsWhatIsFramed();
    void bringsAMarkIntoView();
    void holdsTheValuesOfANewSpec();
    void dropsTheViewOfOtherAxes();
    void rowsWithNamesStayWhole();

private:
    [[nodiscard]] AxisRange x() const { return m_zoom.viewOf(m_spec).x.value_or(AxisRange{-1.0, -1.0}); }
    [[nodiscard]] AxisRange y() const { return m_zoom.viewOf(m_spec).y.value_or(AxisRange{-1.0, -1.0}); }

    ChartSpec m_spec;
    PlaneZoom m_zoom;
};

bool isNear(const AxisRange &range, double low, double high)
{
    const double size = (high - low) * 1e-6;
    return qAbs(range.low - low) < size && qAbs(range.high - high) < size;
}

// Price from 0 to 20 USD, throughput from 0 to 12,000 tok/s.
void TestPlaneZoom::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_spec = test::valueChart();
    m_zoom = {};
    m_zoom.setSpec({}, m_spec);
}

void TestPlaneZoom::valuesAreSharesBackwards()
{
    ChartAxis axis{.minimum = 2.0, .maximum = 10.0};
    QCOMPARE(axisValue(axis, 0.25), 4.0);
    axis.scale = AxisScale::Logarithmic;
    axis.minimum = 1.0;
    axis.maximum = 10000.0;
    QCOMPARE(axisValue(axis, 0.5), 100.0);
    QCOMPARE(axisShare(axis, axisValue(axis, 0.3)), 0.3);
}

// Half of 20 is 10, a quarter of it left of 5: 2.5 to 12.5. Half of 12,000 around the top: 6,000 to 12,000.
void TestPlaneZoom::zoomsAboutAPlace()
{
    QVERIFY(!m_zoom.isZoomed());
    QCOMPARE(m_zoom.viewOf(m_spec), PlaneView());
    m_zoom.zoomBy(0.5, {0.25, 1.0});
    QVERIFY(m_zoom.isZoomed());
    QVERIFY(isNear(x(), 2.5, 12.5));
    QVERIFY(isNear(y(), 6000.0, 12000.0));
    m_zoom.zoomBy(2.0, {0.25, 1.0});
    QVERIFY(!m_zoom.isZoomed());
}

void TestPlaneZoom::staysWithinTheWhole()
{
    m_zoom.zoomBy(0.5, {0.5, 0.5});
    m_zoom.panBy({-3.0, 0.25}); // 3,000 to 9,000, up by a quarter of 6,000
    QVERIFY(isNear(x(), 0.0, 10.0));
    QVERIFY(isNear(y(), 4500.0, 10500.0));
    m_zoom.zoomBy(1.8, {0.0, 1.0}); // 18 of 20, then 10,800 of 12,000, which would begin below 0
    QVERIFY(isNear(x(), 0.0, 18.0));
    QVERIFY(isNear(y(), 0.0, 10800.0));
    m_zoom.zoomBy(50.0, {0.3, 0.3});
    QCOMPARE(m_zoom.viewOf(m_spec), PlaneView());
}

void TestPlaneZoom::isNeverNearerThanAThousandth()
{
    for (int i = 0; i < 100; ++i)
        m_zoom.zoomBy(0.5, {0.5, 0.0});
    QVERIFY(isNear(x(), 9.99, 10.01));
    QVERIFY(isNear(y(), 0.0, 12.0));
    ChartSpec logarithmic = test::modelCheckChart(3); // six decades: 0.006 of one
    m_zoom.setSpec(m_spec, logarithmic);
    for (int i = 0; i < 100; ++i)
        m_zoom.zoomBy(0.5, {0.5, 0.5});
    const AxisRange range = *m_zoom.viewOf(logarithmic).x;
    QVERIFY(qAbs(std::log10(range.high / range.low) - 0.006) < 1e-9);
}

// A month of days cannot be zoomed to a thousandth: it would have no tick.
void TestPlaneZoom::isNeverNearerThanTwoDays()
{
    ChartSpec dates = m_spec;
    dates.axis = dateAxis({QDate(2026, 7, 20)}, Formatter(QLocale::c())); // 15 days on both sides
    m_zoom.setSpec(m_spec, dates);
    m_zoom.zoomBy(1e-6, {0.5, 0.5});
    const AxisRange range = *m_zoom.viewOf(dates).x;
    QVERIFY(qAbs(range.high - range.low - 2.0) < 1e-6);
    QVERIFY(narrowed(dates.axis, range, Formatter(QLocale::c())).ticks.size() >= 2);
}

// From 1 to 10^6: the two middle decades are 10^2 to 10^4; panned right by half of that: 10^3 to 10^5.
void TestPlaneZoom::pansLogarithmsByDecades()
{
    const ChartSpec logarithmic = test::modelCheckChart(3);
    m_zoom.setSpec(m_spec, logarithmic);
    m_zoom.zoomBy(1.0 / 3.0, {0.5, 0.5});
    QVERIFY(isNear(*m_zoom.viewOf(logarithmic).x, 1e2, 1e4));
    m_zoom.panBy({0.5, 0.0});
    QVERIFY(isNear(*m_zoom.viewOf(logarithmic).x, 1e3, 1e5));
    QVERIFY(isNear(*m_zoom.viewOf(logarithmic).y, 1e2, 1e4));
}

void TestPlaneZoom::showsWhatIsFramed()
{
    m_zoom.show(QRectF(QPointF(0.1, 0.5), QPointF(0.6, 0.75)));
    QVERIFY(isNear(x(), 2.0, 12.0));
    QVERIFY(isNear(y(), 6000.0, 9000.0));
    m_zoom.show(QRectF(QPointF(0.0, 0.0), QPointF(0.5, 0.5))); // of the above
    QVERIFY(isNear(x(), 2.0, 7.0));
    QVERIFY(isNear(y(), 6000.0, 7500.0));
}

// Keeps a margin of a tenth of the visible range around it.
void TestPlaneZoom::bringsAMarkIntoView()
{
    m_zoom.show(QRectF(QPointF(0.0, 0.0), QPointF(0.5, 0.5)));
    m_zoom.bringIntoView(m_spec, {4.0, 5000.0}); // already visible
    QVERIFY(isNear(x(), 0.0, 10.0));
    m_zoom.bringIntoView(m_spec, {15.0, 5000.0}); // 15 + 1 at the right
    QVERIFY(isNear(x(), 6.0, 16.0));
    QVERIFY(isNear(y(), 0.0, 6000.0));
    m_zoom.bringIntoView(m_spec, {15.0, 9000.0}); // 9,000 + 600 at the top
    QVERIFY(isNear(y(), 3600.0, 9600.0));
    m_zoom.bringIntoView(m_spec, {0.0, 9000.0}); // no margin at the end
    QVERIFY(isNear(x(), 0.0, 10.0));
}

void TestPlaneZoom::holdsTheValuesOfANewSpec()
{
    m_zoom.show(QRectF(QPointF(0.2, 0.5), QPointF(0.4, 0.75)));
    ChartSpec longer = m_spec;
    longer.axis.maximum = 40.0;
    m_zoom.setSpec(m_spec, longer);
    QVERIFY(isNear(*m_zoom.viewOf(longer).x, 4.0, 8.0));
    QVERIFY(isNear(*m_zoom.viewOf(longer).y, 6000.0, 9000.0));
    ChartSpec shorter = m_spec;
    shorter.axis.maximum = 5.0; // 8 is now outside: the last four
    m_zoom.setSpec(longer, shorter);
    QVERIFY(isNear(*m_zoom.viewOf(shorter).x, 1.0, 5.0));
}

void TestPlaneZoom::dropsTheViewOfOtherAxes()
{
    m_zoom.zoomBy(0.5, {0.5, 0.5});
    ChartSpec other = m_spec;
    other.plane.y.unit = u"tok/s per user"_s;
    m_zoom.setSpec(m_spec, other);
    QVERIFY(!m_zoom.isZoomed());
    QVERIFY(m_zoom.canZoom());
    m_zoom.zoomBy(0.5, {0.5, 0.5});
    m_zoom.setSpec(other, test::dotsChart());
    QVERIFY(!m_zoom.isZoomed());
    QVERIFY(!m_zoom.canZoom());
    m_zoom.zoomBy(0.5, {0.5, 0.5});
    QVERIFY(!m_zoom.isZoomed());
}

void TestPlaneZoom::rowsWithNamesStayWhole()
{
    ChartSpec rows = m_spec;
    rows.plane.y = {};
    rows.plane.y.maximum = 2.0;
    rows.plane.y.ticks = {0.5, 1.5};
    rows.plane.y.tickLabels = {u"lower"_s, u"upper"_s};
    m_zoom.setSpec(m_spec, rows);
    m_zoom.zoomBy(0.5, {0.5, 0.5});
    QVERIFY(isNear(*m_zoom.viewOf(rows).x, 5.0, 15.0));
    QVERIFY(!m_zoom.viewOf(rows).y);
    m_zoom.panBy({0.0, 0.5});
    QVERIFY(!m_zoom.viewOf(rows).y);
}

CHIPBOARD_TEST(TestPlaneZoom, QCoreApplication)

} // namespace tst_planezoom

#include "tst_planezoom.moc"
