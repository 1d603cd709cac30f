// Purpose: edits made in the fields of a page, as pure board edits named for the undo list, and error messages for
// invalid input.
#pragma once

#include "app/document/boardedit.h"

namespace chipboard {

// Edits of the What-if page, as pure board edits named for the undo list.

/// `id` is one of whatIfChoiceIds(), `value` one of its choices; empty: automatic.
[[nodiscard]] std::optional<BoardEdit> chooseWhatIf(const Catalog &catalog, const Board &board, const QString &id,
                                                    const QString &value);
/// Resets all choices to automatic.
[[nodiscard]] BoardEdit takeBackWhatIf(const Board &board);

// Requirements, typed or chosen on the page Find a chip, and error messages for invalid input.

/// `id` is a row of the requirements table; `text` uses the locale's number format ("2,5" in German) and the board's
/// currency; empty: not stated. Returns nothing if the text is invalid.
[[nodiscard]] std::optional<BoardEdit> chooseNeed(const Catalog &catalog, const Board &board, const QString &id,
                                                  const QString &text);
/// One or two sentences: what is wrong and what is valid; empty if the text is valid.
[[nodiscard]] QString needRefusal(const Board &board, const QString &id, const QString &text);
/// Removes all requirements.
[[nodiscard]] BoardEdit takeBackNeeds(const Board &board);

// The fields of the Answer page: question, workload, monthly volume. They affect every page.

/// `filter` is "question", "workload" or "volume"; `choice` an id, or the volume in the locale's number format: "2",
/// "2,5" in German, "500M" (billions of tokens or millions of items without a suffix); empty: no volume. Returns
/// nothing if the text is invalid.
[[nodiscard]] std::optional<BoardEdit> chooseAnswer(const Catalog &catalog, const Board &board, const QString &filter,
                                                    const QString &choice);
/// One or two sentences: what is wrong with a volume and what is valid; empty if it is valid.
[[nodiscard]] QString answerRefusal(const Board &board, const QString &filter, const QString &choice);

/// The fields of the Payback page: "subject" to move to and "against" to move from, as for chooseWhatIf(), and the
/// monthly spend in the board's currency, "80000" or "80k"; empty: the default.
[[nodiscard]] std::optional<BoardEdit> choosePayback(const Catalog &catalog, const Board &board, const QString &filter,
                                                     const QString &choice);
[[nodiscard]] QString paybackRefusal(const Board &board, const QString &filter, const QString &choice);

} // namespace chipboard
