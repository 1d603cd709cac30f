// Purpose: finds the published measurement closest to an estimate, for readers who question the number.
#pragma once

#include "data/model/estimate.h"
#include "data/model/modelcheck.h"

#include <QHash>

#include <optional>

// Only throughput on the same chip counts, without speculation, disaggregation or prefix caching. The distance is a
// unitless sort key, summed over the differences of two runs:
//   |ln active| + |ln all| / 2 + 0.5 [another precision] + 0.3 (|ln input| + |ln output| + |ln requests per chip|)
//   + 0.2 |ln chips|
// with logarithms of ratios; an unstated value counts as a factor of 4. Models that differ by more than a factor of 1.5
// in active or 2 in total parameters are excluded.

namespace chipboard {

struct NearestRun
{
    MeasuredRun run;
    CheckRow row; ///< measured and predicted value
    double distance = 0.0;
};

/// Precision as a user would select it: 4 bits for 4-bit weights, even if widened.
[[nodiscard]] Precision askedPrecision(const MeasuredRun &run);

/// Published throughput, indexed for repeated lookups.
class Measurements
{
public:
    /// `bench` and its calibration must outlive it.
    Measurements(const QList<MeasuredRun> &runs, const CheckBench &bench);

    /// Empty unless the task is serving, the estimate has a speed, and the chip has such a measurement.
    [[nodiscard]] std::optional<NearestRun> nearest(const EstimateRequest &request, const Estimate &estimate) const;

    /// Measurements of the same model and chip that state the number of concurrent requests, with prompts and answers
    /// within a factor of 1.5 of the workload's. Empty for other tasks and for models with changed dimensions. Each has
    /// the inter-token latency of its measurement, from whichever row states it.
    [[nodiscard]] QList<MeasuredRun> ofSameWork(const EstimateRequest &request) const;

private:
    struct Row
    {
        MeasuredRun run;
        std::optional<Duration> perToken; ///< inter-token latency
        ModelId model;
        double parameters = 0.0;
        double activeParameters = 0.0;
        Precision precision = Precision::Bf16;
    };

    [[nodiscard]] QString idOf(const QString &chip) const;

    const CheckBench &m_bench;
    QHash<QString, QList<Row>> m_rows; ///< by chip
};

} // namespace chipboard
