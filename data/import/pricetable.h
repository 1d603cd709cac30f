// Purpose: the importers of price lists in CSV: SkyPilot's catalogues, the lists of AWS, Azure and GCP, and any other
// by a mapping of its columns. They differ in their rows of the importer table and in ListTraits, not in code.
#pragma once

#include "data/import/importer.h"
#include "data/import/pricerowreader.h"

namespace chipboard {

[[nodiscard]] Result<ImportReport> importPriceTable(const Importer &importer, const ImportRequest &request,
                                                    const Catalog &catalog, const ImportSinks &sinks);

/// "AWS" for "aws.csv", "aws-2024.csv" and, as in SkyPilot's repository, "aws/vms.csv"; empty for no known cloud.
[[nodiscard]] QString providerInPath(const QString &path);

// GCP's machines with accelerators stand in SkyPilot's catalogue as two rows: the machine without accelerator,
// and the accelerator without machine. Their sum in the same zone is what somebody pays.

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

    /// The machines with the prices of their accelerators added; those whose accelerator has no price there say so.
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
