// Purpose: many chips joined by a scale-up network and sold or run as one: UltraServers, NVL72 racks, pods, Project
// Rainier.
#pragma once

#include "data/catalog/chip.h"
#include "data/catalog/statement.h"

namespace chipboard {

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
    std::map<Precision, Figure> compute;
    std::map<Precision, Figure> computeSparse;
    QList<Fact> facts;
    QList<QString> seeds;
    QString where;

    friend bool operator==(const System &, const System &) = default;
};

} // namespace chipboard
