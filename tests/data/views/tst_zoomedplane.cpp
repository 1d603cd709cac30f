// The zoomed part of a plane: charts that have one, what stays, and when it becomes invalid.
#include "data/views/planeaxis.h"
#include "tests/support/sampleplanes.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_zoomedplane {

class TestZoomedPlane : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void planesWithNumbersCanBeZoomed();
    void narrowsTheAxesAlone();
    void axesAreTheSameWhileTheyCountTheSame();
};

ChartAxis rowsNamed(const QStringList &names)
{
    ChartAxis axis{.maximum = static_cast<double>(names.size())};
    for (qsizetype i = 0; i < names.size(); ++i)
        axis.ticks << static_cast<double>(i) + 0.5;
    axis.tickLabels = names;
    return axis;
}

void TestZoomedPlane::planesWithNumbersCanBeZoomed()
{
    QVERIFY(canZoom(test::valueChart()));
    QVERIFY(canZoom(test::rooflineChart()));
    QVERIFY(!canZoom(test::dotsChart()));
    ChartSpec rows = test::valueChart();
    rows.plane.y = rowsNamed({u"lower"_s, u"upper"_s});
    QVERIFY(canZoom(rows)); // along x
    QVERIFY(!isContinuous(rows.plane.y));
    rows.axis = rowsNamed({u"left"_s, u"right"_s});
    QVERIFY(!canZoom(rows));
    ChartSpec heat = test::valueChart();
    heat.kind = ChartKind::Heat;
    QVERIFY(!canZoom(heat));
    ChartSpec empty = test::valueChart();
    empty.plane.marks.clear();
    QVERIFY(canZoom(empty)); // has lines
    empty.plane.lines.clear();
    QVERIFY(!canZoom(empty));
}

void TestZoomedPlane::narrowsTheAxesAlone()
{
    const ChartSpec spec = test::rooflineChart();
    const Formatter formatter(QLocale::c());
    QCOMPARE(zoomed(spec, {}, formatter), spec);
    ChartSpec part = zoomed(spec, {AxisRange{20.0, 300.0}, std::nullopt}, formatter);
    QCOMPARE(part.axis.tickLabels.join(u' '), u"20 50 100 200"_s);
    QCOMPARE(part.plane.y, spec.plane.y);
    part = zoomed(spec, {std::nullopt, AxisRange{100.0, 1000.0}}, formatter);
    QCOMPARE(part.axis, spec.axis);
    QCOMPARE(part.plane.y.minimum, 100.0);
    QCOMPARE(part.plane.y.maximum, 1000.0);
    part.plane.y = spec.plane.y;
    QCOMPARE(part, spec);
}

void TestZoomedPlane::axesAreTheSameWhileTheyCountTheSame()
{
    const ChartSpec spec = test::valueChart();
    ChartSpec dragged = spec;
    dragged.title = u"Another sentence"_s;
    dragged.axis.maximum *= 2.0;
    dragged.axis.ticks.clear();
    dragged.plane.marks.removeFirst();
    QVERIFY(haveSameAxes(spec, dragged));
    const auto differs = [&spec](auto change) {
        ChartSpec other = spec;
        change(other);
        return !haveSameAxes(spec, other) && !haveSameAxes(other, spec);
    };
    QVERIFY(differs([](ChartSpec &other) { other.kind = ChartKind::Heat; }));
    QVERIFY(differs([](ChartSpec &other) { other.id = u"another"_s; }));
    QVERIFY(differs([](ChartSpec &other) { other.axis.label = u"Power"_s; }));
    QVERIFY(differs([](ChartSpec &other) { other.plane.y.unit = u"EUR"_s; }));
    QVERIFY(differs([](ChartSpec &other) { other.axis = dateAxis({QDate(2026, 7, 20)}, Formatter(QLocale::c())); }));
    QVERIFY(differs([](ChartSpec &other) {
        other.plane.y.scale = other.plane.y.scale == AxisScale::Linear ? AxisScale::Logarithmic : AxisScale::Linear;
    }));
    QVERIFY(differs([](ChartSpec &other) { other.plane.y = rowsNamed({u"lower"_s}); }));
}

CHIPBOARD_TEST(TestZoomedPlane, QCoreApplication)

} // namespace tst_zoomedplane

#include "tst_zoomedplane.moc"
