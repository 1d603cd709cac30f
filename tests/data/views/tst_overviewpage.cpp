// The Overview page: one comparison in full as text, which rows it shows, what it says it leaves out, and what must
// hold for every page, over all questions, levels and workloads.
#include "data/views/overviewpage.h"

#include "data/analysis/contest.h"
#include "data/analysis/overviewtakeaway.h"
#include "data/files/catalogreader.h"
#include "data/views/describe.h"
#include "data/views/ownmarks.h"
#include "data/views/pagetables.h"
#include "data/views/scoretable.h"
#include "tests/support/pagechecks.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_overviewpage {

class TestOverviewPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void drawsTheOverview();
    void sevenAreShownAndTheRestIsSaid();
    void winnersOfAllAreShown();
    void aHiddenWinnerTakesTheStars();
    void whyNobodyIsBestIsSaid();
    void twoFormatsAreTold();
    void theBaselineAlwaysHasARow();
    void announcedGivesWay();
    void offersItsQuestions();
    void theAnswerHasAColumn_data();
    void theAnswerHasAColumn();
    void boundsAgreeWithTheRoofline();
    void missingIsNeverZero();
    void scoresAreToldAsATable();
    void ownFiguresAreMarked();
    void nothingChosen();
    void everyQuestionMakesAPage();

private:
    [[nodiscard]] PageSpec shipped(const Board &board) const;

    Catalog m_catalog;
};

static PageSpec pageOf(const Catalog &catalog, const Board &board)
{
    return overviewPage(catalog, board, evaluate(catalog, board, overviewMetrics(catalog, board)), Formatter());
}

PageSpec TestOverviewPage::shipped(const Board &board) const { return pageOf(m_catalog, board); }

static const QStringList fourChips{u"trainium2"_s, u"trainium4"_s, u"h100-sxm"_s, u"a100-80-sxm"_s};

void TestOverviewPage::drawsTheOverview()
{
    // The numbers are those of tst_workloadpage and tst_pagebuilder, reckoned there by hand. In capacity blocks H100 is
    // 41.528 / 8 = 5.191 USD/h: 0.4531 (0.3776 to 0.5437) a million tokens. 0.3120 / 0.3776 = 0.826, 0.2166 / 0.5437 =
    // 0.398: 17 to 60 % less.
    const QString expected =
        uR"~(page overview: Serve 8B: Trainium2 costs 17 % to 61 % less than H100, both at the prices of "Book capacity-blocks" (0.26 against 0.45 USD per 1M tokens)
warning: Trainium2: no on-demand list price; the capacity-block price of 2026-01-31 is shown. No published measurements for Trainium2: estimated from similar chips. Announced, not yet to be had: Trainium4. [Make the comparison fair -> prices:capacity-blocks;without:trainium4]
chart scores: Side by side
  subtitle: per chip · peaks FP8 dense, workload in BF16 · Serve 8B · Book on-demand
  column compute_best: Compute [PFLOPS FP8] bars to 8.8095
    Trainium2 trainium 1.299 solid "1.30"
    Trainium4 trainium 7.551 [6.2925, 8.8095] hatched "~7.55"
    H100 nvidia baseline 1.979 solid "1.98" best
    A100 80GB nvidia gap "no FP8"
  column memory: Memory [GB] bars to 103.07922
    Trainium2 trainium 103.07922 solid "103 (96 GiB)" best
    Trainium4 trainium gap "n/p"
    H100 nvidia baseline 80 solid "80"
    A100 80GB nvidia 80 solid "80"
  column memory_bandwidth: Bandwidth [TB/s] bars to 3.35
    Trainium2 trainium 2.9 solid "2.90"
    Trainium4 trainium gap "n/p"
    H100 nvidia baseline 3.35 solid "3.35" best
    A100 80GB nvidia 2.039 solid "2.04"
  column price_chip_hour: Cost [USD per chip-hour] bars to 6.88
    Trainium2 trainium 2.23505 solid "2.24" flagged
    Trainium4 trainium gap "n/p"
    H100 nvidia baseline 6.88 solid "6.88"
    A100 80GB nvidia 3.4308813 solid "3.43"
  column usd_per_1m_tokens: Cost per million tokens [USD per 1M tokens] bars to 0.93521934, asked
    Trainium2 trainium 0.26104131 [0.21753442, 0.31324957] outlined "0.26" flagged
    Trainium4 trainium gap "no estimate"
    H100 nvidia baseline 0.60270111 [0.50225092, 0.72324133] outlined "0.60"
    A100 80GB nvidia 0.77934945 [0.64945788, 0.93521934] outlined "0.78"
  column usd_per_1m_tokens: Bound by [] words
    Trainium2 "compute"
    Trainium4 trainium gap "–"
    H100 "compute"
    A100 80GB "compute"
  note: Trainium2: capacity-block price from "Book capacity-blocks": "Book on-demand" has none
legend: ★ = best that can be had, several where ranges meet · ◀ = baseline · hatched = announced · outlined = our estimate · whisker = range, ~ = approximate · n/p = not published · ◆ = not like for like
footer: Sources: Title of source, 2026-01 · Prices: Book on-demand, us-east-1, 2026-01-31 · Catalogue of 2026-01-31
numbers: Chip | FP8 dense, TFLOPS | Memory | Bandwidth, TB/s | Cost, USD per chip-hour | Cost per million tokens, USD per 1M tokens | Bound by | Source
  Trainium2 | 1299 | 96 GiB | 2.9 | 2.2351 ◆ | ~0.261 ◆ | compute | Title of source, 2026-01
  Trainium4 | ~7551 | n/p | n/p | n/p | no estimate | – | Title of source, 2026-01
  H100 | 1979 | 80 GB | 3.35 | 6.88 | ~0.603 | compute | Title of source, 2026-01
  A100 80GB | no FP8 | 80 GB | 2.039 | 3.4309 | ~0.779 | compute | Title of source, 2026-01
file: trainium2-and-3-more_overview_2026-01-31
)~"_s;
    const QString text =
        toText(pageOf(workloadWorld(), aWorkloadBoard("serve", fourChips))).replace(QChar(0x00A0), u' ');
    const QStringList wanted = expected.split(u'\n');
    const QStringList actual = text.split(u'\n');
    for (qsizetype i = 0; i < std::min(wanted.size(), actual.size()); ++i)
        QCOMPARE(actual.at(i), wanted.at(i));
    QCOMPARE(actual.size(), wanted.size());
}

void TestOverviewPage::sevenAreShownAndTheRestIsSaid()
{
    Board board = defaultBoard();
    QCOMPARE(board.chips.size(), 8);
    const PageSpec page = shipped(board);
    QCOMPARE(page.charts.size(), 1);
    QCOMPARE(page.charts.constFirst().categories.size(), 7);
    QCOMPARE(page.numbers.rows.size(), 7);
    QCOMPARE(page.notice.text,
             u"7 of 8 shown; Trainium4 is only announced. No best is marked in Compute, Cost, "
             "Cost per million tokens: they are not like for like."_s);
    QVERIFY(page.notice.text.startsWith(page.notes.constFirst()));
    QVERIFY(page.notice.inFiles); // nobody shall look there for a star that there is not
    QVERIFY2(page.charts.constFirst().subtitle.startsWith(u"7 of 8 shown · per chip · "_s),
             qPrintable(page.charts.constFirst().subtitle));
    board.chips.removeLast();
    QCOMPARE(shipped(board).charts.constFirst().categories.size(), 7);
    QVERIFY(!shipped(board).notice.text.contains(u"shown"_s));
    QVERIFY(shipped(board).charts.constFirst().subtitle.startsWith(u"per chip"_s));
}

// Twelve chips: those with most memory stand far down in the catalogue, and none of them may be hidden behind a star.
void TestOverviewPage::winnersOfAllAreShown()
{
    Board board = defaultBoard();
    board.chips.clear();
    for (const char *id : {"inferentia2", "trainium", "trainium2", "trainium3", "a100-80-sxm", "h100-sxm", "h200-sxm",
                           "b200", "b300", "mi300x", "tpu-v5p", "gaudi3"})
        board.chips << ChipId(QLatin1String(id));
    board.baseline = u"h100-sxm"_s;
    board.charts.prepend(MetricId(u"memory"_s));
    const ResultTable table = evaluate(m_catalog, board, overviewMetrics(m_catalog, board));
    const PageSpec page = overviewPage(m_catalog, board, table, Formatter());
    QVERIFY2(page.title.startsWith(u"Memory: Blackwell Ultra is highest"_s), qPrintable(page.title));
    const ChartSpec &chart = page.charts.constFirst();
    QCOMPARE(chart.categories.size(), 7);
    QVERIFY(chart.subtitle.startsWith(u"7 of 12 shown"_s));
    int starred = 0;
    for (const ScoreColumn &column : chart.scores.columns) {
        if (!column.hasBars)
            continue;
        QStringList stars;
        for (const qsizetype row : column.best)
            stars << chart.categories.at(row).id;
        QStringList winners;
        for (const qsizetype row : contestOf(table, MetricId(column.metric)).winners())
            winners << table.rows.at(row).subject.id;
        QVERIFY2(stars == winners || stars.isEmpty(), qPrintable(column.metric));
        starred += stars.isEmpty() ? 0 : 1;
        // A number is told as on the pages with all rows: in one unit.
        if (column.metric == u"compute_best"_s)
            QCOMPARE(column.unit, u"TFLOPS BF16"_s);
    }
    QVERIFY(starred >= 3);
}

// One of two winners is left out by hand: nobody has a star, and why is said.
void TestOverviewPage::aHiddenWinnerTakesTheStars()
{
    const Board board = defaultBoard();
    const MetricId memory(u"memory"_s);
    const ResultTable all = evaluate(m_catalog, board, {memory});
    const QList<qsizetype> winners = contestOf(all, memory).winners();
    QVERIFY(!winners.isEmpty());
    ResultTable shown = all;
    QCOMPARE(shownWinners(all, shown, memory), winners);
    shown.rows.removeAt(winners.constFirst());
    QVERIFY(shownWinners(all, shown, memory).isEmpty());
}

void TestOverviewPage::whyNobodyIsBestIsSaid()
{
    Board board = defaultBoard();
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    QCOMPARE(shipped(board).notice.text,
             u"Shown here: H100 2.84 (on-demand list price), Trainium2 3.43 (capacity-block "
             "price). No best is marked in Cost, Cost per million tokens: their prices are of "
             "different kinds."_s);
    board.chips = {ChipId(u"h200-sxm"_s), ChipId(u"h100-sxm"_s)};
    QCOMPARE(shipped(board).notice.text, QString());
}

void TestOverviewPage::twoFormatsAreTold()
{
    Board board = defaultBoard();
    board.precision = Precision::Fp8;
    const auto subtitle = [&] { return shipped(board).charts.constFirst().subtitle; };
    QVERIFY2(subtitle().contains(u"peaks FP8 dense, workload in BF16"_s), qPrintable(subtitle()));
    board.precision = Precision::Bf16;
    QVERIFY2(subtitle().contains(u" · BF16 dense · "_s) && !subtitle().contains(u"workload in"_s),
             qPrintable(subtitle()));
}

void TestOverviewPage::theBaselineAlwaysHasARow()
{
    Board board = defaultBoard();
    board.chips.clear();
    for (const Chip &chip : m_catalog.chips)
        board.chips << chip.id;
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        board.level = level;
        for (const ChipId &chip : std::as_const(board.chips)) {
            board.baseline = chip.text();
            const ResultTable table = evaluate(m_catalog, board, {});
            const QList<qsizetype> rows = overviewRows(board, table, MetricId(u"memory"_s), {});
            QCOMPARE(rows.size(), 7);
            QVERIFY(std::is_sorted(rows.begin(), rows.end()));
            QVERIFY2(std::any_of(rows.begin(), rows.end(),
                                 [&](qsizetype row) { return isBaseline(board, table.rows.at(row).subject); }),
                     qPrintable(chip.text()));
        }
    }
}

void TestOverviewPage::announcedGivesWay()
{
    const PageSpec page = shipped(defaultBoard());
    QStringList ids;
    for (const ChartCategory &category : page.charts.constFirst().categories)
        ids << category.id;
    QVERIFY(!ids.contains(u"trainium4"_s));
    QVERIFY(ids.contains(u"b300"_s));
    Board few = defaultBoard();
    few.chips = {ChipId(u"trainium4"_s), ChipId(u"h100-sxm"_s)};
    QCOMPARE(shipped(few).charts.constFirst().categories.constFirst().id, u"trainium4"_s);
}

void TestOverviewPage::offersItsQuestions()
{
    const PageSpec page = shipped(defaultBoard());
    QCOMPARE(page.filters.size(), 1);
    const PageFilter &filter = page.filters.constFirst();
    QCOMPARE(filter.id, u"question"_s);
    QVERIFY(filter.isNamed);
    QCOMPARE(filter.current, u"serve"_s);
    QCOMPARE(filter.choices.size(), static_cast<qsizetype>(questionTable().size()));
}

void TestOverviewPage::theAnswerHasAColumn_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<QString>("columns");
    QTest::newRow("cost")
        << u"usd_per_1m_tokens"_s
        << u"compute_best memory memory_bandwidth price_chip_hour usd_per_1m_tokens usd_per_1m_tokens"_s;
    QTest::newRow("speed")
        << u"tokens_per_s_per_chip"_s
        << u"compute_best memory memory_bandwidth tokens_per_s_per_chip usd_per_1m_tokens usd_per_1m_tokens"_s;
    QTest::newRow("memory")
        << u"memory"_s << u"compute_best memory memory_bandwidth price_chip_hour usd_per_1m_tokens usd_per_1m_tokens"_s;
    QTest::newRow("watt")
        << u"compute_per_watt"_s
        << u"compute_best memory compute_per_watt price_chip_hour usd_per_1m_tokens usd_per_1m_tokens"_s;
}

// Reading memory takes most of the time of an H100, as the Roofline page has it of the longer phase; that capacity is
// why stands beside it, not instead of it.
void TestOverviewPage::boundsAgreeWithTheRoofline()
{
    const PageSpec page = shipped(defaultBoard());
    const ScoreColumn &bound = page.charts.constFirst().scores.columns.constLast();
    const QList<ChartCategory> &rows = page.charts.constFirst().categories;
    const auto h100 = std::find_if(rows.begin(), rows.end(), [](const ChartCategory &row) { return row.baseline; });
    QVERIFY(h100 != rows.end());
    const ChartPoint &point = bound.points.at(h100 - rows.begin());
    QCOMPARE(point.label, u"bandwidth"_s);
    QCOMPARE(point.description,
             u"H100, bound by memory bandwidth and capacity. Memory reads take most of the "
             "time, and memory capacity limits how many requests share a read."_s);
    for (const ChartPoint &one : bound.points)
        QVERIFY2(!one.label.contains(u"capacity"_s), qPrintable(one.label));
    const QStringList h100Numbers = textRows(page.numbers).at(h100 - rows.begin());
    QVERIFY(h100Numbers.contains(u"memory bandwidth and capacity"_s));
}

// What bounds the work is the last: its card is that of the cost.
void TestOverviewPage::theAnswerHasAColumn()
{
    QFETCH(const QString, metric);
    Board board = defaultBoard();
    board.charts.prepend(MetricId(metric));
    const QList<ScoreColumn> columns = shipped(board).charts.constFirst().scores.columns;
    QStringList ids;
    for (const ScoreColumn &column : columns) {
        ids << column.metric;
        QCOMPARE(column.asked, column.metric == metric && column.hasBars);
    }
    QTEST(ids.join(u' '), "columns");
    QVERIFY(!columns.constLast().hasBars);
    board.level = Level::Instance;
    QVERIFY(!shipped(board).charts.constFirst().scores.columns.isEmpty());
}

void TestOverviewPage::missingIsNeverZero()
{
    const ChartSpec chart = pageOf(workloadWorld(), aWorkloadBoard("serve", fourChips)).charts.constFirst();
    for (const ScoreColumn &column : chart.scores.columns) {
        QCOMPARE(column.points.size(), 4);
        for (const ChartPoint &point : column.points) {
            QVERIFY(!point.description.isEmpty());
            if (!column.hasBars)
                QVERIFY(point.label.isEmpty() != point.gap.isEmpty());
            else if (point.value)
                QVERIFY(*point.value > 0.0 && !point.label.isEmpty()
                        && point.high.value_or(*point.value) <= column.maximum);
            else
                QVERIFY(!point.gap.isEmpty());
        }
    }
    // No row that lacks a number is best.
    for (const ScoreColumn &column : chart.scores.columns) {
        for (const qsizetype row : column.best)
            QVERIFY(column.points.at(row).value.has_value());
    }
}

void TestOverviewPage::scoresAreToldAsATable()
{
    const ChartSpec chart = pageOf(workloadWorld(), aWorkloadBoard("serve", fourChips)).charts.constFirst();
    const Table table = tableOf(chart);
    QCOMPARE(table.columns.size(), 7);
    QCOMPARE(table.rows.size(), 4);
    QCOMPARE(table.rows.at(2).at(0).text, u"H100"_s);
    QCOMPARE(table.rows.at(2).at(2).text, u"80"_s);
    QCOMPARE(table.rows.at(1).constLast().text, u"–"_s); // Trainium4: nothing is estimated
    QVERIFY(table.columns.at(1).numeric);
    QVERIFY(!table.columns.constLast().numeric);
    QVERIFY(tableToTsv(table).startsWith(u"Name\tCompute, PFLOPS"_s));
    const QString words = describeChart(chart);
    QVERIFY2(words.startsWith(u"A table of 4 rows by 6 measures."_s), qPrintable(words));
    QVERIFY2(words.contains(u"Compute, best: "_s), qPrintable(words));
}

void TestOverviewPage::ownFiguresAreMarked()
{
    Board board = aWorkloadBoard("serve", fourChips);
    const Catalog catalog = workloadWorld();
    ResultTable table = evaluate(catalog, board, overviewMetrics(catalog, board));
    table.rows[2].cells[1].own = {u"key"_s};
    const ChartSpec chart = withOwnMarks(overviewPage(catalog, board, table, Formatter()).charts.constFirst(), table);
    QVERIFY(chart.scores.columns.at(1).points.at(2).label.size() > 2);
    QVERIFY(chart.scores.columns.at(1).points.at(0).label != chart.scores.columns.at(1).points.at(2).label);
    QCOMPARE(chart.scores.columns.at(0).points.at(2),
             overviewPage(catalog, board, table, Formatter()).charts.constFirst().scores.columns.at(0).points.at(2));
}

void TestOverviewPage::nothingChosen()
{
    Board board = defaultBoard();
    board.chips.clear();
    const PageSpec page = shipped(board);
    QCOMPARE(page.title, u"Choose chips to compare"_s);
    QVERIFY(page.numbers.rows.isEmpty());
    QVERIFY(page.charts.constFirst().categories.isEmpty());
}

void TestOverviewPage::everyQuestionMakesAPage()
{
    for (const Question &question : questionTable()) {
        if (question.metric == nullptr)
            continue;
        for (const Workload &workload : m_catalog.workloads) {
            for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
                Board board = defaultBoard();
                board.workload = workload.id;
                board.level = level;
                board.charts.prepend(question.metric(workload.task));
                const PageSpec page = shipped(board);
                const QString fault = faultOf(page);
                QVERIFY2(fault.isEmpty(), qPrintable(workload.id.text() + u": "_s + fault));
                QCOMPARE(page.charts.constFirst().scores.columns.size(), 6);
                QCOMPARE(page.numbers.subjects.size(), page.numbers.rows.size());
            }
        }
    }
}

CHIPBOARD_TEST(TestOverviewPage, QCoreApplication)

} // namespace tst_overviewpage

#include "tst_overviewpage.moc"
