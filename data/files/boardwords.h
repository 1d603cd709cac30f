// Purpose: what a person wrote on a board's charts, in its file: "words", and "title_claims" of the board's own title.
// Absent where nothing was written.
#pragma once

#include "data/board/board.h"
#include "data/core/jsonreader.h"
#include "data/core/jsonwriter.h"

namespace chipboard {

[[nodiscard]] QList<TitleClaim> readTitleClaims(ObjectReader &board);
void writeTitleClaims(JsonWriter &writer, const QList<TitleClaim> &claims);
[[nodiscard]] QList<ChartWords> readWords(ObjectReader &board);
void writeWords(JsonWriter &writer, const QList<ChartWords> &words);

} // namespace chipboard
