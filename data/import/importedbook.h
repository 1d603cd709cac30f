// Purpose: a snapshot of imported prices as a price book, so that boards can be reckoned with it like with the shipped
// ones. Its figures name the file and line that they come from. And what every importer counts and has seen of a file.
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
    qint64 id = 0; ///< in its store
    QString file;  ///< where the prices come from
    QString asOf;
    QString provider; ///< of all of them; empty where they are of several
    QString content;  ///< ContentDigest of its prices
};

/// All prices of a snapshot for the same number of chips of one thing, at one place and of one kind.
struct PriceGroup
{
    PriceRecord common; ///< what all share; of their lines the first, of their dates the last
    QList<double> usdPerHour;
};

struct ImportedBook
{
    PriceBook book;
    Source source; ///< that the book's figures name
};

/// True when a price book can have it: of a machine of the catalogue, or of a known number of its chips.
[[nodiscard]] bool isUsable(const Catalog &catalog, const PriceRecord &record);
/// The prices of one kind. Those of an instance that the catalogue has are its; others of a chip that it has are the
/// chip's, per chip. Several zones or offers of one thing and place make a range around their middle.
[[nodiscard]] ImportedBook importedBook(const Catalog &catalog, const SnapshotLabel &snapshot,
                                        const QList<PriceGroup> &prices, PriceKind kind);

/// A catalogue that has the book too; an earlier book of that id is replaced.
[[nodiscard]] Catalog withImportedBook(Catalog catalog, const ImportedBook &imported);

[[nodiscard]] BookId importedBookId(const SnapshotLabel &snapshot, PriceKind kind);

/// Without any imported list and its source, here or absent: to read them anew.
[[nodiscard]] Catalog withoutImportedBooks(Catalog catalog);

/// A catalogue in which each of the books is there, be it as one without prices that says why (PriceBook::absence).
[[nodiscard]] Catalog withAbsentBooks(Catalog catalog, const QList<BookId> &books);

// What all importers do with the outcome of a row: accept it where its reason is accepted, compare it with
// what was known, count it, pass it on.

class ImportTally
{
public:
    ImportTally(const ImportRequest &request, const ImportSinks &sinks, ImportReport &report)
        : m_request(request)
        , m_sinks(sinks)
        , m_report(report)
    {
    }

    /// False when the import was cancelled.
    [[nodiscard]] bool add(const RowOutcome &outcome);
    /// Of a file of so many bytes. False when the import was cancelled.
    [[nodiscard]] bool progress(qint64 done, qint64 size) const;

private:
    void countImported(const RowOutcome &outcome);

    const ImportRequest &m_request;
    const ImportSinks &m_sinks;
    ImportReport &m_report;
};

// Finds rows that a file has twice: with the same price (a repetition) or with another (one of them is wrong).

class SeenPrices
{
public:
    struct Repeat
    {
        Reason reason = Reason::RepeatedRow;
        QString detail; ///< "line 12", or that and the other price
    };
    struct Look
    {
        std::optional<Repeat> repeat; ///< when all of them were there before, or one with another price
        QList<PriceRecord> fresh;     ///< those that were not there before at that price
    };
    [[nodiscard]] Look find(const QList<PriceRecord> &records) const;
    /// Only for rows that get in: what was set aside must not stand in the way of a later, good row.
    void add(const QList<PriceRecord> &records);

private:
    struct Seen
    {
        double usdPerHour = 0.0;
        int line = -1; ///< none: not seen
    };
    QHash<quint64, Seen> m_seen; ///< by hash, since a million texts would take a lot of room
};

} // namespace chipboard
