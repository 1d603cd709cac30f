// Purpose: what chips serve by the speed that each user gets: one curve for each compared row of a serving workload.
// The more requests a copy of the model serves at once, the more tokens a chip gives and the fewer each user gets.
#pragma once

#include "data/compare/workloadview.h"

// For the copies that an estimate tries on chips that may be rented, at 1 to as many requests as memory and software
// allow, with copySpeed() of data/model/inference.h:
//   speed of a user = 1 / time between two tokens;  speed of a chip = tokens/s of all copies / rented chips
// Chips of a whole instance that stay idle are rented, too. Points with a later first token than the workload allows
// are left out. What another point beats in both is left out, so that a curve falls. At the level of the workload each
// copy takes exactly the requests that keep it: there a curve is not below the estimate.

namespace chipboard {

struct LevelPoint
{
    double userSpeed = 0.0;              ///< tokens/s of each request
    double perChip = 0.0;                ///< tokens/s of a rented chip
    std::optional<double> usdPerMillion; ///< of output tokens; nothing without a price
    int chips = 1;                       ///< of one copy
    double requests = 1.0;               ///< at once, of one copy; an average where a level bounds them
    int rented = 1;                      ///< chips of a deployment: what its cost is of

    friend bool operator==(const LevelPoint &, const LevelPoint &) = default;
};

struct LevelCurve
{
    QString subject;          ///< id of the row
    QList<LevelPoint> points; ///< by rising speed of a user and falling speed of a chip
    QString reason;           ///< why there are none, one sentence
    QString noPrice;          ///< why there is no cost, one sentence; empty where there is one

    /// Tokens/s that a user gets at best; 0 without points.
    [[nodiscard]] double fastest() const { return points.isEmpty() ? 0.0 : points.constLast().userSpeed; }
};

/// One for each row of the view, in its order; none where its workload is not served. Some 70 microseconds a row.
[[nodiscard]] QList<LevelCurve> levelCurves(const WorkloadView &view, const Calibration &calibration);

} // namespace chipboard
