// Purpose: what all rows of a live model share: the assumptions, and model and workload made from them, with what
// cannot be asked. See data/estimate/shapecheck.h and data/board/assumption.h, which the formulas follow.
#pragma once

#include "data/live/livebuilder.h"

namespace chipboard {

inline constexpr double perGigabyte = 1e9;

/// Of the catalogue, before anything was assumed, and as the board asks for it.
struct LiveWork
{
    const Catalog &catalog;
    const Board &board;
    const Workload &stated;
    const ModelShape &statedModel;
    EditedWorkload asked;
};

/// Cells that hold for all rows.
struct LiveShape
{
    LiveFormula parameters; ///< plain numbers, not billions
    LiveFormula active;
    LiveFormula layers;
    LiveFormula hidden;
    LiveFormula headSize;
    LiveFormula width;       ///< of all heads together
    LiveFormula kvHeads;     ///< at least 1
    LiveFormula tokens;      ///< of a training run
    LiveFormula cacheBytes;  ///< of a token
    LiveFormula weights;     ///< GB, as they are served or worked with
    LiveFormula expertShare; ///< of all weights
    LiveFormula missedShare; ///< of the experts, by one token
    bool hasExperts = false;
    LiveFormula refusal; ///< words where the work cannot be asked, else ""
};

/// The exchange rate, which is there without a workload, too.
void addRate(LiveBuilder &builder, const Board &board);
void addAssumptions(LiveBuilder &builder, LiveModel &model, const LiveWork &work);
[[nodiscard]] LiveShape addShape(LiveBuilder &builder, const LiveWork &work);

/// The first of the conditions that holds tells why not; "" when none does.
struct LiveCheck
{
    LiveFormula holds;
    QString words;
};
[[nodiscard]] LiveFormula firstOf(const QList<LiveCheck> &checks, const LiveFormula &otherwise);

[[nodiscard]] bool isTraining(Task task);

} // namespace chipboard
