#include "tests/support/testmain.h"
#include "widgets/charts/chartpainting.h"

#include "tests/support/guitest.h"
#include "tests/support/sampleplanes.h"
#include "tests/widgets/charts/chartfixture.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPainter>

using namespace chipboard;
using namespace chipboard::testing;

namespace tst_chartpainting {

class TestChartPainting : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void nothingIsPaintedBesideTheCard_data();
    void nothingIsPaintedBesideTheCard();
    void barsHaveTheColourOfTheirRole();
    void labelsAreInkedByWhatIsBetter();
    void endsOfBarsLookLikeSmoothedPaths_data();
    void endsOfBarsLookLikeSmoothedPaths();
    void lossesAreDrawnBelowZero();
    void gridIsDrawn();
    void strongGridsLeaveNumbersAlone();
    void stylesAreToldApart();
    void whiskersAreDrawnInInk();
    void aGapHasNoBar();
    void aSmallValueIsSeen();
    void badgeAndBaselineAreDrawn();
    void litRowHasAGround();
    void ringNeedsFocus();
    void scrolledRowsStayInPlace();
    void onlyTheDirtyPartIsPainted();
    void dotsAreRoundAndToldApart();

private:
    static constexpr int margin = 20;
    [[nodiscard]] QImage painted(const ChartSpec &spec, const ChartState &state = {}, const QRectF &dirty = {});
    [[nodiscard]] QRect barOf(int row) const;
    [[nodiscard]] QRect onPicture(const QRectF &part) const { return part.translated(margin, margin).toRect(); }

    Theme m_theme = lightTheme();
    TextRuler m_ruler;
    ChartLayout m_layout;
};

// A margin in a distinct colour shows stray pixels.
QImage TestChartPainting::painted(const ChartSpec &spec, const ChartState &state, const QRectF &dirty)
{
    const QSize size(440, 272);
    m_layout = layoutChart(spec, m_theme.type, size, m_ruler);
    QImage image(size + QSize(2 * margin, 2 * margin), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    painter.translate(margin, margin);
    const QRectF part = dirty.isNull() ? QRectF(QPointF(0, 0), size) : dirty;
    paintChartGround(painter, m_layout, m_theme, state, part);
    painter.setClipRect(m_layout.rows, Qt::IntersectClip);
    paintChartRows(painter, m_layout, spec, m_theme, state, part);
    paintLitRows(painter, m_layout, spec, m_theme, state);
    return image;
}

QRect TestChartPainting::barOf(int row) const
{
    const QRectF rect = m_layout.rowRect(row, 0.0);
    const double top = rect.center().y() - m_layout.thickness / 2.0;
    return onPicture(
        QRectF(QPointF(m_layout.plot.left(), top), QPointF(m_layout.row.at(row).end, top + m_layout.thickness)));
}

void TestChartPainting::nothingIsPaintedBesideTheCard_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {0, 1, 8, 40})
        QTest::addRow("%d rows", count) << count;
}

void TestChartPainting::nothingIsPaintedBesideTheCard()
{
    QFETCH(const int, count);
    ChartState state{.highlighted = count - 1, .current = count - 1, .focused = true, .scroll = count > 20 ? 5.0 : 0.0};
    const QImage image = painted(costChart(count), state);
    const int beside = image.width() * image.height() - 440 * 272;
    QCOMPARE(countOf(image, image.rect(), Qt::magenta), beside);
}

void TestChartPainting::barsHaveTheColourOfTheirRole()
{
    const QImage image = painted(costChart(12));
    const ChartSpec spec = costChart(12);
    for (const int row : {0, 1, 4, 6, 7, 9, 10}) {
        const QColor colour = m_theme.colour(spec.categories.at(row).role);
        const QRect inner = barOf(row).adjusted(1, 2, -3, -2);
        if (inner.width() > 2)
            QCOMPARE(countOf(image, inner, colour), inner.width() * inner.height());
    }
}

// Blue labels for better, orange for worse, and neither without a comparison.
void TestChartPainting::labelsAreInkedByWhatIsBetter()
{
    ChartSpec spec = computeChart();
    const auto inkOf = [&](Beside beside) {
        spec.series.first().points[0].beside = beside;
        const QImage image = painted(spec);
        const QRect row = onPicture(m_layout.rowRect(0, 0.0));
        const QRect label(barOf(0).right() + 4, row.top(), row.right() - barOf(0).right() - 4, row.height());
        return std::pair(countOf(image, label, m_theme.better), countOf(image, label, m_theme.worse));
    };
    QCOMPARE(inkOf(Beside::Untold), std::pair(0, 0));
    QVERIFY(inkOf(Beside::Better).first > 0);
    QCOMPARE(inkOf(Beside::Better).second, 0);
    QVERIFY(inkOf(Beside::Worse).second > 0);
    QCOMPARE(inkOf(Beside::Worse).first, 0);
}

void TestChartPainting::endsOfBarsLookLikeSmoothedPaths_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<double>("part"); // fraction of the pixel that the bar's end covers
    for (const double ratio : {1.0, 2.0, 4.0}) {
        for (const double part : {0.0, 0.25, 0.9})
            QTest::addRow("%g pixels, %g of the last", ratio, part) << ratio << part;
    }
}

// A painter with a rotation of zero does not count as upright, so it takes the general path.
void TestChartPainting::endsOfBarsLookLikeSmoothedPaths()
{
    QFETCH(const double, ratio);
    QFETCH(const double, part);
    ChartSpec spec = costChart(3);
    spec.series.first().points[1].badge.clear(); // rounded corners are antialiased anyway
    m_layout = layoutChart(spec, m_theme.type, QSize(240, 120), m_ruler);
    for (ChartRow &row : m_layout.row)
        row.end = std::floor(row.end) + part;
    QList<QImage> pictures;
    for (const double shear : {0.0, 1e-9}) {
        QImage image(QSize(240, 120) * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(m_theme.card);
        QPainter painter(&image);
        painter.shear(shear, 0.0);
        paintChartRows(painter, m_layout, spec, m_theme, {}, QRectF(0, 0, 240, 120));
        pictures << image;
    }
    int farthest = 0;
    for (int y = 0; y < pictures.first().height(); ++y) {
        const auto *one = pictures.first().constScanLine(y);
        const auto *two = pictures.last().constScanLine(y);
        for (qsizetype i = 0; i < pictures.first().bytesPerLine(); ++i)
            farthest = std::max(farthest, std::abs(one[i] - two[i]));
    }
    QVERIFY2(farthest <= 20, qPrintable(QString::number(farthest)));
}

void TestChartPainting::lossesAreDrawnBelowZero()
{
    ChartSpec spec = costChart(3);
    spec.axis.minimum = -spec.axis.maximum;
    ChartPoint &loss = spec.series.first().points.first();
    loss.value = spec.axis.minimum / 2.0;
    loss.style = MarkStyle::Solid;
    const QImage image = painted(spec);
    const QRectF row = m_layout.rowRect(0, 0.0);
    const double top = std::round(row.center().y() - m_layout.thickness / 2.0);
    const QRectF bar(m_layout.row.constFirst().end, top, m_layout.zero - m_layout.row.constFirst().end,
                     m_layout.thickness);
    QVERIFY(bar.width() > 20.0);
    const QRect inner = onPicture(bar).adjusted(3, 2, -3, -2);
    QCOMPARE(countOf(image, inner, m_theme.colour(spec.categories.constFirst().role)), inner.width() * inner.height());
}

void TestChartPainting::gridIsDrawn()
{
    const ChartSpec spec = costChart(12);
    const QImage image = painted(spec);
    QVERIFY(m_layout.grid.size() > 2);
    const auto y = static_cast<int>(m_layout.plot.top()); // above the first bar
    for (const double x : m_layout.grid)
        QVERIFY(isColour(image.pixelColor(QPoint(static_cast<int>(x), y) + QPoint(margin, margin)), m_theme.grid));
    QCOMPARE(countOf(image, onPicture(QRectF(m_layout.plot.left(), y, m_layout.plot.width() + 1, 1)), m_theme.grid),
             m_layout.grid.size());
}

// Where a grid line would cross a number, the card shows instead; above and below, the line continues.
void TestChartPainting::strongGridsLeaveNumbersAlone()
{
    m_theme = contrastTheme(false);
    ChartSpec spec = computeChart();
    for (ChartPoint &point : spec.series.first().points)
        point.low = point.high = {}; // otherwise the numbers are outside the grid
    const QImage image = painted(spec);
    int crossed = 0;
    for (qsizetype i = 0; i < m_layout.row.size(); ++i) {
        const PlacedText &mark = m_layout.row.at(i).mark;
        const double width = m_ruler.width(m_layout.fonts.mark, mark.text);
        const QRectF row = m_layout.rowRect(static_cast<int>(i), 0.0);
        for (const double x : m_layout.grid) {
            if (x < mark.at.x() + 1.0 || x > mark.at.x() + width - 1.0)
                continue;
            ++crossed;
            const QRectF number(x - 0.5, row.top() + mark.at.y() - m_layout.fonts.mark.pixelSize(), 1.0,
                                m_layout.fonts.mark.pixelSize());
            // A letter's edge may have this colour by chance, a line would have it throughout.
            QVERIFY(countOf(image, onPicture(number), m_theme.grid) < m_layout.fonts.mark.pixelSize() / 3);
        }
    }
    QVERIFY(crossed > 0);
    QVERIFY(countOf(image, image.rect(), m_theme.grid) > 0);
    m_theme = lightTheme();
}

void TestChartPainting::stylesAreToldApart()
{
    const QImage image = painted(computeChart(9));
    const auto share = [&](int row, const QColor &colour) {
        const QRect inner = barOf(row).adjusted(2, 2, -4, -2);
        return countOf(image, inner, colour) / double(inner.width() * inner.height());
    };
    QCOMPARE(share(7, m_theme.nvidia), 1.0);
    QVERIFY(share(3, m_theme.trainium) > 0.05); // hatched: both
    QVERIFY(share(3, m_theme.card) > 0.2);
    QCOMPARE(share(8, m_theme.card), 0.0); // outlined: a tint within
    QCOMPARE(share(8, m_theme.other), 0.0);
    const QRect outlined = barOf(8);
    QVERIFY(isColour(image.pixelColor(outlined.center().x(), outlined.top()), m_theme.other));
    QVERIFY(isColour(image.pixelColor(outlined.left(), outlined.center().y()), m_theme.other));
}

void TestChartPainting::whiskersAreDrawnInInk()
{
    const QImage image = painted(computeChart());
    const int y = onPicture(m_layout.rowRect(3, 0.0)).center().y();
    const auto x = [&](double place) { return static_cast<int>(std::lround(place)) + margin; };
    const QRect line(x(m_layout.row.at(3).low) + 4, y - 1, x(m_layout.row.at(3).high) - x(m_layout.row.at(3).low) - 8,
                     3);
    int dark = 0;
    for (int i = line.left(); i <= line.right(); ++i) {
        int darkest = 255;
        for (int j = line.top(); j <= line.bottom(); ++j)
            darkest = std::min(darkest, image.pixelColor(i, j).lightness());
        dark += darkest < 140 ? 1 : 0;
    }
    QCOMPARE(dark, line.width());
}

void TestChartPainting::aGapHasNoBar()
{
    const QImage image = painted(computeChart());
    const QRect row = onPicture(m_layout.rowRect(5, 0.0));
    QCOMPARE(countOf(image, row, m_theme.nvidia), 0);
    const QRect text(onPicture(QRectF(m_layout.row.at(5).mark.at, QSizeF(1, 1))).left(), row.top(), 50, row.height());
    QVERIFY(countOf(image, text, m_theme.card) < text.width() * text.height() - 40);
}

void TestChartPainting::aSmallValueIsSeen()
{
    ChartSpec spec = computeChart();
    spec.series.first().points[7].value = 1e-9;
    spec.series.first().points[6].value = 0.0;
    const QImage image = painted(spec);
    const auto ink = [&](int row) {
        const QRect start(margin + static_cast<int>(m_layout.plot.left()), onPicture(m_layout.rowRect(row, 0.0)).top(),
                          2, static_cast<int>(m_layout.pitch));
        return countOf(image, start, m_theme.card);
    };
    QVERIFY(ink(7) < ink(6));
}

void TestChartPainting::badgeAndBaselineAreDrawn()
{
    const QImage image = painted(costChart());
    const auto inkAt = [&](double x, int row) {
        return image.pixelColor(margin + static_cast<int>(x), onPicture(m_layout.rowRect(row, 0.0)).center().y());
    };
    const QRectF badge = m_layout.row.at(1).badge.box.translated(margin, onPicture(m_layout.rowRect(1, 0.0)).top());
    QVERIFY(countOf(image, badge.toAlignedRect(), m_theme.card) > 20); // its border and text
    QVERIFY(isColour(inkAt(m_layout.row.at(6).triangle + 3.0, 6), m_theme.text));
}

void TestChartPainting::litRowHasAGround()
{
    ChartState state{.highlighted = 2};
    const QImage image = painted(computeChart(), state);
    for (int row = 0; row < 8; ++row) {
        const QRect rect = onPicture(m_layout.rowRect(row, 0.0));
        QVERIFY(isColour(image.pixelColor(rect.right() - 6, rect.center().y()),
                         row == 2 ? m_theme.highlight : m_theme.card));
    }
    state.highlighted = 100; // an index of an earlier spec
    QCOMPARE(painted(computeChart(), state), painted(computeChart()));
}

void TestChartPainting::ringNeedsFocus()
{
    ChartState state{.current = 2};
    QCOMPARE(painted(computeChart(), state), painted(computeChart()));
    state.focused = true;
    const QImage image = painted(computeChart(), state);
    const QRect rect = onPicture(m_layout.rowRect(2, 0.0));
    QVERIFY(isColour(image.pixelColor(rect.left() + 1, rect.center().y()), m_theme.accent));
}

void TestChartPainting::scrolledRowsStayInPlace()
{
    const QImage image = painted(costChart(40), ChartState{.scroll = 7.0});
    const QImage unscrolled = painted(costChart(40));
    const QRect header(margin, margin, 440, static_cast<int>(m_layout.rows.top()));
    const QRect footer(margin, margin + static_cast<int>(m_layout.rows.bottom()), 440,
                       272 - static_cast<int>(m_layout.rows.bottom()));
    QCOMPARE(image.copy(header), unscrolled.copy(header));
    QCOMPARE(image.copy(footer), unscrolled.copy(footer));
    const QRect rows = onPicture(m_layout.rows);
    const QRect kept = rows.adjusted(0, 0, 0, -7);
    QCOMPARE(image.copy(kept.adjusted(0, 20, 0, -20)), unscrolled.copy(kept.translated(0, 7).adjusted(0, 20, 0, -20)));
}

void TestChartPainting::onlyTheDirtyPartIsPainted()
{
    const ChartSpec spec = computeChart();
    const QImage whole = painted(spec);
    const QRectF row = m_layout.rowRect(2, 0.0);
    const QImage part = painted(spec, {}, row);
    const QRect seen = onPicture(row);
    QCOMPARE(part.copy(seen), whole.copy(seen));
    QVERIFY(countOf(part, QRect(margin, margin, 440, static_cast<int>(m_layout.rows.top()) - 1), Qt::magenta)
            > 430 * static_cast<int>(m_layout.rows.top() - 2));
}

void TestChartPainting::dotsAreRoundAndToldApart()
{
    const QImage image = painted(test::dotsChart());
    const auto part = [&](int row, int reach) {
        const QPointF centre(m_layout.row.at(row).end, m_layout.rowRect(row, 0.0).center().y());
        return onPicture(QRectF(centre - QPointF(reach, reach), QSizeF(2.0 * reach + 1.0, 2.0 * reach + 1.0)));
    };
    QVERIFY(countOf(image, part(0, 1), m_theme.trainium) >= 8);  // solid
    QVERIFY(countOf(image, part(0, 6), m_theme.trainium) < 121); // and round
    QVERIFY(countOf(image, part(2, 1), m_theme.card) >= 6);      // outlined: empty
    QCOMPARE(countOf(image, part(5, 4), m_theme.nvidia), 0);     // a gap has no dot
    const QRect left(onPicture(m_layout.plot).left() + 3, part(6, 0).top() - 2, 5, 5);
    QCOMPARE(countOf(image, left, m_theme.nvidia), 0); // and no bar
}

CHIPBOARD_TEST(TestChartPainting, QApplication)

} // namespace tst_chartpainting

#include "tst_chartpainting.moc"
