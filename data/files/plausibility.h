// Purpose: detects well-formed but impossible numbers: typical errors in tables of chips and prices. To add a rule, add
// a row. Rival values are exempt: they record known wrong values on purpose.
#pragma once

#include "data/files/catalogreader.h"

#include <span>

namespace chipboard {

/// Common parts of an instance and a system.
struct Machine
{
    QString where;
    QString id;
    const Figure &chips;
    const std::optional<Figure> &memory;
    const Figure *memoryPerChip;
    const std::map<Precision, Figure> &compute;
    const std::map<Precision, Figure> &computeSparse;
};

struct PriceSubject
{
    const PriceEntry &entry;
    const PriceBook &book;
    bool isRepeated = false; ///< an earlier row of the book has the same item, place and term
};

struct PlausibilityRule
{
    const char *id;
    const char *text; ///< the rule that every sound catalogue satisfies, in English
    void (*ofChip)(const Chip &, const CheckContext &, CheckReport &) = nullptr;
    void (*ofMachine)(const Machine &, const Chip &, const QString &blamed, CheckReport &) = nullptr;
    void (*ofPrice)(const PriceSubject &, const CheckContext &, CheckReport &) = nullptr;
};

[[nodiscard]] std::span<const PlausibilityRule> plausibilityRules();

void checkPlausible(const Chip &chip, const CheckContext &context, CheckReport &report);
void checkPlausible(const Instance &instance, const CheckContext &context, CheckReport &report);
void checkPlausible(const System &system, const CheckContext &context, CheckReport &report);
void checkPlausible(const PriceSubject &price, const CheckContext &context, CheckReport &report);

/// All on-demand prices of a catalogue, as upper limits for spot prices.
[[nodiscard]] QMultiHash<QString, OnDemandPrice> onDemandPrices(const Catalog &catalog);

/// Key of a price row: item, provider, region and term.
[[nodiscard]] QString rowKey(const PriceEntry &entry);

} // namespace chipboard
