#include "app/store/storing.h"

#include "data/catalog/catalog.h"
#include "data/core/ending.h"
#include "data/importers/chipfile.h"
#include "data/importers/epochchips.h"
#include "data/json/catalogreader.h"
#include "widgets/export/safefile.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("Import", text); }

std::function<std::optional<double>(const PriceRecord &)> lookup(const QHash<quint64, double> &prices)
{
    if (prices.isEmpty())
        return {};
    return [&prices](const PriceRecord &record) -> std::optional<double> {
        const auto found = prices.constFind(seriesHash(record));
        return found == prices.constEnd() ? std::nullopt : std::optional(*found);
    };
}

bool areDated(const QList<PriceRecord> &records)
{
    return std::none_of(records.begin(), records.end(),
                        [](const PriceRecord &record) { return record.asOf.isEmpty(); });
}

Problem dateless(const ImportRequest &request)
{
    return {ProblemCode::WrongUsage,
            tr("The file does not tell of which day its prices are."),
            tr("Say it with --as-of DATE."),
            {QDir::toNativeSeparators(request.path), 0, 0, {}},
            Severity::Error};
}

Problem nothingEntered(const ImportRequest &request)
{
    return {ProblemCode::BadValue,
            tr("No row got in."),
            {},
            {QDir::toNativeSeparators(request.path), 0, 0, {}},
            Severity::Warning};
}

// Takes back what was begun, like nothingEntered(); it is no fault.
Problem alreadyThere(const ImportRequest &request)
{
    return {ProblemCode::BadValue,
            tr("These prices were imported before."),
            {},
            {QDir::toNativeSeparators(request.path), 0, 0, {}},
            Severity::Warning};
}

/// The snapshot that has just these prices of that date.
Result<std::optional<Snapshot>> twinOf(const PriceStore &store, const ImportReport &report, const QString &content)
{
    const Result<QList<Snapshot>> snapshots = store.snapshots();
    if (!snapshots)
        return snapshots.problem();
    for (const Snapshot &one : snapshots.value()) {
        if (one.content == content && one.asOf == report.asOf)
            return std::optional(one);
    }
    return std::optional<Snapshot>();
}

Snapshot snapshotOf(const ImportReport &report)
{
    Snapshot snapshot;
    snapshot.format = report.format;
    snapshot.file = report.file;
    snapshot.provider = report.provider;
    snapshot.asOf = report.asOf;
    snapshot.rows = report.rows;
    snapshot.imported = report.imported;
    snapshot.ignored = report.ignored;
    snapshot.suspicious = report.suspicious;
    return snapshot;
}

} // namespace

Result<ImportReport> previewImport(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                                   const PriceStore *store, const ProgressFunction &progress)
{
    QHash<quint64, double> before;
    if (store != nullptr) {
        Result<QHash<quint64, double>> known = store->lastPrices();
        if (!known)
            return known.problem();
        before = std::move(known).value();
    }
    bool hasDates = true;
    ImportSinks sinks;
    sinks.known = lookup(before);
    sinks.progress = progress;
    sinks.row = [&](const RowOutcome &outcome) {
        hasDates = hasDates && (!enters(outcome, request.accepted) || areDated(outcome.records));
        return true; // a fault of the file is told first
    };
    Result<ImportReport> report = runImport(importer, request, catalog, sinks);
    if (report && !hasDates)
        return dateless(request);
    return report;
}

Result<StoredImport> importPrices(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                                  PriceStore &store, const ProgressFunction &progress)
{
    const Result<QHash<quint64, double>> before = store.lastPrices();
    if (!before)
        return before.problem();
    StoredImport stored;
    bool isEmpty = false;
    const Result<qint64> written = store.write([&](const PriceStore::Add &add) -> Result<Snapshot> {
        bool hasDates = true;
        ImportSinks sinks;
        sinks.known = lookup(before.value());
        sinks.progress = progress;
        sinks.row = [&](const RowOutcome &outcome) {
            if (isEnding())
                return false;
            if (!enters(outcome, request.accepted))
                return true;
            hasDates = hasDates && areDated(outcome.records);
            return !hasDates || std::all_of(outcome.records.begin(), outcome.records.end(), add);
        };
        const Result<ImportReport> report = runImport(importer, request, catalog, sinks);
        if (!report)
            return report.problem();
        if (!hasDates)
            return dateless(request);
        stored.report = report.value();
        isEmpty = stored.report.prices == 0;
        if (isEmpty)
            return nothingEntered(request); // takes back what was begun; it is no fault
        const auto twin = twinOf(store, stored.report, store.addedContent());
        if (!twin)
            return twin.problem();
        stored.already = twin.value();
        if (stored.already)
            return alreadyThere(request);
        return snapshotOf(stored.report);
    });
    if (isEmpty || stored.already)
        return stored;
    if (!written)
        return written.problem();
    stored.snapshot = written.value();
    stored.place = QDir::toNativeSeparators(store.path());
    return stored;
}

Result<StoredImport> importChips(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                                 const QString &folder, const ProgressFunction &progress)
{
    QList<Chip> chips;
    ImportSinks sinks;
    sinks.progress = progress;
    sinks.row = [&](const RowOutcome &outcome) {
        if (enters(outcome, request.accepted))
            chips << outcome.chips;
        return true;
    };
    const Result<ImportReport> report = runImport(importer, request, catalog, sinks);
    if (!report)
        return report.problem();
    StoredImport stored;
    stored.report = report.value();
    if (chips.isEmpty())
        return stored;
    // The source first: chips that name a missing one would be left out.
    const QList<SpecFile> files{
        {u"imported-epoch-sources.json"_s, sourcesToSpecFile({epochSource(stored.report.asOf)})},
        {u"imported-epoch-chips.json"_s, chipsToSpecFile(chips)}};
    // Read as the next start will read it: a file with a fault must not get there.
    const CatalogLoad load = readCatalog(shippedSpecFiles(), files);
    for (const Problem &problem : load.problems) {
        if (problem.severity == Severity::Error)
            return problem;
    }
    const QDir directory(folder);
    if (!QDir().mkpath(folder))
        return Problem{ProblemCode::CannotWrite,
                       tr("The folder cannot be made."),
                       tr("Check its permissions."),
                       {QDir::toNativeSeparators(folder), 0, 0, {}},
                       Severity::Error};
    QList<FileContent> contents;
    for (const SpecFile &file : files)
        contents << FileContent{directory.filePath(file.name), file.content};
    if (const Result<Done> written = writeFilesSafely(contents); !written)
        return written.problem();
    stored.place = QDir::toNativeSeparators(folder);
    return stored;
}

} // namespace chipboard
