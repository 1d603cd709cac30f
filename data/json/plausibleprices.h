// Purpose: the plausibility rules about prices; plausibility.cpp lists them. All take prices that are not missing.
#pragma once

#include "data/json/plausibility.h"

namespace chipboard {

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
