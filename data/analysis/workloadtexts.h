// Purpose: what limits a workload on the selection and what its estimates assume, in sentences: the title of the page
// Roofline, and the notes of all pages about the workload.
#pragma once

#include "data/analysis/headline.h"
#include "data/model/roofline.h"

namespace chipboard {

/// The phases of the workload on one row, and what limits each.
struct SubjectPhases
{
    QString name;
    QList<RooflinePhase> phases; ///< empty: it cannot run there
};

/// "Memory bandwidth limits decode on 5 of 7 chips"; the phases before it in the line below.
[[nodiscard]] Headline rooflineHeadline(const WorkloadView &view, const QList<SubjectPhases> &rows, Level level,
                                        const Formatter &formatter);

/// "1,024 tokens in, 1,024 out", "15,000 billion tokens in sequences of 8,192".
[[nodiscard]] QString lengthsText(const Workload &work, const Formatter &formatter);
/// "8 concurrent requests", "as many concurrent requests as memory holds"; empty for training.
[[nodiscard]] QString requestsText(const Workload &work, const Formatter &formatter);
/// The number format of the estimates in short: "BF16", "4-bit weights, BF16".
[[nodiscard]] QString formatText(const Workload &work, const Formatter &formatter);
/// The same of the rows as they were estimated: "FP8; BF16 on A100 80GB", as this chip has no FP8.
[[nodiscard]] QString formatText(const WorkloadView &view, const Formatter &formatter);

/// What bounds the rows: "Memory bandwidth bounds H100 and H200: reading memory takes most of the time."
[[nodiscard]] QStringList boundNotes(const WorkloadView &view, const Formatter &formatter);

/// Why rows have no estimate, and what the estimates assume; rows of which the same is true share a sentence.
[[nodiscard]] QStringList estimateNotes(const WorkloadView &view, const Formatter &formatter);

} // namespace chipboard
