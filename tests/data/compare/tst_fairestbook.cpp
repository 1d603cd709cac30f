// The price list that makes a selection comparable.
#include "data/compare/fairestbook.h"

#include "data/compare/evaluate.h"
#include "data/files/catalogreader.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_fairestbook {

class TestFairestBook : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void theDefaultBoardHasIt();
    void ofTheShippedLists_data();
    void ofTheShippedLists();
    void oneChipAloneHasTheUsualList();
    void mostRowsDecideThenTheBaseline();
    void offersWithoutStringsComeFirst();
    void ofTheLevelThatIsShown();
    void nothingWhereNoListHasAPrice();
    void importedListsCountWhereTheyAreUsed();
    void aChosenListStays();
};

namespace {

/// Chips a, b, c with instances of the same names, and the given lists.
Catalog worldOf(const QList<PriceBook> &books)
{
    CatalogBuilder builder;
    for (const char *id : {"a", "b", "c"})
        builder.add(aChip(id, {.bf16 = 100, .memoryGib = 16, .bandwidthTbps = 1}));
    builder.add(anInstance("ia", "a", 1)).add(anInstance("ib", "b", 1)).add(anInstance("ic", "c", 1));
    builder.add(anInstance("small", "a", 1));
    for (const PriceBook &book : books)
        builder.add(book);
    return builder.build();
}

PriceBook dated(PriceBook book, const QString &asOf)
{
    book.asOf = asOf;
    return book;
}

Board boardOf(const QStringList &chips, const QString &baseline = {})
{
    Board board;
    for (const QString &chip : chips)
        board.chips << ChipId(chip);
    board.baseline = baseline;
    return board;
}

} // namespace

void TestFairestBook::theDefaultBoardHasIt()
{
    const Catalog catalog = loadCatalog({}).catalog;
    QCOMPARE(fairestBook(catalog, defaultBoard()), defaultBoard().priceBook);
    QVERIFY(!defaultBoard().mixedPrices);
    QVERIFY(!defaultBoard().priceBookChosen);
    // At program start all prices have one type.
    const ResultTable table = evaluate(catalog, defaultBoard(), {metricId("price_chip_hour")});
    for (const ResultRow &row : table.rows) {
        const Cell &cell = row.cells.constFirst();
        QVERIFY2(cell.isMissing() || cell.priceKind == PriceKind::CapacityBlock, qPrintable(row.subject.name));
    }
}

void TestFairestBook::ofTheShippedLists_data()
{
    QTest::addColumn<QString>("chips");
    QTest::addColumn<QString>("book");
    QTest::newRow("only blocks have Trainium2 and H100") << u"trainium2 h100-sxm"_s << u"capacity-blocks"_s;
    QTest::newRow("smaller chips") << u"inferentia2 t4 a10g l4 l40s"_s << u"on-demand"_s;
    QTest::newRow("reserved prices have as many") << u"inferentia inferentia2 trainium"_s << u"on-demand"_s;
    QTest::newRow("more than one list on demand")
        << u"v100-sxm2 a100-80-sxm h100-sxm h200-sxm b200 b300"_s << u"on-demand"_s;
}

void TestFairestBook::ofTheShippedLists()
{
    QFETCH(const QString, chips);
    QFETCH(const QString, book);
    QCOMPARE(fairestBook(loadCatalog({}).catalog, boardOf(chips.split(u' '))), BookId(book));
}

// Single chips use the default list if it prices them: blocks, though the list of GPU clouds is newer and has an H100,
// too.
void TestFairestBook::oneChipAloneHasTheUsualList()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const BookId usual = defaultBoard().priceBook;
    int others = 0;
    for (const Chip &chip : catalog.chips) {
        Board board = boardOf({chip.id.text()});
        board.priceBook = usual;
        const bool isPriced = pricedRows(catalog, board) > 0;
        QVERIFY2((fairestBook(catalog, board) == usual) == isPriced, qPrintable(chip.name));
        others += isPriced ? 0 : 1;
    }
    QVERIFY(others > 0 && others < catalog.chips.size());
    QCOMPARE(fairestBook(catalog, boardOf({u"h100-sxm"_s})), usual);
}

void TestFairestBook::mostRowsDecideThenTheBaseline()
{
    // Fallback prices of another type do not count.
    const Catalog catalog = worldOf({aBook("one", PriceKind::OnDemand, {aPrice("ia", 1.0)}, {BookId(u"two"_s)}),
                                     aBook("two", PriceKind::Spot, {aPrice("ia", 1.0), aPrice("ib", 1.0)})});
    QCOMPARE(fairestBook(catalog, boardOf({u"a"_s, u"b"_s})), BookId(u"two"_s));
    QCOMPARE(fairestBook(catalog, boardOf({u"a"_s, u"c"_s})), BookId(u"one"_s));
    const Catalog even =
        worldOf({dated(aBook("new", PriceKind::OnDemand, {aPrice("ia", 1.0), aPrice("ib", 1.0)}), u"2026-02-01"_s),
                 dated(aBook("old", PriceKind::OnDemand, {aPrice("ib", 1.0), aPrice("ic", 1.0)}), u"2025-02-01"_s)});
    QCOMPARE(fairestBook(even, boardOf({u"a"_s, u"b"_s, u"c"_s})), BookId(u"new"_s));
    QCOMPARE(fairestBook(even, boardOf({u"a"_s, u"b"_s, u"c"_s}, u"c"_s)), BookId(u"old"_s));
}

void TestFairestBook::offersWithoutStringsComeFirst()
{
    const QList<PriceEntry> prices{aPrice("ia", 1.0)};
    const Catalog catalog = worldOf({dated(aBook("year", PriceKind::Reserved1Year, prices), u"2026-03-01"_s),
                                     dated(aBook("spot", PriceKind::Spot, prices), u"2026-03-02"_s),
                                     dated(aBook("guide", PriceKind::Guide, prices), u"2026-03-03"_s),
                                     dated(aBook("block", PriceKind::CapacityBlock, prices), u"2026-01-02"_s),
                                     dated(aBook("list", PriceKind::OnDemand, prices), u"2026-01-02"_s)});
    QCOMPARE(fairestBook(catalog, boardOf({u"a"_s})), BookId(u"list"_s)); // same day: on demand
    Catalog older = catalog;
    older.books.last().asOf = u"2026-01-01"_s;
    QCOMPARE(fairestBook(older, boardOf({u"a"_s})), BookId(u"block"_s));
}

void TestFairestBook::ofTheLevelThatIsShown()
{
    const Catalog catalog = worldOf({aBook("one", PriceKind::OnDemand, {aPrice("ia", 1.0)}),
                                     aBook("two", PriceKind::OnDemand, {aPrice("small", 1.0), aPrice("ib", 1.0)})});
    Board board = boardOf({u"b"_s});
    board.level = Level::Instance;
    board.instances = {InstanceId(u"ia"_s)};
    board.chips.clear();
    QCOMPARE(fairestBook(catalog, board), BookId(u"one"_s));
    board.instances << InstanceId(u"small"_s) << InstanceId(u"ib"_s);
    QCOMPARE(fairestBook(catalog, board), BookId(u"two"_s));
}

void TestFairestBook::nothingWhereNoListHasAPrice()
{
    PriceBook absent = aBook("gone", PriceKind::OnDemand, {aPrice("ia", 1.0)});
    absent.absence = u"It is not here."_s;
    const Catalog catalog = worldOf({absent, aBook("two", PriceKind::OnDemand, {aPrice("ib", 1.0)})});
    QVERIFY(fairestBook(catalog, boardOf({u"a"_s})).isEmpty());
    QVERIFY(fairestBook(catalog, boardOf({})).isEmpty());
    Board board = boardOf({u"a"_s});
    board.priceBook = BookId(u"two"_s);
    QCOMPARE(withFairestBook(catalog, board), board);
}

void TestFairestBook::importedListsCountWhereTheyAreUsed()
{
    const BookId imported = importedBookId({7, {}, {}, PriceKind::OnDemand});
    PriceBook book = dated(aBook("x", PriceKind::OnDemand, {aPrice("ia", 1.0), aPrice("ib", 1.0)}), u"2026-09-01"_s);
    book.id = imported;
    const Catalog catalog = worldOf({book, aBook("two", PriceKind::OnDemand, {aPrice("ib", 1.0)})});
    Board board = boardOf({u"a"_s, u"b"_s});
    QCOMPARE(fairestBook(catalog, board), BookId(u"two"_s));
    board.priceBook = imported;
    QCOMPARE(fairestBook(catalog, board), imported);
}

void TestFairestBook::aChosenListStays()
{
    const Catalog catalog = worldOf({aBook("one", PriceKind::OnDemand, {aPrice("ia", 1.0)})});
    Board board = boardOf({u"a"_s});
    board.priceBook = BookId(u"mine"_s);
    QCOMPARE(withFairestBook(catalog, board).priceBook, BookId(u"one"_s));
    board.priceBookChosen = true;
    QCOMPARE(withFairestBook(catalog, board), board);
}

CHIPBOARD_TEST(TestFairestBook, QCoreApplication)

} // namespace tst_fairestbook

#include "tst_fairestbook.moc"
