// Purpose: the price lists that a board refers to: its own and those of its scenarios, overrides and saved figures.
// Code that reads prices for a board gets the required lists here.
#pragma once

#include "data/board/board.h"

namespace chipboard {

/// Unique, the board's own first.
[[nodiscard]] QList<BookId> booksOf(const Board &board);
/// Without lists that only the saved figures refer to.
[[nodiscard]] QList<BookId> booksInUse(const Board &board);
/// True if a board that uses the lists `used` may take prices from the book without naming it: a catalogue list, or one
/// imported together with a used list. Other imported lists are excluded.
[[nodiscard]] bool isOffered(const Catalog &catalog, const BookId &book, const QList<BookId> &used);

/// "On-demand list, us-east-2": the board's list and price regions; the id if the list is missing.
[[nodiscard]] QString pricesName(const Catalog &catalog, const Board &board);

/// For saving: replaces former ids that the catalogue knows by the current ones.
[[nodiscard]] Board withLastingBooks(const Catalog &catalog, Board board);

} // namespace chipboard
