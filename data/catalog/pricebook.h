// Purpose: dated price lists of one kind (on-demand, capacity block, spot ...). A book names its fallback books in
// order; those of another kind are used only if a board allows mixed prices, and the result says so.
#pragma once

#include "data/catalog/figure.h"

#include <QDate>

namespace chipboard {

enum class PriceKind { Guide, OnDemand, Reserved1Year, Reserved3Years, CapacityBlock, Spot, Own };

/// USD per hour for the whole rented unit; exactly one of instance, system, chip is set.
struct PriceEntry
{
    InstanceId instance;
    SystemId system;
    ChipId chip;
    QString provider;
    QString region;
    QString term;
    Figure usdPerHour;
    ChipId rents; ///< the chip behind instance, system or chip; filled by Catalog::index()
    QList<QString> seeds;
    QString where;

    friend bool operator==(const PriceEntry &, const PriceEntry &) = default;
};

struct PriceBook
{
    BookId id;
    QString name;
    PriceKind kind = PriceKind::OnDemand;
    QString asOf;
    QString description;
    QList<QString> providers; ///< in order of preference
    QList<QString> regions;   ///< in order of preference
    QList<BookId> fallbacks;
    QList<PriceEntry> prices;
    QString where;
    QList<BookId> formerIds; ///< earlier ids that boards may still use
    QString absence;         ///< why a list that a board names is unavailable, one sentence; else empty

    [[nodiscard]] bool isAbsent() const { return !absence.isEmpty(); }

    friend bool operator==(const PriceBook &, const PriceBook &) = default;
};

/// Date of a price, else of its list; empty for a custom price, which has none.
[[nodiscard]] QString dateOf(const PriceBook &book, const PriceEntry &entry);
/// Region of a price; empty if it is not stated, or custom: that holds in all.
[[nodiscard]] QString statedRegion(const PriceEntry &entry);

/// Older prices are marked wherever their date is shown.
inline constexpr int mostDaysFresh = 90;
/// Days from a date ("2026-07": from its last day) to `today`; empty if either is unknown.
[[nodiscard]] std::optional<qint64> daysOld(const QString &asOf, const QDate &today);
[[nodiscard]] bool isStale(const QString &asOf, const QDate &today);

[[nodiscard]] QString priceKindWord(PriceKind kind);
[[nodiscard]] std::optional<PriceKind> priceKindFromWord(QStringView word);
/// "capacity block", translated, for use inside a sentence.
[[nodiscard]] QString priceKindLabel(PriceKind kind);
/// "Capacity Block", "reserved", translated, for a badge.
[[nodiscard]] QString priceKindBadge(PriceKind kind);
/// "no Capacity Block price", translated, for a row without a price of that kind.
[[nodiscard]] QString noPriceLabel(PriceKind kind);

// Names of imported price lists in boards: made from content and date, so that a name means the same prices on every
// computer. Older boards use the snapshot number of one computer's store.

struct ImportedName
{
    qint64 snapshot = 0; ///< older names only; else 0
    QString content;     ///< see ContentDigest; empty in older names
    QString asOf;        ///< "undated" if unknown; empty in older names
    PriceKind kind = PriceKind::OnDemand;

    /// True if both come from the same import.
    [[nodiscard]] bool isImportedWith(const ImportedName &other) const
    {
        return snapshot == other.snapshot && content == other.content && asOf == other.asOf;
    }

    friend bool operator==(const ImportedName &, const ImportedName &) = default;
};

/// "imported-3f9a1c0b2d4e5f60-2026-07-20-on-demand", or "imported-7-on-demand".
[[nodiscard]] BookId importedBookId(const ImportedName &name);
/// Empty if the id is not such a name.
[[nodiscard]] std::optional<ImportedName> importedNameIn(const BookId &id);

} // namespace chipboard
