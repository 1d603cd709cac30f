// The statement of each chart of a page on its own, by hand from the figures of the small catalogue.
#include "data/views/chartstatement.h"

#include "data/views/pagebuilder.h"
#include "data/views/pages.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_chartstatement {

class TestChartStatement : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void saysWhatEachChartShows();
    void cautionsOfItsOwnNumbersAlone();
    void saysTheSameWhereNumbersAreToldBeside();
    void leavesOtherChartsAlone();
    void planesSayWhereAReaderStands();
    void linesSayFromWhereOn();
    void timesAndCountsSayWhatIsLowest();
    void waitsAreAtEachChipsLoad();
    void countsNameWhatNeedsTheFewest();
    void aTitleOfAPersonIsWhatItSays();
    void sheetsNameTheSourcesOfWhatTheyShow();
    void findsWhatTheTitleIsAbout();
};

static PageSpec statedOf(const Board &board, PageSpec page, const Formatter &formatter = Formatter())
{
    return withStatements(std::move(page), smallWorld(), board, evaluate(smallWorld(), board, board.charts), formatter);
}

static PageSpec statedOf(const Board &board) { return statedOf(board, comparePage(smallWorld(), board, Formatter())); }

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

void TestChartStatement::saysWhatEachChartShows()
{
    const PageSpec page = statedOf(aBoard({u"trainium2"_s, u"trainium4"_s, u"h100-sxm"_s, u"a100-80-sxm"_s}));
    QCOMPARE(page.charts.size(), 4);
    // 1979 / 1299 = 1.52; 96 / 80 = 1.20; 3.35 / 2.9 = 1.16: Trainium4 is only announced
    QCOMPARE(plain(page.charts.at(0).alone.statement), u"Compute of those on sale: H100 is 52% above Trainium2"_s);
    QCOMPARE(plain(page.charts.at(1).alone.statement), u"Memory: Trainium2 is 20% above H100"_s);
    QCOMPARE(plain(page.charts.at(2).alone.statement), u"Bandwidth: H100 is 16% above Trainium2"_s);
    QCOMPARE(plain(page.charts.at(3).alone.statement),
             u"Hourly price: A100 80GB is 50% below H100"_s); // the same price type; 3.4309 / 6.88 = 0.4987
    QVERIFY2(!page.charts.at(1).alone.footer.contains(u"Prices"), qPrintable(page.charts.at(1).alone.footer));
    QCOMPARE(page.charts.at(3).alone.footer.contains(u"Prices"), true);
}

// Mixed price types concern only the cost chart.
void TestChartStatement::cautionsOfItsOwnNumbersAlone()
{
    const PageSpec page = statedOf(aBoard({u"trainium2"_s, u"h100-sxm"_s}));
    QVERIFY(!page.warning.isEmpty());
    QCOMPARE(page.charts.at(0).alone.caution, QString());
    QCOMPARE(page.charts.at(1).alone.caution, QString());
    QCOMPARE(page.charts.at(3).id, u"price_chip_hour"_s);
    QCOMPARE(page.charts.at(3).alone.caution, page.warning);
}

void TestChartStatement::saysTheSameWhereNumbersAreToldBeside()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    const QString absolute = statedOf(board).charts.at(1).alone.statement;
    PageSpec page = comparePage(smallWorld(), board, Formatter());
    for (ChartPoint &point : page.charts[1].series.first().points) {
        point.absolute = point.label;
        point.label = u"▲ 1.3×"_s;
    }
    QCOMPARE(statedOf(board, page).charts.at(1).alone.statement, absolute);
}

/// The page with an empty plane instead of its charts.
static PageSpec paybackOf(const Board &board)
{
    PageSpec page = comparePage(smallWorld(), board, Formatter());
    ChartSpec plane{.kind = ChartKind::Plane, .id = u"payback"_s, .title = u"Payback time"_s};
    page.charts = {plane};
    return page;
}

// A chart on its own is never headed by its topic alone.
void TestChartStatement::planesSayWhereAReaderStands()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    PageSpec page = paybackOf(board);
    PlaneMark mark{.label = u"5.2 months"_s, .shape = MarkShape::Diamond};
    page.charts[0].plane.marks = {mark};
    const Formatter english{QLocale(QLocale::English)}; // the C locale has no word for "and"
    const auto said = [&] { return statedOf(board, page, english).charts.constFirst().alone.statement; };
    QCOMPARE(said(), u"Payback time: break-even at 5.2 months"_s);
    page.charts[0].plane.marks << mark << mark;
    page.charts[0].plane.marks[1].label = u"9 months"_s;
    QCOMPARE(said(), u"Payback time: break-even at 5.2 months and 9 months"_s);
    page.charts[0].plane.marks = {mark};
    page.charts[0].plane.marks[0].baseline = true;
    QCOMPARE(said(), u"Payback time: 5.2 months"_s);
    PlaneMark now = page.charts[0].plane.marks[0];
    now.label = u"now"_s;
    now.shape = MarkShape::Circle;
    page.charts[0].plane.marks[0].baseline = false;
    page.charts[0].plane.marks.prepend(now);
    QCOMPARE(said(), u"Payback time: break-even at 5.2 months"_s); // more informative than "now"
    page.charts[0].plane.marks.removeFirst();
    page.charts[0].plane.marks[0].baseline = false;
    page.charts[0].plane.marks[0].shape = MarkShape::Circle;
    page.charts[0].plane.y.ticks = {0.5, 1.5};
    page.charts[0].plane.y.tickLabels = {u"Trainium2"_s, u"Trainium3"_s};
    page.charts[0].plane.y.maximum = 2.0;
    page.charts[0].plane.marks[0].y = 1.4; // within its row
    page.charts[0].plane.marks[0].label = u"155 (1.5x)"_s;
    QCOMPARE(said(), u"Payback time: Trainium3 at 155 (1.5x)"_s);
    // With the previous generation as a hollow mark and a line between them: 155 / 103 = 1.505.
    PlaneMark &to = page.charts[0].plane.marks[0];
    to.id = u"trainium3"_s;
    to.x = 155.0;
    to.xText = u"155 GiB"_s;
    to.yText = u"Trainium3"_s;
    PlaneMark from = to;
    from.id = u"trainium2"_s;
    from.style = MarkStyle::Outlined;
    from.x = 103.0;
    from.yText = u"Trainium2"_s;
    page.charts[0].plane.marks.prepend(from);
    QCOMPARE(said(), u"Payback time: Trainium3 at 155 GiB"_s); // without a line they are not comparable: no ratio
    PlaneLine growth{.id = u"trainium3"_s};
    page.charts[0].plane.lines = {growth};
    QCOMPARE(said(), u"Payback time: Trainium3 at 155 GiB, 1.5x Trainium2"_s);
    page.charts[0].plane.marks[1].x = 103.4; // 103.4 / 103 = 1.004: no "1x"
    QCOMPARE(said(), u"Payback time: Trainium3 at 155 GiB, about the same as Trainium2"_s);
    page.charts[0].alone.statement = u"Payback time: what the page says"_s;
    QCOMPARE(said(), u"Payback time: what the page says"_s);
}

void TestChartStatement::linesSayFromWhereOn()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    PageSpec page = paybackOf(board);
    const auto said = [&] { return statedOf(board, page).charts.constFirst().alone.statement; };
    page.charts[0].axis = {u"Monthly spend"_s, u"USD"_s, AxisScale::Logarithmic, 1000.0, 1e7, {}, {}};
    PlaneLine line{.label = u"Trainium2"_s};
    line.points = {{254000.0, 120.0}, {1e7, 4.0}}; // below that spend it never pays back
    page.charts[0].plane.lines = {line};
    QCOMPARE(plain(said()), u"Payback time: Trainium2 from 254k USD on"_s);
    page.charts[0].plane.lines[0].points.prepend({1000.0, 400.0});
    QCOMPARE(said(), QString());
    page.charts[0].plane.lines.clear();
    page.charts[0].plane.empty = u"No two generations here have this figure."_s;
    QCOMPARE(said(), u"Payback time: No two generations here have this figure"_s);
}

// 700 W and 500 W, by hand: the lower number wins; overlapping ranges make it probable.
void TestChartStatement::timesAndCountsSayWhatIsLowest()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    board.charts = {MetricId(u"power"_s)};
    PageSpec page = comparePage(smallWorld(), board, Formatter());
    QList<ChartPoint> &points = page.charts[0].series[0].points;
    points[0].value = 500.0;
    points[0].label = u"500"_s;
    points[1].value = 700.0;
    const QString unit = page.charts.constFirst().axis.unit;
    const auto said = [&] { return plain(statedOf(board, page).charts.constFirst().alone.statement); };
    QCOMPARE(said(), u"Power: lowest on Trainium2 at 500 "_s + unit);
    points[0].low = 400.0;
    points[0].high = 750.0;
    QCOMPARE(said(), u"Power: probably lowest on Trainium2 at 500 "_s + unit);
    // ln(700 / 650) / (ln(900 / 650) / 1.28155) = 0.292: 61 to 39
    points[0].value = 650.0;
    points[0].high = 900.0;
    QCOMPARE(said(), u"Power: lowest on Trainium2, H100; which is first is open"_s);
    points[0].value = 500.0;
    points[0].high = 750.0;
    points[1].value = 500.0;
    QCOMPARE(said(), u"Power: lowest at 500 "_s + unit + u", on 2 of 2 rows"_s);
    points[1].value.reset(); // one number alone is not a comparison
    QCOMPARE(said(), QString());
}

// Each chip serves as many requests as it can: its wait is not that of the same load on another.
void TestChartStatement::waitsAreAtEachChipsLoad()
{
    Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s});
    board.charts = {MetricId(u"ttft"_s)};
    const Catalog catalog = workloadWorld();
    const ResultTable table = evaluate(catalog, board, board.charts);
    PageSpec page;
    page.charts = {workloadChart(catalog, board, table, *findMetric(MetricId(u"ttft"_s)), Formatter())};
    QVERIFY2(page.charts.constFirst().subtitle.contains(u"with queueing, at each chip's own load"_s),
             qPrintable(page.charts.constFirst().subtitle));
    const QString said =
        plain(withStatements(page, catalog, board, table, Formatter()).charts.constFirst().alone.statement);
    QVERIFY2(said.startsWith(u"Time to first token at each chip's own load: "_s), qPrintable(said));
}

// The rows are named while a title has room for them.
void TestChartStatement::countsNameWhatNeedsTheFewest()
{
    Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s, u"trainium3"_s});
    board.charts = {MetricId(u"chips_used"_s)};
    PageSpec page = comparePage(workloadWorld(), board, Formatter());
    QList<ChartPoint> &points = page.charts[0].series[0].points;
    QCOMPARE(points.size(), 4);
    const auto countsAre = [&](const QList<double> &counts) {
        for (qsizetype i = 0; i < points.size(); ++i) {
            points[i].value = counts.at(i);
            points[i].label = QString::number(counts.at(i));
        }
        return plain(
            withStatements(page, workloadWorld(), board, evaluate(workloadWorld(), board, board.charts), Formatter())
                .charts.constFirst()
                .alone.statement);
    };
    QCOMPARE(countsAre({2, 4, 8, 8}), u"Fewest chips: Trainium2, 2"_s);
    QCOMPARE(countsAre({4, 2, 8, 2}), u"Fewest chips: H100, trainium3, 2 each"_s);
    QCOMPARE(countsAre({2, 2, 2, 2}), u"Fewest chips: 2, for 4 of 4 options"_s);
}

void TestChartStatement::leavesOtherChartsAlone()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    board.charts = {MetricId(u"power"_s), MetricId(u"memory"_s)};
    PageSpec page = comparePage(smallWorld(), board, Formatter());
    const ChartSpec power = statedOf(board, page).charts.at(0);
    QCOMPARE(power.alone.statement, QString()); // "cheapest" does not apply to watts
    QVERIFY(!power.alone.footer.isEmpty());
    QCOMPARE(headingAlone(power), power.title);
    QVERIFY(!hasOwnTitle(power));
    QVERIFY(!statedOf(board, page).charts.at(1).alone.statement.isEmpty());
    page.charts[1].id = u"no metric"_s;
    QCOMPARE(statedOf(board, page).charts.at(1), page.charts.at(1));
    page.charts = {ChartSpec()};
    QCOMPARE(statedOf(board, page), page);
    QCOMPARE(headingAlone(page.charts.constFirst()), QString());
}

// A metric's chart has only that metric's caution and sources; other charts have those of the page.
void TestChartStatement::aTitleOfAPersonIsWhatItSays()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    ChartWords memory = wordsOf({}, u"compare"_s, u"memory"_s);
    memory.title = u"What fits"_s;
    ChartWords other = wordsOf({}, u"compare"_s, u"no metric"_s);
    other.title = u"What else"_s;
    board.words = {memory, other};
    PageSpec page = comparePage(smallWorld(), board, Formatter());
    QVERIFY(!page.warning.isEmpty()); // about prices
    QCOMPARE(page.charts.at(1).id, u"memory"_s);
    page.charts[1].title = memory.title;
    page.charts[2].id = u"no metric"_s;
    page.charts[2].title = other.title;
    const PageSpec stated = statedOf(board, page);
    QVERIFY(hasOwnTitle(stated.charts.at(1)) && hasOwnTitle(stated.charts.at(2)) && !hasOwnTitle(stated.charts.at(0)));
    QCOMPARE(headingAlone(stated.charts.at(1)), u"What fits"_s);
    QCOMPARE(stated.charts.at(1).alone.caution, QString());
    QVERIFY(!stated.charts.at(1).alone.footer.contains(u"Prices"_s));
    QCOMPARE(stated.charts.at(2).alone, (ChartAlone{u"What else"_s, page.warning, page.footer, page.publishers}));
}

// Below the page's title the answering chart names the sources of the title's numbers, and no prices if it has none.
void TestChartStatement::sheetsNameTheSourcesOfWhatTheyShow()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    PageSpec page = comparePage(smallWorld(), board, Formatter());
    page.answerMetrics = {MetricId(page.charts.at(0).id)};
    PageSpec stated = statedOf(board, page);
    QVERIFY(page.footer.contains(u"Prices: "_s));
    QVERIFY(hasOwnFooter(stated, stated.charts.at(0)));
    QVERIFY2(!footerBelow({stated.charts.at(0)}, stated).contains(u"Prices: "_s), qPrintable(stated.footer));
    QVERIFY(!footerBelow(stated.charts.first(3), stated).contains(u"Prices: "_s));
    QVERIFY(footerBelow(stated.charts, stated).contains(u"Prices: "_s));
    page.answerMetrics << MetricId(u"price_chip_hour"_s);
    stated = statedOf(board, page);
    QVERIFY(stated.charts.at(0).alone.footer.contains(u"Prices: "_s)); // of the title
    QVERIFY(!stated.charts.at(1).alone.footer.contains(u"Prices: "_s));
    stated.tiles = {PageTile()}; // with numbers of other metrics
    QVERIFY(!hasOwnFooter(stated, stated.charts.at(0)));
    page.answerMetrics << MetricId(u"not in the table"_s);
    QCOMPARE(statedOf(board, page).charts.at(0).alone.footer, page.footer);
    stated.charts[1].alone.footer.clear(); // unknown
    QCOMPARE(footerBelow(stated.charts.first(2), stated), stated.footer);
    const Formatter euros = Formatter().in({u"EUR"_s, 0.9});
    stated = statedOf(board, comparePage(smallWorld(), board, euros), euros);
    QVERIFY(!stated.charts.at(1).alone.footer.contains(euros.rateText()));
    QVERIFY(stated.charts.at(3).alone.footer.contains(euros.rateText()));
}

void TestChartStatement::findsWhatTheTitleIsAbout()
{
    PageSpec page = comparePage(smallWorld(), aBoard({u"trainium2"_s, u"h100-sxm"_s}), Formatter());
    QCOMPARE(answeringChart(page), 0); // compute and price
    page.answerMetrics = {MetricId(u"memory_bandwidth"_s)};
    QCOMPARE(page.charts.at(2).id, u"memory_bandwidth"_s);
    QCOMPARE(answeringChart(page), 2);
    page.answerMetrics = {MetricId(u"power"_s)};
    QCOMPARE(answeringChart(page), 0);
    page.answerMetrics = {MetricId(page.charts.at(3).id), MetricId(page.charts.at(1).id)};
    QCOMPARE(answeringChart(page), 1);
    page.hasLead = true;
    QCOMPARE(answeringChart(page), 0);
    QCOMPARE(answeringChart(PageSpec()), 0);
}

CHIPBOARD_TEST(TestChartStatement, chipboard::testing::NoApplication)

} // namespace tst_chartstatement

#include "tst_chartstatement.moc"
