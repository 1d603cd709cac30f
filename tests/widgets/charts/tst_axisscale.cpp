#include "tests/support/testmain.h"
#include "widgets/charts/axistitles.h"

#include "tests/support/guitest.h"

#include <QApplication>

#include <cmath>
#include <limits>

using namespace chipboard;
using namespace chipboard::testing;

namespace tst_axisscale {

class TestAxisScale : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void tellsTheShare_data();
    void tellsTheShare();
};

void TestAxisScale::tellsTheShare_data()
{
    QTest::addColumn<AxisScale>("scale");
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("maximum");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("share"); // NaN: not on the axis
    QTest::addColumn<double>("bounded");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinity = std::numeric_limits<double>::infinity();
    QTest::newRow("a quarter") << AxisScale::Linear << 2.0 << 10.0 << 4.0 << 0.25 << 0.25;
    QTest::newRow("below") << AxisScale::Linear << 0.0 << 10.0 << -5.0 << -0.5 << 0.0;
    QTest::newRow("above") << AxisScale::Linear << 0.0 << 10.0 << 30.0 << 3.0 << 1.0;
    QTest::newRow("one decade of four") << AxisScale::Logarithmic << 0.1 << 1000.0 << 1.0 << 0.25 << 0.25;
    QTest::newRow("a decade below") << AxisScale::Logarithmic << 1.0 << 100.0 << 0.1 << -0.5 << 0.0;
    QTest::newRow("zero has no logarithm") << AxisScale::Logarithmic << 1.0 << 100.0 << 0.0 << nan << 0.0;
    QTest::newRow("an axis from zero") << AxisScale::Logarithmic << 0.0 << 100.0 << 10.0 << nan << 0.0;
    QTest::newRow("no length") << AxisScale::Linear << 5.0 << 5.0 << 5.0 << nan << 0.0;
    QTest::newRow("no number") << AxisScale::Linear << 0.0 << 1.0 << nan << nan << 0.0;
    QTest::newRow("endless") << AxisScale::Linear << 0.0 << 1.0 << infinity << nan << 0.0;
}

void TestAxisScale::tellsTheShare()
{
    QFETCH(const AxisScale, scale);
    QFETCH(const double, minimum);
    QFETCH(const double, maximum);
    QFETCH(const double, value);
    QFETCH(const double, share);
    QFETCH(const double, bounded);
    const ChartAxis axis{{}, {}, scale, minimum, maximum, {}, {}};
    if (std::isnan(share))
        QVERIFY(std::isnan(axisShare(axis, value)));
    else
        QVERIFY(std::abs(axisShare(axis, value) - share) < 1e-12);
    QVERIFY(std::abs(boundedAxisShare(axis, value) - bounded) < 1e-12);
}

CHIPBOARD_TEST(TestAxisScale, QApplication)

} // namespace tst_axisscale

#include "tst_axisscale.moc"
