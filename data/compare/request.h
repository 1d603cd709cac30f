// Purpose: a catalogue's workload on a catalogue's chip, instance or system -> what estimate() asks for. A chip is
// accounted per chip, at the share of the price that its instance's chips pay, in the smallest instance that holds the
// work's chips where it is served or in batches; an instance or system is rented whole.
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
    const PriceBook *book = nullptr; ///< null: without prices
    int committedYears = 0;          ///< 0, 1 or 3
    QList<BookId> used;              ///< by the board: what a commitment may take prices from, see newestPrice
    bool mixedPrices = true;         ///< the book may fall back on one of another kind
};

/// Fails when one of the ids is not in the catalogue or the chip lacks memory or bandwidth.
[[nodiscard]] Result<EstimateRequest> requestFor(const Catalog &catalog, const Workload &workload,
                                                 const EstimatePlace &place);
/// The same for what is already looked up; `place.on` is not read.
[[nodiscard]] Result<EstimateRequest> requestFor(const Catalog &catalog, const Workload &workload,
                                                 const Subject &subject, const EstimatePlace &place);

/// "The price is approximate.": the note of an estimate whose price is not a published one.
[[nodiscard]] QString priceStatusNote(FigureStatus status);

} // namespace chipboard
