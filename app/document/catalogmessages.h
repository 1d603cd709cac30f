// Purpose: what the window says of a catalogue that was read: its problems, and what files of the user's own change.
#pragma once

#include "data/files/catalogreader.h"
#include "data/files/evidencereader.h"
#include "data/model/measurements.h"
#include "data/model/modelcheck.h"

#include <memory>

namespace chipboard {

/// Things of the user's own that are named; of more only the number is.
inline constexpr qsizetype mostOwnNamed = 10;

/// In the language that is spoken now, which has to be that of the reading.
[[nodiscard]] QStringList catalogMessages(const CatalogLoad &load);

// Measurements held against the catalogue's estimates, for the command line and the page alike.

/// What runs are predicted with: models of the given file, then the catalogue's; chips of the given file, then those of
/// the shipped measurements, then the catalogue's. Earlier ones win.
[[nodiscard]] CheckBench benchOf(const Catalog &catalog, const RunSet &given, const RunSet &shipped);
[[nodiscard]] ModelCheck checkRuns(const Catalog &catalog, const RunSet &given, const RunSet &shipped);

/// The shipped measurements; reads them, about a tenth of a second.
[[nodiscard]] ModelCheck checkShippedRuns(const Catalog &catalog);

/// The shipped measurements, to look up which is nearest to an estimate. Takes about a tenth of a second to make.
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
