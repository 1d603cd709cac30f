// Purpose: one accelerator chip as sold or announced. All figures are per chip (package), never per core or server.
#pragma once

#include "data/catalog/figure.h"

#include <map>

namespace chipboard {

enum class Availability { Shipping, Announced };

struct Chip
{
    ChipId id;
    QString name;     ///< short, for charts: "H100"
    QString fullName; ///< "H100 SXM"
    QString vendor;
    QString family; ///< second level of the picker: "Trainium", "Hopper"
    int generation = 0;
    QString architecture;
    Availability status = Availability::Shipping;
    QString note;
    DatedText announced;
    DatedText available;
    DatedText processNode;
    DatedText memoryType;
    DatedText servingSoftware; ///< "maintenance" or "ended" if a source says so of the serving software; else empty
    std::map<Precision, Figure> dense;
    std::map<Precision, Figure> sparse;    ///< with structured sparsity; never compared with dense
    std::map<Precision, Figure> inference; ///< vendor's inference peak (adaptive compression): neither
    Figure memory;
    std::optional<Figure> usableMemory; ///< as reported by software; see memoryFound()
    Figure memoryBandwidth;
    std::optional<Figure> sram;    ///< on-chip, software-managed
    std::optional<Figure> scaleUp; ///< chip-to-chip link; the note gives the direction
    std::optional<Figure> network;
    std::optional<Figure> power;
    std::optional<Figure> cores;
    std::optional<ChipId> derivedFrom; ///< announced chips only: the chip whose figures theirs are multiples of
    QList<QString> seeds;
    QString where;

    friend bool operator==(const Chip &, const Chip &) = default;
};

/// Memory available to models: as reported by software if a source states it, otherwise the published size. A custom
/// value takes precedence.
[[nodiscard]] inline const Figure &memoryFound(const Chip &chip)
{
    const bool isKnown = chip.usableMemory && !chip.usableMemory->isMissing() && !chip.memory.isOverride();
    return isKnown ? *chip.usableMemory : chip.memory;
}

/// True if a source says that the chip's serving software is in maintenance or no longer supported. Such a chip keeps
/// its row, but is never recommended.
[[nodiscard]] inline bool isInMaintenance(const Chip &chip) { return !chip.servingSoftware.value.isEmpty(); }

[[nodiscard]] QString availabilityWord(Availability availability); ///< as in files
[[nodiscard]] std::optional<Availability> availabilityFromWord(QStringView word);

} // namespace chipboard
