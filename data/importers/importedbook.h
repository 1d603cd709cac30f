// Purpose: a snapshot of imported prices as a price book, so that boards can be reckoned with it like with the shipped
// ones. Its figures name the file and line that they come from.
#pragma once

#include "data/catalog/catalog.h"
#include "data/catalog/importedname.h"
#include "data/importers/pricerecord.h"

namespace chipboard {

struct SnapshotLabel
{
    qint64 id = 0; ///< in its store
    QString file;  ///< where the prices come from
    QString asOf;
    QString provider; ///< of all of them; empty where they are of several
    QString content;  ///< ContentDigest of its prices
};

struct ImportedBook
{
    PriceBook book;
    Source source;   ///< that the book's figures name
    int leftOut = 0; ///< prices of this kind without a thing of the catalogue, or of an accelerator alone
};

/// True when a price book can have it: of a machine of the catalogue, or of a known number of its chips.
[[nodiscard]] bool isUsable(const Catalog &catalog, const PriceRecord &record);
/// The prices of one kind. Those of an instance that the catalogue has are its; others of a chip that it has are the
/// chip's, per chip. Several zones or offers of one thing and place make a range around their middle.
[[nodiscard]] ImportedBook importedBook(const Catalog &catalog, const SnapshotLabel &snapshot,
                                        const QList<PriceRecord> &prices, PriceKind kind);

/// A catalogue that has the book too; an earlier book of that id is replaced.
[[nodiscard]] Catalog withImportedBook(Catalog catalog, const ImportedBook &imported);

[[nodiscard]] BookId importedBookId(const SnapshotLabel &snapshot, PriceKind kind);

/// Without any imported list and its source, here or absent: to read them anew.
[[nodiscard]] Catalog withoutImportedBooks(Catalog catalog);

/// A catalogue in which each of the books is there, be it as one without prices that says why (PriceBook::absence).
[[nodiscard]] Catalog withAbsentBooks(Catalog catalog, const QList<BookId> &books);

} // namespace chipboard
