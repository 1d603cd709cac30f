// Purpose: the model held against published measurements. Each run is predicted from its configuration with the shipped
// calibration alone: nothing is fitted here, and no run is told apart by its name. A run that cannot be predicted is
// listed with the reason.
#pragma once

#include "data/catalog/measuredrun.h"
#include "data/estimate/device.h"

#include <QStringList>

// What is compared: throughput (tokens a second and chip), full_run (chip-hours), mfu_only (utilisation), prefill (time
// to first token), all others output tokens or items a second; a kind that is not known, the figure that it states.
// Like is compared with like: a result of MLPerf ("mlperf_offline", "mlperf_server" ...) is the total of the whole
// system, so it is held against as many replicas as its chips give; any other run is one replica over all of its chips.

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
    /// By the name as people write it; null when none is near.
    [[nodiscard]] const ModelShape *model(const QString &name) const;
    [[nodiscard]] const Device *device(const QString &name) const;
    /// By the run's architecture, else by its model's name.
    [[nodiscard]] const ModelShape *modelOf(const MeasuredRun &run) const;

private:
    void add(const QString &name, const Device &device);

    const Calibration &m_calibration;
    QList<ModelShape> m_models;
    QList<QStringList> m_modelWords; ///< one a model
    QList<Device> m_devices;
    QStringList m_deviceNames; ///< plain, one a device
    QList<ChipName> m_chipNames;
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
