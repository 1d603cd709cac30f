#include "data/core/tr.h"
#include "data/estimate/inference.h"
#include "data/estimate/memoryfit.h"
#include "data/estimate/training.h"
#include "data/live/livetasks.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double never = 1e99; // more than any memory, any number of chips
constexpr double mostChipsTried = 1 << 20;

/// Where training finds room: what fits, on how many chips, with how much memory.
struct Room
{
    LiveFormula fewest;
    LiveFormula memoryOfAChip;
    LiveFormula usable;
};

struct LayoutCells
{
    TrainingLayout layout;
    LiveFormula fixed;  ///< GB of a chip that more chips do not save
    LiveFormula shared; ///< GB that are divided over the replicas

    [[nodiscard]] double parts() const { return double(layout.tensorParts) * layout.pipelineStages; }
    [[nodiscard]] double leastChips() const { return parts() * layout.contextParts; }
};

// The terms of trainingMemory(), of states that are divided and of those that are not.
LayoutCells layoutCells(LiveBuilder &builder, const LiveShape &shape, Task task, const TrainingLayout &layout,
                        qsizetype number)
{
    LayoutCells cells{layout, 0.0, 0.0};
    ModelShape one; // a parameter, without activations
    one.parameters = perGigabyte;
    one.layers = 1;
    const auto states = [&](int zeroStage) {
        TrainingLayout plain = layout;
        plain.zeroStage = zeroStage;
        plain.tensorParts = plain.pipelineStages = plain.contextParts = 1;
        return trainingMemory(one, task, 0, 2, plain).total() / gigabytes(1);
    };
    // Two replicas: what the stage divides is there half.
    const double all = states(0);
    const double divided = 2.0 * (all - states(layout.zeroStage));
    const LiveFormula billions = shape.parameters / perGigabyte;
    const double perLayer = (layout.recomputes ? 2.0 : 34.0) / (double(layout.tensorParts) * layout.contextParts);
    // As many sequences are in flight as there are stages, so stages save no activations.
    const LiveFormula activations =
        perLayer * builder.assumed("sequence") * shape.hidden * shape.layers / LiveFormula(perGigabyte);
    const QString name = layoutInWords(layout);
    cells.fixed = builder.step(u"layout%1_fixed"_s.arg(number), tr("Fixed: %1").arg(name), Unit::GB,
                               billions * LiveFormula((all - divided) / cells.parts()) + activations);
    cells.shared = builder.step(u"layout%1_shared"_s.arg(number), tr("Divided: %1").arg(name), Unit::GB,
                                billions * LiveFormula(divided / cells.parts()));
    return cells;
}

LiveFormula fewestOf(LiveBuilder &builder, const LiveShape &shape, const LayoutCells &cells, const LiveFormula &usable,
                     qsizetype number)
{
    const LiveFormula replicas = greatest({1.0, wholeAbove(cells.shared / (usable - cells.fixed))});
    QList<LiveFormula> isNever{isAtLeast(cells.fixed, usable)};
    if (cells.layout.pipelineStages > 1)
        isNever << isBelow(greatest({1.0, shape.layers}), cells.layout.pipelineStages);
    return builder.step(
        u"layout%1_fewest"_s.arg(number), tr("Fewest chips: %1").arg(layoutInWords(cells.layout)), Unit::Chips,
        choice(anyOf(isNever), never, greatest({cells.leastChips(), replicas * LiveFormula(cells.parts())})));
}

LiveFormula memoryOf(LiveBuilder &builder, const LiveShape &shape, const LayoutCells &cells, const LiveFormula &chips,
                     qsizetype number)
{
    QList<LiveFormula> impossible{isBelow(chips, cells.leastChips())};
    if (cells.layout.pipelineStages > 1)
        impossible << isBelow(greatest({1.0, shape.layers}), cells.layout.pipelineStages);
    const LiveFormula replicas = greatest({1.0, wholeBelow(chips / cells.parts())});
    return builder.step(u"layout%1_memory"_s.arg(number), tr("Memory of a chip: %1").arg(layoutInWords(cells.layout)),
                        Unit::GB, choice(anyOf(impossible), never, cells.fixed + cells.shared / replicas));
}

// The first that fits; when none does, the one that needs least.
LiveFormula firstThatFits(const QList<LiveFormula> &memories, const LiveFormula &usable)
{
    return std::accumulate(memories.rbegin(), memories.rend(), least(memories),
                           [&usable](const LiveFormula &chain, const LiveFormula &memory) {
                               return choice(isAtMost(memory, usable), memory, chain);
                           });
}

QList<LayoutCells> allLayouts(LiveBuilder &builder, const LiveShape &shape, Task task)
{
    builder.startSection(tr("Layouts of training"), true);
    QList<LayoutCells> cells;
    for (const TrainingLayout &layout : trainingLayouts())
        cells << layoutCells(builder, shape, task, layout, cells.size() + 1);
    return cells;
}

struct Constants
{
    TrainingConstants training;
    LiveFormula perParameter;
    LiveFormula efficiency; ///< share of the peak
    LiveFormula precisionFactor;
    LiveFormula attentionFactor;
};

Constants addConstants(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device)
{
    builder.startSection(tr("Constants"));
    const TrainingConstants &training = device.calibration.training;
    const Workload &work = device.request.workload;
    const bool isLora = work.task == Task::Lora;
    const QString origin = tr("Of the calibration.");
    Constants constants{training, {}, {}, {}, {}};
    constants.perParameter =
        builder.constant(u"flop_per_parameter"_s, tr("FLOP of a token and parameter"), Unit::Flop, isLora ? 4.0 : 6.0,
                         tr("Two forward and four backward; four in all where the base is frozen."));
    // The request is prepared: its efficiency has the assumed factor, which is live here.
    const double tuning = device.request.tuning.trainingEfficiencyFactor;
    const LiveFormula found = builder.constant(
        u"family_efficiency"_s, tr("Share of the peak, as measured"), Unit::One,
        device.request.device.family.training.efficiency / tuning / (isLora ? training.loraFactor : 1.0), origin);
    constants.efficiency = builder.step(u"efficiency"_s, tr("Share of the peak that is reached"), Unit::One,
                                        found * builder.share("training_efficiency"));
    const double dense = trainingPrecisionFactor(training, work.precision, device.peakPrecision, false);
    const double sparse = trainingPrecisionFactor(training, work.precision, device.peakPrecision, true);
    constants.precisionFactor = builder.step(
        u"precision_factor"_s, tr("Factor of the precision"), Unit::One,
        dense == sparse ? LiveFormula(dense) : choice(isBelow(shape.active, 0.9 * shape.parameters), sparse, dense));
    constants.attentionFactor =
        builder.constant(u"attention_factor"_s, tr("Factor of attention"), Unit::One, training.attentionFactor, origin);
    return constants;
}

// ms of one token on one chip, as timeOf() of data/estimate/training.cpp.
LiveFormula addTime(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device, const Constants &constants,
                    const LiveFormula &chips)
{
    constexpr double toMilliseconds = 1e-9; // FLOP / (TFLOPS x 1e12) x 1e3
    builder.startSection(tr("Time of a token on one chip"));
    const auto time = [&](const char *id, const QString &label, const LiveFormula &formula) {
        return builder.step(QString::fromLatin1(id), label, Unit::Millisecond, formula);
    };
    const LiveFormula area = shape.layers * shape.hidden;
    const LiveFormula products =
        time("products", tr("Matrix products"),
             constants.perParameter * shape.active / (*device.peak * constants.efficiency * constants.precisionFactor)
                 * LiveFormula(toMilliseconds));
    const LiveFormula attention = time("attention", tr("Attention"),
                                       constants.perParameter * area * builder.assumed("sequence")
                                           / (device.attentionPeak * constants.efficiency * constants.attentionFactor)
                                           * LiveFormula(toMilliseconds));
    const double perActivation = constants.training.trafficPerActivation / gigabytes(1);
    const LiveFormula traffic =
        time("traffic", tr("Activations through memory"),
             LiveFormula(perActivation) * area * constants.perParameter / 6.0 / device.bandwidth * LiveFormula(1e3));
    const LiveFormula plain = time("plain", tr("Together"), products + attention + traffic);
    const double exponent = device.request.device.family.wideLinks ? constants.training.sparsityExponentWide
                                                                   : constants.training.sparsityExponent;
    const LiveFormula sparsity = builder.step(
        u"sparsity"_s, tr("What experts add, as a factor"), Unit::Times,
        choice(isBelow(shape.active, 0.9 * shape.parameters), powerOf(shape.parameters / shape.active, exponent), 1.0));
    const LiveFormula routing = time("routing", tr("Routing to experts"), plain * (sparsity - 1.0));
    const LiveFormula batch = builder.assumed("global_batch");
    const LiveFormula scale =
        builder.step(u"scale"_s, tr("What many chips add, as a factor"), Unit::Times,
                     powerOf(greatest({1.0, chips / 8.0}), constants.training.scaleExponent)
                         * powerOf(choice(isAbove(batch, 0.0), greatest({1.0, chips / greatest({batch, 1.0})}), 1.0),
                                   constants.training.splitExponent));
    const LiveFormula exchange = time("exchange", tr("Exchange between chips"), plain * (sparsity * (scale - 1.0)));
    return time("time_per_token", tr("Time of a token on one chip"), plain + routing + exchange);
}

Room addRoom(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device, const QList<LayoutCells> &layouts)
{
    builder.startSection(tr("Memory"));
    Room room;
    room.usable = builder.step(u"usable_memory"_s, tr("Memory of a chip that can be used"), Unit::GB,
                               device.physical * LiveFormula(tightestMemory));
    builder.startSection(tr("Fewest chips of each layout"), true);
    QList<LiveFormula> counts;
    for (const LayoutCells &cells : layouts)
        counts << fewestOf(builder, shape, cells, room.usable, counts.size() + 1);
    builder.startSection(tr("Memory"));
    room.fewest = builder.step(u"fewest"_s, tr("Fewest chips that hold it; 0: no number does"), Unit::Chips,
                               choice(isAbove(least(counts), mostChipsTried), 0.0, least(counts)));
    return room;
}

void addResults(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device, const Constants &constants,
                const LiveCount &count, const LiveFormula &time)
{
    const FamilyTraits &family = device.request.device.family;
    const bool borrowed = !family.trainingFrom.isEmpty() || family.chain.value(0) == QLatin1String("any");
    const double p80 = family.training.evidence.p80Error;
    const double runError =
        widenedError(std::max(p80, device.calibration.errors.fullRun.p80Error), borrowed, device.calibration);
    const double error = widenedError(p80, borrowed, device.calibration);
    builder.startSection(tr("Results"));
    const LiveSpan speed = withError(1e3 / time, error);
    builder.result("tokens_per_s", speed * count.chips, count.problem);
    builder.result("tokens_per_s_per_chip", speed, count.problem);
    const LiveFormula chipHours = builder.step(u"hours_of_chips"_s, tr("Chip-hours"), Unit::Hour,
                                               shape.tokens * time / builder.share("goodput") / 3.6e6);
    const LiveSpan wall = withError(chipHours / count.chips, runError);
    builder.result("chip_hours", withError(chipHours, runError), count.problem);
    builder.result("wall_hours", wall, count.problem);
    const double attention = family.causalMfu ? 1.0 : 2.0;
    const LiveFormula flops =
        builder.step(u"flop_per_token"_s, tr("FLOP of a token"), Unit::Flop,
                     constants.perParameter
                         * (shape.active + attention * shape.layers * shape.hidden * builder.assumed("sequence")));
    builder.result("mfu", withError(flops / (*device.peak * 1e9) / time * LiveFormula(100.0), error), count.problem);
    addEnergyOfRun(builder, device, count, wall);
    if (const auto rent = addRent(builder, device, count))
        builder.result("cost", *rent * wall / builder.share("utilisation"), count.problem);
}

} // namespace

void addTraining(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device)
{
    const Workload &work = device.request.workload;
    const QList<LayoutCells> layouts = allLayouts(builder, shape, work.task);
    const Room room = addRoom(builder, shape, device, layouts);
    const double stated = std::max(1, work.chips);
    LiveCount count = addCount(builder, shape, device, inWhole(device, greatest({room.fewest, stated})));
    builder.startSection(tr("Memory of each layout"), true);
    QList<LiveFormula> memories;
    for (const LayoutCells &cells : layouts)
        memories << memoryOf(builder, shape, cells, count.chips, memories.size() + 1);
    builder.startSection(tr("Memory"));
    const LiveFormula memory = builder.step(u"memory_of_a_chip"_s, tr("Memory of a chip that is needed"), Unit::GB,
                                            firstThatFits(memories, room.usable));
    addFit(builder, count, isAtMost(memory, room.usable), memory * count.chips, room.fewest);
    addObstacles(builder, device, count, count.chips);
    if (!device.peak)
        return;
    const Constants constants = addConstants(builder, shape, device);
    const LiveFormula time = addTime(builder, shape, device, constants, count.chips);
    addResults(builder, shape, device, constants, count, time);
}

} // namespace chipboard
