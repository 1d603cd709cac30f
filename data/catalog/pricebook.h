// Purpose: dated price lists of one kind (on-demand, capacity block, spot ...). A book names the books it falls back
// to, in order; evaluation says on the result when it did. Prices of different kinds are never mixed silently.
#pragma once

#include "data/catalog/figure.h"

namespace chipboard {

enum class PriceKind { Guide, OnDemand, Reserved1Year, Reserved3Years, CapacityBlock, Spot, Own };

/// USD per hour for the whole rented thing; exactly one of instance, system, chip is set.
struct PriceEntry
{
    InstanceId instance;
    SystemId system;
    ChipId chip;
    QString provider;
    QString region;
    QString term;
    Figure usdPerHour;
    ChipId rents; ///< the chip behind instance, system or chip; filled by Catalog::index()
    QList<QString> seeds;
    QString where;

    friend bool operator==(const PriceEntry &, const PriceEntry &) = default;
};

struct PriceBook
{
    BookId id;
    QString name;
    PriceKind kind = PriceKind::OnDemand;
    QString asOf;
    QString description;
    QList<QString> providers; ///< in order of preference
    QList<QString> regions;   ///< in order of preference
    QList<BookId> fallbacks;
    QList<PriceEntry> prices;
    QString where;
    QList<BookId> formerIds; ///< names of old that boards may still have for it
    QString absence;         ///< a sentence why it is not here, where a board names a list that is not; else empty

    [[nodiscard]] bool isAbsent() const { return !absence.isEmpty(); }

    friend bool operator==(const PriceBook &, const PriceBook &) = default;
};

[[nodiscard]] QString priceKindWord(PriceKind kind);
[[nodiscard]] std::optional<PriceKind> priceKindFromWord(QStringView word);
/// "capacity block", translated, for the middle of a sentence.
[[nodiscard]] QString priceKindLabel(PriceKind kind);

} // namespace chipboard
