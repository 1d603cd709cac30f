#include "data/estimate/memoryfit.h"

#include "data/core/tr.h"
#include "data/estimate/shapecheck.h"
#include "data/units/format.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
namespace {

constexpr int mostOfACluster = 1 << 20;
constexpr double weightState = 2.0;
constexpr double gradientState = 2.0;
constexpr double optimizerState = 12.0;
constexpr double adapterShare = 0.01;

int firstThatHolds(DataSize needed, DataSize each)
{
    if (each <= DataSize())
        return 0;
    const double chips = std::ceil(needed / each);
    return chips < mostOfACluster ? std::max(1, static_cast<int>(chips)) : 0;
}

/// What serving takes of the memory of chips, and how much of that a chip gives.
struct ServingNeed
{
    DataSize weights;
    DataSize request; ///< cache of one request at its full length, held once
    double requests = 1.0;
    DataSize usable; ///< of one chip: what runs at all for one request, what software fills for more
};

ServingNeed needOf(const ModelShape &model, const ServingSetup &setup, const Device &device)
{
    const bool isOne = setup.batch <= 1;
    return {weightsOf(model, setup), cachePerToken(model, setup) * (setup.input + double(setup.output)),
            isOne ? 1.0 : setup.batch, isOne ? device.physicalMemory * tightestMemory : device.memory * usableMemory};
}

// Of one replica whose every chip holds a share of each request's cache, however many chips there are.
int fewestOfOneReplica(const ServingNeed &need, double parts)
{
    return firstThatHolds(need.weights, need.usable - need.request * (need.requests / parts));
}

int fewestOfReplicas(const ModelShape &model, const ServingSetup &setup, const ServingNeed &need)
{
    double fewest = mostOfACluster;
    for (int each = 1; each <= mostServingChips; each *= 2) {
        ServingSetup replica = setup;
        replica.chips = each;
        const double held = std::floor((need.usable * each - need.weights)
                                       / std::max(need.request * cacheCopies(model, replica), bytes(1)));
        if (held >= 1.0)
            fewest = std::min(fewest, each * std::ceil(need.requests / held));
    }
    return fewest < mostOfACluster ? static_cast<int>(fewest) : 0;
}

int fewestChips(const ModelShape &model, const ServingSetup &setup, const ServingNeed &need)
{
    // The copies do not depend on the number of chips where the parts are stated.
    const double stated = setup.shards > 0 ? cacheCopies(model, setup) : 1.0;
    const int undivided = firstThatHolds(need.weights + need.request * (need.requests * stated), need.usable);
    if (setup.shards > 0 || undivided <= std::max(1, model.kvHeads))
        return undivided;
    const int one = fewestOfOneReplica(need, std::max(1, model.kvHeads));
    const int several = fewestOfReplicas(model, setup, need);
    return one > 0 && several > 0 ? std::min(one, several) : std::max(one, several);
}

constexpr std::array layouts{
    TrainingLayout{0, 1, 1, 1, false, false}, TrainingLayout{1, 1, 1, 1, false, false},
    TrainingLayout{2, 1, 1, 1, false, false}, TrainingLayout{3, 1, 1, 1, false, false},
    TrainingLayout{3, 1, 1, 1, true, false},  TrainingLayout{3, 2, 1, 1, false, false},
    TrainingLayout{3, 4, 1, 1, false, false}, TrainingLayout{3, 8, 1, 1, false, false},
    TrainingLayout{3, 8, 1, 1, true, false},  TrainingLayout{3, 8, 4, 1, true, false},
    TrainingLayout{3, 8, 1, 16, true, false}, TrainingLayout{3, 8, 1, 1, true, true},
    TrainingLayout{3, 8, 1, 16, true, true},
};

bool isPossible(const TrainingLayout &layout, int chips, const ModelShape &model)
{
    return layout.tensorParts * layout.pipelineStages * layout.contextParts <= chips
        && layout.pipelineStages <= std::max(1, model.layers);
}

struct Found
{
    bool fits = false;
    TrainingLayout layout;
    TrainingMemory memory;
};

Found simplestLayout(const ModelShape &model, Task task, int sequence, int chips, DataSize usable)
{
    Found best;
    for (const TrainingLayout &layout : layouts) {
        if (!isPossible(layout, chips, model))
            continue;
        const TrainingMemory memory = trainingMemory(model, task, sequence, chips, layout);
        if (memory.total() <= usable)
            return {true, layout, memory};
        if (best.memory.total() <= DataSize() || memory.total() < best.memory.total())
            best = {false, layout, memory};
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
    const double parts = static_cast<double>(layout.tensorParts) * layout.pipelineStages;
    const double replicas = std::max(1.0, std::floor(chips / parts)); // the parts of a sequence share states too
    const auto share = [&](int fromStage) { return layout.zeroStage >= fromStage ? replicas : 1.0; };
    const double trained = task == Task::Lora ? adapterShare : 1.0;
    const double held = model.parameters / parts;
    const double layersHere = static_cast<double>(model.layers) / layout.pipelineStages;
    const double split = static_cast<double>(layout.tensorParts) * layout.contextParts;
    const double perLayer = (layout.recomputes ? 2.0 : 34.0) / split;
    // A pipeline keeps as many sequences in flight as it has stages, so its stages do not save activations.
    const double inFlight = layout.pipelineStages;
    TrainingMemory memory;
    memory.weights = bytes(weightState * held / share(3));
    memory.gradients = bytes(gradientState * held * trained / share(2));
    memory.optimizer = bytes(optimizerState * held * trained / share(1));
    if (layout.leanStates && task != Task::Lora) {
        memory.weights = DataSize(); // the FP32 copy among the 12 bytes is the weight
        memory.gradients = DataSize();
    }
    memory.activations = bytes(perLayer * sequence * model.hidden * layersHere * inFlight);
    return memory;
}

TrainingFit fitTraining(const ModelShape &model, Task task, int sequence, int chips, const Device &device)
{
    const DataSize usable = device.physicalMemory * tightestMemory;
    const Found found = simplestLayout(model, task, sequence, std::max(1, chips), usable);
    TrainingFit fit{found.fits, found.layout, found.memory, 0};
    int low = 1;
    int high = mostOfACluster;
    if (!simplestLayout(model, task, sequence, high, usable).fits)
        return fit;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (simplestLayout(model, task, sequence, middle, usable).fits)
            high = middle;
        else
            low = middle + 1;
    }
    fit.fewestChips = low;
    return fit;
}

ServingFit fitServing(const ModelShape &model, const ServingSetup &setup, const Device &device)
{
    const ServingNeed need = needOf(model, setup, device);
    const DataSize request = need.request * cacheCopies(model, setup);
    ServingFit fit;
    fit.weights = need.weights;
    fit.cache = request * need.requests;
    fit.usable = device.physicalMemory * (tightestMemory * setup.chips);
    fit.fits = fit.weights + request <= fit.usable;
    fit.fewestChips = fewestChips(model, setup, need);
    return fit;
}

Problem doesNotFit(const ModelShape &model, const ServingSetup &setup, const Device &device)
{
    ServingSetup one = setup;
    one.batch = 1;
    const ServingFit fit = fitServing(model, one, device);
    const Formatter format;
    const QString needed = format.label((fit.weights + fit.cache) / gigabytes(1));
    const QString usable = format.label(fit.usable / gigabytes(1));
    const QString message = tr("%1 needs %2 GB for weights and one request; %3 x %4 have %5 GB to use.")
                                .arg(model.name, needed, QString::number(setup.chips), device.name, usable);
    if (fit.fewestChips == 0)
        return refusal(message, tr("Choose a smaller model, fewer tokens or a chip with more memory."));
    return refusal(message,
                   fit.fewestChips == 1 ? tr("It fits from 1 chip on.")
                                        : tr("It fits from %1 chips on.").arg(fit.fewestChips));
}

} // namespace chipboard
