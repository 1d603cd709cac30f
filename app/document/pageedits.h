// Purpose: what a person asks for in the fields of a page, as pure edits of the board with the names that the undo
// list shows, and why something typed cannot be.
#pragma once

#include "app/document/boardedit.h"

namespace chipboard {

// What a person asks of the What-if page, as pure edits of the board, with the names that the undo list shows.

/// `id` is one of whatIfChoiceIds(), `value` one of its choices; empty: chosen by the page.
[[nodiscard]] std::optional<BoardEdit> chooseWhatIf(const Catalog &catalog, const Board &board, const QString &id,
                                                    const QString &value);
/// Everything is chosen by the page again.
[[nodiscard]] BoardEdit takeBackWhatIf(const Board &board);

// Requirements, typed or chosen on the page Find a chip, and why something typed cannot be.

/// `id` is one of the needs' table; `text` is as a person writes it, numbers in the language of the program ("2,5" in
/// German) and money in the board's currency; empty: not stated. Nothing where the text cannot be.
[[nodiscard]] std::optional<BoardEdit> chooseNeed(const Catalog &catalog, const Board &board, const QString &id,
                                                  const QString &text);
/// One or two sentences: what is wrong with it and what can be; empty where it can be.
[[nodiscard]] QString needRefusal(const Board &board, const QString &id, const QString &text);
/// Nobody says anything.
[[nodiscard]] BoardEdit takeBackNeeds(const Board &board);

// The fields of the Answer page: question, workload, monthly volume. They act on every page.

/// `filter` is "question", "workload" or "volume"; `choice` an id, or the volume as a person writes it in the language
/// of the program: "2", "2,5" in German, "500M" (billions of tokens or millions of items where no letter follows);
/// empty: no volume. Nothing where the text cannot be.
[[nodiscard]] std::optional<BoardEdit> chooseAnswer(const Catalog &catalog, const Board &board, const QString &filter,
                                                    const QString &choice);
/// One or two sentences: what is wrong with a volume and what can be; empty where it can be.
[[nodiscard]] QString answerRefusal(const Board &board, const QString &filter, const QString &choice);

/// The fields of the Payback page: "subject" to move to and "against" to move from, as of chooseWhatIf(), and what is
/// spent a month, in the board's currency, "80000" or "80k"; empty: the default.
[[nodiscard]] std::optional<BoardEdit> choosePayback(const Catalog &catalog, const Board &board, const QString &filter,
                                                     const QString &choice);
[[nodiscard]] QString paybackRefusal(const Board &board, const QString &filter, const QString &choice);

} // namespace chipboard
