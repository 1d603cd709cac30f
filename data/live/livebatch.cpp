#include "data/core/tr.h"
#include "data/estimate/batch.h"
#include "data/estimate/calibration.h"
#include "data/estimate/inference.h"
#include "data/live/livetasks.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

// FLOP of one item, as itemOperations(); 0 where nobody can tell.
LiveFormula operationsOf(LiveBuilder &builder, const LiveShape &shape, const ModelShape &model)
{
    const auto told = [&](const LiveFormula &formula) {
        return builder.step(u"operations_of_an_item"_s, tr("FLOP of an item"), Unit::Flop, formula);
    };
    if (model.flopPerItem > 0.0)
        return told(model.kind == ModelKind::Diffusion ? LiveFormula(model.flopPerItem) * builder.assumed("steps")
                                                       : LiveFormula(model.flopPerItem));
    if (model.kind == ModelKind::Vision || model.kind == ModelKind::Diffusion)
        return told(0.0);
    const LiveFormula tokens = builder.assumed("input");
    const LiveFormula weights = shape.active - builder.assumed("vocabulary") * shape.hidden;
    const LiveFormula counted = 2.0 * weights * tokens + 4.0 * shape.layers * shape.hidden * tokens * tokens;
    return told(
        choice(anyOf({isBelow(tokens, 1.0), isBelow(shape.layers, 1.0), isBelow(shape.hidden, 1.0)}), 0.0, counted));
}

// As batchActivations() of data/estimate/setup.cpp.
LiveFormula activations(const LiveBuilder &builder, const LiveShape &shape)
{
    constexpr double bytesOfALayer = 34.0;
    return bytesOfALayer * builder.assumed("input") * shape.hidden * builder.assumed("batch")
        / LiveFormula(perGigabyte);
}

struct Pass
{
    LiveFormula arithmetic; ///< ms
    LiveFormula fixed;
    double atOnce = 1.0; ///< batches
};

Pass passOf(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device, const BatchConstants &constants,
            const LiveFormula &operations)
{
    builder.startSection(tr("Constants"));
    const LiveFormula found = builder.constant(u"measured_efficiency"_s, tr("Share of the peak, as measured"),
                                               Unit::One, constants.efficiency, tr("Of the calibration."));
    const LiveFormula efficiency = builder.step(u"efficiency"_s, tr("Share of the peak that is reached"), Unit::One,
                                                found * builder.share("compute_efficiency"));
    const LiveFormula batches = builder.constant(u"batches_at_once"_s, tr("Batches at once"), Unit::One,
                                                 constants.workers, tr("Of the calibration."));
    builder.startSection(tr("Time of a batch"));
    constexpr double toMilliseconds = 1e-9; // FLOP / (TFLOPS x 1e12) x 1e3
    Pass pass;
    pass.atOnce = constants.workers;
    pass.arithmetic = builder.step(u"arithmetic"_s, tr("Arithmetic of a batch"), Unit::Millisecond,
                                   operations * (batches * builder.assumed("batch")) / (*device.peak * efficiency)
                                       * LiveFormula(toMilliseconds));
    const double layer = constants.perLayer / seconds(1) * 1e3;
    const LiveFormula passes = device.request.model.kind == ModelKind::Diffusion
        ? greatest({1.0, builder.assumed("steps")})
        : LiveFormula(1.0);
    pass.fixed = builder.step(u"layer_costs"_s, tr("Fixed costs of the layers"), Unit::Millisecond,
                              layer * builder.share("fixed_costs") * (shape.layers * passes));
    return pass;
}

void addResults(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count, const Pass &pass, double error)
{
    builder.startSection(tr("Results"));
    const LiveFormula time =
        builder.step(u"time_of_a_batch"_s, tr("Time of a batch"), Unit::Millisecond, pass.arithmetic + pass.fixed);
    const LiveSpan items = withError(
        count.chips * pass.atOnce * builder.assumed("batch") / greatest({time, 1e-300}) * LiveFormula(1e3), error);
    builder.result("items_per_s", items, count.problem);
    builder.result("latency", withError(time, error), count.problem);
    addEnergyOfItems(builder, device, count, items);
    const auto rent = addRent(builder, device, count);
    if (rent)
        builder.result("usd_per_1m_items", costOfMillion(builder, *rent, items), count.problem);
    addMonth(builder, count, items, builder.assumed("monthly_items") * LiveFormula(1e6), rent, device,
             tr("It is not stated how many items are worked off a month."));
}

} // namespace

void addBatch(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device)
{
    const BatchChoice measured =
        batchConstants(device.calibration, device.request.device.family, batchKind(device.request.model));
    builder.startSection(tr("Memory"));
    const LiveFormula needed = builder.step(u"needed"_s, tr("Weights and activations of a chip"), Unit::GB,
                                            shape.weights + activations(builder, shape));
    const LiveFormula fits = isAtMost(needed, device.physical * LiveFormula(tightestMemory));
    LiveCount count = addCount(builder, shape, device, device.chipsEach);
    addFit(builder, count, fits, needed * count.chips, choice(fits, 1.0, 0.0));
    const LiveFormula operations = operationsOf(builder, shape, device.request.model);
    // The program asks for the arithmetic first, then for the peak, then for measurements; any of them ends it.
    const QString uncounted = tr("The arithmetic of one item is neither published nor countable.");
    QList<LiveCheck> checks{{isAtMost(operations, 0.0), uncounted}};
    if (!device.peak)
        checks << LiveCheck{1.0, noPeak(device.request.device).message};
    if (measured.constants == nullptr)
        checks << LiveCheck{1.0, tr("There is no measurement to calibrate this kind of model with.")};
    const LiveFormula none(QString{});
    count.problem = builder.step(u"problem"_s, tr("Cannot be estimated"), Unit::One,
                                 choice(isOther(count.misfit, none), count.misfit, firstOf(checks, none)));
    addUsed(builder, device, count);
    if (!device.peak || measured.constants == nullptr)
        return;
    const Pass pass = passOf(builder, shape, device, *measured.constants, operations);
    addResults(builder, device, count, pass,
               widenedError(measured.constants->evidence.p80Error, !measured.from.isEmpty(), device.calibration));
}

} // namespace chipboard
