// Purpose: what a person needs, typed or chosen on the page Advisor, as pure edits of the board with the names that the
// undo list shows, and why something typed cannot be.
#pragma once

#include "app/document/boardedit.h"

namespace chipboard {

/// `id` is one of the needs' table; `text` is as a person writes it, numbers in the language of the program ("2,5" in
/// German) and money in the board's currency; empty: nobody says. Nothing where the text cannot be.
[[nodiscard]] std::optional<BoardEdit> chooseNeed(const Catalog &catalog, const Board &board, const QString &id,
                                                  const QString &text);
/// One or two sentences: what is wrong with it and what can be; empty where it can be.
[[nodiscard]] QString needRefusal(const Board &board, const QString &id, const QString &text);
/// Nobody says anything.
[[nodiscard]] BoardEdit takeBackNeeds(const Board &board);

} // namespace chipboard
