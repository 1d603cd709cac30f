// A plane on screen, with real events: pointing, choosing, keyboard navigation and highlighting.
#include "tests/support/guitest.h"
#include "tests/support/sampleplanes.h"
#include "tests/support/testmain.h"
#include "tests/widgets/charts/chartfixture.h"
#include "widgets/charts/chartview.h"

#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;
using namespace chipboard::testing;

namespace tst_planeview {

class TestPlaneView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(u"Fusion"_s); }
    void init();
    void cleanup() { m_view.reset(); }
    void hoverNamesTheMark();
    void aLineIsPointedAtToo();
    void clickActivates();
    void keysWalkTheMarks();
    void enterActivatesTheMark();
    void toolTipTellsTheDescription();
    void theMarkIsKeptByItsId();
    void highlightIsSeen();
    void changesToBarsAndBack();
    void equalSpecPaintsNothing();

private:
    [[nodiscard]] QPoint middleOf(const char16_t *id) const;
    [[nodiscard]] QImage picture() const { return m_view->grab().toImage().convertToFormat(QImage::Format_RGB32); }

    std::unique_ptr<ChartView> m_view;
};

void TestPlaneView::init()
{
    QTest::failOnWarning(anyWarning());
    m_view = std::make_unique<ChartView>(lightTheme());
    m_view->resize(560, 400);
    m_view->setSpec(valueChart());
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

QPoint TestPlaneView::middleOf(const char16_t *id) const
{
    const QList<PlaneMark> &marks = m_view->spec().plane.marks;
    for (int i = 0; i < marks.size(); ++i) {
        if (marks.at(i).id == QStringView(id))
            return m_view->rowRect(i).center();
    }
    return {};
}

void TestPlaneView::hoverNamesTheMark()
{
    QSignalSpy hovered(m_view.get(), &ChartView::categoryHovered);
    QTest::mouseMove(m_view.get(), middleOf(u"b200") + QPoint(7, -5)); // 8.6 pixels away
    QTRY_COMPARE(hovered.size(), 1);
    QCOMPARE(hovered.takeFirst().constFirst().toString(), u"b200"_s);
    QTest::mouseMove(m_view.get(), middleOf(u"b200") + QPoint(0, 25));
    QTRY_COMPARE(hovered.size(), 1);
    QCOMPARE(hovered.takeFirst().constFirst().toString(), QString());
    QTest::mouseMove(m_view.get(), middleOf(u"a100-80gb"));
    QTRY_COMPARE(hovered.size(), 1);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_view.get(), &leave);
    QCOMPARE(hovered.constLast().constFirst().toString(), QString());
}

void TestPlaneView::aLineIsPointedAtToo()
{
    ChartSpec spec = rooflineChart();
    spec.plane.marks.clear();
    spec.plane.lines = spec.plane.lines.first(1); // Trainium: flat at 95 TFLOPS from 116 FLOP/byte on
    PlaneMark probe;                              // converts that to screen coordinates
    probe.x = 3000.0;
    probe.y = 95.0;
    spec.plane.marks = {probe};
    m_view->setSpec(spec);
    QApplication::processEvents();
    const QPoint place = m_view->rowRect(0).center();
    spec.plane.marks.clear();
    m_view->setSpec(spec);
    QSignalSpy hovered(m_view.get(), &ChartView::categoryHovered);
    QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    QTest::mouseMove(m_view.get(), place + QPoint(0, 4));
    QTRY_COMPARE(hovered.size(), 1);
    QCOMPARE(hovered.constFirst().constFirst().toString(), u"trainium"_s);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, place);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(m_view->currentIndex(), -1); // lines are not part of keyboard navigation
}

void TestPlaneView::clickActivates()
{
    const QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middleOf(u"trainium4"));
    QCOMPARE(activated, QList<QVariantList>({{u"trainium4"_s}}));
    QCOMPARE(m_view->currentIndex(), 3);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, middleOf(u"b200"));
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, middleOf(u"trainium4"));
    QTest::mouseClick(m_view.get(), Qt::RightButton, {}, middleOf(u"b200"));
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(20, 8));
    QCOMPARE(activated.size(), 1);
}

// By price: Inferentia2 1.08, Trainium 1.34, Trainium2 2.24, A100 3.43, Trainium3 4.2, ... Blackwell Ultra 17.8.
// By throughput above A100 (900): Trainium2 (1450), H100 (1980).
void TestPlaneView::keysWalkTheMarks()
{
    m_view->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
    const auto idAfter = [&](Qt::Key key) {
        QTest::keyClick(m_view.get(), key);
        return m_view->spec().plane.marks.at(m_view->currentIndex()).id;
    };
    QCOMPARE(idAfter(Qt::Key_Right), u"inferentia2"_s);
    QCOMPARE(idAfter(Qt::Key_Right), u"trainium"_s);
    QCOMPARE(idAfter(Qt::Key_Left), u"inferentia2"_s);
    QCOMPARE(idAfter(Qt::Key_Left), u"inferentia2"_s);
    QCOMPARE(idAfter(Qt::Key_End), u"blackwell-ultra"_s);
    QCOMPARE(idAfter(Qt::Key_Home), u"inferentia2"_s);
    m_view->setCurrentIndex(5); // A100
    QCOMPARE(idAfter(Qt::Key_Up), u"trainium2"_s);
    QCOMPARE(idAfter(Qt::Key_Up), u"h100"_s);
    QCOMPARE(idAfter(Qt::Key_Down), u"trainium2"_s);
    const QImage image = picture();
    QVERIFY(countOf(image, m_view->rowRect(1), lightTheme().accent) > 20); // the ring
}

void TestPlaneView::enterActivatesTheMark()
{
    const QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    m_view->setCurrentIndex(6);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
        QTest::keyClick(m_view.get(), key);
    QCOMPARE(activated, QList<QVariantList>({{u"h100"_s}, {u"h100"_s}, {u"h100"_s}}));
}

void TestPlaneView::toolTipTellsTheDescription()
{
    const QPoint place = middleOf(u"h200");
    QHelpEvent help(QEvent::ToolTip, place, m_view->mapToGlobal(place));
    QApplication::sendEvent(m_view.get(), &help);
    QCOMPARE(QToolTip::text(), u"<p>H200: 2600 tok/s for 7.05 USD/h.</p>"_s);
    const QPoint beside(20, 8);
    QHelpEvent other(QEvent::ToolTip, beside, m_view->mapToGlobal(beside));
    QApplication::sendEvent(m_view.get(), &other);
    QTRY_VERIFY(!QToolTip::isVisible());
}

void TestPlaneView::theMarkIsKeptByItsId()
{
    m_view->setCurrentIndex(6);
    ChartSpec next = valueChart();
    next.plane.marks.removeFirst();
    m_view->setSpec(next);
    QCOMPARE(m_view->currentIndex(), 5);
    next.plane.marks.clear();
    m_view->setSpec(next);
    QCOMPARE(m_view->currentIndex(), -1);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QCOMPARE(m_view->currentIndex(), -1);
}

void TestPlaneView::highlightIsSeen()
{
    const QImage before = picture();
    m_view->setHighlighted(u"h100"_s);
    const QImage lit = picture();
    QVERIFY(lit != before);
    const QRect other(middleOf(u"trainium2") - QPoint(2, 2), QSize(5, 5));
    QCOMPARE(countOf(before, other, lightTheme().trainium), 25);
    QCOMPARE(countOf(lit, other, lightTheme().trainium), 0);
    m_view->setHighlighted(u"no such chip"_s);
    QCOMPARE(picture(), before);
    m_view->setHighlighted({});
    QCOMPARE(picture(), before);
}

void TestPlaneView::changesToBarsAndBack()
{
    const QImage plane = picture();
    m_view->setSpec(computeChart());
    QCOMPARE(m_view->rowRect(7).isEmpty(), false);
    const QImage bars = picture();
    QVERIFY(bars != plane);
    m_view->setSpec(dotsChart());
    QVERIFY(picture() != bars);
    m_view->setSpec(valueChart());
    QCOMPARE(picture(), plane);
}

void TestPlaneView::equalSpecPaintsNothing()
{
    QApplication::processEvents();
    const PaintCounter paints(*m_view);
    m_view->setSpec(valueChart());
    m_view->setHighlighted({});
    QApplication::processEvents();
    QCOMPARE(paints.count, 0);
}

CHIPBOARD_TEST(TestPlaneView, QApplication)

} // namespace tst_planeview

#include "tst_planeview.moc"
