// Purpose: a chip as the estimators see it: dense peaks, memory, bandwidth, link, and the calibration of its family.
// From a catalogue chip or an evidence file; per chip (package) as sold.
#pragma once

#include "data/catalog/calibration.h"
#include "data/catalog/chip.h"
#include "data/core/result.h"
#include "data/core/unit.h"
#include "data/model/naming.h"

#include <map>

namespace chipboard {

/// Calibration of a family, including inherited values.
struct FamilyTraits
{
    QStringList chain; ///< ids: the chip's own family, then its parents
    QString label;
    bool wideLinks = false;
    double linkShare = 0.5;
    bool causalMfu = false;
    bool trains = true;
    QString stack;
    TrainingEfficiency training;
    QString trainingFrom; ///< label of the family that the training efficiency comes from; empty if its own

    friend bool operator==(const FamilyTraits &, const FamilyTraits &) = default;
};

/// Default if no machine with the chip states its network: 400 Gb/s per chip, as in P5, A3 Mega and ND H100 v5.
inline constexpr DataRate assumedNetwork = gigabytesPerSecond(50);

struct Device
{
    QString id;
    QString name;
    std::map<Precision, ComputeRate> peaks; ///< dense
    DataSize memory;                        ///< as reported by software, if known: an "80 GB" H100 holds 80 GiB
    DataRate bandwidth;
    DataRate link; ///< chip to chip, one way
    bool linkStated = true;
    bool linkUnpublished = false;      ///< has a link of unpublished speed, rather than only PCI Express
    bool announced = false;            ///< not shipping yet
    int joined = 1 << 20;              ///< chips connected by the link, at least 1; beyond them the network is used
    DataRate network = assumedNetwork; ///< per chip, one way
    std::optional<Ranged<Dimension::Power>> power;
    FamilyTraits family;

    friend bool operator==(const Device &, const Device &) = default;
};

/// Default if no chip-to-chip link is stated: PCI Express 4.0 x16, one way.
inline constexpr DataRate assumedLink = gigabytesPerSecond(32);

/// The family with a `match` at the start of a word of the name ("h100-sxm", "NVIDIA H100", "TPUv5e"): children before
/// parents, then the longest match; the family of all chips if none matches.
[[nodiscard]] FamilyTraits traitsOf(const Calibration &calibration, const QString &chipId);

/// Fails if memory or bandwidth is not published; a missing peak matters only when requested.
[[nodiscard]] Result<Device> deviceFrom(const Chip &chip, const Calibration &calibration);

[[nodiscard]] Device deviceFrom(const MeasuredChip &chip, const Calibration &calibration);

/// A Problem if memory, bandwidth, link or a peak is implausible.
[[nodiscard]] Result<Done> checkDevice(const Device &device);

struct PeakChoice
{
    ComputeRate rate;
    Precision precision = Precision::Bf16; ///< precision of `rate`: BF16 if the chip has no FP8

    friend bool operator==(const PeakChoice &, const PeakChoice &) = default;
};
/// The dense peak to use for a precision: its own, its microscaling form, or the next wider format that the chip has.
[[nodiscard]] std::optional<PeakChoice> peakFor(const Device &device, Precision precision);

/// Reason if peakFor() finds nothing.
[[nodiscard]] Problem noPeak(const Device &device);

} // namespace chipboard
