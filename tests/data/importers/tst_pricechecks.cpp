// The rules about prices one by one, at their borders, and what they compare with.
#include "data/importers/pricechecks.h"
#include "tests/support/catalogbuilder.h"
#include "tests/support/importfixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace {

PriceRecord aPrice(double usd, double chips, PriceKind kind = PriceKind::OnDemand)
{
    PriceRecord record;
    record.usdPerHour = usd;
    record.chips = chips;
    record.kind = kind;
    return record;
}

/// Ids of the rules that complain, in order.
QString complaints(const PriceRow &row, const Catalog &catalog = {})
{
    QStringList ids;
    for (const Complaint &complaint : complaintsAbout(row, KnownPrices(catalog)))
        ids << reasonRow(complaint.reason).reasonId();
    return ids.join(u' ');
}

PriceRow rowOf(const QList<PriceRecord> &records)
{
    PriceRow row;
    row.records = records;
    return row;
}

} // namespace

class TestPriceChecks : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void everyRuleHasAReasonOfItsOwn();
    void borders_data();
    void borders();
    void unknownCounts();
    void pricesOfOneRow();
    void knownPricesAreOnDemand();
    void farFromKnown();
    void countsAndMemory();
    void allComplaintsInOrder();
};

void TestPriceChecks::everyRuleHasAReasonOfItsOwn()
{
    QSet<Reason> reasons;
    for (const PriceRule &rule : priceRules()) {
        QCOMPARE(reasonRow(rule.reason).verdict, Verdict::Suspicious);
        QVERIFY(canBeAccepted(rule.reason));
        reasons << rule.reason;
    }
    QCOMPARE(reasons.size(), qsizetype(priceRules().size()));
}

void TestPriceChecks::borders_data()
{
    QTest::addColumn<double>("onDemand"); // 0: none
    QTest::addColumn<double>("spot");
    QTest::addColumn<double>("chips");
    QTest::addColumn<QString>("told");
    QTest::newRow("0.02 a chip") << 0.16 << 0.0 << 8.0 << QString();
    QTest::newRow("below 0.02 a chip") << 0.159 << 0.0 << 8.0 << u"price-too-low"_s;
    QTest::newRow("500 a chip") << 4000.0 << 0.0 << 8.0 << QString();
    QTest::newRow("above 500 a chip") << 4001.0 << 0.0 << 8.0 << u"price-too-high"_s;
    QTest::newRow("spot as on-demand") << 1.0 << 1.0 << 1.0 << QString();
    QTest::newRow("spot above on-demand") << 1.0 << 1.001 << 1.0 << u"spot-above-on-demand"_s;
    QTest::newRow("a tenth") << 6.68 << 0.668 << 4.0 << u"spot-floor"_s;
    QTest::newRow("a tenth, rounded up") << 3.7039 << 0.3704 << 2.0 << u"spot-floor"_s;
    QTest::newRow("a tenth and a little") << 3.7039 << 0.3706 << 2.0 << QString();
    QTest::newRow("spot alone") << 0.0 << 0.3704 << 2.0 << QString();
}

void TestPriceChecks::borders()
{
    QFETCH(const double, onDemand);
    QFETCH(const double, spot);
    QFETCH(const double, chips);
    QList<PriceRecord> records;
    if (onDemand > 0.0)
        records << aPrice(onDemand, chips);
    if (spot > 0.0)
        records << aPrice(spot, chips, PriceKind::Spot);
    QTEST(complaints(rowOf(records)), "told");
}

// 500 USD for each of the 72 chips of a rack are 36,000.
void TestPriceChecks::unknownCounts()
{
    PriceRecord record;
    record.usdPerHour = 36000.0;
    QCOMPARE(complaints(rowOf({record})), QString());
    record.usdPerHour = 36001.0;
    QCOMPARE(complaints(rowOf({record})), u"price-too-high"_s);
    record.usdPerHour = 1e300;
    QCOMPARE(complaints(rowOf({record})), u"price-too-high"_s);
}

void TestPriceChecks::pricesOfOneRow()
{
    const PriceRow row = rowOf({aPrice(4.0, 1.0), aPrice(2.0, 1.0, PriceKind::Spot)});
    QCOMPARE(row.price(PriceKind::Spot).value(), 2.0);
    QVERIFY(!row.price(PriceKind::CapacityBlock).has_value());
}

// 16 USD an hour for 8 chips and 3 for one: 2 to 3 a chip-hour. The spot book is none to compare with.
void TestPriceChecks::knownPricesAreOnDemand()
{
    const Catalog catalog = CatalogBuilder()
                                .add(aSource())
                                .add(aChip("c1", {.bf16 = 100}))
                                .add(anInstance("i8", "c1", 8))
                                .add(anInstance("i1", "c1", 1))
                                .add(aBook("list", PriceKind::OnDemand, {aPrice("i8", 16.0), aPrice("i1", 3.0)}))
                                .add(aBook("spots", PriceKind::Spot, {aPrice("i1", 0.1)}))
                                .build();
    const KnownPrices known(catalog);
    const KnownPrices::Range range = known.of(ChipId(u"c1"_s)).value();
    QCOMPARE(range.low, 2.0);
    QCOMPARE(range.high, 3.0);
    QVERIFY(!known.of(ChipId(u"c2"_s)).has_value());
    PriceRow row = rowOf({::aPrice(0.24, 1.0)});
    row.link.chip = ChipId(u"c1"_s);
    QCOMPARE(complaints(row, catalog), u"far-from-known-prices"_s); // below 2 / 8
    row.records = {::aPrice(0.26, 1.0)};
    QCOMPARE(complaints(row, catalog), QString());
    row.records = {::aPrice(0.06, 1.0, PriceKind::Spot)}; // spot may go down to 2 / 40
    QCOMPARE(complaints(row, catalog), QString());
    row.records = {::aPrice(0.049, 1.0, PriceKind::Spot)}; // and no further
    QCOMPARE(complaints(row, catalog), u"far-from-known-prices"_s);
    row.records = {::aPrice(301.0, 1.0)};
    QCOMPARE(complaints(row, catalog), u"far-from-known-prices"_s); // above 3 * 100
}

void TestPriceChecks::farFromKnown()
{
    PriceRow row = rowOf({aPrice(0.2, 1.0)});
    row.link.chip = ChipId(u"b200"_s);
    QCOMPARE(complaints(row, shippedCatalog()), u"far-from-known-prices"_s);
    row.link.chip = {};
    QCOMPARE(complaints(row, shippedCatalog()), QString());
}

void TestPriceChecks::countsAndMemory()
{
    PriceRow row = rowOf({aPrice(46.2, 16.0)});
    row.thing.count = 16.0;
    row.link.countInCatalogue = 16.0;
    row.chip = shippedCatalog().chip(ChipId(u"trainium2"_s));
    row.thing.info.memoryMib = 98304.0;
    QCOMPARE(complaints(row), QString());
    row.thing.info.memoryMib = 524288.0;
    QCOMPARE(complaints(row), u"memory-mismatch"_s);
    row.thing.info = {};
    row.thing.info.count = 8.0;
    QCOMPARE(complaints(row), u"count-mismatch"_s);
    row.thing.info = {};
    row.link.countInCatalogue = 8.0;
    QCOMPARE(complaints(row), u"count-mismatch"_s);
    row.thing.count = 0.0;
    QCOMPARE(complaints(row), u"count-mismatch"_s);
    row.thing.count.reset();
    QCOMPARE(complaints(row), QString());
}

void TestPriceChecks::allComplaintsInOrder()
{
    PriceRow row = rowOf({aPrice(0.01, 1.0), aPrice(0.02, 1.0, PriceKind::Spot)});
    row.thing.count = -1.0;
    QCOMPARE(complaints(row), u"price-too-low spot-above-on-demand count-mismatch"_s);
    QVERIFY(complaintsAbout(row, KnownPrices({})).constFirst().detail.contains(u"0.01"_s));
}

QTEST_APPLESS_MAIN(TestPriceChecks)
#include "tst_pricechecks.moc"
