// Purpose: an import with somewhere to go: prices into the price store as one snapshot, chips into the user's catalogue
// folder. What goes wrong on the way leaves both as they were.
#pragma once

#include "app/store/pricestore.h"
#include "data/import/importer.h"

namespace chipboard {

struct StoredImport
{
    ImportReport report;
    std::optional<qint64> snapshot;
    QString place;                   ///< the store's file, or the folder of the chips; empty where nothing came in
    std::optional<Snapshot> already; ///< has just these prices; nothing was added
};

using ProgressFunction = std::function<bool(double share)>; ///< false cancels

/// Against what the store has; nothing is written.
[[nodiscard]] Result<ImportReport> previewImport(const Importer &importer, const ImportRequest &request,
                                                 const Catalog &catalog, const PriceStore *store,
                                                 const ProgressFunction &progress = {});
[[nodiscard]] Result<StoredImport> importPrices(const Importer &importer, const ImportRequest &request,
                                                const Catalog &catalog, PriceStore &store,
                                                const ProgressFunction &progress = {});
/// Into a file of measurements for `model-check --runs`, in place of that of an earlier import.
[[nodiscard]] Result<StoredImport> importMeasurements(const Importer &importer, const ImportRequest &request,
                                                      const Catalog &catalog, const QString &folder,
                                                      const ProgressFunction &progress = {});
/// Files of an earlier import are replaced.
[[nodiscard]] Result<StoredImport> importChips(const Importer &importer, const ImportRequest &request,
                                               const Catalog &catalog, const QString &folder,
                                               const ProgressFunction &progress = {});

} // namespace chipboard
