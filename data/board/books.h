// Purpose: the price lists that a board names, wherever it does: its own, those of its scenarios, of its overrides and
// of what it was drawn with. Whoever reads prices for a board asks here which ones it needs.
#pragma once

#include "data/board/board.h"

namespace chipboard {

/// Each once, the board's own first.
[[nodiscard]] QList<BookId> booksOf(const Board &board);
/// Without those that it is only remembered to have been drawn with.
[[nodiscard]] QList<BookId> booksInUse(const Board &board);
/// A board whose lists are `used` may take prices from the book, though it does not name it: one of the catalogue's
/// own, or one that was imported together with a list that is used. Nobody asked for the other imported ones.
[[nodiscard]] bool isOffered(const Catalog &catalog, const BookId &book, const QList<BookId> &used);

/// "On-demand list, us-east-2": the board's list and the regions of its prices; the id of one that is not here.
[[nodiscard]] QString pricesName(const Catalog &catalog, const Board &board);

/// As a file is to name them: what the catalogue knows under a name of old, under the name of today.
[[nodiscard]] Board withLastingBooks(const Catalog &catalog, Board board);

} // namespace chipboard
