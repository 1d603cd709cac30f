// Purpose: the subject of a table row, and the estimate of the board's workload on it.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/model/estimate.h"

namespace chipboard {

/// Subject of a table row: a chip, or an instance or system with its chip.
struct Subject
{
    Level level = Level::Chip;
    QString id;
    QString name;
    QString fullName;
    const Chip *chip = nullptr; ///< null only if the catalogue lacks it
    const Instance *instance = nullptr;
    const System *system = nullptr;
    QString missingReason; ///< why there is nothing to evaluate ("not sold as a system"); else empty

    [[nodiscard]] bool isAbsent() const { return !missingReason.isEmpty(); }

    friend bool operator==(const Subject &, const Subject &) = default;
};

/// True if the chip is not yet available.
[[nodiscard]] inline bool isAnnounced(const Subject &subject)
{
    return subject.chip != nullptr && subject.chip->status == Availability::Announced;
}
/// True if its serving software is in maintenance or ended: titles do not recommend it.
[[nodiscard]] inline bool isRetired(const Subject &subject)
{
    return subject.chip != nullptr && isInMaintenance(*subject.chip);
}

/// True if it can be recommended: it ships, and its software is maintained.
[[nodiscard]] inline bool mayLead(const Subject &subject) { return !isAnnounced(subject) && !isRetired(subject); }

/// The board's workload on the row.
struct SubjectEstimate
{
    Subject subject;
    std::optional<EstimateRequest> request; ///< empty if no request is possible
    Estimate estimate;                      ///< without results in that case
    QString reason;                         ///< why there is no request
    bool unpublished = false;               ///< because a figure is not published

    friend bool operator==(const SubjectEstimate &, const SubjectEstimate &) = default;
};

} // namespace chipboard
