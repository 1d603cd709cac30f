// Purpose: the table of import formats for prices and chips: to add a format, add a row and its function. An importer
// reads one file, returns the outcome of every data row, and a report that accounts for all rows.
#pragma once

#include "data/import/columnmapping.h"
#include "data/import/importreport.h"

#include <QSet>

#include <functional>
#include <span>

namespace chipboard {

class Catalog;

/// True if the row's content is to be kept.
[[nodiscard]] bool enters(const RowOutcome &outcome, const QSet<Reason> &accepted);

struct ImportRequest
{
    QString path;
    QString asOf;     ///< for rows without a date; empty: from the file's header, name or own date
    QString provider; ///< overrides the provider of the format or file name
    ColumnMapping mapping;
    QSet<Reason> accepted; ///< suspicious rows of these reasons are imported and marked
    QDate today;           ///< later prices are suspicious; invalid: none are
};

struct ImportSinks
{
    /// Called for every outcome after it is counted. False cancels the import.
    std::function<bool(const RowOutcome &)> row;
    /// The known price of a series; empty function: none are known.
    std::function<std::optional<double>(const PriceRecord &)> known;
    /// Called at intervals with the share of the file read, 0 to 1. False cancels.
    std::function<bool(double)> progress;
};

/// Peculiarities of a format's rows.
enum ListTrait : unsigned {
    NoTraits = 0,
    SplitsMachines = 1,   ///< SkyPilot: separate rows for accelerators and their machines
    TermTotals = 2,       ///< Azure: a reservation's price covers its whole term
    NewestOnly = 4,       ///< a history: the newest row of each series counts
    AcceleratorsOnly = 8, ///< prices of accelerators only, which need a machine; TPUs do not
    RegionLists = 16,     ///< a price for several regions counts in each
};

/// A table format is defined entirely by its row here: typical headers and content of columns.
struct Importer
{
    const char *id;        ///< as typed on the command line
    const char *name;      ///< QT_TR_NOOP
    const char *suffix;    ///< of its files
    const char *yields;    ///< "prices", "chips" or "measurements"
    const char *provider;  ///< of all rows; empty: from the file
    bool isMapped;         ///< supports a ColumnMapping
    const char *signature; ///< headers found only in its files, squeezed; alternative sets separated by a bar
    const char *preset;    ///< terms as for --map, separated by semicolons, for existing columns
    unsigned traits;
    Result<ImportReport> (*run)(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                                const ImportSinks &sinks);
};

[[nodiscard]] std::span<const Importer> importerTable();
[[nodiscard]] const Importer *findImporter(const QString &id);

/// Sets the date of the rows and its origin: the command, the file itself, its name or, if `asOnDisk`, the file system.
void tellDate(ImportReport &report, const ImportRequest &request, const QString &inFile, bool asOnDisk);

[[nodiscard]] Result<ImportReport> runImport(const Importer &importer, const ImportRequest &request,
                                             const Catalog &catalog, const ImportSinks &sinks = {});

[[nodiscard]] Problem importCancelled(const QString &file);

} // namespace chipboard
