// Purpose: what all rows of a live model share: the assumptions, and model and workload made from them, with what
// cannot be asked. See data/model/setup.h and data/board/assumption.h, which the formulas follow.
#pragma once

#include "data/analysis/livebuilder.h"

namespace chipboard {

/// Of the catalogue, before anything was assumed but fixedDimensions(), and as the board asks for it.
struct LiveWork
{
    const Catalog &catalog;
    const Board &board;
    const Workload &stated;
    const ModelShape &statedModel;
    EditedWorkload asked;
};

/// Cells that hold for all rows, in base units.
struct LiveShape
{
    Expr parameters;
    Expr active;
    Expr layers;
    Expr hidden;
    Expr headSize;
    Expr width;       ///< of all heads together
    Expr kvHeads;     ///< at least 1
    Expr tokens;      ///< of a training run
    Expr cacheBytes;  ///< of a token
    Expr weights;     ///< as they are served or worked with
    Expr expertShare; ///< of all weights
    Expr missedShare; ///< of the experts, by one token
    bool hasExperts = false;
    Expr refusal; ///< words where the work cannot be asked, else ""
};

/// Those of the model that no cell can change; what follows from them is where the cells begin.
[[nodiscard]] Assumptions fixedDimensions(const Assumptions &assumptions);
/// The exchange rate, which is there without a workload, too.
void addRate(LiveBuilder &builder, const Board &board);
void addAssumptions(LiveBuilder &builder, LiveModel &model, const LiveWork &work);
[[nodiscard]] LiveShape addShape(LiveBuilder &builder, const LiveWork &work);

[[nodiscard]] bool isTraining(Task task);

} // namespace chipboard
