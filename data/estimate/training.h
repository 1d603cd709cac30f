// Purpose: how fast a chip trains a model, how long a run takes and what share of the peak that is.
#pragma once

#include "data/catalog/workload.h"
#include "data/core/result.h"
#include "data/estimate/bound.h"
#include "data/estimate/device.h"

// Time per token and chip:
//   t = [ w N / (P e f)  +  w/2 L h s / (P16 e fa)  +  w/6 L h k / BW ] x (N_all / N)^a x max(1, n/8)^g x max(1, n/b)^c
//   w    6, or 4 for LoRA: forward 2N, gradients of activations 2N, of weights 2N (Kaplan et al. 2020, arXiv
//   2001.08361;
//        Hoffmann et al. 2022, arXiv 2203.15556; a frozen base has no weight gradients)
//   N    active parameters, P dense peak at the precision used, e efficiency of the chip's family
//   f    factor of FP8, FP4 or FP16; 1 for BF16
//   2nd  causal attention, at BF16 whatever the rest runs at: half of 12 L h s (PaLM, arXiv 2204.02311, appendix B)
//   3rd  activations through memory: k bytes per layer and unit of width
//   a    experts: routing, small products and uneven load cost more the sparser the model is
//   g    slow growth of collectives with the chips n; c: cost of splitting a sequence or a layer when a step has fewer
//        sequences b than chips
// e, f, fa, k, a, g, c: calibration (data/catalog/calibration.h), found from published rows.
// A run: chip time = tokens x t / goodput; wall time = chip time / n (EleutherAI, Transformer Math 101).
// Range: value / (1 + p) to value x (1 + p), p the error that eight of ten evidence rows stay below.

namespace chipboard {

struct TrainingSetup
{
    Task task = Task::Pretrain;
    Precision precision = Precision::Bf16;
    int sequence = 0;    ///< tokens, at least 1
    int chips = 1;       ///< at least 1
    int globalBatch = 0; ///< sequences in a step; 0: not known, then no split is reckoned with
};

enum class AttentionCount { Full, Causal };
/// FLOP of one token, forward and backward: w N + 2 w L h s (full) or w L h s (causal), as in published utilisations.
[[nodiscard]] Operations trainingOperations(const ModelShape &model, Task task, int sequence, AttentionCount count);

/// Activations of one token through memory, forward and backward: w/6 L h k.
[[nodiscard]] DataSize trainingTraffic(const ModelShape &model, Task task, const TrainingConstants &constants);

/// Of the calibration, where `asked` is reckoned at the peak of `found`; 1 for BF16.
[[nodiscard]] double trainingPrecisionFactor(const TrainingConstants &constants, Precision asked, Precision found,
                                             bool sparse);

/// Where the time of one token on one chip goes.
struct TrainingTime
{
    Duration products;
    Duration attention;
    Duration traffic;
    Duration routing;  ///< what sparsity adds
    Duration exchange; ///< what many chips add

    [[nodiscard]] Duration total() const { return products + attention + traffic + routing + exchange; }
    [[nodiscard]] Bound bound() const;

    friend bool operator==(const TrainingTime &, const TrainingTime &) = default;
};

struct TrainingSpeed
{
    Ranged<Dimension::Throughput> perChip; ///< tokens a second
    double utilisation = 0.0;              ///< model FLOP utilisation as the family publishes it
    TrainingTime time;
    Precision precision = Precision::Bf16; ///< that the peak is of
    double error = 0.0;
    QString borrowedFrom; ///< family that lends its efficiency; empty when it is the chip's own

    friend bool operator==(const TrainingSpeed &, const TrainingSpeed &) = default;
};

/// Fails, in words, on impossible dimensions, fewer than 1 chip, or a chip without a published peak.
[[nodiscard]] Result<TrainingSpeed> trainingSpeed(const ModelShape &model, const TrainingSetup &setup,
                                                  const Device &device, const TrainingConstants &constants);

struct TrainingRun
{
    Ranged<Dimension::Duration> chipTime;
    Ranged<Dimension::Duration> wallTime;
};
/// `tokens` > 0 on `chips` >= 1, at the goodput of the calibration.
[[nodiscard]] TrainingRun trainingRun(const TrainingSpeed &speed, double tokens, int chips, double goodput);

/// Tokens a second and chip from a published utilisation (0 to 1): u P / FLOP per token.
[[nodiscard]] std::optional<Throughput> throughputOfUtilisation(const ModelShape &model, const TrainingSetup &setup,
                                                                const Device &device, double utilisation);

} // namespace chipboard
