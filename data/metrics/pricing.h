// Purpose: which price of a book applies to a chip, instance or system, and why. The book's own prices come first, then
// its fallbacks in order; among several entries the book's preferred provider and region, then the largest instance,
// then the lowest price.
#pragma once

#include "data/metrics/evaluate.h"

namespace chipboard {

struct PriceChoice
{
    const PriceBook *book = nullptr;
    const PriceEntry *entry = nullptr;
    const Figure *chips = nullptr; ///< how many chips the price rents; null when the entry is per chip
    bool fallback = false;
    MissingKind missingKind = MissingKind::Unpublished;
    QString reason;  ///< when there is no entry: why not
    QString leftOut; ///< key of the override that took the price away

    [[nodiscard]] bool isMissing() const { return entry == nullptr; }
};

[[nodiscard]] PriceChoice choosePrice(const EvaluationContext &context, const Subject &subject);

/// The instance that stands for a chip at instance level: the book's choice, else the largest one of the preferred
/// provider.
[[nodiscard]] const Instance *referenceInstance(const Catalog &catalog, const PriceBook *book, const ChipId &chip);

} // namespace chipboard
