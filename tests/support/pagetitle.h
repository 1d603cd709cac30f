// Purpose: a title that a person wrote above a page, as a board keeps it.
#pragma once

#include "data/board/board.h"

namespace chipboard::testing {

inline void setOwnTitle(Board &board, const QString &page, const QString &title)
{
    ChartWords words = wordsOf(board.words, page, {});
    words.title = title;
    board.words = withWords(board.words, words);
}

} // namespace chipboard::testing
