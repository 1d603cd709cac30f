// One result of the workload as a chart: time units, labels, when it uses dots; also on the Compare page.
#include "data/views/pages.h"

#include "data/core/find.h"
#include "data/views/pagebuilder.h"
#include "tests/support/importfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_workloadchart {

class TestWorkloadChart : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void saysWhatItShows_data();
    void saysWhatItShows();
    void namesHaveTheNumberOfChips_data();
    void namesHaveTheNumberOfChips();
    void tellsTimesInTheUnitOfTheMiddleOne_data();
    void tellsTimesInTheUnitOfTheMiddleOne();
    void tellsTensOfThousandsOfMillisecondsInSeconds();
    void countsOfChipsAreToldInFull();
    void thousandsHaveOneStyle();
    void theComparePageDrawsItToo();
    void theComparePageIsAsBeforeWithoutIt();
};

static ChartSpec chartOf(const Board &board, const char *metric)
{
    const Catalog catalog = workloadWorld();
    const ResultTable table = evaluate(catalog, board, {metricId(metric)});
    return workloadChart(catalog, board, table, *table.metrics.constFirst(), Formatter());
}

void TestWorkloadChart::saysWhatItShows_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<QString>("expected");
    QTest::newRow("speed") << u"tokens_per_s"_s << u"tokens per second · higher is better"_s;
    QTest::newRow("chips") << u"fewest_chips"_s << u"chips · with enough memory · lower is better"_s;
    QTest::newRow("money") << u"usd_per_1m_tokens"_s
                           << u"USD per 1M output tokens · prompts included · lower is better"_s;
}

void TestWorkloadChart::saysWhatItShows()
{
    QFETCH(const QString, metric);
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    board.assumptions.chips = 4.0;
    QTEST(chartOf(board, qPrintable(metric)).subtitle, "expected");
}

void TestWorkloadChart::namesHaveTheNumberOfChips_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<double>("chips");
    QTest::addColumn<QString>("expected");
    QTest::newRow("several") << u"usd_per_1m_tokens"_s << 4.0 << u"H100\u00A0×4"_s;
    QTest::newRow("per chip, too") << u"tokens_per_s_per_chip"_s << 4.0 << u"H100\u00A0×4"_s;
    QTest::newRow("one") << u"usd_per_1m_tokens"_s << 1.0 << u"H100"_s;
    QTest::newRow("what counts them") << u"chips_used"_s << 4.0 << u"H100"_s;
    QTest::newRow("what has none") << u"memory"_s << 4.0 << u"H100"_s;
}

void TestWorkloadChart::namesHaveTheNumberOfChips()
{
    QFETCH(const QString, metric);
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    QFETCH(const double, chips);
    board.assumptions.chips = chips;
    const ChartSpec chart = chartOf(board, qPrintable(metric));
    QTEST(chart.categories.constFirst().shownLabel(), "expected");
    QCOMPARE(chart.categories.constFirst().label, u"H100"_s); // still found by this name
}

void TestWorkloadChart::tellsTimesInTheUnitOfTheMiddleOne_data()
{
    QTest::addColumn<double>("billions");
    QTest::addColumn<QString>("unit");
    // At about 9,000 tokens a second per chip and a goodput of 0.8, on 8 chips: 58,000 tokens a second.
    QTest::newRow("a minute") << 3.5e-3 << u"seconds"_s;
    QTest::newRow("half a day") << 2.5 << u"hours"_s;
    QTest::newRow("a month") << 150.0 << u"days"_s;
    QTest::newRow("a lifetime") << 1e5 << u"years"_s;
}

void TestWorkloadChart::tellsTimesInTheUnitOfTheMiddleOne()
{
    QFETCH(const double, billions);
    Board board = aWorkloadBoard("train", {u"h100-sxm"_s});
    board.assumptions.chips = 8.0;
    board.assumptions.tokens = billions;
    const ChartSpec chart = chartOf(board, "wall_hours");
    QTEST(chart.axis.unit, "unit");
    QVERIFY(*chart.series.constFirst().points.constFirst().value >= 1.5);
    QCOMPARE(faultOf(chart), QString());
}

// Milliseconds as in the table, 6,360 at most, so that a board's pages have one unit; first tokens after 29 to 63 s are
// in seconds.
void TestWorkloadChart::tellsTensOfThousandsOfMillisecondsInSeconds()
{
    const Catalog &catalog = shippedCatalog();
    Board board = defaultBoard();
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"inferentia2"_s), ChipId(u"h200-sxm"_s)};
    const auto unitOf = [&](const char *metric) {
        const ResultTable table = evaluate(catalog, board, {metricId(metric)});
        return workloadChart(catalog, board, table, *table.metrics.constFirst(), Formatter()).axis.unit;
    };
    QCOMPARE(unitOf("ttft"), u"milliseconds"_s);
    QCOMPARE(unitOf("tpot"), u"milliseconds"_s);
    board.assumptions.input = 16000.0;
    QCOMPARE(unitOf("ttft"), u"seconds"_s);
    QCOMPARE(unitOf("tpot"), u"milliseconds"_s);
}

void TestWorkloadChart::countsOfChipsAreToldInFull()
{
    Board board = aWorkloadBoard("train", {u"h100-sxm"_s});
    board.assumptions.chips = 16384.0;
    QCOMPARE(chartOf(board, "chips_used").series.constFirst().points.constFirst().label, u"16384"_s); // not 16.4k
}

// The first token of MI300X takes about 12,900 ms, that of L40S 1,630: no "12.9k" among numbers of four digits.
void TestWorkloadChart::thousandsHaveOneStyle()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    board.chips.clear();
    for (const char *chip : {"mi300x", "l40s", "h100-sxm", "tpu-v6e", "trainium2", "trainium3"})
        board.chips << ChipId(QString::fromLatin1(chip));
    const ResultTable table = evaluate(catalog, board, {metricId("ttft")});
    const ChartSpec chart = workloadChart(catalog, board, table, *table.metrics.constFirst(), Formatter());
    QCOMPARE(chart.axis.unit, u"milliseconds"_s);
    const QStringList labels = mapped(chart.series.constFirst().points, &ChartPoint::label);
    QVERIFY2(labels.filter(u"k"_s).isEmpty(), qPrintable(labels.join(u' ')));
    QVERIFY2(std::ranges::any_of(labels, [](const QString &label) { return label.toDouble() >= 1e4; }),
             qPrintable(labels.join(u' ')));
}

void TestWorkloadChart::theComparePageDrawsItToo()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    board.charts = {metricId("memory"), metricId("tokens_per_s")};
    const PageSpec page = comparePage(catalog, board, Formatter());
    QCOMPARE(page.charts.size(), 2);
    ChartSpec wanted = chartOf(board, "tokens_per_s");
    wanted.subtitle += u" · line: range of the estimate"_s; // the page's first chart with ranges says so
    QCOMPARE(page.charts.at(1), wanted);
    QVERIFY(page.warning.isEmpty());
    QVERIFY(page.notes.join(u' ').contains(u"estimated from similar chips"_s));
    QVERIFY(page.notes.join(u' ').contains(u"limited by compute"_s));
    QVERIFY(page.legend.text().contains(u"outlined = our estimate"_s));
}

void TestWorkloadChart::theComparePageIsAsBeforeWithoutIt()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    board.charts = {metricId("memory")};
    const PageSpec page = comparePage(catalog, board, Formatter());
    QVERIFY(page.warning.isEmpty());
    QVERIFY(page.notes.isEmpty());
}

CHIPBOARD_TEST(TestWorkloadChart, QCoreApplication)

} // namespace tst_workloadchart

#include "tst_workloadchart.moc"
