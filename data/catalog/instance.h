// Purpose: what a cloud rents: one virtual machine with a number of chips. Totals are of the whole instance.
#pragma once

#include "data/catalog/chip.h"

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

} // namespace chipboard
