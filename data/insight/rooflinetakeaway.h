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

/// "Serve 70B: Prefill is bound by compute on all 8 chips; Decode by memory bandwidth on 6 of 8 and memory capacity on
/// 2."
[[nodiscard]] QString rooflineTakeaway(const WorkloadView &view, const QList<SubjectPhases> &rows, Level level,
                                       const Formatter &formatter);

} // namespace chipboard
