// Purpose: all pages of a board as the program makes them, for tests that walk every page.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard::test {

/// Without the model check, which belongs to no board. Draws are made synchronously; no prices are imported.
[[nodiscard]] QList<PageSpec> everyPage(const Catalog &catalog, const Board &board,
                                        const Formatter &formatter = Formatter());

[[nodiscard]] PageSpec pageOfId(const QString &id, const QList<PageSpec> &pages);

} // namespace chipboard::test
