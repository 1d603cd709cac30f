// Colours and families of a plane's lines.
#include "data/charts/planelines.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;

class TestPlaneLines : public QObject
{
    Q_OBJECT

private slots:
    void chipsAndStrongLinesHaveTheirColour();
    void aFamilyIsSeveralThinLinesWithLabels();
    void twentyFiveNamesAreAHeap();
};

static PlaneLine line(LineWeight weight, const QString &label)
{
    PlaneLine made;
    made.weight = weight;
    made.label = label;
    return made;
}

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
    QVERIFY(!isOfFamily(one, {one, strong, bare})); // nothing to take it for
    QVERIFY(isOfFamily(one, {one, strong, other}));
    QVERIFY(!isOfFamily(strong, {one, strong, other}));
    QVERIFY(!isOfFamily(bare, {one, bare, other}));
}

void TestPlaneLines::twentyFiveNamesAreAHeap()
{
    PlaneSpec plane;
    PlaneMark mark;
    mark.label = u"Trainium2"_s;
    plane.marks = QList<PlaneMark>(24, mark);
    QVERIFY(!hasHeapOfNames(plane));
    mark.small = true; // one of hundreds, which ask for no name
    plane.marks << mark;
    mark.small = false;
    mark.label = u"127"_s; // a number in a key
    plane.marks << mark;
    QVERIFY(!hasHeapOfNames(plane));
    mark.label = u"H100"_s;
    plane.marks << mark;
    QVERIFY(hasHeapOfNames(plane));
}

QTEST_GUILESS_MAIN(TestPlaneLines)
#include "tst_planelines.moc"
