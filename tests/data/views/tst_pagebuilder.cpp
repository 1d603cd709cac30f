// Approval in text: texts and charts of the Compare page, and its parts.
#include "data/views/pagebuilder.h"

#include "data/views/pagetexts.h"
#include "tests/support/labels.h"
#include "tests/support/metricfixture.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_pagebuilder {

class TestPageBuilder : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void drawsTheComparePage();
    void memoryIsInGiB();
    void wholeNumbersHaveNoDecimals();
    void coloursByMaker_data();
    void coloursByMaker();
    void anEmptyBoardStillMakesAPage();
    void anUnknownMetricDrawsNothing();
    void marksTheBaselineAtEveryLevel();
    void namesFilesAfterWhatTheyHold_data();
    void namesFilesAfterWhatTheyHold();
    void writesNumbersInTheLocale();
    void ownTitleWins();
    void pricesAreAsListedWhateverIsAssumed();
    void chartsOfOneUnitHaveOneScale();
    void planesOfOneUnitHaveTheWiderOfTheirAxes();
    void farApartChartsOfOneUnitAreDots();
    void aChosenScaleStays();
    void oneLargeValueKeepsTheUnitOfTheOthers();
};

static PageSpec pageOf(const Board &board) { return comparePage(smallWorld(), board, Formatter()); }

void TestPageBuilder::drawsTheComparePage()
{
    Board board = aBoard({u"trainium2"_s, u"trainium4"_s, u"h100-sxm"_s, u"a100-80-sxm"_s});
    const QString expected = uR"~(page compare: Trainium2: 66% of H100's FP8 compute
support: FP8 compute: 1299 vs 1979 TFLOPS (66%).
warning: Trainium2: no on-demand list price; the Capacity Block price dated 31 Jan 2026 is shown. [Compare all at: Book capacity-blocks -> prices:capacity-blocks]
chart compute_best: Compute
  subtitle: TFLOPS per chip · FP8 dense · higher is better · line: range
  axis: Compute [TFLOPS] 0 to 10000, ticks 0 2000 4000 6000 8000 10000
  Trainium2 trainium 1299 solid "1299"
  Trainium4 trainium 7551 [6292.5, 8809.5] hatched "~7550"
  H100 nvidia baseline 1979 solid "1979"
  A100 80GB nvidia gap "no FP8"
chart memory: Memory
  subtitle: GiB per chip · higher is better
  axis: Memory [GiB] 0 to 100, ticks 0 20 40 60 80 100
  Trainium2 trainium 96 solid "96"
  Trainium4 trainium gap "not published"
  H100 nvidia baseline 80 solid "80"
  A100 80GB nvidia 80 solid "80"
chart memory_bandwidth: Bandwidth
  subtitle: TB/s per chip · higher is better
  axis: Bandwidth [TB/s] 0 to 4, ticks 0 1 2 3 4
  Trainium2 trainium 2.9 solid "2.90"
  Trainium4 trainium gap "not published"
  H100 nvidia baseline 3.35 solid "3.35"
  A100 80GB nvidia 2.039 solid "2.04"
chart price_chip_hour: Hourly price
  subtitle: USD per chip-hour · Book on-demand, 31 Jan 2026 · lower is better
  axis: Hourly price [USD per chip-hour] 0 to 8, ticks 0 2 4 6 8
  Trainium2 trainium 2.23505 solid "2.24" badge "Capacity Block"
  Trainium4 trainium gap "not on sale"
  H100 nvidia baseline 6.88 solid "6.88"
  A100 80GB nvidia 3.4308813 solid "3.43"
  note: Trainium2: Capacity Block price from "Book capacity-blocks": "Book on-demand" has none
legend: hatched = announced · line = range, ~ = approximate
footer: Sources: Title of source, Jan 2026 · Prices: Book on-demand, us-east-1, us-east-2, 31 Jan 2026 · Catalogue of 31 Jan 2026
numbers: Chip | FP8 dense, TFLOPS | Memory, GiB | Bandwidth, TB/s | Hourly price, USD per chip-hour | Source
  Trainium2 | 1299 | 96 | 2.9 | 2.2351 (Capacity Block) | Title of source, Jan 2026
  Trainium4 | ~7550 | not published | not published | not on sale | Title of source, Jan 2026
  H100 | 1979 | 80 | 3.35 | 6.88 | Title of source, Jan 2026
  A100 80GB | no FP8 | 80 | 2.039 | 3.4309 | Title of source, Jan 2026
file: trainium2-and-3-more_compare
)~"_s;
    QCOMPARE(firstDifference(toText(pageOf(board)), expected), QString());
}

// 96 GiB of Trainium2 next to the "80 GB" of an H100, which are 80 GiB.
void TestPageBuilder::memoryIsInGiB()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    const ChartSpec chart =
        barChart(catalog, board, evaluate(catalog, board, {metricId("memory")}), metricId("memory"), Formatter());
    QCOMPARE(chart.axis.unit, u"GiB"_s);
    QCOMPARE(*chart.series.first().points.at(0).value, 96.0);
    QCOMPARE(*chart.series.first().points.at(1).value, 80.0);
}

// 8, 32 and 144 GiB next to about 79.5 GiB; 0.88 TB/s and 2 TB/s still share their decimals.
void TestPageBuilder::wholeNumbersHaveNoDecimals()
{
    Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    for (Chip &chip : catalog.chips) {
        const bool isTrainium = chip.id == ChipId(u"trainium2"_s);
        chip.memory.value = Interval::exactly(isTrainium ? 8.0 : 79.5);
        chip.memory.unit = Unit::GiB;
        chip.memoryBandwidth.value = Interval::exactly(isTrainium ? 0.88 : 2.0);
        chip.memoryBandwidth.unit = Unit::TBps;
    }
    const auto labelsOf = [&](const char *id) {
        const MetricId metric = metricId(id);
        const ChartSpec chart = barChart(catalog, board, evaluate(catalog, board, {metric}), metric, Formatter());
        return mapped(chart.series.first().points, &ChartPoint::label);
    };
    QCOMPARE(labelsOf("memory"), (QStringList{u"8"_s, u"80"_s}));
    QCOMPARE(labelsOf("memory_bandwidth"), (QStringList{u"0.88"_s, u"2.00"_s}));
}

void TestPageBuilder::coloursByMaker_data()
{
    QTest::addColumn<QString>("vendor");
    QTest::addColumn<QString>("family");
    QTest::addColumn<ColourRole>("role");
    QTest::newRow("Trainium") << u"AWS"_s << u"Trainium"_s << ColourRole::Trainium;
    QTest::newRow("Inferentia") << u"AWS"_s << u"Inferentia"_s << ColourRole::Inferentia;
    QTest::newRow("NVIDIA") << u"NVIDIA"_s << u"Hopper"_s << ColourRole::Nvidia;
    QTest::newRow("anybody else") << u"Google"_s << u"TPU"_s << ColourRole::Other;
}

void TestPageBuilder::coloursByMaker()
{
    QFETCH(const QString, vendor);
    QFETCH(const QString, family);
    QFETCH(const ColourRole, role);
    Chip chip{.vendor = vendor, .family = family};
    QCOMPARE(colourRoleOf(chip), role);
}

void TestPageBuilder::anEmptyBoardStillMakesAPage()
{
    const PageSpec page = pageOf(aBoard({}));
    QCOMPARE(page.title, u"Choose chips to compare"_s);
    QCOMPARE(page.charts.size(), 4);
    QVERIFY(page.charts.first().categories.isEmpty());
    QVERIFY(page.warning.isEmpty());
    QCOMPARE(page.fileStem, u"empty_compare"_s);
}

void TestPageBuilder::anUnknownMetricDrawsNothing()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s});
    QCOMPARE(barChart(catalog, board, evaluate(catalog, board, {}), metricId("memory"), Formatter()), ChartSpec());
}

void TestPageBuilder::marksTheBaselineAtEveryLevel()
{
    for (const Level level : {Level::Chip, Level::Instance}) {
        const PageSpec page = pageOf(aBoard({u"trainium2"_s, u"h100-sxm"_s}, level));
        QVERIFY(!page.charts.first().categories.at(0).baseline);
        QVERIFY(page.charts.first().categories.at(1).baseline);
    }
    Board none = aBoard({u"h100-sxm"_s});
    none.baseline.clear();
    QVERIFY(!pageOf(none).charts.first().categories.at(0).baseline);
}

void TestPageBuilder::namesFilesAfterWhatTheyHold_data()
{
    QTest::addColumn<QStringList>("chips");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one") << QStringList{u"h100-sxm"_s} << u"h100-sxm_compare"_s;
    QTest::newRow("two") << QStringList{u"trainium2"_s, u"h100-sxm"_s} << u"trainium2-vs-h100-sxm_compare"_s;
    QTest::newRow("ids that no file name can hold") << QStringList{u"a/b: c"_s} << u"a-b-c_compare"_s;
    QTest::newRow("letters of other alphabets") << QStringList{u"Größe µ1.5"_s} << u"Gr-e-1.5_compare"_s;
}

void TestPageBuilder::namesFilesAfterWhatTheyHold()
{
    QFETCH(const QStringList, chips);
    QFETCH(const QString, expected);
    QCOMPARE(pageOf(aBoard(chips)).fileStem, expected);
}

void TestPageBuilder::writesNumbersInTheLocale()
{
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    const PageSpec page = comparePage(smallWorld(), board, Formatter(QLocale(QLocale::German, QLocale::Germany)));
    QCOMPARE(page.charts.first().series.first().points.first().label, u"1.299"_s);
    QCOMPARE(page.charts.last().series.first().points.last().label, u"6,88"_s);
}

void TestPageBuilder::ownTitleWins()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    board.title = u"Our choice for 2027"_s;
    QCOMPARE(pageOf(board).title, board.title);
}

void TestPageBuilder::pricesAreAsListedWhateverIsAssumed()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    const PageSpec plain = pageOf(board);
    QVERIFY(plain.notice.text.isEmpty());
    board.assumptions.discount = 50.0;
    board.assumptions.priceFactor = 2.0;
    PageSpec page = pageOf(board);
    QCOMPARE(page.charts, plain.charts);
    const QString said = u"Prices here are list prices. Used only in estimates: Discount 50%, Price factor 2 x."_s;
    QVERIFY(page.notice.text.isEmpty()); // the warning has the one line
    QCOMPARE(QString(page.notes.constFirst()).replace(QChar(0x00A0), u' '), said);
    board.mixedPrices = false;
    page = pageOf(board);
    QVERIFY(page.warning.isEmpty() && !page.notice.linkId.isEmpty()); // the list has no price of Trainium2
    board.priceBook = BookId(u"capacity-blocks"_s);
    page = pageOf(board);
    QCOMPARE(QString(page.notice.text).replace(QChar(0x00A0), u' '), said);
    board.charts = {metricId("memory")}; // no price, no notice
    QVERIFY(pageOf(board).notice.text.isEmpty());
}

CHIPBOARD_TEST(TestPageBuilder, QCoreApplication)

static PageSpec withLabels(const Board &board)
{
    return labelled(pageOf(board), board, evaluate(smallWorld(), board, board.charts), Formatter());
}

static Board ofMetrics(std::initializer_list<QStringView> metrics)
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    board.charts.clear();
    for (const QStringView metric : metrics)
        board.charts << MetricId(metric.toString());
    return board;
}

// BF16 667 and 989, FP8 1299 and 1979 TFLOPS (aws.amazon.com/ec2/instance-types/trn2, nvidia.com H100 datasheet).
void TestPageBuilder::chartsOfOneUnitHaveOneScale()
{
    const PageSpec page = withLabels(ofMetrics({u"compute_bf16", u"memory", u"compute_fp8"}));
    const ChartSpec &bf16 = page.charts.at(0);
    const ChartSpec &fp8 = page.charts.at(2);
    for (const ChartSpec *chart : {&bf16, &fp8}) {
        QCOMPARE(chart->kind, ChartKind::HorizontalBars);
        QCOMPARE(chart->axis.unit, u"TFLOPS"_s);
        QCOMPARE(chart->axis.maximum, 2000.0);
        QCOMPARE(chart->reach.size(), 4);
        QVERIFY(chart->subtitle.startsWith(u"TFLOPS"));
    }
    QCOMPARE(*bf16.series.constFirst().points.at(0).value, 667.0);
    QCOMPARE(*fp8.series.constFirst().points.at(0).value, 1299.0);
    QCOMPARE(fp8.series.constFirst().points.at(0).label, u"1299"_s);
    QVERIFY(bf16.axis.label != fp8.axis.label);
    QCOMPARE(page.charts.at(1).axis.maximum, 100.0); // memory has another unit
    QVERIFY(page.charts.at(1).reach.isEmpty());
}

void TestPageBuilder::planesOfOneUnitHaveTheWiderOfTheirAxes()
{
    const auto planeOf = [](const QList<double> &prices) {
        ChartSpec chart;
        chart.kind = ChartKind::Plane;
        chart.plane.y = logAxis(u"Price"_s, u"USD"_s, prices, Formatter());
        return chart;
    };
    QList<ChartSpec> charts{planeOf({0.12, 4.0}), planeOf({0.6, 18.0})};
    QCOMPARE(charts.at(0).plane.y.minimum, 0.1);
    QCOMPARE(charts.at(1).plane.y.maximum, 20.0);
    shareAxes(charts, {RowScale::Automatic, RowScale::Automatic}, Formatter());
    for (const ChartSpec &chart : charts) {
        QCOMPARE(chart.plane.y.minimum, 0.1);
        QCOMPARE(chart.plane.y.maximum, 20.0);
    }
}

// Bars of 40 and 90 on a scale of 900 would not be longer than their frame: dots, as in a chart with that spread.
void TestPageBuilder::farApartChartsOfOneUnitAreDots()
{
    const auto barsOf = [](double value) {
        ChartSpec chart{.axis = {.unit = u"TFLOPS"_s}};
        chart.categories << ChartCategory{u"a"_s, u"A"_s};
        ChartPoint point{.value = value};
        chart.series << ChartSeries{{}, {point}};
        return chart;
    };
    QList<ChartSpec> near{barsOf(91.0), barsOf(900.0)};
    shareAxes(near, {RowScale::Automatic, RowScale::Automatic}, Formatter());
    QCOMPARE(near.at(0).kind, ChartKind::HorizontalBars);
    QCOMPARE(near.at(0).axis.maximum, 1000.0);
    QCOMPARE(near.at(1).axis.maximum, 1000.0);
    QList<ChartSpec> far{barsOf(90.0), barsOf(900.0)};
    shareAxes(far, {RowScale::Automatic, RowScale::Automatic}, Formatter());
    for (const ChartSpec &chart : far) {
        QCOMPARE(chart.kind, ChartKind::HorizontalDots);
        QCOMPARE(chart.axis.scale, AxisScale::Logarithmic);
        QCOMPARE(chart.axis, far.constFirst().axis);
        QVERIFY(chart.axis.minimum < 90.0 && chart.axis.maximum > 900.0);
    }
}

void TestPageBuilder::aChosenScaleStays()
{
    Board board = ofMetrics({u"compute_bf16", u"compute_fp8", u"compute_fp16"});
    ChartWords words{.page = u"compare"_s, .chart = u"compute_fp8"_s, .scale = RowScale::Logarithmic};
    board.words = withWords({}, words);
    const PageSpec page = withLabels(board);
    QCOMPARE(page.charts.at(1).kind, ChartKind::HorizontalDots);
    QCOMPARE(page.charts.at(0).kind, ChartKind::HorizontalBars);
    QCOMPARE(page.charts.at(0).axis.maximum, page.charts.at(2).axis.maximum);
}

// 2.9 and 3.35 TB/s keep their unit next to 21,000 TB/s (21 PB/s, cerebras.ai/chip): not 0.0029 PB/s.
void TestPageBuilder::oneLargeValueKeepsTheUnitOfTheOthers()
{
    Catalog catalog = smallWorld();
    const auto found =
        std::ranges::find_if(catalog.chips, [](const Chip &chip) { return chip.id.text() == u"a100-80-sxm"; });
    QVERIFY(found != catalog.chips.end());
    found->memoryBandwidth = aFigure(21000.0, Unit::TBps);
    catalog.index();
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s});
    board.charts = {MetricId(u"memory_bandwidth"_s)};
    const ChartSpec chart = comparePage(catalog, board, Formatter()).charts.constFirst();
    QCOMPARE(chart.axis.unit, u"TB/s"_s);
    QCOMPARE(*chart.series.constFirst().points.at(0).value, 2.9);
    QCOMPARE(chart.kind, ChartKind::HorizontalDots); // the other bars would be invisible
}

} // namespace tst_pagebuilder

#include "tst_pagebuilder.moc"
