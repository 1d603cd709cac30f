// Purpose: how fast chips generate text: one decode step, prefill, speed at a batch and at the largest batch that
// memory holds.
#pragma once

#include "data/catalog/workload.h"
#include "data/core/result.h"
#include "data/model/calibration.h"
#include "data/model/number.h"
#include "data/model/terms.h"

#include <array>

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

// The formulas of serving, over numbers or expressions (number.h): one copy's speed, the fewest chips, how
// many serve well, and how copies share them. Sources and terms: above, and memoryfit.h, chipcount.h.

/// What serving is made of, in base units; `chips` and `batch` are asked of each function.
template<class N>
struct ServingFigures
{
    N weights = 0.0;    ///< bytes of all
    N cacheBytes = 0.0; ///< that a token of context takes, held once
    N active = 0.0;
    N layers = 0.0;
    N hidden = 0.0;
    N width = 0.0;   ///< of all heads
    N kvHeads = 1.0; ///< at least 1
    N expertShare = 0.0;
    N missedShare = 1.0; ///< of the experts, by one token
    bool hasExperts = false;
    double allReduces = 0.0;
    N memory = 0.0;
    N physical = 0.0;
    N bandwidth = 0.0;
    N link = 0.0;
    N peak = 0.0; ///< infinite where none is known: then arithmetic takes no time
    N memoryShare = 1.0;
    N computeShare = 1.0;
    N prefillShare = 1.0;
    N linkShare = 1.0;
    double cacheShare = 1.0;
    N perLayer = 0.0; ///< s, as the next two
    N perExchange = 0.0;
    N perSequence = 0.0;
    double largestBatch = 0.0;
    bool layerSplit = false; ///< only one chip works at a time
    int shards = 0;          ///< parts of a layer; 0: one a chip
    N input = 0.0;
    N output = 1.0;
    N batch = 0.0; ///< requests at once that are asked for; 0: as many as fit
    // Of the above: see addRequests().
    N held = 1.0;    ///< requests that memory has to hold
    N request = 0.0; ///< bytes of cache of one at its full length, held once

    [[nodiscard]] N context() const { return input + output / 2.0; }
    [[nodiscard]] N working(const N &chips) const { return layerSplit ? N(1.0) : chips; }
    [[nodiscard]] N cacheCopies(const N &chips) const
    {
        return maxOf(N(1.0), (shards > 0 ? N(double(shards)) : chips) / kvHeads);
    }
    [[nodiscard]] auto fitsOn(const N &chips) const
    {
        return weights + request * cacheCopies(chips) <= physical * (tightestMemory * chips);
    }
};

/// One request where none are asked for.
template<class N, class Trace>
void addRequests(ServingFigures<N> &figures, Trace &trace)
{
    figures.held = trace.step("requests_held", Unit::One, maxOf(N(1.0), figures.batch));
    figures.request = trace.step("request_in_full", Unit::GB, figures.cacheBytes * (figures.input + figures.output));
}

/// Share of all weights that sits in experts: three matrices each, gate, up and down.
template<class N>
[[nodiscard]] N expertShareOf(const N &parameters, const N &layers, const N &hidden, const ExpertShape &experts)
{
    constexpr double most = 0.99;
    const N weights =
        3.0 * hidden * double(experts.ffn) * double(experts.count) * (layers - double(experts.denseLayers));
    return minOf(weights / parameters, N(most));
}

/// Of the weights, in a step of so many sequences.
template<class N>
[[nodiscard]] N touchedShare(const ServingFigures<N> &figures, const N &sequences)
{
    if (!figures.hasExperts)
        return 1.0;
    return 1.0 - figures.expertShare * powOf(figures.missedShare, maxOf(N(1.0), sequences));
}

template<class N>
[[nodiscard]] N weightReadTime(const ServingFigures<N> &figures, const N &chips, const N &sequences)
{
    return figures.weights * touchedShare(figures, sequences)
        / (figures.bandwidth * (figures.working(chips) * figures.memoryShare));
}

template<class N>
[[nodiscard]] N layerTime(const ServingFigures<N> &figures, const N &chips)
{
    return (figures.perLayer + select(figures.working(chips) > 1.0, figures.perExchange, N(0.0))) * figures.layers;
}

template<class N>
[[nodiscard]] N exchangeTime(const ServingFigures<N> &figures, const N &chips, const N &tokens)
{
    constexpr double activationBytes = 2.0;
    constexpr double ways = 2.0; // reduced and gathered
    const N working = figures.working(chips);
    const N others = (working - 1.0) / working;
    return tokens * figures.layers * (figures.allReduces * ways * activationBytes) * figures.hidden * others
        / (figures.link * figures.linkShare);
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

/// One step of `sequences` with `context` tokens each.
template<class N, class Trace>
[[nodiscard]] DecodeParts<N> decodeParts(const ServingFigures<N> &figures, const N &chips, const N &sequences,
                                         const N &context, Trace &trace)
{
    const auto part = [&trace](const char *id, const N &time) { return trace.part(id, Unit::Millisecond, time); };
    const N working = figures.working(chips);
    const N memory = figures.bandwidth * (working * figures.memoryShare);
    DecodeParts<N> parts;
    parts.weights = part("read_weights", figures.weights * touchedShare(figures, sequences) / memory);
    parts.cache =
        part("read_cache",
             figures.cacheBytes * (sequences * context * figures.cacheCopies(chips)) / (memory * figures.cacheShare));
    parts.compute =
        part("decode_arithmetic", 2.0 * figures.active * sequences / (figures.peak * (working * figures.computeShare)));
    parts.layers = part("layer_costs", layerTime(figures, chips));
    parts.exchange = part("exchange", exchangeTime(figures, chips, sequences));
    parts.sequences = part("request_costs", figures.perSequence * sequences);
    return parts;
}

template<class N>
[[nodiscard]] N prefillFlop(const N &active, const N &layers, const N &width, const N &tokens)
{
    return 2.0 * active * tokens + 2.0 * layers * width * tokens * tokens;
}

template<class N>
struct PrefillParts
{
    N exchange = 0.0;
    N compute = 0.0;

    [[nodiscard]] N total() const { return exchange + compute; }
};

template<class N>
[[nodiscard]] PrefillParts<N> prefillParts(const ServingFigures<N> &figures, const N &chips)
{
    PrefillParts<N> parts;
    parts.exchange = exchangeTime(figures, chips, figures.input);
    parts.compute = prefillFlop(figures.active, figures.layers, figures.width, figures.input)
        / (figures.peak * (figures.working(chips) * figures.prefillShare));
    return parts;
}

/// Sequences that memory holds beside the weights: 1 where it is tight, 0 where one does not fit either.
template<class N>
[[nodiscard]] N capacityOf(const ServingFigures<N> &figures, const N &chips)
{
    constexpr double unlimited = 1e9; // nothing is cached
    const N free = figures.memory * (usableMemory * chips) - figures.weights;
    if (isNever(figures.cacheBytes > 0.0))
        return select(free > 0.0, N(unlimited), N(0.0));
    const N each = figures.cacheBytes * (figures.context() * figures.cacheCopies(chips));
    const N held = maxOf(N(0.0), floorOf(free / each));
    return select(held < 1.0 && figures.fitsOn(chips), N(1.0), held);
}

/// One copy of the model over some chips.
template<class N>
struct CopySpeed
{
    N capacity = 0.0; ///< requests that memory holds
    N wanted = 0.0;
    N sequences = 0.0;
    DecodeParts<N> parts;
    N step = 0.0; ///< s, as the next three
    PrefillParts<N> prompt;
    N prefill = 0.0;
    N prefills = 0.0; ///< of the requests that begin meanwhile
    N each = 0.0;     ///< between two tokens of a request
    N tokens = 0.0;   ///< a second; 0 where it does not fit
};

/// `batch`: requests of this copy; 0: as many as fit.
template<class N, class Trace>
[[nodiscard]] CopySpeed<N> copySpeed(const ServingFigures<N> &figures, const N &chips, const N &batch, Trace &trace)
{
    CopySpeed<N> copy;
    copy.capacity = trace.step("capacity", Unit::One, capacityOf(figures, chips));
    copy.wanted = select(batch > 0.0, batch, N(figures.largestBatch));
    copy.sequences = trace.step("requests", Unit::One, minOf(copy.wanted, maxOf(N(1.0), copy.capacity)));
    copy.parts = decodeParts(figures, chips, copy.sequences, figures.context(), trace);
    copy.step = trace.part("decode_step", Unit::Millisecond, copy.parts.total());
    copy.prompt = prefillParts(figures, chips);
    copy.prefill = trace.part("prefill", Unit::Millisecond, copy.prompt.total());
    copy.prefills = copy.prefill * (copy.sequences / maxOf(figures.output, N(1.0)));
    copy.each = trace.step("tpot", Unit::Millisecond, copy.step + copy.prefills);
    copy.tokens = trace.step("tokens_per_s", Unit::TokensPerSecond,
                             select(copy.capacity < 1.0, N(0.0), copy.sequences / copy.each));
    return copy;
}

/// Time to the first token of one request on idle chips. The tokens of a prompt meet the experts that as many requests
/// would.
template<class N>
[[nodiscard]] N firstTokenTimeOf(const N &prefill, const N &readForPrompt, const N &layers)
{
    return maxOf(prefill, readForPrompt) + layers;
}

/// Of the setup's model on the device; its chips and its batch are asked of each function.
[[nodiscard]] ServingFigures<double> servingFigures(const ModelShape &model, const ServingSetup &setup,
                                                    const Device &device, const ServingConstants &constants);

/// Tokens of prompts a second, were there nothing else to do; `prefill`: of one prompt, over all copies.
template<class N>
[[nodiscard]] N promptTokensPerSecond(const N &input, const N &prefill)
{
    return input / prefill;
}

// ---------------------------------------------------------------- Fewest chips

inline constexpr double mostOfACluster = 1 << 20;

/// Of chips with so much room each; 0 where too many would be needed.
template<class N>
[[nodiscard]] N firstThatHolds(const N &needed, const N &each)
{
    const N chips = ceilOf(needed / maxOf(each, N(1e-200)));
    return select(each > 0.0 && chips < mostOfACluster, maxOf(N(1.0), chips), N(0.0));
}

/// Of one chip, for so many requests: what runs at all for one, what software fills for more.
template<class N>
[[nodiscard]] N usableFor(const ServingFigures<N> &figures, const N &requests)
{
    return select(requests <= 1.0, figures.physical * tightestMemory, figures.memory * usableMemory);
}

/// One replica over any number of chips; 0: no number holds it.
template<class N>
[[nodiscard]] N fewestOfOneReplica(const ServingFigures<N> &figures, const N &requests, const N &usable)
{
    const N request = figures.request;
    // The copies do not depend on the number of chips where the parts are stated.
    const N stated = figures.shards > 0 ? figures.cacheCopies(N(1.0)) : N(1.0);
    const N undivided = firstThatHolds(figures.weights + request * (requests * stated), usable);
    if (figures.shards > 0)
        return undivided;
    return select(undivided <= figures.kvHeads, undivided,
                  firstThatHolds(figures.weights, usable - request * (requests / figures.kvHeads)));
}

/// Chips that hold the requests asked for, as one replica or several over 1, 2, 4 ... 64 chips, which hold fewer copies
/// of the cache but more of the weights; 0: no number does.
template<class N, class Trace>
[[nodiscard]] N fewestServingChips(const ServingFigures<N> &figures, Trace &trace)
{
    const N usable = trace.step("usable_memory", Unit::GB, usableFor(figures, figures.held));
    const N one = trace.step("fewest_of_one", Unit::Chips, fewestOfOneReplica(figures, figures.held, usable));
    if (figures.shards > 0)
        return one;
    N several = mostOfACluster;
    for (int each = 1; each <= mostServingChips; each *= 2) {
        const N size = double(each);
        const N held =
            floorOf((usable * size - figures.weights) / maxOf(figures.request * figures.cacheCopies(size), N(1.0)));
        const N chips = size * ceilOf(figures.held / maxOf(N(1.0), held));
        several = trace.candidate("fewest_over", each, Unit::Chips,
                                  minOf(several, select(held >= 1.0, chips, N(mostOfACluster))));
    }
    const N best = select(one > 0.0, minOf(one, several), several);
    return trace.step("fewest", Unit::Chips, select(best < mostOfACluster, best, N(0.0)));
}

// ---------------------------------------------------------------- How many chips

/// Of `first`, twice, four times ... as many chips, the fewest that serve each token for at most a quarter more chip
/// time than the best of them; more than 64 are not tried.
template<class N, class Trace>
[[nodiscard]] N chipsThatServeWell(const ServingFigures<N> &figures, const N &first, Trace &trace)
{
    constexpr double goodEnough = 0.8; // of the best speed per chip
    constexpr int candidates = 7;
    std::array<N, candidates> counts;
    std::array<N, candidates> speeds;
    std::size_t tried = 0;
    N best = 0.0;
    for (int times = 1; times <= mostServingChips; times *= 2) {
        const N chips = first * double(times);
        if (times > 1 && isNever(chips <= double(mostServingChips)))
            break;
        [[maybe_unused]] const auto attempt = trace.attempt("try", times);
        const N count = trace.step("chips", Unit::Chips, chips);
        const N speed = copySpeed(figures, count, figures.batch, trace).tokens / count;
        counts.at(tried) = count;
        speeds.at(tried) = trace.step("speed", Unit::TokensPerSecond,
                                      times == 1 ? speed : select(count > double(mostServingChips), N(0.0), speed));
        best = tried == 0 ? speeds.at(0) : maxOf(best, speeds.at(tried));
        ++tried;
    }
    const N enough = goodEnough * best;
    N chosen = counts.at(0);
    while (tried-- > 0)
        chosen = select(speeds.at(tried) >= enough, counts.at(tried), chosen);
    return chosen;
}

// ---------------------------------------------------------------- Copies

/// How chips serve a model together: as copies of it, each over some of the chips.
template<class N>
struct SpreadOf
{
    N chipsEach = 1.0;
    N copies = 1.0;
    N batch = 0.0; ///< requests of a copy that are asked for; 0: as many as fit
};

template<class N>
[[nodiscard]] N copiesOf(const N &batch, const N &chips, const N &each)
{
    const N most = select(batch > 0.0, minOf(chips, batch), chips);
    return maxOf(N(1.0), minOf(floorOf(chips / each), most));
}
template<class N>
[[nodiscard]] N batchOfACopy(const N &batch, const N &copies)
{
    return select(batch > 0.0, ceilOf(batch / maxOf(copies, N(1.0))), N(0.0));
}
/// How many copies' worth of requests are served at once: all copies, or fewer where the requests do not fill them.
template<class N>
[[nodiscard]] N busyCopiesOf(const N &batch, const N &copies, const N &sequencesOfACopy)
{
    return select(batch > 0.0, minOf(copies, batch / sequencesOfACopy), copies);
}

/// The best of the sizes of a copy that were tried so far.
template<class N>
struct BestSize
{
    N chipsEach = 0.0;
    N tokens = -1.0;
};

template<class N, class Trace>
void tryCopies(const ServingFigures<N> &figures, BestSize<N> &best, const N &chips, const N &each,
               const auto &isPossible, Trace &trace)
{
    constexpr double sameSpeed = 1.0 + 1e-9;
    if (isNever(isPossible))
        return;
    const N copies = trace.step("copies", Unit::One, copiesOf(figures.batch, chips, each));
    const CopySpeed<N> copy = copySpeed(figures, each, batchOfACopy(figures.batch, copies), trace);
    const N tokens =
        trace.step("all_tokens", Unit::TokensPerSecond,
                   select(isPossible, copy.tokens * busyCopiesOf(figures.batch, copies, copy.sequences), N(-1.0)));
    const auto isBetter =
        (best.tokens < 0.0 && tokens >= 0.0) || (best.tokens >= 0.0 && tokens > best.tokens * sameSpeed);
    const N chosen = trace.step("best", Unit::Chips, select(isBetter, each, best.chipsEach));
    best.tokens = trace.step("fastest", Unit::TokensPerSecond, select(isBetter, tokens, best.tokens));
    best.chipsEach = chosen;
}

/// What serves most tokens a second of copies over 1, 2, 4 ... 64 chips, or over all of up to 64; the fewest copies of
/// those that serve as many. `isAlone`: no two chips work on one copy where one chip holds it.
template<class N, class Trace>
[[nodiscard]] SpreadOf<N> spreadOver(const ServingFigures<N> &figures, const N &chips, bool isAlone, Trace &trace)
{
    const auto fitsOnOne = figures.fitsOn(N(1.0));
    const auto unlessAlone = [&](const auto &condition) { return isAlone ? condition && !fitsOnOne : condition; };
    BestSize<N> best;
    auto isAny = chips <= double(mostServingChips);
    {
        [[maybe_unused]] const auto attempt = trace.attempt("all", 0);
        tryCopies(figures, best, chips, chips, unlessAlone(isAny), trace);
    }
    for (int each = mostServingChips; each >= 1; each /= 2) {
        const N size = double(each);
        const auto isSmaller = each == 1 && isAlone ? (size < chips || fitsOnOne) : size < chips;
        const auto fits = isSmaller && figures.fitsOn(size);
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
    spread.chipsEach = trace.step("chips_of_a_copy", Unit::Chips, maxOf(N(1.0), best.chipsEach));
    spread.copies = trace.step("copies", Unit::One, copiesOf(figures.batch, chips, spread.chipsEach));
    spread.batch = trace.step("batch_of_a_copy", Unit::One, batchOfACopy(figures.batch, spread.copies));
    return spread;
}

// ---------------------------------------------------------------- Memory

/// Bytes that one replica over all the chips takes with the requests asked for, at least one, at their full length.
template<class N>
[[nodiscard]] N servingNeed(const ServingFigures<N> &figures, const N &chips)
{
    return figures.weights + figures.request * figures.cacheCopies(chips) * figures.held;
}

/// Bytes of all copies. Of the requests that are asked for, each at its full length, as all may end at once. Where the
/// software takes as many as memory holds, of those that run, which are half-way through their answers on average;
/// never less than one in full.
template<class N>
struct ServingMemory
{
    N weights = 0.0;  ///< of one copy
    N requests = 0.0; ///< of all
    N each = 0.0;     ///< of a request
    N total = 0.0;
};

template<class N>
[[nodiscard]] ServingMemory<N> servingMemory(const ServingFigures<N> &figures, const N &chipsEach, const N &copies,
                                             const N &sequences)
{
    const auto isAsked = figures.batch > 0.0;
    const N perToken = figures.cacheBytes * figures.cacheCopies(chipsEach);
    const N full = perToken * (figures.input + figures.output);
    const N running = perToken * figures.context();
    ServingMemory<N> memory;
    memory.weights = figures.weights;
    memory.requests = select(isAsked, figures.batch, sequences * copies);
    memory.each = select(isAsked, full, maxOf(running, full * (1.0 / sequences)));
    memory.total = figures.weights * copies + memory.each * memory.requests;
    return memory;
}

} // namespace chipboard
