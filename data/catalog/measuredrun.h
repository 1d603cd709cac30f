// Purpose: one published measurement of training or inference, as the evidence files and `model-check --runs` hold it.
// What a source does not state is empty; nothing is filled in here.
#pragma once

#include "data/catalog/workload.h"
#include "data/units/quantity.h"

#include <map>

namespace chipboard {

/// A published speed, time or price. At most a few of them are there.
struct Measured
{
    std::optional<double> tokensPerChip; ///< training tokens a second and chip
    std::optional<double> chipHours;     ///< of a whole run
    std::optional<double> utilisation;   ///< model FLOP utilisation, 0 to 1
    std::optional<double> hardwareUse;   ///< the same with recomputed activations counted, 0 to 1
    std::optional<double> tokens;        ///< output tokens a second
    std::optional<double> items;         ///< inferences a second
    std::optional<Duration> perToken;
    std::optional<Duration> firstToken;
    std::optional<HourlyPrice> price; ///< of the whole instance
    std::optional<PricePerItem> costPerItem;

    friend bool operator==(const Measured &, const Measured &) = default;
};

struct MeasuredRun
{
    QString id;
    QString kind; ///< "throughput", "full_run", "decode", "max_throughput" ...
    QString task; ///< training only
    QString model;
    QString architecture; ///< a model's id or name; empty: the dimensions are in `shape`
    ModelShape shape;
    QString chip;
    std::optional<int> chips;
    QString instance;
    QString precision;
    QString stack;
    int sequence = 0;
    double trainingTokens = 0.0;
    int globalBatch = 0;
    int shards = 0; ///< tensor-parallel parts, where they are not one a chip
    double weightBytes = 0.0;
    double cacheBytes = 0.0;
    std::optional<DataSize> weights;
    std::optional<int> batch;
    std::optional<int> input;
    std::optional<int> output;
    std::optional<int> steps;
    Measured measured;
    QList<SourceId> sources;
    QString sourceTitle; ///< of a file whose sources are not in the catalogue
    QString sourceUrl;
    QString note;
    QString fault; ///< why it cannot be read as a run; empty for all others

    friend bool operator==(const MeasuredRun &, const MeasuredRun &) = default;
};

/// A chip that runs were measured on, where the catalogue may not have it: graphics cards, older chips.
struct MeasuredChip
{
    QString id;
    std::map<Precision, ComputeRate> peaks; ///< dense
    DataSize memory;
    DataRate bandwidth;
    DataRate link; ///< one way; 0: not stated

    friend bool operator==(const MeasuredChip &, const MeasuredChip &) = default;
};

/// A file of measurements.
struct RunSet
{
    QList<MeasuredRun> runs;
    QList<MeasuredChip> chips;
    QList<ModelShape> models; ///< that the file brings itself; they come before the catalogue's
};

} // namespace chipboard
