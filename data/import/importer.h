// Purpose: the formats that prices and chips are imported from, as a table: a new one is a row and its function. An
// importer reads one file, tells the outcome of every data row, and gives a report that accounts for all of them.
#pragma once

#include "data/import/columnmapping.h"
#include "data/import/importreport.h"

#include <QSet>

#include <functional>
#include <span>

namespace chipboard {

class Catalog;

/// True when what the row holds is to be kept.
[[nodiscard]] bool enters(const RowOutcome &outcome, const QSet<Reason> &accepted);

struct ImportRequest
{
    QString path;
    QString asOf;     ///< for rows that tell no date; empty: the file's header, its name or its own date tells
    QString provider; ///< in place of the one that the format or the file's name tells
    ColumnMapping mapping;
    QSet<Reason> accepted; ///< suspicious rows of these reasons are let in, marked
    QDate today;           ///< prices of later days are suspicious; invalid: none are
};

struct ImportSinks
{
    /// Every outcome, after the report has counted it. False cancels the import.
    std::function<bool(const RowOutcome &)> row;
    /// The price that was known of this series before; empty function: nothing was.
    std::function<std::optional<double>(const PriceRecord &)> known;
    /// Share of the file that has been read, 0 to 1, now and then. False cancels.
    std::function<bool(double)> progress;
};

/// What is peculiar to the rows of a format.
enum ListTrait : unsigned {
    NoTraits = 0,
    SplitsMachines = 1,   ///< SkyPilot: accelerators without a machine, machines without their accelerators
    TermTotals = 2,       ///< Azure: a reservation's price is for its whole term
    NewestOnly = 4,       ///< a history: the newest row of each series counts
    AcceleratorsOnly = 8, ///< prices of accelerators alone, which need a machine; TPUs do not
    RegionLists = 16,     ///< a price in several regions is one in each
};

/// A format of tables is nothing but its row here: what its files have, and what its columns hold.
struct Importer
{
    const char *id;        ///< as typed
    const char *name;      ///< QT_TR_NOOP
    const char *suffix;    ///< of its files
    const char *yields;    ///< "prices", "chips" or "measurements"
    const char *provider;  ///< of all its rows; empty: the file tells
    bool isMapped;         ///< takes a ColumnMapping
    const char *signature; ///< headers that only its files have, squeezed; sets of them are separated by a bar
    const char *preset;    ///< terms as of --map, separated by semicolons, for columns that are there
    unsigned traits;
    Result<ImportReport> (*run)(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                                const ImportSinks &sinks);
};

[[nodiscard]] std::span<const Importer> importerTable();
[[nodiscard]] const Importer *findImporter(const QString &id);

/// The date of a file's rows, and where it is known from: the command, the file itself, its name or, if that will do,
/// the disk.
void tellDate(ImportReport &report, const ImportRequest &request, const QString &inFile, bool asOnDisk);

[[nodiscard]] Result<ImportReport> runImport(const Importer &importer, const ImportRequest &request,
                                             const Catalog &catalog, const ImportSinks &sinks = {});

/// The Problem of an import that was cancelled.
[[nodiscard]] Problem importCancelled(const QString &file);

} // namespace chipboard
