#include "tests/support/testmain.h"
#include "widgets/charts/chartlayout.h"

#include "tests/support/guitest.h"
#include "tests/support/sampleplanes.h"
#include "tests/widgets/charts/chartfixture.h"

#include <QApplication>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_chartlayout {

class TestChartLayout : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void nothingLeavesTheCard_data();
    void nothingLeavesTheCard();
    void placesValuesOnTheAxis_data();
    void placesValuesOnTheAxis();
    void whatIsBelowZeroGoesToTheLeft();
    void chartsOnOneScaleAreOnOneScale();
    void gridStandsAtTheTicks();
    void whiskersStandAtTheRange();
    void numbersWithRangesStandInAColumn();
    void aNameHasItsBadgeBeforeIt();
    void aRangeOfOneValueHasNoWhisker();
    void longNamesTakeAThirdAtMost();
    void namesEndBesideTheBars();
    void marksStandBesideTheBars();
    void onlyValuesHaveABadge();
    void onlyTheBaselineHasATriangle();
    void fewRowsAreNotTall();
    void manyRowsScroll();
    void findsRows();
    void narrowChartsKeepTwoSubtitleLines();
    void seriesMayBeMissingOrShort();
    void tellsWhatChanged();
    void tellsWhereTheGridMoved();
    void dotsStandAtTheirDecade();
    void aNumberStandsBehindItsDot();
    void fewDotsFillTheCard();
    void labelsOfTheAxisStandUnderTheDots();
    void labelsOfTheAxisAreThinned();

private:
    [[nodiscard]] ChartLayout laidOut(const ChartSpec &spec, const QSizeF &size = {440.0, 272.0})
    {
        return layoutChart(spec, m_type, size, m_ruler);
    }

    TypeScale m_type = lightTheme().type;
    TextRuler m_ruler;
};

/// A chart with names and numbers that are hard to place.
static ChartSpec crowdedChart(int count)
{
    ChartSpec spec = costChart(count);
    spec.title = u"A title that takes more room than there is on a small card, and then some"_s;
    for (ChartCategory &category : spec.categories)
        category.label += u" (capacity block, trn2.48xlarge, us-east-2)"_s;
    for (ChartPoint &point : spec.series.first().points) {
        point.label += u" to 123,456,789.00"_s;
        point.gap = u"set by the instance it is in"_s;
        point.badge = u"spot"_s;
    }
    return spec;
}

/// One value on an axis of the given scale and ends.
static ChartSpec oneBar(AxisScale scale, double minimum, double maximum, double value)
{
    ChartSpec spec{.axis = {.scale = scale, .minimum = minimum, .maximum = maximum},
                   .categories = {{u"a"_s, u"A"_s, ColourRole::Other, false}}};
    ChartPoint point{.value = value};
    spec.series = {{u"s"_s, {point}}};
    return spec;
}

void TestChartLayout::nothingLeavesTheCard_data()
{
    QTest::addColumn<ChartSpec>("spec");
    QTest::addColumn<QSizeF>("size");
    for (const QSizeF &size : {QSizeF(240, 168), QSizeF(440, 272), QSizeF(900, 600)}) {
        for (const int count : {0, 1, 8, 12, 40}) {
            const QByteArray where = QByteArray::number(count) + " rows, " + QByteArray::number(size.width());
            QTest::newRow(where + " wide") << computeChart(count) << size;
            QTest::newRow(where + " wide, crowded") << crowdedChart(count) << size;
        }
    }
}

void TestChartLayout::nothingLeavesTheCard()
{
    QFETCH(const ChartSpec, spec);
    QFETCH(const QSizeF, size);
    const ChartLayout layout = laidOut(spec, size);
    const double left = layout.card.left() + layout.padding - 0.5;
    const double right = layout.card.right() - layout.padding + 0.5;
    const auto fits = [&](const PlacedText &text, const QFont &font) {
        return text.at.x() >= left && text.at.x() + m_ruler.width(font, text.text) <= right;
    };
    QVERIFY(layout.card.contains(layout.rows));
    QVERIFY(layout.rows.contains(layout.plot) || spec.categories.isEmpty());
    for (const PlacedText &text : layout.title)
        QVERIFY(fits(text, layout.fonts.title));
    for (const PlacedText &text : layout.subtitle)
        QVERIFY(fits(text, layout.fonts.subtitle) && text.at.y() < layout.rows.top());
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        const ChartRow &row = layout.row.at(i);
        const bool baseline = spec.categories.at(i).baseline;
        QVERIFY(fits(row.label, baseline ? layout.fonts.baselineLabel : layout.fonts.label));
        const bool gap = !spec.series.first().points.at(i).value;
        QVERIFY2(row.mark.text.isEmpty() || fits(row.mark, gap ? layout.fonts.gap : layout.fonts.mark),
                 qPrintable(row.mark.text));
        QVERIFY(row.high >= row.end || row.low < row.high);
        QVERIFY(row.high <= right && row.badge.box.right() <= right && row.end <= layout.plot.right() + 0.5);
        QVERIFY(row.triangle == 0.0 || row.triangle >= left);
    }
}

void TestChartLayout::placesValuesOnTheAxis_data()
{
    QTest::addColumn<AxisScale>("scale");
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("maximum");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("share");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("half of the axis") << AxisScale::Linear << 0.0 << 10.0 << 5.0 << 0.5;
    QTest::newRow("an axis that begins later") << AxisScale::Linear << 2.0 << 10.0 << 4.0 << 0.25;
    QTest::newRow("nothing") << AxisScale::Linear << 0.0 << 10.0 << 0.0 << 0.0;
    QTest::newRow("less than the axis shows") << AxisScale::Linear << 0.0 << 10.0 << -3.0 << 0.0;
    QTest::newRow("more than the axis shows") << AxisScale::Linear << 0.0 << 10.0 << 30.0 << 1.0;
    QTest::newRow("no number") << AxisScale::Linear << 0.0 << 10.0 << nan << 0.0;
    QTest::newRow("an axis without length") << AxisScale::Linear << 5.0 << 5.0 << 5.0 << 0.0;
    // log10(10) / log10(100)
    QTest::newRow("half of a logarithmic axis") << AxisScale::Logarithmic << 1.0 << 100.0 << 10.0 << 0.5;
    QTest::newRow("zero on a logarithmic axis") << AxisScale::Logarithmic << 1.0 << 100.0 << 0.0 << 0.0;
    QTest::newRow("a logarithmic axis from zero") << AxisScale::Logarithmic << 0.0 << 100.0 << 10.0 << 0.0;
}

void TestChartLayout::placesValuesOnTheAxis()
{
    QFETCH(const AxisScale, scale);
    QFETCH(const double, minimum);
    QFETCH(const double, maximum);
    QFETCH(const double, value);
    QFETCH(const double, share);
    const ChartLayout layout = laidOut(oneBar(scale, minimum, maximum, value));
    QVERIFY(layout.plot.width() > 0.0);
    QVERIFY(std::abs(layout.row.first().end - (layout.plot.left() + share * layout.plot.width())) < 1e-6);
}

// From -4 to 6, zero is at 0.4; a loss has its number right of zero, where there is no bar.
void TestChartLayout::whatIsBelowZeroGoesToTheLeft()
{
    ChartSpec spec = oneBar(AxisScale::Linear, -4.0, 6.0, -3.0);
    spec.series.first().points.first().label = u"-3"_s;
    const ChartLayout loss = laidOut(spec);
    const auto at = [](const ChartLayout &layout, double share) {
        return layout.plot.left() + layout.plot.width() * share;
    };
    QVERIFY(qAbs(loss.zero - at(loss, 0.4)) <= 0.5);
    QVERIFY(qAbs(loss.row.constFirst().end - at(loss, 0.1)) < 1e-6);
    QVERIFY(loss.row.constFirst().mark.at.x() > loss.zero);
    const ChartLayout gain = laidOut(oneBar(AxisScale::Linear, 0.0, 6.0, 3.0));
    QCOMPARE(gain.zero, gain.plot.left());
}

void TestChartLayout::chartsOnOneScaleAreOnOneScale()
{
    ChartSpec one = test::samplePage().charts.first();
    ChartSpec other = one;
    for (ChartPoint &point : other.series.first().points) {
        point.value = point.value ? std::optional(*point.value / 2.0) : std::nullopt; // leaves room for its labels
        point.low.reset();
        point.high.reset();
    }
    QVERIFY(laidOut(one).plot != laidOut(other).plot);
    const QList<ChartPoint> all = one.series.first().points + other.series.first().points;
    one.reach = all;
    other.reach = all;
    QCOMPARE(laidOut(one).plot, laidOut(other).plot);
}

void TestChartLayout::gridStandsAtTheTicks()
{
    ChartSpec spec = computeChart(3);
    spec.axis.minimum = 0.0;
    spec.axis.maximum = 4.0;
    spec.axis.ticks = {0.0, 1.0, 4.0};
    const ChartLayout layout = laidOut(spec);
    const double left = layout.plot.left();
    const QList<double> places{left, std::round(left + layout.plot.width() / 4.0), left + layout.plot.width()};
    QCOMPARE(layout.grid, places);
    spec.axis.scale = AxisScale::Logarithmic;
    spec.axis.minimum = 1.0;
    spec.axis.ticks = {2.0}; // halfway from 1 to 4
    const ChartLayout logarithmic = laidOut(spec);
    QCOMPARE(logarithmic.grid, QList<double>{std::round(logarithmic.plot.center().x())});
    spec.categories.clear();
    QVERIFY(laidOut(spec).grid.isEmpty());
}

void TestChartLayout::whiskersStandAtTheRange()
{
    ChartSpec spec = oneBar(AxisScale::Linear, 0.0, 10.0, 5.0);
    spec.series.first().points.first().low = 4.0;
    spec.series.first().points.first().high = 8.0;
    const ChartLayout layout = laidOut(spec);
    const ChartRow &row = layout.row.first();
    QVERIFY(std::abs(row.low - (layout.plot.left() + 0.4 * layout.plot.width())) < 1e-6);
    QVERIFY(std::abs(row.high - (layout.plot.left() + 0.8 * layout.plot.width())) < 1e-6);
    QVERIFY(row.mark.at.x() > row.high);
}

// A number right of a range would read as the value of its end: numbers form a right-aligned column, followed by the
// badges.
void TestChartLayout::numbersWithRangesStandInAColumn()
{
    ChartSpec spec = computeChart();
    spec.series.first().points[1].badge = u"spot"_s;
    for (const QSizeF &size : {QSizeF(560.0, 400.0), QSizeF(1200.0, 400.0)}) {
        const ChartLayout layout = laidOut(spec, size);
        QVERIFY(layout.numbers > layout.plot.right());
        for (qsizetype i = 0; i < layout.row.size(); ++i) {
            const ChartRow &row = layout.row.at(i);
            if (!spec.series.first().points.at(i).value)
                continue;
            const double right = row.mark.at.x() + m_ruler.width(layout.fonts.mark, row.mark.text);
            QVERIFY(std::abs(right - layout.numbers) < 1e-6);
            QVERIFY(row.mark.at.x() > layout.plot.right()); // right of all grid lines
            QVERIFY(row.badge.box.isNull() || row.badge.box.left() > layout.numbers);
        }
    }
    // The column fits its badges at any width: rounding must not elide them.
    spec.series.first().points[1].badge = u"Capacity Block"_s;
    for (double width = 560.0; width < 1200.0; width += 0.37)
        QCOMPARE(laidOut(spec, {width, 400.0}).row.at(1).badge.text.text, u"Capacity Block"_s);
    // If there is no room for both, the numbers still stand right of the ranges.
    for (const ChartRow &row : laidOut(spec, {150.0, 400.0}).row)
        QVERIFY(row.mark.text.isEmpty() || row.mark.at.x() > row.high);
}

void TestChartLayout::aNameHasItsBadgeBeforeIt()
{
    ChartSpec spec = computeChart();
    const ChartLayout without = laidOut(spec);
    spec.categories[0].badge = spec.categories[6].badge = u"in maintenance"_s; // the baseline also has a triangle
    const ChartLayout layout = laidOut(spec);
    QVERIFY(layout.plot.left() > without.plot.left()); // the names are complete
    for (const qsizetype row : {0, 6}) {
        const ChartRow &one = layout.row.at(row);
        QCOMPARE(one.nameBadge.text.text, u"in maintenance"_s);
        QCOMPARE(one.label.text, spec.categories.at(row).label);
        const double end = one.triangle > 0.0 ? one.triangle : one.label.at.x();
        QVERIFY(one.nameBadge.box.right() < end
                && one.nameBadge.box.left() >= layout.card.left() + layout.padding - 1.0);
    }
    QVERIFY(layout.row.at(1).nameBadge.box.isNull());
}

void TestChartLayout::aRangeOfOneValueHasNoWhisker()
{
    ChartSpec spec = oneBar(AxisScale::Linear, 0.0, 10.0, 5.0);
    spec.series.first().points.first().low = 5.0;
    spec.series.first().points.first().high = 5.0;
    const ChartRow row = laidOut(spec).row.first();
    QCOMPARE(row.low, row.high);
}

void TestChartLayout::longNamesTakeAThirdAtMost()
{
    const ChartLayout layout = laidOut(crowdedChart(8));
    const double inner = layout.card.width() - 2.0 * layout.padding;
    QVERIFY(layout.plot.left() - layout.card.left() - layout.padding <= inner * 0.35 + 11.0);
    for (const ChartRow &row : layout.row)
        QVERIFY(row.label.text.endsWith(QChar(0x2026)));
    // Short names take only the room they need.
    ChartSpec brief = computeChart();
    for (ChartCategory &category : brief.categories)
        category.label = u"A"_s;
    QVERIFY(laidOut(brief).plot.left() < layout.plot.left() / 2.0);
}

void TestChartLayout::namesEndBesideTheBars()
{
    const ChartSpec spec = computeChart();
    const ChartLayout layout = laidOut(spec);
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        const QFont &font = spec.categories.at(i).baseline ? layout.fonts.baselineLabel : layout.fonts.label;
        const PlacedText &label = layout.row.at(i).label;
        QCOMPARE(label.text, spec.categories.at(i).label);
        QVERIFY(std::abs(label.at.x() + m_ruler.width(font, label.text) + 10.0 - layout.plot.left()) < 1e-6);
    }
}

void TestChartLayout::marksStandBesideTheBars()
{
    ChartSpec spec = computeChart();
    for (ChartPoint &point : spec.series.first().points)
        point.low = point.high = {};
    const ChartLayout layout = laidOut(spec);
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        const ChartPoint &point = spec.series.first().points.at(i);
        const ChartRow &row = layout.row.at(i);
        QCOMPARE(row.mark.text, point.value ? point.label : point.gap);
        QCOMPARE(row.mark.at.x(), std::max(row.end, row.high) + 6.0);
    }
    QCOMPARE(layout.row.at(5).end, layout.plot.left()); // the gap
}

void TestChartLayout::onlyValuesHaveABadge()
{
    ChartSpec spec = costChart();
    spec.series.first().points[2].badge = u"spot"_s; // gaps have no badge
    const ChartLayout layout = laidOut(spec);
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        const ChartRow &row = layout.row.at(i);
        QCOMPARE(row.badge.text.text, i == 1 ? u"spot"_s : QString());
        QCOMPARE(row.badge.box.isNull(), i != 1);
        if (i == 1)
            QVERIFY(row.badge.box.left() > row.mark.at.x() + m_ruler.width(layout.fonts.mark, row.mark.text)
                    && row.badge.box.height() < layout.pitch);
    }
}

void TestChartLayout::onlyTheBaselineHasATriangle()
{
    const ChartLayout layout = laidOut(computeChart());
    for (qsizetype i = 0; i < layout.row.size(); ++i)
        QCOMPARE(layout.row.at(i).triangle > 0.0, i == 6);
    QVERIFY(layout.row.at(6).triangle < layout.row.at(6).label.at.x());
}

void TestChartLayout::fewRowsAreNotTall()
{
    const ChartLayout one = laidOut(computeChart(1), {900.0, 900.0});
    QCOMPARE(one.pitch, std::floor(m_type.body * 9.0));
    QVERIFY(one.thickness < one.pitch && one.complete);
    QCOMPARE(one.plot.height(), one.pitch);
}

void TestChartLayout::manyRowsScroll()
{
    const ChartLayout layout = laidOut(computeChart(40), {440.0, 272.0});
    QVERIFY(!layout.complete);
    QCOMPARE(layout.pitch, smallestPitch(m_type));
    QCOMPARE(layout.contentHeight(), 40 * layout.pitch);
    QCOMPARE(std::fmod(layout.rows.height(), layout.pitch), 0.0);
    QCOMPARE(layout.fonts.label.pixelSize(), m_type.small);
    QCOMPARE(layout.rowRect(3, 2.0 * layout.pitch).top(), layout.rows.top() + layout.pitch);
}

void TestChartLayout::findsRows()
{
    const ChartLayout layout = laidOut(computeChart(8));
    for (int i = 0; i < 8; ++i) {
        const QRectF rect = layout.rowRect(i, 0.0);
        QCOMPARE(layout.rowAt(rect.center(), 0.0), i);
        QCOMPARE(layout.rowAt(rect.topLeft() + QPointF(1.0, 0.0), 0.0), i);
    }
    QCOMPARE(layout.rowAt({20.0, layout.rows.top() - 1.0}, 0.0), -1);
    QCOMPARE(layout.rowAt({-1.0, layout.rows.center().y()}, 0.0), -1);
    const ChartLayout one = laidOut(computeChart(1));
    QCOMPARE(one.rowAt(one.rows.bottomLeft() + QPointF(5.0, -1.0), 0.0), -1);
    QCOMPARE(laidOut(computeChart(0)).rowAt(one.rows.center(), 0.0), -1);
    const ChartLayout many = laidOut(computeChart(40));
    QCOMPARE(many.rowAt(many.rows.topLeft() + QPointF(5.0, 1.0), 3.0 * many.pitch), 3);
}

void TestChartLayout::narrowChartsKeepTwoSubtitleLines()
{
    ChartSpec one = computeChart();
    one.subtitle = u"GiB"_s;
    ChartSpec two = computeChart();
    two.subtitle = costChart().subtitle;
    const QSizeF narrow(260.0, 300.0);
    QCOMPARE(laidOut(one, narrow).subtitle.size(), 1);
    QCOMPARE(laidOut(two, narrow).subtitle.size(), 2);
    QCOMPARE(laidOut(one, narrow).rows, laidOut(two, narrow).rows);
}

void TestChartLayout::seriesMayBeMissingOrShort()
{
    ChartSpec spec = computeChart();
    spec.series.first().points.resize(3);
    const ChartLayout layout = laidOut(spec);
    QCOMPARE(layout.row.size(), 8);
    QVERIFY(layout.row.at(4).mark.text.isEmpty());
    spec.series.clear();
    QCOMPARE(laidOut(spec).row.size(), 8);
}

void TestChartLayout::tellsWhatChanged()
{
    const ChartSpec spec = costChart();
    const ChartLayout before = laidOut(spec);
    const auto changed = [&](const ChartSpec &next, double scroll = 0.0) {
        const ChartLayout after = laidOut(next);
        return changedArea({spec, before}, {next, after}, scroll);
    };
    const QRect card = before.card.toAlignedRect();
    QVERIFY(changed(spec).isEmpty());
    ChartSpec next = spec;
    next.series.first().points[6].value = *spec.series.first().points[6].value * 0.9;
    const QRect end = changed(next);
    const QRectF row = before.rowRect(6, 0.0);
    // Only the row, without its name.
    QVERIFY(row.adjusted(0.0, -2.0, 0.0, 2.0).contains(end));
    QVERIFY(end.left() <= before.plot.left() && end.left() > before.plot.left() - 4.0);
    QVERIFY(end.right() >= before.row.at(6).right);
    QCOMPARE(changed(next, 7.0).top(), end.top() - 7);
    next.series.first().points[6].style = MarkStyle::Outlined;
    QVERIFY(changed(next).contains(QPoint(static_cast<int>(before.plot.left()) + 1, row.center().toPoint().y())));
    next.title = u"Another"_s;
    QCOMPARE(changed(next), card);
    next = spec;
    next.categories[0].label = u"Another"_s;
    QCOMPARE(changed(next), card);
    QCOMPARE(changed(costChart(7)), card);
    QCOMPARE(changed(costChart(0)), card);
}

void TestChartLayout::tellsWhereTheGridMoved()
{
    const ChartSpec spec = costChart();
    const ChartLayout before = laidOut(spec);
    ChartSpec next = spec;
    QVERIFY(spec.axis.ticks.size() > 1);
    next.axis.ticks[1] *= 1.05;
    const ChartLayout after = laidOut(next);
    const QRect region = changedArea({spec, before}, {next, after}, 0.0);
    for (const double x : {before.grid.at(1), after.grid.at(1)})
        QVERIFY(region.contains(QPoint(static_cast<int>(x), static_cast<int>(before.rows.center().y()))));
    QVERIFY(region.left() > before.row.at(0).label.at.x()); // names are unchanged
}

// 0.1 to 1000 spans four decades; 0.23 is at log10(2.3) / 4 = 0.0904 of the axis.
void TestChartLayout::dotsStandAtTheirDecade()
{
    const ChartLayout layout = laidOut(test::dotsChart(), {560.0, 400.0});
    QVERIFY(std::abs((layout.row.at(0).end - layout.plot.left()) / layout.plot.width() - 0.0904) < 1e-4);
    QCOMPARE(layout.thickness, 11.0); // 0.85 of 13 pixels
    QCOMPARE(layout.row.at(5).mark.text, u"does not fit"_s);
    QVERIFY(layout.row.at(1).badge.box.left() > layout.row.at(1).mark.at.x());
    QVERIFY(layout.row.at(2).low < layout.row.at(2).end && layout.row.at(2).high > layout.row.at(2).end);
}

// Without ranges each number stands right of its dot.
void TestChartLayout::aNumberStandsBehindItsDot()
{
    ChartSpec spec = test::dotsChart();
    for (ChartPoint &point : spec.series.first().points)
        point.low = point.high = {};
    const ChartLayout layout = laidOut(spec, {560.0, 400.0});
    QVERIFY(std::abs(layout.row.at(0).mark.at.x() - (layout.row.at(0).end + 5.5 + 6.0)) < 1e-6);
}

// Two rows in a card for ten: larger spacing, and the axis right below them.
void TestChartLayout::fewDotsFillTheCard()
{
    ChartSpec spec = test::dotsChart();
    spec.categories.resize(2);
    spec.series.first().points.resize(2);
    const ChartLayout layout = laidOut(spec, {560.0, 400.0});
    QCOMPARE(layout.pitch, std::floor(13.0 * 9.0));
    QCOMPARE(layout.thickness, 11.0); // dots keep their size
    QCOMPARE(layout.plot.height(), 2.0 * layout.pitch);
    for (const PlacedText &tick : layout.ticks)
        QCOMPARE(tick.at.y(), layout.rows.top() + 2.0 * layout.pitch + 4.0 + m_ruler.ascent(layout.tickFont));
}

void TestChartLayout::labelsOfTheAxisStandUnderTheDots()
{
    const ChartLayout layout = laidOut(test::dotsChart(), {560.0, 400.0});
    QCOMPARE(layout.ticks.size(), 5);
    for (qsizetype i = 0; i < layout.ticks.size(); ++i) {
        const PlacedText &tick = layout.ticks.at(i);
        QCOMPARE(tick.text, test::dotsChart().axis.tickLabels.at(i));
        QVERIFY(tick.at.y() > layout.rows.top() + layout.contentHeight() && tick.at.y() < layout.card.bottom());
        const double centre = tick.at.x() + m_ruler.width(layout.tickFont, tick.text) / 2.0;
        const double decade = layout.plot.left() + layout.plot.width() * static_cast<double>(i) / 4.0;
        QVERIFY(std::abs(centre - decade) < 1.0 || tick.at.x() > decade - 40.0);
    }
    QVERIFY(laidOut(computeChart()).ticks.isEmpty()); // bars show their values
}

void TestChartLayout::labelsOfTheAxisAreThinned()
{
    ChartSpec spec = test::dotsChart();
    for (QString &label : spec.axis.tickLabels)
        label += u",000,000"_s;
    const ChartLayout layout = laidOut(spec, {300.0, 300.0});
    QVERIFY(layout.ticks.size() < 5);
    for (qsizetype i = 1; i < layout.ticks.size(); ++i) {
        const PlacedText &before = layout.ticks.at(i - 1);
        QVERIFY(layout.ticks.at(i).at.x() > before.at.x() + m_ruler.width(layout.tickFont, before.text));
    }
}

CHIPBOARD_TEST(TestChartLayout, QApplication)

} // namespace tst_chartlayout

#include "tst_chartlayout.moc"
