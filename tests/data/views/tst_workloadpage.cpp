// Texts and charts of the Workload page: one workload in full as text, otherwise invariants of every page.
#include "data/views/pages.h"

#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_workloadpage {

class TestWorkloadPage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void drawsTheWorkloadPage();
    void explainsInItsNotes();
    void showsWhatItsTaskIsJudgedBy_data();
    void showsWhatItsTaskIsJudgedBy();
    void aMonthsWorkIsToldWhereItIsStated();
    void tellsTimesInReadableUnits();
    void drawsDotsForASpreadOfTenTimes();
    void saysWhatMayNotLead();
    void followsPricesAndAssumptions();
    void ownTitleWins();
    void nothingChosen();
    void theTitlesRowsComeFirst();
    void everyShippedWorkloadMakesAPage();
};

static PageSpec pageOf(const Catalog &catalog, const Board &board)
{
    return workloadPage(catalog, board, evaluate(catalog, board, workloadMetrics(catalog, board)), Formatter());
}

static const QStringList fourChips{u"trainium2"_s, u"trainium4"_s, u"h100-sxm"_s, u"a100-80-sxm"_s};

void TestWorkloadPage::drawsTheWorkloadPage()
{
    // H100 by hand: (0.9 x 80 x 2^30 - 2 x 8.030e9) / (131,072 x 1,100) = 424 concurrent requests. One step of 62.79
    // ms, one prompt 33.01 ms: 424 x 200 / (200 x 0.06279 + 424 x 0.03301) = 3193.53 tokens/s. Cost: 6.88 USD/h / (3600
    // x 3193.53 tokens/s) x 1e6 = 0.5984 USD. Its energy: 0.7 kW for 313.1 s per million tokens x PUE 1.14 = 0.06941
    // kWh, x 0.08 USD/kWh = 0.00555 USD.
    const QString expected =
        uR"(page workload: Per chip, H100 has 34% more throughput than Trainium2 to serve Llama 3.1 8B
support: 3190 vs 2380 tokens/s (+34%); odds 95:5 that H100 has more throughput.
warning: Trainium2: no on-demand list price; the Capacity Block price dated 31 Jan 2026 is shown. [Compare all at: Book capacity-blocks -> prices:capacity-blocks]
chart chips_used: Chips
  subtitle: chips used · lower is better
  axis: Chips [chips] 0 to 1, ticks 0 1
  H100 nvidia baseline 1 outlined "1"
  Trainium2 trainium 1 outlined "1"
  A100 80GB nvidia 1 outlined "1"
  Trainium4 trainium gap "no estimate"
chart tokens_per_s_per_chip: Throughput per chip
  subtitle: tokens per second · higher is better · line: range of the estimate
  axis: Throughput per chip [tokens per second] 0 to 4000, ticks 0 1000 2000 3000 4000
  H100 nvidia baseline 3193.5349 [2661.2791, 3832.2419] outlined "3190"
  Trainium2 trainium 2378.3486 [1981.9571, 2854.0183] outlined "2380"
  A100 80GB nvidia 1228.2875 [1023.5729, 1473.945] outlined "1230"
  Trainium4 trainium gap "no estimate"
chart ttft: Time to first token
  subtitle: seconds · with queueing, at each chip's own load · lower is better
  axis: Time to first token [seconds] 1 to 50, ticks 1 2 5 10 20 50, logarithmic
  H100 nvidia baseline 1.746486 [1.455405, 2.0957832] outlined "1.75"
  Trainium2 trainium 7.5551371 [6.2959476, 9.0661645] outlined "7.56"
  A100 80GB nvidia 19.942772 [16.618977, 23.931326] outlined "19.9"
  Trainium4 trainium gap "no estimate"
chart usd_per_1m_tokens: Cost per million tokens
  subtitle: USD per 1M output tokens · prompts included · lower is better
  axis: Cost per million tokens [USD per 1M output tokens] 0 to 1, ticks 0 0.2 0.4 0.6 0.8 1
  H100 nvidia baseline 0.59843125 [0.49869271, 0.7181175] outlined "0.60"
  Trainium2 trainium 0.26104131 [0.21753442, 0.31324957] outlined "0.26" badge "Capacity Block"
  A100 80GB nvidia 0.77589536 [0.64657947, 0.93107443] outlined "0.78"
  Trainium4 trainium gap "not on sale"
legend: outlined = our estimate · line = range of the estimate · text instead of a number = reason why there is none
footer: Sources: Title of source, Jan 2026 · Prices: Book on-demand, us-east-1, us-east-2, 31 Jan 2026 · Catalogue of 31 Jan 2026 · Load: 1000 tokens in, 200 out, as many concurrent requests as memory holds
numbers: Chip | Chips | Throughput per chip, tokens per second | Time to first token, ms | Cost per million tokens, USD per 1M output tokens | Throughput, tokens per second | Energy per million tokens, kWh per 1M tokens | Energy cost per million tokens, USD per 1M tokens | Bottleneck | Source
  H100 | 1 | ~3190 | ~1750 | ~0.598 | ~3190 | ~0.0694 | ~0.00555 | compute | Title of source, Jan 2026
  Trainium2 | 1 | ~2380 | ~7560 | ~0.261 (Capacity Block) | ~2380 | power not published | power not published | compute | Title of source, Jan 2026
  A100 80GB | 1 | ~1230 | ~19900 | ~0.776 | ~1230 | ~0.103 | ~0.00825 | compute | Title of source, Jan 2026
  Trainium4 | no estimate | no estimate | no estimate | not on sale | no estimate | no estimate | no estimate | – | –
file: trainium2-and-3-more_workload
)"_s;
    const QString text = toText(pageOf(workloadWorld(), aWorkloadBoard("serve", fourChips)));
    QCOMPARE(firstDifference(text, expected), QString());
}

void TestWorkloadPage::explainsInItsNotes()
{
    const PageSpec page = pageOf(workloadWorld(), aWorkloadBoard("serve", fourChips));
    const QString notes = page.notes.join(u'\n');
    QVERIFY2(notes.contains(u"Trainium2, H100, A100 80GB: limited by compute. Compute takes most of the time."_s),
             qPrintable(notes));
    QVERIFY(notes.contains(u"Memory or memory bandwidth of Trainium4 is not published"_s));
    QVERIFY(page.charts.at(1).series.constFirst().points.at(0).description.contains(u"Compute takes most"_s));
    QVERIFY(page.charts.at(1).notes.isEmpty());
}

void TestWorkloadPage::showsWhatItsTaskIsJudgedBy_data()
{
    QTest::addColumn<QString>("workload");
    QTest::addColumn<QString>("charts");
    QTest::newRow("serving") << u"serve"_s << u"chips_used tokens_per_s_per_chip ttft usd_per_1m_tokens"_s;
    QTest::newRow("training") << u"train"_s << u"chips_used tokens_per_s_per_chip wall_hours cost"_s;
    QTest::newRow("batches") << u"images"_s << u"chips_used items_per_s latency usd_per_1m_items"_s;
}

void TestWorkloadPage::showsWhatItsTaskIsJudgedBy()
{
    QFETCH(const QString, workload);
    const PageSpec page = pageOf(workloadWorld(), aWorkloadBoard(qPrintable(workload), fourChips));
    QStringList ids = mapped(page.charts, &ChartSpec::id);
    QTEST(ids.join(u' '), "charts");
    QCOMPARE(faultOf(page), QString());
    // The table also has energy and its cost, and each column its metric.
    const QList<Table::Column> &columns = page.numbers.columns;
    QCOMPARE(columns.size(), workload == u"images" ? 9 : 10); // including the throughput of all chips
    const qsizetype energy = columns.size() - 4;
    QVERIFY(columns.at(energy).metric.startsWith(u"energy_kwh"_s)
            && columns.at(energy + 1).metric.startsWith(u"energy_usd"_s));
    QVERIFY(columns.constLast().metric.isEmpty());
    // Text is left-aligned, numbers are right-aligned.
    for (qsizetype i = 0; i < columns.size(); ++i)
        QCOMPARE(columns.at(i).numeric, i > 0 && i < columns.size() - 2);
}

void TestWorkloadPage::aMonthsWorkIsToldWhereItIsStated()
{
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    board.assumptions.monthlyTokens = 22.0; // 3193.53 tokens/s x 3600 x 730 h = 8.393e9 a month per chip: three chips
    const PageSpec page = pageOf(workloadWorld(), board);
    QCOMPARE(page.charts.size(), 4);
    QCOMPARE(page.charts.constFirst().id, u"month_usd"_s); // replaces the chip count, which the table has
    QCOMPARE(page.numbers.columns.at(5).metric, u"chips_used"_s);
    QCOMPARE(page.numbers.columns.at(6).title, u"Chips for the monthly volume"_s);
    QCOMPARE(page.numbers.rows.constFirst().at(6).text, u"~3"_s);
    QCOMPARE(page.numbers.rows.constFirst().at(1).text,
             u"~15100"_s); // 3 x 6.88 x 730 = 15,067.20, three digits of an estimate
}

void TestWorkloadPage::tellsTimesInReadableUnits()
{
    // 10^12 tokens at 18,106 tokens/s and a goodput of 0.8: 6.9e7 s = 2.19 years of 365.25 days.
    Board board = aWorkloadBoard("train", {u"h100-sxm"_s});
    ChartSpec time = pageOf(workloadWorld(), board).charts.at(2);
    QCOMPARE(time.axis.unit, u"years"_s);
    QCOMPARE(time.series.constFirst().points.constFirst().label, u"2.19"_s);
    board.assumptions.chips = 1000.0; // no scaling loss here: 2.19 years x 2 / 1000 = 1.6 days
    time = pageOf(workloadWorld(), board).charts.at(2);
    QCOMPARE(time.axis.unit, u"days"_s);
    QCOMPARE(time.series.constFirst().points.constFirst().label, u"1.60"_s);
}

void TestWorkloadPage::drawsDotsForASpreadOfTenTimes()
{
    Catalog catalog = workloadWorld();
    catalog.books.first().prices.first().usdPerHour = aFigure(1000.0, Unit::UsdPerHour);
    catalog.books.first().prices[1].usdPerHour = aFigure(500.0, Unit::UsdPerHour);
    catalog.index();
    const PageSpec page = pageOf(catalog, aWorkloadBoard("serve", fourChips));
    QCOMPARE(page.charts.at(3).kind, ChartKind::HorizontalDots);
    QCOMPARE(page.charts.at(3).axis.scale, AxisScale::Logarithmic);
    QCOMPARE(page.charts.at(1).kind, ChartKind::HorizontalBars);
    QCOMPARE(faultOf(page), QString());
}

// Why the best bar is not the answer, on each chart where it is one that may not lead.
void TestWorkloadPage::saysWhatMayNotLead()
{
    const Catalog &catalog = shippedCatalog();
    Board board = defaultBoard();
    board.chips = {ChipId(u"trainium"_s), ChipId(u"h100-sxm"_s), ChipId(u"a100-80-sxm"_s)};
    const PageSpec page = pageOf(catalog, board);
    const auto badgeOn = [&page](const QString &id) {
        for (const ChartSpec &chart : page.charts) {
            const auto *row =
                findWhere(chart.categories, [](const ChartCategory &one) { return one.id == u"trainium"; });
            if (chart.id == id && row != nullptr)
                return row->badge;
        }
        return u"no such chart"_s;
    };
    QCOMPARE(badgeOn(u"usd_per_1m_tokens"_s), u"in maintenance"_s);
    QCOMPARE(badgeOn(u"tokens_per_s_per_chip"_s), QString()); // it is slower than others
    QVERIFY2(page.footer.contains(u"Load: 1024 tokens in, 512 out, as many concurrent requests as memory holds"_s),
             qPrintable(page.footer));
}

void TestWorkloadPage::followsPricesAndAssumptions()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    const auto cost = [&] { return *pageOf(catalog, board).charts.at(3).series.constFirst().points.at(0).value; };
    const double before = cost();
    board.assumptions.discount = 50.0;
    QCOMPARE(cost(), before / 2.0);
    QVERIFY(pageOf(catalog, board).footer.contains(u"Assumed: "_s));
    board.priceBook = BookId(u"capacity-blocks"_s);
    // 41.528 / 8 chips against 6.88 USD an hour
    QVERIFY(qAbs(cost() / before - 0.5 * 5.191 / 6.88) < 1e-9);
    QVERIFY(!pageOf(catalog, board).warning.contains(u"Capacity Block price"_s));
}

void TestWorkloadPage::ownTitleWins()
{
    Board board = aWorkloadBoard("serve", fourChips);
    board.title = u"For the board meeting"_s;
    QCOMPARE(pageOf(workloadWorld(), board).title, u"For the board meeting"_s);
}

void TestWorkloadPage::nothingChosen()
{
    QCOMPARE(pageOf(workloadWorld(), aWorkloadBoard("serve", {})).title, u"Choose chips to compare"_s);
    const PageSpec page = pageOf(workloadWorld(), aWorkloadBoard("no-such", fourChips));
    QCOMPARE(page.title, u"Choose a workload"_s);
    QCOMPARE(faultOf(page), QString());
}

// A small window shows a dozen rows of all chips, and the title names two of them.
void TestWorkloadPage::theTitlesRowsComeFirst()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = onDemandBoard(mapped(catalog.chips, &Chip::id));
    for (const char *baseline : {"h100-sxm", "t4"}) { // by speed the T4 is among the last
        board.baseline = QString::fromLatin1(baseline);
        const PageSpec page = pageOf(catalog, board);
        const auto isBaseline = [](const ChartCategory &row) { return row.baseline; };
        for (const ChartSpec &chart : page.charts) {
            QVERIFY2(page.title.contains(chart.categories.constFirst().label), qPrintable(page.title));
            const auto at = std::ranges::find_if(chart.categories, isBaseline);
            QVERIFY(at - chart.categories.begin() < 10);
        }
        QCOMPARE(page.numbers.rows.constFirst().constFirst().text,
                 page.charts.constFirst().categories.constFirst().label);
    }
}

void TestWorkloadPage::everyShippedWorkloadMakesAPage()
{
    const Catalog catalog = loadCatalog({}).catalog;
    QVERIFY(catalog.workloads.size() > 10);
    Board board = onDemandBoard(mapped(catalog.chips, &Chip::id));
    QCOMPARE(faultOfWorkloads(catalog, board, pageOf, 90), QString());
}

CHIPBOARD_TEST(TestWorkloadPage, QCoreApplication)

} // namespace tst_workloadpage

#include "tst_workloadpage.moc"
