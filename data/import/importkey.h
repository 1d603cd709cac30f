// Purpose: what an import depends on, as one digest: the bytes of its file, all that was said about it, and what it is
// compared with. Two imports with the same key have the same result, so the second need not be read.
#pragma once

#include "data/import/importer.h"
#include "data/import/pricerecord.h"

#include <QCryptographicHash>

namespace chipboard {

/// Empty when the file cannot be read. It is read in parts, whatever its size.
[[nodiscard]] QString importKey(const Importer &importer, const ImportRequest &request, const Catalog &catalog);

/// A digest of rows. Kept in files, so stable for ever.
class RecordDigest
{
public:
    /// 16 digits of hexadecimal: of some thousand lists no two have the same.
    [[nodiscard]] QString text() const;

protected:
    QCryptographicHash m_hash{QCryptographicHash::Blake2b_256};
    QByteArray m_row; ///< keeps its room
};

/// Tells lists of prices apart by what is in them: the same rows have the same digest on every computer, other rows
/// another one. What the catalogue adds to a row (its chip and their number) and its line do not count.
class ContentDigest : public RecordDigest
{
public:
    void add(const PriceRecord &record);
};

/// What the catalogue and a mapping add to the same rows: the chip of each, and how many.
class ChipDigest : public RecordDigest
{
public:
    void add(const PriceRecord &record);
};

} // namespace chipboard
