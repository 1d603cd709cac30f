#include "data/files/plausibility.h"

#include "data/catalog/instance.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <QDate>

namespace chipboard {
namespace {

QString told(const Reading &figure) { return Formatter().full(figure.value->value, figure.unit); }

// In base units, so that TFLOPS and PFLOPS, GB and GiB compare.
Interval inBase(const Reading &figure) { return figure.value->scaled(unitInfo(figure.unit).factor); }
double baseValue(const Reading &figure) { return inBase(figure).value; }

const Figure *peak(const std::map<Precision, Figure> &peaks, Precision precision)
{
    const auto found = peaks.find(precision);
    return found == peaks.end() || found->second.isMissing() ? nullptr : &found->second;
}

QString peakPath(const char *group, Precision precision)
{
    return QStringLiteral("/%1/%2").arg(QString::fromLatin1(group), precisionWord(precision));
}

// True if the architecture equals a name or starts with it: "Ampere", "Ampere GA100".
bool isOneOf(const Chip &chip, std::span<const char *const> names)
{
    return std::ranges::any_of(names, [&chip](const char *name) {
        const QString word = QString::fromLatin1(name);
        return chip.architecture.compare(word, Qt::CaseInsensitive) == 0
            || chip.architecture.startsWith(word + QLatin1Char(' '), Qt::CaseInsensitive)
            || chip.family.compare(word, Qt::CaseInsensitive) == 0;
    });
}

constexpr const char *withoutFp8[] = {"Volta", "Turing", "Ampere", "CDNA", "CDNA 2", "Instinct MI200", "NeuronCore-v1"};
// CDNA 3 and later also start with the word CDNA.
constexpr const char *withFp8[] = {"CDNA 3", "CDNA 4", "CDNA 5"};
// Tensor engines with FP8 at twice the BF16 rate. Not listed: Trainium, Inferentia, Gaudi 3, TPU v6e.
constexpr const char *doublingAtFp8[] = {"Ada Lovelace", "Hopper", "Blackwell",      "Blackwell Ultra", "Rubin",
                                         "CDNA 3",       "CDNA 4", "Instinct MI300", "Instinct MI350"};

QString sparseRemedy() { return tr("Enter the figure without sparsity here and this one under \"sparse\"."); }

// Upper limit in one unit for chips of this decade, including wafer-sized ones.
struct Limit
{
    const char *key;
    const Figure *(*of)(const Chip &);
    double most;
    Unit unit;
};

const Figure *orNull(const std::optional<Figure> &figure) { return figure ? &*figure : nullptr; }

constexpr Limit limits[] = {
    {"memory", [](const Chip &chip) { return &chip.memory; }, 100.0, Unit::TB},
    {"memory_bandwidth", [](const Chip &chip) { return &chip.memoryBandwidth; }, 100.0, Unit::PBps},
    {"sram", [](const Chip &chip) { return orNull(chip.sram); }, 1.0, Unit::TB},
    {"scale_up", [](const Chip &chip) { return orNull(chip.scaleUp); }, 1000.0, Unit::TBps},
    {"network", [](const Chip &chip) { return orNull(chip.network); }, 1000.0, Unit::Tbps},
    {"power", [](const Chip &chip) { return orNull(chip.power); }, 100.0, Unit::Kilowatt},
    {"cores", [](const Chip &chip) { return orNull(chip.cores); }, 1e7, Unit::Cores},
};
constexpr Limit computeLimit = {"", nullptr, 1e6, Unit::Tflops};

void checkLimit(const Figure &figure, const Limit &limit, CheckReport &report)
{
    if (figure.isMissing())
        return;
    if (figure.value->low <= 0.0) {
        report.error(figure.where, QStringLiteral("/value"), ProblemCode::Implausible, tr("A chip figure cannot be 0."),
                     tr("If it is unknown, write null and \"missing\"."));
    } else if (inBase(figure).high > limit.most * unitInfo(limit.unit).factor) {
        report.error(figure.where, QStringLiteral("/value"), ProblemCode::Implausible,
                     tr("%1 is more than any chip offers.").arg(told(figure)), tr("Check the value and its unit."));
    }
}

bool agrees(const Reading &total, double chips, const Reading &perChip, double tolerance)
{
    const Interval sum = inBase(perChip).scaled(chips);
    const Interval given = inBase(total);
    return given.low <= sum.high * (1.0 + tolerance) && given.high >= sum.low * (1.0 - tolerance);
}

// A total may also match a rival value of the chip: some chips are sold with two memory sizes. `below`: returns the
// location to blame, called only on errors.
template<typename Below>
void compareTotals(const Machine &machine, const Figure &total, double chips, const Figure &perChip, double tolerance,
                   const QString &blamed, const Below &below, CheckReport &report)
{
    if (agrees(total, chips, perChip, tolerance))
        return;
    const bool agreesWithRival = std::ranges::any_of(perChip.rivals, [&](const Reading &rival) {
        return !rival.isMissing() && agrees(total, chips, rival, tolerance);
    });
    if (agreesWithRival)
        return;
    const QString check = tr("Check whether the figure is per chip, for all chips, or something else.");
    // A user who changes one figure of a shipped chip may not know its other uses.
    const QString remedy = blamed == machine.where
        ? check
        : tr("The total belongs to %1: add %1 with a matching total. %2").arg(machine.id, check);
    report.error(
        blamed, below(), ProblemCode::Implausible,
        tr("%1 in total does not match %2 chips of %3.").arg(told(total), Formatter().full(chips), told(perChip)),
        remedy);
}

void sparseAsDense(const Chip &chip, const CheckContext &, CheckReport &report)
{
    for (const auto &[precision, sparse] : chip.sparse) {
        const Figure *dense = peak(chip.dense, precision);
        if (dense == nullptr || sparse.isMissing() || baseValue(*dense) < baseValue(sparse) * 0.98)
            continue;
        report.error(chip.where, peakPath("dense", precision), ProblemCode::Implausible,
                     tr("The dense %1 peak, %2, is not below the sparse one, %3.")
                         .arg(precisionLabel(precision), told(*dense), told(sparse)),
                     tr("Check whether this is the sparse figure."));
    }
}

void halfPrecisionsDiffer(const Chip &chip, const CheckContext &, CheckReport &report)
{
    const Figure *bf16 = peak(chip.dense, Precision::Bf16);
    const Figure *fp16 = peak(chip.dense, Precision::Fp16);
    if (bf16 == nullptr || fp16 == nullptr)
        return;
    const double ratio = baseValue(*fp16) / baseValue(*bf16);
    const bool fp16Doubled = ratio > 1.9 && ratio < 2.1;
    const bool bf16Doubled = ratio > 1.0 / 2.1 && ratio < 1.0 / 1.9;
    if (!fp16Doubled && !bf16Doubled)
        return;
    report.error(chip.where, peakPath("dense", fp16Doubled ? Precision::Fp16 : Precision::Bf16),
                 ProblemCode::Implausible,
                 tr("FP16 has %1 and BF16 %2: one is twice the other.").arg(told(*fp16), told(*bf16)), sparseRemedy());
}

void fp8Unsupported(const Chip &chip, const CheckContext &, CheckReport &report)
{
    if (!isOneOf(chip, withoutFp8) || isOneOf(chip, withFp8))
        return;
    const QString name = chip.architecture.isEmpty() ? chip.family : chip.architecture;
    for (const auto *peaks : {&chip.dense, &chip.sparse}) {
        for (const Precision precision : {Precision::Fp8, Precision::Mxfp8}) {
            if (peak(*peaks, precision) == nullptr)
                continue;
            report.error(chip.where, peakPath(peaks == &chip.dense ? "dense" : "sparse", precision),
                         ProblemCode::Implausible, tr("%1 has no FP8 units.").arg(name),
                         tr("Write null, \"missing\" and \"unsupported\"; the figure may be the sparse FP16 or the "
                            "INT8 one."));
        }
    }
}

void halfAtFp8Rate(const Chip &chip, const CheckContext &, CheckReport &report)
{
    const Figure *fp8 = peak(chip.dense, Precision::Fp8);
    if (fp8 == nullptr || !isOneOf(chip, doublingAtFp8))
        return;
    for (const Precision precision : {Precision::Bf16, Precision::Fp16}) {
        const Figure *half = peak(chip.dense, precision);
        if (half == nullptr || baseValue(*half) < baseValue(*fp8) * 0.9)
            continue;
        report.error(chip.where, peakPath("dense", precision), ProblemCode::Implausible,
                     tr("The dense %1 peak, %2, is as high as the FP8 one, %3, which runs at twice the rate.")
                         .arg(precisionLabel(precision), told(*half), told(*fp8)),
                     sparseRemedy());
    }
}

void shippedSparseAsDense(const Chip &chip, const CheckContext &context, CheckReport &report)
{
    const Chip *shipped = context.below.chip(chip.id);
    if (shipped == nullptr)
        return;
    for (const auto &[precision, dense] : chip.dense) {
        const Figure *known = peak(shipped->dense, precision);
        const Figure *sparse = peak(shipped->sparse, precision);
        if (dense.isMissing() || known == nullptr || sparse == nullptr)
            continue;
        const double ratio = baseValue(dense) / baseValue(*sparse);
        if (ratio < 0.98 || ratio > 1.02)
            continue;
        report.error(chip.where, peakPath("dense", precision), ProblemCode::Implausible,
                     tr("%1 is the sparse %2 peak; the dense one is %3.")
                         .arg(told(dense), precisionLabel(precision), told(*known)),
                     sparseRemedy());
    }
}

void absurdFigure(const Chip &chip, const CheckContext &, CheckReport &report)
{
    for (const auto *peaks : {&chip.dense, &chip.sparse}) {
        for (const auto &[precision, figure] : *peaks)
            checkLimit(figure, computeLimit, report);
    }
    for (const Limit &limit : limits) {
        if (const Figure *figure = limit.of(chip))
            checkLimit(*figure, limit, report);
    }
}

/// `blamed`: location at fault if totals disagree, the machine's or the chip's.
void noChips(const Machine &machine, const Chip &, const QString &, CheckReport &report)
{
    if (!machine.chips.isMissing() && machine.chips.value->low < 1.0)
        report.error(machine.chips.where, QStringLiteral("/value"), ProblemCode::Implausible,
                     tr("A machine must have at least one chip."), tr("If the number is unknown, write \"missing\"."));
    else if (!machine.chips.isMissing() && machine.chips.value->high > mostChipsOfMachine)
        report.error(machine.chips.where, QStringLiteral("/value"), ProblemCode::Implausible,
                     tr("A machine can have at most %1 chips.").arg(Formatter().full(mostChipsOfMachine)),
                     tr("Check the number and its unit."));
}

void memoryTotal(const Machine &machine, const Chip &chip, const QString &blamed, CheckReport &report)
{
    constexpr double tolerance = 0.10;
    if (chip.memory.isMissing() || machine.chips.isMissing())
        return;
    const auto below = [] { return QStringLiteral("/memory"); };
    if (machine.memory && !machine.memory->isMissing())
        compareTotals(machine, *machine.memory, machine.chips.value->value, chip.memory, tolerance, blamed, below,
                      report);
    if (machine.memoryPerChip != nullptr && !machine.memoryPerChip->isMissing()) {
        const bool ofMachine = blamed == machine.where;
        const auto ofChip = [&] { return ofMachine ? QStringLiteral("/memory_per_chip") : below(); };
        compareTotals(machine, *machine.memoryPerChip, 1.0, chip.memory, tolerance, blamed, ofChip, report);
    }
}

void computeTotal(const Machine &machine, const Chip &chip, const QString &blamed, CheckReport &report)
{
    constexpr double tolerance = 0.05;
    // Figures announced at different times may disagree.
    if (machine.chips.isMissing() || chip.status == Availability::Announced)
        return;
    const bool ofMachine = blamed == machine.where;
    for (const bool isSparse : {false, true}) {
        const auto &totals = isSparse ? machine.computeSparse : machine.compute;
        const char *chipKey = isSparse ? "sparse" : "dense";
        const char *machineKey = isSparse ? "compute_sparse" : "compute";
        for (const auto &[precision, total] : totals) {
            const Figure *perChip = peak(isSparse ? chip.sparse : chip.dense, precision);
            if (perChip == nullptr || total.isMissing())
                continue;
            const auto below = [&, at = precision] { return peakPath(ofMachine ? machineKey : chipKey, at); };
            compareTotals(machine, total, machine.chips.value->value, *perChip, tolerance, blamed, below, report);
        }
    }
}

// Chips behind a price; 1 if unknown, which makes the limits lenient.
double chipsOf(const PriceEntry &entry, const Catalog &catalog)
{
    const Figure *chips = nullptr;
    if (const Instance *instance = catalog.instance(entry.instance))
        chips = &instance->chips;
    else if (const System *system = catalog.system(entry.system))
        chips = &system->chips;
    return chips != nullptr && !chips->isMissing() && chips->value->value > 0.0 ? chips->value->value : 1.0;
}

double perChip(const PriceSubject &price, const CheckContext &context)
{
    return price.entry.usdPerHour.value->value / chipsOf(price.entry, context.merged);
}

void complain(const PriceSubject &price, CheckReport &report, const QString &message, const QString &remedy)
{
    report.error(price.entry.usdPerHour.where, QStringLiteral("/value"), ProblemCode::Implausible, message, remedy);
}

bool isSpot(const PriceEntry &entry, const PriceBook &book)
{
    return book.kind == PriceKind::Spot || entry.term.startsWith(QLatin1String("spot"), Qt::CaseInsensitive);
}

bool isOnDemand(const PriceEntry &entry, const PriceBook &book)
{
    return book.kind == PriceKind::OnDemand
        && (entry.term.isEmpty() || entry.term.startsWith(QLatin1String("on-demand"), Qt::CaseInsensitive));
}

// The same item, provider and place.
QString placeKey(const PriceEntry &entry)
{
    return QStringList{entry.instance.text(), entry.system.text(), entry.chip.text(), entry.provider, entry.region}
        .join(QLatin1Char('\n'));
}

// Days between two dates of any precision; a year or month counts as its first day.
qint64 daysBetween(const QString &a, const QString &b)
{
    const auto day = [](const QString &text) {
        return QDate(text.left(4).toInt(), qMax(1, text.mid(5, 2).toInt()), qMax(1, text.mid(8, 2).toInt()));
    };
    return std::abs(day(a).daysTo(day(b)));
}

// Prices fall over the years, so the on-demand price closest in time is used.
std::optional<double> onDemandPriceFor(const PriceSubject &price, const CheckContext &context)
{
    std::optional<double> best;
    qint64 distance = 0;
    for (const OnDemandPrice &candidate : context.onDemand.values(placeKey(price.entry))) {
        const qint64 days = daysBetween(candidate.asOf, price.book.asOf);
        if (!best || days < distance) {
            best = candidate.usdPerHour;
            distance = days;
        }
    }
    return best;
}

} // namespace

QMultiHash<QString, OnDemandPrice> onDemandPrices(const Catalog &catalog)
{
    QMultiHash<QString, OnDemandPrice> prices;
    for (const PriceBook &book : catalog.books) {
        for (const PriceEntry &entry : book.prices) {
            if (isOnDemand(entry, book) && !entry.usdPerHour.isMissing())
                prices.insert(placeKey(entry), {entry.usdPerHour.value->value, book.asOf});
        }
    }
    return prices;
}

QString rowKey(const PriceEntry &entry) { return placeKey(entry) + QLatin1Char('\n') + entry.term; }

namespace {

void priceTooLow(const PriceSubject &price, const CheckContext &context, CheckReport &report)
{
    constexpr double least = 0.02;
    const double hourly = perChip(price, context);
    if (hourly < least)
        complain(price, report, tr("%1 USD per chip-hour is not a realistic price.").arg(Formatter().full(hourly)),
                 tr("If there is no price, write null and \"missing\"."));
}

void priceTooHigh(const PriceSubject &price, const CheckContext &context, CheckReport &report)
{
    constexpr double most = 500.0;
    const double hourly = perChip(price, context);
    if (hourly > most)
        complain(price, report, tr("%1 USD per chip-hour is not a realistic price.").arg(Formatter().full(hourly)),
                 tr("Check whether it is per month, or in another currency."));
}

void pricePlaceholder(const PriceSubject &price, const CheckContext &, CheckReport &report)
{
    constexpr double placeholder = 700.0;
    const double value = price.entry.usdPerHour.value->value;
    if (value >= placeholder && value <= placeholder)
        complain(price, report, tr("Some tables use 700 USD per hour for \"no price\"."),
                 tr("Write null and \"missing\"."));
}

void spotAboveOnDemand(const PriceSubject &price, const CheckContext &context, CheckReport &report)
{
    if (!isSpot(price.entry, price.book))
        return;
    const std::optional<double> onDemand = onDemandPriceFor(price, context);
    const double spot = price.entry.usdPerHour.value->value;
    if (!onDemand || spot <= *onDemand)
        return;
    complain(price, report,
             tr("The spot price, %1 USD, is above the on-demand price, %2 USD.")
                 .arg(Formatter().money(spot), Formatter().money(*onDemand)),
             tr("Check which is which."));
}

void rowTwice(const PriceSubject &price, const CheckContext &, CheckReport &report)
{
    if (price.isRepeated)
        report.error(price.entry.where, {}, ProblemCode::DuplicateId,
                     tr("This price list already has a price for this item, place and term."),
                     tr("Remove one of the two rows."));
}

constexpr PlausibilityRule rules[] = {
    {.id = "sparse-as-dense", .text = "A peak without sparsity is below the peak with it.", .ofChip = sparseAsDense},
    {.id = "half-precisions-differ",
     .text = "FP16 and BF16 run at the same rate; twice the rate is the sparse figure.",
     .ofChip = halfPrecisionsDiffer},
    {.id = "fp8-unsupported", .text = "Chips without FP8 units have no FP8 peak.", .ofChip = fp8Unsupported},
    {.id = "half-at-fp8-rate",
     .text = "Where FP8 doubles the rate, a BF16 or FP16 peak near the FP8 peak is the sparse figure.",
     .ofChip = halfAtFp8Rate},
    {.id = "shipped-sparse-as-dense",
     .text = "A dense peak that replaces a shipped one is not the shipped sparse peak.",
     .ofChip = shippedSparseAsDense},
    {.id = "absurd-figure", .text = "Figures of a chip lie within what can be built.", .ofChip = absurdFigure},
    {.id = "no-chips", .text = "A machine must have at least one chip.", .ofMachine = noChips},
    {.id = "memory-total",
     .text = "The memory of a machine is that of its chips, within 10 %.",
     .ofMachine = memoryTotal},
    {.id = "compute-total",
     .text = "The compute of a machine is that of its chips, within 5 %.",
     .ofMachine = computeTotal},
    {.id = "price-too-low", .text = "A chip-hour costs at least 0.02 USD.", .ofPrice = priceTooLow},
    {.id = "price-too-high", .text = "A chip-hour costs at most 500 USD.", .ofPrice = priceTooHigh},
    {.id = "price-placeholder", .text = "700 USD stands for \"no price\" in some tables.", .ofPrice = pricePlaceholder},
    {.id = "spot-above-on-demand",
     .text = "A spot price is not above the on-demand price of the same thing at the same place.",
     .ofPrice = spotAboveOnDemand},
    {.id = "row-twice", .text = "A book has one price for a thing, a place and a term.", .ofPrice = rowTwice},
};

Machine machineOf(const Instance &instance)
{
    return {instance.where,
            instance.id.text(),
            instance.chips,
            instance.memory,
            instance.memoryPerChip ? &*instance.memoryPerChip : nullptr,
            instance.compute,
            instance.computeSparse};
}

Machine machineOf(const System &system)
{
    return {system.where, system.id.text(), system.chips, system.memory, nullptr, system.compute, system.computeSparse};
}

void checkMachine(const Machine &machine, const Chip &chip, const QString &blamed, CheckReport &report)
{
    for (const PlausibilityRule &rule : rules) {
        if (rule.ofMachine != nullptr)
            rule.ofMachine(machine, chip, blamed, report);
    }
}

// A user's chip with shipped machines: if totals disagree, the chip is wrong.
template<typename Item>
void checkMachinesBelow(const Chip &chip, const QList<Item> &below, const Item *(*find)(const Catalog &, const Item &),
                        const CheckContext &context, CheckReport &report)
{
    for (const Item &item : below) {
        const Item *merged = item.chip == chip.id ? find(context.merged, item) : nullptr;
        if (merged != nullptr && merged->where == item.where)
            checkMachine(machineOf(item), chip, chip.where, report);
    }
}

const Instance *mergedInstance(const Catalog &catalog, const Instance &item) { return catalog.instance(item.id); }
const System *mergedSystem(const Catalog &catalog, const System &item) { return catalog.system(item.id); }

} // namespace

std::span<const PlausibilityRule> plausibilityRules() { return rules; }

void checkPlausible(const Chip &chip, const CheckContext &context, CheckReport &report)
{
    for (const PlausibilityRule &rule : rules) {
        if (rule.ofChip != nullptr)
            rule.ofChip(chip, context, report);
    }
    checkMachinesBelow(chip, context.below.instances, mergedInstance, context, report);
    checkMachinesBelow(chip, context.below.systems, mergedSystem, context, report);
}

void checkPlausible(const Instance &instance, const CheckContext &context, CheckReport &report)
{
    if (const Chip *chip = context.merged.chip(instance.chip))
        checkMachine(machineOf(instance), *chip, instance.where, report);
}

void checkPlausible(const System &system, const CheckContext &context, CheckReport &report)
{
    if (const Chip *chip = context.merged.chip(system.chip))
        checkMachine(machineOf(system), *chip, system.where, report);
}

void checkPlausible(const PriceSubject &price, const CheckContext &context, CheckReport &report)
{
    for (const PlausibilityRule &rule : rules) {
        if (rule.ofPrice != nullptr && !price.entry.usdPerHour.isMissing())
            rule.ofPrice(price, context, report);
    }
}

} // namespace chipboard
