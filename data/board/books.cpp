#include "data/board/books.h"

#include "data/catalog/catalog.h"
#include "data/catalog/pricebook.h"

#include <QHash>

#include <algorithm>
#include <functional>

namespace chipboard {
namespace {

using Visit = std::function<void(BookId &)>;

void visitBooks(QList<Override> &overrides, const Visit &visit)
{
    for (Override &one : overrides)
        visit(one.of.book);
}

// Visits every price list reference of a board. An empty one refers to no list.
void visitUsed(Board &board, const Visit &visit)
{
    visit(board.priceBook);
    visitBooks(board.overrides, visit);
    for (Scenario &scenario : board.scenarios.all) {
        visit(scenario.priceBook);
        visitBooks(scenario.overrides, visit);
    }
}

void visitBooks(Board &board, const Visit &visit)
{
    visitUsed(board, visit);
    visit(board.drawn.book);
    for (DrawnList &list : board.drawn.others)
        visit(list.book);
}

// Two ids may have become one list: of two overrides of one figure, the later one wins.
QList<Override> eachOnce(const QList<Override> &overrides)
{
    QList<Override> once;
    QHash<QString, qsizetype> places;
    for (const Override &one : overrides) {
        const auto place = places.constFind(one.of.key());
        if (place != places.constEnd()) {
            once[*place] = one;
            continue;
        }
        places.insert(one.of.key(), once.size());
        once << one;
    }
    return once;
}

Visit addTo(QList<BookId> &books)
{
    return [&books](const BookId &book) {
        if (!book.isEmpty() && !books.contains(book))
            books << book;
    };
}

} // namespace

QList<BookId> booksOf(const Board &board)
{
    QList<BookId> books;
    Board copy = board;
    visitBooks(copy, addTo(books));
    return books;
}

QList<BookId> booksInUse(const Board &board)
{
    QList<BookId> books;
    Board copy = board;
    visitUsed(copy, addTo(books));
    return books;
}

bool isOffered(const Catalog &catalog, const BookId &book, const QList<BookId> &used)
{
    const std::optional<ImportedName> name = importedNameIn(book);
    return !name || std::ranges::any_of(used, [&](const BookId &one) {
        const PriceBook *found = catalog.book(one); // a former id stands for the current one
        const std::optional<ImportedName> other = importedNameIn(found != nullptr ? found->id : one);
        return other && other->isImportedWith(*name);
    });
}

Board withLastingBooks(const Catalog &catalog, Board board)
{
    visitBooks(board, [&catalog](BookId &book) {
        if (const PriceBook *found = catalog.book(book))
            book = found->id;
    });
    board.overrides = eachOnce(board.overrides);
    for (Scenario &scenario : board.scenarios.all)
        scenario.overrides = eachOnce(scenario.overrides);
    return board;
}

QString pricesName(const Catalog &catalog, const Board &board)
{
    const PriceBook *book = catalog.book(board.priceBook);
    return QStringList{QStringList{book != nullptr ? book->name : board.priceBook.text()} + board.regions}.join(u", ");
}

} // namespace chipboard
