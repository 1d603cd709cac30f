// Colours and families of a plane's lines.
#include "data/views/planeaxis.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_planelines {

class TestPlaneLines : public QObject
{
    Q_OBJECT

private slots:
    void chipsAndStrongLinesHaveTheirColour();
    void aFamilyIsSeveralThinLinesWithLabels();
    void twentyFiveNamesAreAHeap();
    void pointsBecomeLines_data();
    void pointsBecomeLines();
};

static PlaneLine line(LineWeight weight, const QString &label) { return PlaneLine{.label = label, .weight = weight}; }

void TestPlaneLines::chipsAndStrongLinesHaveTheirColour()
{
    PlaneLine thin = line(LineWeight::Quiet, u"2.50"_s);
    QVERIFY(!hasOwnColour(thin));
    thin.id = u"h100-sxm"_s;
    QVERIFY(hasOwnColour(thin));
    QVERIFY(hasOwnColour(line(LineWeight::Strong, {})));
}

void TestPlaneLines::aFamilyIsSeveralThinLinesWithLabels()
{
    const PlaneLine one = line(LineWeight::Quiet, u"1.50"_s);
    const PlaneLine other = line(LineWeight::Quiet, u"2.50"_s);
    const PlaneLine strong = line(LineWeight::Strong, u"front"_s);
    const PlaneLine bare = line(LineWeight::Quiet, {});
    QVERIFY(!isOfFamily(one, {one, strong, bare})); // no other line to confuse it with
    QVERIFY(isOfFamily(one, {one, strong, other}));
    QVERIFY(!isOfFamily(strong, {one, strong, other}));
    QVERIFY(!isOfFamily(bare, {one, bare, other}));
}

void TestPlaneLines::twentyFiveNamesAreAHeap()
{
    PlaneSpec plane;
    PlaneMark mark{.label = u"Trainium2"_s};
    plane.marks = QList<PlaneMark>(24, mark);
    QVERIFY(!hasHeapOfNames(plane));
    mark.small = true; // one of hundreds, without a name
    plane.marks << mark;
    mark.small = false;
    mark.label = u"127"_s; // a number of a key
    plane.marks << mark;
    QVERIFY(!hasHeapOfNames(plane));
    mark.label = u"H100"_s;
    plane.marks << mark;
    QVERIFY(hasHeapOfNames(plane));
}

void TestPlaneLines::pointsBecomeLines_data()
{
    using Points = QList<QPointF>;
    QTest::addColumn<Points>("points");
    QTest::addColumn<QList<Points>>("lines");
    QTest::newRow("none") << Points() << QList<Points>();
    QTest::newRow("one") << Points{{1, 1}} << QList<Points>{{{1, 1}}};
    QTest::newRow("in a row") << Points{{1, 1}, {2, 1}, {3, 1}} << QList<Points>{{{1, 1}, {2, 1}, {3, 1}}};
    // A bow that opens to the right, sorted by x: first its apex, then one point of each branch in turn.
    QTest::newRow("a bow") << Points{{1, 2}, {1.5, 1.1}, {1.5, 3}, {2.5, 0.5}, {2.5, 3.5}}
                           << QList<Points>{{{2.5, 3.5}, {1.5, 3}, {1, 2}, {1.5, 1.1}, {2.5, 0.5}}};
    // The first remaining point is the next one at the other end.
    QTest::newRow("begun in its middle") << Points{{2, 2}, {1, 2}, {2.9, 2}}
                                         << QList<Points>{{{1, 2}, {2, 2}, {2.9, 2}}};
    QTest::newRow("just within reach") << Points{{1, 1}, {2.5, 1}} << QList<Points>{{{1, 1}, {2.5, 1}}};
    QTest::newRow("just beyond") << Points{{1, 1}, {2.51, 1}} << QList<Points>{{{1, 1}}, {{2.51, 1}}};
    QTest::newRow("two far apart") << Points{{1, 1}, {1, 5}, {2, 1}, {2, 5}}
                                   << QList<Points>{{{1, 1}, {2, 1}}, {{1, 5}, {2, 5}}};
}

void TestPlaneLines::pointsBecomeLines()
{
    QFETCH(const QList<QPointF>, points);
    QTEST(linesThrough(points, 1.5), "lines");
}

CHIPBOARD_TEST(TestPlaneLines, QCoreApplication)

} // namespace tst_planelines

#include "tst_planelines.moc"
