// The price rules one by one, at their limits, and their reference prices.
#include "data/import/pricechecks.h"

#include "data/catalog/pricebook.h"
#include "tests/support/catalogbuilder.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_pricechecks {

namespace {

PriceRecord aRecord(double usd, double chips, PriceKind kind = PriceKind::OnDemand)
{
    return PriceRecord{.chips = chips, .kind = kind, .usdPerHour = usd};
}

/// Ids of the violated rules, in order.
QString complaints(const PriceRow &row, const Catalog &catalog = {})
{
    QStringList ids;
    for (const Complaint &complaint : complaintsAbout(row, KnownPrices(catalog)))
        ids << reasonRow(complaint.reason).reasonId();
    return ids.join(u' ');
}

PriceRow rowOf(const QList<PriceRecord> &records) { return PriceRow{.records = records}; }

} // namespace

class TestPriceChecks : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyRuleHasAReasonOfItsOwn();
    void borders_data();
    void borders();
    void unknownCounts();
    void pricesOfOneRow();
    void knownPricesAreOnDemand();
    void otherKindsStandIn();
    void farFromKnown();
    void knownMachines_data();
    void knownMachines();
    void nearestReference_data();
    void nearestReference();
    void pricesOfTheirTime_data();
    void pricesOfTheirTime();
    void importsDoNotVouchForTheNext();
    void futureDates_data();
    void futureDates();
    void countsAndMemory();
    void allComplaintsInOrder();
};

void TestPriceChecks::everyRuleHasAReasonOfItsOwn()
{
    QSet<Reason> reasons;
    for (const PriceRule &rule : priceRules()) {
        QCOMPARE(reasonRow(rule.reason).verdict, RowVerdict::Suspicious);
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
    QTest::newRow("spot as on-demand") << 1.0 << 1.0 << 1.0 << u"spot-equals-on-demand"_s;
    QTest::newRow("spot a little below") << 1.0 << 0.999 << 1.0 << QString();
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
        records << aRecord(onDemand, chips);
    if (spot > 0.0)
        records << aRecord(spot, chips, PriceKind::Spot);
    QTEST(complaints(rowOf(records)), "told");
}

// 500 USD for each of the 72 chips of a rack: 36,000.
void TestPriceChecks::unknownCounts()
{
    PriceRecord record{.usdPerHour = 36000.0};
    QCOMPARE(complaints(rowOf({record})), QString());
    record.usdPerHour = 36001.0;
    QCOMPARE(complaints(rowOf({record})), u"price-too-high"_s);
    record.usdPerHour = 1e300;
    QCOMPARE(complaints(rowOf({record})), u"price-too-high"_s);
}

void TestPriceChecks::pricesOfOneRow()
{
    const PriceRow row = rowOf({aRecord(4.0, 1.0), aRecord(2.0, 1.0, PriceKind::Spot)});
    QCOMPARE(row.price(PriceKind::Spot).value(), 2.0);
    QVERIFY(!row.price(PriceKind::CapacityBlock).has_value());
}

// 16 USD an hour for 8 chips and 3 for one: 2 to 3 a chip-hour. The spot book is not a reference.
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
    PriceRow row = rowOf({aRecord(1.19, 1.0)});
    row.link.chip = ChipId(u"c1"_s);
    QCOMPARE(complaints(row, catalog), u"far-from-known-prices"_s); // below 2 * 0.6
    row.records = {aRecord(1.21, 1.0)};
    QCOMPARE(complaints(row, catalog), QString());
    row.records = {aRecord(0.41, 1.0, PriceKind::Reserved3Years)}; // above 2 * 0.2
    QCOMPARE(complaints(row, catalog), QString());
    row.records = {aRecord(0.06, 1.0, PriceKind::Spot)}; // spot may go down to 2 / 40
    QCOMPARE(complaints(row, catalog), QString());
    row.records = {aRecord(0.049, 1.0, PriceKind::Spot)}; // and no further
    QCOMPARE(complaints(row, catalog), u"far-from-known-prices"_s);
    row.records = {aRecord(24.0, 1.0)}; // 3 * 8: one chip with a whole host
    QCOMPARE(complaints(row, catalog), QString());
    row.records = {aRecord(24.1, 1.0)};
    QCOMPARE(complaints(row, catalog), u"far-from-known-prices"_s);
    row.records = {aRecord(9.6, 2.0)}; // 3 * 1.6 each
    QCOMPARE(complaints(row, catalog), QString());
    row.records = {aRecord(9.7, 2.0)};
    QCOMPARE(complaints(row, catalog), u"far-from-known-prices"_s);
}

// A chip without an on-demand price: 16 USD an hour at spot and 40 in a capacity block, for 16 chips.
void TestPriceChecks::otherKindsStandIn()
{
    const Catalog catalog = CatalogBuilder()
                                .add(aSource())
                                .add(aChip("c1", {.bf16 = 100}))
                                .add(anInstance("i16", "c1", 16))
                                .add(aBook("spots", PriceKind::Spot, {aPrice("i16", 16.0)}))
                                .add(aBook("blocks", PriceKind::CapacityBlock, {aPrice("i16", 40.0)}))
                                .build();
    const auto told = [&catalog](double usd, PriceKind kind) {
        PriceRow row = rowOf({aRecord(usd, 16.0, kind)});
        row.link.chip = ChipId(u"c1"_s);
        return complaints(row, catalog);
    };
    const QString far = u"far-from-known-prices"_s;
    QCOMPARE(told(320.0, PriceKind::OnDemand), QString()); // 40 * 8
    QCOMPARE(told(320.1, PriceKind::OnDemand), far);
    QCOMPARE(told(4.0, PriceKind::OnDemand), QString()); // 16 / 4
    QCOMPARE(told(3.9, PriceKind::OnDemand), far);
    QCOMPARE(told(0.4, PriceKind::Spot), QString()); // 16 / 40
    // Such as the price of a trn2.48xlarge in a German list, 37.25, with a misread decimal comma.
    PriceRow row = rowOf({aRecord(1037.25, 16.0)});
    row.link.chip = ChipId(u"trainium2"_s);
    QCOMPARE(complaints(row, shippedCatalog()), far);
}

void TestPriceChecks::farFromKnown()
{
    PriceRow row = rowOf({aRecord(0.2, 1.0)});
    row.link.chip = ChipId(u"b200"_s);
    QCOMPARE(complaints(row, shippedCatalog()), u"far-from-known-prices"_s);
    row.link.chip = {};
    QCOMPARE(complaints(row, shippedCatalog()), QString());
}

// 16 USD an hour in one list, 20 in another, for 8 chips: 18 on average.
void TestPriceChecks::knownMachines_data()
{
    QTest::addColumn<double>("usd");
    QTest::addColumn<PriceKind>("kind");
    QTest::addColumn<bool>("isFar");
    const auto row = [](const char *name, double usd, PriceKind kind, bool isFar) {
        QTest::newRow(name) << usd << kind << isFar;
    };
    row("a day's for an hour's", 24 * 16.0, PriceKind::OnDemand, true);
    row("a chip's for the machine's", 16.0 / 8, PriceKind::OnDemand, true);
    row("half", 8.0, PriceKind::OnDemand, true);
    row("six tenths", 0.6 * 18.0, PriceKind::OnDemand, false);
    row("a little less", 0.6 * 18.0 - 0.1, PriceKind::OnDemand, true);
    row("1.6 times", 1.6 * 18.0, PriceKind::OnDemand, false);
    row("a little more", 1.6 * 18.0 + 0.1, PriceKind::OnDemand, true);
    row("three years reserved", 0.35 * 16.0, PriceKind::Reserved3Years, false);
    row("a chip's, reserved", 16.0 / 8, PriceKind::Reserved1Year, true);
    row("a day's of a capacity block", 24 * 16.0, PriceKind::CapacityBlock, true);
    row("cheap spot", 18.0 / 39, PriceKind::Spot, false);
    row("a day's spot", 24 * 5.0, PriceKind::Spot, true);
}

void TestPriceChecks::knownMachines()
{
    QFETCH(const double, usd);
    QFETCH(const PriceKind, kind);
    QFETCH(const bool, isFar);
    const Catalog catalog = CatalogBuilder()
                                .add(aSource())
                                .add(aChip("c1", {.bf16 = 100}))
                                .add(anInstance("i8", "c1", 8))
                                .add(anInstance("big", "c1", 1))
                                .add(aBook("list", PriceKind::OnDemand, {aPrice("i8", 16.0), aPrice("big", 300.0)}))
                                .add(aBook("other", PriceKind::OnDemand, {aPrice("i8", 20.0)}))
                                .build();
    PriceRow row = rowOf({aRecord(usd, 8.0, kind)});
    row.link.chip = ChipId(u"c1"_s); // 2 to 300 a chip-hour: all prices above are within reach
    row.link.instance = InstanceId(u"i8"_s);
    QCOMPARE(complaints(row, catalog), isFar ? u"far-from-known-prices"_s : QString());
}

// Same region and type first; the message names the reference and the likely mistake.
void TestPriceChecks::nearestReference_data()
{
    QTest::addColumn<double>("usd");
    QTest::addColumn<QString>("region");
    QTest::addColumn<PriceKind>("kind");
    QTest::addColumn<QString>("told"); // empty: no complaint
    const auto row = [](const char *name, double usd, const char *region, PriceKind kind, const char *told) {
        QTest::newRow(name) << usd << QString::fromLatin1(region) << kind << QString::fromLatin1(told);
    };
    row("the region's", 30.0, "south", PriceKind::OnDemand, "");
    row("half of the region's", 15.0, "south", PriceKind::OnDemand,
        "15 USD per hour is 0.5 times the known 30 (on-demand list price, south, 31 Jan 2026)");
    row("the median of regions", 8.0, "west", PriceKind::OnDemand,
        "8 USD per hour is 0.348 times the known 23 (on-demand list price, median, 31 Jan 2026)");
    row("a chip's", 3.0, "west", PriceKind::OnDemand,
        "3 USD per hour is 0.13 times the known 23 (on-demand list price, median, 31 Jan 2026); it looks like the "
        "price "
        "of one chip");
    row("a day's", 24 * 16.0, "north", PriceKind::OnDemand,
        "384 USD per hour is 24 times the known 16 (on-demand list price, north, 31 Jan 2026); it looks like the price "
        "of a day");
    row("cents", 1600.0, "north", PriceKind::OnDemand,
        "1600 USD per hour is 100 times the known 16 (on-demand list price, north, 31 Jan 2026); it looks like a price "
        "in cents");
    row("reserved, the same kind", 10.0, "west", PriceKind::Reserved1Year, "");
    row("reserved, half", 4.9, "west", PriceKind::Reserved1Year,
        "4.9 USD per hour is 0.49 times the known 10 (1-year reserved price, median, 31 Jan 2026)");
}

void TestPriceChecks::nearestReference()
{
    QFETCH(const double, usd);
    QFETCH(const QString, region);
    QFETCH(const PriceKind, kind);
    PriceEntry north = aPrice("i8", 16.0);
    north.region = u"north"_s;
    PriceEntry south = aPrice("i8", 30.0);
    south.region = u"south"_s;
    const Catalog catalog = CatalogBuilder()
                                .add(aSource())
                                .add(aChip("c1", {.bf16 = 100}))
                                .add(anInstance("i8", "c1", 8))
                                .add(aBook("list", PriceKind::OnDemand, {north, south}))
                                .add(aBook("terms", PriceKind::Reserved1Year, {aPrice("i8", 10.0)}))
                                .add(aBook("guide", PriceKind::Guide, {aPrice("i8", 1.0)})) // not a reference
                                .build();
    PriceRow row = rowOf({aRecord(usd, 8.0, kind)});
    row.records.first().region = region;
    row.link.instance = InstanceId(u"i8"_s);
    const QList<Complaint> found = complaintsAbout(row, KnownPrices(catalog));
    QTEST(found.isEmpty() ? QString() : found.constFirst().detail, "told");
}

// AWS's p5.48xlarge: 55 USD since 2025, 98 before.
void TestPriceChecks::pricesOfTheirTime_data()
{
    QTest::addColumn<double>("usd");
    QTest::addColumn<QString>("asOf");
    QTest::addColumn<QString>("told"); // empty: no complaint
    QTest::newRow("a quarter below today's") << 41.0 << QString() << QString();
    QTest::newRow("as it was once") << 98.0 << u"2026-11-30"_s << QString();
    QTest::newRow("above both") << 120.0 << u"2026-11-30"_s
                                << u"120 USD per hour is 2.18 times the known 55 (on-demand list price, us-east-1, 31 "
                                   "Jan 2026)"_s;
    QTest::newRow("above it, of that time") << 120.0 << u"2024-07"_s << QString();
    QTest::newRow("before all that is known") << 120.0 << u"2024-05-31"_s << QString();
    QTest::newRow("on its way to today's") << 51.0 << u"2025-12"_s << QString();
    QTest::newRow("a third of that time's") << 30.0 << u"2024-07"_s
                                            << u"30 USD per hour is 0.306 times the known 98 (on-demand list price, "
                                               "us-east-1, 13 Jun 2024)"_s;
}

void TestPriceChecks::pricesOfTheirTime()
{
    QFETCH(const double, usd);
    QFETCH(const QString, asOf);
    PriceEntry now = aPrice("i8", 55.0);
    now.usdPerHour.asOf = u"2026-01-31"_s;
    PriceEntry once = aPrice("i8", 98.0);
    once.usdPerHour.asOf = u"2024-06-13"_s;
    const Catalog catalog = CatalogBuilder()
                                .add(aSource())
                                .add(aChip("c1", {.bf16 = 100}))
                                .add(anInstance("i8", "c1", 8))
                                .add(aBook("list", PriceKind::OnDemand, {now}))
                                .add(aBook("history", PriceKind::OnDemand, {once}))
                                .build();
    PriceRow row = rowOf({aRecord(usd, 8.0)});
    row.records.first().region = u"us-east-1"_s;
    row.records.first().asOf = asOf;
    row.link.instance = InstanceId(u"i8"_s);
    const QList<Complaint> found = complaintsAbout(row, KnownPrices(catalog));
    QTEST(found.isEmpty() ? QString() : found.constFirst().detail, "told");
}

void TestPriceChecks::importsDoNotVouchForTheNext()
{
    const Catalog catalog =
        CatalogBuilder()
            .add(aSource())
            .add(aChip("c1", {.bf16 = 100}))
            .add(anInstance("i8", "c1", 8))
            .add(aBook("imported-0123456789abcdef-2026-07-on-demand", PriceKind::OnDemand, {aPrice("i8", 16.0)}))
            .build();
    QVERIFY(importedNameIn(catalog.books.constFirst().id));
    QVERIFY(!KnownPrices(catalog).ofMachine(InstanceId(u"i8"_s), PriceKind::OnDemand).has_value());
    QVERIFY(!KnownPrices(catalog).of(ChipId(u"c1"_s)).has_value());
}

// Today is 27 November; it may be the 28th elsewhere.
void TestPriceChecks::futureDates_data()
{
    QTest::addColumn<bool>("isFuture");
    for (const char *date : {"", "2026", "2026-11", "2026-11-27", "2026-11-28", "2025-12-31"})
        QTest::newRow(date) << false;
    for (const char *date : {"2027", "2026-12", "2026-11-29", "2027-01-01"})
        QTest::newRow(date) << true;
}

void TestPriceChecks::futureDates()
{
    QFETCH(const bool, isFuture);
    PriceRecord record = aRecord(2.0, 1.0);
    record.asOf = QString::fromLatin1(QTest::currentDataTag());
    const KnownPrices known({}, QDate(2026, 11, 27));
    const QList<Complaint> found = complaintsAbout(rowOf({record}), known);
    QCOMPARE(!found.isEmpty(), isFuture);
    if (isFuture)
        QCOMPARE(found.constFirst().reason, Reason::FutureDate);
    QCOMPARE(complaints(rowOf({record})), QString()); // without a current date
}

void TestPriceChecks::countsAndMemory()
{
    PriceRow row = rowOf({aRecord(46.2, 16.0)});
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
    PriceRow row = rowOf({aRecord(0.01, 1.0), aRecord(0.02, 1.0, PriceKind::Spot)});
    row.thing.count = -1.0;
    QCOMPARE(complaints(row), u"price-too-low spot-above-on-demand count-mismatch"_s);
    QVERIFY(complaintsAbout(row, KnownPrices({})).constFirst().detail.contains(u"0.01"_s));
}

CHIPBOARD_TEST(TestPriceChecks, chipboard::testing::NoApplication)

} // namespace tst_pricechecks

#include "tst_pricechecks.moc"
