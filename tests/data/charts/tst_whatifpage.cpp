// What the What-if page says and draws, by hand where a hand can reckon it, and by what must hold for every page.
#include "data/charts/whatifpage.h"

#include "data/json/catalogreader.h"
#include "tests/support/pagechecks.h"
#include "tests/support/workloadfixture.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

class TestWhatIfPage : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void saysWhereTheOrderTurns();
    void anInstanceTurnsAtItsOwnPrice();
    void oneSidesPriceIsAmongWhatMovesIt();
    void linesMeetWhereItTurns();
    void theTornadoStandsAroundTheAnswer();
    void bandsTellHowSureItIs();
    void tellsTheTableInWords();
    void keepsTheBoardsOwnTitle();
    void nothingToAskAbout();
    void everyShippedWorkloadMakesAPage();
};

static PageSpec pageOf(const Catalog &catalog, const Board &board)
{
    return whatIfPage(catalog, board, evaluate(catalog, board, whatIfMetrics(catalog, board)), Formatter());
}

static Board threeChips()
{
    Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s});
    board.baseline = u"h100-sxm"_s;
    return board;
}

static const ChartSpec &chartOf(const PageSpec &page, const QString &id)
{
    static const ChartSpec none;
    for (const ChartSpec &chart : page.charts) {
        if (chart.id == id)
            return chart;
    }
    return none;
}

void TestWhatIfPage::saysWhereTheOrderTurns()
{
    // 0.60047 / 0.25997 = 2.3098 times 2.23505 USD = 5.163 USD an hour.
    const PageSpec page = pageOf(workloadWorld(), threeChips());
    QVERIFY2(page.title.startsWith(u"Trainium2 is cheaper than H100 until the price of Trainium2 rises above 5.16"_s),
             qPrintable(page.title));
    QVERIFY(!page.title.endsWith(u'.'));
    QVERIFY(page.hasLead);
    QCOMPARE(faultOf(page), QString());
}

void TestWhatIfPage::anInstanceTurnsAtItsOwnPrice()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = defaultBoard();
    board.level = Level::Instance;
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    const PageSpec page = pageOf(catalog, board);
    const PlaneMark &turn = chartOf(page, u"crossover"_s).plane.marks.constLast();
    const QString price = QLocale::c().toString(35.7608 * turn.x, 'g', 4); // of all 16 chips
    QVERIFY2(page.title.contains(u"price of trn2.48xlarge rises above "_s + price), qPrintable(page.title));
}

void TestWhatIfPage::oneSidesPriceIsAmongWhatMovesIt()
{
    QStringList labels;
    for (const QStringList &row : pageOf(workloadWorld(), threeChips()).numbers.rows)
        labels << row.constFirst();
    QVERIFY2(labels.contains(u"the price of Trainium2"_s), qPrintable(labels.join(u'|')));
    QVERIFY(labels.contains(u"the price of H100"_s));
    QVERIFY(!labels.contains(u"Chips"_s)); // chosen for each of the two
}

void TestWhatIfPage::linesMeetWhereItTurns()
{
    const ChartSpec chart = chartOf(pageOf(workloadWorld(), threeChips()), u"crossover"_s);
    QCOMPARE(chart.plane.lines.size(), 2);
    QCOMPARE(chart.plane.lines.at(0).id, u"trainium2"_s);
    QCOMPARE(chart.plane.lines.at(1).id, u"h100-sxm"_s);
    // The other's price stands still.
    QCOMPARE(chart.plane.lines.at(1).points.constFirst().y(), chart.plane.lines.at(1).points.constLast().y());
    // Twice the price, twice the cost.
    const QPointF first = chart.plane.lines.at(0).points.constFirst();
    const QPointF last = chart.plane.lines.at(0).points.constLast();
    QVERIFY(std::abs(first.y() / first.x() - last.y() / last.x()) < 1e-9);
    QCOMPARE(chart.plane.marks.size(), 2);
    QVERIFY(chart.plane.marks.at(0).baseline);
    QCOMPARE(chart.plane.marks.at(0).x, 1.0);
    QVERIFY(std::abs(chart.plane.marks.at(1).x - 2.3098) < 1e-3);
    QVERIFY(std::abs(chart.plane.marks.at(1).y - 0.60047) < 1e-4);
}

void TestWhatIfPage::theTornadoStandsAroundTheAnswer()
{
    const ChartSpec chart = chartOf(pageOf(workloadWorld(), threeChips()), u"tornado"_s);
    QVERIFY(chart.categories.size() > 4);
    double before = 1e300;
    for (const ChartPoint &point : chart.series.constFirst().points) {
        QVERIFY(std::abs(*point.value - 0.25997 / 0.60047) < 1e-4);
        const double swing = *point.high - *point.low;
        QVERIFY2(swing <= before * (1.0 + 1e-9), qPrintable(point.description)); // widest first
        QVERIFY(swing >= 0.01 * *point.value || chart.categories.size() == 1);   // the rest is in the table
        before = swing;
    }
}

void TestWhatIfPage::bandsTellHowSureItIs()
{
    const ChartSpec chart = chartOf(pageOf(workloadWorld(), threeChips()), u"uncertainty"_s);
    QCOMPARE(chart.categories.size(), 3);
    QVERIFY(chart.categories.at(1).baseline);
    const ChartPoint &best = chart.series.constFirst().points.at(0);
    QVERIFY(std::abs(*best.value - 0.26) < 0.005); // the median is the estimate
    QVERIFY(*best.low<*best.value && * best.high> * best.value);
    QVERIFY2(best.label.startsWith(u"100"_s) || best.label.startsWith(u"99"_s), qPrintable(best.label));
}

void TestWhatIfPage::tellsTheTableInWords()
{
    const PageSpec page = pageOf(workloadWorld(), threeChips());
    QCOMPARE(page.numbers.subjects.size(), page.numbers.rows.size());
    QCOMPARE(page.numbers.rows.constFirst().constFirst(), chartOf(page, u"tornado"_s).categories.constFirst().label);
    QVERIFY(page.notes.join(u' ').contains(u"of the draws"_s));
    QCOMPARE(pageOf(workloadWorld(), threeChips()), page); // draws are seeded
}

void TestWhatIfPage::keepsTheBoardsOwnTitle()
{
    Board board = threeChips();
    board.title = u"Ours"_s;
    QCOMPARE(pageOf(workloadWorld(), board).title, u"Ours"_s);
    board.chips.clear();
    QCOMPARE(pageOf(workloadWorld(), board).title, u"Ours"_s);
}

void TestWhatIfPage::nothingToAskAbout()
{
    for (const char *workload : {"serve", "no-such-workload"}) {
        const PageSpec page = pageOf(workloadWorld(), aWorkloadBoard(workload, {u"h100-sxm"_s}));
        QCOMPARE(page.title, u"Choose two that run the workload, to ask what would change the answer"_s);
        QCOMPARE(page.charts.constFirst().plane.empty, page.title);
        QCOMPARE(faultOf(page), QString());
    }
}

void TestWhatIfPage::everyShippedWorkloadMakesAPage()
{
    const Catalog catalog = loadCatalog({}).catalog;
    for (const Workload &workload : catalog.workloads) {
        for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
            Board board = defaultBoard();
            board.level = level;
            board.workload = workload.id;
            const PageSpec page = pageOf(catalog, board);
            QVERIFY2(faultOf(page).isEmpty(), qPrintable(workload.id.text() + u": "_s + faultOf(page)));
        }
    }
}

QTEST_GUILESS_MAIN(TestWhatIfPage)
#include "tst_whatifpage.moc"
