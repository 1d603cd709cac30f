// Purpose: describes the differences of two boards in sentences: "Prices set to AWS Capacity Blocks."
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"

#include <QStringList>

namespace chipboard {

/// One sentence per changed setting; empty if none. Texts and the order of charts do not count.
[[nodiscard]] QStringList changesBetween(const Catalog &catalog, const Board &before, const Board &after,
                                         const Formatter &formatter);

} // namespace chipboard
