// Texts and charts of the Break-even page, by hand and by invariants of every page.
#include "data/views/pages.h"

#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_breakevenpage {

class TestBreakEvenPage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void drawsWhatIsPaid();
    void ofOnePriceListTheTitleIsTheAnswer();
    void drawsHowLongItTakes();
    void aMonthsWorkTellsWhatIsSpent();
    void aStatedSpendKeepsTheVolume();
    void theGuidesPhasesAreForAmazonsChips();
    void theSpendAssumedStandsInTheField();
    void aMarkPromisesNoMoreThanTheTitle();
    void aLongTitleIsStillTheAnswer();
    void warnsOfThePairAlone();
    void theLegendTellsWhatIsSeen();
    void theLinesMeetInSight();
    void neverIsSaidInWords();
    void drawsCommitments();
    void commitmentsNameTheirPriceLists();
    void commitmentsHaveOneTermEach();
    void aCommitmentIsPaidForAllHours();
    void filesHoldTheAnswer();
    void nothingToMove();
    void saysWhatIsMissingOnce();
    void whatCannotBeEstimatedIsNoLackOfPrices();
    void everyShippedWorkloadMakesAPage();
    void claimsNoMoreThanRangesAndPricesAllow();
    void theEstimateDecidesIfItPaysBack();
    void rentOwnAndApiWhereTheyAreStated();
    void waysOfOneRow();
    void whatNeverWinsIsSaid();
};

static PageSpec pageOf(const Catalog &catalog, const Board &board)
{
    return breakEvenPage(catalog, board, evaluate(catalog, board, breakEvenMetrics(catalog, board)), Formatter());
}

static Board twoChips()
{
    Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s});
    board.baseline = u"h100-sxm"_s;
    return board;
}

void TestBreakEvenPage::drawsWhatIsPaid()
{
    // 0.26104 / 0.59843 = 0.43621: 56,379 of 100,000 USD a month are saved after the third month; the work costs 50,700
    // USD.
    const PageSpec page = pageOf(workloadWorld(), twoChips());
    const ChartSpec &paid = page.charts.constFirst();
    QCOMPARE(paid.plane.lines.size(), 2);
    QCOMPARE(paid.plane.lines.at(0).id, u"h100-sxm"_s);
    QCOMPARE(paid.plane.lines.at(0).points.constLast(), QPointF(24.0, 2'400'000.0)); // even after 3.9 months
    const double moved = 300'000.0 + 50'700.0 + 21.0 * 43'621.0;
    QVERIFY(std::abs(paid.plane.lines.at(1).points.constLast().y() - moved) < 100.0);
    QCOMPARE(paid.plane.bands.size(), 1);
    QCOMPARE(paid.plane.bands.constFirst().role, ColourRole::Trainium); // though it overlaps the other line
    // The owner of the band is on the card and in the legend; the meaning of its ends is above the columns.
    QVERIFY2(paid.subtitle.endsWith(u"band = move to Trainium2, range of the estimates"_s), qPrintable(paid.subtitle));
    QVERIFY2(page.legend.text().contains(u"band = move to Trainium2, range of the estimates"_s),
             qPrintable(page.legend.text()));
    QCOMPARE(page.numbers.columns.at(3).title, u"Moving, low end, USD"_s);
    QCOMPARE(page.numbers.columns.at(4).title, u"Moving, high end, USD"_s);
    QCOMPARE(paid.plane.marks.size(), 1);
    QVERIFY(std::abs(paid.plane.marks.constFirst().x - (3.0 + 50'700.0 / 56'379.0)) < 1e-3);
    // A block price against a list price.
    QCOMPARE(page.title, u"Moving to Trainium2 cannot be judged: their price types differ"_s);
    QVERIFY2(page.support.contains(u"Saving: about $56k a month"_s), qPrintable(page.support));
    const QString notes = page.notes.join(u' ');
    QVERIFY2(notes.contains(u" saves 56400"_s), qPrintable(notes)); // 56,379
    QVERIFY2(paid.subtitle.contains(u"moving takes 13 weeks of work (50.7k\u00A0USD)"_s), qPrintable(paid.subtitle));
    QCOMPARE(page.numbers.rows.size(), 5); // one row per year
    QCOMPARE(page.numbers.rows.constLast().at(1).text, u"6000000"_s);
    QCOMPARE(faultOf(page), QString());
}

// H100 at 41.528 / 8 instead of 6.88 USD an hour: 0.45152. 0.26104 of it is 0.5781: 42,190 of 100,000 USD a month are
// saved after the third month, and 3 + 50,700 / 42,190 = 4.20. Of 1,500 USD 633 are saved: 83 months.
void TestBreakEvenPage::ofOnePriceListTheTitleIsTheAnswer()
{
    Board board = twoChips();
    board.priceBook = BookId(u"capacity-blocks"_s);
    const auto title = [&board] { return pageOf(workloadWorld(), board).title.replace(QChar(0x00A0), u' '); };
    QCOMPARE(title(), u"Moving to Trainium2 saves about $42k a month and pays back after 4.2 months"_s);
    QCOMPARE(QString(pageOf(workloadWorld(), board).support).replace(QChar(0x00A0), u' '),
             u"Saving: about $42k a month ($25k to $56k); moving takes 3 months, payback 3.9 to 5.1 months."_s);
    board.assumptions.monthlySpend = 1'500.0;
    QCOMPARE(title(), u"Moving to Trainium2 saves about $630 a month and takes over five years to pay back"_s);
    board.assumptions.monthlySpend = 2'050.0; // 3 + 50,700 / (2,050 x 0.4219) = 61.6: not "within 60 (60 months)"
    QCOMPARE(title(), u"Moving to Trainium2 saves about $860 a month and takes over five years to pay back"_s);
}

void TestBreakEvenPage::drawsHowLongItTakes()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"chat-realtime"_s); // moving pays there
    const ChartSpec chart = pageOf(catalog, board).charts.at(1);
    QCOMPARE(chart.id, u"spend"_s);
    QStringList labels;
    for (const PlaneLine &line : chart.plane.lines) {
        if (line.weight == LineWeight::Quiet)
            labels << line.label;
    }
    QCOMPARE(labels, (QStringList{u"10k\u00a0USD"_s, u"100k\u00a0USD"_s})); // the guide's thresholds
    const QList<QPointF> &points = chart.plane.lines.constLast().points;
    for (qsizetype i = 1; i < points.size(); ++i)
        QVERIFY(points.at(i).y() < points.at(i - 1).y()); // a higher spend pays back sooner
    QCOMPARE(chart.plane.marks.constFirst().x, 100'000.0);
    board.assumptions.monthlySpend = 20'000.0;
    QCOMPARE(pageOf(catalog, board).charts.at(1).plane.marks.constFirst().x, 20'000.0);
}

// The cost of 100 000 million tokens on H100 is that of the estimate; the user does not type it again.
void TestBreakEvenPage::aMonthsWorkTellsWhatIsSpent()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"chat-realtime"_s); // moving pays there
    const double assumed = pageOf(catalog, board).charts.at(1).plane.marks.constFirst().x;
    QCOMPARE(assumed, 100'000.0);
    board.assumptions.monthlyTokens = 100'000.0;
    const PageSpec page = pageOf(catalog, board);
    const QString from = page.charts.at(0).plane.lines.constFirst().id; // the current chip
    const ResultTable table = evaluate(catalog, board, {MetricId(u"month_usd"_s)});
    const Cell *cost = table.cell(from, MetricId(u"month_usd"_s));
    QVERIFY(cost != nullptr && cost->value);
    QCOMPARE(page.charts.at(0).plane.lines.constFirst().points.at(1).y(), cost->value->value); // after a month
    QVERIFY2(page.charts.at(0).subtitle.startsWith(u"the monthly volume costs"_s),
             qPrintable(page.charts.at(0).subtitle));
    QVERIFY(page.notes.join(u' ').contains(u"follows from the monthly volume:"_s));
    QVERIFY2(!page.notes.join(u' ').contains(u".:"), qPrintable(page.notes.join(u' ')));
    board.assumptions.monthlySpend = 20'000.0; // a stated spend has priority
    QCOMPARE(pageOf(catalog, board).charts.at(1).plane.marks.constFirst().x, 20'000.0);
}

// Two chips of one vendor and a volume: stating exactly the bill as the spend changes nothing, and no work is needed.
void TestBreakEvenPage::aStatedSpendKeepsTheVolume()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = onDemandBoard({ChipId(u"h100-sxm"_s), ChipId(u"a100-80-sxm"_s)});
    board.baseline = u"h100-sxm"_s;
    board.assumptions.monthlyTokens = 20.0;
    const PageSpec before = pageOf(catalog, board);
    const double bill = before.charts.at(0).plane.lines.constFirst().points.at(1).y(); // after a month
    board.assumptions.monthlySpend = bill;
    const PageSpec after = pageOf(catalog, board);
    QCOMPARE(after.title, before.title);
    QCOMPARE(after.charts.at(0).plane.lines.constLast().points, before.charts.at(0).plane.lines.constLast().points);
    QVERIFY2(after.notes.join(u' ').contains(u"the assumed monthly spend replaces that bill"_s),
             qPrintable(after.notes.join(u' ')));
    QVERIFY2(before.charts.at(0).subtitle.contains(u"moving takes no work: same software"_s),
             qPrintable(before.charts.at(0).subtitle));
    QCOMPARE(before.charts.size(), 2); // no payback chart without costs to pay back
    QCOMPARE(before.charts.at(1).id, u"commitment"_s);
    QVERIFY2(before.notes.constFirst().contains(u"requires no work: both run the same software"_s),
             qPrintable(before.notes.constFirst()));
    QCOMPARE(faultOf(before), QString());
    board.assumptions.migrationWeeks = 10.0; // a stated effort has priority
    QVERIFY2(pageOf(catalog, board).charts.at(0).subtitle.contains(u"10 weeks"_s), "a stated effort is passed over");
}

// Both moves cost about the same, so that no note promises a saving; the one between NVIDIA's chips is not checked
// against the Neuron SDK.
void TestBreakEvenPage::theGuidesPhasesAreForAmazonsChips()
{
    const Catalog &catalog = shippedCatalog();
    const auto notesOf = [&catalog](const QString &chip) {
        Board board = onDemandBoard({ChipId(chip), ChipId(u"h100-sxm"_s)});
        board.baseline = u"h100-sxm"_s;
        board.priceBook = BookId(u"capacity-blocks"_s);
        board.mixedPrices = false;
        return pageOf(catalog, board).notes.join(u' ');
    };
    const QString amazons = notesOf(u"trainium2"_s);
    QVERIFY2(amazons.contains(u"costs about the same a month"_s) && amazons.contains(u"Neuron SDK"_s),
             qPrintable(amazons));
    const QString nvidias = notesOf(u"a100-80-sxm"_s);
    QVERIFY2(nvidias.contains(u"costs about the same a month"_s) && !nvidias.contains(u"Neuron SDK"_s),
             qPrintable(nvidias));
}

// Trainium2 has no list price and is compared; A100 would need twice the chips and is not.
void TestBreakEvenPage::warnsOfThePairAlone()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"chat-realtime"_s);                                     // moving pays there
    board.chips << ChipId(u"trainium3"_s) << ChipId(u"rubin"_s) << ChipId(u"tpu-v5p"_s); // prices from SkyPilot
    const PageSpec page = pageOf(catalog, board);
    QVERIFY(page.charts.constFirst().plane.lines.size() == 2);
    QStringList drawn = mapped(page.charts.constFirst().plane.lines, &PlaneLine::id);
    for (const char *other : {"trainium3", "rubin"}) {
        const Chip *chip = catalog.chip(ChipId(QString::fromLatin1(other)));
        QVERIFY(chip != nullptr);
        QVERIFY2(drawn.contains(chip->id.text()) || !page.warning.contains(chip->name), qPrintable(page.warning));
    }
    QVERIFY2(page.warning.contains(u"Trainium2"), qPrintable(page.warning));
    QVERIFY2(page.footer.contains(u"AWS"_s) && !page.footer.contains(u"SkyPilot"_s), qPrintable(page.footer));
    QVERIFY(std::ranges::none_of(page.sources, [](const QString &source) { return source.contains(u"SkyPilot"_s); }));
}

void TestBreakEvenPage::theLegendTellsWhatIsSeen()
{
    const Catalog &catalog = shippedCatalog();
    for (const char *chip : {"h100-sxm", "a100-80-sxm", "h200-sxm"}) {
        Board board = onDemandBoard({ChipId(u"trainium2"_s), ChipId(QString::fromLatin1(chip))});
        const PageSpec page = pageOf(catalog, board);
        const QList<PlaneLine> &lines = page.charts.constLast().plane.lines;
        const bool anyDashed = std::ranges::any_of(lines, &PlaneLine::dashed);
        QCOMPARE(page.legend.text().contains(u"dashed"), anyDashed);
        const bool anyRing = std::ranges::any_of(page.charts, [](const ChartSpec &chart) {
            return std::ranges::any_of(chart.plane.marks, &PlaneMark::baseline);
        });
        QCOMPARE(page.legend.text().contains(u"ring = now"), anyRing);
    }
}

// In the first third of the chart, unless that is more than five years.
void TestBreakEvenPage::theLinesMeetInSight()
{
    Board board = twoChips();
    for (const double weeks : {4.0, 13.0, 52.0, 104.0}) {
        board.assumptions.migrationWeeks = weeks;
        const ChartSpec paid = pageOf(workloadWorld(), board).charts.constFirst();
        const double last = paid.plane.lines.constFirst().points.constLast().x();
        QVERIFY(last >= 24.0 && last <= 60.0 && std::fmod(last, 12.0) == 0.0);
        QCOMPARE(paid.plane.marks.size(), 1);
        const double even = paid.plane.marks.constFirst().x;
        QVERIFY2(even < last && (3.0 * even <= last || last == 60.0), qPrintable(QString::number(even)));
    }
}

void TestBreakEvenPage::neverIsSaidInWords()
{
    Board board = twoChips();
    board.baseline = u"trainium2"_s; // from the cheaper to the more expensive one
    const PageSpec page = pageOf(workloadWorld(), board);
    QVERIFY(page.charts.at(0).plane.marks.isEmpty());
    QCOMPARE(page.charts.at(0).plane.lines.constFirst().points.constLast().x(), 60.0); // the whole calculated range
    QCOMPARE(page.charts.at(1).plane.empty, u"The move does not pay back within ten years, regardless of the spend."_s);
    QCOMPARE(faultOf(page), QString());
}

// The last chart of the page.
static ChartSpec commitmentsOf(const PageSpec &page) { return page.charts.constLast(); }

void TestBreakEvenPage::drawsCommitments()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"h100-sxm"_s), ChipId(u"a100-80-sxm"_s)});
    board.baseline = u"a100-80-sxm"_s;
    const ChartSpec chart = commitmentsOf(pageOf(catalog, board));
    QCOMPARE(chart.id, u"commitment"_s);
    QVERIFY(chart.plane.lines.size() >= 3);
    const PlaneLine &used = chart.plane.lines.constFirst();
    QCOMPARE(used.points.constFirst(), QPointF(0.0, 0.0));
    // Each mark is on the line of the hourly price.
    const double slope = used.points.constLast().y() / 100.0;
    for (const PlaneMark &mark : chart.plane.marks)
        QVERIFY(std::abs(mark.y - slope * mark.x) < 1e-6 * mark.y);
    Catalog listOnly = workloadWorld();
    listOnly.books.removeIf([](const PriceBook &book) { return book.kind != PriceKind::OnDemand; });
    listOnly.index();
    Board others = twoChips();
    others.chips = {ChipId(u"a100-80-sxm"_s), ChipId(u"h100-sxm"_s)};
    QVERIFY(!commitmentsOf(pageOf(listOnly, others)).plane.empty.isEmpty()); // no contract is offered
}

// Those of the lines of that chart, whatever list the page compares at.
void TestBreakEvenPage::commitmentsNameTheirPriceLists()
{
    const Catalog &catalog = shippedCatalog();
    Board board = defaultBoard();
    board.chips = {ChipId(u"a100-80-sxm"_s), ChipId(u"h100-sxm"_s)};
    const PageSpec page = pageOf(catalog, board);
    const QString footer = commitmentsOf(page).alone.footer;
    for (const QString &text : {footer, page.footer}) {
        QVERIFY2(text.contains(u"AWS Capacity Blocks of "_s), qPrintable(text));
        QVERIFY2(text.contains(u"AWS On-demand of "_s) || text.contains(u"On-demand"_s), qPrintable(text));
    }
    QVERIFY(page.footer.contains(u"Purchase options: "_s));
}

// Title, lines and statement name each price by one term; a spot price is no commitment.
void TestBreakEvenPage::commitmentsHaveOneTermEach()
{
    Board board = onDemandBoard({ChipId(u"a100-80-sxm"_s), ChipId(u"h100-sxm"_s)});
    board.baseline = u"h100-sxm"_s;
    board.priceBook = BookId(u"capacity-blocks"_s);
    const ChartSpec block = commitmentsOf(pageOf(shippedCatalog(), board));
    const auto labelsOf = [](const ChartSpec &chart) { return mapped(chart.plane.lines, &PlaneLine::label); };
    QCOMPARE(block.title, u"A100 80GB: Capacity Block or on-demand price"_s);
    QVERIFY(labelsOf(block).contains(u"on-demand price"_s));
    QVERIFY(labelsOf(block).contains(u"Capacity Block price"_s));
    QVERIFY2(block.alone.statement.startsWith(u"A100 80GB: the Capacity Block price is cheaper above "_s),
             qPrintable(block.alone.statement));
    board = onDemandBoard({ChipId(u"tpu-v6e"_s), ChipId(u"a100-80-sxm"_s)});
    board.baseline = u"a100-80-sxm"_s;
    const ChartSpec spot = commitmentsOf(pageOf(shippedCatalog(), board));
    QCOMPARE(spot.title, u"TPU v6e: purchase options"_s);
    QVERIFY(labelsOf(spot).contains(u"spot price"_s));
}

void TestBreakEvenPage::aCommitmentIsPaidForAllHours()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"h100-sxm"_s), ChipId(u"a100-80-sxm"_s)});
    board.baseline = u"a100-80-sxm"_s;
    const ChartSpec usual = commitmentsOf(pageOf(catalog, board));
    board.assumptions.hoursAMonth = 176.0; // office hours: the commitment costs the same at night
    QCOMPARE(commitmentsOf(pageOf(catalog, board)), usual);
    // 55.04 USD/h x 730 h
    QVERIFY(std::abs(usual.plane.lines.constFirst().points.constLast().y() - 55.04 * 730.0) < 1e-6);
    QVERIFY2(usual.subtitle.startsWith(u"p5.48xlarge"_s), qPrintable(usual.subtitle));
    QCOMPARE(usual.title, u"H100: commitment or on-demand price"_s);
    // No commitment is sold for it; in us-central1 spot is 0.59266, on demand 2.7: 1 - 0.2195 = 78 %.
    board.chips = {ChipId(u"tpu-v6e"_s), ChipId(u"a100-80-sxm"_s)};
    QCOMPARE(commitmentsOf(pageOf(catalog, board)).alone.statement,
             u"TPU v6e: the spot price is 78% below the on-demand price"_s);
    // Trainium2 is sold as blocks and spot, without an hourly price: the title promises neither.
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    board.baseline = u"h100-sxm"_s;
    board.mixedPrices = true;
    QCOMPARE(commitmentsOf(pageOf(catalog, board)).title, u"Trainium2: purchase options"_s);
}

// 50,700 USD of work, 56,379 USD saved a month, break-even after 3.90 months: by hand in drawsWhatIsPaid().
void TestBreakEvenPage::filesHoldTheAnswer()
{
    const Catalog catalog = workloadWorld();
    const Board board = twoChips();
    const ResultTable table = evaluate(catalog, board, breakEvenMetrics(catalog, board));
    const PageSpec page = breakEvenPage(catalog, board, table, Formatter().in({u"JPY"_s, 150.0}));
    QStringList names;
    for (const Table &list : page.lists) {
        names << list.name;
        QVERIFY(!list.rows.isEmpty());
        for (const QStringList &row : plainRows(list))
            QCOMPARE(row.size(), list.columns.size());
        QCOMPARE(list.columns.constLast().title, u"jpy_per_usd"_s);
        QCOMPARE(list.columns.at(list.columns.size() - 2).title, u"unit"_s);
    }
    QCOMPARE(names, (QStringList{u"move"_s, u"months"_s, u"commitments"_s}));
    const QList<QStringList> move = plainRows(page.lists.at(0));
    QCOMPARE(move.at(1).constFirst(), u"saving"_s);
    QVERIFY(std::abs(move.at(1).at(1).toDouble() / (150.0 * 56'379.0) - 1.0) < 1e-4);
    QCOMPARE(move.at(1).at(4), u"JPY/month"_s);
    QCOMPARE(move.at(2).constFirst(), u"cost_of_moving"_s);
    QVERIFY(std::abs(move.at(2).at(1).toDouble() - 150.0 * 50'700.0) < 1e-3);
    QCOMPARE(move.at(3).constFirst(), u"months_until_even"_s);
    QVERIFY(std::abs(move.at(3).at(1).toDouble() - (3.0 + 50'700.0 / 56'379.0)) < 1e-3);
    QCOMPARE(page.lists.at(1).rows.size(), 61);                            // the start and five years
    QCOMPARE(plainText(page.lists.at(1).rows.at(1).at(1)), u"15000000"_s); // one month at 100,000 USD
    QCOMPARE(plainText(page.lists.at(1).rows.at(1).at(5)), u"JPY"_s);
    QCOMPARE(plainText(page.lists.at(2).rows.constFirst().at(10)), u"JPY/h"_s);
}

void TestBreakEvenPage::nothingToMove()
{
    const PageSpec page = pageOf(workloadWorld(), aWorkloadBoard("serve", {u"h100-sxm"_s}));
    QCOMPARE(page.title, u"Choose two options with a known cost to see when moving pays"_s);
    QCOMPARE(page.charts.size(), 1);
    QCOMPARE(page.numbers.rows.size(), 1); // not an empty page: chips are selected
    QCOMPARE(faultOf(page), QString());
    QCOMPARE(page.charts.constFirst().plane.empty, u"Select a second chip to compare."_s);
    Board own = twoChips();
    own.title = u"Ours"_s;
    QCOMPARE(pageOf(workloadWorld(), own).title, u"Ours"_s);
}

// One of two rows has a cost: the title names the other and the missing value, the card has reason and remedy, without
// repeating each other.
void TestBreakEvenPage::saysWhatIsMissingOnce()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"trainium3"_s), ChipId(u"h100-sxm"_s)});
    const PageSpec page = pageOf(catalog, board);
    QCOMPARE(page.title, u"Payback is unknown: no value for cost per million tokens of Trainium3"_s);
    QCOMPARE(page.charts.size(), 1);
    const QString why = page.charts.constFirst().plane.empty;
    QVERIFY2(why.startsWith(u"Trainium3: No Trn3 price was found anywhere."_s), qPrintable(why));
    QCOMPARE(page.notice.text, u"No price list covers two of the selection: import prices or enter your own."_s);
    QVERIFY2(!why.contains(u"H100"_s) && !why.contains(page.title), qPrintable(why));
    QCOMPARE(why.count(u"No Trn3 price"_s), 1);
    QVERIFY2(page.warning.isEmpty() && page.remedyId.isEmpty(), qPrintable(page.warning));
    QCOMPARE(faultOf(page), QString());
    board.chips = {ChipId(u"gh200"_s), ChipId(u"h100-sxm"_s)}; // only in the list of smaller clouds
    QCOMPARE(pageOf(catalog, board).notice.text, u"2 of 2 have a price in \"GPU clouds, earlier\"."_s);
    Catalog bare = catalog;
    bare.books.clear();
    bare.index();
    const PageSpec none = pageOf(bare, onDemandBoard());
    QCOMPARE(none.title, u"Payback is unknown: none of the selection has a value for cost per million tokens"_s);
    QVERIFY(none.charts.constFirst().plane.empty.count(u'\n') <= 4); // three reasons, an empty line, the remedy
}

// Trainium4 is announced without a dense peak: no price list helps.
void TestBreakEvenPage::whatCannotBeEstimatedIsNoLackOfPrices()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"trainium4"_s), ChipId(u"h100-sxm"_s)});
    const PageSpec page = pageOf(catalog, board);
    QVERIFY2(page.title.endsWith(u"of Trainium4"_s), qPrintable(page.title));
    const QString why = page.charts.constFirst().plane.empty;
    QVERIFY2(why.endsWith(u"Compare other options, or choose another workload."_s) && !why.contains(u"price list"_s),
             qPrintable(why));
}

void TestBreakEvenPage::everyShippedWorkloadMakesAPage()
{
    QCOMPARE(faultOfWorkloads(shippedCatalog(), onDemandBoard(), pageOf), QString());
}

void TestBreakEvenPage::theSpendAssumedStandsInTheField()
{
    const auto spend = [](const PageSpec &page) {
        return *std::ranges::find_if(page.filters, [](const PageFilter &one) { return one.id == u"monthly_spend"_s; });
    };
    const Catalog &catalog = shippedCatalog();
    Board board = defaultBoard();
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    QCOMPARE(spend(pageOf(catalog, board)).hint, u"Assumed: 100000"_s);
    QVERIFY(spend(pageOf(catalog, board)).current.isEmpty());
    board.assumptions.monthlySpend = 250000.0;
    QCOMPARE(spend(pageOf(catalog, board)).current, u"250000"_s);
}

void TestBreakEvenPage::aMarkPromisesNoMoreThanTheTitle()
{
    const Catalog &catalog = shippedCatalog();
    Board board = defaultBoard();
    board.chips = {ChipId(u"a100-80-sxm"_s), ChipId(u"h100-sxm"_s)};
    board.assumptions.migrationWeeks = 13.0; // no default between chips of one vendor
    const PageSpec page = pageOf(catalog, board);
    QVERIFY2(page.title.endsWith(u"the costs are about the same"_s), qPrintable(page.title));
    QVERIFY(page.charts.constFirst().plane.marks.isEmpty()); // the lines of both costs do not part
    const QList<PlaneMark> &marks = page.charts.at(1).plane.marks;
    QVERIFY(!marks.isEmpty());
    static const QRegularExpression label(u"^\\S+ months, not reliable$"_s);
    QVERIFY2(label.match(marks.constFirst().label).hasMatch(), qPrintable(marks.constFirst().label));
}

// With long names, or in German, the title was that payback cannot be calculated, above a chart with the break-even.
void TestBreakEvenPage::aLongTitleIsStillTheAnswer()
{
    Catalog catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"mi300x"_s), ChipId(u"h100-sxm"_s)});
    for (Chip &chip : catalog.chips) {
        if (chip.id.text() == u"mi300x"_s)
            chip.name = u"Accelerator "_s.repeated(8).trimmed();
    }
    const PageSpec page = pageOf(catalog, board);
    QVERIFY2(page.title.contains(u"Accelerator"_s), qPrintable(page.title));
}

// Mixed price types are warned about; a single list needs no warning.
void TestBreakEvenPage::claimsNoMoreThanRangesAndPricesAllow()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)});
    const PageSpec page = pageOf(catalog, board);
    // 1.981 instead of 2.633 USD per million tokens: 24.7 % of 100,000 USD a month, from a block and a list price.
    QCOMPARE(page.title, u"Moving to Trainium2 cannot be judged: their price types differ"_s);
    const QString why = u"Not comparable, as their price types differ; by these numbers: "_s;
    QVERIFY2(page.support.startsWith(why + u"Saving: about $25k a month"_s), qPrintable(page.support));
    QVERIFY2(page.notes.constFirst().startsWith(why), qPrintable(page.notes.constFirst()));
    QVERIFY2(page.warning.contains(u"Trainium2"_s), qPrintable(page.warning)); // its price has another type
    board.priceBook = BookId(u"capacity-blocks"_s);
    board.mixedPrices = false;
    const PageSpec alike = pageOf(catalog, board);
    // 260 USD of 100,000, with a loss of 81,000 in the range, is no saving.
    QCOMPARE(alike.title, u"No saving to expect from moving to Trainium2: the costs are about the same"_s);
    static const QRegularExpression ends(u"The estimate ranges from \\$\\d+k more to \\$\\d+k less a month\\.$"_s);
    QVERIFY2(ends.match(alike.support).hasMatch(), qPrintable(alike.support));
    QVERIFY(alike.warning.isEmpty());
    board.priceBook = BookId(u"gpu-clouds-2026-11"_s);
    board.chips = {ChipId(u"h100-sxm"_s), ChipId(u"mi300x"_s)};
    board.baseline = u"mi300x"_s; // 0.827 USD, less than H100's 1.036, at odds of 70 to 30
    const PageSpec dearer = pageOf(catalog, board);
    static const QRegularExpression more(
        u"^Moving to H100 may cost about \\$\\S+k more a month or save money: no reliable payback$"_s);
    QVERIFY2(more.match(dearer.title).hasMatch(), qPrintable(dearer.title));
    QVERIFY2(dearer.support.startsWith(u"Saving: about \u2212$"_s), qPrintable(dearer.support));
    QVERIFY(dearer.warning.isEmpty());
}

// One rule for title, line below, chart and note: the estimate decides, and what the low end of its cost range adds is
// stated as such.
void TestBreakEvenPage::theEstimateDecidesIfItPaysBack()
{
    Catalog catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"gb200"_s), ChipId(u"b300"_s)});
    board.mixedPrices = false;
    board.priceBook = BookId(u"capacity-blocks"_s);
    // At odds above 75 to 25, as for GB200 at 1.81 and Blackwell Ultra at 2.42 USD, the title states a payback that may
    // fail, and none in the other direction: 2.42 / 1.81 = 1.333.
    board.baseline = u"b300"_s;
    QCOMPARE(pageOf(catalog, board).title,
             u"Moving to GB200 probably saves about $25k a month and pays back at once, but may cost more"_s);
    board.assumptions.migrationWeeks = 13.0;
    QCOMPARE(pageOf(catalog, board).title,
             u"Moving to GB200 probably saves about $25k a month and pays back after about 5 months"_s);
    board.whatIf.subject = u"b300"_s;
    board.whatIf.against = u"gb200"_s;
    const PageSpec never = pageOf(catalog, board);
    QCOMPARE(never.title, u"Moving to Blackwell Ultra probably costs about $33k more a month and does not pay back"_s);
    static const QRegularExpression atTheEnd(u"; only the upper end pays back, after (\\S+) months\\.$"_s);
    const QString months = atTheEnd.match(never.support).captured(1);
    QVERIFY2(!months.isEmpty(), qPrintable(never.support));
    const QString chart = never.charts.at(1).plane.empty;
    QVERIFY2(chart.startsWith(u"By the estimate, the move does not pay back within ten years"_s)
                 && chart.contains(u"At the low end of its cost range it pays back after %1 months, at "_s.arg(months)),
             qPrintable(chart));
    const QString note =
        u"By the estimate it does not pay back; at the low end of its cost range it does, after %1 months."_s;
    QVERIFY2(never.notes.constFirst().endsWith(note.arg(months)), qPrintable(never.notes.constFirst()));
    for (Chip &chip : catalog.chips) // with a long name, no stronger claim
        chip.name = chip.id == ChipId(u"b300"_s) ? u"Accelerator "_s.repeated(4).trimmed() : chip.name;
    QVERIFY2(pageOf(catalog, board).title.endsWith(u" probably does not pay back"_s),
             qPrintable(pageOf(catalog, board).title));
    board.whatIf.against = u"abacus"_s; // is noted, with a remedy
    const PageSpec other = pageOf(catalog, board);
    QCOMPARE(other.notice.text, u"“abacus” is not part of the comparison; the page selected another one."_s);
    QCOMPARE(other.notice.linkId, u"what-if:"_s);
}

/// 10,000 million tokens a month by a deployment rented at 40,000 USD or owned at 20,000 USD.
static WaysToServe threeWays(double apiPrice) { return {10'000.0, 40'000.0, 20'000.0, apiPrice, {}}; }

void TestBreakEvenPage::rentOwnAndApiWhereTheyAreStated()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"chat-realtime"_s);
    const qsizetype usual = pageOf(catalog, board).charts.size();
    board.assumptions.machinePrice = 30'000.0;
    const PageSpec page = pageOf(catalog, board);
    QCOMPARE(page.charts.size(), usual + 1);
    QCOMPARE(page.charts.constLast().id, u"ways"_s);
    QCOMPARE(page.charts.constLast().plane.lines.size(), 3); // rent for all hours, rent for used hours, owned
    QCOMPARE(faultOf(page), QString());
    board.assumptions.apiPrice = 0.6;
    QCOMPARE(pageOf(catalog, board).charts.constLast().plane.lines.size(), 4);
    QCOMPARE(faultOf(pageOf(catalog, board)), QString());
    board.chips = {ChipId(u"h100-sxm"_s)}; // no move is needed
    const PageSpec alone = pageOf(catalog, board);
    QCOMPARE(alone.charts.constLast().id, u"ways"_s);
    QVERIFY2(alone.notes.join(u' ').contains(u"H100, owned: "_s), qPrintable(alone.notes.join(u' ')));
    board.workload = WorkloadId(u"pretrain-llama-3.1-8b"_s); // APIs do not train
    QVERIFY(pageOf(catalog, board).charts.constLast().id != u"ways"_s);
}

// An API at 8 USD costs 40,000 for 5,000 million tokens, 20,000 for 2,500 million. Owning costs half the rent: from
// half of the hours on, which serve 5,000 million tokens, it beats hourly rent.
void TestBreakEvenPage::waysOfOneRow()
{
    const Catalog &catalog = shippedCatalog();
    Subject subject{.id = u"h100-sxm"_s, .name = u"H100"_s};
    subject.chip = catalog.chip(ChipId(subject.id));
    const ChartSpec chart = waysChart(subject, threeWays(8.0), Formatter());
    QCOMPARE(chart.plane.lines.size(), 4);
    QCOMPARE(chart.plane.lines.at(0).points, (QList<QPointF>{{0, 40e3}, {10e3, 40e3}, {10e3, 80e3}, {20e3, 80e3}}));
    QCOMPARE(chart.plane.lines.at(1).points, (QList<QPointF>{{0, 0}, {20e3, 80e3}}));
    QCOMPARE(chart.plane.lines.at(2).points, (QList<QPointF>{{0, 20e3}, {10e3, 20e3}, {10e3, 40e3}, {20e3, 40e3}}));
    QCOMPARE(chart.plane.lines.at(3).points, (QList<QPointF>{{0, 0}, {20e3, 160e3}}));
    QList<QPointF> marks = mapped(chart.plane.marks, [](const PlaneMark &mark) { return QPointF(mark.x, mark.y); });
    QCOMPARE(marks, (QList<QPointF>{{5000, 40e3}, {2500, 20e3}, {5000, 20e3}}));
    QCOMPARE(waysChart(subject, threeWays(8.0), Formatter(QLocale(QLocale::English))).alone.statement,
             u"H100: rent, own or API: break-even at 2,500 and 5,000 million tokens a month"_s);
    const QString texts = waysTexts(subject, threeWays(8.0), Formatter()).join(u' ').replace(QChar(0x00A0), u' ');
    for (const QString &part : {u"H100, rented for all hours: 40k USD a month per deployment, which generates at "
                                "most 10000 million tokens a month (4 USD per 1M output tokens)."_s,
                                u"H100, owned: 20k USD a month per deployment (2 USD per 1M output tokens)."_s,
                                u"if more than 50% of the hours are used."_s,
                                u"Renting costs less than the API from 5000 million tokens a month."_s,
                                u"Owning costs less than the API from 2500 million tokens a month."_s})
        QVERIFY2(texts.contains(part), qPrintable(texts));
}

// At 0.60 USD the API costs 40,000 USD for 66,667 million tokens, more than a deployment of 10,000 million serves.
void TestBreakEvenPage::whatNeverWinsIsSaid()
{
    const Catalog &catalog = shippedCatalog();
    Subject subject{.id = u"h100-sxm"_s, .name = u"H100"_s};
    subject.chip = catalog.chip(ChipId(subject.id));
    WaysToServe ways = threeWays(0.60);
    ways.owned = 50'000.0;
    QVERIFY(waysChart(subject, ways, Formatter()).plane.marks.isEmpty());
    QVERIFY(waysChart(subject, ways, Formatter()).alone.statement.isEmpty());
    const QString texts = waysTexts(subject, ways, Formatter()).join(u' ');
    QVERIFY2(texts.contains(u"Renting never costs less than the API: its cost equals that of 66667 million "
                            "tokens a month, more than one deployment generates."_s),
             qPrintable(texts));
    QVERIFY(texts.contains(u"Owning never costs less than renting, even if all hours are used."_s));
    ways.owned.reset();
    ways.noOwned = u"The power of the chip is not published."_s;
    QVERIFY(waysTexts(subject, ways, Formatter()).contains(u"H100, owned: unknown. "_s + ways.noOwned));
    QCOMPARE(waysChart(subject, ways, Formatter()).plane.lines.size(), 3);
}

CHIPBOARD_TEST(TestBreakEvenPage, QCoreApplication)

} // namespace tst_breakevenpage

#include "tst_breakevenpage.moc"
