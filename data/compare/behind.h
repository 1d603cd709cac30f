// Purpose: the figures behind a number: what a person who points at it may put a value of his own in place of.
#pragma once

#include "data/board/board.h"
#include "data/board/override.h"
#include "data/compare/evaluate.h"

namespace chipboard {

/// The most telling first. Nothing for a row that is not in the catalogue.
[[nodiscard]] QList<FigureAddress> figuresBehind(const Catalog &catalog, const Board &board, const Subject &subject,
                                                 const Metric &metric);

} // namespace chipboard
