// Purpose: one price of something rented, as an importer reads it and the price store keeps it: USD an hour for the
// whole thing, with what it is, where, of which kind, of which day, and the line of the file that says so.
#pragma once

#include "data/catalog/pricebook.h"

namespace chipboard {

/// What the price pays for. GCP lists accelerators without the machine that they are put into.
enum class PriceScope { Machine, Accelerator };

struct PriceRecord
{
    QString provider;
    QString region;
    QString zone;        ///< empty where the price is the region's
    InstanceId instance; ///< as the provider writes it; empty for an accelerator without its machine
    QString accelerator; ///< as the file writes it; empty where it only names the instance
    ChipId chip;         ///< of the catalogue; empty when it has no such chip
    std::optional<double> chips;
    std::optional<double> vcpus;
    std::optional<double> memoryGib; ///< of the host
    PriceScope scope = PriceScope::Machine;
    PriceKind kind = PriceKind::OnDemand;
    double usdPerHour = 0.0;
    QString asOf; ///< YYYY-MM-DD, YYYY-MM or YYYY; empty where neither file nor user says
    int line = 0;

    /// Empty when the number of chips is not known.
    [[nodiscard]] std::optional<double> usdPerChipHour() const;

    friend bool operator==(const PriceRecord &, const PriceRecord &) = default;
};

/// The same of the same thing at the same place and of the same kind, whatever its price and date: FNV-1a, 64 bit, of
/// provider, region, zone, instance, accelerator, number of chips (12 digits), scope and kind, a line each in lower
/// case, in UTF-16. It is kept in files, so it is stable for ever.
[[nodiscard]] quint64 seriesHash(const PriceRecord &record);

[[nodiscard]] QString scopeWord(PriceScope scope);
[[nodiscard]] std::optional<PriceScope> scopeFromWord(QStringView word);

/// "2026-07-20", "2026-07", "2026" or the date at the start of a time stamp; empty when the text is none of these.
[[nodiscard]] QString dateIn(QStringView text);
/// As dateIn(), and as people write it: "2026/11/15", "20261115", "15.11.2026", "15 Nov 2026", "Nov 15, 2026",
/// "November 2026", and "11/15/2026" where one of the two can be no month.
[[nodiscard]] QString writtenDate(const QString &text);
/// "03/04/2026": a day in April or in March.
[[nodiscard]] bool isAmbiguousDate(const QString &text);
/// The last date in a text, of a month at least: "Publication Date, 2025-09-12T22:53:08Z".
[[nodiscard]] QString dateInText(const QString &text);
/// The day on which a file was last changed; empty where that cannot be.
[[nodiscard]] QString dateOfFile(const QString &path);
/// The date that a file's name tells, or else its folder's: "skypilot-2024-06/aws.csv" is of 2024-06. May be empty.
[[nodiscard]] QString dateInPath(const QString &path);

} // namespace chipboard
