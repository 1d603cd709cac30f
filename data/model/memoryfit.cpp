#include "data/model/memoryfit.h"

#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/model/setup.h"
#include "data/model/training.h"

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

constexpr std::array layouts{
    TrainingLayout{0, 1, 1, 1, false, false}, TrainingLayout{1, 1, 1, 1, false, false},
    TrainingLayout{2, 1, 1, 1, false, false}, TrainingLayout{3, 1, 1, 1, false, false},
    TrainingLayout{3, 1, 1, 1, true, false},  TrainingLayout{3, 2, 1, 1, false, false},
    TrainingLayout{3, 4, 1, 1, false, false}, TrainingLayout{3, 8, 1, 1, false, false},
    TrainingLayout{3, 8, 1, 1, true, false},  TrainingLayout{3, 8, 4, 1, true, false},
    TrainingLayout{3, 8, 1, 16, true, false}, TrainingLayout{3, 8, 1, 1, true, true},
    TrainingLayout{3, 8, 1, 16, true, true},
};

/// Memory that training needs.
struct TrainingNeed
{
    Task task;
    TrainingSize<double> size;
    DataSize usable; ///< per chip
};

TrainingSize<double> sizeOf(const ModelShape &model, int sequence)
{
    return {model.parameters, double(model.layers), double(model.hidden), double(sequence)};
}

TrainingMemory memoryOf(const LayoutMemory<double> &layout, double replicas)
{
    return {bytes(layout.held(layout.weights, 3, replicas)), bytes(layout.held(layout.gradients, 2, replicas)),
            bytes(layout.held(layout.optimizer, 1, replicas)), bytes(layout.activations)};
}

// The simplest that fits, or else the one with the lowest need.
TrainingFit simplestLayout(const TrainingNeed &need, double chips)
{
    TrainingFit best;
    for (const TrainingLayout &layout : layouts) {
        if (isImpossible(layout, need.size.layers, chips))
            continue;
        const TrainingMemory memory = memoryOf(layoutMemory(layout, need.task, need.size), replicasOf(layout, chips));
        if (memory.total() <= need.usable)
            return {true, layout, memory, 0};
        if (best.memory.total() <= DataSize() || memory.total() < best.memory.total())
            best = {false, layout, memory, 0};
    }
    return best;
}

} // namespace

std::span<const TrainingLayout> trainingLayouts() { return layouts; }

QString layoutInWords(const TrainingLayout &layout)
{
    QStringList words{layout.zeroStage == 0 ? tr("plain data parallelism") : tr("ZeRO stage %1").arg(layout.zeroStage)};
    if (layout.tensorParts > 1)
        words << tr("layers in %1 parts").arg(layout.tensorParts);
    if (layout.pipelineStages > 1)
        words << tr("%1 pipeline stages").arg(layout.pipelineStages);
    if (layout.contextParts > 1)
        words << tr("sequences in %1 parts").arg(layout.contextParts);
    if (layout.recomputes)
        words << tr("activations recomputed");
    if (layout.leanStates)
        words << tr("12 bytes of states a parameter");
    return words.join(QStringLiteral(", "));
}

TrainingMemory trainingMemory(const ModelShape &model, Task task, int sequence, int chips, const TrainingLayout &layout)
{
    return memoryOf(layoutMemory(layout, task, sizeOf(model, sequence)), replicasOf<double>(layout, chips));
}

TrainingFit fitTraining(const ModelShape &model, Task task, int sequence, int chips, const Device &device)
{
    const TrainingNeed need{task, sizeOf(model, sequence), device.memory * tightestMemory};
    TrainingFit fit = simplestLayout(need, std::max(1, chips));
    const LayoutShares<double> shares = layoutShares(layouts, task, need.size, untraced);
    fit.fewestChips = static_cast<int>(fewestTrainingChips(shares, need.size.layers, need.usable.base(), untraced));
    return fit;
}

ServingFit fitServing(const ModelShape &model, const ServingSetup &setup, const Device &device)
{
    return fitServing(servingFigures(model, setup, device, {}), setup.chips);
}

ServingFit fitServing(const ServingFigures<double> &figures, int chips)
{
    const double request = figures.request * figures.cacheCopies(chips);
    return ServingFit{.fits = figures.fitsEitherWay(chips),
                      .weights = bytes(figures.weights),
                      .cache = bytes(request * figures.held),
                      .usable = bytes(figures.memory * (tightestMemory * chips)),
                      .fewestChips = static_cast<int>(fewestServingChips(figures, untraced))};
}

Problem doesNotFit(const ModelShape &model, const ServingSetup &setup, const Device &device)
{
    ServingSetup one = setup;
    one.batch = 1;
    const ServingFit fit = fitServing(model, one, device);
    const Formatter format;
    const QString needed = format.label((fit.weights + fit.cache) / gibibytes(1));
    const QString usable = format.label(fit.usable / gibibytes(1));
    const QString message = tr("%1 needs %2 GiB for weights and one request; usable memory of %4 x %5: %3 GiB.")
                                .arg(model.name, needed, usable, QString::number(setup.chips), device.name);
    if (fit.fewestChips == 0)
        return refusal(message, tr("Choose a smaller model, fewer tokens or a chip with more memory."));
    return refusal(message,
                   fit.fewestChips == 1 ? tr("It fits on 1 chip or more.")
                                        : tr("It fits on %1 chips or more.").arg(fit.fewestChips));
}

} // namespace chipboard
