// Purpose: finds the catalogue chip for a row of a price list, by the catalogue's instances, their families, names of
// TPU slices, chip names, and a table of other common names. Other form factors (PCIe, NVL) are not mistaken for the
// SXM part of the same name.
#pragma once

#include "data/catalog/catalog.h"
#include "data/import/gpuinfo.h"

#include <QHash>

namespace chipboard {

struct RentedThing
{
    QString provider;
    QString instance;
    QString accelerator;
    std::optional<double> count; ///< as stated in the file
    GpuInfo info;
    bool listsAccelerators = false; ///< the file has an accelerator column: an empty cell means none

    friend bool operator==(const RentedThing &, const RentedThing &) = default;
};

struct ChipLink
{
    ChipId chip;                 ///< empty: not in the catalogue
    InstanceId instance;         ///< catalogue instance, if there is one
    QString accelerator;         ///< name in the file, or the known one of the instance family
    std::optional<double> chips; ///< in the whole unit
    bool isAccelerated = false;
    bool isRenamed = false; ///< the file uses another chip's name: inf2 is not Inferentia
    std::optional<double> countInCatalogue;

    friend bool operator==(const ChipLink &, const ChipLink &) = default;
};

class ChipLinker
{
public:
    /// The catalogue must outlive it.
    explicit ChipLinker(const Catalog &catalog);

    [[nodiscard]] ChipLink link(const RentedThing &thing) const;
    [[nodiscard]] const Chip *chip(const ChipId &id) const { return m_catalog.chip(id); }
    [[nodiscard]] const Catalog &catalog() const { return m_catalog; }

private:
    [[nodiscard]] const Instance *instanceNamed(const QString &provider, const QString &name) const;
    [[nodiscard]] ChipId chipByName(const RentedThing &thing, std::optional<double> count) const;
    void addNames(const Chip &chip);

    const Catalog &m_catalog;
    QHash<QString, qsizetype> m_instances; ///< "provider\nname", lower case, and squeezed without "Standard"
    QHash<QString, ChipId> m_familyChips;  ///< "provider\nfamily"; an empty chip if a family has several
    QHash<QString, QStringList> m_names;   ///< ids by plain catalogue name, in catalogue order
};

/// True if price lists use the name for a chip: "NVIDIA H100 SXM5", "MI300X".
[[nodiscard]] bool isChipName(const QString &name);
/// "A100" for "a2-highgpu-8g": accelerator of the instance family; empty if the family has accelerators of unknown
/// type. No value: no accelerators.
[[nodiscard]] std::optional<QString> familyAccelerator(const QString &provider, const QString &instance);
/// Number of accelerators according to the instance name.
[[nodiscard]] std::optional<double> countByName(const QString &provider, const QString &instance);

/// Chips of a TPU slice: "tpu-v4-16" has 8 chips of two cores, "tpu-v5litepod-16" has 16 chips.
struct TpuSlice
{
    QString chip; ///< "tpu-v4"
    double chips = 0.0;
};
[[nodiscard]] std::optional<TpuSlice> tpuSlice(const QString &name);

/// True if the memory of one chip, or of all (or the rented part), matches the catalogue within 10 %.
[[nodiscard]] bool memoryAgrees(const Chip &chip, double mebibytes, std::optional<double> count);

} // namespace chipboard
