// Purpose: one workload on a number of chips: does it fit, what bounds it, and every result with its range, formula and
// inputs. The one entrance that pages and the command line share. Pure; some microseconds a call.
#pragma once

#include "data/catalog/workload.h"
#include "data/estimate/bound.h"
#include "data/estimate/cost.h"
#include "data/estimate/device.h"

namespace chipboard {

struct EstimateRequest
{
    Workload workload;
    ModelShape model;
    Device device;
    QString on;                      ///< id of the chip, instance or system asked about
    int chipsEach = 1;               ///< chips of one of it
    int count = 0;                   ///< chips; 0: the fewest that hold the workload, whole instances
    std::optional<PriceTerms> price; ///< `each` of one of it; chipsEach is taken from above
    QString noPrice;                 ///< why there is no price
};

struct EstimateResult
{
    QString metric;
    std::optional<Interval> value; ///< in `unit`
    Unit unit = Unit::One;
    QString formula;
    QStringList inputs; ///< "chips = 16"
    QString reason;     ///< why there is no value

    friend bool operator==(const EstimateResult &, const EstimateResult &) = default;
};

struct Estimate
{
    QString workload;
    QString on;
    int count = 0;
    bool fits = false;
    std::optional<Bound> bound;    ///< nothing when it cannot run
    QList<EstimateResult> results; ///< one a metric, always all of them, in the order of estimateMetrics()
    QStringList notes;             ///< whole sentences: what was borrowed, assumed, refused

    [[nodiscard]] const EstimateResult *result(QStringView metric) const;
};

/// Ids of all metrics: "chip_hours", "tokens_per_s" ...
[[nodiscard]] QStringList estimateMetrics();

/// Never fails: what cannot be is said in the notes and as the reason of every result.
[[nodiscard]] Estimate estimate(const EstimateRequest &request, const Calibration &calibration);

} // namespace chipboard
