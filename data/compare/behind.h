// Purpose: the figures behind a number, which the user can override.
#pragma once

#include "data/board/board.h"
#include "data/board/override.h"
#include "data/compare/evaluate.h"

namespace chipboard {

/// The most influential first. Empty for a row that is not in the catalogue.
[[nodiscard]] QList<FigureAddress> figuresBehind(const Catalog &catalog, const Board &board, const Subject &subject,
                                                 const Metric &metric);

} // namespace chipboard
