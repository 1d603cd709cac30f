#include "data/model/device.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <initializer_list>

namespace chipboard {
namespace {

const ChipFamily *familyById(const Calibration &calibration, const QString &id)
{
    return findWhere(calibration.families, [&](const ChipFamily &family) { return family.id == id; });
}

int depthOf(const Calibration &calibration, const ChipFamily &family)
{
    constexpr int deepest = 8; // also ends cycles of parents
    int depth = 0;
    for (const ChipFamily *each = &family; each != nullptr && depth < deepest; ++depth)
        each = familyById(calibration, each->parent);
    return depth;
}

const ChipFamily *familyOf(const Calibration &calibration, const QString &chipId)
{
    const QStringList starts = wordStarts(chipId);
    const ChipFamily *best = calibration.families.isEmpty() ? nullptr : &calibration.families.constFirst();
    std::pair<int, qsizetype> closest(0, 0);
    for (const ChipFamily &family : calibration.families) {
        for (const QString &match : family.match) {
            const bool found =
                std::ranges::any_of(starts, [&match](const QString &start) { return start.startsWith(match); });
            if (!found)
                continue;
            const std::pair<int, qsizetype> distance(depthOf(calibration, family), match.size());
            if (distance > closest) {
                closest = distance;
                best = &family;
            }
        }
    }
    return best;
}

// Takes missing values from the nearest parent.
void inherit(FamilyTraits &traits, const ChipFamily &family, FamilyTraits &known)
{
    if (family.wideLinks && !known.wideLinks) {
        traits.wideLinks = *family.wideLinks;
        known.wideLinks = true;
    }
    if (family.linkShare && known.linkShare > 0.0) {
        traits.linkShare = *family.linkShare;
        known.linkShare = 0.0;
    }
    if (family.causalMfu && !known.causalMfu) {
        traits.causalMfu = *family.causalMfu;
        known.causalMfu = true;
    }
    traits.trains = traits.trains && family.trains.value_or(true);
    if (traits.stack.isEmpty())
        traits.stack = family.stack;
    if (family.training && traits.training.efficiency <= 0.0) {
        traits.training = *family.training;
        traits.trainingFrom = traits.chain.size() > 1 ? family.label : QString();
    }
}

std::optional<double> baseValue(const std::optional<Figure> &figure)
{
    if (!figure || figure->isMissing())
        return std::nullopt;
    return figure->value->value * unitInfo(figure->unit).factor;
}

std::optional<PeakChoice> firstPeak(const Device &device, std::initializer_list<Precision> wanted)
{
    for (const Precision precision : wanted) {
        const auto found = device.peaks.find(precision);
        if (found != device.peaks.end())
            return PeakChoice{found->second, precision};
    }
    return std::nullopt;
}

// In bytes, bytes/s or FLOP/s: from kilo to zetta.
bool isPossible(double figure) { return figure >= 1e3 && figure <= 1e21; }

} // namespace

FamilyTraits traitsOf(const Calibration &calibration, const QString &chipId)
{
    FamilyTraits traits;
    FamilyTraits known;
    const ChipFamily *family = familyOf(calibration, chipId);
    traits.label = family != nullptr ? family->label : QString();
    while (family != nullptr && !traits.chain.contains(family->id)) {
        traits.chain << family->id;
        inherit(traits, *family, known);
        family = familyById(calibration, family->parent);
    }
    return traits;
}

Result<Device> deviceFrom(const Chip &chip, const Calibration &calibration)
{
    if (chip.memory.isMissing() || chip.memoryBandwidth.isMissing()) {
        return Problem{
            ProblemCode::BadValue,
            tr("Memory or memory bandwidth of %1 is not published, so nothing can be estimated on it.").arg(chip.name),
            tr("Enter a custom value.")};
    }
    Device device{.id = chip.id.text(), .name = chip.name};
    for (const auto &[precision, figure] : chip.dense) {
        if (const auto rate = baseValue(figure); rate && *rate > 0.0)
            device.peaks[precision] = ComputeRate::fromBase(*rate);
    }
    device.memory = DataSize::fromBase(*baseValue(memoryFound(chip)));
    device.bandwidth = DataRate::fromBase(*baseValue(chip.memoryBandwidth));
    device.family = traitsOf(calibration, device.id);
    const auto link = baseValue(chip.scaleUp);
    device.linkStated = link.has_value() && *link > 0.0;
    device.link = device.linkStated ? DataRate::fromBase(*link) * device.family.linkShare : assumedLink;
    device.linkUnpublished =
        !device.linkStated && (!chip.scaleUp || chip.scaleUp->missingKind == MissingKind::Unpublished);
    device.announced = chip.status == Availability::Announced;
    if (chip.power && !chip.power->isMissing())
        device.power = chip.power->as<Dimension::Power>();
    return device;
}

Device deviceFrom(const MeasuredChip &chip, const Calibration &calibration)
{
    Device device{.id = chip.id,
                  .name = chip.id,
                  .peaks = chip.peaks,
                  .memory = chip.memory,
                  .bandwidth = chip.bandwidth,
                  .linkStated = chip.link > DataRate()};
    device.link = device.linkStated ? chip.link : assumedLink;
    device.family = traitsOf(calibration, chip.id);
    return device;
}

Result<Done> checkDevice(const Device &device)
{
    for (const double figure : {device.memory.base(), device.bandwidth.base(), device.link.base()}) {
        if (!isPossible(figure))
            return Problem{ProblemCode::BadRange,
                           tr("Memory, memory bandwidth or link of %1 is not plausible.").arg(device.name),
                           tr("Enter a custom value.")};
    }
    for (const auto &[precision, rate] : device.peaks) {
        if (!isPossible(rate.base()))
            return Problem{ProblemCode::BadRange,
                           tr("The %1 peak of %2 is not plausible.").arg(precisionLabel(precision), device.name),
                           tr("Enter a custom value.")};
    }
    return Done{};
}

Problem noPeak(const Device &device)
{
    return {ProblemCode::BadValue, tr("No dense peak of %1 is published for this precision.").arg(device.name),
            tr("Estimates need a precision that the chip supports.")};
}

std::optional<PeakChoice> peakFor(const Device &device, Precision precision)
{
    using enum Precision;
    switch (precision) {
    case Fp4:
    case Mxfp4:
        return firstPeak(device, {Fp4, Mxfp4, Fp8, Mxfp8, Bf16, Fp16});
    case Fp6:
    case Fp8:
    case Mxfp8:
        return firstPeak(device, {Fp8, Mxfp8, Bf16, Fp16});
    case Int8:
        return firstPeak(device, {Int8, Bf16, Fp16});
    case Fp16:
        return firstPeak(device, {Fp16, Bf16});
    case Bf16:
        return firstPeak(device, {Bf16, Fp16});
    case Tf32:
        return firstPeak(device, {Tf32, Fp32});
    case Fp32:
    case Fp64:
        break;
    }
    return firstPeak(device, {precision});
}

} // namespace chipboard
