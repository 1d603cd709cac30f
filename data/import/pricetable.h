// Purpose: the importers for price lists in CSV: SkyPilot's catalogues, lists of AWS, Azure and GCP, and others by
// column mapping. They differ in their importer row and ListTraits, not in code.
#pragma once

#include "data/import/importer.h"
#include "data/import/pricerowreader.h"

namespace chipboard {

[[nodiscard]] Result<ImportReport> importPriceTable(const Importer &importer, const ImportRequest &request,
                                                    const Catalog &catalog, const ImportSinks &sinks);

/// "AWS" for "aws.csv", "aws-2024.csv" and "aws/vms.csv" (SkyPilot's layout); empty if no known cloud matches.
[[nodiscard]] QString providerInPath(const QString &path);

// SkyPilot's catalogue has two rows for a GCP machine with accelerators: machine without accelerator, and accelerator
// without machine. The price is their sum in the same zone.

class MachineJoiner
{
public:
    /// The linker must outlive it.
    explicit MachineJoiner(const ChipLinker &linker)
        : m_linker(linker)
    {
    }

    void addAccelerator(const RowReading &reading);
    void addMachine(RowReading reading) { m_machines << std::move(reading); }

    /// The machines including accelerator prices; if the accelerator has no price there, the outcome says so.
    [[nodiscard]] QList<RowReading> join();

private:
    struct Prices
    {
        std::optional<double> onDemand;
        std::optional<double> spot;
        int line = 0;
    };
    void joinOne(RowReading &reading) const;

    const ChipLinker &m_linker;
    QList<RowReading> m_machines;
    QHash<QString, Prices> m_accelerators; ///< by provider, region, zone, name and count
};

} // namespace chipboard
