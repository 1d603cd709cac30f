#include "data/core/tr.h"
#include "data/whatif/livetasks.h"

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
        device.price = builder.figure("price", request.whole ? tr("Price of one") : tr("Price of one chip"),
                                      Unit::UsdPerHour, inUnit(request.price->each, Unit::UsdPerHour), {});
    builder.step("price_from", tr("Price from"), Unit::One,
                 words(request.price ? priceOrigin(request.priceOrigin) : device.noPrice));
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
            builder.figure("power", tr("Power of a chip"), Unit::Watt, power, tr("As its vendor states it."));
}

} // namespace

LiveDevice addDevice(LiveBuilder &builder, const EstimateRequest &prepared, const Calibration &calibration)
{
    const Device &chip = prepared.device;
    builder.startSection(tr("Figures"));
    LiveDevice device{prepared, calibration, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}};
    const auto figure = [&](const char *id, const QString &label, Unit unit, double value) {
        return builder.figure(id, label, unit, value, {});
    };
    device.chipsEach =
        prepared.whole ? figure("chips_each", tr("Chips of one"), Unit::Chips, prepared.chipsEach) : Expr(1.0);
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

Expr inWhole(const LiveDevice &device, const Expr &chips)
{
    return device.request.chipsEach == 1 ? chips : ceilOf(chips / device.chipsEach) * device.chipsEach;
}

LiveCount addCount(LiveBuilder &builder, const LiveShape &shape, const LiveDevice &device, const Expr &automatic)
{
    builder.startSection(tr("Chips"));
    LiveCount count;
    const Expr asked = builder.assumed("chips");
    count.chips = builder.step("count", Unit::Chips, select(asked > 0.0, asked, automatic));
    count.instances = device.request.whole
        ? builder.step("instances", tr("Rented whole"), Unit::One, ceilOf(count.chips / device.chipsEach))
        : count.chips;
    count.refusal = shape.refusal;
    if (device.request.chipsEach > 1)
        count.refusal = builder.problem(
            "refused", tr("Cannot be asked"), shape.refusal,
            {{areOther(remainderOf(count.chips, device.chipsEach), 0.0),
              tr("It is rented whole, with %1 chips; it cannot give this number.").arg(device.request.chipsEach)}});
    return count;
}

void addFit(LiveBuilder &builder, LiveCount &count, const Expr &fits, const Expr &needed, const Expr &fewest)
{
    builder.result("memory_needed", exactSpan(needed), count.refusal);
    const Expr none = builder.problem("none_holds", tr("No number holds it"), count.refusal,
                                      {{fewest < 1.0, tr("No number of these chips holds it.")}});
    builder.result("fewest_chips", exactSpan(fewest), none);
    count.misfit = builder.problem("misfit", tr("Does not fit"), count.refusal,
                                   {{!fits, tr("It does not fit into the memory of this number of chips.")}});
}

QList<LiveBuilder::Check> obstaclesOf(const LiveDevice &device, const Expr &together)
{
    const Device &chip = device.request.device;
    QList<LiveBuilder::Check> checks;
    if (!device.peak)
        checks << LiveBuilder::Check{1.0, noPeak(chip).message};
    if (isSecretive(chip))
        checks << LiveBuilder::Check{together > 1.0,
                                     tr("The chip-to-chip link of %1 is not published.").arg(chip.name)};
    return checks;
}

void addObstacles(LiveBuilder &builder, const LiveDevice &device, LiveCount &count,
                  const QList<LiveBuilder::Check> &checks)
{
    count.problem =
        checks.isEmpty() ? count.misfit : builder.problem("problem", tr("Cannot be estimated"), count.misfit, checks);
    builder.result("chips_used", exactSpan(count.chips), count.problem);
    if (device.request.whole)
        builder.result("instances_used", exactSpan(count.instances), count.problem);
    else
        builder.missing(u"instances_used"_s, tr("Chips are accounted for one by one."));
}

bool isSecretive(const Device &device) { return device.linkUnpublished && device.announced; }

double widenedError(double error, bool borrowed, const Calibration &calibration)
{
    return borrowed ? error * calibration.errors.borrowedFactor : error;
}

} // namespace chipboard
