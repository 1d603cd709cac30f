// Purpose: messages about a loaded catalogue: its problems, and the effects of user files.
#pragma once

#include "data/files/catalogreader.h"
#include "data/files/evidencereader.h"
#include "data/model/measurements.h"
#include "data/model/modelcheck.h"

#include <memory>

namespace chipboard {

/// Maximum number of custom items listed by name; beyond it only the count is shown.
inline constexpr qsizetype mostOwnNamed = 10;

/// In the current language, which must be the one used for loading.
[[nodiscard]] QStringList catalogMessages(const CatalogLoad &load);

// Measurements compared with the catalogue's estimates, for command line and page.

/// Models and chips for predictions: models from the given file, then the catalogue; chips from the given file, then
/// the shipped measurements, then the catalogue. Earlier ones win.
[[nodiscard]] CheckBench benchOf(const Catalog &catalog, const RunSet &given, const RunSet &shipped);
[[nodiscard]] ModelCheck checkRuns(const Catalog &catalog, const RunSet &given, const RunSet &shipped);

/// Reads the shipped measurements, which takes about a tenth of a second.
[[nodiscard]] ModelCheck checkShippedRuns(const Catalog &catalog);

/// Finds the shipped measurement nearest to an estimate. Construction takes about a tenth of a second.
class ShippedMeasurements
{
public:
    explicit ShippedMeasurements(std::shared_ptr<const Catalog> catalog);

    [[nodiscard]] std::optional<NearestRun> nearest(const EstimateRequest &request, const Estimate &estimate) const
    {
        return m_measurements.nearest(request, estimate);
    }

    [[nodiscard]] const Measurements &all() const { return m_measurements; }

private:
    std::shared_ptr<const Catalog> m_catalog;
    RunSet m_runs;
    CheckBench m_bench;
    Measurements m_measurements;
};

} // namespace chipboard
