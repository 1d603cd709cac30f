// Purpose: how far estimates of the selection can be trusted, from the published check: how many measurements of the
// chip's family the constants rest on, whether they were borrowed, and how wide the range is. A comparison is as sure
// as its weaker side. It is about the estimates; who is ahead is odds.h.
#pragma once

#include "data/analysis/contest.h"
#include "data/compare/workloadview.h"

#include <utility>

namespace chipboard {

/// In the order of trust. Unknown: nothing is estimated, so that there is nothing to trust or not.
enum class Trust { Unknown, Low, Medium, High };

struct Confidence
{
    Trust trust = Trust::Unknown;
    QString cause;       ///< one sentence: what keeps it from more, of the weakest row; empty where it is high
    QStringList reasons; ///< one sentence a row, the weakest first

    /// "low", "medium", "high"; empty when unknown: for files.
    [[nodiscard]] QString word() const;
    /// "Low confidence", translated; empty when unknown.
    [[nodiscard]] QString label() const;
};

/// By these three of one estimate: published measurements of its family for this kind of work, whether the constants
/// are another family's, and `error`, the half width of its range as a share (0.5: up to 1.5 times the value). Low:
/// borrowed, fewer than 8 measurements or an error above 0.5; high: 24 of them or more and at most 0.3.
[[nodiscard]] Trust trustOf(int measurements, bool isBorrowed, double error);

/// How far results may be from an estimate: "−27%", "+36%". Precondition: value.value > 0.
[[nodiscard]] std::pair<QString, QString> errorTexts(const Interval &value, const Formatter &formatter);

/// Of the rows that the verdict names first and against; unknown where the metric is no estimate.
[[nodiscard]] Confidence confidenceIn(const Catalog &catalog, const ResultTable &table, const WorkloadView &view,
                                      const Verdict &verdict, const MetricId &metric, const Formatter &formatter);

} // namespace chipboard
