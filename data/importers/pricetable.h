// Purpose: the importers of price lists in CSV: SkyPilot's catalogues, the lists of AWS, Azure and GCP, and any other
// by a mapping of its columns. They differ in their rows of the importer table and in ListTraits, not in code.
#pragma once

#include "data/importers/importer.h"

namespace chipboard {

[[nodiscard]] Result<ImportReport> importPriceTable(const Importer &importer, const ImportRequest &request,
                                                    const Catalog &catalog, const ImportSinks &sinks);

/// "AWS" for "aws.csv", "aws-2024.csv" and, as in SkyPilot's repository, "aws/vms.csv"; empty for no known cloud.
[[nodiscard]] QString providerInPath(const QString &path);

} // namespace chipboard
