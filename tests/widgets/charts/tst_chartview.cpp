#include "tests/support/testmain.h"
#include "widgets/charts/chartview.h"

#include "tests/support/guitest.h"
#include "tests/widgets/charts/chartfixture.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QToolTip>
#include <QWheelEvent>

#include <memory>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_chartview {

class TestChartView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(u"Fusion"_s); }
    void init();
    void cleanup() { m_view.reset(); }
    void hoverNamesTheBar();
    void clickActivates();
    void pressAndReleaseOnDifferentBarsIsNoClick();
    void otherButtonsDoNotActivate();
    void keysWalk_data();
    void keysWalk();
    void keysActivate_data();
    void keysActivate();
    void keysWithoutACurrentBarActivateNothing();
    void otherKeysGoToTheParent();
    void currentIndexIsBounded();
    void currentBarIsKeptByItsId();
    void currentBarGoesWithItsCategory();
    void focusIsSeen();
    void toolTipTellsTheDescription();
    void toolTipAsksForMore();
    void toolTipHidesBesideTheRows();
    void highlightLightsARow();
    void equalSpecPaintsNothing();
    void severalSpecsPaintOnce();
    void highlightPaintsOnce();
    void manyCategoriesScroll();
    void hiddenRowsAreTold();
    void hiddenViewsAreArrangedWhenShown();
    void keyboardScrollsToTheBar();
    void wheelScrolls();
    void emptySpecSaysSo();
    void isSharpAtTwicePixels();
    void themeChangesColours();

private:
    [[nodiscard]] QPoint middleOf(int row) const { return m_view->rowRect(row).center(); }
    [[nodiscard]] QImage picture() const { return m_view->grab().toImage().convertToFormat(QImage::Format_RGB32); }
    void focus();

    std::unique_ptr<ChartView> m_view;
    Theme m_theme = lightTheme();
};

void TestChartView::init()
{
    QTest::failOnWarning(anyWarning());
    m_view = std::make_unique<ChartView>(m_theme);
    m_view->resize(440, 272);
    m_view->setSpec(computeChart());
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestChartView::focus()
{
    m_view->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
}

void TestChartView::hoverNamesTheBar()
{
    QSignalSpy hovered(m_view.get(), &ChartView::categoryHovered);
    QTest::mouseMove(m_view.get(), middleOf(1));
    QTRY_COMPARE(hovered.size(), 1);
    QCOMPARE(hovered.takeFirst().constFirst().toString(), u"trainium2"_s);
    QTest::mouseMove(m_view.get(), middleOf(1) + QPoint(5, 0));
    QTest::mouseMove(m_view.get(), middleOf(7));
    QTRY_COMPARE(hovered.size(), 1);
    QCOMPARE(hovered.takeFirst().constFirst().toString(), u"blackwell-ultra"_s);
    QTest::mouseMove(m_view.get(), QPoint(20, 8));
    QTRY_COMPARE(hovered.size(), 1);
    QCOMPARE(hovered.takeFirst().constFirst().toString(), QString());
    QTest::mouseMove(m_view.get(), middleOf(0));
    QTRY_COMPARE(hovered.size(), 1);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_view.get(), &leave);
    QCOMPARE(hovered.constLast().constFirst().toString(), QString());
}

void TestChartView::clickActivates()
{
    QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    QSignalSpy current(m_view.get(), &ChartView::currentIndexChanged);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middleOf(3));
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.constFirst().constFirst().toString(), u"trainium4"_s);
    QCOMPARE(m_view->currentIndex(), 3);
    QCOMPARE(current.size(), 1);
    // A gap has a source card, too.
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middleOf(5));
    QCOMPARE(activated.constLast().constFirst().toString(), u"a100-80gb"_s);
}

void TestChartView::pressAndReleaseOnDifferentBarsIsNoClick()
{
    QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, middleOf(1));
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, middleOf(2));
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(20, 8));
    QCOMPARE(activated.size(), 0);
}

void TestChartView::otherButtonsDoNotActivate()
{
    QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    QTest::mouseClick(m_view.get(), Qt::RightButton, {}, middleOf(1));
    QTest::mouseClick(m_view.get(), Qt::MiddleButton, {}, middleOf(1));
    QCOMPARE(activated.size(), 0);
    QCOMPARE(m_view->currentIndex(), -1);
}

void TestChartView::keysWalk_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<int>("to");
    QTest::newRow("Down begins with the first") << -1 << Qt::Key_Down << 0;
    QTest::newRow("Up begins with the first") << -1 << Qt::Key_Up << 0;
    QTest::newRow("Down goes on") << 2 << Qt::Key_Down << 3;
    QTest::newRow("Right goes on") << 2 << Qt::Key_Right << 3;
    QTest::newRow("Up goes back") << 2 << Qt::Key_Up << 1;
    QTest::newRow("Left goes back") << 2 << Qt::Key_Left << 1;
    QTest::newRow("Up stays on the first") << 0 << Qt::Key_Up << 0;
    QTest::newRow("Down stays on the last") << 7 << Qt::Key_Down << 7;
    QTest::newRow("Home") << 5 << Qt::Key_Home << 0;
    QTest::newRow("End") << 2 << Qt::Key_End << 7;
}

void TestChartView::keysWalk()
{
    QFETCH(const int, from);
    QFETCH(const Qt::Key, key);
    QFETCH(const int, to);
    m_view->setCurrentIndex(from);
    QSignalSpy changed(m_view.get(), &ChartView::currentIndexChanged);
    QTest::keyClick(m_view.get(), key);
    QCOMPARE(m_view->currentIndex(), to);
    QCOMPARE(changed.size(), from == to ? 0 : 1);
}

void TestChartView::keysActivate_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Return") << Qt::Key_Return;
    QTest::newRow("Enter") << Qt::Key_Enter;
    QTest::newRow("Space") << Qt::Key_Space;
}

void TestChartView::keysActivate()
{
    QFETCH(const Qt::Key, key);
    QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    m_view->setCurrentIndex(6);
    QTest::keyClick(m_view.get(), key);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.constFirst().constFirst().toString(), u"h100"_s);
}

void TestChartView::keysWithoutACurrentBarActivateNothing()
{
    QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(activated.size(), 0);
}

void TestChartView::otherKeysGoToTheParent()
{
    QKeyEvent tab(QEvent::KeyPress, Qt::Key_F5, Qt::NoModifier);
    tab.accept();
    QApplication::sendEvent(m_view.get(), &tab);
    QVERIFY(!tab.isAccepted());
}

void TestChartView::currentIndexIsBounded()
{
    m_view->setCurrentIndex(100);
    QCOMPARE(m_view->currentIndex(), 7);
    m_view->setCurrentIndex(-5);
    QCOMPARE(m_view->currentIndex(), -1);
    QCOMPARE(m_view->rowRect(-1), QRect());
    QCOMPARE(m_view->rowRect(8), QRect());
}

void TestChartView::currentBarIsKeptByItsId()
{
    m_view->setCurrentIndex(6);
    ChartSpec spec = computeChart();
    spec.categories.removeFirst();
    spec.series.first().points.removeFirst();
    QSignalSpy changed(m_view.get(), &ChartView::currentIndexChanged);
    m_view->setSpec(spec);
    QCOMPARE(m_view->currentIndex(), 5);
    QCOMPARE(changed.size(), 1);
}

void TestChartView::currentBarGoesWithItsCategory()
{
    m_view->setCurrentIndex(6);
    QSignalSpy changed(m_view.get(), &ChartView::currentIndexChanged);
    m_view->setSpec(computeChart(3));
    QCOMPARE(m_view->currentIndex(), -1);
    QCOMPARE(changed.size(), 1);
    m_view->setSpec(ChartSpec());
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_End);
    QCOMPARE(m_view->currentIndex(), -1);
}

void TestChartView::focusIsSeen()
{
    m_view->clearFocus();
    m_view->setCurrentIndex(2);
    const QPoint edge(m_view->width() / 2, 0);
    const QPoint ring(m_view->rowRect(2).left() + 1, middleOf(2).y());
    QVERIFY(isColour(picture().pixelColor(edge), m_theme.border));
    QVERIFY(isColour(picture().pixelColor(ring), m_theme.card));
    focus();
    QVERIFY(isColour(picture().pixelColor(edge), m_theme.accent));
    QVERIFY(isColour(picture().pixelColor(ring), m_theme.accent));
}

void TestChartView::toolTipTellsTheDescription()
{
    ChartSpec spec = computeChart();
    spec.series.first().points[2].description = u"2.5 < 3 & more."_s;
    m_view->setSpec(spec);
    const QPoint place = middleOf(2);
    QHelpEvent help(QEvent::ToolTip, place, m_view->mapToGlobal(place));
    QVERIFY(QApplication::sendEvent(m_view.get(), &help));
    QTRY_VERIFY(QToolTip::isVisible());
    // Rich text, so that long sentences wrap; escaped, so that it contains no tags.
    QCOMPARE(QToolTip::text(), u"<p>2.5 &lt; 3 &amp; more.</p>"_s);
}

// Slow information is fetched only for the tooltip, not on pointer moves or new numbers.
void TestChartView::toolTipAsksForMore()
{
    ChartSpec spec = computeChart();
    spec.series.first().points[2].description = u"2.5."_s;
    QList<int> asked;
    connect(m_view.get(), &ChartView::tipAsked, this, [&asked](int item, QStringList *more) {
        asked << item;
        *more << u"Nearest: <1>."_s;
    });
    m_view->setSpec(spec);
    QTest::mouseMove(m_view.get(), middleOf(1));
    QVERIFY(asked.isEmpty());
    const QPoint place = middleOf(2);
    QHelpEvent help(QEvent::ToolTip, place, m_view->mapToGlobal(place));
    QVERIFY(QApplication::sendEvent(m_view.get(), &help));
    QTRY_COMPARE(QToolTip::text(), u"<p>2.5. Nearest: &lt;1&gt;.</p>"_s);
    QCOMPARE(asked, QList<int>{2});
}

void TestChartView::toolTipHidesBesideTheRows()
{
    QToolTip::showText(m_view->mapToGlobal(QPoint(10, 10)), u"something else"_s, m_view.get());
    QTRY_VERIFY(QToolTip::isVisible());
    QHelpEvent help(QEvent::ToolTip, QPoint(20, 8), m_view->mapToGlobal(QPoint(20, 8)));
    QApplication::sendEvent(m_view.get(), &help);
    QTRY_VERIFY(!QToolTip::isVisible());
}

void TestChartView::highlightLightsARow()
{
    const QPoint place(m_view->rowRect(4).left() + 3, middleOf(4).y());
    QVERIFY(isColour(picture().pixelColor(place), m_theme.card));
    m_view->setHighlighted(u"inferentia2"_s);
    QCOMPARE(m_view->highlighted(), u"inferentia2"_s);
    QVERIFY(isColour(picture().pixelColor(place), m_theme.highlight));
    m_view->setHighlighted(u"nobody"_s);
    QVERIFY(isColour(picture().pixelColor(place), m_theme.card));
}

void TestChartView::equalSpecPaintsNothing()
{
    QCoreApplication::processEvents();
    PaintCounter painted(*m_view);
    m_view->setSpec(computeChart());
    QCoreApplication::processEvents();
    QCOMPARE(painted.count, 0);
}

void TestChartView::severalSpecsPaintOnce()
{
    QCoreApplication::processEvents();
    PaintCounter painted(*m_view);
    for (int count = 1; count < 8; ++count)
        m_view->setSpec(computeChart(count));
    QTRY_COMPARE(painted.count, 1);
    QCoreApplication::processEvents();
    QCOMPARE(painted.count, 1);
}

void TestChartView::highlightPaintsOnce()
{
    QCoreApplication::processEvents();
    PaintCounter painted(*m_view);
    m_view->setHighlighted(u"trainium2"_s);
    m_view->setHighlighted(u"trainium3"_s);
    QTRY_COMPARE(painted.count, 1);
    m_view->setHighlighted(u"trainium3"_s);
    QCoreApplication::processEvents();
    QCOMPARE(painted.count, 1);
}

void TestChartView::manyCategoriesScroll()
{
    QCOMPARE(m_view->scrollOffset(), 0);
    m_view->setScrollOffset(50);
    QCOMPARE(m_view->scrollOffset(), 0); // everything fits
    m_view->setSpec(computeChart(40));
    QSignalSpy scrolled(m_view.get(), &ChartView::scrolled);
    QVERIFY(m_view->rowRect(39).isEmpty());
    const int height = m_view->rowRect(0).height();
    m_view->setScrollOffset(height * 2);
    QCOMPARE(scrolled.size(), 1);
    QVERIFY(m_view->rowRect(1).isEmpty());
    QCOMPARE(m_view->rowRect(2).height(), height);
    m_view->setScrollOffset(100000);
    QVERIFY(!m_view->rowRect(39).isEmpty());
    QVERIFY(m_view->rect().contains(m_view->rowRect(39)));
    m_view->setSpec(computeChart(3));
    QCOMPARE(m_view->scrollOffset(), 0);
}

// A scroll bar is easily missed: the card says that there are more rows, at any scroll position.
void TestChartView::hiddenRowsAreTold()
{
    const auto *hint = m_view->findChild<QLabel *>(u"chartHint"_s);
    QVERIFY(!hint->isVisible()); // everything fits
    m_view->setSpec(computeChart(40));
    int seen = 0;
    for (int row = 0; row < 40; ++row)
        seen += m_view->rowRect(row).isEmpty() ? 0 : 1;
    QVERIFY(hint->isVisible());
    QCOMPARE(hint->text(), u"%1 of 40, scroll"_s.arg(seen));
    QVERIFY(m_view->rect().contains(hint->geometry()));
    m_view->setScrollOffset(100000);
    QVERIFY(hint->isVisible());
    ChartSpec titled = computeChart(40);
    titled.title = QString(200, u'x');
    m_view->setSpec(titled);
    QVERIFY(!hint->isVisible()); // must not cover the title
    m_view->setSpec(computeChart(3));
    QVERIFY(!hint->isVisible());
}

void TestChartView::hiddenViewsAreArrangedWhenShown()
{
    const auto *scrollBar = m_view->findChild<QScrollBar *>();
    m_view->hide();
    m_view->setSpec(computeChart(40));
    m_view->resize(500, 200);
    QCOMPARE(scrollBar->maximum(), 0);
    m_view->show();
    QVERIFY(scrollBar->isVisible());
    QVERIFY(scrollBar->maximum() > 0);
    QVERIFY(m_view->rect().contains(scrollBar->geometry()));
    QCOMPARE(m_view->rowRect(0).width(), 500 - 2 * gridStep);
}

void TestChartView::keyboardScrollsToTheBar()
{
    m_view->setSpec(computeChart(40));
    const int height = m_view->rowRect(0).height();
    QTest::keyClick(m_view.get(), Qt::Key_End);
    QCOMPARE(m_view->currentIndex(), 39);
    QCOMPARE(m_view->rowRect(39).height(), height);
    QTest::keyClick(m_view.get(), Qt::Key_Home);
    QCOMPARE(m_view->rowRect(0).height(), height);
    QCOMPARE(m_view->scrollOffset(), 0);
}

void TestChartView::wheelScrolls()
{
    m_view->setSpec(computeChart(40));
    const QPointF place = middleOf(2);
    QWheelEvent wheel(place, m_view->mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(m_view.get(), &wheel);
    QTRY_VERIFY(m_view->scrollOffset() > 0);
}

void TestChartView::emptySpecSaysSo()
{
    ChartSpec spec = computeChart(0);
    m_view->setSpec(spec);
    QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    QSignalSpy hovered(m_view.get(), &ChartView::categoryHovered);
    const QRect middle(100, 120, 240, 100);
    const QImage image = picture();
    QVERIFY(countOf(image, middle, m_theme.card) < middle.width() * middle.height() - 100); // contains text
    QTest::mouseMove(m_view.get(), middle.center());
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle.center());
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(activated.size() + hovered.size(), 0);
    QCOMPARE(m_view->rowRect(0), QRect());
}

// A bar is exactly twice as many pixels high, and the background reaches the last pixel.
void TestChartView::isSharpAtTwicePixels()
{
    const auto render = [&](int ratio) {
        QImage image(m_view->size() * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::magenta);
        m_view->render(&image);
        image.setDevicePixelRatio(1.0);
        return image;
    };
    const QImage once = render(1);
    const QImage twice = render(2);
    const QRect column(m_view->barsLeft() + 2, m_view->rowRect(7).top(), 1, m_view->rowRect(7).height());
    const int thickness = countOf(once, column, m_theme.nvidia);
    QVERIFY(thickness > 6);
    const QRect columnTwice(column.topLeft() * 2, QSize(1, column.height() * 2));
    QCOMPARE(countOf(twice, columnTwice, m_theme.nvidia), thickness * 2);
    QCOMPARE(countOf(twice, twice.rect(), Qt::magenta), 0);
}

void TestChartView::themeChangesColours()
{
    m_view->setTheme(darkTheme());
    const QImage image = picture();
    QVERIFY(countOf(image, image.rect(), darkTheme().card) > image.width() * image.height() / 3);
    QCOMPARE(countOf(image, image.rect(), m_theme.trainium), 0);
}

CHIPBOARD_TEST(TestChartView, QApplication)

} // namespace tst_chartview

#include "tst_chartview.moc"
