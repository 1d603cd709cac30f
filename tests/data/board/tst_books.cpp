// Which price lists a board names, and how a file names them.
#include "data/board/books.h"

#include "data/files/boardio.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_books {

namespace {

Override priceOf(const QString &book)
{
    return {{Level::Chip, u"h100-sxm"_s, u"price"_s, BookId(book)}, Interval::exactly(2), Unit::UsdPerHour, {}};
}

// Each place that can name a list names another one.
Board boardWithLists()
{
    Board board = aBoard({u"h100-sxm"_s});
    board.priceBook = BookId(u"own"_s);
    board.overrides = {priceOf(u"overridden"_s), {{Level::Chip, u"h100-sxm"_s, u"memory"_s, {}}, {}, Unit::GB, {}}};
    Scenario other{u"Other"_s, BookId(u"other"_s), {}, {priceOf(u"overridden-there"_s)}};
    board.scenarios.all = {Scenario{u"Active"_s, {}, {}, {}}, other};
    board.drawn.book = BookId(u"drawn"_s);
    board.drawn.others = {{BookId(u"drawn-there"_s), {}}, {BookId(u"own"_s), {}}};
    return board;
}

QStringList textsOf(const QList<BookId> &books) { return mapped(books, &BookId::text); }

} // namespace

class TestBooks : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyPlaceOnce();
    void whatIsRememberedIsNotInUse();
    void importsAreOfferedWithWhatIsUsed();
    void namesOfOldBecomeThoseOfToday();
    void ofTwoNamesOfOneListTheLaterFigureHolds();
    void absentListsAreToldOnce();
    void numbersAreTold();
};

void TestBooks::everyPlaceOnce()
{
    QCOMPARE(textsOf(booksOf(boardWithLists())),
             (QStringList{u"own"_s, u"overridden"_s, u"other"_s, u"overridden-there"_s, u"drawn"_s, u"drawn-there"_s}));
    QCOMPARE(textsOf(booksOf(Board())), QStringList());
}

void TestBooks::whatIsRememberedIsNotInUse()
{
    QCOMPARE(textsOf(booksInUse(boardWithLists())),
             (QStringList{u"own"_s, u"overridden"_s, u"other"_s, u"overridden-there"_s}));
}

void TestBooks::importsAreOfferedWithWhatIsUsed()
{
    const BookId listed(u"imported-00000000000000bb-2026-08-01-on-demand"_s);
    const BookId reserved(u"imported-00000000000000bb-2026-08-01-reserved-1y"_s);
    const BookId otherDay(u"imported-00000000000000bb-2026-08-02-reserved-1y"_s);
    Catalog catalog = smallWorld();
    QVERIFY(isOffered(catalog, BookId(u"on-demand"_s), {}));
    QVERIFY(!isOffered(catalog, reserved, {BookId(u"on-demand"_s)}));
    QVERIFY(isOffered(catalog, reserved, {BookId(u"on-demand"_s), listed}));
    QVERIFY(!isOffered(catalog, otherDay, {listed}));
    QVERIFY(!isOffered(catalog, reserved, {BookId(u"imported-7-on-demand"_s)}));
    PriceBook book = aBook("x", PriceKind::OnDemand, {});
    book.id = listed;
    book.formerIds = {BookId(u"imported-7-on-demand"_s)};
    catalog.books << book;
    catalog.index();
    QVERIFY(isOffered(catalog, reserved, {BookId(u"imported-7-on-demand"_s)}));
}

void TestBooks::namesOfOldBecomeThoseOfToday()
{
    Catalog catalog = smallWorld();
    PriceBook book = catalog.books.constFirst();
    book.id = BookId(u"today"_s);
    book.formerIds = {BookId(u"own"_s), BookId(u"other"_s), BookId(u"overridden-there"_s)};
    catalog.books << book;
    catalog.index();
    QCOMPARE(catalog.book(BookId(u"own"_s))->id.text(), u"today"_s);
    const Board board = withLastingBooks(catalog, boardWithLists());
    QCOMPARE(textsOf(booksOf(board)), (QStringList{u"today"_s, u"overridden"_s, u"drawn"_s, u"drawn-there"_s}));
    QCOMPARE(board.priceBook.text(), u"today"_s);
    QCOMPARE(board.scenarios.all.at(1).overrides.constFirst().of.book.text(), u"today"_s);
    QVERIFY(board.scenarios.all.at(0).priceBook.isEmpty()); // an empty list stays empty
    QVERIFY(board.overrides.at(1).of.book.isEmpty());
}

// Overridden under the list's number, then under its name: the file keeps one figure, otherwise it could not be read.
void TestBooks::ofTwoNamesOfOneListTheLaterFigureHolds()
{
    PriceBook book = aBook("today", PriceKind::OnDemand, {});
    book.formerIds = {BookId(u"imported-7-on-demand"_s)};
    const Catalog catalog = CatalogBuilder().add(book).build();
    Override later = priceOf(u"today"_s);
    later.value = Interval::exactly(3);
    Board board = aBoard({u"h100-sxm"_s});
    board.priceBook = BookId(u"today"_s);
    const Override another = priceOf(u"another"_s);
    board.overrides = {priceOf(u"imported-7-on-demand"_s), another, later};
    board.scenarios.all = {Scenario{u"a"_s, {}, {}, {}}, Scenario{u"b"_s, {}, {}, board.overrides}};
    const Board lasting = withLastingBooks(catalog, board);
    QCOMPARE(lasting.overrides, (QList<Override>{later, another})); // at the place of the first
    QCOMPARE(lasting.scenarios.all.at(1).overrides, (QList<Override>{later, another}));
    QVERIFY(!readBoard(writeBoard(board), u"a"_s).board || board.overrides.size() == 3);
    QVERIFY(readBoard(writeBoard(lasting), u"a"_s).board.has_value());
}

void TestBooks::numbersAreTold()
{
    PriceBook book = aBook("today", PriceKind::OnDemand, {});
    book.formerIds = {BookId(u"imported-7-on-demand"_s)};
    const Catalog catalog = CatalogBuilder().add(book).build();
    Board board{.priceBook = book.formerIds.constFirst()};
    const Problems told = checkBoard(board, catalog, u"a"_s);
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.constFirst().severity, Severity::Warning);
    QVERIFY2(told.constFirst().message.startsWith(u"Number \"imported-7-on-demand\" refers to a list"_s),
             qPrintable(told.constFirst().message));
    QVERIFY(checkBoard(withLastingBooks(catalog, board), catalog, u"a"_s).isEmpty());
}

void TestBooks::absentListsAreToldOnce()
{
    PriceBook absent = aBook("mine", PriceKind::OnDemand, {});
    absent.absence = u"The list is elsewhere."_s;
    const Catalog catalog = CatalogBuilder().add(aBook("on-demand", PriceKind::OnDemand, {})).add(absent).build();
    Board board{.priceBook = BookId(u"mine"_s)};
    board.scenarios.all = {
        {u"a"_s, {}, {}, {}}, {u"b"_s, BookId(u"mine"_s), {}, {}}, {u"c"_s, BookId(u"min"_s), {}, {}}};
    QStringList told = mapped(checkBoard(board, catalog, u"a"_s), &Problem::toText);
    QCOMPARE(told,
             (QStringList{u"a: /prices: The list is elsewhere."_s,
                          u"a: /scenarios/2/prices: The catalogue has no \"min\"; it is not shown."_s}));
}

CHIPBOARD_TEST(TestBooks, chipboard::testing::NoApplication)

} // namespace tst_books

#include "tst_books.moc"
