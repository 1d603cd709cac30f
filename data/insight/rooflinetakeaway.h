// Purpose: which limit holds each phase of a workload back, over everything that is compared, in one sentence.
#pragma once

#include "data/estimate/roofline.h"
#include "data/insight/workloadview.h"

namespace chipboard {

struct SubjectPhases
{
    QString name;
    QList<RooflinePhase> phases; ///< empty: it cannot run there
};

/// "Serve 70B: Reading the prompt is limited by compute on all 8 chips; writing the answer by memory bandwidth on 6 and
/// by memory capacity on 2 of 8 chips (no estimate of Trainium4)"
[[nodiscard]] QString rooflineTakeaway(const WorkloadView &view, const QList<SubjectPhases> &rows, Level level,
                                       const Formatter &formatter);

} // namespace chipboard
