#include "data/whatif/livetasks.h"

#include "data/core/tr.h"
#include "data/estimate/batch.h"
#include "data/estimate/batchformulas.h"
#include "data/estimate/calibration.h"
#include "data/estimate/money.h"
#include "data/estimate/steps.h"
#include "data/estimate/training.h"
#include "data/estimate/trainingformulas.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// Of a constant that measurements gave, with the assumed factor on it.
Expr factored(LiveBuilder &builder, const char *id, const char *measuredId, const QString &label, double measured,
              const Evidence &evidence, const char *assumed)
{
    const Expr found = builder.constant(measuredId, label, Unit::One, measured, tr("Of the calibration."), evidence);
    return builder.step(id, Unit::One, found * builder.share(assumed));
}

// ---------------------------------------------------------------- Batches

// FLOP of one item, as itemOperations(); 0 where it is unknown.
Expr operationsOf(LiveBuilder &builder, const LiveShape &shape, const ModelShape &model)
{
    Expr operations = 0.0;
    if (model.flopPerItem > 0.0) {
        operations = model.flopPerItem * (model.kind == ModelKind::Diffusion ? builder.assumed("steps") : Expr(1.0));
    } else if (model.kind != ModelKind::Vision && model.kind != ModelKind::Diffusion) {
        const Expr tokens = builder.assumed("input");
        operations =
            select(tokens < 1.0 || shape.layers < 1.0 || shape.hidden < 1.0, 0.0,
                   textOperations(shape.active, builder.assumed("vocabulary"), shape.layers, shape.hidden, tokens));
    }
    return builder.step("operations_of_an_item", Unit::Flop, operations);
}

BatchTime<Expr> addBatchTime(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device,
                             const LiveCount &count, const BatchConstants &constants, const Expr &operations)
{
    BatchFigures<Expr> figures;
    figures.operations = operations;
    figures.items = builder.assumed("batch");
    figures.chips = count.chips;
    figures.peak = *device.peak;
    builder.startSection(tr("Constants"));
    figures.efficiency = factored(builder, "efficiency", "measured_efficiency", tr("Share of the peak, as measured"),
                                  constants.efficiency, constants.evidence, "compute_efficiency");
    figures.workers = builder.constant("batches_at_once", tr("Batches at once"), Unit::One, constants.workers,
                                       tr("Of the calibration."));
    figures.perLayer = constants.perLayer.base() * builder.share("fixed_costs");
    figures.layers = shape.layers;
    if (device.request.model.kind == ModelKind::Diffusion)
        figures.passes = maxOf(1.0, builder.assumed("steps"));
    builder.startSection(tr("Time of a batch"));
    return batchTime(figures, builder);
}

void addBatchResults(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                     const BatchTime<Expr> &time, double error)
{
    builder.startSection(tr("Results"));
    const LiveSpan items = spanOf(time.itemsPerSecond, error);
    builder.result("items_per_s", items, count.problem);
    builder.result("latency", spanOf(time.whole, error), count.problem);
    addEnergyOfItems(builder, device, count, items);
    const auto rent = addRent(builder, device, count);
    if (rent)
        builder.result("usd_per_1m_items", money::costPerItem(items, *rent, builder.share("utilisation")),
                       count.problem);
    addMonth(builder, count, items, timesUnit(builder.assumed("monthly_items"), 1e6), rent, device,
             tr("It is not stated how many items are worked off a month."));
}

// ---------------------------------------------------------------- Training

TrainingFigures<Expr> trainingFigures(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device,
                                      const Expr &chips)
{
    builder.startSection(tr("Constants"));
    const TrainingConstants &training = device.calibration.training;
    const EstimateRequest &request = device.request;
    const bool isLora = request.workload.task == Task::Lora;
    const bool isWide = request.device.family.wideLinks;
    TrainingFigures<Expr> figures;
    figures.perParameter = builder.constant("flop_per_parameter", tr("FLOP of a token and parameter"), Unit::Flop,
                                            flopPerParameter(request.workload.task),
                                            tr("Two forward and four backward; four in all where the base is frozen."));
    // The request is prepared: its efficiency has the assumed factor, which is live here.
    const double measured = request.device.family.training.efficiency / request.tuning.trainingEfficiencyFactor;
    figures.efficiency = factored(builder, "efficiency", "family_efficiency", tr("Share of the peak, as measured"),
                                  measured / (isLora ? training.loraFactor : 1.0),
                                  request.device.family.training.evidence, "training_efficiency");
    const auto factor = [&](bool isSparse) {
        return trainingPrecisionFactor(training, request.workload.precision, device.peakPrecision, isSparse);
    };
    figures.precisionFactor = builder.step(
        "precision_factor", Unit::One, select(isSparse(shape.parameters, shape.active), factor(true), factor(false)));
    figures.attentionFactor = builder.constant("attention_factor", tr("Factor of attention"), Unit::One,
                                               training.attentionFactor, tr("Of the calibration."));
    figures.parameters = shape.parameters;
    figures.active = shape.active;
    figures.layers = shape.layers;
    figures.hidden = shape.hidden;
    figures.sequence = builder.assumed("sequence");
    figures.chips = chips;
    figures.globalBatch = builder.assumed("global_batch");
    figures.peak = *device.peak;
    figures.attentionPeak = device.attentionPeak;
    figures.bandwidth = device.bandwidth;
    figures.trafficPerActivation = training.trafficPerActivation.base();
    figures.sparsityExponent = isWide ? training.sparsityExponentWide : training.sparsityExponent;
    figures.scaleExponent = training.scaleExponent;
    figures.splitExponent = training.splitExponent;
    return figures;
}

void addTrainingResults(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device,
                        const TrainingFigures<Expr> &figures, const LiveCount &count, const Expr &time)
{
    const FamilyTraits &family = device.request.device.family;
    const bool borrowed = !family.trainingFrom.isEmpty() || family.chain.value(0) == QLatin1String("any");
    const double p80 = family.training.evidence.p80Error;
    const double runError =
        widenedError(std::max(p80, device.calibration.errors.fullRun.p80Error), borrowed, device.calibration);
    const double error = widenedError(p80, borrowed, device.calibration);
    builder.startSection(tr("Results"));
    const LiveSpan speed = spanOf(1.0 / time, error);
    builder.result("tokens_per_s", speed * count.chips, count.problem);
    builder.result("tokens_per_s_per_chip", speed, count.problem);
    const Expr chipTime =
        builder.step("hours_of_chips", Unit::Hour, chipTimeOfRun(time, shape.tokens, builder.share("goodput")));
    const LiveSpan wall = spanOf(chipTime / count.chips, runError);
    builder.result("chip_hours", spanOf(chipTime, runError), count.problem);
    builder.result("wall_hours", wall, count.problem);
    const Expr flops = builder.step("flop_per_token", Unit::Flop,
                                    trainingFlop(figures.perParameter, figures.active, figures.layers, figures.hidden,
                                                 figures.sequence, family.causalMfu ? 1.0 : 2.0));
    builder.resultInUnit("mfu", spanOf(100.0 * utilisationOf(flops, figures.peak, time), error), count.problem);
    addEnergyOfRun(builder, device, count, wall);
    if (const auto rent = addRent(builder, device, count))
        builder.result("cost", money::costOfRun(wall, *rent, builder.share("utilisation")), count.problem);
}

// ---------------------------------------------------------------- Serving

ServingFigures<Expr> servingFigures(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device,
                                    const ServingConstants &constants)
{
    builder.startSection(tr("Constants"));
    // As measured: the assumed factors are live.
    const auto shared = [&](const char *id, const char *measuredId, double measured, const char *assumed) {
        const QString label = tr("%1, as measured").arg(stepLabel(QString::fromLatin1(id)));
        return factored(builder, id, measuredId, label, measured, constants.evidence, assumed);
    };
    const Expr fixedCosts = builder.share("fixed_costs");
    ServingFigures<Expr> figures;
    figures.memoryShare = shared("memory_share", "measured_memory_share", constants.memory, "memory_efficiency");
    figures.computeShare = shared("compute_share", "measured_compute_share", constants.compute, "compute_efficiency");
    figures.prefillShare = shared("prefill_share", "measured_prefill_share", constants.prefill, "compute_efficiency");
    figures.linkShare = shared("link_share", "measured_link_share", constants.link, "link_efficiency");
    figures.cacheShare = constants.cache;
    figures.perLayer = constants.perLayer.base() * fixedCosts;
    figures.perExchange = constants.perExchange.base() * fixedCosts;
    figures.perSequence = constants.perSequence.base() * fixedCosts;
    figures.largestBatch = constants.largestBatch;
    figures.layerSplit = constants.layerSplit;
    figures.shards = constants.layerSplit ? 1 : 0;
    figures.weights = shape.weights;
    figures.cacheBytes = shape.cacheBytes;
    figures.active = shape.active;
    figures.layers = shape.layers;
    figures.hidden = shape.hidden;
    figures.width = shape.width;
    figures.kvHeads = shape.kvHeads;
    figures.expertShare = shape.expertShare;
    figures.missedShare = shape.missedShare;
    figures.hasExperts = shape.hasExperts;
    figures.allReduces = device.request.model.allReduces;
    figures.memory = device.memory;
    figures.physical = device.physical;
    figures.bandwidth = device.bandwidth;
    figures.link = device.link;
    figures.peak = device.peak.value_or(std::numeric_limits<double>::infinity());
    figures.input = builder.assumed("input");
    figures.output = builder.assumed("output");
    figures.batch = builder.assumed("batch");
    builder.startSection(tr("Memory"));
    addRequests(figures, builder);
    return figures;
}

Expr addAutomaticCount(LiveBuilder &builder, const LiveDevice &device, const ServingFigures<Expr> &figures,
                       const Expr &fewest)
{
    const Expr some = maxOf(1.0, fewest);
    if (device.answer)
        return builder.step("automatic_count", Unit::Chips, double(device.answer->chips));
    if (!device.peak)
        return some;
    const Expr first =
        builder.step("first_count", Unit::Chips,
                     device.request.whole ? inWhole(device, some) : minOf(mostOfACluster, powerOfTwoFrom(some)));
    const Expr chosen = chipsThatServeWell(figures, first, builder);
    builder.startSection(tr("Chips"));
    return builder.step("automatic_count", Unit::Chips, chosen);
}

// Chips with an unknown link do not work together where one is enough.
SpreadOf<Expr> addSpread(LiveBuilder &builder, const LiveDevice &device, const ServingFigures<Expr> &figures,
                         const Expr &chips)
{
    builder.startSection(tr("Copies"));
    if (!device.answer)
        return spreadOver(figures, chips, isSecretive(device.request.device), builder);
    SpreadOf<Expr> spread;
    spread.chipsEach = builder.step("chips_of_a_copy", Unit::Chips, double(device.answer->spread.chipsEach));
    spread.copies = builder.step("copies", Unit::One, double(device.answer->spread.copies));
    spread.batch = builder.step("batch_of_a_copy", Unit::One, batchOfACopy(figures.batch, spread.copies));
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

void addServingCost(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const LiveSpan &tokens,
                    const LiveSpan &prompts)
{
    const auto rent = addRent(builder, device, count);
    if (rent) {
        const Expr utilisation = builder.share("utilisation");
        const LiveSpan each = money::costPerItem(tokens, *rent, utilisation);
        builder.result("usd_per_1m_tokens", each, count.problem);
        const LiveSpan ofMillion = eachOf(each, [](const Expr &one) { return Expr(one.in(1e-6)); });
        builder.result(
            "tokens_per_usd", money::itemsPerDollar(ofMillion),
            builder.problem("free", tr("Costs nothing"), count.problem, {{rent->low <= 0.0, tr("The price is 0.")}}));
        builder.result("usd_per_1m_input_tokens", money::costPerItem(prompts, *rent, utilisation),
                       builder.problem("no_prompt", tr("No prompt"), count.problem,
                                       {{builder.assumed("input") < 1.0, tr("There is no prompt.")}}));
    }
    addMonth(builder, count, tokens, timesUnit(builder.assumed("monthly_tokens"), 1e9), rent, device,
             tr("It is not stated how many tokens are answered a month."));
}

void addServingResults(LiveBuilder &builder, const LiveDevice &device, const ServingFigures<Expr> &figures,
                       const LiveCount &count, const SpreadOf<Expr> &spread, const CopySpeed<Expr> &copy,
                       const Errors &errors)
{
    const Expr busy =
        builder.step("busy_copies", Unit::One, busyCopiesOf(figures.batch, spread.copies, copy.sequences));
    const Expr read =
        builder.step("read_for_prompt", Unit::Millisecond, weightReadTime(figures, spread.chipsEach, figures.input));
    builder.startSection(tr("Results"));
    const LiveSpan tokens = spanOf(copy.tokens, errors.tokens) * busy;
    builder.result("tokens_per_s", tokens, count.problem);
    builder.result("tokens_per_s_per_chip", tokens / count.chips, count.problem);
    builder.result("tpot", spanOf(copy.each, errors.tokens), count.problem);
    builder.result("ttft", spanOf(firstTokenTimeOf(copy.prefill, read, copy.parts.layers), errors.prompts),
                   count.problem);
    builder.result("requests_at_once", exactSpan(copy.sequences * busy), count.problem);
    addEnergyOfTokens(builder, device, count, tokens);
    addServingCost(builder, device, count, tokens,
                   spanOf(promptTokensPerSecond(figures.input, copy.prefill / spread.copies), errors.prompts));
}

} // namespace

void addBatch(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device)
{
    const ModelShape &model = device.request.model;
    const BatchChoice measured = batchConstants(device.calibration, device.request.device.family, batchKind(model));
    builder.startSection(tr("Memory"));
    const Expr needed = builder.step(
        "needed", Unit::GB,
        shape.weights + batchActivations(builder.assumed("input"), shape.hidden, builder.assumed("batch")));
    const Expr fits = needed <= device.physical * tightestMemory;
    LiveCount count = addCount(builder, shape, device, device.chipsEach);
    addFit(builder, count, fits, needed * count.chips, select(fits, 1.0, 0.0));
    const Expr operations = operationsOf(builder, shape, model);
    // The program asks for the arithmetic first, then for the peak, then for measurements; any of them ends it.
    QList<LiveBuilder::Check> checks{
        {operations <= 0.0, tr("The arithmetic of one item is neither published nor countable.")}};
    if (!device.peak)
        checks << LiveBuilder::Check{1.0, noPeak(device.request.device).message};
    if (measured.constants == nullptr)
        checks << LiveBuilder::Check{1.0, tr("There is no measurement to calibrate this kind of model with.")};
    addObstacles(builder, device, count, checks);
    if (!device.peak || measured.constants == nullptr)
        return;
    const BatchTime<Expr> time = addBatchTime(builder, shape, device, count, *measured.constants, operations);
    addBatchResults(builder, device, count, time,
                    widenedError(measured.constants->evidence.p80Error, !measured.from.isEmpty(), device.calibration));
}

void addTraining(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device)
{
    const Workload &work = device.request.workload;
    const TrainingSize<Expr> size{shape.parameters, shape.layers, shape.hidden, builder.assumed("sequence")};
    const LayoutShares<Expr> shares = layoutShares(trainingLayouts(), work.task, size, builder);
    builder.startSection(tr("Memory"));
    const Expr usable = builder.step("usable_memory", tr("Memory of a chip that can be used"), Unit::GB,
                                     device.physical * tightestMemory);
    const Expr fewest = builder.step("fewest", Unit::Chips, fewestTrainingChips(shares, shape.layers, usable, builder));
    const double stated = std::max(1, work.chips);
    LiveCount count = addCount(builder, shape, device, inWhole(device, maxOf(fewest, stated)));
    builder.startSection(tr("Memory"));
    const Expr memory = builder.step("memory_of_a_chip", tr("Memory of a chip that is needed"), Unit::GB,
                                     trainingMemoryOf(shares, shape.layers, count.chips, usable, builder));
    addFit(builder, count, memory <= usable, memory * count.chips, fewest);
    addObstacles(builder, device, count, obstaclesOf(device, count.chips));
    if (!device.peak)
        return;
    const TrainingFigures<Expr> figures = trainingFigures(builder, shape, device, count.chips);
    builder.startSection(tr("Time of a token on one chip"));
    const Expr time = trainingTime(figures, builder).whole;
    addTrainingResults(builder, shape, device, figures, count, time);
}

void addServing(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device)
{
    const ServingChoice measured = servingConstants(device.calibration, device.request.device.family);
    if (measured.constants == nullptr)
        return;
    const ServingFigures<Expr> figures = servingFigures(builder, shape, device, *measured.constants);
    const Expr fewest = fewestServingChips(figures, builder);
    LiveCount count = addCount(builder, shape, device, addAutomaticCount(builder, device, figures, fewest));
    const Expr fits = figures.fitsOn(count.chips);
    const Expr asOne = servingNeed(figures, count.chips);
    if (!device.peak) {
        addFit(builder, count, fits, asOne, fewest);
        return addObstacles(builder, device, count, obstaclesOf(device, count.chips));
    }
    const SpreadOf<Expr> spread = addSpread(builder, device, figures, count.chips);
    builder.startSection(tr("A copy of the model"));
    const CopySpeed<Expr> copy = copySpeed(figures, spread.chipsEach, spread.batch, builder);
    // What is refused for its link is told without its copies.
    const Expr runs = isSecretive(device.request.device) ? spread.chipsEach <= 1.0 : Expr(1.0);
    const Expr asCopies = servingMemory(figures, spread.chipsEach, spread.copies, copy.sequences).total;
    addFit(builder, count, fits, select(fits && runs, asCopies, asOne), fewest);
    addObstacles(builder, device, count, obstaclesOf(device, spread.chipsEach));
    addServingResults(builder, device, figures, count, spread, copy, errorsOf(device, measured));
}

} // namespace chipboard
