#include "data/core/tr.h"
#include "data/estimate/calibration.h"
#include "data/estimate/inference.h"
#include "data/estimate/memoryfit.h"
#include "data/live/livetasks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double goodEnough = 0.8;    // as in data/estimate/chipcount.cpp, like the next one
constexpr double mostChips = 1 << 20; // as in data/estimate/memoryfit.cpp
constexpr double sameSpeed = 1.0 + 1e-9;
constexpr double flopToMilliseconds = 1e-9; // FLOP / (TFLOPS x 1e12) x 1e3

/// What all candidates share.
struct Server
{
    LiveBuilder &builder;
    const LiveShape &shape;
    const LiveDevice &device;
    const ServingConstants &constants; ///< as measured: the assumed factors are live
    LiveFormula input;
    LiveFormula output;
    LiveFormula batch;        ///< requests at once that were asked for; 0: as many as fit
    LiveFormula memoryShare;  ///< of the bandwidth
    LiveFormula computeShare; ///< of the peak, decoding
    LiveFormula prefillShare;
    LiveFormula linkShare;
    LiveFormula asked;   ///< requests at once that the memory has to hold: one where none are asked for
    LiveFormula request; ///< GB of cache of one at its full length, held once
};

/// A copy of the model over some chips.
struct Copy
{
    LiveFormula capacity;
    LiveFormula sequences;
    LiveFormula weights; ///< ms that a step takes for reading them, and so on
    LiveFormula layers;
    LiveFormula prefill;
    LiveFormula step;
    LiveFormula each;   ///< ms between two tokens of a request
    LiveFormula tokens; ///< a second
};

Server serverOf(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device,
                const ServingConstants &constants)
{
    builder.startSection(tr("Constants"));
    const QString origin = tr("Of the calibration.");
    const auto shared = [&](const char *id, const QString &label, double measured, const char *assumed) {
        const LiveFormula found = builder.constant(u"measured_"_s + QString::fromLatin1(id),
                                                   tr("%1, as measured").arg(label), Unit::One, measured, origin);
        return builder.step(QString::fromLatin1(id), label, Unit::One, found * builder.share(assumed));
    };
    Server server{builder,
                  shape,
                  device,
                  constants,
                  builder.assumed("input"),
                  builder.assumed("output"),
                  builder.assumed("batch"),
                  {},
                  {},
                  {},
                  {},
                  {},
                  {}};
    server.memoryShare =
        shared("memory_share", tr("Share of the bandwidth that is reached"), constants.memory, "memory_efficiency");
    server.computeShare =
        shared("compute_share", tr("Share of the peak that decoding reaches"), constants.compute, "compute_efficiency");
    server.prefillShare =
        shared("prefill_share", tr("Share of the peak that prefill reaches"), constants.prefill, "compute_efficiency");
    server.linkShare = shared("link_share", tr("Share of the link that is reached"), constants.link, "link_efficiency");
    builder.startSection(tr("Memory"));
    server.asked = builder.step(u"requests_held"_s, tr("Requests that memory has to hold"), Unit::One,
                                greatest({1.0, server.batch}));
    server.request = builder.step(u"cache_of_a_request"_s, tr("Cache of a request at its full length"), Unit::GB,
                                  shape.cacheBytes * (server.input + server.output) / LiveFormula(perGigabyte));
    return server;
}

LiveFormula working(const Server &server, const LiveFormula &chips)
{
    return server.constants.layerSplit ? LiveFormula(1.0) : chips;
}

// As cacheCopies().
LiveFormula cacheCopies(const Server &server, const LiveFormula &chips)
{
    return server.constants.layerSplit ? LiveFormula(1.0) : greatest({1.0, chips / server.shape.kvHeads});
}

LiveFormula fitsOn(const Server &server, const LiveFormula &chips)
{
    return isAtMost(server.shape.weights + server.request * cacheCopies(server, chips),
                    server.device.physical * (tightestMemory * chips));
}

// Of one chip; as needOf() of data/estimate/memoryfit.cpp.
LiveFormula usableFor(const Server &server, const LiveFormula &requests)
{
    return choice(isAtMost(requests, 1.0), server.device.physical * LiveFormula(tightestMemory),
                  server.device.memory * LiveFormula(usableMemory));
}

LiveFormula neededOn(const Server &server, const LiveFormula &chips)
{
    return server.shape.weights + server.request * server.asked * cacheCopies(server, chips);
}

// Of chips with so much room each; 0 where too many would be needed.
LiveFormula firstThatHolds(const LiveFormula &gigabytes, const LiveFormula &each)
{
    const LiveFormula held = wholeAbove(gigabytes / greatest({each, 1e-300}));
    return choice(allOf({isAbove(each, 0.0), isBelow(held, mostChips)}), greatest({1.0, held}), 0.0);
}

// As fewestChips() of data/estimate/memoryfit.cpp without replicas.
LiveFormula fewestOfOneReplica(const Server &server, const LiveFormula &requests, const LiveFormula &usable)
{
    const LiveFormula undivided = firstThatHolds(server.shape.weights + server.request * requests, usable);
    if (server.constants.layerSplit)
        return undivided;
    const LiveFormula &heads = server.shape.kvHeads;
    return choice(isAtMost(undivided, heads), undivided,
                  firstThatHolds(server.shape.weights, usable - server.request * requests / heads));
}

LiveFormula addFewest(const Server &server)
{
    LiveBuilder &builder = server.builder;
    const LiveFormula usable = builder.step(u"usable_memory"_s, tr("Memory of a chip for weights and requests"),
                                            Unit::GB, usableFor(server, server.asked));
    const LiveFormula one = builder.step(u"fewest_of_one"_s, tr("Fewest chips of one replica; 0: no number holds it"),
                                         Unit::Chips, fewestOfOneReplica(server, server.asked, usable));
    if (server.constants.layerSplit)
        return one;
    builder.startSection(tr("Fewest chips as several replicas"), true);
    LiveFormula several = mostChips;
    for (int each = 1; each <= mostServingChips; each *= 2) {
        const LiveFormula held =
            wholeBelow((usable * double(each) - server.shape.weights) / (server.request * cacheCopies(server, each)));
        const LiveFormula chips = double(each) * wholeAbove(server.asked / greatest({1.0, held}));
        several = builder.step(u"fewest_over_%1"_s.arg(each),
                               each == 1 ? tr("Fewest so far; replicas on 1 chip")
                                         : tr("Fewest so far; replicas over %1 chips").arg(each),
                               Unit::Chips, least({several, choice(isAtLeast(held, 1.0), chips, mostChips)}));
    }
    builder.startSection(tr("Memory"));
    const LiveFormula best = choice(isAbove(one, 0.0), least({one, several}), several);
    return builder.step(u"fewest"_s, tr("Fewest chips that hold it; 0: no number does"), Unit::Chips,
                        choice(isBelow(best, mostChips), best, 0.0));
}

// GB of weights that a step of so many requests reads.
LiveFormula weightsRead(const Server &server, const LiveFormula &requests)
{
    const LiveShape &shape = server.shape;
    if (!shape.hasExperts)
        return shape.weights;
    return shape.weights * (1.0 - shape.expertShare * powerOf(shape.missedShare, greatest({1.0, requests})));
}

LiveFormula readTime(const Server &server, const LiveFormula &gigabytes, const LiveFormula &chips)
{
    return gigabytes / (server.device.bandwidth * (working(server, chips) * server.memoryShare)) * LiveFormula(1e3);
}

LiveFormula exchangeTime(const Server &server, const LiveFormula &chips, const LiveFormula &tokens)
{
    constexpr double bytesBothWays = 4.0; // of 2-byte activations, reduced and gathered
    const LiveFormula others = (working(server, chips) - 1.0) / working(server, chips);
    const double perLayer = server.device.request.model.allReduces * bytesBothWays;
    return tokens * server.shape.layers * perLayer * server.shape.hidden * others
        / (server.device.link * perGigabyte * server.linkShare) * LiveFormula(1e3);
}

LiveFormula layerTime(const Server &server, const LiveFormula &chips)
{
    constexpr double milliseconds = 1e3;
    const double layer = server.constants.perLayer / seconds(1) * milliseconds;
    const double exchange = server.constants.perExchange / seconds(1) * milliseconds;
    const LiveFormula each = server.constants.layerSplit || exchange == 0.0
        ? LiveFormula(layer)
        : layer + choice(isAbove(chips, 1.0), exchange, 0.0);
    return each * server.builder.share("fixed_costs") * server.shape.layers;
}

LiveFormula prefillTime(const Server &server, const LiveFormula &chips)
{
    const LiveShape &shape = server.shape;
    const LiveFormula work =
        2.0 * shape.active * server.input + 2.0 * shape.layers * shape.width * server.input * server.input;
    return work / (*server.device.peak * (working(server, chips) * server.prefillShare))
        * LiveFormula(flopToMilliseconds)
        + exchangeTime(server, chips, server.input);
}

// Sequences that memory holds beside the weights.
LiveFormula capacityOf(const Server &server, const LiveFormula &chips)
{
    const LiveShape &shape = server.shape;
    const LiveFormula free = server.device.memory * (usableMemory * chips) - shape.weights;
    const LiveFormula each = shape.cacheBytes * (server.input + server.output / 2.0) / LiveFormula(perGigabyte);
    const LiveFormula held = greatest({0.0, wholeBelow(free / (each * cacheCopies(server, chips)))});
    return choice(allOf({isBelow(held, 1.0), fitsOn(server, chips)}), 1.0, held);
}

LiveFormula cacheTime(const Server &server, const Copy &copy, const LiveFormula &chips)
{
    const LiveShape &shape = server.shape;
    const LiveFormula context = server.input + server.output / 2.0;
    const LiveFormula read = shape.cacheBytes * (copy.sequences * context) / LiveFormula(perGigabyte);
    return readTime(server, read * cacheCopies(server, chips), chips) / LiveFormula(server.constants.cache);
}

// As servingSpeed(). Each part gets a cell of its own where it is told in `detail`.
Copy addCopy(const Server &server, const QString &prefix, const LiveFormula &chips, const LiveFormula &batch,
             bool detail)
{
    LiveBuilder &builder = server.builder;
    const auto cell = [&](const char *id, const QString &label, Unit unit, const LiveFormula &formula) {
        return builder.step(prefix + QString::fromLatin1(id), label, unit, formula);
    };
    const auto part = [&](const char *id, const QString &label, const LiveFormula &formula) {
        return detail ? cell(id, label, Unit::Millisecond, formula) : formula;
    };
    Copy copy;
    copy.capacity = cell("capacity", tr("Requests that memory holds"), Unit::One, capacityOf(server, chips));
    copy.sequences = cell("requests", tr("Requests of a copy"), Unit::One,
                          least({choice(isAbove(batch, 0.0), batch, double(server.constants.largestBatch)),
                                 greatest({1.0, copy.capacity})}));
    copy.weights =
        part("read_weights", tr("Reading the weights"), readTime(server, weightsRead(server, copy.sequences), chips));
    const LiveFormula cache = part("read_cache", tr("Reading the cache"), cacheTime(server, copy, chips));
    const LiveFormula arithmetic = part("decode_arithmetic", tr("Arithmetic of a step"),
                                        2.0 * server.shape.active * copy.sequences
                                            / (*server.device.peak * (working(server, chips) * server.computeShare))
                                            * LiveFormula(flopToMilliseconds));
    copy.layers = part("layer_costs", tr("Fixed costs of the layers"), layerTime(server, chips));
    const LiveFormula exchange =
        part("exchange", tr("Exchange between chips"), exchangeTime(server, chips, copy.sequences));
    const double perSequence = server.constants.perSequence / seconds(1) * 1e3;
    const LiveFormula requests = part("request_costs", tr("Fixed costs of the requests"),
                                      perSequence * builder.share("fixed_costs") * copy.sequences);
    copy.step =
        part("decode_step", tr("Decode step"), copy.weights + cache + arithmetic + copy.layers + exchange + requests);
    copy.prefill = part("prefill", tr("Prefill of a prompt"), prefillTime(server, chips));
    copy.each = cell("tpot", tr("Time between two tokens"), Unit::Millisecond,
                     copy.step + copy.prefill * (copy.sequences / greatest({server.output, 1.0})));
    copy.tokens = cell("tokens_per_s", tr("Tokens a second of a copy"), Unit::TokensPerSecond,
                       choice(isBelow(copy.capacity, 1.0), 0.0, copy.sequences / copy.each * LiveFormula(1e3)));
    return copy;
}

// As servingChips(): the fewest that serve each token for at most a quarter more chip time than the best.
LiveFormula addAutomaticCount(const Server &server, const LiveFormula &fewest)
{
    LiveBuilder &builder = server.builder;
    const bool whole = server.device.request.whole;
    const LiveFormula some = greatest({1.0, fewest});
    const LiveFormula first =
        builder.step(u"first_count"_s, tr("Fewest chips that are tried"), Unit::Chips,
                     whole ? inWhole(server.device, some) : least({double(1 << 20), powerOfTwoFrom(some)}));
    QList<LiveFormula> counts;
    QList<LiveFormula> speeds;
    for (int chips = 1; chips <= mostServingChips; chips *= 2) {
        const QString prefix = u"try%1_"_s.arg(chips);
        builder.startSection(tr("How many chips: %1 times the fewest").arg(chips), true);
        const LiveFormula count = builder.step(prefix + u"chips"_s, tr("Chips"), Unit::Chips, first * double(chips));
        const Copy copy = addCopy(server, prefix, count, server.batch, false);
        counts << count;
        const LiveFormula speed = copy.tokens / count;
        speeds << builder.step(prefix + u"speed"_s, tr("Tokens a second and chip"), Unit::TokensPerSecond,
                               chips == 1 ? speed : choice(isAbove(count, mostServingChips), 0.0, speed));
    }
    const LiveFormula enough = LiveFormula(goodEnough) * greatest(speeds);
    LiveFormula chosen = counts.constFirst();
    for (qsizetype i = counts.size() - 1; i >= 0; --i)
        chosen = choice(isAtLeast(speeds.at(i), enough), counts.at(i), chosen);
    builder.startSection(tr("Chips"));
    return builder.step(u"automatic_count"_s, tr("Chips that serve well"), Unit::Chips, chosen);
}

/// How chips serve together, as spreadOf() finds it.
struct Spread
{
    LiveFormula chipsEach;
    LiveFormula copies;
    LiveFormula batch; ///< of a copy; 0: as many as fit
};

LiveFormula copiesOf(const Server &server, const LiveFormula &chips, const LiveFormula &each)
{
    const LiveFormula most = choice(isAbove(server.batch, 0.0), least({chips, server.batch}), chips);
    return least({wholeBelow(chips / each), most});
}

LiveFormula batchOf(const Server &server, const LiveFormula &copies)
{
    return choice(isAbove(server.batch, 0.0), wholeAbove(server.batch / greatest({copies, 1.0})), 0.0);
}

LiveFormula busyCopies(const Server &server, const LiveFormula &copies, const LiveFormula &sequences)
{
    return choice(isAbove(server.batch, 0.0), least({copies, server.batch / sequences}), copies);
}

/// The best of the sizes that were tried so far.
struct Best
{
    LiveFormula chipsEach = 0.0;
    LiveFormula tokens = -1.0;
};

void tryCopies(const Server &server, Best &best, const QString &prefix, const LiveFormula &chips,
               const LiveFormula &each, const LiveFormula &isPossible)
{
    LiveBuilder &builder = server.builder;
    const LiveFormula copies = builder.step(prefix + u"copies"_s, tr("Copies of the model"), Unit::One,
                                            greatest({1.0, copiesOf(server, chips, each)}));
    const Copy copy = addCopy(server, prefix, each, batchOf(server, copies), false);
    const LiveFormula tokens =
        builder.step(prefix + u"all_tokens"_s, tr("Tokens a second of all copies"), Unit::TokensPerSecond,
                     choice(isPossible, copy.tokens * busyCopies(server, copies, copy.sequences), -1.0));
    const LiveFormula isBetter =
        anyOf({allOf({isBelow(best.tokens, 0.0), isAtLeast(tokens, 0.0)}),
               allOf({isAtLeast(best.tokens, 0.0), isAbove(tokens, best.tokens * LiveFormula(sameSpeed))})});
    const LiveFormula chosen = builder.step(prefix + u"best"_s, tr("Chips of a copy, best so far"), Unit::Chips,
                                            choice(isBetter, each, best.chipsEach));
    best.tokens = builder.step(prefix + u"fastest"_s, tr("Tokens a second, best so far"), Unit::TokensPerSecond,
                               choice(isBetter, tokens, best.tokens));
    best.chipsEach = chosen;
}

Spread addSpread(const Server &server, const LiveFormula &chips)
{
    LiveBuilder &builder = server.builder;
    const Device &chip = server.device.request.device;
    const bool isShy = isSecretive(chip); // no two such chips work together where one will do
    const auto unlessAlone = [&](const LiveFormula &condition) {
        return isShy ? choice(fitsOn(server, 1.0), 0.0, condition) : condition;
    };
    Best best;
    builder.startSection(tr("Copies of the model: one over all chips"), true);
    tryCopies(server, best, u"all_"_s, chips, chips, unlessAlone(isAtMost(chips, mostServingChips)));
    QList<LiveFormula> possible{isAtMost(chips, mostServingChips)};
    for (int each = mostServingChips; each >= 1; each /= 2) {
        builder.startSection(each == 1 ? tr("Copies of the model: each on 1 chip")
                                       : tr("Copies of the model: each on %1 chips").arg(each),
                             true);
        const LiveFormula isSmaller =
            each == 1 && isShy ? anyOf({isBelow(each, chips), fitsOn(server, 1.0)}) : isBelow(each, chips);
        const LiveFormula fits = allOf({isSmaller, fitsOn(server, each)});
        possible << fits;
        tryCopies(server, best, u"each%1_"_s.arg(each), chips, double(each), each == 1 ? fits : unlessAlone(fits));
    }
    builder.startSection(tr("Copies of the model: each on the fewest chips that hold it"), true);
    const LiveFormula special = builder.step(
        u"special_chips"_s, tr("Chips of a copy"), Unit::Chips,
        least({chips, powerOfTwoFrom(greatest({1.0, fewestOfOneReplica(server, 1.0, usableFor(server, 1.0))}))}));
    tryCopies(server, best, u"special_"_s, chips, special, choice(anyOf(possible), 0.0, 1.0));
    builder.startSection(tr("Copies"));
    Spread spread;
    spread.chipsEach =
        builder.step(u"chips_of_a_copy"_s, tr("Chips of a copy"), Unit::Chips, greatest({1.0, best.chipsEach}));
    spread.copies = builder.step(u"copies"_s, tr("Copies of the model"), Unit::One,
                                 greatest({1.0, copiesOf(server, chips, spread.chipsEach)}));
    spread.batch = builder.step(u"batch_of_a_copy"_s, tr("Requests of a copy that are asked for; 0: as many as fit"),
                                Unit::One, batchOf(server, spread.copies));
    return spread;
}

/// Errors of the evidence, wider where constants are lent.
struct Errors
{
    double tokens = 0.0;
    double prompts = 0.0;
};

Errors errorsOf(const LiveDevice &device, const ServingChoice &choice)
{
    const bool lent = choice.borrowed || choice.stack == QLatin1String("any");
    const double p80 = choice.constants->evidence.p80Error;
    return {widenedError(p80, lent, device.calibration),
            widenedError(std::max(p80, device.calibration.errors.firstToken.p80Error), lent, device.calibration)};
}

void addServingCost(const Server &server, const LiveCount &count, const LiveSpan &tokens, const LiveSpan &prompts)
{
    LiveBuilder &builder = server.builder;
    const auto rent = addRent(builder, server.device, count);
    if (rent) {
        const LiveFormula none(QString{});
        const LiveSpan each = costOfMillion(builder, *rent, tokens);
        builder.result("usd_per_1m_tokens", each, count.problem);
        const auto unless = [&](const char *id, const QString &label, const LiveFormula &holds, const QString &words) {
            return builder.step(QString::fromLatin1(id), label, Unit::One,
                                choice(isOther(count.problem, none), count.problem, firstOf({{holds, words}}, none)));
        };
        builder.result("tokens_per_usd", exactly(1e6) / each,
                       unless("free", tr("Costs nothing"), isAtMost(rent->low, 0.0), tr("The price is 0.")));
        builder.result("usd_per_1m_input_tokens", costOfMillion(builder, *rent, prompts),
                       unless("no_prompt", tr("No prompt"), isBelow(server.input, 1.0), tr("There is no prompt.")));
    }
    addMonth(builder, count, tokens, builder.assumed("monthly_tokens") * LiveFormula(1e9), rent, server.device,
             tr("It is not stated how many tokens are answered a month."));
}

void addServingResults(const Server &server, const LiveCount &count, const Spread &spread, const Copy &copy,
                       const Errors &errors)
{
    LiveBuilder &builder = server.builder;
    const LiveFormula busy =
        builder.step(u"busy_copies"_s, tr("Busy copies"), Unit::One, busyCopies(server, spread.copies, copy.sequences));
    // The tokens of a prompt meet the experts that as many requests would.
    const LiveFormula read =
        builder.step(u"read_for_prompt"_s, tr("Reading the weights for a prompt"), Unit::Millisecond,
                     readTime(server, weightsRead(server, server.input), spread.chipsEach));
    builder.startSection(tr("Results"));
    const LiveSpan tokens = withError(copy.tokens, errors.tokens) * busy;
    builder.result("tokens_per_s", tokens, count.problem);
    builder.result("tokens_per_s_per_chip", tokens / count.chips, count.problem);
    builder.result("tpot", withError(copy.each, errors.tokens), count.problem);
    builder.result("ttft", withError(greatest({copy.prefill, read}) + copy.layers, errors.prompts), count.problem);
    builder.result("requests_at_once", exactly(copy.sequences * busy), count.problem);
    addEnergyOfTokens(builder, server.device, count, tokens);
    const LiveSpan prompts =
        withError(server.input * spread.copies / greatest({copy.prefill, 1e-300}) * LiveFormula(1e3), errors.prompts);
    addServingCost(server, count, tokens, prompts);
}

// As setServingMemory() of data/estimate/estimate.cpp.
LiveFormula neededBy(const Server &server, const Spread &spread, const Copy &copy)
{
    const LiveFormula full = server.request * cacheCopies(server, spread.chipsEach);
    const LiveFormula length = server.input + server.output;
    const LiveFormula running = greatest({full * (server.input + server.output / 2.0) / length, full / copy.sequences});
    return server.shape.weights * spread.copies
        + choice(isAbove(server.batch, 0.0), full * server.asked, running * copy.sequences * spread.copies);
}

} // namespace

void addServing(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device)
{
    const ServingChoice measured = servingConstants(device.calibration, device.request.device.family);
    if (measured.constants == nullptr)
        return;
    const Server server = serverOf(builder, shape, device, *measured.constants);
    const LiveFormula fewest = addFewest(server);
    const LiveFormula automatic = device.peak ? addAutomaticCount(server, fewest) : greatest({1.0, fewest});
    LiveCount count = addCount(builder, shape, device, automatic);
    if (!device.peak) {
        addFit(builder, count, fitsOn(server, count.chips), neededOn(server, count.chips), fewest);
        return addObstacles(builder, device, count, count.chips);
    }
    const Spread spread = addSpread(server, count.chips);
    builder.startSection(tr("A copy of the model"));
    const Copy copy = addCopy(server, {}, spread.chipsEach, spread.batch, true);
    // What is refused for its link is told without its copies.
    const LiveFormula runs = isSecretive(device.request.device) ? isAtMost(spread.chipsEach, 1.0) : LiveFormula(1.0);
    addFit(builder, count, fitsOn(server, count.chips),
           choice(allOf({fitsOn(server, count.chips), runs}), neededBy(server, spread, copy),
                  neededOn(server, count.chips)),
           fewest);
    addObstacles(builder, device, count, spread.chipsEach);
    addServingResults(server, count, spread, copy, errorsOf(device, measured));
}

} // namespace chipboard
