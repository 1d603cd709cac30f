// Purpose: all pages of a board as the program makes them, for tests that walk every page.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard::test {

/// But for the model check, which is about no board. Draws are made at once, and no prices were imported.
[[nodiscard]] QList<PageSpec> everyPage(const Catalog &catalog, const Board &board,
                                        const Formatter &formatter = Formatter());

/// The one of that id among them.
[[nodiscard]] PageSpec pageOfId(const QString &id, const QList<PageSpec> &pages);

} // namespace chipboard::test
