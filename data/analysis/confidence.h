// Purpose: confidence in the selection's estimates, from the published check: number of measurements of the chip's
// family behind the constants, whether they were borrowed, and width of the range. A comparison is as reliable as its
// weaker side. This is about the estimates; contest.h has the odds of who is ahead.
#pragma once

#include "data/analysis/contest.h"
#include "data/compare/workloadview.h"

#include <utility>

namespace chipboard {

/// Ascending. Unknown: nothing is estimated.
enum class Trust { Unknown, Low, Medium, High };

struct Confidence
{
    Trust trust = Trust::Unknown;
    QString cause;       ///< one sentence: what limits it, for the weakest row; empty if it is high
    QStringList reasons; ///< one sentence per row, weakest first

    /// "low", "medium", "high"; empty if unknown: for files.
    [[nodiscard]] QString word() const;
    /// "Low confidence", translated; empty if unknown.
    [[nodiscard]] QString label() const;
};

/// From an estimate's number of published measurements of its family and kind of work, whether its constants are
/// borrowed, and `error`, the half width of its range as a share (0.5: up to 1.5 times the value). Low: borrowed, fewer
/// than 8 measurements or error above 0.5; high: at least 24 measurements and error at most 0.3.
[[nodiscard]] Trust trustOf(int measurements, bool isBorrowed, double error);

/// Range of results around an estimate: "−27%", "+36%". Precondition: value.value > 0.
[[nodiscard]] std::pair<QString, QString> errorTexts(const Interval &value, const Formatter &formatter);

/// "TPU v6e is based on only 1 measurement of serving.": for up to three; empty for more, or for none, which has its
/// own sentence.
[[nodiscard]] QString scarceText(const Catalog &catalog, const SubjectEstimate &row, const Formatter &formatter);

/// For the verdict's best and other row; unknown if the metric is not an estimate.
[[nodiscard]] Confidence confidenceIn(const Catalog &catalog, const ResultTable &table, const WorkloadView &view,
                                      const Verdict &verdict, const MetricId &metric, const Formatter &formatter);

} // namespace chipboard
