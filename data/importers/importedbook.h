// Purpose: a snapshot of imported prices as a price book, so that boards can be reckoned with it like with the shipped
// ones. Its figures name the file and line that they come from.
#pragma once

#include "data/catalog/catalog.h"
#include "data/importers/pricerecord.h"

namespace chipboard {

struct SnapshotLabel
{
    qint64 id = 0;
    QString file; ///< where the prices come from
    QString asOf;
};

struct ImportedBook
{
    PriceBook book;
    Source source;   ///< that the book's figures name
    int leftOut = 0; ///< prices of this kind without a thing of the catalogue, or of an accelerator alone
};

/// The prices of one kind. Those of an instance that the catalogue has are its; others of a chip that it has are the
/// chip's, per chip. Several zones or offers of one thing and place make a range around their middle.
[[nodiscard]] ImportedBook importedBook(const Catalog &catalog, const SnapshotLabel &snapshot,
                                        const QList<PriceRecord> &prices, PriceKind kind);

/// A catalogue that has the book too; an earlier book of that id is replaced.
[[nodiscard]] Catalog withImportedBook(Catalog catalog, const ImportedBook &imported);

/// "imported-7-on-demand": the same for every import of a snapshot, so that boards can keep it.
[[nodiscard]] BookId importedBookId(qint64 snapshot, PriceKind kind);

} // namespace chipboard
