// Purpose: one accelerator chip as sold or announced. All figures are per chip (package), never per core or per server.
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
    DatedText servingSoftware; ///< "maintenance" or "ended" where a source says so of what serves models; else empty
    std::map<Precision, Figure> dense;
    std::map<Precision, Figure> sparse;    ///< with structured sparsity; never compared with dense
    std::map<Precision, Figure> inference; ///< with what the vendor calls inference (adaptive compression): neither
    Figure memory;
    std::optional<Figure> usableMemory; ///< what software finds of it; see memoryFound()
    Figure memoryBandwidth;
    std::optional<Figure> sram;    ///< on-chip, software-managed
    std::optional<Figure> scaleUp; ///< chip-to-chip link; the note gives the direction
    std::optional<Figure> network;
    std::optional<Figure> power;
    std::optional<Figure> cores;
    std::optional<ChipId> derivedFrom; ///< announced chips whose figures are factors of another's
    QList<QString> seeds;
    QString where;

    friend bool operator==(const Chip &, const Chip &) = default;
};

/// The memory that models are fitted into: what software finds of it where a source says so, else what is printed. A
/// custom value is taken as it is.
[[nodiscard]] inline const Figure &memoryFound(const Chip &chip)
{
    const bool isKnown = chip.usableMemory && !chip.usableMemory->isMissing() && !chip.memory.isOverride();
    return isKnown ? *chip.usableMemory : chip.memory;
}

/// A source says that the software which serves models on the chip is in maintenance only, or that its support ended.
/// Such a chip still has its row, but nothing is recommended by it.
[[nodiscard]] inline bool isInMaintenance(const Chip &chip) { return !chip.servingSoftware.value.isEmpty(); }

[[nodiscard]] QString availabilityWord(Availability availability); ///< as in files
[[nodiscard]] std::optional<Availability> availabilityFromWord(QStringView word);

} // namespace chipboard
