// Purpose: the imported prices as price books of the catalogue, so that window and command line choose them like the
// shipped ones. Only looks into the store; nothing there is changed or mended.
#pragma once

#include "data/analysis/pricehistory.h"
#include "data/catalog/catalog.h"
#include "data/core/result.h"

namespace chipboard {

/// Adds the books of the newest snapshots of a store, one a kind of price, and those of older ones that a board is
/// pinned to; what is wrong with the store comes back as warnings. No file, no books.
[[nodiscard]] Problems addImportedBooks(Catalog &catalog, const QString &store, const QList<BookId> &pinned = {});

// What the store of imported prices has of some instances over time, for the Price history page.

/// No file, no prices; what is wrong with the store comes back in the answer.
[[nodiscard]] StoredPrices storedPrices(const QString &store, const QList<InstanceId> &instances);

} // namespace chipboard
