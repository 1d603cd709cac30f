#include "data/model/batch.h"

#include "data/core/tr.h"
#include "data/model/setup.h"

namespace chipboard {
static Problem noOperations(const ModelShape &model, const BatchSetup &setup)
{
    const bool isText = model.kind == ModelKind::Encoder || model.kind == ModelKind::Decoder;
    if (isText && setup.input < 1)
        return refusal(tr("The length of a text is not stated."), tr("Enter the tokens of a text."));
    if (model.kind == ModelKind::Diffusion && setup.steps < 1)
        return refusal(tr("The denoising steps are not stated."), tr("Enter the steps."));
    return refusal(
        tr("The arithmetic of one item of %1 is neither published nor derivable from its dimensions.").arg(model.name),
        tr("Enter the FLOP of one item."));
}

std::optional<Operations> itemOperations(const ModelShape &model, const BatchSetup &setup)
{
    if (model.flopPerItem > 0.0) {
        const int steps = model.kind == ModelKind::Diffusion ? setup.steps : 1;
        return steps > 0 ? std::optional(flop(model.flopPerItem * steps)) : std::nullopt;
    }
    if (model.kind == ModelKind::Vision || model.kind == ModelKind::Diffusion)
        return std::nullopt;
    if (setup.input < 1 || model.layers < 1 || model.hidden < 1)
        return std::nullopt;
    return flop(
        textOperations<double>(model.activeParameters, model.vocabulary, model.layers, model.hidden, setup.input));
}

QString batchKind(const ModelShape &model)
{
    return model.kind == ModelKind::Decoder ? QStringLiteral("encoder") : modelKindWord(model.kind);
}

Result<BatchSpeed> batchSpeed(const ModelShape &model, const BatchSetup &setup, const Device &device,
                              const BatchConstants *constants)
{
    if (setup.batch < 1 || setup.chips < 1)
        return refusal(tr("Batch and chips must be at least 1."), tr("Enter 1 or more."));
    const auto work = itemOperations(model, setup);
    if (!work || *work <= Operations())
        return noOperations(model, setup);
    const auto peak = peakFor(device, setup.precision);
    if (!peak)
        return noPeak(device);
    if (constants == nullptr)
        return refusal(tr("There are no measurements to calibrate this kind of model."), {});
    BatchFigures<double> figures;
    figures.operations = work->base();
    figures.items = setup.batch;
    figures.chips = setup.chips;
    figures.peak = peak->rate.base();
    takeConstants(figures, *constants, EstimateTuning(), untraced);
    figures.layers = model.layers;
    figures.passes = model.kind == ModelKind::Diffusion ? std::max(1, setup.steps) : 1;
    const BatchTime<double> time = batchTime(figures, untraced);
    return BatchSpeed{.items = withError(perSecond(time.itemsPerSecond), constants->evidence.p80Error),
                      .latency = withError(seconds(time.whole), constants->evidence.p80Error),
                      .bound = time.arithmetic >= time.fixed ? Bound::Compute : Bound::Latency};
}

} // namespace chipboard
