// Purpose: dated price lists of one kind (on-demand, capacity block, spot ...). A book names the books it falls back
// to, in order; those of another kind are used only where a board asks for mixed prices, and the result says so.
#pragma once

#include "data/catalog/figure.h"

#include <QDate>

namespace chipboard {

enum class PriceKind { Guide, OnDemand, Reserved1Year, Reserved3Years, CapacityBlock, Spot, Own };

/// USD per hour for the whole rented thing; exactly one of instance, system, chip is set.
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
    QList<BookId> formerIds; ///< names of old that boards may still have for it
    QString absence;         ///< a sentence why it is not here, where a board names a list that is not; else empty

    [[nodiscard]] bool isAbsent() const { return !absence.isEmpty(); }

    friend bool operator==(const PriceBook &, const PriceBook &) = default;
};

/// Prices that are older are marked wherever their date stands.
inline constexpr int mostDaysFresh = 90;
/// Days from a date ("2026-07": from its last day) to `today`; nothing where either is not known.
[[nodiscard]] std::optional<qint64> daysOld(const QString &asOf, const QDate &today);
[[nodiscard]] bool isStale(const QString &asOf, const QDate &today);

[[nodiscard]] QString priceKindWord(PriceKind kind);
[[nodiscard]] std::optional<PriceKind> priceKindFromWord(QStringView word);
/// "capacity block", translated, for the middle of a sentence.
[[nodiscard]] QString priceKindLabel(PriceKind kind);
/// "Capacity Block", "reserved", translated: a word for a badge.
[[nodiscard]] QString priceKindBadge(PriceKind kind);
/// "no Capacity Block price", translated: what a row says that has no price of the kind.
[[nodiscard]] QString noPriceLabel(PriceKind kind);

// How boards name the price lists that were imported: by what is in them and their date, so that the same
// name means the same prices on every computer. Older boards name a snapshot by its number in the store of one
// computer.

struct ImportedName
{
    qint64 snapshot = 0; ///< of the names of old; else 0
    QString content;     ///< see ContentDigest; empty in names of old
    QString asOf;        ///< "undated" where nobody said; empty in names of old
    PriceKind kind = PriceKind::OnDemand;

    /// Both are of one import.
    [[nodiscard]] bool isImportedWith(const ImportedName &other) const
    {
        return snapshot == other.snapshot && content == other.content && asOf == other.asOf;
    }

    friend bool operator==(const ImportedName &, const ImportedName &) = default;
};

/// "imported-3f9a1c0b2d4e5f60-2026-07-20-on-demand", or "imported-7-on-demand".
[[nodiscard]] BookId importedBookId(const ImportedName &name);
/// Nothing where the id is no such name.
[[nodiscard]] std::optional<ImportedName> importedNameIn(const BookId &id);

} // namespace chipboard
