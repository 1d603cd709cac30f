// Purpose: one price as an importer reads it and the price store keeps it: USD per hour for the whole unit, with item,
// place, kind, date and line of the file.
#pragma once

#include "data/catalog/pricebook.h"

namespace chipboard {

/// What the price covers. GCP lists accelerators without their machine.
enum class PriceScope { Machine, Accelerator };

struct PriceRecord
{
    QString provider;
    QString region;
    QString zone;        ///< empty for a regional price
    InstanceId instance; ///< as the provider writes it; empty for an accelerator without machine
    QString accelerator; ///< as in the file; empty if the file names only the instance
    ChipId chip;         ///< catalogue chip; empty if there is none
    std::optional<double> chips;
    std::optional<double> vcpus;
    std::optional<double> memoryGib; ///< of the host
    PriceScope scope = PriceScope::Machine;
    PriceKind kind = PriceKind::OnDemand;
    double usdPerHour = 0.0;
    QString asOf; ///< YYYY-MM-DD, YYYY-MM or YYYY; empty if neither file nor user states it
    int line = 0;

    /// Empty if the number of chips is unknown.
    [[nodiscard]] std::optional<double> usdPerChipHour() const;

    friend bool operator==(const PriceRecord &, const PriceRecord &) = default;
};

/// Identifies a price series: the same item, place and kind, whatever price and date: 64-bit FNV-1a of provider,
/// region, zone, instance, accelerator, number of chips (12 digits), scope and kind, one lower-case line each, in
/// UTF-16. Stored in files, so it never changes.
[[nodiscard]] quint64 seriesHash(const PriceRecord &record);

[[nodiscard]] QString scopeWord(PriceScope scope);
[[nodiscard]] std::optional<PriceScope> scopeFromWord(QStringView word);

/// "2026-07-20", "2026-07", "2026" or the date at the start of a time stamp; otherwise empty.
[[nodiscard]] QString dateIn(QStringView text);
/// As dateIn(), plus common formats: "2026/11/15", "20261115", "15.11.2026", "15 Nov 2026", "Nov 15, 2026", "November
/// 2026", and "11/15/2026" if only one reading is a valid month.
[[nodiscard]] QString writtenDate(const QString &text);
/// True for "03/04/2026": a day in April or in March.
[[nodiscard]] bool isAmbiguousDate(const QString &text);
/// The last date in a text, at least with a month: "Publication Date, 2025-09-12T22:53:08Z".
[[nodiscard]] QString dateInText(const QString &text);
/// Modification date of a file; empty if implausible.
[[nodiscard]] QString dateOfFile(const QString &path);
/// Date in a file's name, or else its folder's: 2024-06 for "skypilot-2024-06/aws.csv". May be empty.
[[nodiscard]] QString dateInPath(const QString &path);

} // namespace chipboard
