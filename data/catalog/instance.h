// Purpose: what a cloud rents: one virtual machine with a number of chips. Totals are of the whole instance.
#pragma once

#include "data/catalog/chip.h"
#include "data/catalog/statement.h"

#include <algorithm>
#include <cmath>

namespace chipboard {

struct Instance
{
    InstanceId id;
    QString name;
    QString provider;
    ChipId chip;
    Availability status = Availability::Shipping;
    QString note;
    Figure chips;
    std::optional<Figure> vcpu;
    std::optional<Figure> hostMemory;
    std::optional<Figure> memory;        ///< all accelerators together
    std::optional<Figure> memoryPerChip; ///< where the provider publishes it so
    std::optional<Figure> memoryBandwidth;
    std::optional<Figure> network;
    std::optional<Figure> scaleUp; ///< per chip
    std::map<Precision, Figure> compute;
    std::map<Precision, Figure> computeSparse;
    std::optional<DatedText> localStorage;
    std::optional<DatedText> regions;
    QList<QString> seeds;
    QString where;

    friend bool operator==(const Instance &, const Instance &) = default;
};

// Many chips joined by a scale-up network and sold or run as one: UltraServers, NVL72 racks, pods, Project
// Rainier.

struct System
{
    SystemId id;
    QString name;
    QString vendor;
    ChipId chip;
    Availability status = Availability::Shipping;
    QString note;
    Figure chips;
    std::optional<Figure> vcpu;
    std::optional<Figure> hostMemory;
    std::optional<Figure> memory;
    std::optional<Figure> memoryBandwidth;
    std::optional<Figure> network;
    std::optional<Figure> scaleUp;
    std::optional<Figure> power;
    int racks = 0; ///< that `power` is of; 0: not known, or no whole racks
    std::map<Precision, Figure> compute;
    std::map<Precision, Figure> computeSparse;
    std::map<Precision, Figure> computeInference; ///< as Chip::inference
    QList<Fact> facts;
    QList<QString> seeds;
    QString where;

    friend bool operator==(const System &, const System &) = default;
};

// The number of chips of a machine as a count. Catalogues and boards of others may tell any number.

/// Of one machine. What a whole site could have; a figure above it is a fault of the catalogue.
inline constexpr double mostChipsOfMachine = 1e7;

/// Rounded, from 1 to the most.
[[nodiscard]] inline int wholeChipsOf(double chips)
{
    return static_cast<int>(std::lround(std::clamp(chips, 1.0, mostChipsOfMachine)));
}

} // namespace chipboard
