// Texts and charts of the What-if page, by hand where possible, and by invariants of every page.
#include "data/views/pages.h"

#include "data/analysis/uncertainty.h"
#include "data/views/chartlegend.h"
#include "data/views/colour.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/spectext.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_whatifpage {

/// The members of a board's "what_if".
static const QStringList choiceIds{u"metric"_s, u"subject"_s, u"against"_s, u"crossover"_s, u"across"_s, u"down"_s};

class TestWhatIfPage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void saysWhereTheOrderTurns();
    void twoThatMayNotBeComparedAreNot();
    void othersThatTurnItAreCounted_data();
    void othersThatTurnItAreCounted();
    void theNearestRivalIsNamed();
    void anInstanceTurnsAtItsOwnPrice();
    void nothingThatTurnsItIsPassedOver();
    void theLegendTellsWhatIsSeen();
    void eachChartSaysWhatItShows();
    void changesAreOfTodaysPrice();
    void oneSettingHasOneNumber();
    void oneSidesPriceIsAmongWhatMovesIt();
    void linesMeetWhereItTurns();
    void theTornadoStandsAroundTheAnswer();
    void bandsTellHowSureItIs();
    void ofManyBandsTheBestAreDrawn();
    void theFarthestInsideARangeIsMarked();
    void anEndThatCannotBeIsToldInWords();
    void drawsAreTakenOrAwaited();
    void showsTheTwoWayTable();
    void tellsTheTableInWords();
    void keepsTheBoardsOwnTitle();
    void filesHaveTheNumbersOfItsCharts();
    void whatNothingMovesIsSaid();
    void noLineBetweenJumps();
    void asksWhatTheBoardChose();
    void oneAloneIsAskedForItsOwnValue();
    void movesWhatTheBoardChose();
    void tellsChoicesThatLeadNowhere();
    void offersItsChoices();
    void nothingToAskAbout();
    void everyChoiceMakesAPage();
    void everyShippedWorkloadMakesAPage();
    void warnsOfWhatIsDrawnAlone();
    void aVolumeAsksForTheBill();
    void claimsNoMoreThanRangesAndPricesAllow();
};

static PageSpec pageOf(const Catalog &catalog, const Board &board)
{
    return whatIfPage(catalog, board, evaluate(catalog, board, whatIfMetrics(catalog, board)), Formatter(),
                      [](const DrawTask &task) {
                          return drawn(task, DrawPlan{4096, 1});
                      });
}

// With block prices as if they were on demand: rows with prices of two types may not be compared.
static Catalog ofOnePriceType(Catalog catalog)
{
    for (PriceBook &book : catalog.books) {
        if (book.id == BookId(u"capacity-blocks"_s))
            book.kind = PriceKind::OnDemand;
    }
    return catalog;
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
    // 0.59843 / 0.26104 = 2.2925 times 2.23505 USD = 5.124 USD an hour.
    const PageSpec page = pageOf(ofOnePriceType(workloadWorld()), threeChips());
    QCOMPARE(page.title, u"Trainium2 stays cheaper than H100 unless its price rises 129%, above $5.12 an hour"_s);
    QVERIFY(page.hasLead);
    QCOMPARE(faultOf(page), QString());
    // From one list: 0.59843 at 41.528 / 8 instead of 6.88 USD an hour is 0.45152, and 0.45152 / 0.26104 = 1.730 times.
    Board blocks = threeChips();
    blocks.priceBook = BookId(u"capacity-blocks"_s);
    const PageSpec alike = pageOf(workloadWorld(), blocks);
    QCOMPARE(alike.title, u"Trainium2 stays cheaper than H100 unless its price rises 73%, above $3.87 an hour"_s);
    Catalog named = workloadWorld(); // a title has 90 characters: the price has priority over its distance from today's
    for (Chip &chip : named.chips) {
        if (chip.id == ChipId(u"trainium2"_s))
            chip.name = u"Trainium2 of many words"_s;
    }
    QCOMPARE(pageOf(named, blocks).title,
             u"Trainium2 of many words stays cheaper than H100 unless its price exceeds $3.87 an hour"_s);
    QCOMPARE(chartOf(alike, u"crossover"_s).plane.marks.constLast().label, u"$3.87 an hour (+73%)"_s);
    QCOMPARE(chartOf(alike, u"crossover"_s).alone.statement,
             u"Trainium2 and H100 break even at $3.87 an hour (+73%)"_s);
    QVERIFY2(alike.support.startsWith(u"$0.26 vs $0.45 per 1M output tokens"_s), qPrintable(alike.support));
}

// A block price next to a list price, or throughputs of 1 and 16 chips: neither a chart nor a sentence nor a list is
// about both. What is left is about the first alone.
void TestWhatIfPage::twoThatMayNotBeComparedAreNot()
{
    Board speeds = defaultBoard();
    speeds.chips = {ChipId(u"b200"_s), ChipId(u"h100-sxm"_s)};
    speeds.baseline = u"h100-sxm"_s;
    speeds.workload = WorkloadId(u"serve-llama-3.1-70b"_s);
    speeds.whatIf.metric = MetricId(u"tokens_per_s"_s);
    const PageSpec ofPrices = pageOf(workloadWorld(), threeChips());
    const PageSpec ofSpeeds = pageOf(shippedCatalog(), speeds);
    QCOMPARE(ofPrices.title, u"Trainium2 and H100 cannot be compared: their price types differ"_s);
    QCOMPARE(ofPrices.support,
             u"The charts show Trainium2 alone. To compare, choose another pair or another metric."_s);
    // Different numbers of chips are known only from the estimates.
    QCOMPARE(ofSpeeds.title, u"Throughput: B200 and H100 cannot be compared: they have different numbers of chips"_s);
    const QString differs = u"they have different numbers of chips"_s;
    for (const auto &[page, why] : {std::pair(ofPrices, u"their price types differ"_s), std::pair(ofSpeeds, differs)}) {
        QCOMPARE(faultOf(page), QString());
        QVERIFY(!chartOf(page, u"tornado"_s).subtitle.contains(u"as a share of"_s));
        QCOMPARE(chartOf(page, u"crossover"_s).title, u"Sensitivity curve"_s);
        QCOMPARE(chartOf(page, u"crossover"_s).plane.lines.size(), 1);
        QVERIFY(!chartOf(page, u"two-way"_s).subtitle.contains(u"as a share of"_s));
        QVERIFY(chartOf(page, u"two-way"_s).plane.lines.isEmpty());
        const ChartSpec bands = chartOf(page, u"uncertainty"_s);
        QCOMPARE(bands.alone.statement, u"Uncertainty: not comparable, as "_s + why);
        QVERIFY2(!bands.subtitle.contains(u"probability"_s), qPrintable(bands.subtitle));
        for (const ChartPoint &point : bands.series.constFirst().points)
            QVERIFY2(!point.label.contains(u'%') && !point.description.contains(u"best"_s), qPrintable(point.label));
        QStringList sentences = page.notes;
        for (const Table &list : page.lists) {
            QVERIFY2(list.name != u"crossovers", "exported");
            QVERIFY2(list.name != u"duels" || list.rows.isEmpty(), "exported");
            for (const QStringList &row : textRows(list)) {
                if (list.name == u"answers")
                    sentences << row;
                QVERIFY2(list.name != u"bands" || row.at(5).isEmpty(), "a chance is exported");
            }
        }
        for (const QString &sentence : std::as_const(sentences)) {
            const bool compares = sentence.contains(u"cheaper"_s) || sentence.contains(u"as a share of"_s)
                || sentence.contains(u"the draws"_s) || sentence.contains(u"The order"_s);
            QVERIFY2(!compares, qPrintable(sentence));
        }
        QCOMPARE(page.filters.at(2).choices.constFirst().shown, u"H100"_s); // the pair is still the question
    }
}

void TestWhatIfPage::othersThatTurnItAreCounted_data()
{
    QTest::addColumn<QString>("against");
    QTest::addColumn<int>("others");
    QTest::addColumn<QString>("words");
    QTest::newRow("bits") << u"h200-sxm"_s << 1 << u"2 assumptions change the order."_s;
    QTest::newRow("bits, contract") << u"h100-sxm"_s << 2 << u"3 assumptions change the order."_s;
}

// Tornado bars that cross 1, and the price in the title: a sentence that stands on its own.
void TestWhatIfPage::othersThatTurnItAreCounted()
{
    QFETCH(const QString, against);
    Board board = onDemandBoard({ChipId(u"trainium"_s), ChipId(against)});
    board.baseline = against;
    board.priceBook = BookId(u"capacity-blocks"_s);
    Catalog catalog = shippedCatalog();
    for (ServingRange &range : catalog.calibration.serving.ranges)
        range.p80Error = 0.05; // so that the two are apart
    const PageSpec page = pageOf(catalog, board);
    int others = 0;
    for (const Table &list : page.lists) {
        for (qsizetype i = 0; i < list.rows.size() && list.name == u"tornado"; ++i) {
            const QStringList row = plainTexts(list.rows.at(i));
            others += !row.at(3).isEmpty() && (row.at(3).toDouble() < 1.0) != (row.at(4).toDouble() < 1.0) ? 1 : 0;
        }
    }
    QTEST(others, "others");
    QVERIFY2(page.title.contains(u" unless its price rises "_s), qPrintable(page.title));
    QFETCH(const QString, words);
    QVERIFY2(page.support.endsWith(u' ' + words), qPrintable(page.support));
}

// H100 is the baseline, but H200 overtakes earlier: 2.46 / 1.86 = 1.32 instead of 2.63 / 1.86 = 1.41 times 2.70 USD.
void TestWhatIfPage::theNearestRivalIsNamed()
{
    Board board = onDemandBoard({ChipId(u"tpu-v6e"_s), ChipId(u"h100-sxm"_s), ChipId(u"h200-sxm"_s)});
    board.workload = WorkloadId(u"serve-llama-3.1-70b"_s);
    board.baseline = u"h100-sxm"_s;
    const QString nearest = u"H200 would overtake first if the price of TPU v6e rises 32%, above $3.57 an hour."_s;
    PageSpec page = pageOf(shippedCatalog(), board);
    QCOMPARE(page.title, u"TPU v6e probably stays cheaper than H100 unless its price rises 41%, above $3.82 an hour"_s);
    QVERIFY2(page.support.contains(nearest), qPrintable(page.support));
    board.whatIf.against = u"h200-sxm"_s; // then the title is about it
    page = pageOf(shippedCatalog(), board);
    QVERIFY2(page.title.contains(u" than H200 unless its price rises 32%"_s), qPrintable(page.title));
    QVERIFY2(!page.support.contains(u"overtake"_s), qPrintable(page.support));
    board.whatIf.subject = u"h200-sxm"_s; // not the best: TPU v6e is ahead already
    board.whatIf.against = u"h100-sxm"_s;
    QVERIFY2(!pageOf(shippedCatalog(), board).support.contains(u"overtake"_s), qPrintable(page.support));
}

void TestWhatIfPage::anInstanceTurnsAtItsOwnPrice()
{
    const Catalog catalog = ofOnePriceType(shippedCatalog());
    Board board = onDemandBoard();
    board.level = Level::Instance;
    board.workload = WorkloadId(u"chat-realtime"_s);
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    const PageSpec page = pageOf(catalog, board);
    const PlaneMark &turn = chartOf(page, u"crossover"_s).plane.marks.constLast();
    const QString price = Formatter().amount(35.7608 * turn.x); // for all 16 chips
    QVERIFY2(turn.label.startsWith(price + u" an hour"_s), qPrintable(turn.label));
}

// A tornado bar that crosses 1 is named in the title and next to the break-even chart.
void TestWhatIfPage::nothingThatTurnsItIsPassedOver()
{
    const PageSpec page = pageOf(ofOnePriceType(shippedCatalog()), onDemandBoard());
    const ChartSpec tornado = chartOf(page, u"tornado"_s);
    const QString turns = chartOf(page, u"crossover"_s).notes.join(u' ');
    int over = 0;
    for (qsizetype i = 0; i < tornado.categories.size(); ++i) {
        const ChartPoint &point = tornado.series.constFirst().points.at(i);
        const bool isTurned = (*point.low < 1.0) != (*point.high < 1.0);
        const bool isAssumed = !tornado.categories.at(i).id.contains(u'.'); // not an estimation error
        over += isTurned && isAssumed ? 1 : 0;
        if (tornado.categories.at(i).id == u"commitment" && isTurned)
            QVERIFY2(turns.contains(u"a commitment of 3"), qPrintable(turns));
    }
    QVERIFY(over == 0 || !turns.isEmpty() || page.title.contains(u"price"));
}

void TestWhatIfPage::theLegendTellsWhatIsSeen()
{
    const PageSpec page = pageOf(ofOnePriceType(workloadWorld()), threeChips());
    QVERIFY2(!page.legend.text().contains(u"hatched"), qPrintable(page.legend.text())); // no announced chip is compared
    QVERIFY(page.legend.text().contains(u"ring = now") && page.legend.text().contains(u"diamond on a line"));
    const QString unlike = pageOf(workloadWorld(), threeChips()).legend.text(); // of different price types
    QVERIFY2(!unlike.contains(u"below 1") && !unlike.contains(u"diamond"), qPrintable(unlike));
    const PageSpec alike = pageOf(shippedCatalog(), defaultBoard());
    const auto legendOf = [&alike](const QString &chart) {
        return legendOn(alike.legend, {chartOf(alike, chart)}).text();
    };
    QCOMPARE(legendOf(u"two-way"_s), u"below 1 = A100 80GB cheaper · above 1 = H100 cheaper"_s);
    QCOMPARE(legendOf(u"tornado"_s), u"outlined = our estimate"_s);
    QVERIFY(!rolesIn(alike.charts).contains(ColourRole::Other)); // the break-even line is no chip's
}

// At half the list price the break-even is at half as much an hour, and as far from today's price.
void TestWhatIfPage::changesAreOfTodaysPrice()
{
    Board board = defaultBoard();
    const PageSpec full = pageOf(shippedCatalog(), board);
    board.assumptions.priceFactor = 0.5;
    const PageSpec half = pageOf(shippedCatalog(), board);
    QVERIFY2(full.title.contains(u"break-even at $2.28 an hour (+3%)"_s), qPrintable(full.title));
    // Trainium2 would at $2.27: one number is enough.
    QVERIFY2(full.support.contains(u" Trainium2 would overtake at about the same point."_s), qPrintable(full.support));
    QVERIFY2(!full.support.contains(u"$2.27"_s), qPrintable(full.support));
    QVERIFY2(half.title.contains(u"break-even at $1.14 an hour (+3%)"_s), qPrintable(half.title));
    QVERIFY2(chartOf(half, u"crossover"_s).axis.unit == u"list price = 1"_s, qPrintable(toText(half)));
}

// Slides have one chart each: their titles are sentences from the numbers drawn.
void TestWhatIfPage::eachChartSaysWhatItShows()
{
    const PageSpec page = pageOf(shippedCatalog(), defaultBoard());
    int below = 0;
    int above = 0;
    for (const PlaneCell &cell : chartOf(page, u"two-way"_s).plane.cells) {
        const double shown = QString::number(*cell.value, 'f', 2).toDouble();
        below += shown < 1.0 ? 1 : 0;
        above += shown > 1.0 ? 1 : 0;
    }
    QVERIFY(below > above && above > 0);
    QCOMPARE(chartOf(page, u"two-way"_s).alone.statement,
             u"A100 80GB is cheaper in %1 of 35 combinations, H100 in %2"_s.arg(below).arg(above));
    const ChartSpec curve = chartOf(page, u"crossover"_s);
    QCOMPARE(curve.alone.statement, u"A100 80GB and H100 break even at "_s + curve.plane.marks.constLast().label);
    Board tokens = defaultBoard(); // a number without a unit says of what it is
    tokens.whatIf.crossover = {AssumptionId(u"output"_s), Side::Both};
    const ChartSpec counts = chartOf(pageOf(shippedCatalog(), tokens), u"crossover"_s);
    QCOMPARE(counts.alone.statement,
             u"A100 80GB and H100 break even at %1 (output tokens)"_s.arg(counts.plane.marks.constLast().label));
    const ChartSpec bands = chartOf(page, u"uncertainty"_s);
    QList<std::pair<double, QString>> odds;
    for (qsizetype row = 0; row < bands.categories.size(); ++row) {
        const QString label = bands.series.constFirst().points.at(row).label;
        if (label.endsWith(u'%'))
            odds << std::pair(label.chopped(1).toDouble(), bands.categories.at(row).label);
    }
    std::ranges::sort(odds, std::ranges::greater());
    QVERIFY(odds.size() > 2 && odds.at(0).first > odds.at(1).first);
    QCOMPARE(bands.alone.statement,
             u"%1 is cheapest in %2% of cases, %3 in %4%, %5 in %6%"_s.arg(odds.at(0).second)
                 .arg(odds.at(0).first)
                 .arg(odds.at(1).second)
                 .arg(odds.at(1).first)
                 .arg(odds.at(2).second)
                 .arg(odds.at(2).first));
    Board alone = threeChips();
    alone.whatIf.subject = u"h100-sxm"_s;
    alone.whatIf.against = WhatIfChoice::noOther();
    for (const ChartSpec &chart : pageOf(workloadWorld(), alone).charts.mid(1, 2))
        QVERIFY2(chart.alone.statement.startsWith(u"Cost per million tokens of H100: "_s),
                 qPrintable(chart.alone.statement));
    for (const ChartSpec &chart : pageOf(workloadWorld(), threeChips()).charts.mid(1, 2)) // of two price types
        QVERIFY2(chart.alone.statement.startsWith(u"Cost per million tokens of Trainium2: "_s),
                 qPrintable(chart.alone.statement));
}

// The price of A100 80GB at 0.75 and 1.25 times is in the tornado and in the two-way table.
void TestWhatIfPage::oneSettingHasOneNumber()
{
    const PageSpec page = pageOf(shippedCatalog(), defaultBoard());
    const ChartSpec heat = chartOf(page, u"two-way"_s);
    const ChartSpec tornado = chartOf(page, u"tornado"_s);
    const auto now = std::ranges::find_if(heat.plane.cells, &PlaneCell::isNow);
    QVERIFY(now != heat.plane.cells.end());
    QStringList row; // from left to right
    for (const PlaneCell &cell : heat.plane.cells) {
        if (cell.row == now->row)
            row << cell.label;
    }
    int found = 0;
    for (qsizetype i = 0; i < tornado.categories.size(); ++i) {
        if (tornado.categories.at(i).label != heat.axis.label)
            continue;
        QCOMPARE(tornado.series.constFirst().points.at(i).label, row.constFirst() + u" to "_s + row.constLast());
        ++found;
    }
    QCOMPARE(found, 1);
}

void TestWhatIfPage::oneSidesPriceIsAmongWhatMovesIt()
{
    QStringList labels;
    for (const QStringList &row : textRows(pageOf(ofOnePriceType(workloadWorld()), threeChips()).numbers))
        labels << row.constFirst();
    QVERIFY2(labels.contains(u"The price of Trainium2"_s), qPrintable(labels.join(u'|')));
    QVERIFY(labels.contains(u"The price of H100"_s));
    QVERIFY(!labels.contains(u"The number of chips"_s)); // separate for each of the two
}

void TestWhatIfPage::linesMeetWhereItTurns()
{
    const ChartSpec chart = chartOf(pageOf(ofOnePriceType(workloadWorld()), threeChips()), u"crossover"_s);
    QCOMPARE(chart.plane.lines.size(), 2);
    QCOMPARE(chart.plane.lines.at(0).id, u"trainium2"_s);
    QCOMPARE(chart.plane.lines.at(1).id, u"h100-sxm"_s);
    // The other price stays constant.
    QCOMPARE(chart.plane.lines.at(1).points.constFirst().y(), chart.plane.lines.at(1).points.constLast().y());
    // Twice the price, twice the cost.
    const QPointF first = chart.plane.lines.at(0).points.constFirst();
    const QPointF last = chart.plane.lines.at(0).points.constLast();
    QVERIFY(std::abs(first.y() / first.x() - last.y() / last.x()) < 1e-9);
    QCOMPARE(chart.plane.marks.size(), 2);
    QVERIFY(chart.plane.marks.at(0).baseline);
    QCOMPARE(chart.plane.marks.at(0).x, 1.0);
    QVERIFY(std::abs(chart.plane.marks.at(1).x - 2.2925) < 1e-3);
    QVERIFY(std::abs(chart.plane.marks.at(1).y - 0.59843) < 1e-4);
}

void TestWhatIfPage::theTornadoStandsAroundTheAnswer()
{
    const ChartSpec chart = chartOf(pageOf(ofOnePriceType(workloadWorld()), threeChips()), u"tornado"_s);
    QVERIFY(chart.categories.size() > 4 && chart.categories.size() <= 6);
    for (const ChartCategory &category : chart.categories) // published dimensions of the model are not assumptions
        QVERIFY(!QStringList({u"layers"_s, u"parameters"_s, u"kv_heads"_s, u"head_size"_s}).contains(category.id));
    double before = 1e300;
    for (const ChartPoint &point : chart.series.constFirst().points) {
        QVERIFY(std::abs(*point.value - 0.26104 / 0.59843) < 1e-4);
        const double swing = *point.high - *point.low;
        QVERIFY2(swing <= before * (1.0 + 1e-9), qPrintable(point.description)); // widest first
        QVERIFY(swing >= 0.01 * *point.value || chart.categories.size() == 1);   // the rest is in the table
        before = swing;
    }
}

void TestWhatIfPage::bandsTellHowSureItIs()
{
    const ChartSpec chart = chartOf(pageOf(ofOnePriceType(workloadWorld()), threeChips()), u"uncertainty"_s);
    QCOMPARE(chart.categories.size(), 3);
    QVERIFY(chart.categories.at(1).baseline);
    const ChartPoint &best = chart.series.constFirst().points.at(0);
    QVERIFY(std::abs(*best.value - 0.26) < 0.005); // the median is the estimate
    QVERIFY(*best.low<*best.value && * best.high> * best.value);
    QVERIFY2(best.label.startsWith(u"100"_s) || best.label.startsWith(u"99"_s), qPrintable(best.label));
}

// A card in a small window has room for six: the two compared ones, and the cheapest of the others.
void TestWhatIfPage::ofManyBandsTheBestAreDrawn()
{
    const Catalog &catalog = shippedCatalog();
    const PageSpec page = pageOf(catalog, onDemandBoard());
    const ChartSpec chart = chartOf(page, u"uncertainty"_s);
    QCOMPARE(chart.categories.size(), 6);
    QCOMPARE(chart.title, u"Uncertainty (6 of 8)"_s);
    QStringList ids;
    for (qsizetype i = 0; i < chart.categories.size(); ++i) {
        ids << chart.categories.at(i).id;
        QVERIFY(chart.series.constFirst().points.at(i).value); // those without a number are dropped first
    }
    QVERIFY(ids.contains(u"trainium2"_s) && ids.contains(u"h100-sxm"_s));
    for (const Table &list : page.lists)
        QVERIFY(list.name != u"bands" || list.rows.size() == 8);
}

// DeepSeek-V3 on Trainium2, 1.02 USD in 8 bits: 16 bits cost more, and 4 bits are widened, so no value is cheaper.
void TestWhatIfPage::theFarthestInsideARangeIsMarked()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"serve-deepseek-v3"_s);
    board.whatIf = {MetricId(u"usd_per_1m_tokens"_s), u"trainium2"_s, WhatIfChoice::noOther(), {}, {}, {}};
    const ChartSpec tornado = chartOf(pageOf(catalog, board), u"tornado"_s);
    int inside = 0;
    for (qsizetype i = 0; i < tornado.categories.size(); ++i) {
        const ChartPoint &point = tornado.series.constFirst().points.at(i);
        const bool atEnd = *point.value <= *point.low || *point.value >= *point.high;
        const bool isMarked = point.label.contains(u"(now)");
        inside += isMarked ? 1 : 0;
        QVERIFY2(!isMarked || atEnd, qPrintable(point.label));
        if (tornado.categories.at(i).id == u"compute_bits")
            QCOMPARE(point.label, u"1.02 (now) to 1.61"_s);
    }
    QVERIFY2(inside > 0, qPrintable(toText(tornado)));
}

// One Trainium2 of 96 GiB cannot hold 70 billion weights of two bytes: half of the two in use is impossible.
void TestWhatIfPage::anEndThatCannotBeIsToldInWords()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"trainium2"_s)});
    const ChartSpec chart = chartOf(pageOf(catalog, board), u"tornado"_s);
    int none = 0;
    for (const ChartPoint &point : chart.series.constFirst().points) {
        QVERIFY2(point.label.endsWith(u", or none"_s) == point.description.contains(u"does not fit"_s),
                 qPrintable(point.description));
        none += point.label.endsWith(u", or none"_s) ? 1 : 0;
    }
    QVERIFY(none > 0 || chart.categories.size() == 6); // with many assumptions the count may come later
}

void TestWhatIfPage::drawsAreTakenOrAwaited()
{
    const Catalog catalog = ofOnePriceType(workloadWorld());
    const Board board = threeChips();
    const ResultTable table = evaluate(catalog, board, whatIfMetrics(catalog, board));
    const PageSpec taken = whatIfPage(catalog, board, table, Formatter());
    const QString subtitle = chartOf(taken, u"uncertainty"_s).subtitle;
    QVERIFY2(subtitle.contains(u"line = range of the estimate ·"_s), qPrintable(subtitle));
    std::optional<DrawTask> asked;
    const PageSpec awaited = whatIfPage(catalog, board, table, Formatter(), [&asked](const DrawTask &task) {
        asked = task;
        return std::optional<Uncertainty>();
    });
    const ChartSpec meanwhile = chartOf(awaited, u"uncertainty"_s);
    QVERIFY2(meanwhile.subtitle.contains(u"of the first 512 cases"_s), qPrintable(meanwhile.subtitle));
    QCOMPARE(meanwhile.categories, chartOf(taken, u"uncertainty"_s).categories);
    // A few draws are close: the chart does not jump when the others arrive.
    const QList<ChartPoint> few = meanwhile.series.constFirst().points;
    const QList<ChartPoint> all = chartOf(taken, u"uncertainty"_s).series.constFirst().points;
    for (qsizetype i = 0; i < few.size(); ++i) {
        QVERIFY(std::abs(*few.at(i).low / *all.at(i).low - 1.0) < 0.05);
        QVERIFY(std::abs(*few.at(i).high / *all.at(i).high - 1.0) < 0.05);
    }
    // Draws from elsewhere give the same page.
    const Uncertainty elsewhere = drawn(asked.value(), DrawPlan()).value();
    const PageSpec later =
        whatIfPage(catalog, board, table, Formatter(), [&](const DrawTask &) { return std::optional(elsewhere); });
    QCOMPARE(later, taken);
}

void TestWhatIfPage::showsTheTwoWayTable()
{
    Board board = threeChips();
    board.whatIf.across = {AssumptionId(u"price_factor"_s), Side::Subject};
    board.whatIf.down = {AssumptionId(u"price_factor"_s), Side::Against};
    const PageSpec page = pageOf(ofOnePriceType(workloadWorld()), board);
    const ChartSpec heat = chartOf(page, u"two-way"_s);
    QVERIFY(heat.kind == ChartKind::Heat);
    QCOMPARE(heat.plane.cells.size(), 35);
    QCOMPARE(heat.axis.label, u"The price of Trainium2"_s);
    QCOMPARE(heat.plane.y.label, u"The price of H100"_s);
    // Each varied by a quarter, in hundredths as on the axes: the ratio follows the two factors.
    for (const PlaneCell &cell : heat.plane.cells) {
        const double factors =
            heat.axis.tickLabels.at(cell.column).toDouble() / heat.plane.y.tickLabels.at(cell.row).toDouble();
        QVERIFY(std::abs(*cell.value / (0.26104 / 0.59843) - factors) < 1e-3);
    }
    QCOMPARE(page.numbers.rows.constLast().size(), page.numbers.columns.size());
    QCOMPARE(
        page.numbers.rows.constLast().constFirst().text,
        u"At 8.6\u00A0USD/h (1.25\u00A0x), the price of H100: the price of Trainium2 over its range"_s); // 6.88 x 1.25
}

void TestWhatIfPage::tellsTheTableInWords()
{
    const PageSpec page = pageOf(ofOnePriceType(workloadWorld()), threeChips());
    QCOMPARE(page.numbers.subjects.size(), page.numbers.rows.size());
    QCOMPARE(page.numbers.rows.constFirst().constFirst().text,
             chartOf(page, u"tornado"_s).categories.constFirst().label);
    QVERIFY(page.notes.join(u' ').contains(u"of the draws"_s));
    QCOMPARE(pageOf(ofOnePriceType(workloadWorld()), threeChips()), page); // draws are seeded
}

void TestWhatIfPage::filesHaveTheNumbersOfItsCharts()
{
    const PageSpec page = pageOf(ofOnePriceType(workloadWorld()), threeChips());
    QMap<QString, const Table *> lists;
    for (const Table &list : page.lists) {
        lists[list.name] = &list;
        for (const QStringList &row : plainRows(list))
            QCOMPARE(row.size(), list.columns.size());
    }
    QCOMPARE(QStringList(lists.keys()),
             (QStringList{u"answers"_s, u"bands"_s, u"cells"_s, u"crossovers"_s, u"duels"_s, u"line"_s, u"spreads"_s,
                          u"tornado"_s, u"unmoved"_s}));
    // 0.59843 / 0.26104, as at the chart's diamond.
    QCOMPARE(lists[u"crossovers"_s]->rows.size(), 1);
    QVERIFY(std::abs(lists[u"crossovers"_s]->rows.constFirst().at(5).value.value_or(0.0) - 2.2925) < 1e-3);
    QCOMPARE(lists[u"bands"_s]->rows.size(), 3);
    QCOMPARE(lists[u"cells"_s]->rows.size(), chartOf(page, u"two-way"_s).plane.cells.size());
    const QStringList sentences =
        mapped(textRows(*lists[u"answers"_s]), [](const QStringList &row) { return row.at(1); });
    QVERIFY2(sentences.contains(
                 u"Trainium2 is about 57% cheaper than H100, unless its price rises 129%, above $5.12 an hour."_s),
             qPrintable(sentences.join(u'|')));
}

// Memory is a figure of the chips: the page explains this instead of staying empty.
void TestWhatIfPage::whatNothingMovesIsSaid()
{
    Board board = threeChips();
    board.whatIf.metric = MetricId(u"memory"_s);
    const PageSpec page = pageOf(workloadWorld(), board);
    QCOMPARE(page.title, u"Nothing to compare under other assumptions"_s);
    QVERIFY2(page.charts.constFirst().plane.empty.contains(u"No assumption affects it"_s),
             qPrintable(page.charts.constFirst().plane.empty));
    QCOMPARE(page.numbers.rows.size(), 3); // a page without rows would say that nothing is selected
    QCOMPARE(page.numbers.rows.constFirst().size(), page.numbers.columns.size());
    QVERIFY2(page.numbers.rows.constFirst().at(1).text.startsWith(u"96"_s),
             qPrintable(page.numbers.rows.constFirst().at(1).text));
    QCOMPARE(page.filters.at(0).current, u"memory"_s);
    QCOMPARE(faultOf(page), QString());
    board.title = u"Ours"_s;
    QCOMPARE(pageOf(workloadWorld(), board).answer, page.title);
}

// Commitments of 0, 1 and 3 years: there is none in between.
void TestWhatIfPage::noLineBetweenJumps()
{
    Board board = threeChips();
    board.whatIf.across = {AssumptionId(u"compute_bits"_s), Side::Subject};
    board.whatIf.down = {AssumptionId(u"price_factor"_s), Side::Subject};
    const ChartSpec heat = chartOf(pageOf(ofOnePriceType(workloadWorld()), board), u"two-way"_s);
    QVERIFY(heat.kind == ChartKind::Heat && !heat.plane.cells.isEmpty());
    QVERIFY(heat.plane.lines.isEmpty());
    QVERIFY2(!heat.subtitle.contains(u"line ="_s), qPrintable(heat.subtitle));
}

void TestWhatIfPage::keepsTheBoardsOwnTitle()
{
    Board board = threeChips();
    board.title = u"Ours"_s;
    const QString answer = pageOf(workloadWorld(), threeChips()).title;
    QVERIFY(pageOf(workloadWorld(), threeChips()).answer.isEmpty());
    QCOMPARE(pageOf(workloadWorld(), board).title, u"Ours"_s);
    QCOMPARE(pageOf(workloadWorld(), board).answer, answer); // a custom title does not remove the answer
    board.chips.clear();
    QCOMPARE(pageOf(workloadWorld(), board).title, u"Ours"_s);
    QVERIFY(!pageOf(workloadWorld(), board).answer.isEmpty());
}

void TestWhatIfPage::asksWhatTheBoardChose()
{
    Board board = threeChips();
    board.whatIf.metric = MetricId(u"tokens_per_s"_s);
    board.whatIf.subject = u"a100-80-sxm"_s;
    const PageSpec page = pageOf(ofOnePriceType(workloadWorld()), board);
    const ChartSpec tornado = chartOf(page, u"tornado"_s);
    QVERIFY2(tornado.subtitle.startsWith(u"Throughput of A100"_s), qPrintable(tornado.subtitle));
    // 1,228.3 / 3,193.5 tokens a second.
    QVERIFY(std::abs(*tornado.series.constFirst().points.constFirst().value - 1228.3 / 3193.5) < 1e-3);
    QCOMPARE(chartOf(page, u"crossover"_s).axis.label, u"Chips"_s);
    QCOMPARE(faultOf(page), QString());
}

void TestWhatIfPage::oneAloneIsAskedForItsOwnValue()
{
    Board board = threeChips();
    board.whatIf.subject = u"h100-sxm"_s;
    board.whatIf.against = WhatIfChoice::noOther();
    const PageSpec page = pageOf(workloadWorld(), board);
    const ChartSpec tornado = chartOf(page, u"tornado"_s);
    QVERIFY2(tornado.subtitle.startsWith(u"Cost per million tokens of H100 ·"_s), qPrintable(tornado.subtitle));
    QVERIFY(std::abs(*tornado.series.constFirst().points.constFirst().value - 0.59843) < 1e-4);
    const ChartSpec moves = chartOf(page, u"crossover"_s);
    QCOMPARE(moves.title, u"Sensitivity curve"_s);
    QCOMPARE(moves.plane.lines.size(), 1);
    QCOMPARE(moves.plane.lines.constFirst().id, u"h100-sxm"_s);
    QCOMPARE(moves.plane.marks.size(), 1); // the current value
    QVERIFY2(page.title.endsWith(u" affects cost per million tokens of H100 most"_s), qPrintable(page.title));
    QCOMPARE(faultOf(page), QString());
}

void TestWhatIfPage::movesWhatTheBoardChose()
{
    Board board = threeChips();
    board.whatIf.crossover = {AssumptionId(u"price_factor"_s), Side::Against};
    PageSpec page = pageOf(ofOnePriceType(workloadWorld()), board);
    // 0.26104 / 0.59843 = 0.43621: below it H100 is cheaper.
    QVERIFY2(page.title.contains(u"unless the price of H100 falls 56%, below "_s), qPrintable(page.title));
    QVERIFY(std::abs(chartOf(page, u"crossover"_s).plane.marks.constLast().x - 0.43621) < 1e-3);
    board.whatIf.crossover = {AssumptionId(u"discount"_s), Side::Subject}; // no discount yet
    page = pageOf(ofOnePriceType(workloadWorld()), board);
    ChartSpec chart = chartOf(page, u"crossover"_s);
    QCOMPARE(chart.axis.label, u"Discount"_s);
    QCOMPARE(chart.plane.lines.constFirst().points.constFirst().x(), 0.0);
    QCOMPARE(chart.plane.lines.constFirst().points.constLast().x(), 50.0);
    board.whatIf.crossover = {AssumptionId(u"compute_bits"_s), Side::Both}; // 4, 8 or 16, no values between
    const auto bits = findAssumption(board.whatIf.crossover.assumption)->choices;
    page = pageOf(ofOnePriceType(workloadWorld()), board);
    for (const QPointF &point : chartOf(page, u"crossover"_s).plane.lines.constFirst().points)
        QVERIFY2(std::ranges::find(bits, point.x()) != bits.end(), qPrintable(QString::number(point.x())));
}

void TestWhatIfPage::tellsChoicesThatLeadNowhere()
{
    Board board = threeChips();
    board.whatIf.subject = u"abacus"_s;
    const PageSpec page = pageOf(workloadWorld(), board);
    QCOMPARE(page.notice.text, u"“abacus” is not part of the comparison; the page selected another one."_s);
    QCOMPARE(page.notice.linkId, u"what-if:"_s);
    QVERIFY(page.notes.contains(page.notice.text)); // also on paper
    board.whatIf = {};
    const PageSpec usual = pageOf(workloadWorld(), board);
    QCOMPARE(page.title, usual.title);
    QCOMPARE(page.charts, usual.charts);
    QVERIFY(usual.notice.linkId.isEmpty());
}

void TestWhatIfPage::offersItsChoices()
{
    Board board = threeChips();
    board.whatIf.against = u"a100-80-sxm"_s;
    const QList<PageFilter> filters = pageOf(ofOnePriceType(workloadWorld()), board).filters;
    QStringList ids;
    for (const PageFilter &filter : filters) {
        ids << filter.id;
        QVERIFY(filter.isNamed);
        QVERIFY(filter.choices.constFirst().id.isEmpty());
    }
    QCOMPARE(ids, choiceIds);
    QCOMPARE(filters.at(0).choices.constFirst().text, u"Automatic (Cost per million tokens)"_s);
    QCOMPARE(filters.at(1).choices.constFirst().shown, u"Trainium2"_s);
    QCOMPARE(filters.at(2).current, u"a100-80-sxm"_s);
    QCOMPARE(filters.at(2).choices.at(1).id, WhatIfChoice::noOther());
    for (const PageFilter::Choice &choice : filters.at(2).choices)
        QVERIFY(choice.id != u"trainium2"_s); // it is the subject
    QCOMPARE(filters.at(3).choices.constFirst().shown, u"The price of Trainium2"_s);
}

void TestWhatIfPage::nothingToAskAbout()
{
    for (const QStringList &chips : {QStringList{u"h100-sxm"_s}, {u"h100-sxm"_s, u"trainium2"_s}}) {
        const PageSpec page = pageOf(workloadWorld(), aWorkloadBoard("no-such-workload", chips));
        QCOMPARE(page.title, u"Choose two options that run the workload to see what would change the answer"_s);
        QCOMPARE(page.charts.constFirst().plane.empty,
                 chips.size() == 1 ? u"Select a second chip to compare."_s : page.title);
        QVERIFY(page.notice.text.isEmpty() || chips.size() > 1); // stated once
        QCOMPARE(faultOf(page), QString());
    }
}

void TestWhatIfPage::everyShippedWorkloadMakesAPage()
{
    QCOMPARE(faultOfWorkloads(shippedCatalog(), onDemandBoard(), pageOf), QString());
}

// Each choice offered by the page leads to a page without faults, and stays chosen.
void TestWhatIfPage::everyChoiceMakesAPage()
{
    const Catalog catalog = ofOnePriceType(workloadWorld());
    const QList<PageFilter> filters = pageOf(catalog, threeChips()).filters;
    for (const PageFilter &filter : filters) {
        for (const PageFilter::Choice &choice : filter.choices) {
            Board board = threeChips();
            const qsizetype place = choiceIds.indexOf(filter.id);
            if (place == 0)
                board.whatIf.metric = MetricId(choice.id);
            else if (place < 3)
                (place == 1 ? board.whatIf.subject : board.whatIf.against) = choice.id;
            else
                (place == 3       ? board.whatIf.crossover
                     : place == 4 ? board.whatIf.across
                                  : board.whatIf.down) = leverFromWord(choice.id).value_or(Lever());
            const PageSpec page = pageOf(catalog, board);
            const QString which = filter.id + u' ' + choice.id + u": "_s;
            QVERIFY2(faultOf(page).isEmpty(), qPrintable(which + faultOf(page)));
            QVERIFY2(page.notice.linkId.isEmpty(), qPrintable(which + page.notice.text));
            QCOMPARE(page.filters.at(place).current, choice.id);
        }
    }
}

// Trainium3 has no cost, so no card draws it: its missing measurements do not matter here.
void TestWhatIfPage::warnsOfWhatIsDrawnAlone()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    board.chips << ChipId(u"trainium3"_s);
    const PageSpec page = pageOf(catalog, board);
    const ChartSpec bands = chartOf(page, u"uncertainty"_s);
    for (qsizetype i = 0; i < bands.categories.size(); ++i)
        QVERIFY(bands.categories.at(i).id != u"trainium3"_s || !bands.series.constFirst().points.at(i).value);
    QVERIFY2(!page.warning.contains(u"Trainium3"_s), qPrintable(page.warning));
    QVERIFY2(page.warning.contains(u"Trainium2"_s), qPrintable(page.warning));
}

// Like the Answer page; its steps are mentioned once.
void TestWhatIfPage::aVolumeAsksForTheBill()
{
    Board board = threeChips();
    board.priceBook = BookId(u"capacity-blocks"_s);
    const QString steps = u"The bill counts whole instances, so it changes in steps."_s;
    QVERIFY(!pageOf(workloadWorld(), board).notes.contains(steps));
    board.assumptions.monthlyTokens = 2.0;
    const PageSpec page = pageOf(workloadWorld(), board);
    const QString of = chartOf(page, u"tornado"_s).subtitle;
    QVERIFY2(of.startsWith(u"Monthly bill for the volume of Trainium2 as a share of H100"_s), qPrintable(of));
    QCOMPARE(page.notes.count(steps), 1);
    QVERIFY2(page.support.contains(u" a month"_s), qPrintable(page.support));
}

// An on-demand price and a block price are not compared; with one list the odds are stated.
void TestWhatIfPage::claimsNoMoreThanRangesAndPricesAllow()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)});
    const PageSpec page = pageOf(catalog, board);
    QCOMPARE(page.title, u"Trainium2 and H100 cannot be compared: their price types differ"_s);
    board.priceBook = BookId(u"capacity-blocks"_s);
    board.mixedPrices = false;
    const PageSpec alike = pageOf(catalog, board);
    // 1.981 against 1.987 USD for a million tokens.
    QCOMPARE(alike.title, u"Trainium2 and H100 are about the same; break-even at about today's price of Trainium2"_s);
    QVERIFY2(alike.support.contains(u"odds "_s), qPrintable(alike.support));
}

CHIPBOARD_TEST(TestWhatIfPage, QCoreApplication)

} // namespace tst_whatifpage

#include "tst_whatifpage.moc"
