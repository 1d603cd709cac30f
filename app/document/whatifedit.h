// Purpose: what a person asks of the What-if page, as pure edits of the board, with the names that the undo list shows.
#pragma once

#include "app/document/boardedit.h"

namespace chipboard {

/// `id` is one of whatIfChoiceIds(), `value` one of its choices; empty: chosen by the page. Nothing when there is no
/// such choice.
[[nodiscard]] std::optional<BoardEdit> chooseWhatIf(const Catalog &catalog, const Board &board, const QString &id,
                                                    const QString &value);
/// Everything is chosen by the page again.
[[nodiscard]] BoardEdit takeBackWhatIf(const Board &board);

} // namespace chipboard
