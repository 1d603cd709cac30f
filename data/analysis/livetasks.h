// Purpose: the cells of one row of a live model: its figures, number of chips, money and energy. The formulas are those
// of data/model; here they are applied to cells, and each result gets its reasons for missing values.
#pragma once

#include "data/analysis/liveshape.h"
#include "data/model/chipcount.h"

namespace chipboard {

/// Results of the serving searches.
struct LiveAnswer
{
    int chips = 0;
    ServingSpread spread;
};

/// One row: its request, with cells for the figures of its chip, in base units.
struct LiveDevice
{
    const EstimateRequest &request; ///< prepared
    const Calibration &calibration;
    Expr chipsEach;
    Expr memory; ///< as reported by software
    Expr bandwidth;
    Expr link;                ///< one way
    std::optional<Expr> peak; ///< at the precision in use
    Expr attentionPeak;       ///< at BF16
    std::optional<LiveSpan> power;
    std::optional<LiveSpan> machinePower; ///< per unit rented whole, if stated
    QList<LiveSpan> prices;               ///< USD/h per unit, or per chip for each of the request's sizes; may be empty
    QString noPrice;
    std::optional<LiveAnswer> answer; ///< if known, no search is written
};

[[nodiscard]] LiveDevice addDevice(LiveBuilder &builder, const EstimateRequest &prepared,
                                   const Calibration &calibration);

void addTraining(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);
void addServing(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);
void addBatch(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);

/// Moves from the row that currently runs the work to each other row, at the middle of the cost ranges.
void addMoves(LiveBuilder &builder, LiveModel &model, const LiveWork &work, const QList<Subject> &subjects, int from);

} // namespace chipboard
