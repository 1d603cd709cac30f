// Utilisation from which a commitment beats on-demand prices: prices of the shipped books, shares by hand.
#include "data/analysis/breakeven.h"

#include "data/analysis/whatiftexts.h"
#include "data/compare/apply.h"
#include "tests/support/metricfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/testmain.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_commitment {

class TestCommitment : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void tellsFromWhichShareOn();
    void keepsToTheRegion();
    void takesTheNewestBook();
    void rangesGoThrough();
    void monthsMeetAtTheShare();
    void ofAChipItsInstance();
    void saysWhatIsMissing();
    void withoutAnOnDemandPriceTheOthersAreCompared();
    void keepsToTheRegionsOfTheBoard();
};

static Result<Commitments> of(const Catalog &catalog, const char *instance)
{
    Board board = onDemandBoard();
    board.level = Level::Instance;
    board.chips.clear();
    board.instances = {InstanceId(QString::fromLatin1(instance))};
    return commitmentsOf(catalog, board, subjectsOf(catalog, board).constFirst());
}

// p5.48xlarge, us-east-1: 55.04 USD/h on demand, 43.344 for one year, 23.77728 for three, 41.528 as a block.
void TestCommitment::tellsFromWhichShareOn()
{
    const Catalog &catalog = shippedCatalog();
    const Commitments found = of(catalog, "p5.48xlarge").value();
    QCOMPARE(found.onDemand->usdPerHour, Interval::exactly(55.04));
    QCOMPARE(found.offers.size(), 3);
    QCOMPARE(found.offers.at(0).price.kind, PriceKind::Reserved1Year);
    QCOMPARE(*found.offers.at(0).evenAt, Interval::exactly(43.344 / 55.04));
    QCOMPARE(*found.offers.at(1).evenAt, Interval::exactly(23.77728 / 55.04));
    QCOMPARE(found.offers.at(1).price.term, u"3y standard no upfront"_s);
    QCOMPARE(found.offers.at(2).price.kind, PriceKind::CapacityBlock);
    QCOMPARE(*found.offers.at(2).evenAt, Interval::exactly(41.528 / 55.04));
    for (const Commitment &offer : found.offers)
        QVERIFY(!offer.otherRegion && !offer.price.sources.isEmpty() && !offer.price.asOf.isEmpty());
}

void TestCommitment::keepsToTheRegion()
{
    const Catalog catalog = smallWorld(); // p5.48xlarge: on demand and block in us-east-1
    QVERIFY(!of(catalog, "p5.48xlarge").value().offers.constFirst().otherRegion);
    Catalog elsewhere = catalog;
    elsewhere.books[1].prices[1].region = u"eu-north-1"_s;
    elsewhere.books[1].prices << aPrice("p5.48xlarge", 39.0, "us-east-2"); // preferred by the book
    elsewhere.index();
    const Commitments other = of(elsewhere, "p5.48xlarge").value();
    QCOMPARE(other.offers.constFirst().price.region, u"us-east-2"_s);
    QVERIFY(other.offers.constFirst().otherRegion);
}

void TestCommitment::takesTheNewestBook()
{
    Catalog catalog = smallWorld();
    PriceBook newer = aBook("newer", PriceKind::CapacityBlock, {aPrice("p5.48xlarge", 11.008)});
    newer.asOf = u"2026-06-30"_s;
    PriceBook empty = aBook("newest", PriceKind::CapacityBlock, {aPrice("p4de.24xlarge", 1.0)});
    empty.asOf = u"2026-09-30"_s;
    catalog.books << newer << empty;
    catalog.index();
    QVERIFY(std::abs(of(catalog, "p5.48xlarge").value().offers.constFirst().evenAt->value - 0.2) < 1e-12);
}

void TestCommitment::rangesGoThrough()
{
    Catalog catalog = smallWorld();
    catalog.books[0].prices[0] = aPrice("p5.48xlarge", aRange(50.0, 55.0, 60.0, Unit::UsdPerHour));
    catalog.books[1].prices[1] = aPrice("p5.48xlarge", aRange(30.0, 33.0, 40.0, Unit::UsdPerHour));
    catalog.index();
    const Interval even = *of(catalog, "p5.48xlarge").value().offers.constFirst().evenAt;
    QCOMPARE(even, (Interval{30.0 / 60.0, 33.0 / 55.0, 40.0 / 50.0}));
}

void TestCommitment::monthsMeetAtTheShare()
{
    const Commitments found = of(shippedCatalog(), "p5.48xlarge").value();
    QCOMPARE(found.onDemand->usdPerHour.value, 55.04);
    for (const Commitment &offer : found.offers) {
        const double used = 55.04 * 730.0 * offer.evenAt->value;
        QVERIFY(std::abs(used / monthCommitted(offer, 730.0).value - 1.0) < 1e-12);
    }
}

void TestCommitment::ofAChipItsInstance()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"h100-sxm"_s)});
    const Commitments found = commitmentsOf(catalog, board, subjectsOf(catalog, board).constFirst()).value();
    QCOMPARE(found.instance, InstanceId(u"p5.48xlarge"_s));
}

void TestCommitment::saysWhatIsMissing()
{
    const Catalog catalog = smallWorld();
    Catalog unpriced = catalog;
    for (PriceBook &book : unpriced.books)
        book.prices.removeIf([](const PriceEntry &entry) { return entry.instance.text() == u"trn2.48xlarge"_s; });
    unpriced.index();
    QCOMPARE(of(unpriced, "trn2.48xlarge").problem().message, u"No price of trn2.48xlarge is known."_s);
    QCOMPARE(of(catalog, "p4de.24xlarge").problem().message,
             u"p4de.24xlarge has no price for a commitment or a Capacity Block."_s);
    Board board = aBoard({u"trainium4"_s});
    const auto chip = commitmentsOf(catalog, board, subjectsOf(catalog, board).constFirst());
    QCOMPARE(chip.problem().message, u"Trainium4 is not rented as an instance."_s);
    QVERIFY(!commitmentsOf(catalog, board, Subject{.name = u"Unknown"_s}));
}

// trn2.48xlarge, shipped: a Capacity Block, 1 and 3 years, spot; none on demand.
void TestCommitment::withoutAnOnDemandPriceTheOthersAreCompared()
{
    const Catalog &catalog = shippedCatalog();
    const Commitments found = of(catalog, "trn2.48xlarge").value();
    QVERIFY(!found.onDemand && !found.offers.isEmpty());
    for (const Commitment &offer : found.offers)
        QVERIFY(!offer.evenAt && !offer.otherRegion);
    const QStringList texts = commitmentTexts(found, Formatter());
    QCOMPARE(texts.constFirst(), u"No on-demand price of trn2.48xlarge is known; its other prices are listed."_s);
    QVERIFY2(texts.at(1).contains(u"a month, regardless of use."_s), qPrintable(texts.at(1)));
}

void TestCommitment::keepsToTheRegionsOfTheBoard()
{
    Catalog catalog = smallWorld();
    catalog.books[1].prices << aPrice("p5.48xlarge", 39.0, "us-east-2");
    catalog.index();
    catalog = withRegions(catalog, {u"us-east-2"_s});
    const Commitments found = of(catalog, "p5.48xlarge").value();
    QVERIFY(!found.onDemand);
    QCOMPARE(found.offers.constFirst().price.usdPerHour.value, 39.0);
    QCOMPARE(found.offers.constFirst().price.region, u"us-east-2"_s);
}

CHIPBOARD_TEST(TestCommitment, QCoreApplication)

} // namespace tst_commitment

#include "tst_commitment.moc"
