// Zooming and panning planes with real events (wheel, drag, rubber band, keys, button), and their signals.
#include "data/views/planeaxis.h"
#include "tests/support/guitest.h"
#include "tests/support/sampleplanes.h"
#include "tests/support/testmain.h"
#include "tests/widgets/charts/chartfixture.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/chartpage.h"

#include <QAccessible>
#include <QApplication>
#include <QPushButton>
#include <QRubberBand>
#include <QScrollArea>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;
using namespace chipboard::testing;

namespace tst_chartzoom {

class TestChartZoom : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(u"Fusion"_s); }
    void init();
    void cleanup() { m_view.reset(); }
    void wheelZoomsAboutThePointer();
    void wheelEndsAtAllAndAtAThousandth();
    void everyPlaneIsZoomed_data();
    void everyPlaneIsZoomed();
    void othersAreNot();
    void aPageThatScrollsGoesOn();
    void dragPansOnceZoomed();
    void dragTakesTheChartAwayElsewhere();
    void aClickWhileZoomedActivates();
    void shiftAndDragFramesAPart();
    void escapeDropsTheFrame();
    void keysZoomPanAndReset();
    void keysZoomAboutTheCurrentMark();
    void walkingBringsMarksIntoView();
    void doubleClickShowsAll();
    void theButtonShowsAll();
    void theButtonCoversNoMark_data();
    void theButtonCoversNoMark();
    void aNewSpecKeepsTheView();
    void anotherAxisDropsTheView();
    void anotherPageDropsTheView();
    void theSpecStaysWhole();
    void screenReadersAreTold();

private:
    [[nodiscard]] int indexOf(const char16_t *id) const;
    [[nodiscard]] QPoint middleOf(const char16_t *id) const { return m_view->rowRect(indexOf(id)).center(); }
    [[nodiscard]] QImage picture() const { return m_view->grab().toImage().convertToFormat(QImage::Format_RGB32); }
    bool turn(int notches, const QPoint &at, Qt::KeyboardModifiers keys = {});
    void mouse(QEvent::Type type, const QPoint &at, Qt::KeyboardModifiers keys = {});
    void drag(const QPoint &from, const QPoint &to, Qt::KeyboardModifiers keys = {});
    void focus();

    std::unique_ptr<ChartView> m_view;
};

void TestChartZoom::init()
{
    QTest::failOnWarning(anyWarning());
    m_view = std::make_unique<ChartView>(lightTheme());
    m_view->resize(640, 480);
    m_view->setSpec(valueChart());
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

int TestChartZoom::indexOf(const char16_t *id) const
{
    const QList<PlaneMark> &marks = m_view->spec().plane.marks;
    for (int i = 0; i < marks.size(); ++i) {
        if (marks.at(i).id == QStringView(id))
            return i;
    }
    return -1;
}

bool TestChartZoom::turn(int notches, const QPoint &at, Qt::KeyboardModifiers keys)
{
    QWheelEvent event(at, m_view->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, keys, Qt::NoScrollPhase,
                      false);
    return QApplication::sendEvent(m_view.get(), &event) && event.isAccepted();
}

void TestChartZoom::mouse(QEvent::Type type, const QPoint &at, Qt::KeyboardModifiers keys)
{
    const bool isUp = type == QEvent::MouseButtonRelease;
    QMouseEvent event(type, at, m_view->mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                      isUp ? Qt::NoButton : Qt::LeftButton, keys);
    QApplication::sendEvent(m_view.get(), &event);
}

void TestChartZoom::drag(const QPoint &from, const QPoint &to, Qt::KeyboardModifiers keys)
{
    mouse(QEvent::MouseButtonPress, from, keys);
    mouse(QEvent::MouseMove, from + (to - from) / 2, keys);
    mouse(QEvent::MouseMove, to, keys);
    mouse(QEvent::MouseButtonRelease, to, keys);
}

void TestChartZoom::focus()
{
    m_view->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
}

// Axis labels may become wider, so a few pixels of tolerance.
void TestChartZoom::wheelZoomsAboutThePointer()
{
    const QImage whole = picture();
    const QPoint at = middleOf(u"h200");
    const QPoint apart = middleOf(u"trainium2") - at;
    QVERIFY(turn(2, at));
    QVERIFY(m_view->isZoomed());
    const QPoint off = middleOf(u"h200") - at;
    QVERIFY2(off.manhattanLength() <= 6, qPrintable(u"%1 %2"_s.arg(off.x()).arg(off.y())));
    const QPoint now = middleOf(u"trainium2") - middleOf(u"h200");
    constexpr double nearer = 1.0 / (0.85 * 0.85);
    QVERIFY2(qAbs(now.x() / (apart.x() * nearer) - 1.0) < 0.08, qPrintable(QString::number(now.x())));
    QVERIFY2(qAbs(now.y() / (apart.y() * nearer) - 1.0) < 0.08, qPrintable(QString::number(now.y())));
    QVERIFY(picture() != whole);
    turn(-2, at);
    QVERIFY(!m_view->isZoomed());
    QCOMPARE(picture(), whole);
}

void TestChartZoom::wheelEndsAtAllAndAtAThousandth()
{
    const QImage whole = picture();
    const QPoint middle = m_view->rect().center();
    QVERIFY(!turn(-1, middle));  // already fully zoomed out: the page may scroll
    for (int i = 0; i < 60; ++i) // 0.85^43 is a thousandth
        turn(1, middle);
    const QImage nearest = picture();
    turn(5, middle);
    QCOMPARE(picture(), nearest);
    turn(-42, middle);
    QVERIFY(m_view->isZoomed());
    turn(-2, middle);
    QVERIFY(!m_view->isZoomed());
    QCOMPARE(picture(), whole);
}

ChartSpec rowsOnDates()
{
    ChartSpec spec = valueChart();
    spec.id = u"rows"_s;
    spec.axis = dateAxis({QDate(2020, 1, 1), QDate(2027, 1, 1)}, Formatter(QLocale::c()));
    spec.plane = {};
    spec.plane.y.maximum = 2.0;
    spec.plane.y.ticks = {0.5, 1.5};
    spec.plane.y.tickLabels = {u"lower"_s, u"upper"_s};
    for (const int year : {2021, 2023, 2025}) {
        PlaneMark mark{.id = QString::number(year)};
        mark.label = mark.id;
        mark.x = static_cast<double>(QDate(year, 6, 1).toJulianDay());
        mark.y = year == 2023 ? 1.5 : 0.5;
        spec.plane.marks << mark;
    }
    return spec;
}

void TestChartZoom::everyPlaneIsZoomed_data()
{
    QTest::addColumn<ChartSpec>("spec");
    QTest::addColumn<bool>("up");
    QTest::newRow("two linear axes") << valueChart() << true;
    QTest::newRow("two logarithmic axes") << rooflineChart() << true;
    QTest::newRow("hundreds of marks") << modelCheckChart(300) << true;
    QTest::newRow("named rows on dates") << rowsOnDates() << false;
}

void TestChartZoom::everyPlaneIsZoomed()
{
    QFETCH(const ChartSpec, spec);
    QFETCH(const bool, up);
    m_view->setSpec(spec);
    QList<int> order; // two marks near the centre
    const QPoint middle = m_view->rect().center();
    for (int i = 0; i < spec.plane.marks.size(); ++i)
        order << i;
    std::ranges::sort(order, [&](int a, int b) {
        return (m_view->rowRect(a).center() - middle).manhattanLength()
            < (m_view->rowRect(b).center() - middle).manhattanLength();
    });
    const QPoint at = m_view->rowRect(order.at(0)).center();
    const PlaneMark &one = spec.plane.marks.at(order.at(0));
    const QRect before = m_view->rowRect(order.at(1));
    const int across = before.center().x() - at.x();
    QVERIFY(turn(1, at));
    QVERIFY(m_view->isZoomed());
    const QRect after = m_view->rowRect(order.at(1));
    if (!after.isEmpty() && qAbs(across) > 20)
        QVERIFY(qAbs(after.center().x() - m_view->rowRect(order.at(0)).center().x()) > qAbs(across));
    if (!up)
        QVERIFY(qAbs(m_view->rowRect(order.at(0)).center().y() - at.y()) <= 1);
    QCOMPARE(m_view->spec().plane.marks.at(order.at(0)), one);
    const QImage zoomedIn = picture();
    turn(-1, at);
    QVERIFY(picture() != zoomedIn);
    QVERIFY(!m_view->isZoomed());
}

void TestChartZoom::othersAreNot()
{
    ChartSpec heat = valueChart();
    heat.kind = ChartKind::Heat;
    ChartSpec empty = valueChart();
    empty.plane.marks.clear();
    empty.plane.lines.clear();
    for (const ChartSpec &spec : {heat, empty, computeChart(), dotsChart()}) {
        m_view->setSpec(spec);
        QVERIFY(!turn(1, m_view->rect().center()));
        focus();
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(!m_view->isZoomed());
        QVERIFY(m_view->showAllButton() == nullptr);
    }
    m_view->setSpec(valueChart());
    QVERIFY(!turn(1, QPoint(20, 10))); // outside the plot
}

// Scrolling the page over a chart must not zoom it.
void TestChartZoom::aPageThatScrollsGoesOn()
{
    QScrollArea area;
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    m_view->setMinimumHeight(400);
    ChartView *view = m_view.get();
    column->addWidget(view);
    auto *below = new QWidget;
    below->setMinimumHeight(600);
    below->setFocusPolicy(Qt::StrongFocus);
    column->addWidget(below);
    area.setWidget(page);
    area.setWidgetResizable(true);
    area.resize(600, 500);
    area.show();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    area.activateWindow();
    below->setFocus();
    QTRY_VERIFY(below->hasFocus());
    const QPoint middle = view->rect().center();
    turn(1, middle);
    QVERIFY(!view->isZoomed());
    QVERIFY(turn(1, middle, Qt::ControlModifier));
    QVERIFY(view->isZoomed());
    turn(-1, middle); // zoomed in, the wheel zooms without Ctrl
    QVERIFY(!view->isZoomed());
    view->setFocus();
    QTRY_VERIFY(view->hasFocus());
    QVERIFY(turn(1, middle));
    QVERIFY(view->isZoomed());
    view->setParent(nullptr);
}

void TestChartZoom::dragPansOnceZoomed()
{
    const QSignalSpy away(m_view.get(), &ChartView::dragged);
    const QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    const QPoint at = middleOf(u"h200");
    turn(5, at);
    const QPoint from = middleOf(u"h200");
    drag(from, from + QPoint(60, -40));
    QVERIFY((middleOf(u"h200") - from - QPoint(60, -40)).manhattanLength() <= 8);
    QCOMPARE(away.size(), 0);
    QCOMPARE(activated.size(), 0); // not a click on the mark
    QCOMPARE(m_view->cursor().shape(), Qt::ArrowCursor);
    drag(from, from + QPoint(4000, 0)); // stops at zero
    turn(-60, at);
    QVERIFY(!m_view->isZoomed());
}

void TestChartZoom::dragTakesTheChartAwayElsewhere()
{
    const QSignalSpy away(m_view.get(), &ChartView::dragged);
    const QPoint middle = m_view->rect().center();
    drag(middle, middle + QPoint(40, 0));
    QCOMPARE(away.size(), 1);
    turn(3, middle);
    drag(m_view->textRect(ChartText::Title).center(), middle);
    QCOMPARE(away.size(), 2);
    drag(middle, middle + QPoint(40, 0), Qt::ControlModifier); // as another file format
    QCOMPARE(away.size(), 3);
    drag(middle, middle + QPoint(40, 0));
    QCOMPARE(away.size(), 3);
}

void TestChartZoom::aClickWhileZoomedActivates()
{
    const QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    turn(3, middleOf(u"h200"));
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middleOf(u"h200"));
    QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::ShiftModifier, middleOf(u"h200"));
    QCOMPARE(activated, QList<QVariantList>({{u"h200"_s}, {u"h200"_s}}));
    QVERIFY(m_view->isZoomed());
}

void TestChartZoom::shiftAndDragFramesAPart()
{
    const QSignalSpy away(m_view.get(), &ChartView::dragged);
    const QPoint mark = middleOf(u"h200");
    const QPoint corner = mark + QPoint(-40, 60);
    mouse(QEvent::MouseButtonPress, corner, Qt::ShiftModifier);
    mouse(QEvent::MouseMove, mark, Qt::ShiftModifier);
    auto *band = m_view->findChild<QRubberBand *>();
    QVERIFY(band != nullptr && band->isVisible());
    QVERIFY(!m_view->isZoomed());
    mouse(QEvent::MouseMove, mark + QPoint(40, -60), Qt::ShiftModifier);
    QVERIFY((band->geometry().topRight() - mark - QPoint(40, -60)).manhattanLength() <= 2);
    mouse(QEvent::MouseButtonRelease, mark + QPoint(40, -60), Qt::ShiftModifier);
    QVERIFY(!band->isVisible());
    QVERIFY(m_view->isZoomed());
    QCOMPARE(away.size(), 0);
    // The centre of the frame is now the centre of the plot.
    QVERIFY(qAbs(middleOf(u"h200").x() - m_view->width() / 2) < 60);
    QVERIFY(m_view->rowRect(indexOf(u"inferentia2")).isEmpty()); // outside
    const QImage framed = picture();
    drag(mark, mark + QPoint(60, 1), Qt::ShiftModifier); // too thin for a frame
    QCOMPARE(picture(), framed);
}

void TestChartZoom::escapeDropsTheFrame()
{
    focus();
    const QPoint middle = m_view->rect().center();
    mouse(QEvent::MouseButtonPress, middle, Qt::ShiftModifier);
    mouse(QEvent::MouseMove, middle + QPoint(50, 50), Qt::ShiftModifier);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    mouse(QEvent::MouseButtonRelease, middle + QPoint(50, 50), Qt::ShiftModifier);
    QVERIFY(!m_view->isZoomed());
    QVERIFY(!m_view->findChild<QRubberBand *>()->isVisible());
}

void TestChartZoom::keysZoomPanAndReset()
{
    focus();
    const QImage whole = picture();
    QTest::keyClick(m_view.get(), Qt::Key_Minus);
    QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(!m_view->isZoomed());
    m_view->setCurrentIndex(-1);
    for (const Qt::Key reset : {Qt::Key_0, Qt::Key_Escape}) {
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(m_view->isZoomed());
        QTest::keyClick(m_view.get(), reset);
        QVERIFY(!m_view->isZoomed());
    }
    QCOMPARE(picture(), whole);
    QTest::keyClick(m_view.get(), Qt::Key_Equal); // on keyboards where plus needs Shift
    QTest::keyClick(m_view.get(), Qt::Key_Minus);
    QVERIFY(!m_view->isZoomed());
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    const QPoint before = middleOf(u"h200");
    QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(middleOf(u"h200").x() > before.x() + 20); // the view moves left, so marks move right
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::AltModifier);
    QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::AltModifier);
    QVERIFY(middleOf(u"h200").y() < before.y() - 20);
    QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::AltModifier);
    QVERIFY((middleOf(u"h200") - before).manhattanLength() <= 4);
    QCOMPARE(m_view->currentIndex(), -1); // panning does not change the current item
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    m_view->showAll();
    QApplication::sendEvent(m_view.get(), &escape);
    QVERIFY(!escape.isAccepted()); // left to other handlers
}

void TestChartZoom::keysZoomAboutTheCurrentMark()
{
    focus();
    m_view->setCurrentIndex(indexOf(u"trainium2"));
    const QPoint before = middleOf(u"trainium2");
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    const QPoint off = middleOf(u"trainium2") - before;
    QVERIFY2(off.manhattanLength() <= 6, qPrintable(u"%1 %2"_s.arg(off.x()).arg(off.y())));
}

void TestChartZoom::walkingBringsMarksIntoView()
{
    focus();
    m_view->setCurrentIndex(indexOf(u"inferentia2")); // the cheapest
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
    const int last = indexOf(u"blackwell-ultra");
    QVERIFY(m_view->rowRect(last).isEmpty());
    QTest::keyClick(m_view.get(), Qt::Key_End);
    QCOMPARE(m_view->currentIndex(), last);
    QVERIFY(!m_view->rowRect(last).isEmpty());
    QVERIFY(m_view->isZoomed());
    QVERIFY(m_view->rowRect(indexOf(u"inferentia2")).isEmpty());
    QTest::keyClick(m_view.get(), Qt::Key_Home);
    QVERIFY(!m_view->rowRect(indexOf(u"inferentia2")).isEmpty());
}

void TestChartZoom::doubleClickShowsAll()
{
    const QSignalSpy text(m_view.get(), &ChartView::textPointedAt);
    const QPoint middle = m_view->rect().center();
    turn(3, middle);
    mouse(QEvent::MouseButtonDblClick, m_view->textRect(ChartText::Title).center());
    QCOMPARE(text.size(), 1);
    QVERIFY(m_view->isZoomed());
    mouse(QEvent::MouseButtonDblClick, middle);
    mouse(QEvent::MouseButtonRelease, middle);
    QVERIFY(!m_view->isZoomed());
}

void TestChartZoom::theButtonShowsAll()
{
    focus();
    turn(3, m_view->rect().center());
    auto *button = qobject_cast<QPushButton *>(m_view->showAllButton());
    QVERIFY(button != nullptr && button->isVisible());
    QCOMPARE(button->text(), u"Show all"_s);
    QVERIFY(m_view->rect().contains(button->geometry()));
    QTest::keyClick(m_view.get(), Qt::Key_Tab);
    QTRY_VERIFY(button->hasFocus());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!m_view->isZoomed());
    QVERIFY(!button->isVisible());
    QVERIFY(m_view->hasFocus());
    QVERIFY(m_view->showAllButton() == nullptr);
}

void TestChartZoom::theButtonCoversNoMark_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(640, 480);
    QTest::newRow("narrow, as beside another chart") << QSize(300, 280);
}

// The title takes the whole width, and there are marks everywhere.
void TestChartZoom::theButtonCoversNoMark()
{
    QFETCH(const QSize, size);
    constexpr int across = 60;
    m_view->resize(size);
    ChartSpec spec = valueChart();
    spec.title = u"A title that needs the whole width of its card, however wide that card is on a screen"_s;
    spec.subtitle = spec.title;
    const PlaneMark mark = spec.plane.marks.constFirst();
    spec.plane.marks.clear();
    for (int i = 0; i < across * across; ++i) {
        PlaneMark one = mark;
        one.label.clear();
        one.small = true;
        one.x = spec.axis.maximum * (i % across + 0.5) / across;
        one.y = spec.plane.y.maximum * (static_cast<double>(i) / (across * across));
        one.xLow.reset();
        one.xHigh.reset();
        one.yLow.reset();
        one.yHigh.reset();
        spec.plane.marks << one;
    }
    m_view->setSpec(spec);
    turn(2, m_view->rowRect(across * across / 2 + across / 2).center());
    QVERIFY(m_view->isZoomed());
    const QRect button = m_view->showAllButton()->geometry();
    QVERIFY(m_view->rect().contains(button));
    int seen = 0;
    for (int i = 0; i < across * across; ++i) {
        seen += m_view->rowRect(i).isEmpty() ? 0 : 1;
        QVERIFY2(!m_view->rowRect(i).contains(button.center()), "it covers a mark");
    }
    QVERIFY(seen > across);
}

// While an assumption is dragged: everything is 1.5 times as fast, and the axis is longer.
void TestChartZoom::aNewSpecKeepsTheView()
{
    ChartSpec spec = valueChart();
    turn(4, middleOf(u"h200"));
    const QPoint before = middleOf(u"h200");
    spec.title = u"Another sentence"_s;
    spec.axis.maximum = 40.0;
    spec.axis.ticks = {0.0, 20.0, 40.0};
    spec.axis.tickLabels = {u"0"_s, u"20"_s, u"40"_s};
    m_view->setSpec(spec);
    QVERIFY(m_view->isZoomed());
    QVERIFY((middleOf(u"h200") - before).manhattanLength() <= 3);
    for (PlaneMark &mark : spec.plane.marks)
        mark.y *= 0.9;
    m_view->setSpec(spec);
    QVERIFY(m_view->isZoomed());
    QVERIFY(middleOf(u"h200").y() > before.y() + 5);
}

void TestChartZoom::anotherAxisDropsTheView()
{
    turn(4, m_view->rect().center());
    ChartSpec other = valueChart();
    other.axis.unit = u"EUR per chip-hour"_s;
    m_view->setSpec(other);
    QVERIFY(!m_view->isZoomed());
    QVERIFY(m_view->findChild<QPushButton *>(u"chartShowAll"_s)->isHidden());
    turn(4, m_view->rect().center());
    m_view->setSpec(rooflineChart());
    QVERIFY(!m_view->isZoomed());
    turn(4, m_view->rect().center());
    m_view->setSpec(computeChart());
    QVERIFY(!m_view->isZoomed());
}

// Charts of two pages may have equal axes.
void TestChartZoom::anotherPageDropsTheView()
{
    ChartPage widget(lightTheme());
    widget.resize(1200, 900);
    PageSpec page = planePage();
    page.numbers.rows = {{u"a chip"_s}};
    widget.setPage(page);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    auto *chart = widget.findChild<ChartView *>(u"chart0"_s);
    QVERIFY(chart != nullptr);
    const QPoint at = chart->rect().center();
    QWheelEvent event(at, chart->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(chart, &event);
    QVERIFY(chart->isZoomed());
    page.title = u"Another sentence"_s;
    widget.setPage(page);
    QVERIFY(chart->isZoomed());
    page.id = u"another"_s;
    widget.setPage(page);
    QVERIFY(!chart->isZoomed());
}

// Exports, copies and tables use it.
void TestChartZoom::theSpecStaysWhole()
{
    turn(6, m_view->rect().center());
    QVERIFY(m_view->isZoomed());
    QCOMPARE(m_view->spec(), valueChart());
}

void TestChartZoom::screenReadersAreTold()
{
    QAccessibleInterface *chart = QAccessible::queryAccessibleInterface(m_view.get());
    const int cells = chart->childCount();
    const QString whole = chart->text(QAccessible::Description);
    turn(12, middleOf(u"inferentia2"));
    QCOMPARE(chart->text(QAccessible::Description),
             whole + u" Only part of the chart is visible; press 0 or Escape to reset the zoom."_s);
    QCOMPARE(chart->childCount(), cells + 1);
    QAccessibleInterface *button = chart->child(cells);
    QVERIFY(button != nullptr);
    QCOMPARE(button->role(), QAccessible::Button);
    QCOMPARE(button->text(QAccessible::Name), u"Show all"_s);
    QCOMPARE(chart->indexOfChild(button), cells);
    const QPoint place = m_view->mapToGlobal(m_view->showAllButton()->geometry().center());
    QCOMPARE(chart->childAt(place.x(), place.y()), button);
    QAccessibleInterface *far = chart->tableInterface()->cellAt(indexOf(u"blackwell-ultra"), 0);
    QVERIFY(far->state().offscreen); // but still announced
    QVERIFY(!far->text(QAccessible::Name).isEmpty());
    QVERIFY(!chart->tableInterface()->cellAt(indexOf(u"inferentia2"), 0)->state().offscreen);
    button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(!m_view->isZoomed());
    QCOMPARE(chart->childCount(), cells);
    QCOMPARE(chart->text(QAccessible::Description), whole);
}

CHIPBOARD_TEST(TestChartZoom, QApplication)

} // namespace tst_chartzoom

#include "tst_chartzoom.moc"
