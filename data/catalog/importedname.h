// Purpose: how boards name the price lists that were imported: by what is in them and their date, so that the same
// name means the same prices on every computer. Older boards name a snapshot by its number in the store of one
// computer.
#pragma once

#include "data/catalog/pricebook.h"

namespace chipboard {

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
