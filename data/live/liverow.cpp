#include "data/core/tr.h"
#include "data/live/livetasks.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString priceOrigin(const PriceOrigin &origin)
{
    QStringList parts{origin.rented, origin.bookName, origin.kind, origin.status, origin.asOf};
    if (origin.chips > 1)
        parts << tr("rented with %1 chips").arg(origin.chips);
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

void addPrice(LiveBuilder &builder, LiveDevice &device)
{
    const EstimateRequest &request = device.request;
    device.noPrice = request.noPrice.isEmpty() ? tr("There is no price.") : request.noPrice;
    if (request.price)
        device.price = builder.figure(u"price"_s, request.whole ? tr("Price of one") : tr("Price of one chip"),
                                      Unit::UsdPerHour, inUnit(request.price->each, Unit::UsdPerHour), {});
    builder.step(u"price_from"_s, tr("Price from"), Unit::One,
                 LiveFormula(request.price ? priceOrigin(request.priceOrigin) : device.noPrice));
}

// A figure of one's own may be anything: as in data/estimate/energy.cpp.
void addPower(LiveBuilder &builder, LiveDevice &device)
{
    constexpr double mostWatts = 1e9;
    if (!device.request.device.power)
        return;
    const Interval power = inUnit(*device.request.device.power, Unit::Watt);
    if (power.low >= 0.0 && power.low <= power.value && power.value <= power.high && power.high <= mostWatts)
        device.power =
            builder.figure(u"power"_s, tr("Power of a chip"), Unit::Watt, power, tr("As its vendor states it."));
}

} // namespace

LiveDevice addDevice(LiveBuilder &builder, const EstimateRequest &prepared, const Calibration &calibration)
{
    const Device &chip = prepared.device;
    builder.startSection(tr("Figures"));
    const auto figure = [&](const char *id, const QString &label, Unit unit, double value) {
        return builder.figure(QString::fromLatin1(id), label, unit, value, {});
    };
    LiveDevice device{prepared, calibration, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}};
    device.chipsEach =
        prepared.whole ? figure("chips_each", tr("Chips of one"), Unit::Chips, prepared.chipsEach) : LiveFormula(1.0);
    device.memory = figure("memory", tr("Memory of a chip"), Unit::GB, chip.memory / gigabytes(1));
    device.physical = chip.physicalMemory == chip.memory
        ? device.memory
        : figure("physical_memory", tr("Its physical memory"), Unit::GB, chip.physicalMemory / gigabytes(1));
    device.bandwidth =
        figure("memory_bandwidth", tr("Memory bandwidth"), Unit::GBps, chip.bandwidth / gigabytesPerSecond(1));
    device.link = figure("link", tr("Link between chips, one way"), Unit::GBps, chip.link / gigabytesPerSecond(1));
    if (const auto peak = peakFor(chip, prepared.workload.precision)) {
        device.peakPrecision = peak->precision;
        device.peak = figure("peak", tr("Dense peak"), Unit::Tflops, peak->rate / teraflops(1));
        const PeakChoice wide = peakFor(chip, Precision::Bf16).value_or(*peak);
        device.attentionPeak = wide == *peak
            ? *device.peak
            : figure("bf16_peak", tr("Dense BF16 peak"), Unit::Tflops, wide.rate / teraflops(1));
    }
    addPower(builder, device);
    addPrice(builder, device);
    return device;
}

LiveFormula inWhole(const LiveDevice &device, const LiveFormula &chips)
{
    return device.request.chipsEach == 1 ? chips : wholeAbove(chips / device.chipsEach) * device.chipsEach;
}

LiveCount addCount(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device, const LiveFormula &automatic)
{
    builder.startSection(tr("Chips"));
    LiveCount count;
    const LiveFormula asked = builder.assumed("chips");
    count.chips =
        builder.step(u"count"_s, tr("Chips that work"), Unit::Chips, choice(isAbove(asked, 0.0), asked, automatic));
    count.instances = device.request.whole
        ? builder.step(u"instances"_s, tr("Rented whole"), Unit::One, wholeAbove(count.chips / device.chipsEach))
        : count.chips;
    count.refusal = shape.refusal;
    if (device.request.chipsEach > 1) {
        const QString words =
            tr("It is rented whole, with %1 chips; it cannot give this number.").arg(device.request.chipsEach);
        count.refusal = builder.step(u"refused"_s, tr("Cannot be asked"), Unit::One,
                                     choice(isOther(shape.refusal, LiveFormula(QString())), shape.refusal,
                                            firstOf({{isOther(remainderOf(count.chips, device.chipsEach), 0.0), words}},
                                                    LiveFormula(QString()))));
    }
    return count;
}

void addFit(LiveBuilder &builder, LiveCount &count, const LiveFormula &fits, const LiveFormula &needed,
            const LiveFormula &fewest)
{
    builder.result("memory_needed", exactly(needed), count.refusal);
    const LiveFormula none(QString{});
    const LiveFormula some =
        builder.step(u"none_holds"_s, tr("No number holds it"), Unit::One,
                     choice(isOther(count.refusal, none), count.refusal,
                            firstOf({{isBelow(fewest, 1.0), tr("No number of these chips holds it.")}}, none)));
    builder.result("fewest_chips", exactly(fewest), some);
    count.misfit = builder.step(
        u"misfit"_s, tr("Does not fit"), Unit::One,
        choice(isOther(count.refusal, none), count.refusal,
               choice(fits, none, LiveFormula(tr("It does not fit into the memory of this number of chips.")))));
}

void addUsed(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count)
{
    builder.result("chips_used", exactly(count.chips), count.problem);
    if (device.request.whole)
        builder.result("instances_used", exactly(count.instances), count.problem);
    else
        builder.missing(u"instances_used"_s, tr("Chips are accounted for one by one."));
}

void addObstacles(LiveBuilder &builder, const LiveDevice &device, LiveCount &count, const LiveFormula &together)
{
    const Device &chip = device.request.device;
    count.problem = count.misfit;
    QList<LiveCheck> checks;
    if (!device.peak)
        checks << LiveCheck{1.0, noPeak(chip).message};
    if (isSecretive(chip))
        checks << LiveCheck{isAbove(together, 1.0), tr("The chip-to-chip link of %1 is not published.").arg(chip.name)};
    if (!checks.isEmpty())
        count.problem = builder.step(u"problem"_s, tr("Cannot be estimated"), Unit::One,
                                     choice(isOther(count.misfit, LiveFormula(QString())), count.misfit,
                                            firstOf(checks, LiveFormula(QString()))));
    addUsed(builder, device, count);
}

bool isSecretive(const Device &device) { return device.linkUnpublished && device.announced; }

double widenedError(double error, bool borrowed, const Calibration &calibration)
{
    return borrowed ? error * calibration.errors.borrowedFactor : error;
}

} // namespace chipboard
