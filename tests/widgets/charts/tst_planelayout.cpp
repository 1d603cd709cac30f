#include "tests/support/testmain.h"
#include "widgets/charts/planelayout.h"

#include "data/core/find.h"
#include "data/views/planeaxis.h"
#include "tests/support/guitest.h"
#include "tests/support/sampleplanes.h"
#include "widgets/charts/axistitles.h"

#include <QApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;
using namespace chipboard::testing;

namespace tst_planelayout {

class TestPlaneLayout : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void placesMarksOnBothAxes();
    void columnsKeepTheirNames();
    void whiskersStandAtTheRange();
    void marksOutsideAreNotDrawn();
    void linesEndAtThePlot();
    void linesArePartedWhereTheyLeave();
    void bandsLieBetweenTheirLines();
    void namesOfLinesStandBesideTheirEnds();
    void oneLineKeepsItsNameInside();
    void ticksAreThinnedWhereTheyWouldTouch();
    void titlesOfAxesNameTheUnit();
    void lowCardsGoWithoutTitles();
    void notesStandAtTheBottom();
    void notesAreNeverCut();
    void ticksKeepClearOfAMarkOnTheAxis();
    void everyChipHasItsName();
    void namesWithoutRoomAreTold();
    void manyNamesAreNotLedAcrossEachOther();
    void quietLabelsGiveWay();
    void linesOfAFamilyAreToldApart();
    void coveringMarksStayAtTheirValuesAndAreSmaller();
    void namesStayInTheirRow();
    void noNameLiesAcrossALine();
    void noTextLeavesTheCardOrTouchesAnother_data();
    void noTextLeavesTheCardOrTouchesAnother();
    void randomPlanesKeepTheirTextsApart();

private:
    [[nodiscard]] PlaneLayout laidOut(const ChartSpec &spec, const QSizeF &size = {600.0, 400.0})
    {
        return layoutPlane(spec, m_type, size, m_ruler);
    }
    [[nodiscard]] QList<QRectF> textsOf(const PlaneLayout &layout);
    [[nodiscard]] QString faultOf(const PlaneLayout &layout);

    TypeScale m_type = lightTheme().type;
    TextRuler m_ruler;
};

namespace {

/// 1 to 100 by 0 to 10.
ChartSpec emptyPlane()
{
    ChartSpec spec{.kind = ChartKind::Plane,
                   .title = u"Title"_s,
                   .subtitle = u"Subtitle"_s,
                   .axis = {u"Intensity"_s,
                            u"FLOP/byte"_s,
                            AxisScale::Logarithmic,
                            1.0,
                            100.0,
                            {1, 10, 100},
                            {u"1"_s, u"10"_s, u"100"_s}}};
    spec.plane.y = {u"Compute"_s, u"TFLOPS"_s, AxisScale::Linear, 0.0, 10.0, {0, 5, 10}, {u"0"_s, u"5"_s, u"10"_s}};
    return spec;
}

PlaneMark markAt(double x, double y, const QString &label = {})
{
    return PlaneMark{.id = label, .label = label, .x = x, .y = y};
}

PlaneLine lineOf(const QList<QPointF> &points, const QString &label = {}, LineWeight weight = LineWeight::Strong)
{
    return {label, label, ColourRole::Other, weight, false, points, {}};
}

bool near(const QPointF &one, const QPointF &other) { return QLineF(one, other).length() < 1e-6; }

ChartSpec randomPlane(std::minstd_rand &random)
{
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
    const auto on = [&](double low, double high) { return low + (high - low) * upTo(1001) / 1000.0; };
    ChartSpec spec = emptyPlane();
    spec.subtitle = QString(upTo(200), u'x') + u" y"_s;
    spec.notes = upTo(2) > 0 ? QStringList{QString(upTo(300), u'n')} : QStringList();
    if (upTo(2) > 0)
        spec.plane.y.tickLabels = {u"0"_s, QString(upTo(40), u'8'), u"1,000,000"_s};
    for (int i = upTo(24); i > 0; --i) {
        spec.plane.marks << markAt(on(0.5, 120.0), on(-1.0, 11.0), QString(1 + upTo(24), u'M'));
        spec.plane.marks.last().baseline = i == 1;
        spec.plane.marks.last().small = upTo(3) == 0;
        spec.plane.marks.last().xLow = upTo(2) > 0 ? std::optional(spec.plane.marks.last().x * 0.8) : std::nullopt;
        spec.plane.marks.last().xHigh = spec.plane.marks.last().x * 1.2;
    }
    for (int i = upTo(14); i > 0; --i)
        spec.plane.lines << lineOf(
            {{on(0.5, 10.0), on(0.0, 5.0)}, {on(10.0, 50.0), on(0.0, 12.0)}, {100.0, on(0.0, 12.0)}},
            QString(upTo(30), u'L'), upTo(2) > 0 ? LineWeight::Strong : LineWeight::Quiet);
    if (upTo(2) > 0)
        spec.plane.bands << PlaneBand{u"a band"_s, {{1.0, 1.0}, {100.0, 8.0}}, {{1.0, 3.0}, {100.0, 12.0}}};
    return spec;
}

} // namespace

// Names wider than their columns take two lines below the plot; every second one used to be dropped.
void TestPlaneLayout::columnsKeepTheirNames()
{
    const QStringList chips{u"A100 80GB"_s,       u"L40S"_s,        u"H100"_s, u"H200"_s, u"B200"_s,
                            u"Blackwell Ultra"_s, u"RTX PRO 6000"_s};
    ChartSpec spec{.kind = ChartKind::Heat, .title = u"Prices"_s, .axis = namesAxis(u"Chip"_s, chips)};
    spec.plane.y = namesAxis(u"Provider"_s, {u"AWS"_s, u"Akash"_s});
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < chips.size(); ++column)
            spec.plane.cells << PlaneCell{.column = column, .row = row, .value = 1.0, .label = u"1.00"_s};
    }
    const PlaneLayout layout = laidOut(spec);
    QCOMPARE(mapped(layout.xTicks, &PlaneTick::name), spec.axis.tickLabels);
    QVERIFY(std::ranges::any_of(layout.xTicks, [](const PlaneTick &tick) { return !tick.more.text.isEmpty(); }));
    for (const PlaneTick &tick : layout.xTicks)
        QVERIFY(tick.label.at.y() > layout.plot.bottom());
    QCOMPARE(faultOf(layout), QString());
    // Not at the cost of rows: with as many as the plot has room for, the names of columns stay on one line.
    ChartSpec high = spec;
    high.plane.cells.clear();
    QStringList providers;
    const auto pitch = heatPitch * m_ruler.height(m_type.font(m_type.small));
    for (int row = 0; row < static_cast<int>(layout.plot.height() / pitch) + 1; ++row) {
        providers << u"Provider %1"_s.arg(row);
        for (int column = 0; column < chips.size(); ++column)
            high.plane.cells << PlaneCell{.column = column, .row = row, .value = 1.0, .label = u"1.00"_s};
    }
    high.plane.y = namesAxis(u"Provider"_s, providers);
    const PlaneLayout crowded = laidOut(high);
    QCOMPARE(mapped(crowded.yTicks, &PlaneTick::name), high.plane.y.tickLabels);
    QVERIFY(std::ranges::all_of(crowded.xTicks, [](const PlaneTick &tick) { return tick.more.text.isEmpty(); }));
}

void TestPlaneLayout::placesMarksOnBothAxes()
{
    ChartSpec spec = emptyPlane();
    // log10(10) / log10(100) = 0.5; 2.5 / 10 = 0.25
    spec.plane.marks = {markAt(1.0, 0.0), markAt(10.0, 2.5), markAt(100.0, 10.0)};
    const PlaneLayout layout = laidOut(spec);
    const QRectF plot = layout.plot;
    QVERIFY(near(layout.marks.at(0).at, plot.bottomLeft()));
    QVERIFY(near(layout.marks.at(1).at, {plot.left() + 0.5 * plot.width(), plot.bottom() - 0.25 * plot.height()}));
    QVERIFY(near(layout.marks.at(2).at, plot.topRight()));
    QCOMPARE(layout.marks.at(0).radius, 0.4 * 13);
    QVERIFY(plot.width() > 450.0 && plot.height() > 220.0);
}

void TestPlaneLayout::whiskersStandAtTheRange()
{
    ChartSpec spec = emptyPlane();
    spec.plane.marks = {markAt(10.0, 5.0), markAt(10.0, 5.0)};
    spec.plane.marks[0].xLow = std::sqrt(10.0); // a quarter of two decades
    spec.plane.marks[0].xHigh = 1000.0;         // beyond the axis
    spec.plane.marks[0].yLow = 4.0;
    spec.plane.marks[0].yHigh = 8.0;
    spec.plane.marks[1].yLow = 5.0; // no range
    spec.plane.marks[1].yHigh = 5.0;
    const PlaneLayout layout = laidOut(spec);
    const QRectF plot = layout.plot;
    const PlanePlace &mark = layout.marks.at(0);
    QVERIFY(near(mark.xRange.p1(), {plot.left() + 0.25 * plot.width(), plot.center().y()}));
    QVERIFY(near(mark.xRange.p2(), {plot.right(), plot.center().y()}));
    QVERIFY(near(mark.yRange.p1(), {plot.center().x(), plot.bottom() - 0.4 * plot.height()}));
    QVERIFY(near(mark.yRange.p2(), {plot.center().x(), plot.bottom() - 0.8 * plot.height()}));
    QVERIFY(layout.marks.at(1).xRange.isNull() && layout.marks.at(1).yRange.isNull());
}

void TestPlaneLayout::marksOutsideAreNotDrawn()
{
    ChartSpec spec = emptyPlane();
    const double nan = std::numeric_limits<double>::quiet_NaN();
    spec.plane.marks = {markAt(0.0, 5.0, u"a"_s), markAt(10.0, 11.0, u"b"_s), markAt(nan, 5.0, u"c"_s)};
    const PlaneLayout layout = laidOut(spec);
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!layout.marks.at(i).inside);
        QVERIFY(layout.marks.at(i).label.text.text.isEmpty());
        QVERIFY(layout.markRect(i).isNull());
    }
}

void TestPlaneLayout::linesEndAtThePlot()
{
    ChartSpec spec = emptyPlane();
    // A straight line from (-1 decade, 0) to (3 decades, 20): it crosses the left edge a quarter of the way up to 20,
    // at 5, and the upper edge at 10, halfway, where x is 10^1.
    spec.plane.lines = {lineOf({{0.1, 0.0}, {1000.0, 20.0}})};
    const PlaneLayout layout = laidOut(spec);
    QCOMPARE(layout.lines.at(0).parts.size(), 1);
    const QPolygonF part = layout.lines.at(0).parts.at(0);
    QVERIFY(near(part.first(), {layout.plot.left(), layout.plot.center().y()}));
    QVERIFY(near(part.last(), {layout.plot.center().x(), layout.plot.top()}));
}

void TestPlaneLayout::linesArePartedWhereTheyLeave()
{
    ChartSpec spec = emptyPlane();
    spec.plane.lines = {lineOf({{1.0, 5.0}, {10.0, 15.0}, {100.0, 5.0}}), lineOf({{0.0, 1.0}, {10.0, 1.0}}),
                        lineOf(QList<QPointF>())};
    const PlaneLayout layout = laidOut(spec);
    QCOMPARE(layout.lines.at(0).parts.size(), 2);
    QVERIFY(layout.lines.at(1).parts.isEmpty()); // zero is not on a logarithmic axis
    QVERIFY(layout.lines.at(2).parts.isEmpty());
}

void TestPlaneLayout::bandsLieBetweenTheirLines()
{
    ChartSpec spec = emptyPlane();
    spec.plane.bands = {{u"band"_s, {{1.0, 2.0}, {100.0, 2.0}}, {{1.0, 4.0}, {100.0, 14.0}}}};
    const PlaneLayout layout = laidOut(spec);
    const QRectF bounds = layout.bands.at(0).outline.boundingRect();
    QVERIFY(std::abs(bounds.bottom() - (layout.plot.bottom() - 0.2 * layout.plot.height())) < 1e-3);
    QVERIFY(std::abs(bounds.top() - layout.plot.top()) < 1e-3);
    QCOMPARE(layout.bands.at(0).label.text.text, u"band"_s);
}

void TestPlaneLayout::namesOfLinesStandBesideTheirEnds()
{
    ChartSpec spec = emptyPlane();
    spec.plane.lines = {lineOf({{1.0, 1.0}, {100.0, 2.0}}, u"low"_s), lineOf({{1.0, 1.0}, {100.0, 8.0}}, u"high"_s),
                        lineOf({{1.0, 1.0}, {100.0, 8.0}}, u"high too"_s)};
    const PlaneLayout layout = laidOut(spec);
    QVERIFY(layout.plot.right() < laidOut(emptyPlane()).plot.right() - 40.0); // leaves room
    const auto rect = [&](int i) { return layout.lines.at(i).label.place.rect; };
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(layout.lines.at(i).label.text.text, spec.plane.lines.at(i).label);
        QCOMPARE(rect(i).left(), layout.plot.right() + 12.0);
    }
    const double y = layout.plot.bottom() - 0.8 * layout.plot.height();
    QVERIFY(std::abs(rect(0).center().y() - (layout.plot.bottom() - 0.2 * layout.plot.height())) < 1e-6);
    QVERIFY(std::abs(rect(1).bottom() - y) < 1e-6); // both share the place, in the order of the spec
    QVERIFY(std::abs(rect(2).top() - y) < 1e-6);
}

void TestPlaneLayout::oneLineKeepsItsNameInside()
{
    ChartSpec spec = emptyPlane();
    spec.plane.lines = {lineOf({{1.0, 5.0}, {100.0, 5.0}}, u"front"_s)};
    const PlaneLayout layout = laidOut(spec);
    const QRectF label = layout.lines.at(0).label.place.rect;
    QCOMPARE(layout.lines.at(0).label.text.text, u"front"_s);
    QCOMPARE(label.right(), layout.plot.right());
    QVERIFY(std::abs(label.bottom() - (layout.plot.center().y() - 3.0)) < 1e-6);
}

void TestPlaneLayout::ticksAreThinnedWhereTheyWouldTouch()
{
    ChartSpec spec = emptyPlane();
    spec.axis = {u"x"_s, {}, AxisScale::Linear, 0.0, 30.0, {}, {}};
    for (int i = 0; i <= 30; ++i) {
        spec.axis.ticks << i;
        spec.axis.tickLabels << u"%1,000"_s.arg(i);
    }
    const PlaneLayout layout = laidOut(spec, {400.0, 300.0});
    QCOMPARE(layout.xTicks.size(), 31); // the grid is unchanged
    const auto labels =
        std::ranges::count_if(layout.xTicks, [](const PlaneTick &tick) { return !tick.label.text.isEmpty(); });
    QVERIFY(labels >= 3 && labels <= 12);
    QCOMPARE(layout.xTicks.first().label.text, u"0,000"_s);
}

void TestPlaneLayout::titlesOfAxesNameTheUnit()
{
    const PlaneLayout layout = laidOut(emptyPlane());
    QCOMPARE(layout.xTitle.text, u"Intensity, FLOP/byte"_s);
    QCOMPARE(layout.yTitle.text, u"Compute, TFLOPS"_s);
    QVERIFY(layout.yTitle.at.y() < layout.plot.top() && layout.xTitle.at.y() > layout.plot.bottom());
    ChartSpec plain = emptyPlane();
    plain.axis.unit.clear();
    QCOMPARE(laidOut(plain).xTitle.text, u"Intensity"_s);
    QVERIFY(laidOut(plain).whole);
}

void TestPlaneLayout::lowCardsGoWithoutTitles()
{
    const PlaneLayout layout = laidOut(emptyPlane(), {240.0, 136.0});
    QVERIFY(layout.xTitle.text.isEmpty() && layout.yTitle.text.isEmpty());
    QVERIFY(!layout.whole);
    QVERIFY2(layout.plot.height() > 15.0, qPrintable(QString::number(layout.plot.height())));
}

void TestPlaneLayout::notesStandAtTheBottom()
{
    ChartSpec spec = emptyPlane();
    spec.notes = {u"Trainium3 has no price."_s, u"TPU7x has none either."_s};
    const PlaneLayout layout = laidOut(spec);
    QCOMPARE(layout.notes.size(), 1);
    QCOMPARE(layout.notes.at(0).text, u"Trainium3 has no price. TPU7x has none either."_s);
    QVERIFY(layout.notes.at(0).at.y() > layout.xTitle.at.y() + 8.0);
    QVERIFY(layout.plot.height() < laidOut(emptyPlane()).plot.height());
    QVERIFY(laidOut(spec, {240.0, 136.0}).notes.isEmpty()); // the plot has priority
}

// A note that does not fit is left out as a whole: its end may be a number.
void TestPlaneLayout::notesAreNeverCut()
{
    ChartSpec spec = emptyPlane();
    spec.notes = {u"Trainium3 has no price."_s,
                  u"The order also changes with "_s + u"the price of H100 at 5.2, "_s.repeated(40)};
    const PlaneLayout layout = laidOut(spec);
    QCOMPARE(layout.notes.size(), 1);
    QCOMPARE(layout.notes.at(0).text, spec.notes.constFirst());
    spec.notes[1] = u"The order also changes with the price of H100 at 5.2 and with the number of chips of Trainium2 "
                    "alone at 2, and with the compute efficiency of H100 alone above about 100% as measured."_s;
    QStringList lines;
    const PlaneLayout whole = laidOut(spec);
    for (const PlacedText &note : whole.notes)
        lines << note.text;
    QVERIFY(lines.size() > 1);
    QCOMPARE(lines.join(u' '), spec.notes.join(u' '));
}

// In type large enough for a mark wider than the usual gap.
void TestPlaneLayout::ticksKeepClearOfAMarkOnTheAxis()
{
    ChartSpec spec = emptyPlane();
    PlaneMark mark;
    mark.id = u"a"_s;
    mark.x = spec.axis.minimum;
    mark.y = spec.plane.y.minimum;
    spec.plane.marks << mark;
    TypeScale large = m_type;
    large.body = 2 * m_type.body;
    large.small = 2 * m_type.small;
    const PlaneLayout layout = layoutPlane(spec, large, {800.0, 500.0}, m_ruler);
    QVERIFY(!layout.yTicks.isEmpty());
    const QFont font = layout.fonts.axis;
    for (const PlaneTick &tick : layout.yTicks)
        QVERIFY(tick.label.at.x() + m_ruler.width(font, tick.label.text)
                <= layout.marks.constFirst().at.x() - layout.marks.constFirst().radius);
}

// Sizes of a leading chart at 1366x768, and of half a page.
void TestPlaneLayout::everyChipHasItsName()
{
    for (const QSizeF &size : {QSizeF(560.0, 400.0), QSizeF(430.0, 430.0), QSizeF(900.0, 640.0)}) {
        for (const ChartSpec &spec : {valueChart(), rooflineChart()}) {
            const PlaneLayout layout = laidOut(spec, size);
            for (qsizetype i = 0; i < spec.plane.marks.size(); ++i)
                QVERIFY2(layout.marks.at(i).label.text.text == spec.plane.marks.at(i).label,
                         qPrintable(u"%1 at %2"_s.arg(spec.plane.marks.at(i).label).arg(size.width())));
            for (qsizetype i = 0; i < spec.plane.lines.size(); ++i) {
                if (spec.plane.lines.at(i).weight == LineWeight::Strong)
                    QCOMPARE(layout.lines.at(i).label.text.text, spec.plane.lines.at(i).label);
            }
        }
    }
}

// That many marks in a cluster: 1 to 100 by 0 to 10, all near the centre.
static ChartSpec heap(int count)
{
    ChartSpec spec = emptyPlane();
    for (int i = 0; i < count; ++i) {
        PlaneMark mark{.id = QString::number(i),
                       .label = u"Chip number %1"_s.arg(i),
                       .x = 10.0 + 0.2 * i,
                       .y = 5.0 + 0.01 * (i % 7)};
        spec.plane.marks << mark;
    }
    spec.plane.marks.first().baseline = true;
    return spec;
}

static int namedIn(const PlaneLayout &layout)
{
    return static_cast<int>(
        std::ranges::count_if(layout.marks, [](const PlanePlace &place) { return !place.label.text.text.isEmpty(); }));
}

void TestPlaneLayout::namesWithoutRoomAreTold()
{
    const PlaneLayout roomy = laidOut(heap(2), {900.0, 600.0});
    QCOMPARE(namedIn(roomy), 2);
    QVERIFY(roomy.notes.isEmpty());
    const PlaneLayout heaped = laidOut(heap(60), {500.0, 300.0});
    const int lost = 60 - namedIn(heaped);
    QVERIFY(lost > 0);
    QVERIFY(!heaped.whole);
    QCOMPARE(heaped.notes.size(), 1);
    QVERIFY2(heaped.notes.constFirst().text.startsWith(QString::number(lost) + u' '),
             qPrintable(heaped.notes.constFirst().text));
    QCOMPARE(faultOf(heaped), QString());
}

void TestPlaneLayout::manyNamesAreNotLedAcrossEachOther()
{
    const PlaneLayout layout = laidOut(heap(60), {900.0, 600.0});
    for (qsizetype i = 1; i < layout.marks.size(); ++i) {
        const PlaneLabel &label = layout.marks.at(i).label;
        QVERIFY(label.text.text.isEmpty() || label.place.leader.isNull());
    }
    QVERIFY(!layout.marks.constFirst().label.text.text.isEmpty()); // the first one always fits
}

void TestPlaneLayout::quietLabelsGiveWay()
{
    ChartSpec spec = emptyPlane();
    const QString name = u"a long name of a line"_s;
    spec.plane.lines = {lineOf({{1.0, 9.9}, {3.0, 9.9}}, name, LineWeight::Quiet),
                        lineOf({{1.0, 9.9}, {3.0, 9.9}}, name, LineWeight::Strong)};
    const PlaneLayout layout = laidOut(spec, {300.0, 190.0});
    QVERIFY(!layout.lines.at(1).label.text.text.isEmpty());
    if (!layout.lines.at(0).label.text.text.isEmpty())
        QVERIFY(!layout.lines.at(0).label.place.rect.intersects(layout.lines.at(1).label.place.rect));
    const double strong = layout.lines.at(1).label.place.cost;
    QVERIFY(layout.lines.at(0).label.text.text.isEmpty() || layout.lines.at(0).label.place.cost >= strong);
}

// Lines of equal cost: each label is closest to its own line; if one does not fit there, all labels move to the ends,
// and lines without room at their end are not drawn.
void TestPlaneLayout::linesOfAFamilyAreToldApart()
{
    ChartSpec spec = emptyPlane();
    for (const double end : {4.0, 6.0, 8.0})
        spec.plane.lines << lineOf({{1.0, end - 2.0}, {100.0, end}}, u"%1 USD"_s.arg(end), LineWeight::Quiet);
    const PlaneLayout layout = laidOut(spec);
    for (qsizetype i = 0; i < 3; ++i) {
        const QPointF label = layout.lines.at(i).label.place.rect.center();
        QCOMPARE(layout.lines.at(i).label.text.text, spec.plane.lines.at(i).label);
        for (qsizetype k = 0; k < 3; ++k) {
            const QPolygonF &line = layout.lines.at(k).parts.constFirst();
            const double distance = distanceTo(QLineF(line.first(), line.last()), label);
            QVERIFY2(k == i ? distance < 1.0 : distance > 8.0, qPrintable(QString::number(distance)));
        }
    }
    spec.plane.lines << lineOf({{1.0, 4.05}, {100.0, 6.05}}, u"6.05 USD"_s, LineWeight::Quiet);
    for (PlaneLine &line : spec.plane.lines)
        line.id.clear(); // without a chip
    const PlaneLayout close = laidOut(spec);
    QVERIFY(close.plot.right() < layout.plot.right());
    QCOMPARE(close.lostNames(spec.plane), 0);
    for (qsizetype i = 0; i < 4; ++i) {
        QCOMPARE(close.lines.at(i).label.text.text, spec.plane.lines.at(i).label);
        QVERIFY(close.lines.at(i).label.place.rect.left() > close.plot.right());
        QVERIFY(!close.lines.at(i).parts.isEmpty());
    }
    spec.plane.lines.last() = lineOf({{1.0, 4.05}, {90.0, 5.99}}, u"6.05 USD"_s, LineWeight::Quiet);
    spec.plane.lines.last().id.clear();
    const PlaneLayout lost = laidOut(spec);
    QVERIFY(lost.lines.at(3).label.text.text.isEmpty() && lost.lines.at(3).parts.isEmpty());
    QVERIFY(!lost.whole);
    QCOMPARE(lost.lostNames(spec.plane), 1);
}

// Four marks of three chips at nearly one place: each is drawn at its value, and those on top are smaller.
void TestPlaneLayout::coveringMarksStayAtTheirValuesAndAreSmaller()
{
    ChartSpec spec = emptyPlane();
    spec.plane.marks = {markAt(10.0, 5.0, u"A"_s), markAt(10.0, 5.0, u"B"_s), markAt(10.05, 5.0, u"C"_s),
                        markAt(20.0, 5.0, u"D"_s)};
    spec.plane.marks[1].baseline = true;
    spec.plane.marks[2].yLow = 4.0;
    spec.plane.marks[2].yHigh = 6.0;
    const PlaneLayout layout = laidOut(spec);
    const auto xOf = [&](qsizetype i) {
        return layout.plot.left() + axisShare(spec.axis, spec.plane.marks.at(i).x) * layout.plot.width();
    };
    for (qsizetype i = 0; i < 4; ++i)
        QVERIFY(near(layout.marks.at(i).at, QPointF(xOf(i), layout.plot.center().y())));
    QCOMPARE(layout.marks.at(2).yRange.x1(), xOf(2));               // the whisker, too
    QVERIFY(layout.marks.at(2).at.x() > layout.marks.at(0).at.x()); // in the order of the values
    const double radius = layout.marks.at(3).radius;
    QCOMPARE(layout.marks.at(0).radius, radius);
    QVERIFY(layout.marks.at(2).radius < 0.7 * radius);
    QVERIFY(layout.marks.at(1).radius < 0.7 * layout.marks.at(2).radius); // the baseline is painted last
    for (int i = 0; i < 9; ++i)
        spec.plane.marks << markAt(10.0, 5.0, u"more %1"_s.arg(i));
    for (const PlanePlace &place : laidOut(spec).marks)
        QVERIFY(place.radius >= 0.37 * radius); // still visible among many
    for (PlaneMark &mark : spec.plane.marks)
        mark.id = u"B"_s; // marks of one chip look alike
    for (const PlanePlace &place : laidOut(spec).marks)
        QCOMPARE(place.radius, radius);
}

// Two rows: labels that do not fit next to their marks stand above the upper row or below the lower one, never between,
// where they would seem to belong to the other row.
void TestPlaneLayout::namesStayInTheirRow()
{
    ChartSpec spec = emptyPlane();
    spec.plane.y = {QString(), QString(), AxisScale::Linear, 0.0, 2.0, {0.5, 1.5}, {u"lower"_s, u"upper"_s}};
    for (int i = 0; i < 6; ++i) {
        spec.plane.marks << markAt(10.0 * std::pow(1.12, i), 0.5, u"Low %1"_s.arg(i))
                         << markAt(10.0 * std::pow(1.12, i), 1.5, u"High %1"_s.arg(i));
    }
    const PlaneLayout layout = laidOut(spec, {500.0, 240.0});
    int named = 0;
    for (qsizetype i = 0; i < layout.marks.size(); ++i) {
        const PlaneLabel &label = layout.marks.at(i).label;
        if (label.text.text.isEmpty())
            continue;
        ++named;
        const double y = label.place.rect.center().y();
        QVERIFY2(i % 2 == 0 ? y > layout.plot.center().y() : y < layout.plot.center().y(), qPrintable(label.text.text));
    }
    QVERIFY2(named >= 4, qPrintable(QString::number(named)));
}

void TestPlaneLayout::noNameLiesAcrossALine()
{
    std::minstd_rand random(17);
    int named = 0;
    for (int round = 0; round < 40; ++round) {
        const ChartSpec spec = randomPlane(random);
        const PlaneLayout layout = laidOut(spec, {600.0, 400.0});
        for (const PlanePlace &mark : layout.marks) {
            if (mark.label.text.text.isEmpty())
                continue;
            ++named;
            for (qsizetype k = 0; k < layout.lines.size(); ++k) {
                // As a last resort a label covers a thin line, with a background.
                if (mark.label.place.crowded && spec.plane.lines.at(k).weight == LineWeight::Quiet)
                    continue;
                for (const QPolygonF &part : layout.lines.at(k).parts) {
                    for (qsizetype i = 1; i < part.size(); ++i)
                        QVERIFY(!clippedTo(mark.label.place.rect.adjusted(1, 1, -1, -1),
                                           QLineF(part.at(i - 1), part.at(i))));
                }
            }
        }
    }
    QVERIFY2(named > 40, qPrintable(QString::number(named)));
}

QList<QRectF> TestPlaneLayout::textsOf(const PlaneLayout &layout)
{
    QList<QRectF> rects;
    const auto add = [&](const PlacedText &text, const QFont &font) {
        const double cap = font.pixelSize() * 0.74; // height of capitals
        if (!text.text.isEmpty())
            rects << QRectF(text.at.x(), text.at.y() - cap, m_ruler.width(font, text.text), cap + 1.0);
    };
    for (const PlacedText &line : layout.frame.title)
        add(line, layout.frame.fonts.title);
    for (const PlacedText &line : layout.frame.subtitle)
        add(line, layout.frame.fonts.subtitle);
    add(layout.xTitle, layout.fonts.axis);
    add(layout.yTitle, layout.fonts.axis);
    for (const PlacedText &note : layout.notes)
        add(note, layout.fonts.axis);
    for (const PlaneTick &tick : layout.xTicks + layout.yTicks)
        add(tick.label, layout.fonts.axis);
    for (const PlanePath &line : layout.lines)
        add(line.label.text, layout.fonts.axis);
    for (const PlaneArea &band : layout.bands)
        add(band.label.text, layout.fonts.axis);
    for (const PlanePlace &mark : layout.marks)
        add(mark.label.text, layout.fonts.mark);
    return rects;
}

QString TestPlaneLayout::faultOf(const PlaneLayout &layout)
{
    const QList<QRectF> texts = textsOf(layout);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (!layout.frame.card.adjusted(4, 4, -4, -4).contains(texts.at(i)))
            return u"text %1 leaves the card at %2, %3"_s.arg(i).arg(texts.at(i).right()).arg(texts.at(i).bottom());
        for (qsizetype k = 0; k < i; ++k) {
            if (texts.at(i).intersects(texts.at(k)))
                return u"text %1 touches text %2 at %3, %4"_s.arg(i)
                    .arg(k)
                    .arg(texts.at(i).left())
                    .arg(texts.at(i).top());
        }
    }
    return {};
}

void TestPlaneLayout::noTextLeavesTheCardOrTouchesAnother_data()
{
    QTest::addColumn<ChartSpec>("spec");
    QTest::addColumn<QSizeF>("size");
    for (const QSizeF &size : {QSizeF(240, 136), QSizeF(280, 190), QSizeF(560, 400), QSizeF(1200, 800)}) {
        const QByteArray where = ", " + QByteArray::number(size.width());
        QTest::newRow("roofline" + where) << rooflineChart() << size;
        QTest::newRow("value" + where) << valueChart() << size;
        QTest::newRow("model check" + where) << modelCheckChart(300) << size;
        QTest::newRow("empty" + where) << emptyPlane() << size;
    }
}

void TestPlaneLayout::noTextLeavesTheCardOrTouchesAnother()
{
    QFETCH(const ChartSpec, spec);
    QFETCH(const QSizeF, size);
    const QString fault = faultOf(laidOut(spec, size));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestPlaneLayout::randomPlanesKeepTheirTextsApart()
{
    std::minstd_rand random(5);
    for (int round = 0; round < 150; ++round) {
        const ChartSpec spec = randomPlane(random);
        const double width = 240.0 + static_cast<double>(random() % 700); // before the height: fixed evaluation order
        const QSizeF size(width, 136.0 + static_cast<double>(random() % 500));
        const PlaneLayout layout = laidOut(spec, size);
        const QString fault = faultOf(layout);
        QVERIFY2(fault.isEmpty(),
                 qPrintable(u"round %1, %2 x %3: %4"_s.arg(round).arg(size.width()).arg(size.height()).arg(fault)));
    }
}

CHIPBOARD_TEST(TestPlaneLayout, QApplication)

} // namespace tst_planelayout

#include "tst_planelayout.moc"
