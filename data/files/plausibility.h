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

// The plausibility rules about chips and machines; plausibility.cpp lists them.

void sparseAsDense(const Chip &chip, const CheckContext &context, CheckReport &report);
void halfPrecisionsDiffer(const Chip &chip, const CheckContext &context, CheckReport &report);
void fp8Unsupported(const Chip &chip, const CheckContext &context, CheckReport &report);
void halfAtFp8Rate(const Chip &chip, const CheckContext &context, CheckReport &report);
void shippedSparseAsDense(const Chip &chip, const CheckContext &context, CheckReport &report);
void absurdFigure(const Chip &chip, const CheckContext &context, CheckReport &report);

/// `blamed` is the place of what is at fault when the totals do not agree: the machine's or the chip's.
void noChips(const Machine &machine, const Chip &chip, const QString &blamed, CheckReport &report);
void memoryTotal(const Machine &machine, const Chip &chip, const QString &blamed, CheckReport &report);
void computeTotal(const Machine &machine, const Chip &chip, const QString &blamed, CheckReport &report);

// The plausibility rules about prices; plausibility.cpp lists them. All take prices that are not missing.

void priceTooLow(const PriceSubject &price, const CheckContext &context, CheckReport &report);
void priceTooHigh(const PriceSubject &price, const CheckContext &context, CheckReport &report);
void pricePlaceholder(const PriceSubject &price, const CheckContext &context, CheckReport &report);
void spotAboveOnDemand(const PriceSubject &price, const CheckContext &context, CheckReport &report);
void rowTwice(const PriceSubject &price, const CheckContext &context, CheckReport &report);

/// All on-demand prices of a catalogue, to look up what a spot price must not be above.
[[nodiscard]] QMultiHash<QString, OnDemandPrice> onDemandPrices(const Catalog &catalog);

/// What makes two rows of a book the same row: the thing, the provider, the region and the term.
[[nodiscard]] QString rowKey(const PriceEntry &entry);

} // namespace chipboard
