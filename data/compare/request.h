// Purpose: builds an estimate request from a workload and a chip, instance or system of the catalogue. A chip is
// counted individually at its share of the instance price, for serving and batches in the smallest instance with enough
// chips; an instance or system is rented whole.
#pragma once

#include "data/catalog/catalog.h"
#include "data/compare/evaluate.h"
#include "data/core/result.h"
#include "data/model/estimate.h"

namespace chipboard {

struct EstimatePlace : Assumed
{
    QString on;                      ///< id of a chip, an instance or a system
    int count = 0;                   ///< chips; 0: see chipsFor()
    const PriceBook *book = nullptr; ///< null: no prices
    int committedYears = 0;          ///< 0, 1 or 3
    QList<BookId> used;              ///< lists of the board for commitment prices, see newestPrice
    bool mixedPrices = true;         ///< the book may fall back on another kind
};

/// Fails if an id is not in the catalogue or the chip lacks memory or bandwidth.
[[nodiscard]] Result<EstimateRequest> requestFor(const Catalog &catalog, const Workload &workload,
                                                 const EstimatePlace &place);
/// The same for a subject; ignores `place.on`.
[[nodiscard]] Result<EstimateRequest> requestFor(const Catalog &catalog, const Workload &workload,
                                                 const Subject &subject, const EstimatePlace &place);

/// "The price is approximate.": note of an estimate with an unpublished price.
[[nodiscard]] QString priceStatusNote(FigureStatus status);

} // namespace chipboard
