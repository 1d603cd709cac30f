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
    Expr memory; ///< as printed
    Expr physical;
    Expr bandwidth;
    Expr link;                ///< one way
    std::optional<Expr> peak; ///< at the precision of the work
    Expr attentionPeak;       ///< at BF16
    Precision peakPrecision = Precision::Bf16;
    std::optional<LiveSpan> power;
    std::optional<LiveSpan> machinePower; ///< of one rented whole, where it is stated
    std::optional<LiveSpan> price;        ///< USD/h of one
    QString noPrice;
    std::optional<LiveAnswer> answer; ///< where it is known, no search for it is written down
};

/// How many chips, and why nothing is estimated on them; the words get more from the first to the last.
struct LiveCount
{
    Expr chips;
    Expr instances;
    Expr refusal; ///< cannot be asked
    Expr misfit;  ///< or does not fit
    Expr problem; ///< or has no peak, no link
};

[[nodiscard]] LiveDevice addDevice(LiveBuilder &builder, const EstimateRequest &prepared,
                                   const Calibration &calibration);

void addTraining(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);
void addServing(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);
void addBatch(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);

/// `asked` chips if the assumption says so, in whole instances, else `automatic`. Its refusal is that of `shape` or of
/// a count that whole instances do not give.
[[nodiscard]] LiveCount addCount(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device,
                                 const Expr &automatic);
/// The next number of chips that whole instances give.
[[nodiscard]] Expr inWhole(const LiveDevice &device, const Expr &chips);
/// Results about memory; completes the misfit by `fits`.
void addFit(LiveBuilder &builder, LiveCount &count, const Expr &fits, const Expr &needed, const Expr &fewest);
/// Completes the problem by the checks, then says how many work: none where nothing can be estimated.
void addObstacles(LiveBuilder &builder, const LiveDevice &device, LiveCount &count,
                  const QList<LiveBuilder::Check> &checks);
/// No peak, and an unknown link where `together` chips need it.
[[nodiscard]] QList<LiveBuilder::Check> obstaclesOf(const LiveDevice &device, const Expr &together);

/// The rent, and its results; nothing where there is no price.
[[nodiscard]] std::optional<LiveSpan> addRent(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count);

void addEnergyOfRun(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &wallTime);
void addEnergyOfTokens(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &speed);
void addEnergyOfItems(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &speed);

/// From the row that the work is on today to each of the others, at the middle of the costs' ranges.
void addMoves(LiveBuilder &builder, LiveModel &model, Task task, int from);

/// It is announced, and nobody told how its chips are linked.
[[nodiscard]] bool isSecretive(const Device &device);

/// The range of results whose constants other chips lent.
[[nodiscard]] double widenedError(double error, bool borrowed, const Calibration &calibration);

} // namespace chipboard
