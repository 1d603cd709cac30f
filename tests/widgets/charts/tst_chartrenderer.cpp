#include "tests/support/testmain.h"
#include "widgets/charts/chartrenderer.h"

#include "tests/support/guitest.h"
#include "tests/support/sampleplanes.h"
#include "tests/widgets/charts/chartfixture.h"

#include <QApplication>
#include <QRandomGenerator>
#include <QScreen>
#include <QSignalSpy>

#include <algorithm>
#include <cstdlib>

#include <qcustomplot.h>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_chartrenderer {

class TestChartRenderer : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void hiddenChartsAreNotLaidOut();
    void shownChartsAreLaidOutOnce();
    void isLaidOutAnewAfterItWasHidden();
    void drawsWhileHidden();
    void isReplottedOnceForAllChanges();
    void findsMarksAndLines();
    void findsRowsAndCells();
    void drawsOnlyWhatChanged_data();
    void drawsOnlyWhatChanged();

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
    // Queries still get an answer.
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

// QCustomPlot replots once for any number of changes; highlights are on a separate layer.
void TestChartRenderer::isReplottedOnceForAllChanges()
{
    ChartRenderer renderer(m_theme, &m_window);
    auto *plot = qobject_cast<QCustomPlot *>(renderer.widget());
    renderer.setGeometry(QRect(QPoint(0, 0), m_size));
    QSignalSpy replotted(plot, &QCustomPlot::afterReplot);
    renderer.setSpec(computeChart());
    QCoreApplication::processEvents();
    QCOMPARE(replotted.count(), 0); // hidden: no replot
    m_window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_window));
    QTRY_COMPARE(replotted.count(), 1);
    for (const int rows : {3, 5, 8})
        renderer.setSpec(costChart(rows));
    renderer.setTheme(darkTheme());
    QCoreApplication::processEvents();
    QCOMPARE(replotted.count(), 2);
    const QImage unlit = renderer.widget()->grab().toImage();
    renderer.setState({.highlighted = 1, .current = -1, .focused = false, .scroll = 0.0, .lit = {}});
    QCoreApplication::processEvents();
    QCOMPARE(replotted.count(), 2);
    QVERIFY(renderer.widget()->grab().toImage() != unlit);
    renderer.setState({});
    QCOMPARE(renderer.widget()->grab().toImage(), unlit);
    delete renderer.widget();
}

// The nearest mark within reach, otherwise a line.
void TestChartRenderer::findsMarksAndLines()
{
    ChartSpec spec = test::valueChart();
    PlaneMark mark = spec.plane.marks.first();
    spec.axis.scale = spec.plane.y.scale = AxisScale::Linear;
    spec.axis.minimum = spec.plane.y.minimum = 0.0;
    spec.axis.maximum = spec.plane.y.maximum = 10.0;
    spec.plane.marks.clear();
    for (const QPointF &at : {QPointF(2.0, 5.0), QPointF(8.0, 5.0)}) {
        mark.id = QString::number(at.x());
        mark.x = at.x();
        mark.y = at.y();
        mark.xLow = mark.xHigh = mark.yLow = mark.yHigh = std::nullopt;
        spec.plane.marks << mark;
    }
    spec.plane.bands.clear();
    spec.plane.lines = {{{}, {}, ColourRole::Other, LineWeight::Strong, false, {{0.0, 1.0}, {10.0, 1.0}}, {}}};
    ChartRenderer renderer(m_theme, &m_window);
    renderer.setGeometry(QRect(QPoint(0, 0), m_size));
    renderer.setSpec(spec);
    const PlaneLayout layout = renderer.planeLayout();
    const QPointF first = layout.marks.at(0).at;
    QCOMPARE(renderer.hit(first + QPointF(-9.0, 0.0)), (ChartHit{0, -1}));
    QCOMPARE(renderer.hit(layout.marks.at(1).at + QPointF(1.0, 1.0)), (ChartHit{1, -1}));
    QCOMPARE(renderer.hit(first + QPointF(-11.0, 0.0)), ChartHit());
    const QPointF line(first.x(), layout.plot.bottom() - 0.1 * layout.plot.height());
    QCOMPARE(renderer.hit(line + QPointF(0.0, 5.0)), (ChartHit{-1, 0}));
    QCOMPARE(renderer.hit(line + QPointF(0.0, 7.0)), ChartHit());
    delete renderer.widget();
}

void TestChartRenderer::findsRowsAndCells()
{
    ChartRenderer renderer(m_theme, &m_window);
    renderer.setGeometry(QRect(QPoint(0, 0), m_size));
    renderer.setSpec(computeChart());
    const ChartLayout layout = renderer.layout();
    QCOMPARE(renderer.hit(layout.rowRect(3, 0.0).center()), (ChartHit{3, -1}));
    QCOMPARE(renderer.hit({layout.rows.center().x(), layout.rows.top() - 2.0}), ChartHit());
    delete renderer.widget();
}

/// Changes a property of a row or of the chart.
static void change(ChartSpec &spec, QRandomGenerator &random)
{
    QList<ChartPoint> &points = spec.series.first().points;
    ChartPoint &point = points[random.bounded(static_cast<int>(points.size()))];
    switch (random.bounded(8)) {
    case 0:
        point.style = static_cast<MarkStyle>(random.bounded(3));
        break;
    case 1:
        point.value = random.bounded(2) == 0 ? std::optional<double>() : std::optional(0.0);
        point.gap = QStringLiteral("n/p");
        break;
    case 2:
        point.badge = point.badge.isEmpty() ? u"spot"_s : QString();
        break;
    case 3:
        point.low = point.value ? std::optional(*point.value * 0.8) : std::nullopt;
        point.high = point.value ? std::optional(*point.value * 1.1) : std::nullopt;
        break;
    case 4:
        point.low = point.high = std::nullopt;
        break;
    default:
        point.value = spec.axis.maximum * random.bounded(1.0);
        point.label = QString::number(*point.value, 'f', random.bounded(4));
        break;
    }
}

/// The largest difference of a colour channel.
static int farthest(const QImage &one, const QImage &other)
{
    int most = one.size() == other.size() ? 0 : 255;
    for (int y = 0; y < one.height() && most < 255; ++y) {
        const uchar *a = one.constScanLine(y);
        const uchar *b = other.constScanLine(y);
        for (qsizetype i = 0; i < one.bytesPerLine(); ++i)
            most = std::max(most, std::abs(a[i] - b[i]));
    }
    return most;
}

void TestChartRenderer::drawsOnlyWhatChanged_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<ChartKind>("kind");
    for (quint32 seed = 1; seed <= 8; ++seed) {
        QTest::addRow("bars %u", seed) << seed << ChartKind::HorizontalBars;
        QTest::addRow("dots %u", seed) << seed << ChartKind::HorizontalDots;
    }
}

// Successive changes in a visible window give the same image as a fresh drawing of the last chart.
void TestChartRenderer::drawsOnlyWhatChanged()
{
    QFETCH(const quint32, seed);
    QFETCH(const ChartKind, kind);
    QRandomGenerator random(seed);
    ChartSpec spec = seed % 2 == 0 ? costChart() : computeChart();
    spec.kind = kind;
    QPalette palette;
    palette.setColor(QPalette::Window, m_theme.window);
    m_window.setPalette(palette);
    ChartRenderer renderer(m_theme, &m_window);
    renderer.setGeometry(QRect(QPoint(0, 0), m_size));
    renderer.setSpec(spec);
    m_window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_window));
    for (int step = 0; step < 25; ++step) {
        for (int changes = random.bounded(1, 4); changes > 0; --changes)
            change(spec, random);
        if (random.bounded(3) == 0)
            spec.axis.ticks.last() = spec.axis.maximum * (0.9 + random.bounded(0.1));
        if (random.bounded(3) == 0)
            renderer.setState({.highlighted = random.bounded(-1, 8),
                               .current = random.bounded(-1, 8),
                               .focused = random.bounded(2) == 1,
                               .scroll = 0.5 * random.bounded(20),
                               .lit = {}});
        renderer.setSpec(spec);
        QCoreApplication::processEvents();
        const QImage seen =
            m_window.screen()->grabWindow(m_window.winId(), 0, 0, 2 * m_size.width(), 2 * m_size.height()).toImage();
        renderer.setTheme(m_theme); // redraws everything
        QCoreApplication::processEvents();
        const QImage whole =
            m_window.screen()->grabWindow(m_window.winId(), 0, 0, 2 * m_size.width(), 2 * m_size.height()).toImage();
        QVERIFY2(farthest(seen, whole) <= 1, qPrintable(QStringLiteral("step %1").arg(step))); // rounding at edges
    }
    delete renderer.widget();
}

CHIPBOARD_TEST(TestChartRenderer, QApplication)

} // namespace tst_chartrenderer

#include "tst_chartrenderer.moc"
