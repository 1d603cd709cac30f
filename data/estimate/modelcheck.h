// Purpose: the model held against published measurements. Each run is predicted from its configuration with the shipped
// calibration alone: nothing is fitted here, and no run is told apart by its name. A run that cannot be predicted is
// listed with the reason.
#pragma once

#include "data/catalog/measuredrun.h"
#include "data/estimate/device.h"

#include <QHash>

// Assumptions where a source is silent: 4,096 tokens a training sequence, 1,024 chips of a training run, BF16, 200
// output tokens. What is compared: throughput (tokens a second and chip), full_run (chip-hours), mfu_only
// (utilisation), decode, max_throughput, serving and their like (output tokens a second), prefill (time to first
// token), the rest (items a second).

namespace chipboard {

/// What runs are predicted with: the models and chips that can be looked up by name.
class CheckBench
{
public:
    explicit CheckBench(const Calibration &calibration)
        : m_calibration(calibration)
    {
    }

    /// Earlier ones win.
    void add(const QList<ModelShape> &models);
    void add(const QList<MeasuredChip> &chips);
    void add(const QList<Chip> &chips);

    [[nodiscard]] const Calibration &calibration() const { return m_calibration; }
    [[nodiscard]] const ModelShape *model(const QString &name) const;
    [[nodiscard]] const Device *device(const QString &name) const;

private:
    const Calibration &m_calibration;
    QHash<QString, ModelShape> m_models;
    QHash<QString, Device> m_devices;
};

struct CheckRow
{
    QString id;
    QString kind;
    QString model;
    QString chip;
    QString family; ///< id of the chip's calibration family
    QString unit;   ///< "tokens/s", "h", "s", "items/s", "MFU"
    std::optional<double> predicted;
    std::optional<double> measured;
    QString reason; ///< why it could not be predicted
    QString note;   ///< why it may be off
    QList<SourceId> sources;
    QString sourceTitle;
    QString sourceUrl;

    /// predicted / measured - 1; nothing where either is missing.
    [[nodiscard]] std::optional<double> error() const;
};

[[nodiscard]] CheckRow checkRun(const MeasuredRun &run, const CheckBench &bench);

/// Tokens a second and chip from the published utilisation, against the published speed; nothing when either is not
/// published.
[[nodiscard]] std::optional<CheckRow> checkUtilisation(const MeasuredRun &run, const CheckBench &bench);
/// USD per million from the published price and speed, against the published cost.
[[nodiscard]] std::optional<CheckRow> checkCost(const MeasuredRun &run);
/// Does the configuration, which ran, fit by the memory model? Nothing when chip or model are not known.
[[nodiscard]] std::optional<bool> fitsByModel(const MeasuredRun &run, const CheckBench &bench);

} // namespace chipboard
