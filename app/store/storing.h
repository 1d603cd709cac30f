// Purpose: imports with a target: prices go into the price store as one snapshot, chips into the user's catalogue
// folder. Errors leave both unchanged.
#pragma once

#include "app/store/pricestore.h"
#include "data/import/importer.h"

namespace chipboard {

struct StoredImport
{
    ImportReport report;
    std::optional<qint64> snapshot;
    QString place;                   ///< the store's file, or the chips' folder; empty if nothing was imported
    std::optional<Snapshot> already; ///< existing snapshot with the same prices; nothing was added
};

using ProgressFunction = std::function<bool(double share)>; ///< false cancels

/// Compares with the store; writes nothing.
[[nodiscard]] Result<ImportReport> previewImport(const Importer &importer, const ImportRequest &request,
                                                 const Catalog &catalog, const PriceStore *store,
                                                 const ProgressFunction &progress = {});
[[nodiscard]] Result<StoredImport> importPrices(const Importer &importer, const ImportRequest &request,
                                                const Catalog &catalog, PriceStore &store,
                                                const ProgressFunction &progress = {});
/// Writes a measurements file for `model-check --runs`, replacing that of an earlier import.
[[nodiscard]] Result<StoredImport> importMeasurements(const Importer &importer, const ImportRequest &request,
                                                      const Catalog &catalog, const QString &folder,
                                                      const ProgressFunction &progress = {});
/// Files of an earlier import are replaced.
[[nodiscard]] Result<StoredImport> importChips(const Importer &importer, const ImportRequest &request,
                                               const Catalog &catalog, const QString &folder,
                                               const ProgressFunction &progress = {});

} // namespace chipboard
