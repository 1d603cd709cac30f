// Purpose: adds imported prices to the catalogue as price books, so that window and command line treat them like
// shipped ones. Read-only: the store is never changed or repaired.
#pragma once

#include "data/analysis/pricehistory.h"
#include "data/catalog/catalog.h"
#include "data/core/result.h"

namespace chipboard {

/// Adds the newest snapshots of a store, one book per price type, and older ones that a board is pinned to; returns
/// problems of the store as warnings. Without a file, adds nothing.
[[nodiscard]] Problems addImportedBooks(Catalog &catalog, const QString &store, const QList<BookId> &pinned = {});

// Stored prices of some instances over time, for the Price history page.

/// Without a file, no prices; problems of the store are in the result.
[[nodiscard]] StoredPrices storedPrices(const QString &store, const QList<InstanceId> &instances);

} // namespace chipboard
