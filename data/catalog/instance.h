// Purpose: a cloud instance: one virtual machine with a number of chips. Totals are for the whole instance.
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
    std::optional<Figure> memory;        ///< total of all accelerators
    std::optional<Figure> memoryPerChip; ///< if the provider publishes it
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

// Many chips joined by a scale-up network and sold or run as one: UltraServers, NVL72 racks, pods, Project Rainier.

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
    int racks = 0; ///< racks that `power` covers; 0: unknown, or not whole racks
    std::map<Precision, Figure> compute;
    std::map<Precision, Figure> computeSparse;
    std::map<Precision, Figure> computeInference; ///< as Chip::inference
    QList<Fact> facts;
    QList<QString> seeds;
    QString where;

    friend bool operator==(const System &, const System &) = default;
};

// A machine's number of chips as an integer. Untrusted catalogues and boards may contain any number.

/// Upper limit per machine, as large as a whole site; a larger figure is an error in the catalogue.
inline constexpr double mostChipsOfMachine = 1e7;

/// Rounded and clamped to 1 .. mostChipsOfMachine.
[[nodiscard]] inline int wholeChipsOf(double chips)
{
    return static_cast<int>(std::lround(std::clamp(chips, 1.0, mostChipsOfMachine)));
}

} // namespace chipboard
