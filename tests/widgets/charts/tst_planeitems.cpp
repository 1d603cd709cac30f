#include "tests/support/testmain.h"
#include "widgets/charts/planeitems.h"

#include "tests/support/guitest.h"
#include "tests/support/sampleplanes.h"
#include "tests/widgets/charts/chartfixture.h"
#include "widgets/charts/chartrenderer.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include <qcustomplot.h>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;
using namespace chipboard::testing;

namespace tst_planeitems {

class TestPlaneItems : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void nothingIsPaintedBesideTheCard_data();
    void nothingIsPaintedBesideTheCard();
    void axesOfTheLibraryCountAsTheLayout_data();
    void axesOfTheLibraryCountAsTheLayout();
    void marksHaveTheColourOfTheirRole();
    void stylesAreToldApart();
    void shapesAreToldApart();
    void theBaselineHasARing();
    void linesAreAsStrongAsTheyShould();
    void theBaselinesRingLiesOverAllMarks();
    void bandsAreFaint();
    void aBandHasTheColourOfItsLine();
    void thinLinesOfAChipHaveItsColour();
    void whatIsLitHasItsName();
    void withoutAGroundNothingShowsThrough();
    void aLineBesideANameIsSeenWhole();
    void whatIsLitStandsOut();
    void anotherChipFadesNothing();
    void theKeyboardsPlaceIsSeen();
    void hundredsOfMarksAreQuick();
    void anEmptyPlaneSaysSo();

private:
    static constexpr int margin = 20;
    [[nodiscard]] QImage painted(const ChartSpec &spec, const ChartState &state = {});
    [[nodiscard]] QRect round(const QPointF &at, int reach) const;
    [[nodiscard]] QColor at(const QImage &image, const QPointF &place) const;

    Theme m_theme = lightTheme();
    TextRuler m_ruler;
    PlaneLayout m_layout;
};

static ChartSpec plane()
{
    return ChartSpec{.kind = ChartKind::Plane,
                     .title = u"Title"_s,
                     .axis = {u"x"_s, {}, AxisScale::Linear, 0.0, 10.0, {0, 10}, {u"0"_s, u"10"_s}},
                     .plane = {.y = {u"y"_s, {}, AxisScale::Linear, 0.0, 10.0, {0, 10}, {u"0"_s, u"10"_s}}}};
}

static PlaneMark mark(double x, double y, ColourRole role)
{
    return PlaneMark{.id = u"%1-%2"_s.arg(x).arg(y), .role = role, .x = x, .y = y};
}

// A margin in a distinct colour shows stray pixels.
QImage TestPlaneItems::painted(const ChartSpec &spec, const ChartState &state)
{
    const QSize size(440, 300);
    m_layout = layoutPlane(spec, m_theme.type, size, m_ruler);
    QImage image(size + QSize(2 * margin, 2 * margin), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QCPPainter painter(&image);
    painter.translate(margin, margin);
    ChartRenderer renderer(m_theme);
    renderer.setSpec(spec);
    renderer.setState(state);
    renderer.drawTo(painter, size);
    return image;
}

QRect TestPlaneItems::round(const QPointF &at, int reach) const
{
    const QPoint middle = at.toPoint() + QPoint(margin, margin);
    return {middle - QPoint(reach, reach), QSize(2 * reach + 1, 2 * reach + 1)};
}

QColor TestPlaneItems::at(const QImage &image, const QPointF &place) const
{
    return image.pixelColor(round(place, 0).topLeft());
}

void TestPlaneItems::nothingIsPaintedBesideTheCard_data()
{
    QTest::addColumn<ChartSpec>("spec");
    QTest::newRow("roofline") << rooflineChart();
    QTest::newRow("value") << valueChart();
    QTest::newRow("model check") << modelCheckChart(200);
    ChartSpec edge = plane();
    edge.plane.marks = {mark(0, 0, ColourRole::Nvidia), mark(10, 10, ColourRole::Nvidia)};
    edge.plane.lines = {{{}, {}, ColourRole::Other, LineWeight::Strong, false, {{-99.0, -50.0}, {99.0, 70.0}}, {}}};
    QTest::newRow("marks and lines at the edge") << edge;
}

void TestPlaneItems::nothingIsPaintedBesideTheCard()
{
    QFETCH(const ChartSpec, spec);
    const QImage image = painted(spec, ChartState{.current = 0, .focused = true});
    QCOMPARE(countOf(image, image.rect(), Qt::magenta), image.width() * image.height() - 440 * 300);
}

void TestPlaneItems::axesOfTheLibraryCountAsTheLayout_data()
{
    QTest::addColumn<ChartSpec>("spec");
    QTest::newRow("two logarithmic axes") << rooflineChart();
    QTest::newRow("linear axes") << valueChart();
    QTest::newRow("hundreds of marks") << modelCheckChart(200);
}

// The library and the layout map a value to the same pixel: grid and marks stay aligned.
void TestPlaneItems::axesOfTheLibraryCountAsTheLayout()
{
    QFETCH(const ChartSpec, spec);
    const ChartState state;
    m_layout = layoutPlane(spec, m_theme.type, {440.0, 300.0}, m_ruler);
    QCustomPlot plot;
    plot.plotLayout()->clear();
    plot.setViewport(QRect(0, 0, 440, 300));
    PlaneItems items(plot, {m_layout, spec, m_theme, state});
    items.update();
    QImage image(440, 300, QImage::Format_RGB32);
    QCPPainter painter(&image);
    plot.toPainter(&painter, 440, 300);
    const QCPAxis *x = plot.axisRect()->axis(QCPAxis::atBottom);
    const QCPAxis *y = plot.axisRect()->axis(QCPAxis::atLeft);
    const auto isNear = [](double one, double other) { return std::abs(one - other) < 1e-6; };
    for (const auto &[axis, ticks] : {std::pair(x, m_layout.xTicks), std::pair(y, m_layout.yTicks)}) {
        QCOMPARE(axis->tickVector().size(), ticks.size());
        QVERIFY(ticks.size() > 1);
        for (qsizetype i = 0; i < ticks.size(); ++i)
            QVERIFY2(isNear(axis->coordToPixel(axis->tickVector().at(i)), ticks.at(i).at),
                     qPrintable(ticks.at(i).name()));
    }
    for (qsizetype i = 0; i < spec.plane.marks.size(); ++i) {
        const PlaneMark &mark = spec.plane.marks.at(i);
        const QPointF place(x->coordToPixel(mark.x), y->coordToPixel(mark.y));
        QVERIFY((isNear(place.x(), m_layout.marks.at(i).at.x()) && isNear(place.y(), m_layout.marks.at(i).at.y()))
                || !m_layout.marks.at(i).inside);
    }
}

void TestPlaneItems::marksHaveTheColourOfTheirRole()
{
    ChartSpec spec = plane();
    spec.plane.marks = {mark(1, 5, ColourRole::Trainium), mark(3, 5, ColourRole::Inferentia),
                        mark(5, 5, ColourRole::Nvidia), mark(7, 5, ColourRole::Other)};
    const QImage image = painted(spec);
    for (qsizetype i = 0; i < spec.plane.marks.size(); ++i) {
        const QColor colour = m_theme.colour(spec.plane.marks.at(i).role);
        QCOMPARE(countOf(image, round(m_layout.marks.at(i).at, 2), colour), 25);
    }
}

void TestPlaneItems::stylesAreToldApart()
{
    ChartSpec spec = plane();
    spec.plane.marks = {mark(2, 5, ColourRole::Nvidia), mark(4, 5, ColourRole::Nvidia), mark(6, 5, ColourRole::Nvidia)};
    spec.plane.marks[1].style = MarkStyle::Outlined;
    spec.plane.marks[2].style = MarkStyle::Hatched;
    const QImage image = painted(spec);
    const auto ground = [&](int i) { return countOf(image, round(m_layout.marks.at(i).at, 1), m_theme.card); };
    QCOMPARE(ground(0), 0);
    QCOMPARE(ground(1), 9);
    QVERIFY(ground(2) < 8);
}

// In the square around a mark, a circle leaves the corners empty, a diamond more, a square nothing.
void TestPlaneItems::shapesAreToldApart()
{
    ChartSpec spec = plane();
    spec.plane.marks = {mark(2, 5, ColourRole::Nvidia), mark(4, 5, ColourRole::Nvidia), mark(6, 5, ColourRole::Nvidia),
                        mark(8, 5, ColourRole::Nvidia)};
    spec.plane.marks[1].shape = MarkShape::Square;
    spec.plane.marks[2].shape = MarkShape::Diamond;
    spec.plane.marks[3].shape = MarkShape::Triangle;
    const QImage image = painted(spec);
    const auto corner = [&](int i, int dx, int dy) {
        return at(image, m_layout.marks.at(i).at + QPointF(dx, dy)) == m_theme.nvidia;
    };
    QVERIFY(!corner(0, -4, -4) && !corner(0, 4, 4));
    QVERIFY(corner(1, -3, -3) && corner(1, 3, 3));
    QVERIFY(!corner(2, -4, -4) && !corner(2, 4, 4) && corner(2, 0, -5));
    QVERIFY(!corner(3, -4, -4) && corner(3, 3, 3));
}

void TestPlaneItems::theBaselineHasARing()
{
    ChartSpec spec = plane();
    spec.plane.marks = {mark(2, 5, ColourRole::Nvidia), mark(8, 5, ColourRole::Nvidia)};
    spec.plane.marks[1].baseline = true;
    const QImage image = painted(spec);
    const auto darkest = [&](int i) {
        int value = 255;
        for (int x = 6; x <= 10; ++x)
            value = std::min(value, at(image, m_layout.marks.at(i).at + QPointF(x, 0)).lightness());
        return value;
    };
    QVERIFY(darkest(0) > 200);
    QVERIFY(darkest(1) < 90);
}

void TestPlaneItems::linesAreAsStrongAsTheyShould()
{
    ChartSpec spec = plane();
    spec.plane.lines = {{{}, {}, ColourRole::Trainium, LineWeight::Strong, false, {{0, 7}, {10, 7}}, {}},
                        {{}, {}, ColourRole::Other, LineWeight::Quiet, false, {{0, 3}, {10, 3}}, {}},
                        {{}, {}, ColourRole::Trainium, LineWeight::Strong, true, {{0, 5}, {10, 5}}, {}}};
    const QImage image = painted(spec);
    const auto ink = [&](double y) { // of a pixel column, as a number of full pixels
        double sum = 0.0;
        for (int dy = -4; dy <= 4; ++dy) {
            const QPointF place(m_layout.plot.center().x(),
                                m_layout.plot.bottom() - y / 10.0 * m_layout.plot.height() + dy);
            sum += (255 - at(image, place).lightness()) / double(255 - m_theme.trainium.lightness());
        }
        return sum;
    };
    QVERIFY(std::abs(ink(7) - 2.0) < 0.2);
    QVERIFY(ink(3) > 0.2 && ink(3) < 1.0);
    const QRect row(static_cast<int>(m_layout.plot.left()) + margin,
                    static_cast<int>(m_layout.plot.center().y()) + margin - 2, static_cast<int>(m_layout.plot.width()),
                    5);
    const int dashes = countOf(image, row, m_theme.trainium);
    QVERIFY(dashes > row.width() / 2 && dashes < row.width() * 3 / 2);
}

// A later mark of another chip covers half of the baseline: the ring is complete.
void TestPlaneItems::theBaselinesRingLiesOverAllMarks()
{
    ChartSpec spec = plane();
    spec.plane.marks = {mark(5, 5, ColourRole::Nvidia), mark(5, 5, ColourRole::Other)};
    spec.plane.marks[0].baseline = true;
    spec.plane.marks[1].id = u"another"_s;
    const QImage image = painted(spec);
    const QPointF centre = m_layout.marks.at(0).at;
    QVERIFY(QLineF(centre, m_layout.marks.at(1).at).length() < 14.0); // overlaps the ring
    int dark = 0;
    for (int degrees = 0; degrees < 360; degrees += 15) {
        int darkest = 255;
        for (const double more : {2.5, 3.0, 3.5}) {
            const QPointF place = centre + QLineF::fromPolar(m_layout.marks.at(0).radius + more, degrees).p2();
            darkest = std::min(darkest, at(image, place).lightness());
        }
        dark += darkest < 130 ? 1 : 0;
    }
    QVERIFY2(dark >= 20, qPrintable(QString::number(dark)));
}

void TestPlaneItems::aBandHasTheColourOfItsLine()
{
    ChartSpec spec = plane();
    spec.plane.bands = {{{}, {{0, 2}, {10, 2}}, {{0, 4}, {10, 4}}, ColourRole::Trainium}};
    spec.plane.lines = {
        {{}, {}, ColourRole::Nvidia, LineWeight::Strong, false, {{0, 2.2}, {5, 2.2}, {10, 2.2}}, {}}, // inside the band
        {{}, {}, ColourRole::Trainium, LineWeight::Strong, false, {{0, 3}, {2, 3}, {5, 3}, {8, 3}, {10, 3}}, {}}};
    const QImage image = painted(spec);
    const QColor band = at(
        image, {m_layout.plot.center().x() + 7.0, std::round(m_layout.plot.bottom() - 0.25 * m_layout.plot.height())});
    QVERIFY(!isColour(band, m_theme.highlight) && !isColour(band, m_theme.card));
    QVERIFY2(std::abs(band.hslHue() - m_theme.trainium.hslHue()) < 12, qPrintable(band.name()));
    QVERIFY(band.lightness() > 200);  // a tint: the line in it is readable
    spec.plane.bands[0].role.reset(); // no vendor
    QVERIFY(isColour(
        at(painted(spec),
           {m_layout.plot.center().x() + 7.0, std::round(m_layout.plot.bottom() - 0.25 * m_layout.plot.height())}),
        m_theme.highlight));
}

// Unknown periods between two dates are thin lines in the chip's colour.
void TestPlaneItems::thinLinesOfAChipHaveItsColour()
{
    ChartSpec spec = plane();
    spec.plane.lines = {{u"chip"_s, {}, ColourRole::Trainium, LineWeight::Quiet, false, {{0, 7}, {10, 7}}, {}},
                        {{}, {}, ColourRole::Trainium, LineWeight::Quiet, false, {{0, 3}, {10, 3}}, {}}};
    const QImage image = painted(spec);
    const auto colourAt = [&](double y) { // the strongest colour of a pixel column
        QColor best = m_theme.card;
        for (int dy = -2; dy <= 2; ++dy) {
            const QColor here =
                at(image,
                   {m_layout.plot.center().x() + 7.0, m_layout.plot.bottom() - y / 10.0 * m_layout.plot.height() + dy});
            best = here.lightness() < best.lightness() ? here : best;
        }
        return best;
    };
    QVERIFY(std::abs(colourAt(7).hslHue() - m_theme.trainium.hslHue()) < 12);
    QVERIFY(colourAt(3).hslSaturation() < 90); // reference lines are grey
}

// A highlighted mark without its own label gets that of its line.
void TestPlaneItems::whatIsLitHasItsName()
{
    ChartSpec spec = plane();
    spec.plane.marks = {mark(5, 5, ColourRole::Nvidia)};
    spec.plane.marks[0].id = u"chip"_s;
    spec.plane.lines = {{u"chip"_s, u"Name"_s, ColourRole::Nvidia, LineWeight::Strong, false, {{0, 9}, {1, 9}}, {}}};
    const auto inkBeside = [&](const QImage &image) {
        const QRectF beside(m_layout.marks.at(0).at + QPointF(10.0, -7.0), QSizeF(40.0, 14.0));
        const QRect part = beside.toRect().translated(margin, margin);
        return part.width() * part.height() - countOf(image, part, m_theme.card);
    };
    QCOMPARE(inkBeside(painted(spec)), 0);
    ChartState state{.lit = u"chip"_s};
    QVERIFY(inkBeside(painted(spec, state)) > 60);
}

// On a background of any colour: a line stops before a label on it, and a mark covers another one.
void TestPlaneItems::withoutAGroundNothingShowsThrough()
{
    m_theme.card = QColor(255, 255, 255, 0);
    ChartSpec spec = plane();
    for (const double y : {3.0, 7.0})
        spec.plane.lines << PlaneLine{{}, u"MMMMMMMM"_s, ColourRole::Other, LineWeight::Quiet, false, {{0, y}, {10, y}},
                                      {}};
    spec.plane.marks = {mark(2, 5, ColourRole::Nvidia)};
    spec.plane.marks[0].style = MarkStyle::Outlined;
    const QImage image = painted(spec);
    const QRectF label = m_layout.lines.at(0).label.place.rect;
    QVERIFY(!label.isEmpty());
    const double y = m_layout.lines.at(0).parts.constFirst().first().y();
    QVERIFY(label.contains(QPointF(label.center().x(), y)));
    const auto isGround = [&](const QPointF &place) { return isColour(at(image, place), Qt::magenta, 40); };
    QVERIFY(isGround({std::floor(label.left() - 1.0), y})); // between the line and the name
    const double on = std::floor(label.left()) - 20.0;
    QVERIFY(!isGround({on, y - 1.0}) || !isGround({on, y}) || !isGround({on, y + 1.0})); // the line
    QVERIFY(isColour(at(image, m_layout.marks.at(0).at), Qt::white, 3));                 // inside of the mark
    m_theme = lightTheme();
}

// A label's box ends at the middle of a line: both pixels of the line continue below it.
void TestPlaneItems::aLineBesideANameIsSeenWhole()
{
    ChartSpec spec = plane();
    spec.plane.lines = {PlaneLine{{}, {}, ColourRole::Other, LineWeight::Strong, false, {{0, 5}, {10, 5}}, {}}};
    spec.plane.marks = {mark(5, 7, ColourRole::Nvidia)};
    spec.plane.marks[0].label = u"mmmmmm"_s;
    QVERIFY(!painted(spec).isNull());
    const double y = m_layout.lines.at(0).parts.constFirst().constFirst().y();
    PlaneLabel &label = m_layout.marks[0].label;
    QVERIFY(!label.text.text.isEmpty() && !label.place.crowded);
    const double height = label.place.rect.height();
    const ChartState state;
    QCustomPlot plot;
    plot.plotLayout()->clear();
    plot.setViewport(QRect(0, 0, 440, 300));
    PlaneItems items(plot, {m_layout, spec, m_theme, state});
    const auto inkOfLine = [&] {
        QImage image(440, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QCPPainter painter(&image);
        items.update();
        plot.toPainter(&painter, image.width(), image.height());
        painter.end();
        const int row = static_cast<int>(std::floor(y));
        const QRect under(static_cast<int>(label.place.rect.left()) + 2, row - 1,
                          static_cast<int>(label.place.rect.width()) - 4, 3);
        return countOf(image, under, m_theme.colour(ColourRole::Other));
    };
    label.place.rect.moveTop(y - 60.0 - height); // far above
    label.text.at = label.place.rect.topLeft() - QPointF(0.0, 20.0);
    const int whole = inkOfLine();
    QVERIFY(whole > 20);
    label.place.rect.moveBottom(y); // touching
    QCOMPARE(inkOfLine(), whole);
    label.place.crowded = true; // crowded labels may cover the line
    QVERIFY(inkOfLine() < whole);
}

void TestPlaneItems::bandsAreFaint()
{
    ChartSpec spec = plane();
    spec.plane.bands = {{{}, {{0, 2}, {10, 2}}, {{0, 4}, {10, 4}}}};
    spec.plane.marks = {mark(9, 9, ColourRole::Other)};
    const QImage image = painted(spec);
    QCOMPARE(at(image, {m_layout.plot.center().x(), m_layout.plot.bottom() - 0.3 * m_layout.plot.height()}),
             m_theme.highlight);
    QCOMPARE(at(image, {m_layout.plot.center().x(), m_layout.plot.center().y()}), m_theme.card);
}

void TestPlaneItems::whatIsLitStandsOut()
{
    ChartState state{.lit = u"h100"_s};
    const ChartSpec spec = rooflineChart();
    const QImage image = painted(spec, state);
    for (qsizetype i = 0; i < spec.plane.marks.size(); ++i) {
        const PlaneMark &mark = spec.plane.marks.at(i);
        const QColor colour = at(image, m_layout.marks.at(i).at + QPointF(0.0, mark.id == state.lit ? 0.0 : 2.0));
        if (mark.id == state.lit)
            QVERIFY(isColour(colour, m_theme.nvidia));
        else
            QVERIFY2(!isColour(colour, m_theme.colour(mark.role)), qPrintable(mark.label));
    }
    const QRect plot = m_layout.plot.toRect().translated(margin, margin);
    QVERIFY(countOf(image, plot, m_theme.nvidia) > 400); // its line
    QVERIFY(countOf(image, plot, m_theme.trainium) < 5); // the others are dimmed
}

void TestPlaneItems::anotherChipFadesNothing()
{
    ChartState state{.lit = u"gaudi-3"_s};
    QCOMPARE(painted(rooflineChart(), state), painted(rooflineChart()));
}

void TestPlaneItems::theKeyboardsPlaceIsSeen()
{
    ChartState state{.current = 3};
    QCOMPARE(painted(valueChart(), state), painted(valueChart())); // only with the focus
    state.focused = true;
    const QImage image = painted(valueChart(), state);
    const QPointF place = m_layout.marks.at(3).at + QPointF(m_layout.marks.at(3).radius + 5.5, 0.0);
    QVERIFY(countOf(image, round(place, 2), m_theme.accent) > 3);
}

void TestPlaneItems::hundredsOfMarksAreQuick()
{
    const ChartSpec spec = modelCheckChart(1280);
    static_cast<void>(painted(spec));
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 5; ++i)
        static_cast<void>(painted(spec));
    // Below 5 ms in a release; this build is not optimised and shares the machine.
    QVERIFY2(timer.elapsed() < 5 * 200, qPrintable(QString::number(timer.elapsed())));
}

void TestPlaneItems::anEmptyPlaneSaysSo()
{
    const QImage image = painted(plane());
    const QRect middle = round(m_layout.plot.center(), 60).intersected(image.rect());
    QVERIFY(countOf(image, middle, m_theme.card) < middle.width() * middle.height() - 100);
}

CHIPBOARD_TEST(TestPlaneItems, QApplication)

} // namespace tst_planeitems

#include "tst_planeitems.moc"
