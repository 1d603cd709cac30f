// Purpose: the cells of one row of a live model: its figures, how many chips, what its money and energy come to. The
// formulas are those of data/model; here they meet cells, and each result what it cannot have a value for.
#pragma once

#include "data/analysis/liveshape.h"
#include "data/model/chipcount.h"

namespace chipboard {

/// What the searches of serving find.
struct LiveAnswer
{
    int chips = 0;
    ServingSpread spread;
};

/// One row: its request as it is estimated, with cells for the figures of its chip, in base units.
struct LiveDevice
{
    const EstimateRequest &request; ///< prepared
    const Calibration &calibration;
    Expr chipsEach;
    Expr memory; ///< that software finds
    Expr bandwidth;
    Expr link;                ///< one way
    std::optional<Expr> peak; ///< at the precision of the work
    Expr attentionPeak;       ///< at BF16
    std::optional<LiveSpan> power;
    std::optional<LiveSpan> machinePower; ///< of one rented whole, where it is stated
    QList<LiveSpan> prices;               ///< USD/h of one, or of a chip in each of the request's sizes; none: no price
    QString noPrice;
    std::optional<LiveAnswer> answer; ///< where it is known, no search for it is written down
};

[[nodiscard]] LiveDevice addDevice(LiveBuilder &builder, const EstimateRequest &prepared,
                                   const Calibration &calibration);

void addTraining(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);
void addServing(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);
void addBatch(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);

/// From the row that the work is on today to each of the others, at the middle of the costs' ranges.
void addMoves(LiveBuilder &builder, LiveModel &model, const LiveWork &work, const QList<Subject> &subjects, int from);

} // namespace chipboard
