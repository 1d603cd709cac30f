// Purpose: a snapshot of imported prices as a price book that boards can use like a shipped one. Its figures cite file
// and line. Also the counts and duplicate detection that all importers share.
#pragma once

#include "data/catalog/catalog.h"
#include "data/catalog/pricebook.h"
#include "data/import/importer.h"
#include "data/import/importreport.h"
#include "data/import/pricerecord.h"

#include <QHash>

namespace chipboard {

struct SnapshotLabel
{
    qint64 id = 0; ///< in the store
    QString file;  ///< source file of the prices
    QString asOf;
    QString provider; ///< of all prices; empty if there are several
    QString content;  ///< ContentDigest of the prices
};

/// All prices of a snapshot for the same item, number of chips, place and kind.
struct PriceGroup
{
    PriceRecord common; ///< shared values; the first line and the latest date
    QList<double> usdPerHour;
};

struct ImportedBook
{
    PriceBook book;
    Source source; ///< source of the book's figures
};

/// True if a price book can contain it: for a catalogue machine, or a known number of a catalogue chip.
[[nodiscard]] bool isUsable(const Catalog &catalog, const PriceRecord &record);
/// Prices of one kind. Prices of a catalogue instance belong to it; others belong to their catalogue chip, per chip.
/// Several zones or offers of an item and place form a range around their median.
[[nodiscard]] ImportedBook importedBook(const Catalog &catalog, const SnapshotLabel &snapshot,
                                        const QList<PriceGroup> &prices, PriceKind kind);

/// Adds the book to a catalogue, replacing a book of that id.
[[nodiscard]] Catalog withImportedBook(Catalog catalog, const ImportedBook &imported);

[[nodiscard]] BookId importedBookId(const SnapshotLabel &snapshot, PriceKind kind);

/// Removes all imported lists and their sources, available or absent, before reading them again.
[[nodiscard]] Catalog withoutImportedBooks(Catalog catalog);

/// Adds missing books without prices, with the reason (PriceBook::absence).
[[nodiscard]] Catalog withAbsentBooks(Catalog catalog, const QList<BookId> &books);

// Common handling of row outcomes: accepts rows of accepted reasons, compares with known prices, counts and passes on.

class ImportTally
{
public:
    ImportTally(const ImportRequest &request, const ImportSinks &sinks, ImportReport &report)
        : m_request(request)
        , m_sinks(sinks)
        , m_report(report)
    {
    }

    /// False if the import was cancelled.
    [[nodiscard]] bool add(const RowOutcome &outcome);
    /// `size`: bytes of the file. False if the import was cancelled.
    [[nodiscard]] bool progress(qint64 done, qint64 size) const;

private:
    void countImported(const RowOutcome &outcome);

    const ImportRequest &m_request;
    const ImportSinks &m_sinks;
    ImportReport &m_report;
};

// Finds duplicate rows in a file: with the same price (a repetition) or another (one of them is wrong).

class SeenPrices
{
public:
    struct Repeat
    {
        Reason reason = Reason::RepeatedRow;
        QString detail; ///< "line 12", with the other price if it differs
    };
    struct Look
    {
        std::optional<Repeat> repeat; ///< if all were seen before, or one with another price
        QList<PriceRecord> fresh;     ///< records not seen before at that price
    };
    [[nodiscard]] Look find(const QList<PriceRecord> &records) const;
    /// Only for imported rows: a rejected row must not block a later good one.
    void add(const QList<PriceRecord> &records);

private:
    struct Seen
    {
        double usdPerHour = 0.0;
        int line = -1; ///< -1: not seen
    };
    QHash<quint64, Seen> m_seen; ///< by hash, because a million texts would need much memory
};

} // namespace chipboard
