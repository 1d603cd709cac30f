// Purpose: the numbers between a workload and its results that an estimate does not list: times of one token, of one
// step, of one prompt, with the constants that they are made of. Reckoned by the estimators themselves from the same
// request; the formulas name each other and the terms of formulatree.h in braces.
#pragma once

#include "data/metrics/boardestimate.h"

namespace chipboard {

struct WorkStep
{
    QString id; ///< "time_per_token"
    double value = 0.0;
    Unit unit = Unit::One;
    QString formula;         ///< "{products} + {attention}", or words; empty: a constant
    QString origin;          ///< of a constant: where it comes from, one sentence
    QList<SourceId> sources; ///< likewise

    friend bool operator==(const WorkStep &, const WorkStep &) = default;
};

/// Of an estimate that ran; empty for all others.
[[nodiscard]] QList<WorkStep> workStepsOf(const SubjectEstimate &row, const Calibration &calibration);

} // namespace chipboard
