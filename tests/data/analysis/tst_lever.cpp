// Ranges of assumptions, and their application to one row or both.
#include "data/analysis/lever.h"
#include "data/catalog/instance.h"
#include "data/compare/boardestimate.h"
#include "data/files/catalogreader.h"

#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_lever {

class TestLever : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyRowHasARangeInItsBounds_data();
    void everyRowHasARangeInItsBounds();
    void tellsPlausibleRanges_data();
    void tellsPlausibleRanges();
    void bitsAreThoseThatThereAre();
    void countsThatNobodyRentsAreLeftOut_data();
    void countsThatNobodyRentsAreLeftOut();
    void countsOfTheShippedExample();
    void wholeInstancesOnly();
    void hugeMachinesHaveNoCommonGrid();
    void widensToWhatIsAssumed();
    void goesFarWhereItLooksForCrossings();
    void saysWhatCannotBeMoved_data();
    void saysWhatCannotBeMoved();
    void valuesBetween();
    void pullsOneSideOrBoth();
    void leversAreOfTheTask();
};

static Inquiry anInquiry(const Catalog &catalog, const Board &board, bool isRatio = false)
{
    const QList<Subject> subjects = subjectsOf(catalog, board);
    const AskedNumber question{metricId("usd_per_hour"), subjects.at(0).id, isRatio ? subjects.at(1).id : QString()};
    return valueOrFail(Inquiry::about(catalog, board, question));
}

static Lever lever(const char *id, Side side = Side::Both) { return {AssumptionId(QString::fromLatin1(id)), side}; }

void TestLever::everyRowHasARangeInItsBounds_data()
{
    QTest::addColumn<QByteArray>("workload");
    for (const char *workload : {"serve", "serve-70b", "train", "images"})
        QTest::newRow(workload) << QByteArray(workload);
}

void TestLever::everyRowHasARangeInItsBounds()
{
    QFETCH(const QByteArray, workload);
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = anInquiry(catalog, aWorkloadBoard(workload.constData(), {u"h100-sxm"_s}));
    int ranged = 0;
    for (const AssumptionRow *row : leversOf(catalog, inquiry.board())) {
        for (const Reach reach : {Reach::Plausible, Reach::Far}) {
            const auto range = rangeOf(inquiry, lever(row->id), reach);
            if (!range) {
                QVERIFY2(range.problem().message.startsWith(row->labelText()), row->id);
                continue;
            }
            ++ranged;
            const LeverRange &found = range.value();
            QVERIFY2(found.low < found.high && found.low <= found.now && found.now <= found.high, row->id);
            QVERIFY2(checkAssumption(*row, found.low) && checkAssumption(*row, found.high), row->id);
            QVERIFY2(found.rule.endsWith(u'.'), row->id);
            for (int i = 0; i <= 20; ++i)
                QVERIFY2(checkAssumption(*row, found.at(i / 20.0)), row->id);
            QCOMPARE(found.at(0.0), found.low);
            QCOMPARE(found.at(1.0), found.high);
        }
    }
    QVERIFY(ranged > 20);
}

void TestLever::tellsPlausibleRanges_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("now");
    QTest::addColumn<double>("high");
    QTest::newRow("price") << QByteArray("price_factor") << 0.75 << 1.0 << 1.25;
    QTest::newRow("utilisation") << QByteArray("utilisation") << 40.0 << 100.0 << 100.0;
    QTest::newRow("input") << QByteArray("input") << 500.0 << 1000.0 << 2000.0;
    QTest::newRow("efficiency") << QByteArray("memory_efficiency") << 80.0 << 100.0 << 120.0;
    QTest::newRow("bits") << QByteArray("compute_bits") << 8.0 << 16.0 << 16.0;
    QTest::newRow("commitment") << QByteArray("commitment") << 0.0 << 0.0 << 3.0;
    QTest::newRow("energy price") << QByteArray("energy_price") << 0.0575 << 0.08 << 0.1898;
    QTest::newRow("PUE") << QByteArray("pue") << 1.04 << 1.14 << 1.58;
    QTest::newRow("heads") << QByteArray("kv_heads") << 4.0 << 8.0 << 16.0;
    // one H100 serves it: at least 1 chip, at most 2
    QTest::newRow("chips") << QByteArray("chips") << 1.0 << 1.0 << 2.0;
}

void TestLever::tellsPlausibleRanges()
{
    QFETCH(const QByteArray, id);
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = anInquiry(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s}));
    const auto range = rangeOf(inquiry, lever(id.constData()), Reach::Plausible);
    QVERIFY(range);
    QTEST(range.value().low, "low");
    QTEST(range.value().now, "now");
    QTEST(range.value().high, "high");
}

void TestLever::bitsAreThoseThatThereAre()
{
    Catalog catalog = workloadWorld();
    catalog.workloads[0].weightBytes = 0.75; // 6 bits
    catalog.index();
    const Inquiry inquiry = anInquiry(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s}));
    const LeverRange near = rangeOf(inquiry, lever("weight_bits"), Reach::Plausible).value();
    QCOMPARE(near.choices, (QList<double>{4.0, 8.0}));
    QCOMPARE(rangeOf(inquiry, lever("commitment"), Reach::Far).value().choices, (QList<double>{0.0, 1.0, 3.0}));
    QCOMPARE(rangeOf(inquiry, lever("commitment"), Reach::Plausible).value().rule, u"The full range, 0 to 3."_s);
    const LeverRange far = rangeOf(inquiry, lever("weight_bits"), Reach::Far).value();
    QCOMPARE(far.choices, (QList<double>{4.0, 8.0, 16.0, 32.0}));
    Board wide = aWorkloadBoard("serve", {u"h100-sxm"_s});
    wide.assumptions.computeBits = 32.0; // an assumed value counts as plausible
    const LeverRange own = rangeOf(anInquiry(catalog, wide), lever("compute_bits"), Reach::Plausible).value();
    QCOMPARE(own.choices, (QList<double>{16.0, 32.0}));
}

// Tokens per second per chip; 0 where the model does not fit.
static double speedOfAChip(const Catalog &catalog, Board board, double chips)
{
    board.assumptions.chips = chips;
    const QList<SubjectEstimate> rows = estimatesOf(catalog, board);
    const EstimateResult *result = rows.constFirst().estimate.result(u"tokens_per_s_per_chip"_s);
    return result != nullptr && result->value ? result->value->value : 0.0;
}

void TestLever::countsThatNobodyRentsAreLeftOut_data()
{
    QTest::addColumn<double>("chips");
    for (const double chips : {2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 16.0})
        QTest::newRow(QByteArray::number(chips) + " H100 in force") << chips;
}

// 70 billion weights of 2 bytes are 141 GB: two H100 of 80 GB have hardly any room left for requests, so each delivers
// a few per cent of what one of four does.
void TestLever::countsThatNobodyRentsAreLeftOut()
{
    QFETCH(const double, chips);
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve-70b", {u"h100-sxm"_s});
    board.assumptions.chips = chips;
    const LeverRange range = rangeOf(anInquiry(catalog, board), lever("chips"), Reach::Plausible).value();
    const double first = std::ceil(chips / 2.0);
    const double last = 2.0 * chips;
    double best = 0.0;
    for (const double count : {first, chips, last})
        best = std::max(best, speedOfAChip(catalog, board, count));
    const auto isSensible = [&](double count) {
        const double speed = speedOfAChip(catalog, board, count);
        return speed == 0.0 || speed >= best / 2.0; // a model that does not fit is reported as such
    };
    QVERIFY(range.low <= chips && chips <= range.high && range.low >= first && range.high <= last);
    QVERIFY(range.low == chips || isSensible(range.low));
    QVERIFY(range.high == chips || isSensible(range.high));
    QVERIFY(range.low == first || !isSensible(range.low - 1.0));
    QVERIFY(range.high == last || !isSensible(range.high + 1.0));
    const bool isTrimmed = range.low > first || range.high < last;
    QCOMPARE(range.rule.contains(u"less than half of its best throughput"_s), isTrimmed);
}

// The shipped H100 has 80 GiB, two have 160, or 172 GB, and Llama 3.1 70B takes 141 GB: the rest holds so few requests
// that the same tokens cost 2.15 times as much as on four. The far range has all counts.
void TestLever::countsOfTheShippedExample()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = onDemandBoard({ChipId(u"h100-sxm"_s)});
    const Inquiry inquiry =
        Inquiry::about(catalog, board, {metricId("usd_per_1m_tokens"), u"h100-sxm"_s, QString()}).value();
    const LeverRange near = rangeOf(inquiry, lever("chips"), Reach::Plausible).value();
    QCOMPARE(near.now, 4.0);
    QCOMPARE(near.low, 3.0);
    QCOMPARE(near.high, 8.0);
    QVERIFY(speedOfAChip(catalog, board, 2.0) < 0.47 * speedOfAChip(catalog, board, 4.0));
    QVERIFY(speedOfAChip(catalog, board, 3.0) > 0.5 * speedOfAChip(catalog, board, 4.0));
    QCOMPARE(QString(near.rule).replace(QChar(0x00A0), u' '),
             u"From 3 chips to 8 chips. Excluded from 2 chips to 8 chips: chip counts at which "
             "a chip reaches less than half of its best throughput."_s);
    const LeverRange far = rangeOf(inquiry, lever("chips"), Reach::Far).value();
    QCOMPARE(far.low, 1.0);
    QCOMPARE(far.high, 64.0);
    QVERIFY(!far.rule.contains(u"less than half"_s));
}

void TestLever::wholeInstancesOnly()
{
    const Catalog catalog = workloadWorld();
    // p5.48xlarge has 8 chips, trn2.48xlarge 16: both give multiples of 16
    Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s}, Level::Instance);
    board.instances = {InstanceId(u"p5.48xlarge"_s), InstanceId(u"trn2.48xlarge"_s)};
    board.assumptions.chips = 64.0;
    const Inquiry inquiry = anInquiry(catalog, board, true);
    const LeverRange both = rangeOf(inquiry, lever("chips"), Reach::Plausible).value();
    QCOMPARE(both.grid, 16.0);
    QCOMPARE(both.low, 32.0);
    QCOMPARE(both.high, 128.0);
    QCOMPARE(both.at(0.5), 64.0);
    QCOMPARE(rangeOf(inquiry, lever("chips", Side::Subject), Reach::Plausible).value().grid, 8.0);
    QCOMPARE(rangeOf(inquiry, lever("chips", Side::Against), Reach::Plausible).value().grid, 16.0);
}

// Two counts without a common divisor: their product exceeds an int.
void TestLever::hugeMachinesHaveNoCommonGrid()
{
    Catalog catalog = workloadWorld();
    for (Instance &instance : catalog.instances)
        instance.chips.value = Interval::exactly(instance.id.text() == u"p5.48xlarge"_s ? 9'999'991.0 : 1e308);
    Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s}, Level::Instance);
    board.instances = {InstanceId(u"p5.48xlarge"_s), InstanceId(u"trn2.48xlarge"_s)};
    board.assumptions.chips = 64.0;
    const Inquiry inquiry = anInquiry(catalog, board, true);
    const Result<LeverRange> range = rangeOf(inquiry, lever("chips"), Reach::Plausible);
    QVERIFY(!range);
    QVERIFY(!range.problem().message.isEmpty());
    QCOMPARE(wholeChipsOf(1e308), 10'000'000);
    QCOMPARE(wholeChipsOf(-1e308), 1);
    QCOMPARE(wholeChipsOf(7.6), 8);
}

void TestLever::widensToWhatIsAssumed()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    board.assumptions.utilisation = 20.0;
    board.assumptions.priceFactor = 2.0;
    const Inquiry inquiry = anInquiry(catalog, board);
    QCOMPARE(rangeOf(inquiry, lever("utilisation"), Reach::Plausible).value().low, 20.0);
    const LeverRange price = rangeOf(inquiry, lever("price_factor"), Reach::Plausible).value();
    QCOMPARE(price.low, 1.5);
    QCOMPARE(price.high, 2.5);
    QCOMPARE(price.rule, u"From 0.75 to 1.25 times the current value: 1.5%1x to 2.5%1x."_s.arg(QChar(0x00A0)));
}

void TestLever::goesFarWhereItLooksForCrossings()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = anInquiry(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s}));
    const LeverRange price = rangeOf(inquiry, lever("price_factor"), Reach::Far).value();
    QCOMPARE(price.low, 0.05);
    QCOMPARE(price.high, 10.0);
    const LeverRange input = rangeOf(inquiry, lever("input"), Reach::Far).value();
    QCOMPARE(input.low, 63.0); // 1000 / 16 = 62.5, rounded up to whole tokens
    QCOMPARE(input.high, 16'000.0);
}

void TestLever::saysWhatCannotBeMoved_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("message");
    QTest::newRow("no such") << QByteArray("luck") << u"There is no assumption \"luck\"."_s;
    QTest::newRow("of training") << QByteArray("goodput")
                                 << u"Goodput cannot be varied: it does not affect this workload."_s;
    QTest::newRow("no number") << QByteArray(
        "batch") << u"Concurrent requests cannot be varied: neither the workload nor the model states it."_s;
    QTest::newRow("of experts")
        << QByteArray("active_parameters")
        << u"Active parameters (billions) cannot be varied: all parameters of a model without experts are active."_s;
    QTest::newRow("business") << QByteArray("week_rate")
                              << u"Engineer cost per week cannot be varied: it does not affect this workload."_s;
}

void TestLever::saysWhatCannotBeMoved()
{
    QFETCH(const QByteArray, id);
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = anInquiry(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s}));
    const auto range = rangeOf(inquiry, lever(id.constData()), Reach::Plausible);
    QVERIFY(!range);
    QTEST(range.problem().message, "message");
    const Inquiry lost = anInquiry(catalog, aWorkloadBoard("none", {u"h100-sxm"_s}));
    QVERIFY(!rangeOf(lost, lever("discount"), Reach::Plausible));
}

void TestLever::valuesBetween()
{
    LeverRange any{1.0, 2.0, 100.0, {}, 0.0, {}};
    QVERIFY(qFuzzyCompare(any.at(0.5), 10.0)); // evenly spaced ratios
    QCOMPARE(any.between(1.0, 3.0), std::optional(2.0));
    QCOMPARE(any.between(1.0, 1.0 + 1e-8), std::nullopt);
    LeverRange near{1.0, 2.0, 3.0, {}, 0.0, {}};
    QCOMPARE(near.at(0.5), 2.0);
    LeverRange whole{16.0, 32.0, 128.0, {}, 16.0, {}};
    QCOMPARE(whole.between(16.0, 128.0), std::optional(80.0));
    QCOMPARE(whole.between(16.0, 48.0), std::optional(32.0));
    QCOMPARE(whole.between(16.0, 32.0), std::nullopt);
    LeverRange bits{4.0, 16.0, 32.0, {4.0, 8.0, 16.0, 32.0}, 0.0, {}};
    QCOMPARE(bits.at(0.4), 8.0);
    QCOMPARE(bits.between(4.0, 32.0), std::optional(8.0));
    QCOMPARE(bits.between(8.0, 16.0), std::nullopt);
    QCOMPARE(any.between(0.0, 1e-13), std::nullopt);
}

void TestLever::pullsOneSideOrBoth()
{
    const RowSettings both = pulled({}, lever("discount"), 10.0);
    QCOMPARE(both.subject.discount, std::optional(10.0));
    QCOMPARE(both.against.discount, std::optional(10.0));
    const RowSettings one = pulled(both, lever("discount", Side::Subject), 20.0);
    QCOMPARE(one.subject.discount, std::optional(20.0));
    QCOMPARE(one.against.discount, std::optional(10.0));
    QCOMPARE(pulled({}, lever("discount", Side::Against), 5.0).subject, Assumptions());
}

void TestLever::leversAreOfTheTask()
{
    const Catalog catalog = workloadWorld();
    const auto ids = [&catalog](const char *workload) {
        QStringList names;
        for (const AssumptionRow *row : leversOf(catalog, aWorkloadBoard(workload, {})))
            names << row->assumptionId().text();
        return names;
    };
    QVERIFY(ids("serve").contains(u"memory_efficiency"_s));
    QVERIFY(!ids("serve").contains(u"goodput"_s));
    QVERIFY(ids("train").contains(u"goodput"_s));
    QVERIFY(!ids("train").contains(u"monthly_spend"_s));
    QVERIFY(!ids("serve").contains(u"monthly_tokens"_s)); // none is stated
    Board stated = aWorkloadBoard("serve", {});
    stated.assumptions.monthlyTokens = 5.0;
    const auto rows = leversOf(catalog, stated);
    QVERIFY(
        std::ranges::any_of(rows, [](const AssumptionRow *row) { return row->member == &Assumptions::monthlyTokens; }));
    QVERIFY(!ids("serve").contains(u"interest"_s) && !ids("serve").contains(u"machine_price"_s)); // no machine is owned
    stated.assumptions.machinePrice = 300'000.0;
    QStringList owning =
        mapped(leversOf(catalog, stated), [](const AssumptionRow *row) { return row->assumptionId().text(); });
    for (const char *id :
         {"machine_price", "machine_years", "machine_residual", "interest", "host_power", "colocation", "staff"})
        QVERIFY2(owning.contains(QLatin1String(id)), id);
    QVERIFY(!owning.contains(u"api_price"_s)); // none is stated
    QVERIFY(ids("no-such").isEmpty());
}

CHIPBOARD_TEST(TestLever, QCoreApplication)

} // namespace tst_lever

#include "tst_lever.moc"
