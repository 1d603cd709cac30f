// Purpose: what differs between two boards, in sentences for a person who clicked once: "Prices set to AWS Capacity
// Blocks."
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"

#include <QStringList>

namespace chipboard {

/// One sentence for each setting that differs; empty where none does. Words and the order of charts are no settings.
[[nodiscard]] QStringList changesBetween(const Catalog &catalog, const Board &before, const Board &after,
                                         const Formatter &formatter);

} // namespace chipboard
