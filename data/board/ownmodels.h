// Purpose: models of a person's own, which a board carries so that they travel with it and with all that is exported
// from it. Their ids begin with "own-", so that none of the catalogue is meant.
#pragma once

#include "data/board/board.h"
#include "data/catalog/workload.h"
#include "data/core/result.h"

namespace chipboard {

inline constexpr qsizetype mostOwnModels = 20; ///< of one board
inline constexpr qsizetype longestModelName = 80;

/// "own-llama-3.1-8b" of "Llama 3.1 8B".
[[nodiscard]] ModelId ownModelId(const QString &name);
/// What such a model names as its source.
[[nodiscard]] SourceId ownModelSource();
/// Whatever they are called, and whoever says so.
[[nodiscard]] bool sameDimensions(const ModelShape &one, const ModelShape &other);

/// The catalogue's model of the same layers, heads and experts, however its parameters are rounded; null where there is
/// none. Estimates of it lean on what was measured of it, those of an own model do not.
[[nodiscard]] const ModelShape *publishedTwin(const Catalog &catalog, const ModelShape &model);
/// Says so; empty without a twin.
[[nodiscard]] QString twinNote(const Catalog &catalog, const ModelShape &model);

/// The board with the model, which it serves from now on; dimensions that were changed for another one are forgotten.
/// A model of the same id and other dimensions stays, and the new one gets a number. A Problem when the model generates
/// no text or the board is full.
[[nodiscard]] Result<Board> withOwnModel(Board board, ModelShape model);

} // namespace chipboard
