// Purpose: what the estimators need to know of a chip: dense peaks, memory, bandwidth, link, and the calibration of its
// family. Made from a catalogue chip or from an evidence file; per chip (package) as sold.
#pragma once

#include "data/catalog/calibration.h"
#include "data/catalog/chip.h"
#include "data/core/result.h"
#include "data/core/unit.h"
#include "data/model/naming.h"

#include <map>

namespace chipboard {

/// A family's calibration with what it inherits.
struct FamilyTraits
{
    QStringList chain; ///< ids, the chip's own family first, then its parents
    QString label;
    bool wideLinks = false;
    double linkShare = 0.5;
    bool causalMfu = false;
    bool trains = true;
    QString stack;
    TrainingEfficiency training;
    QString trainingFrom; ///< label of the family that lends the training efficiency; empty when it is its own

    friend bool operator==(const FamilyTraits &, const FamilyTraits &) = default;
};

/// Where no machine with the chip states its network: 400 Gb/s a chip, as P5, A3 Mega and ND H100 v5 have.
inline constexpr DataRate assumedNetwork = gigabytesPerSecond(50);

struct Device
{
    QString id;
    QString name;
    std::map<Precision, ComputeRate> peaks; ///< dense
    DataSize memory; ///< what software finds of it, where that is known: an "80 GB" H100 holds 80 GiB
    DataRate bandwidth;
    DataRate link; ///< chip to chip, one way
    bool linkStated = true;
    bool linkUnpublished = false;      ///< it has a link whose speed nobody states, rather than none but PCI Express
    bool announced = false;            ///< not yet shipping
    int joined = 1 << 20;              ///< chips that the link joins, at least 1; beyond them the network does
    DataRate network = assumedNetwork; ///< of a chip, one way
    std::optional<Ranged<Dimension::Power>> power;
    FamilyTraits family;

    friend bool operator==(const Device &, const Device &) = default;
};

/// Where no chip-to-chip link is stated: PCI Express 4.0 x16, one way.
inline constexpr DataRate assumedLink = gigabytesPerSecond(32);

/// The family that has a `match` at the beginning of one of the name's words ("h100-sxm", "NVIDIA H100", "TPUv5e"): a
/// child before its parents, then the longest; all chips when none.
[[nodiscard]] FamilyTraits traitsOf(const Calibration &calibration, const QString &chipId);

/// Fails when memory or bandwidth is not published; a missing peak only matters where it is asked for.
[[nodiscard]] Result<Device> deviceFrom(const Chip &chip, const Calibration &calibration);

[[nodiscard]] Device deviceFrom(const MeasuredChip &chip, const Calibration &calibration);

/// A Problem when memory, bandwidth, link or a peak is no possible figure.
[[nodiscard]] Result<Done> checkDevice(const Device &device);

struct PeakChoice
{
    ComputeRate rate;
    Precision precision = Precision::Bf16; ///< that `rate` is of: BF16 when the chip has no FP8

    friend bool operator==(const PeakChoice &, const PeakChoice &) = default;
};
/// The dense peak to reckon with at a precision: its own, its microscaling form, or the next wider one the chip has.
[[nodiscard]] std::optional<PeakChoice> peakFor(const Device &device, Precision precision);

/// Why nothing can be estimated where peakFor() finds nothing.
[[nodiscard]] Problem noPeak(const Device &device);

} // namespace chipboard
