#include "tests/support/testmain.h"
#include "widgets/charts/axistitles.h"

#include "tests/support/guitest.h"
#include "widgets/charts/chartpainting.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_axistitles {

class TestAxisTitles : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void lowPlotsShareALine_data();
    void lowPlotsShareALine();
    void tablesAlwaysNameTheirAxes_data();
    void tablesAlwaysNameTheirAxes();
    void arrowsTellWhichAxis();
    void neitherNameTakesTheOthersHalf();
    void aSingleNameHasTheLine();
    void lostNamesAreToldBelow();
    void cellsAreAsHighAsTheirNumbers();
};

const TypeScale &typeScale()
{
    static const TypeScale type = lightTheme().type;
    return type;
}

static ChartSpec planeSpec(const QString &x, const QString &y)
{
    ChartSpec spec{.kind = ChartKind::Plane, .title = u"Title"_s, .axis = {x, {}, AxisScale::Linear, 0.0, 7.0, {}, {}}};
    spec.plane.y = {y, {}, AxisScale::Linear, 0.0, 5.0, {}, {}};
    return spec;
}

/// Seven columns and five rows, as on the What-if page.
static ChartSpec tableSpec(const QString &x, const QString &y)
{
    ChartSpec spec = planeSpec(x, y);
    spec.kind = ChartKind::Heat;
    for (int i = 0; i < 35; ++i)
        spec.plane.cells << PlaneCell{.column = i % 7, .row = i / 7, .value = 0.5, .label = u"0.50"_s};
    for (int i = 0; i < 7; ++i) {
        spec.axis.ticks << i + 0.5;
        spec.axis.tickLabels << u"%1"_s.arg(i);
    }
    for (int i = 0; i < 5; ++i) {
        spec.plane.y.ticks << i + 0.5;
        spec.plane.y.tickLabels << u"%1"_s.arg(80 + 10 * i);
    }
    return spec;
}

// A line takes 13 pixels plus 3: a title takes 16. A plane reserves 64 for both titles, 40 for one line; cells 60.
void TestAxisTitles::lowPlotsShareALine_data()
{
    QTest::addColumn<bool>("isTable");
    QTest::addColumn<double>("height");
    QTest::addColumn<TitleLines>("lines");
    QTest::newRow("a plane of 64 and two titles") << false << 96.0 << TitleLines::Apart;
    QTest::newRow("a plane a little lower") << false << 95.0 << TitleLines::One;
    QTest::newRow("a plane of 40 and a line") << false << 56.0 << TitleLines::One;
    QTest::newRow("a plane too low for that") << false << 55.0 << TitleLines::None;
    QTest::newRow("cells of 60 and two titles") << true << 92.0 << TitleLines::Apart;
    QTest::newRow("cells a little lower") << true << 91.0 << TitleLines::One;
    QTest::newRow("cells that are hardly there") << true << 5.0 << TitleLines::One;
}

void TestAxisTitles::lowPlotsShareALine()
{
    QFETCH(const bool, isTable);
    QFETCH(const double, height);
    QFETCH(const TitleLines, lines);
    const ChartSpec spec = isTable ? tableSpec(u"x"_s, u"y"_s) : planeSpec(u"x"_s, u"y"_s);
    QCOMPARE(titleLines(spec, height, 13.0, 60.0), lines);
}

void TestAxisTitles::tablesAlwaysNameTheirAxes_data()
{
    QTest::addColumn<double>("height");
    for (const double height : {120.0, 150.0, 170.0, 184.0, 200.0, 240.0, 400.0})
        QTest::newRow(QByteArray::number(height) + " high") << height;
}

void TestAxisTitles::tablesAlwaysNameTheirAxes()
{
    QFETCH(const double, height);
    TextRuler ruler;
    const PlaneLayout layout = layoutPlane(tableSpec(u"Price"_s, u"Use"_s), typeScale(), {300.0, height}, ruler);
    QCOMPARE(withoutArrow(layout.xTitle.text), u"Price"_s);
    QCOMPARE(withoutArrow(layout.yTitle.text), u"Use"_s);
    QVERIFY(layout.yTitle.at.y() <= layout.plot.top());
    const bool isBelow = layout.xTitle.at.y() > layout.plot.bottom();
    QCOMPARE(isBelow, layout.xTitle.text == u"Price"_s); // otherwise an arrow marks the axis
    for (const PlaneTick &tick : layout.xTicks)
        QVERIFY(!tick.label.text.isEmpty());
}

void TestAxisTitles::arrowsTellWhichAxis()
{
    TextRuler ruler;
    const ChartSpec spec = planeSpec(u"Price"_s, u"Use"_s);
    const ChartLayout frame = layoutChartFrame(spec, typeScale(), {300.0, 200.0}, ruler);
    const PlacedTitles placed = titlesInOneLine(spec, frame, ruler);
    QCOMPARE(placed.x.text, u"→\u00a0Price"_s);
    QCOMPARE(placed.y.text, u"↑\u00a0Use"_s);
    QVERIFY(placed.whole);
    QCOMPARE(placed.x.at.y(), placed.y.at.y());
    QCOMPARE(placed.y.at.x(), frame.padding);
    QCOMPARE(placed.x.at.x() + ruler.width(frame.tickFont, placed.x.text), 300.0 - frame.padding);
    QCOMPARE(withoutArrow(placed.x.text), u"Price"_s);
    QCOMPARE(withoutArrow(u"Price"_s), u"Price"_s);
}

void TestAxisTitles::neitherNameTakesTheOthersHalf()
{
    TextRuler ruler;
    const QString text = u"Compute efficiency of Trainium2 alone, 100% = as measured"_s;
    const ChartSpec both = planeSpec(text, text);
    const ChartLayout frame = layoutChartFrame(both, typeScale(), {300.0, 200.0}, ruler);
    const double half = (300.0 - 2.0 * frame.padding - 10.0) / 2.0;
    const PlacedTitles cut = titlesInOneLine(both, frame, ruler);
    QVERIFY(!cut.whole && cut.x.text.endsWith(u'…') && cut.y.text.endsWith(u'…'));
    QVERIFY(ruler.width(frame.tickFont, cut.x.text) <= half);
    QVERIFY(cut.y.at.x() + ruler.width(frame.tickFont, cut.y.text) + 9.5 <= cut.x.at.x());
    // A short title leaves its room to the other one.
    const PlacedTitles wide = titlesInOneLine(planeSpec(text, u"Use"_s), frame, ruler);
    QVERIFY(ruler.width(frame.tickFont, wide.x.text) > half);
    QCOMPARE(withoutArrow(wide.y.text), u"Use"_s);
}

void TestAxisTitles::aSingleNameHasTheLine()
{
    TextRuler ruler;
    const ChartSpec spec = planeSpec({}, u"Use of all chips"_s);
    const ChartLayout frame = layoutChartFrame(spec, typeScale(), {300.0, 200.0}, ruler);
    const PlacedTitles placed = titlesInOneLine(spec, frame, ruler);
    QVERIFY(placed.x.text.isEmpty() && placed.whole);
    QCOMPARE(withoutArrow(placed.y.text), u"Use of all chips"_s);
}

// Lost names are listed next to a title below the plot, never over one above it.
void TestAxisTitles::lostNamesAreToldBelow()
{
    TextRuler ruler;
    ChartSpec spec = planeSpec(u"Price"_s, u"Use"_s);
    for (int i = 0; i < 12; ++i) {
        PlaneMark mark;
        mark.id = mark.label = u"A name of some length %1"_s.arg(i);
        mark.x = 3.0 + 0.02 * i;
        mark.y = 2.0;
        spec.plane.marks << mark;
    }
    const PlaneLayout layout = layoutPlane(spec, typeScale(), {240.0, 150.0}, ruler);
    QVERIFY(layout.xTitle.text.startsWith(axisRight));
    QVERIFY(layout.lostNames(spec.plane) > 0);
    for (const PlacedText &note : layout.notes)
        QVERIFY2(note.at.y() != layout.yTitle.at.y(), qPrintable(note.text));
}

// Five rows take five times a number in small type: 0.8 of the font size plus the descent.
void TestAxisTitles::cellsAreAsHighAsTheirNumbers()
{
    TextRuler ruler;
    const PlaneFonts fonts{typeScale().font(typeScale().small), typeScale().font(typeScale().body),
                           typeScale().font(typeScale().body, true)};
    const double number = std::ceil(0.8 * typeScale().small + ruler.descent(fonts.axis));
    const ChartSpec spec = tableSpec({}, {});
    const double height = lowestCells(spec, fonts, ruler);
    QCOMPARE(height, 5.0 * number);
    const PlacedCells placed = placeCells(spec, {0.0, 0.0, 350.0, height}, fonts, ruler);
    QVERIFY(placed.whole);
    QCOMPARE(placed.font.pixelSize(), typeScale().small);
    QCOMPARE(placed.fields.at(0).rect, QRectF(0.0, height - number, 50.0, number));
    QVERIFY(!placeCells(spec, {0.0, 0.0, 350.0, height - 6.0}, fonts, ruler).whole);
    QCOMPARE(placeCells(spec, {0.0, 0.0, 700.0, 200.0}, fonts, ruler).font.pixelSize(), typeScale().body);
}

CHIPBOARD_TEST(TestAxisTitles, QApplication)

} // namespace tst_axistitles

#include "tst_axistitles.moc"
