// Purpose: training speed of a chip, duration of a run, and utilisation.
#pragma once

#include "data/catalog/workload.h"
#include "data/core/result.h"
#include "data/model/device.h"
#include "data/model/inference.h"
#include "data/model/memoryfit.h"
#include "data/model/terms.h"

#include <QVarLengthArray>

#include <span>

// Time per token and chip:
//   t = [ w N / (P e f)  +  w/2 L h s / (P16 e fa)  +  w/6 L h k / BW ]
//       x (N_all / N)^a x max(1, n/8)^g x max(1, n/b)^(c 8192/h)
//       + x min(N_all, 32e9) / d x n / (b s)
//   w    6, or 4 for LoRA: forward 2N, gradients of activations 2N, of weights 2N (Kaplan et al. 2020, arXiv
//        2001.08361; Hoffmann et al. 2022, arXiv 2203.15556; a frozen base has no weight gradients)
//   N    active parameters, P dense peak at the precision used, e efficiency of the chip family
//   f    factor of FP8, FP4 or FP16; 1 for BF16. Products use a wider format if that is faster.
//   2nd  causal attention, always at BF16: half of 12 L h s (PaLM, arXiv 2204.02311, appendix B)
//   3rd  activation traffic through memory: k bytes per layer and unit of width
//   a    experts: routing, small products and uneven load cost more the sparser the model is
//   g    slow growth of collectives with the chips n; c: cost of splitting a sequence or layer if a step has fewer
//        sequences b than chips: exchange grows with the width h, multiplication with its square
//   x    gradient exchange between replicas once per step, as far as it does not overlap with the backward pass
//        (Rajbhandari et al. 2020, arXiv 1910.02054, section 7). The d chips of a link domain (64 with wide links,
//        else 8) share the network traffic, and models above 32e9 are split. Zero within one domain, for LoRA, or if
//        the global batch is unknown.
// e, f, fa, k, a, g, c, x: calibration (data/catalog/calibration.h), fitted to published rows (trainingfit.h).
// A run: chip time = tokens x t / goodput; wall time = chip time / n (EleutherAI, Transformer Math 101).
// Range: value / (1 + p) to value x (1 + p), p the 80th percentile error of the evidence rows.

namespace chipboard {

struct TrainingSetup
{
    Task task = Task::Pretrain;
    Precision precision = Precision::Bf16;
    int sequence = 0;    ///< tokens, at least 1
    int chips = 1;       ///< at least 1
    int globalBatch = 0; ///< sequences per step; 0: unknown, splitting is ignored then
};

enum class AttentionCount { Full, Causal };
/// FLOP per token, forward and backward: w N + 2 w L h s (full) or w L h s (causal), as in published utilisations.
[[nodiscard]] Operations trainingOperations(const ModelShape &model, Task task, int sequence, AttentionCount count);

/// Activation traffic of one token through memory, forward and backward: w/6 L h k.
[[nodiscard]] DataSize trainingTraffic(const ModelShape &model, Task task, const TrainingConstants &constants);

/// The constants with the family's own values.
[[nodiscard]] TrainingConstants constantsOfFamily(const TrainingConstants &all, const TrainingEfficiency &family);

/// Factor of a family's constants if `asked` runs at the peak of `found`; 1 for BF16. At least the value that keeps
/// products as fast as at a wider format of the chip.
[[nodiscard]] double trainingPrecisionFactor(const TrainingConstants &constants, const Device &device, Precision asked,
                                             const PeakChoice &found, bool sparse);

/// Relative error: the interval from value / (1 + error) to value x (1 + error) contains the share of unseen
/// measurements of the family, or of all chips, that trainingBasis() gives.
[[nodiscard]] double trainingError(const TrainingConstants &constants, const FamilyTraits &family, bool sparse);
[[nodiscard]] RangeBasis trainingBasis(const TrainingConstants &constants, const FamilyTraits &family, bool sparse);
/// Error of a full run's chip-hours: the speed's error combined with that of interruptions, as independent errors; the
/// latter as measured for dense models on all chips.
[[nodiscard]] double trainingRunError(const TrainingConstants &constants, const FamilyTraits &family, bool sparse,
                                      const ResultErrors &errors);

/// Breakdown of the time of one token on one chip.
struct TrainingTime
{
    Duration products;
    Duration attention;
    Duration traffic;
    Duration routing;  ///< overhead of sparsity
    Duration exchange; ///< overhead of many chips

    [[nodiscard]] Duration total() const { return products + attention + traffic + routing + exchange; }
    [[nodiscard]] Bound bound() const;

    friend bool operator==(const TrainingTime &, const TrainingTime &) = default;
};

/// Time of a token on one chip, from a family's constants and efficiency; empty if the chip has no peak.
[[nodiscard]] std::optional<TrainingTime> trainingTimeBy(const ModelShape &model, const TrainingSetup &setup,
                                                         const Device &device, const TrainingConstants &constants,
                                                         double efficiency);

/// Chips that share the network traffic.
[[nodiscard]] double chipsOfDomain(const FamilyTraits &family);

struct TrainingSpeed
{
    Ranged<Dimension::Throughput> perChip; ///< tokens per second
    double utilisation = 0.0;              ///< model FLOP utilisation as the family publishes it
    TrainingTime time;
    Precision precision = Precision::Bf16; ///< precision of the peak
    double error = 0.0;
    QString borrowedFrom; ///< family that the efficiency comes from; empty if the chip's own

    friend bool operator==(const TrainingSpeed &, const TrainingSpeed &) = default;
};

/// Fails with a message on invalid dimensions, fewer than 1 chip, or a chip without a published peak.
[[nodiscard]] Result<TrainingSpeed> trainingSpeed(const ModelShape &model, const TrainingSetup &setup,
                                                  const Device &device, const TrainingConstants &constants);

struct TrainingRun
{
    Ranged<Dimension::Duration> chipTime;
    Ranged<Dimension::Duration> wallTime;
};
/// `tokens` > 0 on `chips` >= 1, at the calibration's goodput.
[[nodiscard]] TrainingRun trainingRun(const TrainingSpeed &speed, double tokens, int chips, double goodput);

/// Tokens/s per chip from a published utilisation (0 to 1): u P / FLOP per token.
[[nodiscard]] std::optional<Throughput> throughputOfUtilisation(const ModelShape &model, const TrainingSetup &setup,
                                                                const Device &device, double utilisation);

// Formulas of training, over numbers or expressions (number.h). Sources: above and memoryfit.h.

/// Inputs of the time per token on one chip, in base units.
template<class N>
struct TrainingFigures
{
    N parameters = 0.0;
    N active = 0.0;
    N layers = 0.0;
    N hidden = 0.0;
    N sequence = 0.0;
    N chips = 0.0;
    N globalBatch = 0.0;  ///< 0: unknown
    N perParameter = 6.0; ///< FLOP per token and parameter: 4 for LoRA
    N peak = 0.0;         ///< FLOP/s at the precision used
    N attentionPeak = 0.0;
    N bandwidth = 0.0;
    N efficiency = 0.0;
    N precisionFactor = 1.0;
    N attentionFactor = 1.0;
    double trafficPerActivation = 0.0; ///< bytes
    double sparsityExponent = 0.0;
    double scaleExponent = 0.0;
    double splitExponent = 0.0;
    double perGradient = 0.0; ///< s per step for each weight that a chip exchanges
    double domain = 8.0;      ///< chips that share the network
};

template<class N>
struct TrainingTimeOf
{
    N products = 0.0; ///< s, as all others
    N attention = 0.0;
    N traffic = 0.0;
    N routing = 0.0;
    N exchange = 0.0;
    N whole = 0.0;
};

[[nodiscard]] inline double flopPerParameter(Task task) { return task == Task::Lora ? 4.0 : 6.0; }

/// Memory traffic of a token's activations in bytes.
template<class N>
[[nodiscard]] N activationTraffic(const N &layers, const N &hidden, const N &perParameter, double perActivation)
{
    return perActivation * (layers * hidden * perParameter / 6.0);
}

/// A mixture of experts: a token uses fewer weights than there are.
template<class N>
[[nodiscard]] auto isSparse(const N &parameters, const N &active)
{
    constexpr double denseShare = 0.9; // as ModelShape::isSparse()
    return active < denseShare * parameters;
}

/// Chip time of a run over `tokens`; `goodput`: productive share.
template<class N>
[[nodiscard]] N chipTimeOfRun(const N &timePerToken, const N &tokens, const N &goodput)
{
    return timePerToken * (tokens / goodput);
}

/// Share of the peak: `flop` per token over its time.
template<class N>
[[nodiscard]] N utilisationOf(const N &flop, const N &peak, const N &timePerToken)
{
    return flop / peak / timePerToken;
}

/// Sets the calibrated inputs, with `factor` on the family's efficiency; requires the parameters and the peak.
/// `constants`: of the family, `found`: the peak at the setup's precision.
template<class N, class Trace>
void takeConstants(TrainingFigures<N> &figures, const TrainingConstants &constants, const TrainingSetup &setup,
                   const Device &device, const PeakChoice &found, double efficiency, const N &factor, Trace &trace)
{
    const bool isLora = setup.task == Task::Lora;
    const auto precisionFactor = [&](bool sparse) {
        return trainingPrecisionFactor(constants, device, setup.precision, found, sparse);
    };
    figures.efficiency =
        trace.measured("efficiency", "family_efficiency", efficiency * (isLora ? 1.0 / constants.loraFactor : 1.0),
                       device.family.training.evidence, factor);
    figures.precisionFactor =
        trace.step("precision_factor", Unit::One,
                   select(isSparse(figures.parameters, figures.active), precisionFactor(true), precisionFactor(false)));
    figures.attentionFactor = trace.constant("attention_factor", Unit::One, constants.attentionFactor);
    figures.trafficPerActivation = constants.trafficPerActivation.base();
    figures.sparsityExponent = constants.sparsityExponent;
    figures.scaleExponent = constants.scaleExponent;
    figures.splitExponent = constants.splitExponent;
    figures.perGradient = isLora ? 0.0 : constants.gradientExchange.base();
    figures.domain = chipsOfDomain(device.family);
}

/// Exponent of splitting a sequence.
template<class N>
[[nodiscard]] N splitOf(const TrainingFigures<N> &figures)
{
    constexpr double width = 8192.0;
    constexpr double most = 0.5; // so that more chips are never slower
    return minOf(N(most), figures.splitExponent * (width / maxOf(figures.hidden, N(1.0))));
}

/// Time per token that gradient exchange adds on one chip.
template<class N>
[[nodiscard]] N gradientTime(const TrainingFigures<N> &figures)
{
    constexpr double largestPart = 32e9; // fits into eight times 80 GB at 18 bytes per weight
    const N weights = minOf(figures.parameters, N(largestPart)) / figures.domain;
    const N chipsAToken = figures.chips / (maxOf(figures.globalBatch, N(1.0)) * figures.sequence);
    return select(figures.globalBatch > 0.0 && figures.chips > figures.domain,
                  figures.perGradient * (weights * chipsAToken), N(0.0));
}

template<class N, class Trace>
[[nodiscard]] TrainingTimeOf<N> trainingTime(const TrainingFigures<N> &figures, Trace &trace)
{
    constexpr double chipsOfANode = 8.0;
    const auto timed = [&trace](const char *id, const N &time) { return trace.step(id, Unit::Millisecond, time); };
    const N area = figures.layers * figures.hidden;
    TrainingTimeOf<N> time;
    time.products =
        timed("products",
              figures.perParameter * figures.active / (figures.peak * (figures.efficiency * figures.precisionFactor)));
    time.attention = timed("attention",
                           figures.perParameter * area * figures.sequence
                               / (figures.attentionPeak * (figures.efficiency * figures.attentionFactor)));
    time.traffic =
        timed("traffic",
              activationTraffic(figures.layers, figures.hidden, figures.perParameter, figures.trafficPerActivation)
                  / figures.bandwidth);
    const N plain = timed("plain", time.products + time.attention + time.traffic);
    const N sparsity =
        trace.step("sparsity", Unit::Times,
                   select(isSparse(figures.parameters, figures.active),
                          powOf(figures.parameters / figures.active, N(figures.sparsityExponent)), N(1.0)));
    time.routing = timed("routing", plain * (sparsity - 1.0));
    const N parts = select(figures.globalBatch > 0.0, figures.chips / maxOf(figures.globalBatch, N(1.0)), N(1.0));
    const N growth = trace.step("scale", Unit::Times,
                                powOf(maxOf(N(1.0), figures.chips / chipsOfANode), N(figures.scaleExponent))
                                    * powOf(maxOf(N(1.0), parts), splitOf(figures)));
    N exchange = plain * (sparsity * (growth - 1.0));
    if (figures.perGradient > 0.0)
        exchange = exchange + timed("gradients", gradientTime(figures));
    time.exchange = timed("exchange", exchange);
    time.whole = timed("time_per_token", plain + time.routing + time.exchange);
    return time;
}

/// FLOP per token; `attention`: 2 counts all of it, 1 its causal half.
template<class N>
[[nodiscard]] N trainingFlop(const N &perParameter, const N &active, const N &layers, const N &hidden,
                             const N &sequence, double attention)
{
    return perParameter * (active + attention * (layers * hidden * sequence));
}

/// Bytes per chip: states that do not shrink with more replicas, states divided among replicas, and activations.
/// Mixed-precision Adam under ZeRO.
template<class N>
struct LayoutMemory
{
    N weights = 0.0; ///< per chip of a replica; divided from its ZeRO stage on
    N gradients = 0.0;
    N optimizer = 0.0;
    N activations = 0.0;
    int zeroStage = 0;

    [[nodiscard]] N held(const N &state, int fromStage, const N &replicas) const
    {
        return zeroStage >= fromStage ? state / replicas : state;
    }
    [[nodiscard]] N total(const N &replicas) const
    {
        return held(weights, 3, replicas) + held(gradients, 2, replicas) + held(optimizer, 1, replicas) + activations;
    }
    [[nodiscard]] N undivided() const
    {
        const auto kept = [this](const N &state, int fromStage) { return zeroStage >= fromStage ? N(0.0) : state; };
        return kept(weights, 3) + kept(gradients, 2) + kept(optimizer, 1) + activations;
    }
    [[nodiscard]] N divided() const
    {
        const auto shared = [this](const N &state, int fromStage) { return zeroStage >= fromStage ? state : N(0.0); };
        return shared(weights, 3) + shared(gradients, 2) + shared(optimizer, 1);
    }
};

/// Size of a model and its sequences.
template<class N>
struct TrainingSize
{
    N parameters = 0.0;
    N layers = 0.0;
    N hidden = 0.0;
    N sequence = 0.0;
};

template<class N>
[[nodiscard]] LayoutMemory<N> layoutMemory(const TrainingLayout &layout, Task task, const TrainingSize<N> &size)
{
    constexpr double weightState = 2.0;
    constexpr double gradientState = 2.0;
    constexpr double optimizerState = 12.0;
    constexpr double adapterShare = 0.01;
    const double trained = task == Task::Lora ? adapterShare : 1.0;
    const N held = size.parameters / layout.parts();
    const double split = static_cast<double>(layout.tensorParts) * layout.contextParts;
    const double perLayer = (layout.recomputes ? 2.0 : 34.0) / split;
    LayoutMemory<N> memory;
    memory.zeroStage = layout.zeroStage;
    memory.optimizer = optimizerState * held * trained;
    if (!layout.leanStates || task == Task::Lora) { // the FP32 copy among the 12 bytes is the weight
        memory.weights = weightState * held;
        memory.gradients = gradientState * held * trained;
    }
    // A pipeline has as many sequences in flight as stages, so splitting into stages saves no activations.
    const double stages = layout.pipelineStages;
    memory.activations = perLayer * size.sequence * size.hidden * (size.layers / stages) * stages;
    return memory;
}

/// Number of complete copies of the states.
template<class N>
[[nodiscard]] N replicasOf(const TrainingLayout &layout, const N &chips)
{
    return maxOf(N(1.0), floorOf(chips / layout.parts()));
}

template<class N>
[[nodiscard]] auto hasTooFewLayers(const TrainingLayout &layout, const N &layers)
{
    return maxOf(N(1.0), layers) < double(layout.pipelineStages);
}
template<class N>
[[nodiscard]] auto isImpossible(const TrainingLayout &layout, const N &layers, const N &chips)
{
    return chips < layout.leastChips() || hasTooFewLayers(layout, layers);
}

inline constexpr double noLayout = 1e99; ///< more than any memory and any number of chips

/// Bytes per chip of a layout: `fixed` regardless of the number of chips, `shared` among the replicas.
template<class N>
struct LayoutShare
{
    TrainingLayout layout;
    N fixed = 0.0;
    N shared = 0.0;
};
template<class N>
using LayoutShares = QVarLengthArray<LayoutShare<N>, 16>;

template<class N, class Trace>
[[nodiscard]] LayoutShares<N> layoutShares(std::span<const TrainingLayout> layouts, Task task,
                                           const TrainingSize<N> &size, Trace &trace)
{
    LayoutShares<N> shares;
    for (const TrainingLayout &layout : layouts) {
        const LayoutMemory<N> memory = layoutMemory(layout, task, size);
        const int number = static_cast<int>(shares.size()) + 1;
        const N fixed = trace.layout("fixed", number, layout, Unit::GiB, memory.undivided());
        const N shared = trace.layout("shared", number, layout, Unit::GiB, memory.divided());
        shares << LayoutShare<N>{layout, fixed, shared};
    }
    return shares;
}

/// Minimum chips with a layout that fits into `usable` bytes per chip; 0 if a million are not enough.
template<class N, class Trace>
[[nodiscard]] N fewestTrainingChips(const LayoutShares<N> &shares, const N &layers, const N &usable, Trace &trace)
{
    N fewest = noLayout;
    int number = 0;
    for (const auto &[layout, fixed, shared] : shares) {
        const N replicas = maxOf(N(1.0), ceilOf(shared / (usable - fixed)));
        const N chips = maxOf(N(layout.leastChips()), replicas * layout.parts());
        const auto isNone = fixed >= usable || hasTooFewLayers(layout, layers);
        fewest =
            minOf(fewest, trace.layout("fewest", ++number, layout, Unit::Chips, select(isNone, N(noLayout), chips)));
    }
    return select(fewest > mostOfACluster, N(0.0), fewest);
}

/// Bytes per chip of the first layout that fits, or else of the one with the lowest need.
template<class N, class Trace>
[[nodiscard]] N trainingMemoryOf(const LayoutShares<N> &shares, const N &layers, const N &chips, const N &usable,
                                 Trace &trace)
{
    QVarLengthArray<N, 16> memories;
    N needed = noLayout;
    for (const auto &[layout, fixed, shared] : shares) {
        const N memory = trace.layout(
            "memory", static_cast<int>(memories.size()) + 1, layout, Unit::GiB,
            select(isImpossible(layout, layers, chips), N(noLayout), fixed + shared / replicasOf(layout, chips)));
        memories << memory;
        needed = minOf(needed, memory);
    }
    for (qsizetype i = memories.size() - 1; i >= 0; --i)
        needed = select(memories.at(i) <= usable, memories.at(i), needed);
    return needed;
}

} // namespace chipboard
