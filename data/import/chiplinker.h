// Purpose: which chip of the catalogue a row of a price list is about: told from the catalogue's own instances, their
// families, the names of TPU slices, the catalogue's own names, and a table of others that lists use. What is sold in
// another form (PCIe, NVL) is not taken for the SXM part of the same name.
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
    std::optional<double> count; ///< as the file says
    GpuInfo info;
    bool listsAccelerators = false; ///< the file has a column for them: an empty one means that there are none

    friend bool operator==(const RentedThing &, const RentedThing &) = default;
};

struct ChipLink
{
    ChipId chip;                 ///< empty: not in the catalogue
    InstanceId instance;         ///< of the catalogue, when it has it
    QString accelerator;         ///< the file's name of it, or one known for the family of the instance
    std::optional<double> chips; ///< of the whole thing
    bool isAccelerated = false;
    bool isRenamed = false; ///< the file calls it by another chip's name: inf2 is no Inferentia
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
    QHash<QString, ChipId> m_familyChips;  ///< "provider\nfamily"; an empty chip where a family has several
    QHash<QString, QStringList> m_names;   ///< ids by each of the catalogue's own names, plain; in its order
};

/// Whether lists use it as the name of a chip: "NVIDIA H100 SXM5", "MI300X".
[[nodiscard]] bool isChipName(const QString &name);
/// "A100" for "a2-highgpu-8g": what the family of an instance carries, empty where only that it carries something is
/// known. No value: nothing.
[[nodiscard]] std::optional<QString> familyAccelerator(const QString &provider, const QString &instance);
/// The number of accelerators that the name of an instance tells.
[[nodiscard]] std::optional<double> countByName(const QString &provider, const QString &instance);

/// Cores or chips of a TPU slice: "tpu-v4-16" has 8 chips of two cores, "tpu-v5litepod-16" has 16 chips.
struct TpuSlice
{
    QString chip; ///< "tpu-v4"
    double chips = 0.0;
};
[[nodiscard]] std::optional<TpuSlice> tpuSlice(const QString &name);

/// True when memory of one chip, or of all of them together (or of the part that is rented), is what the catalogue
/// knows, within 10 %.
[[nodiscard]] bool memoryAgrees(const Chip &chip, double mebibytes, std::optional<double> count);

} // namespace chipboard
