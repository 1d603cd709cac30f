// Purpose: the formulas of one row of a live model: of training, serving and batches, and what they cost. Each follows
// the estimator of the same name in data/estimate, where the formulas have their sources.
#pragma once

#include "data/live/liveshape.h"

namespace chipboard {

/// One row: its request as it is estimated, with cells for the figures of its chip.
struct LiveDevice
{
    const EstimateRequest &request; ///< prepared
    const Calibration &calibration;
    LiveFormula chipsEach;
    LiveFormula memory;              ///< GB, as printed
    LiveFormula physical;            ///< GB
    LiveFormula bandwidth;           ///< GB/s
    LiveFormula link;                ///< GB/s, one way
    std::optional<LiveFormula> peak; ///< TFLOPS, at the precision of the work
    LiveFormula attentionPeak;       ///< at BF16
    Precision peakPrecision = Precision::Bf16;
    std::optional<LiveSpan> power; ///< W
    std::optional<LiveSpan> price; ///< USD/h of one
    QString noPrice;
};

/// How many chips, and why nothing is estimated on them; the words get more from the first to the last.
struct LiveCount
{
    LiveFormula chips;
    LiveFormula instances;
    LiveFormula refusal; ///< cannot be asked
    LiveFormula misfit;  ///< or does not fit
    LiveFormula problem; ///< or has no peak, no link
};

[[nodiscard]] LiveDevice addDevice(LiveBuilder &builder, const EstimateRequest &prepared,
                                   const Calibration &calibration);

void addTraining(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);
void addServing(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);
void addBatch(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device);

/// `asked` chips if the assumption says so, in whole instances, else `automatic`. Its refusal is that of `shape` or of
/// a count that whole instances do not give.
[[nodiscard]] LiveCount addCount(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device,
                                 const LiveFormula &automatic);
/// The next number of chips that whole instances give.
[[nodiscard]] LiveFormula inWhole(const LiveDevice &device, const LiveFormula &chips);
/// Results about memory; completes the misfit by `fits`.
void addFit(LiveBuilder &builder, LiveCount &count, const LiveFormula &fits, const LiveFormula &needed,
            const LiveFormula &fewest);
/// How many work, once the problem is complete: where nothing can be estimated nobody does.
void addUsed(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count);
/// No peak, and a link that nobody knows where `together` chips need it; then how many work.
void addObstacles(LiveBuilder &builder, const LiveDevice &device, LiveCount &count, const LiveFormula &together);

/// The rent, and its results; nothing where there is no price.
[[nodiscard]] std::optional<LiveSpan> addRent(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count);
/// What a million items cost, of `speed` a second.
[[nodiscard]] LiveSpan costOfMillion(const LiveBuilder &builder, const LiveSpan &rent, const LiveSpan &speed);

void addEnergyOfRun(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &wallHours);
void addEnergyOfTokens(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &speed);
void addEnergyOfItems(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &speed);

/// Of a month's work: `work` items of `speed` a second.
void addMonth(LiveBuilder &builder, const LiveCount &count, const LiveSpan &speed, const LiveFormula &work,
              const std::optional<LiveSpan> &rent, const LiveDevice &device, const QString &notStated);

/// From the row that the work is on today to each of the others. As data/whatif/breakeven.h, at the middle of the
/// costs' ranges.
void addMoves(LiveBuilder &builder, LiveModel &model, Task task, int from);

/// It is announced, and nobody told how its chips are linked.
[[nodiscard]] bool isSecretive(const Device &device);

/// The range of results whose constants other chips lent.
[[nodiscard]] double widenedError(double error, bool borrowed, const Calibration &calibration);

} // namespace chipboard
