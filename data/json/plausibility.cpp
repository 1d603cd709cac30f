#include "data/json/plausibility.h"

#include "data/json/plausiblechips.h"
#include "data/json/plausibleprices.h"

#include <QCoreApplication>

namespace chipboard {
namespace {

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
    {.id = "no-chips", .text = "A machine has at least one chip.", .ofMachine = noChips},
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

// A user's chip among shipped machines: if the totals do not agree, the chip is wrong.
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
