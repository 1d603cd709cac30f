// Purpose: bottlenecks of a workload on the selection and assumptions of its estimates, in sentences: title of the
// Roofline page, and notes of all workload pages.
#pragma once

#include "data/analysis/headline.h"
#include "data/model/roofline.h"

namespace chipboard {

/// Phases of the workload on one row, each with its bottleneck.
struct SubjectPhases
{
    QString name;
    QList<RooflinePhase> phases; ///< empty: it cannot run there
};

/// "At peak rates, memory bandwidth limits decode on 5 of 7 chips"; earlier phases in the line below. The bounds of
/// `rows` are those of the roofs drawn.
[[nodiscard]] Headline rooflineHeadline(const WorkloadView &view, const QList<SubjectPhases> &rows, Level level,
                                        const Formatter &formatter);

/// "1,024 tokens in, 1,024 out", "15,000 billion tokens in sequences of 8,192".
[[nodiscard]] QString lengthsText(const Workload &work, const Formatter &formatter);
/// "8 concurrent requests", "as many concurrent requests as memory holds"; empty for training.
[[nodiscard]] QString requestsText(const Workload &work, const Formatter &formatter);
/// Both, as estimates mean little without them: "Load: 1,024 tokens in, 512 out, 8 concurrent requests".
[[nodiscard]] QString loadText(const Workload &work, const Formatter &formatter);
/// Short number format of the estimates: "BF16", "4-bit weights, BF16".
[[nodiscard]] QString formatText(const Workload &work, const Formatter &formatter);
/// The formats actually used: "FP8; BF16 on A100 80GB", as that chip has no FP8.
[[nodiscard]] QString formatText(const WorkloadView &view, const Formatter &formatter);

/// Bottlenecks of the rows: "Memory bandwidth bounds H100 and H200: reading memory takes most of the time."
[[nodiscard]] QStringList boundNotes(const WorkloadView &view, const Formatter &formatter);

/// Why rows have no estimate, and what estimates assume; rows with the same statement share a sentence.
[[nodiscard]] QStringList estimateNotes(const WorkloadView &view, const Formatter &formatter);

} // namespace chipboard
