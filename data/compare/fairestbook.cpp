#include "data/compare/fairestbook.h"

#include "data/board/books.h"
#include "data/compare/apply.h"
#include "data/compare/evaluate.h"
#include "data/compare/pricing.h"

#include <optional>
#include <tuple>

namespace chipboard {
namespace {

// Flexibility of a price kind, best first.
int kindRank(PriceKind kind)
{
    switch (kind) {
    case PriceKind::OnDemand:
    case PriceKind::CapacityBlock:
        return 0;
    case PriceKind::Reserved1Year:
        return 1;
    case PriceKind::Reserved3Years:
        return 2;
    case PriceKind::Spot: // can be interrupted, and changes hourly
        return 3;
    case PriceKind::Own:
        return 4;
    case PriceKind::Guide: // contradicts the lists
        return 5;
    }
    return 6;
}

struct BookScore
{
    qsizetype rows = 0;
    bool hasBaseline = false;
};

BookScore scoreOf(const Catalog &catalog, Board board, const PriceBook &book)
{
    board.priceBook = book.id; // it determines the reference instance of a chip
    const EvaluationContext context{catalog, &book, Precision::Bf16, nullptr, 0, {}, false};
    BookScore score;
    for (const Subject &subject : subjectsOf(catalog, board)) {
        if (subject.isAbsent() || choosePrice(context, subject).isMissing())
            continue;
        ++score.rows;
        score.hasBaseline = score.hasBaseline || isBaseline(board, subject);
    }
    return score;
}

} // namespace

qsizetype pricedRows(const Catalog &published, const Board &board)
{
    const Catalog catalog = withRegions(published, board.regions);
    const EvaluationContext context = contextOf(catalog, board, Precision::Bf16);
    const QList<Subject> subjects = subjectsOf(catalog, board);
    return std::ranges::count_if(subjects, [&context](const Subject &subject) {
        return !subject.isAbsent() && !choosePrice(context, subject).isMissing();
    });
}

BookId fairestBook(const Catalog &published, const Board &board)
{
    const Catalog catalog = withRegions(published, board.regions);
    using Order = std::tuple<qsizetype, bool, int, bool, QString, bool>; // larger is better
    const BookId usual = defaultBoard().priceBook;
    std::optional<Order> best;
    BookId found;
    const QList<BookId> used = booksInUse(board);
    for (const PriceBook &book : catalog.books) {
        if (book.isAbsent() || !isOffered(catalog, book.id, used))
            continue;
        const BookScore score = scoreOf(catalog, board, book);
        const Order order{score.rows,       score.hasBaseline, -kindRank(book.kind),
                          book.id == usual, book.asOf,         book.kind == PriceKind::OnDemand};
        if (score.rows == 0 || (best && order <= *best))
            continue;
        best = order;
        found = book.id;
    }
    return found;
}

Board withFairestBook(const Catalog &catalog, Board board)
{
    const BookId fairest = board.priceBookChosen ? BookId() : fairestBook(catalog, board);
    if (!fairest.isEmpty())
        board.priceBook = fairest;
    return board;
}

} // namespace chipboard
