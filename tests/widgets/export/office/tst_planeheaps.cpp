// Names on slide planes that only their place can distinguish: of overlapping marks, and of lines of one family.
#include "data/views/planeaxis.h"
#include "tests/support/officefiles.h"
#include "tests/support/planeparts.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/marklayers.h"
#include "widgets/export/office/planenames.h"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_planeheaps {

class TestPlaneHeaps : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void marksOnEachOtherHaveOneName_data();
    void marksOnEachOtherHaveOneName();
    void theBaselineKeepsItsName();
    void marksInRowsKeepTheirNames();
    void aJointNameIsWrittenAsItIs();
    void ringsLieBelowAllMarks();
    void noNameLiesOnARing();
    void familiesAreNamedAtTheirEnds();
    void familiesAreWrittenThin();
    void namesOverTheTopStandApart();
};

// From 0 to 100 each, 400 x 200 points with the corner at (50, 20): 4 points per unit in x, 2 in y.
static const QRectF plot(50, 20, 400, 200);
static const QSizeF paper(520, 280);

static PlaneLine thinLine(const QString &label, const QList<QPointF> &points)
{
    return lineThrough(label, points, LineWeight::Quiet);
}

void TestPlaneHeaps::marksOnEachOtherHaveOneName_data()
{
    QTest::addColumn<QList<QPointF>>("places");
    QTest::addColumn<QStringList>("texts"); // of marks with visible names, by mark; "": its own name
    const QString none = u"-"_s;
    QTest::newRow("at one place") << QList<QPointF>{{50, 50}, {50, 50}} << QStringList{u"A = B"_s, none};
    QTest::newRow("three of them") << QList<QPointF>{{50, 50}, {50, 50}, {50, 50}}
                                   << QStringList{u"A = B = C"_s, none, none};
    QTest::newRow("two points apart, the upper first")
        << QList<QPointF>{{50, 50}, {50, 51}} << QStringList{none, u"B, A"_s};
    QTest::newRow("four points apart, from the left")
        << QList<QPointF>{{50, 50}, {49, 50}} << QStringList{none, u"B, A"_s};
    QTest::newRow("more than a radius of 5.5 apart")
        << QList<QPointF>{{50, 50}, {51.5, 50}} << QStringList{QString(), QString()};
    QTest::newRow("only one has a place") << QList<QPointF>{{150, 50}, {150, 50}} << QStringList{none, none};
}

void TestPlaneHeaps::marksOnEachOtherHaveOneName()
{
    QFETCH(const QList<QPointF>, places);
    QFETCH(const QStringList, texts);
    ChartSpec spec = emptyPlane();
    const QStringList names{u"A"_s, u"B"_s, u"C"_s};
    for (qsizetype i = 0; i < places.size(); ++i)
        spec.plane.marks << markAt(names.at(i), places.at(i).x(), places.at(i).y());
    const PlaneNames made = namesOnPlane(spec, plot, paper, TextMeasure());
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const PlacedName &name = made.marks.at(i);
        QCOMPARE(name.isShown, texts.at(i) != u"-"_s);
        if (name.isShown)
            QCOMPARE(name.text, texts.at(i));
    }
}

// "You are here" is bold and has a ring, so it is distinguishable; two phases of one chip show one name.
void TestPlaneHeaps::theBaselineKeepsItsName()
{
    ChartSpec spec = emptyPlane();
    spec.plane.marks = {markAt(u"H100"_s, 50, 50), markAt(u"H200"_s, 50, 50), markAt(u"B200"_s, 50, 50)};
    spec.plane.marks[0].baseline = true;
    const PlaneNames made = namesOnPlane(spec, plot, paper, TextMeasure());
    QVERIFY(made.marks.at(0).isShown && made.marks.at(0).text.isEmpty());
    QCOMPARE(made.marks.at(1).text, u"H200 = B200"_s);
    QVERIFY(!made.marks.at(2).isShown);
    spec.plane.marks = {markAt(u"H200"_s, 50, 50), markAt(u"H200"_s, 50, 50)};
    QCOMPARE(namesOnPlane(spec, plot, paper, TextMeasure()).marks.at(0).text, u"H200"_s);
}

void TestPlaneHeaps::marksInRowsKeepTheirNames()
{
    ChartSpec spec = emptyPlane();
    spec.plane.y = {{}, {}, AxisScale::Linear, 0.0, 2.0, {0.5, 1.5}, {u"low"_s, u"high"_s}};
    spec.plane.marks = {markAt(u"A"_s, 50, 0.5), markAt(u"B"_s, 50, 0.5)};
    for (const PlacedName &name : namesOnPlane(spec, plot, paper, TextMeasure()).marks)
        QVERIFY(name.isShown && name.text.isEmpty());
}

void TestPlaneHeaps::aJointNameIsWrittenAsItIs()
{
    ChartSpec spec = emptyPlane();
    spec.plane.marks = {markAt(u"A"_s, 50, 50), markAt(u"B"_s, 50, 50), markAt(u"C"_s, 20, 50)};
    const OfficeChart chart = officeChart(spec, {});
    const QStringList texts = textsOf(chart.xml, u"a:t"_s);
    QCOMPARE(texts.count(u"A = B"_s), 1);
    QVERIFY(!texts.contains(u"C"_s)); // follows its cell
    // The numbers are unchanged, and each mark has its row.
    QStringList names;
    for (int row = 1; row < chart.sheet.rowCount(); ++row) {
        if (chart.sheet.at(1, row).number == 50.0 && chart.sheet.at(2, row).number == 50.0)
            names << chart.sheet.at(0, row).text;
    }
    std::ranges::sort(names);
    QCOMPARE(names, (QStringList{u"A"_s, u"B"_s}));
}

// Impress stacks in the opposite order: the two discs of the ring, 17 and 21 points, follow all marks of 11.
void TestPlaneHeaps::ringsLieBelowAllMarks()
{
    ChartSpec spec = emptyPlane();
    spec.plane.marks = {markAt(u"A"_s, 50, 52), markAt(u"H100"_s, 50, 50), markAt(u"B"_s, 50, 47)};
    spec.plane.marks[1].baseline = true;
    QList<int> sizes;
    for (const XmlElement &element : elementsOf(officeChart(spec, {}).xml)) {
        if (element.name == u"c:size")
            sizes << element.attributes.value(u"val"_s).toInt();
    }
    QCOMPARE(sizes, (QList<int>{11, 11, 11, 17, 21}));
    QCOMPARE(ringSize(11), 21);
}

// The ring extends 10.5 points from (250, 120).
void TestPlaneHeaps::noNameLiesOnARing()
{
    ChartSpec spec = emptyPlane();
    spec.plane.marks = {markAt(u"H100"_s, 50, 50), markAt(u"Trainium2"_s, 50, 43), markAt(u"Trainium3"_s, 50, 42)};
    spec.plane.marks[0].baseline = true;
    const PlaneNames made = namesOnPlane(spec, plot, paper, TextMeasure());
    const QRectF ring(250 - 10.5, 120 - 10.5, 21, 21);
    for (const PlacedName &name : made.marks)
        QVERIFY(!name.isShown || !name.rect.intersects(ring));
    QCOMPARE(made.marks.at(1).text, u"Trainium2, Trainium3"_s);
}

// Each slope ends elsewhere: at the right edge, or at the top edge, in points (250, 20).
void TestPlaneHeaps::familiesAreNamedAtTheirEnds()
{
    ChartSpec spec = emptyPlane();
    PlaneLine front = thinLine({}, {{0, 5}, {100, 60}});
    front.weight = LineWeight::Strong;
    spec.plane.lines = {thinLine(u"1 USD"_s, {{0, 0}, {50, 100}}), thinLine(u"2 USD"_s, {{0, 0}, {100, 50}}), front,
                        thinLine(u"2.50 USD"_s, {{0, 0}, {100, 48}})};
    QCOMPARE(endedLines(spec), (QList<qsizetype>{1, 3}));
    const PlaneNames made = namesOnPlane(spec, plot, paper, TextMeasure());
    QVERIFY(made.lines.at(1).isBeside && made.lines.at(3).isBeside && !made.lines.at(2).isShown);
    QCOMPARE(made.lines.at(1).rect.left(), 450 + 12.0);
    QVERIFY(made.lines.at(1).rect.bottom() <= made.lines.at(3).rect.top() + 1e-9);
    QVERIFY(made.lines.at(0).isShown && !made.lines.at(0).isBeside);
    QCOMPARE(made.lines.at(0).rect.bottom(), 20.0 - 1.0);
    QVERIFY(std::abs(made.lines.at(0).rect.center().x() - 250.0) < 1e-9);
    // A user-defined line has its own colour or is alone: it stays where it was.
    spec.plane.lines = {thinLine(u"budget"_s, {{0, 50}, {100, 50}})};
    QVERIFY(endedLines(spec).isEmpty());
    QVERIFY(!isOfFamily(spec.plane.lines.constFirst(), spec.plane.lines));
}

// All lines of equal cost are on the slide: grey, thin, without marks, each labelled once and not in the legend.
void TestPlaneHeaps::familiesAreWrittenThin()
{
    ChartSpec spec = emptyPlane();
    for (const double end : {40.0, 41.0, 42.0})
        spec.plane.lines << thinLine(u"%1 USD"_s.arg(end), {{0, 0}, {100, end}});
    spec.plane.marks = {markAt(u"A"_s, 90, 37)};
    const ChartFrame frame;
    const QByteArray xml = officeChart(spec, frame).xml;
    QCOMPARE(xml.count("<c:showSerName val=\"1\"/>"), 3 + 1); // and the mark's
    QCOMPARE(xml.count("<a:ln w=\"9525\">"), 3 + 3);          // 0.75 points, like both grids and the mark's edge
    QVERIFY(!xml.contains("<c:legend>"));
    QVERIFY(xml.contains("b=\"0\"") && xml.contains("<a:schemeClr val=\"tx2\"/>"));
}

void TestPlaneHeaps::namesOverTheTopStandApart()
{
    ChartSpec spec = emptyPlane();
    for (const double end : {50.0, 51.0, 52.0})
        spec.plane.lines << thinLine(u"%1 USD"_s.arg(end), {{0, 0}, {end, 100}});
    const PlaneNames made = namesOnPlane(spec, plot, paper, TextMeasure());
    for (int i = 0; i < 3; ++i) {
        QVERIFY(made.lines.at(i).isShown);
        QVERIFY(i == 0 || made.lines.at(i).rect.left() > made.lines.at(i - 1).rect.right());
    }
    for (int i = 0; i < 20; ++i) // more than fit above the plane
        spec.plane.lines << thinLine(u"%1 USD"_s.arg(60 + i), {{0, 0}, {60.0 + i, 100}});
    for (const PlacedName &name : namesOnPlane(spec, plot, paper, TextMeasure()).lines)
        QVERIFY(!name.isShown || name.rect.bottom() > plot.top());
}

CHIPBOARD_TEST(TestPlaneHeaps, QGuiApplication)

} // namespace tst_planeheaps

#include "tst_planeheaps.moc"
