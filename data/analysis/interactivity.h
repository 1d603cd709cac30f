// Purpose: serving throughput against speed per user: one curve per compared row. More concurrent requests per copy
// mean more tokens per chip and fewer per user.
#pragma once

#include "data/compare/workloadview.h"

// For the copies that an estimate tries on rentable chips, with 1 request up to the limit of memory and software, using
// copySpeed() of data/model/inference.h:
//   speed per user = 1 / time between two tokens;  speed per chip = tokens/s of all copies / rented chips
// Idle chips of a whole instance count as rented. Points above the workload's limit for the first token are dropped,
// and so are points that another one beats in both respects, so curves fall. At the workload's service level each copy
// takes exactly the requests that keep it: there a curve is not below the estimate.

namespace chipboard {

struct LevelPoint
{
    double userSpeed = 0.0;              ///< tokens/s per request
    double perChip = 0.0;                ///< tokens/s per rented chip
    std::optional<double> usdPerMillion; ///< per million output tokens; empty without a price
    int chips = 1;                       ///< per copy
    double requests = 1.0;               ///< concurrent, per copy; an average at a service level
    int rented = 1;                      ///< chips of a deployment, on which its cost is based

    friend bool operator==(const LevelPoint &, const LevelPoint &) = default;
};

struct LevelCurve
{
    QString subject;          ///< id of the row
    QList<LevelPoint> points; ///< ascending user speed, descending chip speed
    QString reason;           ///< why there are no points, one sentence
    QString noPrice;          ///< why there is no cost, one sentence; else empty

    /// Highest tokens/s per user; 0 without points.
    [[nodiscard]] double fastest() const { return points.isEmpty() ? 0.0 : points.constLast().userSpeed; }
};

/// One per row of the view, in its order; empty unless the workload is serving. About 70 microseconds per row.
[[nodiscard]] QList<LevelCurve> levelCurves(const WorkloadView &view, const Calibration &calibration);

} // namespace chipboard
