// Purpose: what the fields of the Answer page do to a board: the question, the workload, the monthly volume. All of
// them act on every page, since they are the board's own.
#pragma once

#include "app/document/boardedit.h"

namespace chipboard {

/// `filter` is "question", "workload" or "volume"; `choice` an id, or the volume as a person writes it in the language
/// of the program: "2", "2,5" in German, "500M" (billions of tokens or millions of items where no letter follows);
/// empty: no volume. Nothing where the text cannot be.
[[nodiscard]] std::optional<BoardEdit> chooseAnswer(const Catalog &catalog, const Board &board, const QString &filter,
                                                    const QString &choice);
/// One or two sentences: what is wrong with a volume and what can be; empty where it can be.
[[nodiscard]] QString answerRefusal(const Board &board, const QString &filter, const QString &choice);

/// The field of the Payback page: what is spent a month, in the board's currency, "80000" or "80k"; empty: the default.
[[nodiscard]] std::optional<BoardEdit> choosePayback(const Catalog &catalog, const Board &board, const QString &filter,
                                                     const QString &choice);
[[nodiscard]] QString paybackRefusal(const Board &board, const QString &filter, const QString &choice);

} // namespace chipboard
