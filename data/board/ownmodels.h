// Purpose: custom models, stored in a board so that they travel with it and with its exports. Their ids start with
// "own-", so that they never match a catalogue id.
#pragma once

#include "data/board/board.h"
#include "data/catalog/workload.h"
#include "data/core/result.h"

namespace chipboard {

inline constexpr qsizetype mostOwnModels = 20; ///< per board
inline constexpr qsizetype longestModelName = 80;

/// "own-llama-3.1-8b" for "Llama 3.1 8B".
[[nodiscard]] ModelId ownModelId(const QString &name);
[[nodiscard]] SourceId ownModelSource();
/// Compares dimensions only, not names or sources.
[[nodiscard]] bool sameDimensions(const ModelShape &one, const ModelShape &other);

/// The catalogue's model with the same layers, heads and experts, however its parameters are rounded; null if there is
/// none. Its estimates use measurements of the model; those of a custom model do not.
[[nodiscard]] const ModelShape *publishedTwin(const Catalog &catalog, const ModelShape &model);
/// Names the twin; empty without one.
[[nodiscard]] QString twinNote(const Catalog &catalog, const ModelShape &model);

/// Adds the model to the board and serves it; resets dimensions that were changed for another model. A model of the
/// same id with other dimensions stays, and the new one gets a number. A Problem if the model does not generate text or
/// the board is full.
[[nodiscard]] Result<Board> withOwnModel(Board board, ModelShape model);

} // namespace chipboard
