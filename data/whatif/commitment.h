// Purpose: from which utilisation a commitment beats paying by the hour. Who commits to an instance, or buys a block of
// it, pays all hours; who pays on demand pays for the hours that are used.
#pragma once

#include "data/metrics/evaluate.h"

// Even at u = committed price / price on demand, of the same instance, USD an hour
// Prices come from the catalogue's books, each kind from its newest book that has the instance.

namespace chipboard {

/// A price that was found, and where.
struct FoundPrice
{
    PriceKind kind = PriceKind::OnDemand;
    QString book; ///< its name
    QString asOf;
    QString provider;
    QString region;
    QString term; ///< "1y standard no upfront"; may be empty
    Interval usdPerHour;
    QList<SourceId> sources;

    friend bool operator==(const FoundPrice &, const FoundPrice &) = default;
};

struct Commitment
{
    FoundPrice price;
    Interval evenAt;          ///< share of the hours, 0 and up; above 1: on demand is always cheaper
    bool otherRegion = false; ///< no price of the region that the price on demand is of

    friend bool operator==(const Commitment &, const Commitment &) = default;
};

struct Commitments
{
    InstanceId instance;
    FoundPrice onDemand;
    QList<Commitment> offers; ///< one, three years, capacity block; only such as have a price

    friend bool operator==(const Commitments &, const Commitments &) = default;
};

/// Of an instance, or of the one that stands for a chip. Fails, in words, without a price on demand or without any
/// commitment.
[[nodiscard]] Result<Commitments> commitmentsOf(const Catalog &catalog, const Board &board, const Subject &subject);

/// What a month of `hours` costs at a share of them that is used (0 to 1), USD: paid by use, or committed.
[[nodiscard]] Interval monthOnDemand(const Commitments &commitments, double hours, double used);
[[nodiscard]] Interval monthCommitted(const Commitment &commitment, double hours);

} // namespace chipboard
