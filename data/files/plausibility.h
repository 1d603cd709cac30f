// Purpose: numbers that are well-formed and yet cannot be: the faults that real tables of chips and prices are known
// for. A table of rules; adding one is adding a row. Rival values are exempt: they hold known wrong values on purpose.
#pragma once

#include "data/files/catalogreader.h"

#include <span>

namespace chipboard {

/// An instance or a system: what both have.
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
    bool isRepeated = false; ///< an earlier row of the book is about the same thing, place and term
};

struct PlausibilityRule
{
    const char *id;
    const char *text; ///< what holds for every sound catalogue, English
    void (*ofChip)(const Chip &, const CheckContext &, CheckReport &) = nullptr;
    void (*ofMachine)(const Machine &, const Chip &, const QString &blamed, CheckReport &) = nullptr;
    void (*ofPrice)(const PriceSubject &, const CheckContext &, CheckReport &) = nullptr;
};

[[nodiscard]] std::span<const PlausibilityRule> plausibilityRules();

void checkPlausible(const Chip &chip, const CheckContext &context, CheckReport &report);
void checkPlausible(const Instance &instance, const CheckContext &context, CheckReport &report);
void checkPlausible(const System &system, const CheckContext &context, CheckReport &report);
void checkPlausible(const PriceSubject &price, const CheckContext &context, CheckReport &report);

/// All on-demand prices of a catalogue, to look up what a spot price must not be above.
[[nodiscard]] QMultiHash<QString, OnDemandPrice> onDemandPrices(const Catalog &catalog);

/// What makes two rows of a book the same row: the thing, the provider, the region and the term.
[[nodiscard]] QString rowKey(const PriceEntry &entry);

} // namespace chipboard
