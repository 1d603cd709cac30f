#include "data/metrics/pricing.h"

#include "tests/support/metricfixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

class TestPricing : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void choosesAmongEntries_data();
    void choosesAmongEntries();
    void fallsBackAndSaysSo();
    void keepsTheReasonOfAKnownGap();
    void asksOnlyForItsOwnInstance();
    void takesAPricePerChip();
    void hasNoPriceWithoutABook();
    void picksTheInstanceThatStandsForAChip();
    void namesFallbackAndOriginOnTheCell();
};

static Catalog catalogWith(const QList<PriceEntry> &prices)
{
    return CatalogBuilder()
        .add(aChip("c"))
        .add(aChip("other"))
        .add(anInstance("big", "c", 16))
        .add(anInstance("small", "c", 1))
        .add(anInstance("rival", "c", 16, "Azure"))
        .add(anInstance("stranger", "other", 64))
        .add(aBook("on-demand", PriceKind::OnDemand, prices))
        .build();
}

void TestPricing::choosesAmongEntries_data()
{
    QTest::addColumn<QList<PriceEntry>>("prices");
    QTest::addColumn<double>("expected");

    using Entries = QList<PriceEntry>;
    QTest::newRow("the only one") << Entries{aPrice("big", 10)} << 10.0;
    QTest::newRow("the largest instance of a region") << Entries{aPrice("small", 0.5), aPrice("big", 16)} << 16.0;
    QTest::newRow("the preferred region before the size")
        << Entries{aPrice("big", 8, "us-east-2"), aPrice("small", 1, "us-east-1")} << 1.0;
    QTest::newRow("the preferred provider before the region")
        << Entries{aPrice("rival", 8, "us-east-1", "Azure"), aPrice("small", 1, "eu-west-1")} << 1.0;
    QTest::newRow("the lower of two prices of the same thing")
        << Entries{aPrice("big", 12, "a"), aPrice("big", 11, "b")} << 11.0;
    QTest::newRow("another chip's price never counts") << Entries{aPrice("stranger", 1), aPrice("small", 3)} << 3.0;
    QTest::newRow("a known gap does not hide another price")
        << Entries{aPrice("big", aGap(Unit::UsdPerHour)), aPrice("small", 3)} << 3.0;
}

void TestPricing::choosesAmongEntries()
{
    QFETCH(const QList<PriceEntry>, prices);
    QFETCH(const double, expected);
    const Catalog catalog = catalogWith(prices);
    const Subject subject = subjectsOf(catalog, aBoard({u"c"_s})).constFirst();
    const PriceChoice choice = choosePrice({catalog, catalog.book(BookId(u"on-demand"_s))}, subject);
    QVERIFY(!choice.isMissing());
    QCOMPARE(choice.entry->usdPerHour.value->value, expected);
    QVERIFY(!choice.fallback);
}

void TestPricing::fallsBackAndSaysSo()
{
    const Catalog catalog = smallWorld();
    const Subject subject = subjectsOf(catalog, aBoard({u"trainium2"_s})).constFirst();
    const PriceChoice choice = choosePrice({catalog, catalog.book(BookId(u"on-demand"_s))}, subject);
    QVERIFY(choice.fallback);
    QCOMPARE(choice.book->id, BookId(u"capacity-blocks"_s));
    QCOMPARE(choice.entry->usdPerHour.value->value, 35.7608);
    QCOMPARE(choice.chips->value->value, 16.0);

    const PriceChoice direct = choosePrice({catalog, catalog.book(BookId(u"capacity-blocks"_s))}, subject);
    QVERIFY(!direct.fallback);
}

void TestPricing::keepsTheReasonOfAKnownGap()
{
    Figure gap = aGap(Unit::UsdPerHour, "No on-demand price.");
    gap.note = u"Sold as capacity blocks."_s;
    const Catalog catalog = catalogWith({aPrice("big", gap)});
    const Subject subject = subjectsOf(catalog, aBoard({u"c"_s})).constFirst();
    const PriceChoice choice = choosePrice({catalog, catalog.book(BookId(u"on-demand"_s))}, subject);
    QVERIFY(choice.isMissing());
    QCOMPARE(choice.reason, u"No on-demand price. Sold as capacity blocks."_s);
}

void TestPricing::asksOnlyForItsOwnInstance()
{
    const Catalog catalog = catalogWith({aPrice("big", 10), aPrice("small", 2)});
    Board board = aBoard({}, Level::Instance);
    board.instances = {InstanceId(u"small"_s)};
    const Subject subject = subjectsOf(catalog, board).constFirst();
    const PriceChoice choice = choosePrice({catalog, catalog.book(BookId(u"on-demand"_s))}, subject);
    QCOMPARE(choice.entry->usdPerHour.value->value, 2.0);
}

void TestPricing::takesAPricePerChip()
{
    PriceEntry perChip;
    perChip.chip = ChipId(u"c"_s);
    perChip.provider = u"a cloud"_s;
    perChip.usdPerHour = aFigure(3.5, Unit::UsdPerHour);
    const Catalog catalog = catalogWith({perChip});
    const Cell cell = cellAt(catalog, aBoard({u"c"_s}), u"c"_s, "price_chip_hour");
    QCOMPARE(cell.value->value, 3.5);
    QCOMPARE(cell.origin, u"c, a cloud"_s);
}

void TestPricing::hasNoPriceWithoutABook()
{
    const Catalog catalog = catalogWith({aPrice("big", 10)});
    Board board = aBoard({u"c"_s});
    board.priceBook = BookId(u"no-such-book"_s);
    const Cell cell = cellAt(catalog, board, u"c"_s, "price_chip_hour");
    QVERIFY(cell.isMissing());
    QCOMPARE(cell.reason, u"no price book chosen"_s);
}

void TestPricing::picksTheInstanceThatStandsForAChip()
{
    const Catalog priced = catalogWith({aPrice("small", 1)});
    QCOMPARE(referenceInstance(priced, priced.book(BookId(u"on-demand"_s)), ChipId(u"c"_s))->id,
             InstanceId(u"small"_s));
    QCOMPARE(referenceInstance(priced, nullptr, ChipId(u"c"_s))->id, InstanceId(u"big"_s));
    QCOMPARE(referenceInstance(priced, nullptr, ChipId(u"none"_s)), nullptr);
}

void TestPricing::namesFallbackAndOriginOnTheCell()
{
    const Cell cell = cellAt(smallWorld(), aBoard({u"trainium2"_s}), u"trainium2"_s, "price_chip_hour");
    QVERIFY(cell.fallback);
    QCOMPARE(*cell.priceKind, PriceKind::CapacityBlock);
    QCOMPARE(cell.origin, u"trn2.48xlarge, AWS, us-east-2"_s);
    QCOMPARE(cell.formula, u"35.7608\u00A0USD/h / 16\u00A0chips (trn2.48xlarge, AWS, us-east-2)"_s);
    QCOMPARE(cell.note, u"capacity-block price from \"Book capacity-blocks\": \"Book on-demand\" has none"_s);
}

QTEST_GUILESS_MAIN(TestPricing)
#include "tst_pricing.moc"
