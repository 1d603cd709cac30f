#include "app/store/storing.h"

#include "data/catalog/catalog.h"
#include "data/importers/chipfile.h"
#include "data/importers/epochchips.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("Import", text); }

std::function<std::optional<double>(const PriceRecord &)> lookup(const QHash<quint64, double> &prices)
{
    return [&prices](const PriceRecord &record) -> std::optional<double> {
        const auto found = prices.constFind(seriesHash(record));
        return found == prices.constEnd() ? std::nullopt : std::optional(*found);
    };
}

Problem dateless(const ImportRequest &request)
{
    return {ProblemCode::WrongUsage,
            tr("The file does not tell of which day its prices are."),
            tr("Say it with --as-of DATE."),
            {QDir::toNativeSeparators(request.path), 0, 0, {}},
            Severity::Error};
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

std::optional<Problem> save(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return std::nullopt;
    return Problem{ProblemCode::CannotWrite,
                   tr("The file cannot be written: %1.").arg(file.errorString()),
                   tr("Check the folder's permissions and the room on the disk."),
                   {QDir::toNativeSeparators(path), 0, 0, {}},
                   Severity::Error};
}

} // namespace

Result<ImportReport> previewImport(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                                   const PriceStore *store)
{
    QHash<quint64, double> before;
    if (store != nullptr) {
        Result<QHash<quint64, double>> known = store->lastPrices();
        if (!known)
            return known.problem();
        before = std::move(known).value();
    }
    ImportSinks sinks;
    sinks.known = lookup(before);
    return runImport(importer, request, catalog, sinks);
}

Result<StoredImport> importPrices(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                                  PriceStore &store, const ProgressFunction &progress)
{
    const Result<QHash<quint64, double>> before = store.lastPrices();
    if (!before)
        return before.problem();
    StoredImport stored;
    const Result<qint64> written = store.write([&](const PriceStore::Add &add) -> Result<Snapshot> {
        bool hasDates = true;
        ImportSinks sinks;
        sinks.known = lookup(before.value());
        sinks.progress = progress;
        sinks.row = [&](const RowOutcome &outcome) {
            if (!enters(outcome, request.accepted))
                return true;
            return std::all_of(outcome.records.begin(), outcome.records.end(), [&](const PriceRecord &record) {
                hasDates = hasDates && !record.asOf.isEmpty();
                return hasDates && add(record);
            });
        };
        const Result<ImportReport> report = runImport(importer, request, catalog, sinks);
        if (!hasDates)
            return dateless(request);
        if (!report)
            return report.problem();
        stored.report = report.value();
        return snapshotOf(stored.report);
    });
    if (!written)
        return written.problem();
    stored.snapshot = written.value();
    stored.place = QDir::toNativeSeparators(store.path());
    return stored;
}

Result<StoredImport> importChips(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                                 const QString &folder)
{
    QList<Chip> chips;
    ImportSinks sinks;
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
    const QDir directory(folder);
    if (!QDir().mkpath(folder))
        return Problem{ProblemCode::CannotWrite,
                       tr("The folder cannot be made."),
                       tr("Check its permissions."),
                       {QDir::toNativeSeparators(folder), 0, 0, {}},
                       Severity::Error};
    // The source first: chips that name a missing one would be left out.
    const QByteArray sources = sourcesToSpecFile({epochSource(stored.report.asOf)});
    if (const auto problem = save(directory.filePath(u"imported-epoch-sources.json"_s), sources))
        return *problem;
    if (const auto problem = save(directory.filePath(u"imported-epoch-chips.json"_s), chipsToSpecFile(chips)))
        return *problem;
    stored.place = QDir::toNativeSeparators(folder);
    return stored;
}

} // namespace chipboard
