#include "widgets/charts/chartrenderer.h"

#include "tests/support/guitest.h"
#include "tests/widgets/charts/chartfixture.h"

#include <QTest>

#include <qcustomplot.h>

using namespace chipboard;
using namespace chipboard::testing;

class TestChartRenderer : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void hiddenChartsAreNotLaidOut();
    void shownChartsAreLaidOutOnce();
    void isLaidOutAnewAfterItWasHidden();
    void drawsWhileHidden();

private:
    [[nodiscard]] QImage drawn(ChartRenderer &renderer) const;

    QWidget m_window;
    Theme m_theme = lightTheme();
    QSize m_size = QSize(440, 272);
};

void TestChartRenderer::init()
{
    QTest::failOnWarning(anyWarning());
    m_window.hide();
    m_window.resize(m_size);
}

QImage TestChartRenderer::drawn(ChartRenderer &renderer) const
{
    QImage image(m_size, QImage::Format_RGB32);
    image.fill(m_theme.window);
    QCPPainter painter(&image);
    renderer.drawTo(painter, m_size);
    return image;
}

void TestChartRenderer::hiddenChartsAreNotLaidOut()
{
    ChartRenderer renderer(m_theme, &m_window);
    renderer.setGeometry(QRect(QPoint(0, 0), m_size));
    renderer.setSpec(computeChart());
    renderer.setSpec(costChart());
    renderer.setTheme(darkTheme());
    renderer.setState({.highlighted = 1, .current = 2, .focused = true, .scroll = 0.0, .lit = {}});
    QCOMPARE(renderer.layoutCount(), 0);
    QCOMPARE(renderer.spec(), costChart());
    QCOMPARE(renderer.state().highlighted, 1);
    // Who asks gets an answer all the same.
    QCOMPARE(renderer.layout().row.size(), costChart().categories.size());
    QCOMPARE(renderer.layoutCount(), 1);
    delete renderer.widget();
}

void TestChartRenderer::shownChartsAreLaidOutOnce()
{
    ChartRenderer renderer(m_theme, &m_window);
    renderer.setGeometry(QRect(QPoint(0, 0), m_size));
    renderer.setSpec(computeChart());
    m_window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_window));
    QTRY_COMPARE(renderer.layoutCount(), 1);
    renderer.setSpec(costChart());
    QCoreApplication::processEvents();
    QCOMPARE(renderer.layoutCount(), 2);
    delete renderer.widget();
}

void TestChartRenderer::isLaidOutAnewAfterItWasHidden()
{
    ChartRenderer renderer(m_theme, &m_window);
    renderer.setGeometry(QRect(QPoint(0, 0), m_size));
    renderer.setSpec(computeChart(8));
    m_window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_window));
    QTRY_COMPARE(renderer.layoutCount(), 1);
    renderer.widget()->hide();
    renderer.setSpec(computeChart(3));
    renderer.setSpec(costChart(5));
    QCOMPARE(renderer.layoutCount(), 1);
    renderer.widget()->show();
    QTRY_COMPARE(renderer.layoutCount(), 2);
    QCOMPARE(renderer.layout().row.size(), 5);
    delete renderer.widget();
}

void TestChartRenderer::drawsWhileHidden()
{
    ChartRenderer renderer(m_theme, &m_window);
    renderer.setSpec(computeChart());
    QCOMPARE(renderer.layoutCount(), 0);
    const QImage first = drawn(renderer);
    ChartRenderer alone(m_theme);
    alone.setSpec(computeChart());
    QCOMPARE(drawn(alone), first);
    renderer.setSpec(costChart());
    QVERIFY(drawn(renderer) != first);
    delete renderer.widget();
}

QTEST_MAIN(TestChartRenderer)
#include "tst_chartrenderer.moc"
