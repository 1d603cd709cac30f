// Texts and charts of the page "Speed and cost": with a level, without one, out of reach, and without data.
#include "data/views/pages.h"

#include "data/analysis/interactivity.h"
#include "tests/support/catalogboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_interactivitypage {

class TestInteractivityPage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void drawsTwoCurvesAndTheLevel();
    void theTitleIsTheEstimateAtTheLevel();
    void withoutALevelItAsksForFifty();
    void curvesEndWhereTheNoteSays();
    void namesWhoIsBelowTheLevel();
    void nobodyReachesTheLevel();
    void oneChipIsNotCompared();
    void aTieIsNoVictory();
    void withoutPricesItTellsSpeed();
    void whatDoesNotServeHasNoCurves_data();
    void whatDoesNotServeHasNoCurves();
    void drawsPublishedRunsOfTheSameWork();
    void publishedRunsLieAtTheirTimeBetweenTokens();
    void statedRequestsAreNamed();
    void moneyIsInTheCurrencyShown();
    void everyShippedBoardMakesAPage();
};

static PageSpec pageOf(const Catalog &catalog, const Board &board, const Measurements *measurements = nullptr,
                       const Formatter &formatter = Formatter())
{
    return interactivityPage(catalog, board, evaluate(catalog, board, interactivityMetrics(catalog, board)),
                             measurements, formatter);
}

static ChartSpec chartOf(const PageSpec &page, const QString &id)
{
    const auto found = std::ranges::find(page.charts, id, &ChartSpec::id);
    return found == page.charts.end() ? ChartSpec() : *found;
}

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

// From one list, so that their price types are equal.
static Board blocksBoard(double level)
{
    Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s});
    board.baseline = u"h100-sxm"_s;
    board.priceBook = BookId(u"capacity-blocks"_s);
    if (level > 0.0)
        board.assumptions.userSpeed = level;
    return board;
}

static const PlaneLine *levelLineOf(const ChartSpec &chart)
{
    for (const PlaneLine &line : chart.plane.lines) {
        if (line.weight == LineWeight::Quiet)
            return &line;
    }
    return nullptr;
}

void TestInteractivityPage::drawsTwoCurvesAndTheLevel()
{
    const PageSpec page = pageOf(workloadWorld(), blocksBoard(40.0));
    QCOMPARE(faultOf(page), QString());
    QCOMPARE(page.charts.size(), 2);
    QCOMPARE(page.charts.at(0).title, u"Tokens/s per chip"_s);
    QCOMPARE(page.charts.at(1).title, u"Cost per million tokens"_s);
    for (const ChartSpec &chart : page.charts) {
        QStringList curves;
        for (const PlaneLine &line : chart.plane.lines) {
            if (line.weight == LineWeight::Strong)
                curves << line.id;
        }
        QCOMPARE(curves, (QStringList{u"trainium2"_s, u"h100-sxm"_s}));
        const PlaneLine *level = levelLineOf(chart);
        QVERIFY(level != nullptr);
        QCOMPARE(plain(level->label), u"40 tokens/s"_s);
        QCOMPARE(level->points.constFirst(), QPointF(40.0, chart.plane.y.minimum));
        QCOMPARE(level->points.constLast(), QPointF(40.0, chart.plane.y.maximum));
    }
    // Throughput per chip falls to the right, cost rises.
    const auto ends = [](const ChartSpec &chart) {
        const QList<QPointF> &points = chart.plane.lines.constFirst().points;
        return points.constLast().y() / points.constFirst().y();
    };
    QVERIFY(ends(page.charts.at(0)) < 1.0 && ends(page.charts.at(1)) > 1.0);
    QVERIFY2(plain(page.legend.text()).contains(u"vertical line = 40 tokens/s per user"_s),
             qPrintable(page.legend.text()));
    QVERIFY(!page.legend.text().contains(u"dashed"_s) && !page.legend.text().contains(u"published measurements."_s));
    QCOMPARE(page.lists.size(), 1);
    QCOMPARE(page.lists.constFirst().name, u"curves"_s);
}

// `chipboard estimate --set user_speed=40` gives the same numbers for each chip.
void TestInteractivityPage::theTitleIsTheEstimateAtTheLevel()
{
    const Catalog catalog = workloadWorld();
    const Board board = blocksBoard(40.0);
    const PageSpec page = pageOf(catalog, board);
    const Cell trainium = cellAt(catalog, board, u"trainium2"_s, "usd_per_1m_tokens");
    const Cell h100 = cellAt(catalog, board, u"h100-sxm"_s, "usd_per_1m_tokens");
    QVERIFY(trainium.value && h100.value && trainium.value->value < h100.value->value);
    QVERIFY(trainium.value->high < h100.value->low); // so that a difference may be stated
    const Formatter formatter;
    // As the two costs are written.
    QCOMPARE(plain(page.title),
             u"Trainium2 is %1 cheaper than H100 at 40 tokens/s per user"_s.arg(formatter.percent(
                 1.0 - formatter.amountNumber(trainium.value->value) / formatter.amountNumber(h100.value->value))));
    QVERIFY2(page.support.startsWith(u"%1 vs %2 per 1M output tokens"_s.arg(formatter.amount(trainium.value->value),
                                                                            formatter.amount(h100.value->value))),
             qPrintable(page.support));
    QCOMPARE(page.numbers.rows.size(), 2);
    const Table::Row &row = page.numbers.rows.constFirst();
    QCOMPARE(row.at(0).text, u"Trainium2"_s);
    QVERIFY(std::abs(*row.at(1).value / trainium.value->value - 1.0) < 5e-3);
    QCOMPARE(*row.at(3).value, cellAt(catalog, board, u"trainium2"_s, "chips_used").value->value);
    QCOMPARE(page.numbers.columns.at(1).metric, u"usd_per_1m_tokens"_s); // its card explains the same number
    QCOMPARE(page.data.rows.constFirst().at(2).value, std::optional(40.0));
}

void TestInteractivityPage::withoutALevelItAsksForFifty()
{
    const PageSpec asked = pageOf(workloadWorld(), blocksBoard(50.0));
    const PageSpec open = pageOf(workloadWorld(), blocksBoard(0.0));
    QCOMPARE(open.title, asked.title);
    QVERIFY2(plain(open.title).contains(u"at 50 tokens/s per user"_s, Qt::CaseInsensitive), qPrintable(open.title));
    QVERIFY2(open.notice.text.contains(u"is an example (assumption “Minimum tokens/s per user”)"_s),
             qPrintable(open.notice.text));
    QVERIFY(!asked.notice.text.contains(u"example"_s));
    QCOMPARE(levelLineOf(open.charts.constFirst())->points, levelLineOf(asked.charts.constFirst())->points);
    QVERIFY(levelLineOf(open.charts.constFirst())->description.contains(u"No service level is set yet."_s));
    QCOMPARE(open.numbers.rows, asked.numbers.rows);
    QCOMPARE(open.numbers.columns.at(1).metric, QString()); // its card would explain another number
    QVERIFY(!open.footer.contains(u"Assumed"_s));
}

// Up to 1.2 times the level at any cost, beyond that up to twenty times that of the cheapest point: as the note says.
void TestInteractivityPage::curvesEndWhereTheNoteSays()
{
    const Catalog &catalog = shippedCatalog();
    Board board = aWorkloadBoard("serve-llama-3.1-70b", {u"h100-sxm"_s});
    const auto curveOn = [&](double level) {
        board.assumptions.userSpeed = level;
        return chartOf(pageOf(catalog, board), u"cost"_s).plane.lines.constFirst().points;
    };
    const QList<QPointF> cheap = curveOn(20.0);
    QVERIFY(cheap.constLast().y() > 10.0 * cheap.constFirst().y());
    QVERIFY(cheap.constLast().y() <= 20.0 * cheap.constFirst().y());
    const QStringList notes = pageOf(catalog, board).notes;
    QVERIFY2(plain(notes.join(u' '))
                 .contains(u"at a twentieth of the chip's highest throughput; those of chips that reach the service "
                           "level are drawn to 24 tokens/s per user at least."_s),
             qPrintable(notes.join(u' ')));
    const double fastest = levelCurves(workloadView(catalog, board), catalog.calibration).constFirst().fastest();
    const QList<QPointF> dear = curveOn(0.999 * fastest);
    QVERIFY(dear.constLast().x() > 0.97 * fastest);
    QVERIFY(dear.constLast().y() > 100.0 * dear.constFirst().y());
    const QList<QPointF> below = curveOn(5000.0); // does not reach the level
    QVERIFY(below.constLast().y() <= 20.0 * below.constFirst().y());
}

void TestInteractivityPage::namesWhoIsBelowTheLevel()
{
    const Catalog &catalog = shippedCatalog();
    Board board = aWorkloadBoard("serve-llama-3.1-70b", {u"trainium"_s, u"h100-sxm"_s, u"b200"_s});
    board.assumptions.userSpeed = 80.0;
    const PageSpec page = pageOf(catalog, board);
    const QList<LevelCurve> curves = levelCurves(workloadView(catalog, board), catalog.calibration);
    QVERIFY(curves.at(0).fastest() < 80.0 && curves.at(1).fastest() > 80.0);
    QVERIFY2(plain(page.notice.text).contains(u"Cannot reach 80 tokens/s per user: Trainium1 (at most "_s),
             qPrintable(page.notice.text));
    QVERIFY(page.notice.inFiles);
    QCOMPARE(page.numbers.rows.constFirst().at(1).text, u"not reachable"_s);
    QVERIFY(page.numbers.rows.constFirst().at(5).value);
    QVERIFY(*page.numbers.rows.constFirst().at(5).value < 80.0);
    QCOMPARE(chartOf(page, u"throughput"_s).plane.lines.constFirst().id, u"trainium"_s); // its curve is drawn anyway
}

void TestInteractivityPage::nobodyReachesTheLevel()
{
    const Catalog catalog = workloadWorld();
    const Board board = blocksBoard(5000.0);
    const PageSpec page = pageOf(catalog, board);
    const QList<LevelCurve> curves = levelCurves(workloadView(catalog, board), catalog.calibration);
    const bool isH100 = curves.at(1).fastest() > curves.at(0).fastest();
    const QString start =
        u"No option reaches 5000 tokens/s per user; %1 comes nearest with "_s.arg(isH100 ? u"H100"_s : u"Trainium2"_s);
    QVERIFY2(plain(page.title).startsWith(start), qPrintable(page.title));
    QVERIFY2(page.title.contains(Formatter().lowEnd().label(curves.at(isH100 ? 1 : 0).fastest())),
             qPrintable(page.title));
    QCOMPARE(page.charts.size(), 2);
    QCOMPARE(faultOf(page), QString());
}

void TestInteractivityPage::oneChipIsNotCompared()
{
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    board.assumptions.userSpeed = 40.0;
    const Cell cost = cellAt(workloadWorld(), board, u"h100-sxm"_s, "usd_per_1m_tokens");
    QCOMPARE(plain(pageOf(workloadWorld(), board).title),
             u"H100 costs about %1 per 1M output tokens at 40 tokens/s per user"_s.arg(
                 Formatter().amount(cost.value->value)));
    board.chips.clear();
    const PageSpec none = pageOf(workloadWorld(), board);
    QCOMPARE(none.title, u"Choose chips to compare"_s);
    QCOMPARE(none.charts.constFirst().plane.empty, u"Choose chips to compare."_s);
}

// The error is so large that the ranges of 20 and 26 USD overlap.
void TestInteractivityPage::aTieIsNoVictory()
{
    Catalog catalog = workloadWorld();
    catalog.calibration.serving.evidence.p80Error = 5.0;
    const PageSpec page = pageOf(catalog, blocksBoard(40.0));
    const Cell trainium = cellAt(catalog, blocksBoard(40.0), u"trainium2"_s, "usd_per_1m_tokens");
    const Cell h100 = cellAt(catalog, blocksBoard(40.0), u"h100-sxm"_s, "usd_per_1m_tokens");
    QVERIFY(trainium.value->high > h100.value->low);
    const Formatter formatter;
    const double less = 1.0 - formatter.amountNumber(trainium.value->value) / formatter.amountNumber(h100.value->value);
    QCOMPARE(plain(page.title),
             u"Leaning Trainium2: about %1 cheaper than H100 at 40 tokens/s per user"_s.arg(formatter.percent(less)));
}

void TestInteractivityPage::withoutPricesItTellsSpeed()
{
    const Catalog &catalog = shippedCatalog();
    const PageSpec page = pageOf(catalog, aWorkloadBoard("serve-llama-3.1-8b", {u"trainium3"_s}));
    QVERIFY2(plain(page.title).startsWith(u"No prices; at 50 tokens/s per user, Trainium3 gives most: "_s),
             qPrintable(page.title));
    QVERIFY(page.charts.at(0).plane.empty.isEmpty());
    QVERIFY2(page.charts.at(1).plane.empty.contains(u"price"_s), qPrintable(page.charts.at(1).plane.empty));
    QCOMPARE(faultOf(page), QString());
}

void TestInteractivityPage::whatDoesNotServeHasNoCurves_data()
{
    QTest::addColumn<QString>("workload");
    QTest::addColumn<QString>("title");
    QTest::newRow("training") << u"train"_s << u"Train 8B serves no users; choose a workload that generates text"_s;
    QTest::newRow("pictures") << u"images"_s
                              << u"Classify images serves no users; choose a workload that generates text"_s;
    QTest::newRow("unknown") << u"nothing"_s << u"Choose a workload"_s;
}

void TestInteractivityPage::whatDoesNotServeHasNoCurves()
{
    QFETCH(const QString, workload);
    QFETCH(const QString, title);
    Board board = blocksBoard(0.0);
    board.workload = WorkloadId(workload);
    const PageSpec page = pageOf(workloadWorld(), board);
    QCOMPARE(page.title, title);
    QCOMPARE(page.charts.size(), 1);
    QCOMPARE(page.charts.constFirst().plane.empty, title + u'.');
    QVERIFY(page.charts.constFirst().plane.lines.isEmpty() && page.warning.isEmpty());
    QCOMPARE(faultOf(page), QString());
}

// 2,560 tokens/s of 64 requests on two chips: 40 tokens/s per user, 1,280 per chip. Capacity blocks rent an H100 for
// 41.528 / 8 USD: 1,280 tokens/s are 4.608 million an hour, so 1.1265 USD per million.
void TestInteractivityPage::drawsPublishedRunsOfTheSameWork()
{
    const Catalog catalog = workloadWorld();
    CheckBench bench(catalog.calibration);
    bench.add(catalog.models);
    bench.add(catalog.chips);
    MeasuredRun run{.id = u"same"_s, .kind = u"serving"_s};
    run.model = run.architecture = u"llama-3.1-8b"_s;
    run.chip = u"h100-sxm"_s;
    run.chips = 2;
    run.batch = 64;
    run.input = 1024;
    run.output = 256;
    run.precision = u"bf16"_s;
    run.sourceTitle = u"A benchmark"_s;
    run.measuredOn = u"2026-05-01"_s;
    run.measured.tokens = 2560.0;
    MeasuredRun eightBits = run;
    eightBits.id = u"fp8"_s;
    eightBits.precision = u"fp8"_s;
    MeasuredRun elsewhere = run;
    elsewhere.id = u"long"_s;
    elsewhere.input = 8192;
    const Measurements measurements({run, eightBits, elsewhere}, bench);
    const PageSpec page = pageOf(catalog, blocksBoard(40.0), &measurements);
    const QList<PlaneMark> marks = chartOf(page, u"throughput"_s).plane.marks;
    QCOMPARE(marks.size(), 2);
    QCOMPARE(marks.at(0).id, u"h100-sxm"_s);
    QCOMPARE(marks.at(0).x, 40.0);
    QCOMPARE(marks.at(0).y, 1280.0);
    QCOMPARE(marks.at(0).shape, MarkShape::Circle);
    QCOMPARE(marks.at(1).shape, MarkShape::Diamond);
    const QString told = plain(marks.at(0).description);
    QVERIFY2(told.startsWith(u"Published: 1280 tokens/s per chip at 40 tokens/s per user. 2 × H100"_s),
             qPrintable(told));
    QVERIFY2(told.contains(u"A benchmark"_s) && told.contains(u"2026-05-01"_s), qPrintable(told));
    const PlaneMark cost = chartOf(page, u"cost"_s).plane.marks.constFirst();
    QVERIFY2(std::abs(cost.y - 1.1265) < 1e-4, qPrintable(QString::number(cost.y)));
    QVERIFY2(page.legend.text().contains(u"dots = published measurements of the same model"_s)
                 && page.legend.text().contains(u"diamonds = those at another precision"_s),
             qPrintable(page.legend.text()));
    QCOMPARE(page.lists.at(1).name, u"published"_s);
    QCOMPARE(page.lists.at(1).rows.size(), 2);
    QCOMPARE(faultOf(page), QString());
    Board twice = blocksBoard(40.0);
    twice.level = Level::Instance;
    twice.instances = {InstanceId(u"p5.48xlarge"_s), InstanceId(u"p5.4xlarge"_s)};
    QCOMPARE(chartOf(pageOf(catalog, twice, &measurements), u"throughput"_s).plane.marks.size(),
             2); // each is drawn once
}

// Curves are at 1 / inter-token latency. A run that publishes 20 ms is at 50 tokens/s, not at 2,560 / 64 = 40, also if
// another row of its measurement states them; for a run without it, a note explains the value.
void TestInteractivityPage::publishedRunsLieAtTheirTimeBetweenTokens()
{
    const Catalog catalog = workloadWorld();
    CheckBench bench(catalog.calibration);
    bench.add(catalog.models);
    bench.add(catalog.chips);
    MeasuredRun run{.id = u"tokens"_s, .kind = u"serving"_s};
    run.model = run.architecture = u"llama-3.1-8b"_s;
    run.chip = u"h100-sxm"_s;
    run.chips = 2;
    run.batch = 64;
    run.input = 1024;
    run.output = 256;
    run.precision = u"bf16"_s;
    run.measured.tokens = 2560.0;
    const QString sentence = u"Published points without an inter-token latency show tokens/s divided by concurrent "
                             "requests, which includes the wait for the first token."_s;
    const auto pageWith = [&](const QList<MeasuredRun> &runs) {
        const Measurements measurements(runs, bench);
        return pageOf(catalog, blocksBoard(40.0), &measurements);
    };
    const PageSpec without = pageWith({run});
    QCOMPARE(chartOf(without, u"throughput"_s).plane.marks.constFirst().x, 40.0);
    QVERIFY2(without.notes.contains(sentence), qPrintable(without.notes.join(u' ')));
    run.measurement = u"one"_s;
    MeasuredRun latency = run;
    latency.id = u"latency"_s;
    latency.kind = u"latency"_s;
    latency.measured.tokens.reset();
    latency.measured.perToken = seconds(0.02);
    MeasuredRun whole = run;
    whole.measurement.clear();
    whole.measured.perToken = seconds(0.02);
    for (const QList<MeasuredRun> &runs : {QList<MeasuredRun>{run, latency}, QList<MeasuredRun>{whole}}) {
        const PageSpec page = pageWith(runs);
        QCOMPARE(chartOf(page, u"throughput"_s).plane.marks.size(), 1);
        QVERIFY(std::abs(chartOf(page, u"throughput"_s).plane.marks.constFirst().x - 50.0) < 1e-9);
        QCOMPARE(chartOf(page, u"throughput"_s).plane.marks.constFirst().y, 1280.0);
        QVERIFY(!page.notes.contains(sentence));
    }
    QVERIFY(!pageOf(catalog, blocksBoard(40.0)).notes.contains(sentence));
}

void TestInteractivityPage::statedRequestsAreNamed()
{
    Board board = blocksBoard(40.0);
    const QString sentence = u"The workload has 8 concurrent requests; the curves end there."_s;
    QVERIFY(!pageOf(workloadWorld(), board).notes.contains(sentence));
    board.assumptions.batch = 8.0;
    QVERIFY(pageOf(workloadWorld(), board).notes.contains(sentence));
}

void TestInteractivityPage::moneyIsInTheCurrencyShown()
{
    const Board board = blocksBoard(40.0);
    const PageSpec usd = pageOf(workloadWorld(), board);
    const PageSpec eur = pageOf(workloadWorld(), board, nullptr, Formatter().in({u"EUR"_s, 0.5}));
    const auto cheapest = [](const PageSpec &page) {
        return chartOf(page, u"cost"_s).plane.lines.constFirst().points.constFirst().y();
    };
    QVERIFY(std::abs(cheapest(eur) / cheapest(usd) - 0.5) < 1e-9);
    QVERIFY2(eur.support.contains(u"\u20ac"_s), qPrintable(eur.support));
    QVERIFY(chartOf(eur, u"cost"_s).plane.y.unit.contains(u"EUR"_s));
}

void TestInteractivityPage::everyShippedBoardMakesAPage()
{
    const Catalog &catalog = shippedCatalog();
    for (quint32 seed = 1; seed <= 40; ++seed) {
        const Board board = randomBoardOf(catalog, seed);
        const PageSpec page = pageOf(catalog, board);
        QVERIFY2(faultOf(page).isEmpty(), qPrintable(QString::number(seed) + u": "_s + faultOf(page)));
        QVERIFY(!page.charts.isEmpty());
    }
}

CHIPBOARD_TEST(TestInteractivityPage, QCoreApplication)

} // namespace tst_interactivitypage

#include "tst_interactivitypage.moc"
