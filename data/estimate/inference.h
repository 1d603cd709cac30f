// Purpose: how fast chips generate text: one decode step, prefill, speed at a batch and at the largest batch that
// memory holds.
#pragma once

#include "data/catalog/workload.h"
#include "data/core/result.h"
#include "data/estimate/bound.h"
#include "data/estimate/calibration.h"

// One decode step of B sequences on n chips (extended roofline):
//   t = W(B)/(n BW em) + B c KV max(1, parts/heads)/(n BW em ek) + 2 Na B/(n P ec) + L (t0 + [n>1] t1)
//       + B L A 4 h (n-1)/n / (link el) + B tb
//   W(B)   weights read: all of a dense model; of E experts, k a token, the share 1 - (1 - k/E)^B is touched
//   c      tokens in context, KV bytes of cache a token; parts beyond the KV heads hold copies
//   P, BW  dense peak and memory bandwidth of one chip; A exchanges a layer of 2-byte activations, twice (reduce,
//          gather)
// Terms: JAX scaling book, inference; kipply, Transformer Inference Arithmetic; Pope et al. 2022, arXiv 2211.05102.
// Prefill of s tokens: (2 Na s + 2 L q s^2)/(n P ep) + s L A 4 h (n-1)/n / (link el), q = heads x head size.
// Continuous batching: each sequence brings one prefill per `output` steps, on the same chips:
//   tokens/s = B / (t + B prefill / output), B <= floor((0.9 n M - W) / (KV copies (input + output/2))), M memory of a
//   chip, copies = max(1, parts/heads) as above: chips beyond the KV heads repeat the cache of others and add no room.
// em, ek, ec, ep, el, t0, t1, tb: calibration by serving stack and chip family.

namespace chipboard {

struct ServingSetup
{
    Precision precision = Precision::Bf16;
    double weightBytes = 0.0;        ///< of one weight; 0: as the precision (FP4 with its block scales: 0.56)
    double cacheBytes = 0.0;         ///< of one cached element; 0: 2 at 16 bits, else 1
    std::optional<DataSize> weights; ///< where the size of the weights is known
    int input = 0;                   ///< prompt tokens
    int output = 1;                  ///< generated tokens, at least 1
    int chips = 1;
    int shards = 0; ///< parts of a tensor-parallel layer; 0: one a chip
    int batch = 0;  ///< requests at once; 0: as many as memory and the software allow
};

/// Chips of one replica at most; beyond that a model is replicated, not spread.
inline constexpr int mostServingChips = 64;
/// Share of the printed memory that software fills with weights and cache.
inline constexpr double usableMemory = 0.9;
/// Share of the physical memory beyond which nothing runs: drivers and code take the rest.
inline constexpr double tightestMemory = 0.95;

/// Bytes of one weight and one cached element at a precision, where a source does not say otherwise.
[[nodiscard]] double weightBytesOf(Precision precision);
[[nodiscard]] double cacheBytesOf(Precision precision);
[[nodiscard]] DataSize weightsOf(const ModelShape &model, const ServingSetup &setup);
/// Cache that one token of context takes.
[[nodiscard]] DataSize cachePerToken(const ModelShape &model, const ServingSetup &setup);
/// As the software places it: where it gives each chip whole layers, none repeats the cache of another.
[[nodiscard]] ServingSetup laidOut(ServingSetup setup, const ServingConstants &constants);
/// How often the chips hold each part of the cache: once up to the KV heads, then as parts / heads.
[[nodiscard]] double cacheCopies(const ModelShape &model, const ServingSetup &setup);
/// How many sequences the memory holds beside the weights: 1 where it is tight, 0 where one does not fit either.
[[nodiscard]] double sequencesThatFit(const ModelShape &model, const ServingSetup &setup, const Device &device);

struct DecodeTime
{
    Duration weights;
    Duration cache;
    Duration compute;
    Duration layers;
    Duration exchange;
    Duration sequences;

    [[nodiscard]] Duration total() const { return weights + cache + compute + layers + exchange + sequences; }
    [[nodiscard]] Bound bound() const;

    friend bool operator==(const DecodeTime &, const DecodeTime &) = default;
};

/// One step of `sequences` >= 1 with `context` tokens each.
[[nodiscard]] DecodeTime decodeTime(const ModelShape &model, const ServingSetup &setup, const Device &device,
                                    const ServingConstants &constants, double sequences, double context);

/// What a step reads of all chips' memory: the weights touched and every copy of the cache.
[[nodiscard]] DataSize decodeTraffic(const ModelShape &model, const ServingSetup &setup,
                                     const ServingConstants &constants, double sequences, double context);

[[nodiscard]] Operations prefillOperations(const ModelShape &model, const ServingSetup &setup);
/// One prompt; what continuous batching adds per sequence.
struct PrefillTime
{
    Duration compute;
    Duration exchange;

    [[nodiscard]] Duration total() const { return exchange + compute; }
    [[nodiscard]] Bound bound() const { return compute >= exchange ? Bound::Compute : Bound::Link; }

    friend bool operator==(const PrefillTime &, const PrefillTime &) = default;
};
[[nodiscard]] PrefillTime prefillTime(const ModelShape &model, const ServingSetup &setup, const Device &device,
                                      const ServingConstants &constants);

/// Time to the first token of one request on idle chips: prefill, or one read of the weights where that is longer, and
/// the fixed costs of each layer.
[[nodiscard]] Duration firstTokenTime(const ModelShape &model, const ServingSetup &setup, const Device &device,
                                      const ServingConstants &constants);

struct ServingSpeed
{
    double sequences = 0.0;                 ///< at once
    double capacity = 0.0;                  ///< sequences that memory holds
    Ranged<Dimension::Throughput> tokens;   ///< output tokens a second, all chips together
    Ranged<Dimension::Duration> perToken;   ///< between two tokens of one request
    Ranged<Dimension::Duration> firstToken; ///< of one request on idle chips
    DecodeTime step;
    Bound bound = Bound::MemoryBandwidth;
    double error = 0.0;

    friend bool operator==(const ServingSpeed &, const ServingSpeed &) = default;
};

/// At setup.batch, or at the largest batch when it is 0. Requests beyond the memory wait. Fails in words when the model
/// does not fit, the chip has no peak, or a dimension cannot be.
[[nodiscard]] Result<ServingSpeed> servingSpeed(const ModelShape &model, const ServingSetup &setup,
                                                const Device &device, const ServingConstants &constants);

} // namespace chipboard
