// Purpose: text generation speed: one decode step, prefill, and throughput at a given batch or the largest batch that
// fits in memory.
#pragma once

#include "data/catalog/workload.h"
#include "data/core/result.h"
#include "data/model/calibration.h"
#include "data/model/number.h"
#include "data/model/terms.h"

// One decode step of B sequences on n chips (extended roofline):
//   t = W(B)/(n BW em) + B c KV max(1, parts/heads)/(n BW em ek) + B (2 Na/(ec ex) + A(c)/ea)/(n P)
//       + L (t0 + [n>1] t1) + L R 4 h (n-1)/n / (link el) + B tb + th
//   R (n-1)/n with data-parallel attention: min(k, n-1)/n, as a token goes to the chips of its k experts and back
//   W(B)   weights read: all of a dense model; of E experts, k per token, the share 1 - (1 - k/E)^(B^u): tokens of one
//          batch choose the same experts more often than by chance, u < 1
//   c KV   cached bytes read: all tokens; with sparse attention the top ones; in sliding or chunked layers those in the
//          window; in linear layers a fixed-size state; parts beyond the KV heads hold copies. A latent cache (MLA)
//          has one head. Data-parallel attention holds all attention weights on each chip, and no cache copies.
//   link   up to the chips that it joins; beyond, the chip's network if slower, and 2 log2(machines) hops of 5 us per
//          exchange
//   A(c)   scores and sums: 4 x width FLOP per cached token and layer; MLA 2 x heads x (2 rank + rope)
//   P, BW  dense peak and memory bandwidth per chip; R exchanges per layer of 2-byte activations, twice (reduce,
//          gather)
// Terms: JAX scaling book, inference; kipply, Transformer Inference Arithmetic; Pope et al. 2022, arXiv 2211.05102;
// DeepSeek-V3 technical report, arXiv 2412.19437, 2.1.1 (MLA, absorbed).
// Prefill of s tokens, p: (2 Na s / ex + 2 L q s^2)/(n P ep) + s L R 4 h (n-1)/n / (link el), q = heads x head size.
// A closed loop of B requests with `output` tokens each takes T = output t + B p + F per round, F the fixed part of a
// first token, so tokens/s = B output / T. A share m of the prefills falls between two tokens of a request:
//   TPOT = t + m (B - 1) p / output,  first token = F + max(r, weights once) + t.
// r is p plus the wait for one server with B clients that are away for Z = output t between calls (mean value analysis
// by Schweitzer 1979):  r = ((B p - Z) + sqrt((B p - Z)^2 + 4 p Z)) / 2, p counted `queue` times; at least
// (B + 1) p / 2 if requests of equal length stay in step.
// As many requests run as fit in memory: B <= floor((0.9 n M - W) / (KV copies (input + output/2))), M memory per chip.
// Their F overlaps with the work of the others, so T excludes it.
// Speculation: a step processes a + 1 tokens per sequence and yields a of them. The cached part of a prompt skips
// prefill, but is attended to. Disaggregated prefill: m is 0, and the prompt's cache crosses the link before the first
// token; its chips do the same work, so tokens/s over all chips are unchanged.
// With a service level of v tokens/s per user or a first token within f, a copy takes the most requests with
// TPOT <= 1/v and first token <= f; both rise with the requests.
// All shares are below 1. Constants: data/model/servingterms.h.

namespace chipboard {

struct ServingSetup
{
    Precision precision = Precision::Bf16;
    double weightBytes = 0.0;        ///< per weight; 0: by precision (FP4 with its block scales: 0.56)
    double cacheBytes = 0.0;         ///< per cached element; 0: 2 at 16 bits, else 1
    std::optional<DataSize> weights; ///< size of the weights, if known
    int input = 0;                   ///< prompt tokens
    int output = 1;                  ///< generated tokens, at least 1
    int chips = 1;
    int shards = 0;               ///< tensor-parallel degree; 0: one part per chip
    int batch = 0;                ///< concurrent requests; 0: as many as memory and software allow
    bool attentionCopied = false; ///< data-parallel attention: each chip holds all weights but the experts'
    double acceptance = 1.0;      ///< tokens per step with speculation
    double cachedPrompt = 0.0;    ///< share of the prompt that skips prefill
    bool inStep = false;          ///< requests of equal length started together: each waits for half of the others
    bool disaggregated = false;   ///< prefill on separate chips
    double userSpeed = 0.0;       ///< required tokens/s per request; 0: no limit
    double firstTokenLimit = 0.0; ///< s; 0: no limit
};

/// Most chips per replica; beyond that a model is replicated, not split.
inline constexpr int mostServingChips = 64;
/// Share of a chip's memory available for weights and cache.
inline constexpr double usableMemory = 0.9;
/// Seconds per machine-to-machine hop of a small message. NCCL assumes 5.0 us per tree hop and 2 log2(machines) hops
/// per all-reduce (NVIDIA/nccl, src/graph/tuning.cc: hwLat of NCCL_HW_NET, tree, LL). InfiniBand alone takes 2 to 5 us,
/// EFA about 15: this is a good network. All-to-all is assumed to be the same.
inline constexpr double networkHop = 5e-6;
/// Share of memory beyond which nothing runs: drivers and code need the rest.
inline constexpr double tightestMemory = 0.95;

/// Bytes per weight and per cached element at a precision, unless a source states otherwise.
[[nodiscard]] double weightBytesOf(Precision precision);
[[nodiscard]] double cacheBytesOf(Precision precision);
[[nodiscard]] DataSize weightsOf(const ModelShape &model, const ServingSetup &setup);
[[nodiscard]] DataSize cachePerToken(const ModelShape &model, const ServingSetup &setup);
/// The layout of the software: if each chip gets whole layers, no chip repeats another's cache.
[[nodiscard]] ServingSetup laidOut(ServingSetup setup, const ServingConstants &constants);
/// Copies of each part of the cache: one up to the KV heads, then parts / heads.
[[nodiscard]] double cacheCopies(const ModelShape &model, const ServingSetup &setup);

/// The dense peak for serving. Chips without FP4 widen 4-bit weights to 16 bits (W4A16).
[[nodiscard]] std::optional<PeakChoice> servingPeak(const Device &device, Precision precision);

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

/// Memory traffic of a step over all chips: the weights used and every copy of the cache.
[[nodiscard]] DataSize decodeTraffic(const ModelShape &model, const ServingSetup &setup,
                                     const ServingConstants &constants, double sequences, double context);

[[nodiscard]] Operations prefillOperations(const ModelShape &model, const ServingSetup &setup);
[[nodiscard]] Operations decodeOperations(const ModelShape &model, const ServingSetup &setup, double sequences,
                                          double context);
/// Time of one prompt, as continuous batching adds it per sequence.
struct PrefillTime
{
    Duration compute;
    Duration exchange;

    [[nodiscard]] Duration total() const { return exchange + compute; }
    [[nodiscard]] Bound bound() const { return compute >= exchange ? Bound::Compute : Bound::Link; }
};
[[nodiscard]] PrefillTime prefillTime(const ModelShape &model, const ServingSetup &setup, const Device &device,
                                      const ServingConstants &constants);

struct ServingSpeed
{
    double sequences = 0.0;                 ///< concurrent, on the decode chips
    double writing = 1.0;                   ///< share of the chips that decode; the rest prefill
    double capacity = 0.0;                  ///< sequences that fit in memory
    double wanted = 0.0;                    ///< requested, or allowed by software and service level
    Ranged<Dimension::Throughput> tokens;   ///< output tokens per second, all chips together
    Ranged<Dimension::Duration> perToken;   ///< between two tokens of one request
    Ranged<Dimension::Duration> firstToken; ///< of one request among the others
    DecodeTime step;
    Duration decodeStep;     ///< per token of each request: the step, or its share with speculation
    Duration prefill;        ///< of one prompt
    Duration firstFixed;     ///< part of the first token that does not depend on the prompt
    bool roundWaits = false; ///< each round includes that part too: for a stated number of requests
    Bound bound = Bound::MemoryBandwidth;
    double error = 0.0;

    friend bool operator==(const ServingSpeed &, const ServingSpeed &) = default;
};

/// At setup.batch, or at the largest batch if it is 0. Requests beyond the memory wait. Fails with a message if the
/// model does not fit, the chip has no peak, or a dimension is invalid.
[[nodiscard]] Result<ServingSpeed> servingSpeed(const ModelShape &model, const ServingSetup &setup,
                                                const Device &device, const ServingConstants &constants);

// Formulas of serving, over numbers or expressions (number.h): speed of a copy, minimum chips, best number of chips,
// and how copies share them. Sources and terms: above, memoryfit.h and chipcount.h.

/// Attention of a model's layers, as shares and lengths independent of the number of layers.
struct AttentionTraits
{
    double windowShare = 0.0;  ///< share of the cache in layers with a window
    double window = 0.0;       ///< tokens
    double sparseTop = 0.0;    ///< most tokens read; 0: all
    double indexBytes = 0.0;   ///< bytes that a token adds to the index of sparse attention
    double indexWork = 0.0;    ///< FLOP per cached token, in the index
    double stateBytes = 0.0;   ///< all linear layers, per sequence
    double fullLayers = 1.0;   ///< share of layers that attend to all tokens
    double windowLayers = 0.0; ///< share of layers
    double latentWork = 0.0;   ///< FLOP per cached token and layer in decode; 0: 4 x width
    double latentWidth = 0.0;  ///< attention width in prefill; 0: that of all heads
    bool isLatent = false;     ///< one KV head
};
/// Assumes one byte per index element and 2 bytes per state element.
[[nodiscard]] AttentionTraits attentionTraits(const ModelShape &model);

/// Inputs of serving formulas, in base units; `chips` and `batch` are parameters of each function.
template<class N>
struct ServingFigures
{
    N weights = 0.0;    ///< bytes of all weights
    N cacheBytes = 0.0; ///< per token of context, in one copy
    N active = 0.0;
    N layers = 0.0;
    N hidden = 0.0;
    N width = 0.0;   ///< of all heads
    N kvHeads = 1.0; ///< at least 1
    N expertShare = 0.0;
    N missedShare = 1.0;    ///< share of the experts that one token does not use
    double mostDrawn = 1.0; ///< see mostDrawnOf()
    double expertsPerToken = 0.0;
    bool hasExperts = false;
    AttentionTraits attention;
    double allReduces = 0.0;
    N memory = 0.0;
    N bandwidth = 0.0;
    N link = 0.0;
    N peak = 0.0; ///< infinite if unknown: then arithmetic takes no time
    N memoryShare = 1.0;
    N computeShare = 1.0; ///< matrix products, including experts
    N prefillShare = 1.0;
    N linkShare = 1.0;
    double cacheShare = 1.0;
    double attentionShare = 1.0;
    double touchExponent = 1.0;
    N perLayer = 0.0; ///< s, as the next four
    N perExchange = 0.0;
    N perSequence = 0.0;
    N perStep = 0.0;
    N firstTokenPerLayer = 0.0;
    double queue = 1.0;
    bool inStep = false; ///< see ServingSetup
    double mixing = 1.0;
    double largestBatch = 0.0;
    bool layerSplit = false;       ///< only one chip works at a time
    bool attentionCopied = false;  ///< see ServingSetup
    bool mayCopyAttention = false; ///< a search also tries attentionCopied
    double copiedFactor = 1.0;     ///< slowdown with attentionCopied
    double joined = 1 << 20;       ///< chips joined by the link
    double network = 0.0;          ///< bytes per second and chip, beyond those
    N acceptance = 1.0;
    N cachedPrompt = 0.0;
    N disaggregated = 0.0;   ///< 1: prefill on separate chips
    N userSpeed = 0.0;       ///< required service level; 0: none
    N firstTokenLimit = 0.0; ///< s; 0: none
    bool hasLevel = false;   ///< at least one of the two is set
    int shards = 0;          ///< tensor-parallel degree; 0: one part per chip
    N input = 0.0;
    N output = 1.0;
    N batch = 0.0; ///< requested concurrent requests; 0: as many as fit
    // Derived, see addRequests().
    N held = 1.0;    ///< requests that must fit in memory
    N request = 0.0; ///< cache bytes of one request at full length, in one copy

    [[nodiscard]] N context() const { return input + output / 2.0; }
    /// Bytes per second of a chip among `chips`: over its link, or the network beyond the link's reach.
    [[nodiscard]] N linkOf(const N &chips) const { return select(chips > joined, minOf(link, N(network)), link); }
    /// Hops over a tree of the machines of `chips` chips, and back; 0 within one machine. The logarithm is rounded up;
    /// it stops growing at 512 machines of 2 chips.
    [[nodiscard]] N networkHops(const N &chips) const
    {
        constexpr double farthest = 1024.0;
        N hops = 0.0;
        for (double reach = joined; reach < farthest; reach *= 2.0)
            hops = hops + select(chips > reach, N(2.0), N(0.0));
        return hops;
    }
    [[nodiscard]] N working(const N &chips) const { return layerSplit ? N(1.0) : chips; }
    [[nodiscard]] N cacheCopies(const N &chips) const
    {
        if (attentionCopied)
            return 1.0;
        return maxOf(N(1.0), (shards > 0 ? N(double(shards)) : chips) / kvHeads);
    }
    /// Bytes of all weights over `chips`, including copies.
    [[nodiscard]] N weightsOn(const N &chips) const
    {
        return attentionCopied ? weights * (expertShare + (1.0 - expertShare) * chips) : weights;
    }
    [[nodiscard]] N tokensInWindow(const N &tokens) const { return minOf(tokens, N(attention.window)); }
    [[nodiscard]] N tokensRead(const N &tokens) const
    {
        return attention.sparseTop > 0.0 ? minOf(tokens, N(attention.sparseTop)) : tokens;
    }
    /// Bytes that one sequence of `tokens` tokens keeps.
    [[nodiscard]] N kept(const N &tokens) const
    {
        N bytes = cacheBytes * tokens;
        if (attention.windowShare > 0.0)
            bytes =
                cacheBytes * (tokens * (1.0 - attention.windowShare) + tokensInWindow(tokens) * attention.windowShare);
        if (attention.indexBytes > 0.0)
            bytes = bytes + tokens * attention.indexBytes;
        return attention.stateBytes > 0.0 ? bytes + attention.stateBytes : bytes;
    }
    /// Bytes that a step reads per sequence; a state is read and written.
    [[nodiscard]] N readOf(const N &tokens) const
    {
        N bytes = cacheBytes * tokensRead(tokens);
        if (attention.windowShare > 0.0)
            bytes = cacheBytes
                * (tokensRead(tokens) * (1.0 - attention.windowShare) + tokensInWindow(tokens) * attention.windowShare);
        if (attention.indexBytes > 0.0)
            bytes = bytes + tokens * attention.indexBytes;
        return attention.stateBytes > 0.0 ? bytes + 2.0 * attention.stateBytes : bytes;
    }
    /// Attention FLOP of a new token over `tokens` tokens, all layers.
    [[nodiscard]] N attentionWork(const N &tokens) const
    {
        N seen = tokensRead(tokens) * attention.fullLayers;
        if (attention.windowLayers > 0.0)
            seen = seen + tokensInWindow(tokens) * attention.windowLayers;
        const N work = (attention.latentWork > 0.0 ? N(attention.latentWork) : 4.0 * width) * layers * seen;
        return attention.indexWork > 0.0 ? work + tokens * attention.indexWork : work;
    }
    /// The figures with all of attention on each chip.
    [[nodiscard]] ServingFigures withCopiedAttention() const
    {
        ServingFigures copied = *this;
        copied.attentionCopied = true;
        copied.mayCopyAttention = false;
        for (N *share : {&copied.memoryShare, &copied.computeShare, &copied.prefillShare, &copied.linkShare})
            *share = *share / copiedFactor;
        copied.attentionShare /= copiedFactor;
        for (N *time : {&copied.perLayer, &copied.perExchange, &copied.perSequence, &copied.perStep})
            *time = *time * copiedFactor;
        return copied;
    }
    [[nodiscard]] auto fitsOn(const N &chips) const
    {
        return weightsOn(chips) + request * cacheCopies(chips) <= memory * (tightestMemory * chips);
    }
    /// Whether `chips` hold a copy with one request: as configured or, if a search may try it, with all of attention on
    /// each chip. Use this to decide whether a copy is possible.
    [[nodiscard]] auto fitsEitherWay(const N &chips) const
    {
        const auto fits = fitsOn(chips);
        return mayCopyAttention ? fits || withCopiedAttention().fitsOn(chips) : fits;
    }
};

/// Sets the calibrated inputs, scaled by the software assumptions. Requires `hasExperts` and `shards`.
template<class N, class Trace>
void takeConstants(ServingFigures<N> &figures, const ServingConstants &constants, const TuningOf<N> &tuning,
                   Trace &trace)
{
    const auto measured = [&](const char *id, const char *measuredId, double value, const N &factor) {
        return trace.measured(id, measuredId, value, constants.evidence, factor);
    };
    figures.memoryShare =
        measured("memory_share", "measured_memory_share", constants.memory, tuning.memoryEfficiencyFactor);
    figures.computeShare =
        measured("compute_share", "measured_compute_share", constants.compute, tuning.computeEfficiencyFactor);
    figures.prefillShare =
        measured("prefill_share", "measured_prefill_share", constants.prefill, tuning.computeEfficiencyFactor);
    figures.linkShare = measured("link_share", "measured_link_share", constants.link, tuning.linkEfficiencyFactor);
    figures.cacheShare = constants.cache; // relative to memoryShare
    figures.perLayer = constants.perLayer.base() * tuning.fixedCostFactor;
    figures.perExchange = constants.perExchange.base() * tuning.fixedCostFactor;
    figures.perSequence = constants.perSequence.base() * tuning.fixedCostFactor;
    figures.perStep = constants.perStep.base() * tuning.fixedCostFactor;
    figures.firstTokenPerLayer = constants.firstTokenPerLayer.base() * tuning.fixedCostFactor;
    figures.attentionShare = constants.attention;
    figures.touchExponent = constants.touched;
    figures.queue = constants.queue;
    figures.mixing = constants.mixing;
    figures.largestBatch = constants.largestBatch;
    figures.layerSplit = constants.layerSplit;
    figures.copiedFactor = constants.copied;
    if (constants.layerSplit)
        figures.shards = 1;
    figures.mayCopyAttention = figures.hasExperts && figures.shards == 0;
}

/// At least one request.
template<class N, class Trace>
void addRequests(ServingFigures<N> &figures, Trace &trace)
{
    figures.held = trace.step("requests_held", Unit::One, maxOf(N(1.0), figures.batch));
    figures.request = trace.step("request_in_full", Unit::GiB, figures.kept(figures.input + figures.output));
}

/// Share of all weights in experts: a token does not use N - Na of them, the share 1 - k/E of all expert weights.
template<class N>
[[nodiscard]] N expertShareOf(const N &parameters, const N &active, const ExpertShape &experts)
{
    constexpr double most = 0.995;
    const double missed = 1.0 - double(experts.perToken) / experts.count;
    if (missed <= 0.0)
        return 0.0;
    return minOf(maxOf(N(0.0), (parameters - active) / (parameters * missed)), N(most));
}

/// Number of tokens after which the unseen share is 1e-250, which changes no sum: some spreadsheet programs report an
/// error for a power that underflows.
[[nodiscard]] double mostDrawnOf(const ExpertShape &experts);

/// Share of the weights read in a step of `sequences` sequences.
template<class N>
[[nodiscard]] N touchedShare(const ServingFigures<N> &figures, const N &sequences)
{
    if (!figures.hasExperts)
        return 1.0;
    const N tokens = maxOf(N(1.0), sequences);
    const N drawn = figures.touchExponent < 1.0 ? powOf(tokens, N(figures.touchExponent)) : tokens;
    return 1.0 - figures.expertShare * powOf(figures.missedShare, minOf(drawn, N(figures.mostDrawn)));
}

/// Bytes of weights that each chip reads per step.
template<class N>
[[nodiscard]] N weightsRead(const ServingFigures<N> &figures, const N &chips, const N &sequences)
{
    const N working = figures.working(chips);
    const N touched = touchedShare(figures, sequences);
    if (!figures.attentionCopied)
        return figures.weights * touched / working;
    const N common = 1.0 - figures.expertShare;
    return figures.weights * (common + (touched - common) / working);
}

/// Time to read the weights that every prompt uses, once; experts are read on demand, in parallel to the arithmetic.
template<class N>
[[nodiscard]] N weightReadTime(const ServingFigures<N> &figures, const N &chips)
{
    const N common = figures.hasExperts ? N(1.0 - figures.expertShare) : N(1.0);
    return figures.weights * common / (figures.bandwidth * (figures.working(chips) * figures.memoryShare));
}

template<class N>
[[nodiscard]] N layerTime(const ServingFigures<N> &figures, const N &chips)
{
    return (figures.perLayer + select(figures.working(chips) > 1.0, figures.perExchange, N(0.0))) * figures.layers;
}

/// Link transfer, plus hops between machines, which take as long for few tokens.
template<class N>
[[nodiscard]] N exchangeTime(const ServingFigures<N> &figures, const N &chips, const N &tokens)
{
    constexpr double activationBytes = 2.0;
    constexpr double ways = 2.0; // reduce and gather
    const N working = figures.working(chips);
    // With all of attention on each chip, a layer only sends tokens to their experts and back.
    const N others = figures.attentionCopied ? minOf(working - 1.0, N(figures.expertsPerToken)) / working
                                             : (working - 1.0) / working;
    const double exchanges = figures.attentionCopied ? 1.0 : figures.allReduces;
    const N sent = tokens * figures.layers * (exchanges * ways * activationBytes) * figures.hidden * others
        / (figures.linkOf(working) * figures.linkShare);
    const N hops = figures.networkHops(working);
    return isNever(hops > 0.0) ? sent : sent + figures.layers * (figures.allReduces * networkHop) * hops;
}

template<class N>
struct DecodeParts
{
    N weights = 0.0;
    N cache = 0.0;
    N compute = 0.0;
    N layers = 0.0;
    N exchange = 0.0;
    N sequences = 0.0;

    [[nodiscard]] N total() const { return weights + cache + compute + layers + exchange + sequences; }
};

/// Tokens per sequence that a step processes: with speculation, the drafted ones plus one.
template<class N>
[[nodiscard]] N verifiedTokens(const N &acceptance)
{
    return select(acceptance > 1.0, acceptance + 1.0, N(1.0));
}

/// One step of `sequences` with `context` tokens each.
template<class N, class Trace>
[[nodiscard]] DecodeParts<N> decodeParts(const ServingFigures<N> &figures, const N &chips, const N &sequences,
                                         const N &context, Trace &trace)
{
    const auto part = [&](const char *id, const N &time) { return trace.part(id, Unit::Millisecond, time); };
    const N working = figures.working(chips);
    const N tokens = sequences * verifiedTokens(figures.acceptance);
    const N rate = figures.bandwidth * figures.memoryShare;
    DecodeParts<N> parts;
    parts.weights = part("read_weights", weightsRead(figures, chips, tokens) / rate);
    parts.cache = part("read_cache",
                       sequences * figures.readOf(context) * figures.cacheCopies(chips)
                           / (rate * (working * figures.cacheShare)));
    parts.compute = part(
        "decode_arithmetic",
        tokens * (2.0 * figures.active / figures.computeShare + figures.attentionWork(context) / figures.attentionShare)
            / (figures.peak * working));
    parts.layers = part("layer_costs", layerTime(figures, chips) + figures.perStep);
    parts.exchange = part("exchange", exchangeTime(figures, chips, tokens));
    parts.sequences = part("request_costs", figures.perSequence * sequences);
    return parts;
}

template<class N>
struct PrefillParts
{
    N exchange = 0.0;
    N compute = 0.0;

    [[nodiscard]] N total() const { return exchange + compute; }
};

/// FLOP of a prompt's `tokens` after `cached` tokens: matrix products of all tokens, and each token's attention to
/// those before it.
template<class N>
[[nodiscard]] N promptWork(const ServingFigures<N> &figures, const N &tokens, const N &cached)
{
    const AttentionTraits &attention = figures.attention;
    const N width = attention.latentWidth > 0.0 ? N(attention.latentWidth) : figures.width;
    // A token of n attends to n/2 on average plus the cached ones; in a window of w, to w except at the start.
    const N before = 2.0 * cached + tokens;
    N seen = before * attention.fullLayers;
    if (attention.sparseTop > 0.0)
        seen = minOf(before, N(2.0 * attention.sparseTop)) * attention.fullLayers;
    if (attention.windowLayers > 0.0)
        seen = seen + minOf(before, N(2.0 * attention.window)) * attention.windowLayers;
    return 2.0 * figures.active * tokens + 2.0 * figures.layers * width * tokens * seen;
}

template<class N>
[[nodiscard]] PrefillParts<N> prefillParts(const ServingFigures<N> &figures, const N &chips)
{
    const N cached = figures.input * figures.cachedPrompt;
    const N tokens = figures.input - cached;
    PrefillParts<N> parts;
    parts.exchange = exchangeTime(figures, chips, tokens);
    parts.compute =
        promptWork(figures, tokens, cached) / (figures.peak * (figures.working(chips) * figures.prefillShare));
    return parts;
}

/// Sequences that fit in memory next to the weights: 1 if it is tight, 0 if not even one fits. For a stated number of
/// requests, the software is assumed to be configured to fill the memory.
template<class N>
[[nodiscard]] N capacityOf(const ServingFigures<N> &figures, const N &chips)
{
    constexpr double unlimited = 1e9; // nothing is cached
    const N usable = figures.memory * (select(figures.batch > 0.0, N(tightestMemory), N(usableMemory)) * chips);
    const N free = usable - figures.weightsOn(chips);
    const N each = figures.kept(figures.context()) * figures.cacheCopies(chips);
    if (isNever(each > 0.0))
        return select(free > 0.0, N(unlimited), N(0.0));
    const N held = maxOf(N(0.0), floorOf(free / each));
    return select(held < 1.0 && figures.fitsOn(chips), N(1.0), held);
}

/// Speed of one copy of the model over some chips.
template<class N>
struct CopySpeed
{
    N capacity = 0.0;  ///< requests that fit in memory
    N wanted = 0.0;    ///< requested, or allowed by software and service level
    N sequences = 0.0; ///< 0 if the service level is not reached
    DecodeParts<N> parts;
    N step = 0.0; ///< s, as all below except `writing` and `tokens`
    PrefillParts<N> prompt;
    N prefill = 0.0;
    N prefills = 0.0;   ///< of requests that start meanwhile, between two tokens of one
    N each = 0.0;       ///< between two tokens of a request
    N firstToken = 0.0; ///< fixed part of it
    N writing = 1.0;    ///< share of the chips that decode; the rest prefill
    N tokens = 0.0;     ///< per second; 0 if it does not fit
};

/// Trace that does not split formulas into parts.
struct WithinFormula
{
    template<class N>
    [[nodiscard]] static N part(const char *, Unit, const N &value)
    {
        return value;
    }
};

/// Time that other requests' prefills take between two tokens of a request.
template<class N>
[[nodiscard]] N prefillsBetween(const ServingFigures<N> &figures, const N &prefill, const N &sequences)
{
    const N mixed = select(figures.disaggregated > 0.0, N(0.0), N(figures.mixing));
    return prefill * ((sequences - 1.0) / maxOf(figures.output, N(1.0))) * mixed;
}

/// A prompt's prefill including the wait for other requests; see above.
template<class N>
[[nodiscard]] N queuedPrefill(const ServingFigures<N> &figures, const N &prefill, const N &step, const N &sequences)
{
    const N each = prefill * figures.queue;
    const N away = maxOf(figures.output, N(1.0)) * step;
    // Prefill chips are sized to the work: each copy of them serves the requests that keep it busy.
    const N clients = select(figures.disaggregated > 0.0,
                             minOf(sequences, maxOf(N(1.0), away / maxOf(prefill, N(1e-12)))), sequences);
    const N load = clients * each - away;
    const N waited = (load + powOf(load * load + 4.0 * each * away, N(0.5))) / 2.0;
    return figures.inStep ? maxOf(waited, each * (sequences + 1.0) / 2.0) : waited;
}

/// Transfer of a prompt's cache from the prefill copy to another copy of `chips` chips: over the link if it joins both.
template<class N>
[[nodiscard]] N cacheTransfer(const ServingFigures<N> &figures, const N &chips)
{
    return select(figures.disaggregated > 0.0,
                  figures.kept(figures.input) / (figures.linkOf(2.0 * chips) * figures.linkShare), N(0.0));
}

/// Time to first token for one of `sequences` requests of a copy; `fixed`: its constant part.
template<class N>
[[nodiscard]] N firstTokenAmong(const ServingFigures<N> &figures, const N &chips, const N &fixed, const N &prefill,
                                const N &step, const N &sequences, const N &weightsOnce)
{
    return fixed + maxOf(queuedPrefill(figures, prefill, step, sequences), weightsOnce) + cacheTransfer(figures, chips)
        + step;
}

/// Share of the chips that decode: all, or in proportion to the decode work.
template<class N>
[[nodiscard]] N writingShare(const ServingFigures<N> &figures, const N &step, const N &prefill, const N &sequences)
{
    const N writing = maxOf(figures.output, N(1.0)) * step;
    return select(figures.disaggregated > 0.0, writing / (writing + sequences * prefill), N(1.0));
}

/// The most requests per copy at the required service level, 1 to 2^17, an average that need not be whole; 0 if even
/// one does not reach it. All chips use the same scale and six digits, so that a better chip never gets fewer by
/// chance.
template<class N, class Trace>
[[nodiscard]] N sequencesWithin(const ServingFigures<N> &figures, const N &chips, Trace &trace)
{
    constexpr int halvings = 22;
    const N prefill = trace.step("level_prefill", Unit::Millisecond, prefillParts(figures, chips).total());
    const N once = trace.step("level_weights", Unit::Millisecond, weightReadTime(figures, chips));
    const N fixed = figures.firstTokenPerLayer * figures.layers;
    const auto isWithin = [&](const N &step, const N &sequences) {
        const N each = step + prefillsBetween(figures, prefill, sequences);
        const N first = firstTokenAmong(figures, chips, fixed, prefill, step, sequences, once);
        return each * figures.userSpeed <= 1.0 && (figures.firstTokenLimit <= 0.0 || first <= figures.firstTokenLimit);
    };
    const auto stepOf = [&](const N &sequences) {
        WithinFormula within;
        return decodeParts(figures, chips, sequences, figures.context(), within).total() / figures.acceptance;
    };
    const N alone = trace.step("level_step", Unit::Millisecond, stepOf(N(1.0)));
    N power = 0.0;
    double width = 17.0;
    for (int i = 1; i <= halvings; ++i) {
        width /= 2.0;
        const N requests = trace.candidate("level_requests", i, Unit::One, powOf(N(2.0), power + width));
        const N step = trace.candidate("level_step", i, Unit::Millisecond, stepOf(requests));
        power = trace.candidate("level_power", i, Unit::One, select(isWithin(step, requests), power + width, power));
    }
    return trace.step("level", Unit::One, select(isWithin(alone, N(1.0)), powOf(N(2.0), power), N(0.0)));
}

/// `batch`: requests of this copy; 0: as many as fit.
template<class N, class Trace>
[[nodiscard]] CopySpeed<N> copySpeed(const ServingFigures<N> &figures, const N &chips, const N &batch, Trace &trace)
{
    CopySpeed<N> copy;
    copy.capacity = trace.step("capacity", Unit::One, capacityOf(figures, chips));
    const N largest = figures.attentionCopied ? N(figures.largestBatch * chips) : N(figures.largestBatch);
    copy.wanted = select(batch > 0.0, batch, largest);
    if (figures.hasLevel)
        copy.wanted = minOf(copy.wanted, sequencesWithin(figures, chips, trace));
    copy.sequences = trace.step("requests", Unit::One, minOf(copy.wanted, maxOf(N(1.0), copy.capacity)));
    copy.parts = decodeParts(figures, chips, copy.sequences, figures.context(), trace);
    copy.step = trace.part("decode_step", Unit::Millisecond, copy.parts.total() / figures.acceptance);
    copy.prompt = prefillParts(figures, chips);
    copy.prefill = trace.part("prefill", Unit::Millisecond, copy.prompt.total());
    const N output = maxOf(figures.output, N(1.0));
    copy.prefills = prefillsBetween(figures, copy.prefill, copy.sequences);
    copy.each = trace.step("tpot", Unit::Millisecond, copy.step + copy.prefills);
    copy.firstToken = trace.part("first_token_fixed", Unit::Millisecond, figures.firstTokenPerLayer * figures.layers);
    copy.writing = writingShare(figures, copy.step, copy.prefill, copy.sequences);
    const N waited = select(batch > 0.0, copy.firstToken, N(0.0));
    const N round = output * copy.step + copy.sequences * copy.prefill + waited;
    copy.tokens = trace.step("tokens_per_s", Unit::TokensPerSecond,
                             select(copy.capacity < 1.0, N(0.0), copy.sequences * output / round));
    return copy;
}

/// The faster way to run a copy: layers split over its chips, or attention on each chip and the experts split.
template<class N>
struct CopyChoice
{
    N tokens = 0.0; ///< per second and copy
    N sequences = 0.0;
    N attentionCopied = 0.0; ///< 1: on each chip
};

template<class N, class Trace>
[[nodiscard]] CopyChoice<N> chosenCopy(const ServingFigures<N> &figures, const N &chips, const N &batch, Trace &trace)
{
    constexpr double sameSpeed = 1.0 + 1e-9;
    const CopySpeed<N> divided = copySpeed(figures, chips, batch, trace);
    if (!figures.mayCopyAttention)
        return {divided.tokens, divided.sequences, N(0.0)};
    [[maybe_unused]] const auto attempt = trace.attempt("copied", 0);
    const CopySpeed<N> copied = copySpeed(figures.withCopiedAttention(), chips, batch, trace);
    const N isCopied =
        trace.step("attention_copied", Unit::One, select(copied.tokens > divided.tokens * sameSpeed, N(1.0), N(0.0)));
    return {select(isCopied > 0.0, copied.tokens, divided.tokens),
            select(isCopied > 0.0, copied.sequences, divided.sequences), isCopied};
}

/// Time to first token of a request in a copy over `chips` chips.
template<class N>
[[nodiscard]] N firstTokenTimeOf(const ServingFigures<N> &figures, const N &chips, const CopySpeed<N> &copy,
                                 const N &weightsOnce)
{
    return firstTokenAmong(figures, chips, copy.firstToken, copy.prefill, copy.step, copy.sequences, weightsOnce);
}

/// Inputs for the model on the device, without constants, so that many sets can be tried.
[[nodiscard]] ServingFigures<double> servingFigures(const ModelShape &model, const ServingSetup &setup,
                                                    const Device &device);
[[nodiscard]] ServingFigures<double> withConstants(ServingFigures<double> figures, const ServingConstants &constants);
/// Both steps; chips and batch are parameters of each function.
[[nodiscard]] ServingFigures<double> servingFigures(const ModelShape &model, const ServingSetup &setup,
                                                    const Device &device, const ServingConstants &constants);

/// Prompt tokens per second if nothing else ran; `prefill`: per prompt, over all copies.
template<class N>
[[nodiscard]] N promptTokensPerSecond(const N &input, const N &prefill)
{
    return input / prefill;
}

// ---------------------------------------------------------------- Minimum chips

inline constexpr double mostOfACluster = 1 << 20;

/// Number of chips with `each` bytes for `needed` bytes; 0 above mostOfACluster.
template<class N>
[[nodiscard]] N firstThatHolds(const N &needed, const N &each)
{
    const N chips = ceilOf(needed / maxOf(each, N(1e-200)));
    return select(each > 0.0 && chips < mostOfACluster, maxOf(N(1.0), chips), N(0.0));
}

/// Usable bytes per chip: the hard limit for a single request, the software's limit for more.
template<class N>
[[nodiscard]] N usableFor(const ServingFigures<N> &figures, const N &requests)
{
    return figures.memory * select(requests <= 1.0, N(tightestMemory), N(usableMemory));
}

/// Minimum for one replica with its attention layout; 0: no number holds it.
template<class N>
[[nodiscard]] N fewestAsItIs(const ServingFigures<N> &figures, const N &requests, const N &usable)
{
    const N request = figures.request;
    if (figures.attentionCopied) // each chip adds its own attention, but no cache copy
        return firstThatHolds(figures.weights * figures.expertShare + request * requests,
                              usable - figures.weights * (1.0 - figures.expertShare));
    // With stated shards, the cache copies do not depend on the number of chips.
    const N stated = figures.shards > 0 ? figures.cacheCopies(N(1.0)) : N(1.0);
    const N undivided = firstThatHolds(figures.weights + request * (requests * stated), usable);
    if (figures.shards > 0)
        return undivided;
    return select(undivided <= figures.kvHeads, undivided,
                  firstThatHolds(figures.weights, usable - request * (requests / figures.kvHeads)));
}

/// Minimum for one replica, either way (see fitsEitherWay()); 0: no number holds it.
template<class N>
[[nodiscard]] N fewestOfOneReplica(const ServingFigures<N> &figures, const N &requests, const N &usable)
{
    const N divided = fewestAsItIs(figures, requests, usable);
    if (!figures.mayCopyAttention)
        return divided;
    const N copied = fewestAsItIs(figures.withCopiedAttention(), requests, usable);
    return select(copied > 0.0 && (divided <= 0.0 || copied < divided), copied, divided);
}

/// Full-length requests that fit into a copy; below 1 if none fits.
template<class N>
[[nodiscard]] N requestsHeldBy(const ServingFigures<N> &figures, const N &chips, const N &usable)
{
    const N held = floorOf((usable * chips - figures.weightsOn(chips))
                           / maxOf(figures.request * figures.cacheCopies(chips), N(1.0)));
    return figures.mayCopyAttention ? maxOf(held, requestsHeldBy(figures.withCopiedAttention(), chips, usable)) : held;
}

/// Minimum chips for the requested requests, either way, as one replica or as several over 1, 2, 4 ... 64 chips, which
/// hold fewer copies of the cache but more of the weights; 0: no number is enough.
template<class N, class Trace>
[[nodiscard]] N fewestServingChips(const ServingFigures<N> &figures, Trace &trace)
{
    const N usable = trace.step("usable_memory", Unit::GiB, usableFor(figures, figures.held));
    const N one = trace.step("fewest_of_one", Unit::Chips, fewestOfOneReplica(figures, figures.held, usable));
    if (figures.shards > 0)
        return one;
    N several = mostOfACluster;
    for (int each = 1; each <= mostServingChips; each *= 2) {
        const N size = double(each);
        const N held = requestsHeldBy(figures, size, usable);
        const N chips = size * ceilOf(figures.held / maxOf(N(1.0), held));
        several = trace.candidate("fewest_over", each, Unit::Chips,
                                  minOf(several, select(held >= 1.0, chips, N(mostOfACluster))));
    }
    const N best = select(one > 0.0, minOf(one, several), several);
    return trace.step("fewest", Unit::Chips, select(best < mostOfACluster, best, N(0.0)));
}

// ---------------------------------------------------------------- Best number of chips

/// The smallest of 1, 2, 4 ... rented units with at least `fewest` chips, since layers split in powers of two; above 64
/// chips, units are rented one by one.
template<class N>
[[nodiscard]] N firstOfRented(const N &fewest, const N &chipsEach)
{
    const N things = ceilOf(fewest / chipsEach);
    const N doubled = powerOfTwoFrom(things) * chipsEach;
    return select(doubled <= double(mostServingChips), doubled, things * chipsEach);
}

/// Of `first`, twice, four times ... as many chips, the number with most tokens/s per chip; the smallest if equal;
/// doubled if prefill runs on separate chips. At most 64. A chip that is better in any figure is never worse here,
/// because every count improves.
template<class N, class Trace>
[[nodiscard]] N chipsThatServeBest(const ServingFigures<N> &figures, const N &first, Trace &trace)
{
    constexpr double sameSpeed = 1.0 + 1e-9;
    N best = 0.0;
    N chosen = first;
    for (int times = 1; times <= mostServingChips; times *= 2) {
        const N chips = first * double(times);
        if (times > 1 && isNever(chips <= double(mostServingChips)))
            break;
        [[maybe_unused]] const auto attempt = trace.attempt("try", times);
        const N count = trace.step("chips", Unit::Chips, chips);
        const N each = chosenCopy(figures, count, figures.batch, trace).tokens / count;
        const N speed = trace.step("speed", Unit::TokensPerSecond,
                                   times == 1 ? each : select(count > double(mostServingChips), N(0.0), each));
        const auto isBetter = speed > best * sameSpeed;
        chosen = trace.step("best", Unit::Chips, select(isBetter, count, chosen));
        best = trace.step("fastest", Unit::TokensPerSecond, select(isBetter, speed, best));
    }
    return select(figures.disaggregated > 0.0, 2.0 * chosen, chosen);
}

// ---------------------------------------------------------------- Copies

/// How chips serve a model: as copies, each over some of the chips.
template<class N>
struct SpreadOf
{
    N chipsEach = 1.0;
    N copies = 1.0;
    N batch = 0.0;           ///< requested requests per copy; 0: as many as fit
    N attentionCopied = 0.0; ///< 1: each chip of a copy holds all of attention
};

/// Number of copies over `each` chips: at most one per request, but two if one prefills for the other.
template<class N>
[[nodiscard]] N copiesOf(const ServingFigures<N> &figures, const N &chips, const N &each)
{
    const N useful = maxOf(figures.batch, select(figures.disaggregated > 0.0, N(2.0), N(1.0)));
    const N most = select(figures.batch > 0.0, minOf(chips, useful), chips);
    return maxOf(N(1.0), minOf(floorOf(chips / each), most));
}
template<class N>
[[nodiscard]] N batchOfACopy(const N &batch, const N &copies)
{
    return select(batch > 0.0, ceilOf(batch / maxOf(copies, N(1.0))), N(0.0));
}
/// Number of copies' worth of concurrent requests: all copies, or fewer if the requests do not fill them.
template<class N>
[[nodiscard]] N busyCopiesOf(const N &batch, const N &copies, const N &sequencesOfACopy)
{
    return select(batch > 0.0, minOf(copies, batch / maxOf(sequencesOfACopy, N(1.0))), copies);
}

/// The best copy size so far.
template<class N>
struct BestSize
{
    N chipsEach = 0.0;
    N tokens = -1.0;
    N attentionCopied = 0.0;
};

template<class N, class Trace>
void tryCopies(const ServingFigures<N> &figures, BestSize<N> &best, const N &chips, const N &each,
               const auto &isPossible, Trace &trace)
{
    constexpr double sameSpeed = 1.0 + 1e-9;
    if (isNever(isPossible))
        return;
    const N copies = trace.step("copies", Unit::One, copiesOf(figures, chips, each));
    const CopyChoice<N> copy = chosenCopy(figures, each, batchOfACopy(figures.batch, copies), trace);
    const auto isAllowed = isPossible && (figures.disaggregated <= 0.0 || chips >= 2.0 * each);
    const N tokens =
        trace.step("all_tokens", Unit::TokensPerSecond,
                   select(isAllowed, copy.tokens * busyCopiesOf(figures.batch, copies, copy.sequences), N(-1.0)));
    const auto isBetter =
        (best.tokens < 0.0 && tokens >= 0.0) || (best.tokens >= 0.0 && tokens > best.tokens * sameSpeed);
    const N chosen = trace.step("best", Unit::Chips, select(isBetter, each, best.chipsEach));
    best.tokens = trace.step("fastest", Unit::TokensPerSecond, select(isBetter, tokens, best.tokens));
    best.chipsEach = chosen;
    if (figures.mayCopyAttention)
        best.attentionCopied =
            trace.step("best_copied", Unit::One, select(isBetter, copy.attentionCopied, best.attentionCopied));
}

/// The fastest split into copies over 1, 2, 4 ... 64 chips, or over all of up to 64 (half of them if prefill runs on
/// separate chips); with equal speed, the fewest copies. `isAlone`: copies use one chip each if the model fits on one.
template<class N, class Trace>
[[nodiscard]] SpreadOf<N> spreadOver(const ServingFigures<N> &figures, const N &chips, bool isAlone, Trace &trace)
{
    const auto fitsOnOne = figures.fitsEitherWay(N(1.0));
    const auto unlessAlone = [&](const auto &condition) { return isAlone ? condition && !fitsOnOne : condition; };
    BestSize<N> best;
    // All chips, or half of them if one copy prefills for the other.
    const auto isApart = figures.disaggregated > 0.0;
    const N whole = select(isApart, maxOf(N(1.0), floorOf(chips / 2.0)), chips);
    auto isAny = whole <= double(mostServingChips) && (!isApart || figures.fitsEitherWay(whole));
    {
        [[maybe_unused]] const auto attempt = trace.attempt("all", 0);
        tryCopies(figures, best, chips, whole, unlessAlone(isAny), trace);
    }
    for (int each = mostServingChips; each >= 1; each /= 2) {
        const N size = double(each);
        const auto isSmaller = each == 1 && isAlone ? (size < chips || fitsOnOne) : size < chips;
        const auto fits = isSmaller && figures.fitsEitherWay(size);
        isAny = isAny || fits;
        [[maybe_unused]] const auto attempt = trace.attempt("each", each);
        tryCopies(figures, best, chips, size, each == 1 ? fits : unlessAlone(fits), trace);
    }
    {
        [[maybe_unused]] const auto attempt = trace.attempt("special", 0);
        const N fewest = fewestOfOneReplica(figures, N(1.0), usableFor(figures, N(1.0)));
        const N special = trace.step("chips", Unit::Chips, minOf(chips, powerOfTwoFrom(maxOf(N(1.0), fewest))));
        tryCopies(figures, best, chips, special, !isAny, trace);
    }
    SpreadOf<N> spread;
    const auto isNone = figures.disaggregated > 0.0 && best.tokens < 0.0; // the chips hold only one copy
    spread.chipsEach = trace.step("chips_of_a_copy", Unit::Chips, select(isNone, chips, maxOf(N(1.0), best.chipsEach)));
    spread.copies = trace.step("copies", Unit::One, copiesOf(figures, chips, spread.chipsEach));
    spread.batch = trace.step("batch_of_a_copy", Unit::One, batchOfACopy(figures.batch, spread.copies));
    spread.attentionCopied = best.attentionCopied;
    return spread;
}

// ---------------------------------------------------------------- Memory

/// Bytes of one replica over all chips with the requested requests, at least one, at full length.
template<class N>
[[nodiscard]] N servingNeed(const ServingFigures<N> &figures, const N &chips)
{
    return figures.weightsOn(chips) + figures.request * figures.cacheCopies(chips) * figures.held;
}

/// Bytes of all copies. Stated requests count at full length, as all may finish together. If as many run as fit in
/// memory, they count half-way through their answers, their average; never less than one full request.
template<class N>
struct ServingMemory
{
    N weights = 0.0;  ///< per copy
    N requests = 0.0; ///< all requests
    N each = 0.0;     ///< per request
    N total = 0.0;
};

template<class N>
[[nodiscard]] ServingMemory<N> servingMemory(const ServingFigures<N> &figures, const N &chipsEach, const N &copies,
                                             const N &sequences, const N &writing)
{
    const auto isAsked = figures.batch > 0.0;
    const N full = figures.request * figures.cacheCopies(chipsEach);
    const N running = figures.kept(figures.context()) * figures.cacheCopies(chipsEach);
    ServingMemory<N> memory;
    memory.weights = figures.weightsOn(chipsEach);
    memory.requests = select(isAsked, figures.batch, sequences * copies * writing);
    memory.each = select(isAsked, full, maxOf(running, full * (1.0 / maxOf(sequences, N(1.0)))));
    memory.total = memory.weights * copies + memory.each * memory.requests;
    return memory;
}

} // namespace chipboard
