// AWS's capacity-block prices: each row is the price of a region and is reported with its line.
#include "data/import/capacityblocks.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_capacityblocks {

static ImportRun blocks(const QByteArray &types)
{
    return runOnText("aws-capacity-blocks", u"blocks.json"_s,
                     "{\n\"metadata\": {\"last_updated\": \"2026-07-22T07:14:56Z\"},\n\"instance_types\": " + types
                         + "\n}\n");
}

static QByteArray trainium2(const QByteArray &pricing)
{
    return "{\"trn2.48xlarge\": {\"accelerator_type\": \"Trainium2\", \"accelerator_count\": 16, \"pricing\": ["
        + pricing + "]}}";
}

class TestCapacityBlocks : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void readsPrices();
    void outcomes_data();
    void outcomes();
    void listsOfTypesToo();
    void negativePricesStayOut();
    void refuses_data();
    void refuses();
};

// us-east-2 on 2026-07-22: 35.7608 USD an hour for 16 chips, 2.235 each.
void TestCapacityBlocks::readsPrices()
{
    const ImportRun run = blocks(trainium2("\n{\"region\": \"US East (Ohio)\", \"region_code\": \"us-east-2\", "
                                           "\"hourly_rate_usd\": 35.7608, \"accelerator_hourly_rate_usd\": 2.235}"));
    QCOMPARE(run.reasons(), u"catalogue-chip"_s);
    const PriceRecord record = run.prices().constFirst();
    QCOMPARE(record.kind, PriceKind::CapacityBlock);
    QCOMPARE(record.usdPerHour, 35.7608);
    QCOMPARE(record.usdPerChipHour().value(), 2.23505);
    QCOMPARE(record.region, u"us-east-2"_s);
    QCOMPARE(record.chip.text(), u"trainium2"_s);
    QCOMPARE(record.asOf, u"2026-07-22"_s);
    QCOMPARE(record.line, 4);
    QCOMPARE(run.report.asOfFrom, u"header"_s);
    QCOMPARE(run.outcomes.constFirst().line, 4);
}

void TestCapacityBlocks::outcomes_data()
{
    QTest::addColumn<QByteArray>("types");
    QTest::addColumn<QString>("reasons");
    const QByteArray sound = R"({"region_code": "us-east-2", "hourly_rate_usd": 35.76})";
    QTest::newRow("sound") << trainium2(sound) << u"catalogue-chip"_s;
    QTest::newRow("twice") << trainium2(sound + "," + sound) << u"catalogue-chip repeated-row"_s;
    QTest::newRow("two prices") << trainium2(sound + R"(,{"region_code": "us-east-2", "hourly_rate_usd": 40})")
                                << u"catalogue-chip two-prices"_s;
    QTest::newRow("only a price each") << trainium2(R"({"region_code": "a", "accelerator_hourly_rate_usd": 2.235})")
                                       << u"catalogue-chip"_s;
    QTest::newRow("no price") << trainium2(R"({"region_code": "a", "hourly_rate_usd": null})") << u"no-price"_s;
    QTest::newRow("a text as price") << trainium2(R"({"region_code": "a", "hourly_rate_usd": "35"})")
                                     << u"unreadable-number"_s;
    QTest::newRow("more than a number can be")
        << trainium2(R"({"region_code": "a", "accelerator_hourly_rate_usd": 1e308})") << u"unreadable-number"_s;
    QTest::newRow("a sum that is none") << trainium2(
        R"({"region_code": "a", "hourly_rate_usd": 35.76, "accelerator_hourly_rate_usd": 4.47})")
                                        << u"count-mismatch"_s;
    QTest::newRow("too cheap") << trainium2(R"({"region_code": "a", "hourly_rate_usd": 0.16})") << u"price-too-low"_s;
    QTest::newRow("no object") << trainium2("5") << u"wrong-shape"_s;
    QTest::newRow("no prices") << QByteArray(R"({"trn2.48xlarge": {}})") << u"wrong-shape"_s;
    QTest::newRow("an instance to come") << QByteArray(
        R"({"p9.48xlarge": {"accelerator_type": "X100", "accelerator_count": 8,
                        "pricing": [{"region_code": "a", "hourly_rate_usd": 200}]}})")
                                         << u"chip-not-in-catalogue"_s;
}

void TestCapacityBlocks::outcomes()
{
    QFETCH(const QByteArray, types);
    const ImportRun run = blocks(types);
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QTEST(run.reasons(), "reasons");
    QVERIFY(run.report.addsUp());
    QCOMPARE(run.report.rows, run.outcomes.size());
}

void TestCapacityBlocks::listsOfTypesToo()
{
    const ImportRun run = blocks(R"([{"instance_type": "trn1.32xlarge", "accelerator_type": "Trainium",
        "accelerator_count": 16, "pricing": [{"region_code": "us-east-1", "hourly_rate_usd": 9.532}]}, {"pricing": [{}]}])");
    QCOMPARE(run.reasons(), u"catalogue-chip nameless"_s);
}

void TestCapacityBlocks::negativePricesStayOut()
{
    const ImportRun run = blocks(R"([{"instance_type": "trn1.32xlarge", "accelerator_type": "Trainium",
        "accelerator_count": 16, "pricing": [{"region_code": "us-east-1", "hourly_rate_usd": -4}]}])");
    QCOMPARE(run.reasons(), u"negative-price"_s);
    QVERIFY(!canBeAccepted(Reason::NegativePrice));
}

void TestCapacityBlocks::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("told");
    QTest::newRow("no JSON") << QByteArray("a,b\n") << u"blocks.json:1:1"_s;
    QTest::newRow("cut off") << QByteArray("{\"instance_types\": {") << u"blocks.json:1:"_s;
    QTest::newRow("something else") << QByteArray("{}") << u"There is no list \"instance_types\""_s;
}

void TestCapacityBlocks::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, told);
    const ImportRun run = runOnText("aws-capacity-blocks", u"blocks.json"_s, text);
    QVERIFY(run.problem.has_value());
    QVERIFY2(run.problem->toText().contains(told), qPrintable(run.problem->toText()));
}

CHIPBOARD_TEST(TestCapacityBlocks, chipboard::testing::NoApplication)

} // namespace tst_capacityblocks

#include "tst_capacityblocks.moc"
