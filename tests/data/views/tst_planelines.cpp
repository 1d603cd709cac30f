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
    void stepsBecomeLines_data();
    void stepsBecomeLines();
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

void TestPlaneLines::stepsBecomeLines_data()
{
    using Points = QList<QPointF>;
    QTest::addColumn<QList<QLineF>>("steps");
    QTest::addColumn<QList<Points>>("lines");
    QTest::newRow("none") << QList<QLineF>() << QList<Points>();
    QTest::newRow("one") << QList{QLineF(0, 1, 1, 1)} << QList<Points>{{{0, 1}, {1, 1}}};
    QTest::newRow("around corners, begun in the middle")
        << QList{QLineF(1, 1, 1, 2), QLineF(0, 1, 1, 1), QLineF(2, 2, 1, 2)}
        << QList<Points>{{{0, 1}, {1, 1}, {1, 2}, {2, 2}}};
    QTest::newRow("two that do not meet") << QList{QLineF(0, 1, 1, 1), QLineF(0, 3, 1, 3), QLineF(1, 1, 2, 1)}
                                          << QList<Points>{{{0, 1}, {1, 1}, {2, 1}}, {{0, 3}, {1, 3}}};
}

void TestPlaneLines::stepsBecomeLines()
{
    QFETCH(const QList<QLineF>, steps);
    QTEST(linesOfSteps(steps), "lines");
}

CHIPBOARD_TEST(TestPlaneLines, QCoreApplication)

} // namespace tst_planelines

#include "tst_planelines.moc"
