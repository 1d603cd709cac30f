// Purpose: what a row of a result table is about, and the estimate of the board's workload on it.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/model/estimate.h"

namespace chipboard {

/// What a row of the table is about: a chip, or an instance or system with its chip.
struct Subject
{
    Level level = Level::Chip;
    QString id;
    QString name;
    QString fullName;
    const Chip *chip = nullptr; ///< null only when the catalogue does not have it
    const Instance *instance = nullptr;
    const System *system = nullptr;
    QString missingReason; ///< why there is nothing to evaluate ("not sold as a system"); empty for all others

    [[nodiscard]] bool isAbsent() const { return !missingReason.isEmpty(); }

    friend bool operator==(const Subject &, const Subject &) = default;
};

/// Of a chip that cannot be had yet.
[[nodiscard]] inline bool isAnnounced(const Subject &subject)
{
    return subject.chip != nullptr && subject.chip->status == Availability::Announced;
}
/// Its serving software is in maintenance or ended: it leads no title.
[[nodiscard]] inline bool isRetired(const Subject &subject)
{
    return subject.chip != nullptr && isInMaintenance(*subject.chip);
}

/// Nothing else is worth starting with: it ships, and its software is developed further.
[[nodiscard]] inline bool mayLead(const Subject &subject) { return !isAnnounced(subject) && !isRetired(subject); }

/// The board's workload on the row.
struct SubjectEstimate
{
    Subject subject;
    std::optional<EstimateRequest> request; ///< nothing when the row cannot be asked about
    Estimate estimate;                      ///< without results then
    QString reason;                         ///< why not
    bool unpublished = false;               ///< because a figure is not published

    friend bool operator==(const SubjectEstimate &, const SubjectEstimate &) = default;
};

} // namespace chipboard
