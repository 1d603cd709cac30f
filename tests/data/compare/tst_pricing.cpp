#include "data/compare/pricing.h"

#include "data/board/books.h"
#include "data/compare/apply.h"
#include "data/compare/fairestbook.h"
#include "data/files/catalogreader.h"
#include "tests/support/metricfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_pricing {

class TestPricing : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void choosesAmongEntries_data();
    void choosesAmongEntries();
    void fallsBackAndSaysSo();
    void kindsAreNotMixedUnlessAskedFor();
    void listsOfOneKindStandInForEachOther();
    void aRowWithoutAPriceKeepsTheRest();
    void commitmentsAreNotMixedEither();
    void keepsTheReasonOfAKnownGap();
    void asksOnlyForItsOwnInstance();
    void takesAPricePerChip();
    void hasNoPriceWithoutABook();
    void picksTheInstanceThatStandsForAChip();
    void namesFallbackAndOriginOnTheCell();
    void aPriceOfNoPlaceHasNoRegion();
    void aCommitmentIsOfTheSameInstance();
    void withoutACommitmentTheListStands();
    void aPriceOfOnesOwnOutranksACommitment();
    void theNewestListInTheRegionWins();
    void importedListsCommitBoardsThatUseThemAlone();
    void committedHoursAreAllPaid();
    void placesFindTheSamePrices();
    void changedPricesAreFoundAtOnce();
    void manyReferenceInstancesAreThoseOfOne();
    void copiesOfOthersChangeNothing();
    void takesPricesOfTheRegionsAlone();
    void aListWithoutTheRegionNamesThoseThatHaveIt();
};

/// The shipped catalogue, with `times` - 1 copies of all chips and instances under other names.
static Catalog shippedTimes(int times)
{
    Catalog catalog = loadCatalog({}).catalog;
    const Catalog shipped = catalog;
    for (int number = 1; number < times; ++number) {
        const QString mark = QStringLiteral("-%1").arg(number);
        for (Chip chip : shipped.chips) {
            chip.id = ChipId(chip.id.text() + mark);
            catalog.chips << chip;
        }
        for (Instance instance : shipped.instances) {
            instance.id = InstanceId(instance.id.text() + mark);
            instance.chip = ChipId(instance.chip.text() + mark);
            catalog.instances << instance;
        }
        for (qsizetype place = 0; place < shipped.books.size(); ++place) {
            for (PriceEntry entry : shipped.books.at(place).prices) {
                if (entry.instance.isEmpty())
                    continue;
                entry.instance = InstanceId(entry.instance.text() + mark);
                catalog.books[place].prices << entry;
            }
        }
    }
    catalog.index();
    return catalog;
}

/// "big" costs 16 on demand, 10 for one year, 8 and 7 (another region) for three; "small" costs 1.2, only on demand.
static Catalog committedWorld()
{
    return CatalogBuilder()
        .add(aChip("c", {.bf16 = 100}))
        .add(anInstance("big", "c", 16))
        .add(anInstance("small", "c", 1))
        .add(aBook("on-demand", PriceKind::OnDemand, {aPrice("big", 16), aPrice("small", 1.2)}))
        .add(aBook("year", PriceKind::Reserved1Year, {aPrice("big", 10)}))
        .add(aBook("years", PriceKind::Reserved3Years, {aPrice("big", 7, "eu-west-1"), aPrice("big", 8)}))
        .build();
}

static PriceChoice choiceFor(const Catalog &catalog, const QString &id, int years)
{
    Board board = aBoard({}, Level::Instance);
    if (catalog.chip(ChipId(id)) != nullptr)
        board = aBoard({id});
    else
        board.instances = {InstanceId(id)};
    board.assumptions.commitment = years;
    return choosePrice(contextOf(catalog, board, Precision::Bf16), subjectsOf(catalog, board).constFirst());
}

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

    QVERIFY(!choosePrice({catalog, catalog.book(BookId(u"capacity-blocks"_s))}, subject).fallback);
}

void TestPricing::kindsAreNotMixedUnlessAskedFor()
{
    const Catalog catalog = smallWorld();
    Board board = defaultBoard();
    board.chips = {ChipId(u"a100-80-sxm"_s), ChipId(u"trainium2"_s), ChipId(u"trainium4"_s)};
    const Cell none = cellAt(catalog, board, u"a100-80-sxm"_s, "price_chip_hour");
    QVERIFY(none.isMissing());
    QCOMPARE(none.reason, u"no Capacity Block price"_s);
    QCOMPARE(none.gap, u"no Capacity Block price"_s);
    QVERIFY(!none.fallback);
    QCOMPARE(cellAt(catalog, board, u"trainium2"_s, "price_chip_hour").value->value, 35.7608 / 16.0);
    QCOMPARE(cellAt(catalog, board, u"trainium4"_s, "price_chip_hour").reason, u"announced, not yet on sale"_s);
    board.priceBook = BookId(u"on-demand"_s);
    const Cell known = cellAt(catalog, board, u"trainium2"_s, "price_chip_hour");
    QVERIFY(known.isMissing());
    QCOMPARE(known.reason, u"AWS lists no on-demand price."_s); // the reason from the list itself
    QCOMPARE(known.gap, u"no on-demand price"_s);
    board.mixedPrices = true;
    QVERIFY(cellAt(catalog, board, u"trainium2"_s, "price_chip_hour").fallback);
}

// Another list of the same type, and a custom list of any type.
void TestPricing::listsOfOneKindStandInForEachOther()
{
    Catalog catalog = smallWorld();
    catalog.books.first().fallbacks = {BookId(u"other"_s), BookId(u"mine"_s), BookId(u"capacity-blocks"_s)};
    catalog.books << aBook("other", PriceKind::OnDemand, {aPrice("trn2.48xlarge", 48.0)})
                  << aBook("mine", PriceKind::Own, {aPrice("p4de.24xlarge", 8.0)});
    catalog.books.first().prices.removeIf([](const PriceEntry &one) { return one.rents == ChipId(u"a100-80-sxm"_s); });
    catalog.index();
    Board board = defaultBoard();
    board.chips = {ChipId(u"a100-80-sxm"_s), ChipId(u"trainium2"_s)};
    board.priceBook = BookId(u"on-demand"_s);
    QCOMPARE(cellAt(catalog, board, u"trainium2"_s, "price_chip_hour").value->value, 3.0);
    QCOMPARE(cellAt(catalog, board, u"a100-80-sxm"_s, "price_chip_hour").value->value, 1.0);
}

void TestPricing::aRowWithoutAPriceKeepsTheRest()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = defaultBoard();
    board.chips = {ChipId(u"inferentia2"_s), ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    board.workload = WorkloadId(u"serve-llama-3.1-8b"_s);
    const Cell cost = cellAt(catalog, board, u"inferentia2"_s, "usd_per_1m_tokens");
    QVERIFY(cost.isMissing());
    QCOMPARE(cost.reason, u"no Capacity Block price"_s);
    QCOMPARE(cost.gap, u"no Capacity Block price"_s);
    QVERIFY(!cellAt(catalog, board, u"inferentia2"_s, "tokens_per_s").isMissing());
    QVERIFY(!cellAt(catalog, board, u"inferentia2"_s, "memory").isMissing());
    QCOMPARE(cellAt(catalog, board, u"inferentia2"_s, "price_pflop_hour").gap, u"no Capacity Block price"_s);
    QVERIFY(!cellAt(catalog, board, u"trainium2"_s, "usd_per_1m_tokens").isMissing());
}

void TestPricing::commitmentsAreNotMixedEither()
{
    const Catalog catalog = committedWorld();
    Board board = aBoard({}, Level::Instance);
    board.mixedPrices = false;
    board.instances = {InstanceId(u"small"_s), InstanceId(u"big"_s)};
    board.assumptions.commitment = 1.0;
    QCOMPARE(cellAt(catalog, board, u"big"_s, "price_hour").value->value, 10.0);
    const Cell small = cellAt(catalog, board, u"small"_s, "price_hour");
    QVERIFY(small.isMissing());
    QCOMPARE(small.reason, u"no 1-year reserved price"_s);
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
    PriceEntry perChip{.chip = ChipId(u"c"_s), .provider = u"a cloud"_s, .usdPerHour = aFigure(3.5, Unit::UsdPerHour)};
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
    QCOMPARE(cell.reason, u"no price list chosen"_s);
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
    QCOMPARE(cell.priceRegion, u"us-east-2"_s);
    QCOMPARE(cell.priceDate, u"2026-01-31"_s);
    // Values derived from the price have its date and place; others have none.
    const Cell perFlop = cellAt(smallWorld(), aBoard({u"trainium2"_s}), u"trainium2"_s, "price_pflop_hour");
    QCOMPARE(perFlop.priceRegion, cell.priceRegion);
    QCOMPARE(perFlop.priceDate, cell.priceDate);
    QVERIFY(cellAt(smallWorld(), aBoard({u"trainium2"_s}), u"trainium2"_s, "memory").priceDate.isEmpty());
    QCOMPARE(cell.formula, u"35.7608\u00A0USD/h / 16\u00A0chips (trn2.48xlarge, AWS, us-east-2)"_s);
    QCOMPARE(cell.note, u"Capacity Block price from \"Book capacity-blocks\": \"Book on-demand\" has none"_s);
}

void TestPricing::aPriceOfNoPlaceHasNoRegion()
{
    const Cell cell = cellAt(catalogWith({aPrice("big", aFigure(16, Unit::UsdPerHour), "not-stated")}),
                             aBoard({u"c"_s}), u"c"_s, "price_chip_hour");
    QVERIFY(!cell.isMissing());
    QVERIFY(cell.priceRegion.isEmpty());
}

void TestPricing::aCommitmentIsOfTheSameInstance()
{
    const Catalog catalog = committedWorld();
    for (const QString &id : {u"c"_s, u"big"_s}) {
        QCOMPARE(choiceFor(catalog, id, 0).entry->usdPerHour.value->value, 16.0);
        QVERIFY(!choiceFor(catalog, id, 0).committed);
        const PriceChoice year = choiceFor(catalog, id, 1);
        QCOMPARE(year.entry->usdPerHour.value->value, 10.0);
        QCOMPARE(year.book->id, BookId(u"year"_s));
        QVERIFY(year.committed && !year.fallback);
        QCOMPARE(year.chips->value->value, 16.0);
        QCOMPARE(choiceFor(catalog, id, 3).entry->usdPerHour.value->value, 8.0); // region before price
    }
    Board board = aBoard({u"c"_s});
    board.assumptions.commitment = 1.0;
    const Cell cell = cellAt(catalog, board, u"c"_s, "price_chip_hour");
    QCOMPARE(cell.value->value, 10.0 / 16.0);
    QCOMPARE(cell.priceKind, std::optional(PriceKind::Reserved1Year));
    QCOMPARE(cell.note, u"1-year reserved price from \"Book year\""_s);
    QCOMPARE(evaluate(catalog, board, {metricId("price_chip_hour")}).notes,
             QStringList{u"C uses its 1-year reserved price dated 31 Jan 2026 (big, AWS, us-east-1)."_s});
    board.priceBook = BookId(u"year"_s); // this list already has commitments
    QVERIFY(!cellAt(catalog, board, u"c"_s, "price_chip_hour").fallback);
}

void TestPricing::withoutACommitmentTheListStands()
{
    const Catalog catalog = committedWorld();
    const PriceChoice small = choiceFor(catalog, u"small"_s, 1);
    QCOMPARE(small.entry->usdPerHour.value->value, 1.2);
    QVERIFY(small.fallback && !small.committed);
    QCOMPARE(small.asked, u"Book year"_s);
    Board board = aBoard({}, Level::Instance);
    board.instances = {InstanceId(u"small"_s)};
    board.assumptions.commitment = 1.0;
    const ResultTable table = evaluate(catalog, board, {metricId("price_hour")});
    const Cell &cell = table.rows.constFirst().cells.constFirst();
    QCOMPARE(cell.askedKind, std::optional(PriceKind::Reserved1Year));
    QCOMPARE(cell.note, u"on-demand list price from \"Book on-demand\": \"Book year\" has none"_s);
    QVERIFY2(table.notes.constFirst().startsWith(
                 u"small has no price in \"Book year\"; its on-demand list price dated 31 Jan 2026 is shown"_s),
             qPrintable(table.notes.constFirst()));
    // Without a list of that type the type is named. Without any price, the list's own reason.
    const Catalog bare = catalogWith({aPrice("small", 3)});
    QCOMPARE(choiceFor(bare, u"c"_s, 3).asked, priceKindLabel(PriceKind::Reserved3Years));
    QVERIFY(choiceFor(bare, u"big"_s, 3).isMissing());
    QVERIFY(!choiceFor(bare, u"big"_s, 3).committed);
}

void TestPricing::aPriceOfOnesOwnOutranksACommitment()
{
    Catalog catalog = committedWorld();
    catalog.books[0].prices[0].usdPerHour.own = u"instance/big/price_hour"_s;
    catalog.index();
    const PriceChoice choice = choiceFor(catalog, u"big"_s, 1);
    QCOMPARE(choice.entry->usdPerHour.value->value, 16.0);
    QVERIFY(!choice.committed && !choice.fallback);
}

void TestPricing::theNewestListInTheRegionWins()
{
    Catalog catalog = committedWorld();
    PriceBook newer = aBook("newer", PriceKind::Reserved1Year, {aPrice("big", 11, "eu-west-1"), aPrice("big", 12)});
    newer.asOf = u"2026-06-30"_s;
    PriceBook newest = aBook("newest", PriceKind::Reserved1Year, {aPrice("small", 1)});
    newest.asOf = u"2026-07-31"_s;
    catalog.books << newer << newest;
    catalog.index();
    const InstanceId big(u"big"_s);
    QCOMPARE(newestPrice(catalog, {}, PriceKind::Reserved1Year, big, u"eu-west-1"_s).entry->usdPerHour.value->value,
             11.0);
    QCOMPARE(newestPrice(catalog, {}, PriceKind::Reserved1Year, big).entry->usdPerHour.value->value, 12.0);
    QCOMPARE(newestPrice(catalog, {}, PriceKind::Reserved1Year, big).book->id, BookId(u"newer"_s));
    QCOMPARE(newestPrice(catalog, {}, PriceKind::Spot, big).entry, nullptr);
    QCOMPARE(newestPrice(catalog, {}, PriceKind::OnDemand, InstanceId()).entry, nullptr);
}

// A newer import that the board does not name changes no number; one that it names does.
void TestPricing::importedListsCommitBoardsThatUseThemAlone()
{
    Catalog catalog = committedWorld();
    PriceBook stranger =
        aBook("imported-00000000000000aa-2026-09-01-reserved-1y", PriceKind::Reserved1Year, {aPrice("big", 3)});
    stranger.asOf = u"2026-09-01"_s;
    PriceBook reserved =
        aBook("imported-00000000000000bb-2026-08-01-reserved-1y", PriceKind::Reserved1Year, {aPrice("big", 5)});
    reserved.asOf = u"2026-08-01"_s;
    reserved.formerIds = {BookId(u"imported-7-reserved-1y"_s)};
    const PriceBook listed =
        aBook("imported-00000000000000bb-2026-08-01-on-demand", PriceKind::OnDemand, {aPrice("big", 15)});
    catalog.books << stranger << reserved << listed;
    catalog.index();
    Board board = aBoard({u"c"_s});
    board.assumptions.commitment = 1.0;
    const auto perChip = [&] { return cellAt(catalog, board, u"c"_s, "price_chip_hour").value->value * 16.0; };
    QCOMPARE(perChip(), 10.0); // the shipped list
    board.priceBook = listed.id;
    QCOMPARE(perChip(), 5.0); // from the same import
    board.priceBook = BookId(u"on-demand"_s);
    board.overrides = {{{Level::Instance, u"small"_s, u"price"_s, BookId(u"imported-7-reserved-1y"_s)},
                        Interval::exactly(2),
                        Unit::UsdPerHour,
                        {}}};
    QCOMPARE(perChip(), 5.0); // named by its former id
    board.overrides.clear();
    board.drawn.book = stranger.id; // a remembered list is not in use
    QCOMPARE(perChip(), 10.0);
    // Without a list of that type the type is named, not the unrelated import.
    catalog.books.removeIf([](const PriceBook &book) { return book.id == BookId(u"year"_s); });
    catalog.index();
    QCOMPARE(cellAt(catalog, board, u"c"_s, "price_chip_hour").asked, priceKindLabel(PriceKind::Reserved1Year));
}

void TestPricing::committedHoursAreAllPaid()
{
    PriceTerms price;
    price.terms.hoursAMonth = 176.0;
    QCOMPARE(paidHoursAMonth(price), 176.0);
    price.committed = true;
    QCOMPARE(paidHoursAMonth(price), 730.0);
    price.terms.hoursAMonth = 744.0; // a month of 31 days
    QCOMPARE(paidHoursAMonth(price), 744.0);
}

// The catalogue without its price index: each choice walks over whole books.
static Catalog withoutPlaces(Catalog catalog)
{
    for (PriceBook &book : catalog.books)
        book.prices.detach();
    return catalog;
}

static bool isSame(const PriceChoice &one, const PriceChoice &other)
{
    const bool both = one.isMissing() == other.isMissing() && (one.isMissing() || *one.entry == *other.entry)
        && (one.book == nullptr) == (other.book == nullptr) && (one.book == nullptr || one.book->id == other.book->id);
    return both && (one.chips == nullptr) == (other.chips == nullptr)
        && (one.chips == nullptr || *one.chips == *other.chips) && one.fallback == other.fallback
        && one.committed == other.committed && one.asked == other.asked && one.askedKind == other.askedKind
        && one.missingKind == other.missingKind && one.reason == other.reason && one.leftOut == other.leftOut;
}

// Seeded: prices of rows of all levels by the index against a walk over whole books, with and without a commitment.
void TestPricing::placesFindTheSamePrices()
{
    const Catalog catalog = shippedTimes(4);
    const Catalog walked = withoutPlaces(catalog);
    QCOMPARE(walked.placesOf(walked.books.constFirst(), catalog.chips.constFirst().id), nullptr);
    QRandomGenerator random(21);
    int priced = 0;
    for (int round = 0; round < 18; ++round) {
        Board board = aBoard({}, Level(round % 3));
        board.priceBook = catalog.books.at(random.bounded(int(catalog.books.size()))).id;
        if (round % 6 < 3)
            board.priceBook = BookId(u"on-demand"_s);
        if (round % 2 == 0)
            board.assumptions.commitment = round % 4 == 0 ? 1 : 3;
        for (int i = 0; i < 90; ++i)
            board.chips << catalog.chips.at(random.bounded(int(catalog.chips.size()))).id;
        for (int i = 0; i < 20 && board.level == Level::Instance; ++i)
            board.instances << catalog.instances.at(random.bounded(int(catalog.instances.size()))).id;
        const QList<Subject> subjects = subjectsOf(catalog, board);
        for (qsizetype i = 0; i < subjects.size(); ++i) {
            const auto choiceIn = [&](const Catalog &one) {
                return choosePrice(contextOf(one, board, Precision::Bf16), subjects.at(i));
            };
            const PriceChoice whole = choiceIn(walked);
            QVERIFY2(isSame(choiceIn(catalog), whole), qPrintable(subjects.at(i).id));
            priced += whole.isMissing() ? 0 : 1;
        }
    }
    QVERIFY(priced > 100);
}

// After a price changes, the index must not return the old one.
void TestPricing::changedPricesAreFoundAtOnce()
{
    Catalog catalog = shippedTimes(1);
    const ChipId h100(u"h100-sxm"_s);
    const PriceBook &listed = *catalog.book(BookId(u"on-demand"_s));
    const qsizetype place = &listed - catalog.books.constData();
    const QList<qsizetype> *places = catalog.placesOf(listed, h100);
    QVERIFY(places != nullptr);
    QVERIFY(!places->isEmpty());
    for (qsizetype i = 0; i < listed.prices.size(); ++i)
        QCOMPARE(places->contains(i), listed.prices.at(i).rents == h100);
    const Catalog before = catalog; // shares its data, including the index
    catalog.books[place].prices.removeIf([&](const PriceEntry &entry) { return entry.rents == h100; });
    QCOMPARE(catalog.placesOf(catalog.books.at(place), h100), nullptr);
    QCOMPARE(before.placesOf(before.books.at(place), h100), places);
    Board board = aBoard({u"h100-sxm"_s});
    board.priceBook = listed.id;
    const auto choiceIn = [&](const Catalog &one) {
        return choosePrice(contextOf(one, board, Precision::Bf16), subjectsOf(one, board).constFirst());
    };
    QVERIFY(!choiceIn(before).fallback);
    QVERIFY(choiceIn(catalog).isMissing() || choiceIn(catalog).fallback);
    catalog.index();
    QCOMPARE(catalog.placesOf(catalog.books.at(place), h100)->size(), 0);
    QVERIFY(choiceIn(catalog).isMissing() || choiceIn(catalog).fallback);
}

void TestPricing::manyReferenceInstancesAreThoseOfOne()
{
    const Catalog catalog = shippedTimes(14);
    QList<ChipId> chips = mapped(catalog.chips, &Chip::id);
    int unpriced = 0;
    for (const char *book : {"on-demand", "capacity-blocks", "nowhere"}) {
        const PriceBook *prices = catalog.book(BookId(QString::fromLatin1(book)));
        const auto together = referenceInstances(catalog, prices, chips);
        for (qsizetype i = 0; i < chips.size(); i += 3) {
            QCOMPARE(together.value(chips.at(i)), referenceInstance(catalog, prices, chips.at(i)));
            const Instance *largest = nullptr; // without a price list
            for (const Instance &one : catalog.instances) {
                const bool isOf = one.chip == chips.at(i) && !one.chips.isMissing();
                if (isOf && (largest == nullptr || one.chips.value->value > largest->chips.value->value))
                    largest = &one;
            }
            if (prices == nullptr)
                QCOMPARE(together.value(chips.at(i)), largest);
            unpriced += together.value(chips.at(i)) == nullptr ? 1 : 0;
        }
    }
    QVERIFY(unpriced > 0);
}

// Prices of thousands of other chips do not affect the rows of a board.
void TestPricing::copiesOfOthersChangeNothing()
{
    const Catalog shipped = shippedTimes(1);
    const Catalog many = shippedTimes(14);
    QList<MetricId> metrics = mapped(metricTable(), &Metric::metricId);
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        Board board = onDemandBoard();
        board.level = level;
        const ResultTable few = evaluate(shipped, board, metrics);
        const ResultTable table = evaluate(many, board, metrics);
        QCOMPARE(table.notes, few.notes);
        QCOMPARE(table.rows.size(), few.rows.size());
        for (qsizetype row = 0; row < few.rows.size(); ++row)
            QVERIFY2(table.rows.at(row).cells == few.rows.at(row).cells, qPrintable(few.rows.at(row).subject.id));
    }
}

// "big" costs 8 and, in another region, 7 for three years; 16 on demand only in us-east-1.
void TestPricing::takesPricesOfTheRegionsAlone()
{
    Catalog catalog = committedWorld();
    catalog.books[2].kind = PriceKind::Spot;
    Board board = aBoard({u"c"_s});
    board.priceBook = BookId(u"years"_s);
    const auto price = [&](const QStringList &regions) {
        board.regions = regions;
        const Catalog in = withFigures(catalog, board);
        return evaluate(in, board, {MetricId(u"price_hour"_s)}).rows.constFirst().cells.constFirst();
    };
    QCOMPARE(price({}).value->value, 8.0); // the list's order
    QCOMPARE(price({u"eu-west-1"_s}).value->value, 7.0);
    QCOMPARE(price({u"eu-west-1"_s}).priceRegion, u"eu-west-1"_s);
    QCOMPARE(price({u"us-east-1"_s, u"eu-west-1"_s}).value->value, 8.0);
    const Cell none = price({u"eu-north-1"_s});
    QVERIFY(none.isMissing());
    QCOMPARE(none.gap, u"no price in eu-north-1"_s);
    QCOMPARE(none.reason, u"no price in eu-north-1, but in eu-west-1, us-east-1"_s);
    // A custom price applies in any region.
    board.overrides = {
        Override{{Level::Chip, u"c"_s, u"price"_s, BookId(u"years"_s)}, Interval::exactly(0.25), Unit::UsdPerHour, {}}};
    QCOMPARE(price({u"eu-north-1"_s}).value->value, 0.25);
    // Other look-ups use prices of the region, too.
    const Catalog north = withRegions(catalog, {u"eu-west-1"_s});
    QVERIFY(newestPrice(north, {}, PriceKind::OnDemand, InstanceId(u"big"_s)).entry == nullptr);
    QCOMPARE(newestPrice(north, {}, PriceKind::Spot, InstanceId(u"big"_s)).entry->usdPerHour.value->value, 7.0);
}

void TestPricing::aListWithoutTheRegionNamesThoseThatHaveIt()
{
    Board board = aBoard({u"c"_s});
    board.priceBook = BookId(u"on-demand"_s);
    board.regions = {u"eu-west-1"_s};
    const auto notesWith = [&board](const MetricId &metric) {
        return evaluate(withFigures(committedWorld(), board), board, {metric}).notes.join(u' ');
    };
    const QString sentence = u"\"Book on-demand\" has no prices in eu-west-1. Price lists that do: Book years."_s;
    QVERIFY2(notesWith(MetricId(u"price_hour"_s)).startsWith(sentence),
             qPrintable(notesWith(MetricId(u"price_hour"_s))));
    QVERIFY(!notesWith(MetricId(u"compute_bf16"_s)).contains(u"eu-west-1"_s));
    board.regions = {u"eu-north-9"_s};
    QVERIFY(notesWith(MetricId(u"price_hour"_s))
                .startsWith(u"\"Book on-demand\" has no prices in eu-north-9, but in us-east-1."_s));
    board.regions = {u"eu-west-1"_s}; // the program selects the list with that region unless the user chose one
    QCOMPARE(withFairestBook(committedWorld(), board).priceBook, BookId(u"years"_s));
    QCOMPARE(pricesName(committedWorld(), withFairestBook(committedWorld(), board)), u"Book years, eu-west-1"_s);
}

CHIPBOARD_TEST(TestPricing, QCoreApplication)

} // namespace tst_pricing

#include "tst_pricing.moc"
