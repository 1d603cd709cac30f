// Purpose: figures of one's own as edits of a board, with the names that the undo list shows. Pure, like boardedit.h.
#pragma once

#include "app/document/boardedit.h"

namespace chipboard {

/// "Override Trainium3 price 1.80 USD/h". A value that the figure cannot have changes nothing.
[[nodiscard]] BoardEdit setOverride(const Catalog &catalog, const Board &board, const Override &one);
/// "Take back Trainium3 price".
[[nodiscard]] BoardEdit takeBackOverride(const Catalog &catalog, const Board &board, const FigureAddress &of);
[[nodiscard]] BoardEdit takeBackOverrides(const Board &board);

/// What moved since the board was saved is settled: it is drawn with the catalogue as it is now.
[[nodiscard]] BoardEdit takeNewFigures(const Catalog &catalog, const Board &board);
/// Likewise, but the old figures become the board's own.
[[nodiscard]] BoardEdit keepOldFigures(const Catalog &catalog, const Board &board);

} // namespace chipboard
