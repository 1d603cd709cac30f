// Purpose: a digest of everything an import depends on: file content, options, and comparison data. Imports with equal
// keys have equal results, so the second one can be skipped.
#pragma once

#include "data/import/importer.h"
#include "data/import/pricerecord.h"

#include <QCryptographicHash>

namespace chipboard {

/// Empty if the file cannot be read. Reads in chunks, for any size.
[[nodiscard]] QString importKey(const Importer &importer, const ImportRequest &request, const Catalog &catalog);

/// A digest of rows. Stored in files, so it never changes.
class RecordDigest
{
public:
    /// 16 hexadecimal digits: enough to avoid collisions among thousands of lists.
    [[nodiscard]] QString text() const;

protected:
    QCryptographicHash m_hash{QCryptographicHash::Blake2b_256};
    QByteArray m_row; ///< reused buffer
};

/// Identifies price lists by content: equal rows have equal digests on every computer. Line numbers and catalogue data
/// (chip and number of chips) are excluded.
class ContentDigest : public RecordDigest
{
public:
    void add(const PriceRecord &record);
};

/// What catalogue and mapping add to the rows: chip and number of chips.
class ChipDigest : public RecordDigest
{
public:
    void add(const PriceRecord &record);
};

} // namespace chipboard
