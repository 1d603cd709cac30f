#include "data/model/training.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/model/setup.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

double precisionFactor(const TrainingConstants &constants, Precision precision, bool sparse)
{
    using enum Precision;
    switch (precision) {
    case Fp8:
    case Mxfp8:
    case Int8:
        return constants.fp8Factor * (sparse ? constants.sparseFp8Factor : 1.0);
    case Fp4:
    case Mxfp4:
        return constants.fp4Factor * (sparse ? constants.sparseFp8Factor : 1.0);
    case Fp16:
        return constants.fp16Factor;
    default:
        return 1.0;
    }
}

// FP16 and BF16 have the same peak: the setup tells which one an (older) run uses.
Precision factorPrecision(Precision asked, Precision found)
{
    return asked == Precision::Fp16 && found == Precision::Bf16 ? Precision::Fp16 : found;
}

Result<Done> check(const ModelShape &model, const TrainingSetup &setup)
{
    if (!(model.activeParameters > 0.0) || model.layers < 1 || model.hidden < 1)
        return refusal(tr("The model's parameters, layers and hidden size must be positive."),
                       tr("Enter the dimensions of the model."));
    if (setup.chips < 1)
        return refusal(tr("Training needs at least 1 chip."), tr("Enter 1 or more chips."));
    if (setup.sequence < 1)
        return refusal(tr("The sequence must be at least 1 token long."), tr("Enter the sequence length."));
    return Done{};
}

bool isShort(Precision precision)
{
    using enum Precision;
    return precision == Fp4 || precision == Mxfp4 || precision == Fp8 || precision == Mxfp8 || precision == Int8;
}

TrainingTime timeOf(const ModelShape &model, const TrainingSetup &setup, const Device &device,
                    const TrainingConstants &constants, double efficiency, const PeakChoice &peak)
{
    const PeakChoice attentionPeak = peakFor(device, Precision::Bf16).value_or(peak);
    TrainingFigures<double> figures;
    figures.parameters = model.parameters;
    figures.active = model.activeParameters;
    figures.layers = model.layers;
    figures.hidden = model.hidden;
    figures.sequence = setup.sequence;
    figures.chips = setup.chips;
    figures.globalBatch = setup.globalBatch;
    figures.perParameter = flopPerParameter(setup.task);
    figures.peak = peak.rate.base();
    figures.attentionPeak = attentionPeak.rate.base();
    figures.bandwidth = device.bandwidth.base();
    takeConstants(figures, constants, setup, device, peak, efficiency, 1.0, untraced);
    const TrainingTimeOf<double> time = trainingTime(figures, untraced);
    return {seconds(time.products), seconds(time.attention), seconds(time.traffic), seconds(time.routing),
            seconds(time.exchange)};
}

} // namespace

Bound TrainingTime::bound() const
{
    const Duration compute = products + attention;
    const Duration most = std::max({compute, traffic, routing, exchange});
    if (most == compute)
        return Bound::Compute;
    return most == traffic ? Bound::MemoryBandwidth : Bound::Link;
}

TrainingConstants constantsOfFamily(const TrainingConstants &all, const TrainingEfficiency &family)
{
    TrainingConstants constants = all;
    const auto take = [](double &constant, double own) { constant = own > 0.0 ? own : constant; };
    take(constants.fp8Factor, family.fp8Factor);
    take(constants.sparseFp8Factor, family.sparseFp8Factor);
    take(constants.attentionFactor, family.attentionFactor);
    take(constants.sparsityExponent, family.sparsityExponent);
    return constants;
}

double trainingPrecisionFactor(const TrainingConstants &constants, const Device &device, Precision asked,
                               const PeakChoice &found, bool sparse)
{
    double factor = precisionFactor(constants, factorPrecision(asked, found.precision), sparse);
    if (!isShort(found.precision))
        return factor;
    for (const Precision wider : {Precision::Fp8, Precision::Bf16}) {
        const auto peak = peakFor(device, wider);
        if (peak && peak->precision != found.precision && peak->precision != Precision::Fp16)
            factor = std::max(factor, peak->rate / found.rate * precisionFactor(constants, peak->precision, sparse));
    }
    return factor;
}

/// Of the closest family that has one; null if none has.
static const TrainingRange *trainingRangeOf(const TrainingConstants &constants, const FamilyTraits &family, bool sparse)
{
    for (const QString &id : family.chain) {
        const auto isOf = [&](const TrainingRange &range) { return range.family == id && range.experts == sparse; };
        if (const TrainingRange *found = findWhere(constants.ranges, isOf))
            return found;
    }
    return nullptr;
}

double trainingError(const TrainingConstants &constants, const FamilyTraits &family, bool sparse)
{
    const TrainingRange *range = trainingRangeOf(constants, family, sparse);
    return range != nullptr ? range->p80Error : family.training.evidence.p80Error;
}

RangeBasis trainingBasis(const TrainingConstants &constants, const FamilyTraits &family, bool sparse)
{
    const TrainingRange *range = trainingRangeOf(constants, family, sparse);
    return range != nullptr ? RangeBasis{range->rows, range->coverage} : RangeBasis{family.training.evidence.rows, 0.0};
}

double trainingRunError(const TrainingConstants &constants, const FamilyTraits &family, bool sparse,
                        const ResultErrors &errors)
{
    const FamilyTraits all{{QStringLiteral("any")}, {}, false, 0.5, false, true, {}, family.training, {}};
    const double speed = std::log1p(trainingError(constants, family, sparse));
    const double ofRuns = std::log1p(errors.fullRun.p80Error);
    const double ofSpeeds = std::log1p(trainingError(constants, all, false));
    return std::expm1(std::sqrt(speed * speed + std::max(0.0, ofRuns * ofRuns - ofSpeeds * ofSpeeds)));
}

std::optional<TrainingTime> trainingTimeBy(const ModelShape &model, const TrainingSetup &setup, const Device &device,
                                           const TrainingConstants &constants, double efficiency)
{
    const auto peak = peakFor(device, setup.precision);
    if (!peak)
        return std::nullopt;
    return timeOf(model, setup, device, constants, efficiency, *peak);
}

double chipsOfDomain(const FamilyTraits &family)
{
    constexpr double ofANode = 8.0;
    constexpr double ofARack = 64.0; // chips of a 72-chip rack, or of any pod, that work together
    return family.wideLinks ? ofARack : ofANode;
}

Operations trainingOperations(const ModelShape &model, Task task, int sequence, AttentionCount count)
{
    return flop(trainingFlop<double>(flopPerParameter(task), model.activeParameters, model.layers, model.hidden,
                                     sequence, count == AttentionCount::Full ? 2.0 : 1.0));
}

DataSize trainingTraffic(const ModelShape &model, Task task, const TrainingConstants &constants)
{
    return bytes(activationTraffic<double>(model.layers, model.hidden, flopPerParameter(task),
                                           constants.trafficPerActivation.base()));
}

Result<TrainingSpeed> trainingSpeed(const ModelShape &model, const TrainingSetup &setup, const Device &device,
                                    const TrainingConstants &constants)
{
    if (const auto checked = check(model, setup); !checked)
        return checked.problem();
    const auto peak = peakFor(device, setup.precision);
    if (!peak)
        return noPeak(device);
    TrainingSpeed speed{.time = timeOf(model, setup, device, constantsOfFamily(constants, device.family.training),
                                       device.family.training.efficiency, *peak),
                        .precision = peak->precision,
                        .error = trainingError(constants, device.family, model.isSparse()),
                        .borrowedFrom = device.family.trainingFrom};
    const Throughput value = perSecond(seconds(1) / speed.time.total());
    speed.perChip = withError(value, speed.error);
    const AttentionCount count = device.family.causalMfu ? AttentionCount::Causal : AttentionCount::Full;
    const Operations work = trainingOperations(model, setup.task, setup.sequence, count);
    speed.utilisation = utilisationOf(work.base(), peak->rate.base(), speed.time.total().base());
    return speed;
}

TrainingRun trainingRun(const TrainingSpeed &speed, double tokens, int chips, double goodput)
{
    Q_ASSERT(tokens > 0.0 && chips >= 1 && goodput > 0.0);
    const Duration chipTime = seconds(chipTimeOfRun(speed.time.total().base(), tokens, goodput));
    return {withError(chipTime, speed.error), withError(chipTime / chips, speed.error)};
}

std::optional<Throughput> throughputOfUtilisation(const ModelShape &model, const TrainingSetup &setup,
                                                  const Device &device, double utilisation)
{
    const auto peak = peakFor(device, setup.precision);
    if (!peak || !(utilisation > 0.0) || setup.sequence < 1)
        return std::nullopt;
    const AttentionCount count = device.family.causalMfu ? AttentionCount::Causal : AttentionCount::Full;
    const Duration atPeak = trainingOperations(model, setup.task, setup.sequence, count) / peak->rate;
    return perSecond(utilisation / (atPeak / seconds(1)));
}

} // namespace chipboard
