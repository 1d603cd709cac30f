// Expressions over the instances of the shipped catalogue, checked against loops over them.
#include "data/compare/instancequery.h"

#include "data/compare/metric.h"
#include "tests/support/importfixture.h"
#include "tests/support/largecatalog.h"
#include "tests/support/testmain.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_instancequery {

const BookId onDemand(u"on-demand"_s);

static QStringList found(const QString &expression, const BookId &book = onDemand)
{
    const Result<QList<InstanceId>> ids = instancesWhere(shippedCatalog(), expression, book);
    if (!ids)
        return {ids.problem().toText()};
    return mapped(ids.value(), &InstanceId::text);
}

class TestInstanceQuery : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void fieldsAreUnique();
    void everythingWithoutAnExpression();
    void byWhatInstancesHave();
    void byMetrics();
    void pricesAreOfTheBook();
    void regionsAreThoseWithPrices();
    void aRegionIsOneOfSeveral();
    void whyNothingIsFound();
    void chipsAreFilteredLikewise();
    void whatIsNotKnownIsNotFound();
    void mistakesAreTold();
    void manyAreAskedInPortions_data();
    void manyAreAskedInPortions();
};

void TestInstanceQuery::fieldsAreUnique()
{
    QSet<QString> ids;
    const QList<QueryField> fields = instanceFields();
    for (const QueryField &field : fields)
        ids << field.id;
    QCOMPARE(ids.size(), fields.size());
    QVERIFY(ids.contains(u"memory"_s) && ids.contains(u"price_chip_hour"_s) && ids.contains(u"provider"_s));
    QVERIFY(!ids.contains(u"tokens_per_s"_s)); // needs a workload
}

void TestInstanceQuery::everythingWithoutAnExpression()
{
    QCOMPARE(found(QString()).size(), shippedCatalog().instances.size());
}

void TestInstanceQuery::byWhatInstancesHave()
{
    QStringList expected;
    for (const Instance &instance : shippedCatalog().instances) {
        if (instance.provider == u"GCP" && instance.chips.value && instance.chips.value->value >= 8.0)
            expected << instance.id.text();
    }
    QVERIFY(!expected.isEmpty());
    QCOMPARE(found(u"provider = gcp and chips >= 8"_s), expected);
    QCOMPARE(found(u"id = trn2.48xlarge"_s), QStringList{u"trn2.48xlarge"_s});
    const QStringList trainium = found(u"family = Trainium and vendor = AWS"_s);
    QVERIFY(trainium.contains(u"trn1.32xlarge"_s) && !trainium.contains(u"inf2.xlarge"_s));
}

// p5.48xlarge: AWS prints 640 GiB for its 8 H100; 55.04 USD an hour make 6.88 a chip (AWS's list of 2026-07-20).
void TestInstanceQuery::byMetrics()
{
    const QStringList large = found(u"memory >= 640 GB and price_chip_hour < 7 and provider = AWS"_s);
    QVERIFY2(large.contains(u"p5.48xlarge"_s), qPrintable(large.join(u' ')));
    QVERIFY(!large.contains(u"g5.48xlarge"_s)); // 192 GB
    QVERIFY(!found(u"memory > 640 GiB"_s).contains(u"p5.48xlarge"_s));
    QVERIFY(!found(u"memory >= 640 GB and price_chip_hour < 4"_s).contains(u"p5.48xlarge"_s));
}

void TestInstanceQuery::pricesAreOfTheBook()
{
    const QString cheap = u"id = p5.48xlarge and price_hour < 42"_s;
    QVERIFY(found(cheap).isEmpty());
    QCOMPARE(found(cheap, BookId(u"capacity-blocks"_s)).size(), 1); // 41.528 in the first of its regions
}

void TestInstanceQuery::regionsAreThoseWithPrices()
{
    QStringList priced;
    for (const PriceBook &book : shippedCatalog().books) {
        for (const PriceEntry &entry : book.prices) {
            if (entry.region.contains(u"us-central1"_s, Qt::CaseInsensitive))
                priced << entry.instance.text();
        }
    }
    const QStringList there = found(u"region contains us-central1"_s);
    QVERIFY(!there.isEmpty());
    for (const QString &id : there)
        QVERIFY2(priced.contains(id), qPrintable(id));
    QVERIFY(found(u"region contains nowhere-1"_s).isEmpty());
}

// trn2.48xlarge is rented in us-east-2 and ap-south-2 (data/specs/instances/aws-neuron.json).
void TestInstanceQuery::aRegionIsOneOfSeveral()
{
    const QStringList ohio = found(u"region = us-east-2"_s);
    QVERIFY2(ohio.contains(u"trn2.48xlarge"_s), qPrintable(ohio.join(u' ')));
    QCOMPARE(found(u"region = US-East-2"_s), ohio);
    QVERIFY(found(u"region = ap-south-2"_s).contains(u"trn2.48xlarge"_s));
    QVERIFY(!found(u"region != us-east-2"_s).contains(u"trn2.48xlarge"_s));
    QVERIFY(found(u"region = us-east"_s).isEmpty()); // "contains" matches part of a name
}

void TestInstanceQuery::whyNothingIsFound()
{
    const auto hint = [](const QString &expression) { return nothingFoundHint(shippedCatalog(), expression); };
    const QString region = hint(u"region = us-eats-2"_s);
    QVERIFY2(region.startsWith(u"No instance has the region \"us-eats-2\". Did you mean us-east-2"_s),
             qPrintable(region));
    QVERIFY(hint(u"chips >= 8 and vendor contains nvidja"_s).startsWith(u"No instance has the vendor \"nvidja\"."_s));
    QCOMPARE(hint(u"provider = aws and provider = gcp"_s), u"No instance meets all conditions. Remove one of them."_s);
}

void TestInstanceQuery::chipsAreFilteredLikewise()
{
    const Catalog &catalog = shippedCatalog();
    Board board{.priceBook = onDemand};
    const auto chips = [&](const QString &expression) {
        QStringList ids;
        const Result<QList<ChipId>> listed = chipsWhere(catalog, expression, board);
        if (!listed)
            return QStringList{listed.problem().message};
        for (const ChipId &id : listed.value())
            ids << id.text();
        return ids;
    };
    QStringList large;
    for (const Chip &chip : catalog.chips) {
        const auto &memory = chip.memory.value;
        if (chip.vendor == u"NVIDIA" && memory && memory->value * unitInfo(chip.memory.unit).factor >= 140e9)
            large << chip.id.text();
    }
    QVERIFY(large.contains(u"h200-sxm"_s) && !large.contains(u"h100-sxm"_s)); // 141 and 80 GB
    QCOMPARE(chips(u"vendor = nvidia and memory >= 140 GB"_s), large);
    QCOMPARE(chips(u"id = trainium2"_s), QStringList{u"trainium2"_s});
    QVERIFY(chips(u"price_chip_hour < 8"_s).contains(u"h100-sxm"_s)); // 6.88 on demand
    QVERIFY(!chips(u"price_chip_hour < 6"_s).contains(u"h100-sxm"_s));
    // In a g6e.48xlarge 30.13118 / 8; the workload needs only a g6e.xlarge at 1.861.
    QVERIFY(!chips(u"price_chip_hour < 2"_s).contains(u"l40s"_s));
    board.workload = WorkloadId(u"serve-llama-3.1-8b"_s);
    QVERIFY(chips(u"price_chip_hour < 2"_s).contains(u"l40s"_s));
    QCOMPARE(chips(QString()).size(), catalog.chips.size());
    QCOMPARE(chips(u"vcpus >= 8"_s), QStringList{u"There is no field \"vcpus\"."_s}); // a field of instances only
}

void TestInstanceQuery::whatIsNotKnownIsNotFound()
{
    const qsizetype all = shippedCatalog().instances.size();
    const qsizetype slow = found(u"network <= 100 Gbps"_s).size();
    const qsizetype fast = found(u"not network <= 100 Gbps"_s).size();
    QVERIFY(slow > 0 && fast > 0);
    QVERIFY(slow + fast <= all);
}

void TestInstanceQuery::mistakesAreTold()
{
    const QStringList told = found(u"memory >= 640 and chips = 8"_s);
    QVERIFY2(told.constFirst().contains(u"\"memory\" needs a unit"_s), qPrintable(told.constFirst()));
    QVERIFY(found(u"price_chips_hour < 4"_s).constFirst().contains(u"Did you mean price_chip_hour"_s));
}

// More than one batch, with few instances of each chip and with all of one: prices from 1 to 100 USD, chips of 16 to
// 215 GB, of one, two, four or eight.
void TestInstanceQuery::manyAreAskedInPortions_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("chips");
    QTest::newRow("by price: numbers 0, 100, 200 ...") << u"price_hour < 1.5"_s << 0 << 100 << 200;
    QTest::newRow("by price of a chip: eight chips, up to 4 USD") << u"price_chip_hour < 0.51"_s << 3 << 100 << 200;
    QTest::newRow("by memory: the first chip of 200") << u"memory <= 16 GB"_s << 0 << 200 << 200;
    QTest::newRow("by name") << u"name = \"rent.1234\""_s << 1234 << 2000 << 200;
    QTest::newRow("by price, all of one chip") << u"price_hour < 1.5"_s << 0 << 100 << 1;
    QTest::newRow("by price of a chip, all of one") << u"price_chip_hour < 0.51"_s << 3 << 100 << 1;
}

void TestInstanceQuery::manyAreAskedInPortions()
{
    QFETCH(const QString, expression);
    QFETCH(const int, first);
    QFETCH(const int, step);
    QFETCH(const int, chips);
    const CatalogLoad load = readCatalog(shippedSpecFiles(), largeSpecs(chips, 1500));
    QVERIFY(!hasErrors(load.problems));
    const auto all =
        instancesWhere(load.catalog, expression + u" and provider contains \"Cloud\""_s, BookId(u"many-prices"_s));
    QVERIFY2(all, all ? "" : qPrintable(all.problem().toText()));
    QStringList expected;
    for (int number = first; number < 1500; number += step)
        expected << u"rent-%1"_s.arg(number);
    QStringList texts;
    for (const InstanceId &id : all.value()) {
        if (id.text().startsWith(u"rent-"_s))
            texts << id.text();
    }
    QCOMPARE(texts, expected);
}

CHIPBOARD_TEST(TestInstanceQuery, chipboard::testing::NoApplication)

} // namespace tst_instancequery

#include "tst_instancequery.moc"
