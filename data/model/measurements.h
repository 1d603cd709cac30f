// Purpose: the published measurement that is nearest to an estimate: what somebody who doubts the number looks up.
#pragma once

#include "data/model/estimate.h"
#include "data/model/modelcheck.h"

#include <QHash>

#include <optional>

// Only throughput of the same chip counts, without speculation, disaggregation or cached prefixes. The distance adds up
// by what two runs differ; it sorts, and has no unit:
//   |ln active| + |ln all| / 2 + 0.5 [another precision] + 0.3 (|ln input| + |ln output| + |ln requests a chip|)
//   + 0.2 |ln chips|
// of the ratios of the two; what a run does not state counts as a factor of 4. Models that differ by more than a factor
// of 1.5 in active or of 2 in all parameters are not near.

namespace chipboard {

struct NearestRun
{
    MeasuredRun run;
    CheckRow row; ///< what it measured, and what the model predicts for it
    double distance = 0.0;
};

/// As a person would ask for it: weights of 4 bits, whatever they are widened to.
[[nodiscard]] Precision askedPrecision(const MeasuredRun &run);

/// Published throughputs, in order to be asked often.
class Measurements
{
public:
    /// `bench` and its calibration outlive it.
    Measurements(const QList<MeasuredRun> &runs, const CheckBench &bench);

    /// Nothing for other tasks than serving, an estimate without a speed, or a chip without such a measurement.
    [[nodiscard]] std::optional<NearestRun> nearest(const EstimateRequest &request, const Estimate &estimate) const;

    /// Those of the request's very model on its very chip that state how many requests ran at once, with prompts and
    /// answers within a factor of 1.5 of the workload's. None for other tasks than serving, or where dimensions of the
    /// model were changed. Each has the time between two tokens that its measurement states, in whichever row.
    [[nodiscard]] QList<MeasuredRun> ofSameWork(const EstimateRequest &request) const;

private:
    struct Row
    {
        MeasuredRun run;
        std::optional<Duration> perToken; ///< between two tokens of a request
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
