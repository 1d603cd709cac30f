#include "data/json/plausiblechips.h"

#include "data/catalog/wholechips.h"
#include "data/core/tr.h"
#include "data/units/format.h"

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

// A name is an architecture's when it is it or goes on after it: "Ampere", "Ampere GA100".
bool isOneOf(const Chip &chip, std::span<const char *const> names)
{
    return std::any_of(names.begin(), names.end(), [&chip](const char *name) {
        const QString word = QString::fromLatin1(name);
        return chip.architecture.compare(word, Qt::CaseInsensitive) == 0
            || chip.architecture.startsWith(word + QLatin1Char(' '), Qt::CaseInsensitive)
            || chip.family.compare(word, Qt::CaseInsensitive) == 0;
    });
}

constexpr const char *withoutFp8[] = {"Volta", "Turing", "Ampere", "CDNA", "CDNA 2", "Instinct MI200", "NeuronCore-v1"};
// CDNA 3 and later begin with the word CDNA as well.
constexpr const char *withFp8[] = {"CDNA 3", "CDNA 4", "CDNA 5"};
// Tensor engines that run FP8 at twice the rate of BF16. Not in the list: Trainium, Inferentia, Gaudi 3, TPU v6e.
constexpr const char *doublingAtFp8[] = {"Ada Lovelace", "Hopper", "Blackwell",      "Blackwell Ultra", "Rubin",
                                         "CDNA 3",       "CDNA 4", "Instinct MI300", "Instinct MI350"};

QString sparseRemedy() { return tr("Give the figure without sparsity here and this one under \"sparse\"."); }

// In one unit, above which no chip of this decade can be. Wafer-sized parts are inside.
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
        report.error(figure.where, QStringLiteral("/value"), ProblemCode::Implausible, tr("0 is no figure of a chip."),
                     tr("If it is not known, write null and \"missing\"."));
    } else if (inBase(figure).high > limit.most * unitInfo(limit.unit).factor) {
        report.error(figure.where, QStringLiteral("/value"), ProblemCode::Implausible,
                     tr("%1 is more than any chip has.").arg(told(figure)), tr("Check the value and its unit."));
    }
}

bool agrees(const Reading &total, double chips, const Reading &perChip, double tolerance)
{
    const Interval sum = inBase(perChip).scaled(chips);
    const Interval given = inBase(total);
    return given.low <= sum.high * (1.0 + tolerance) && given.high >= sum.low * (1.0 - tolerance);
}

// A total may also agree with a rival value of the chip: some chips are sold with two sizes of memory. `below` tells
// what to blame, which is asked for only when something is wrong.
template<typename Below>
void compareTotals(const Machine &machine, const Figure &total, double chips, const Figure &perChip, double tolerance,
                   const QString &blamed, const Below &below, CheckReport &report)
{
    if (agrees(total, chips, perChip, tolerance))
        return;
    const bool agreesWithRival = std::any_of(perChip.rivals.begin(), perChip.rivals.end(), [&](const Reading &rival) {
        return !rival.isMissing() && agrees(total, chips, rival, tolerance);
    });
    if (agreesWithRival)
        return;
    const QString check = tr("Check whether the figure is per chip, of all chips, or of something else.");
    // Who changes one figure of a shipped chip cannot know what else there is of it.
    const QString remedy = blamed == machine.where
        ? check
        : tr("The total is that of %1: bring %1 along with a total that fits. %2").arg(machine.id, check);
    report.error(
        blamed, below(), ProblemCode::Implausible,
        tr("%1 in total does not agree with %2 chips of %3.").arg(told(total), Formatter().full(chips), told(perChip)),
        remedy);
}

} // namespace

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

void noChips(const Machine &machine, const Chip &, const QString &, CheckReport &report)
{
    if (!machine.chips.isMissing() && machine.chips.value->low < 1.0)
        report.error(machine.chips.where, QStringLiteral("/value"), ProblemCode::Implausible,
                     tr("A machine has at least one chip."), tr("If the number is not known, write \"missing\"."));
    else if (!machine.chips.isMissing() && machine.chips.value->high > mostChipsOfMachine)
        report.error(machine.chips.where, QStringLiteral("/value"), ProblemCode::Implausible,
                     tr("A machine has at most %1 chips.").arg(Formatter().full(mostChipsOfMachine)),
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
    // Figures announced at different times need not agree.
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

} // namespace chipboard
