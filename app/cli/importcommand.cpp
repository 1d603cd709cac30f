#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/settings/settings.h"
#include "app/store/storing.h"
#include "data/catalog/catalog.h"
#include "data/core/ending.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/import/importer.h"
#include "data/import/importlook.h"
#include "data/import/importreport.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

Result<const Importer *> importerFor(const QString &typed)
{
    if (const Importer *importer = findImporter(typed))
        return importer;
    const QString near = didYouMean(typed, rowIds(importerTable()));
    return wrongUsage(tr("There is no import format \"%1\".").arg(typed),
                      near.isEmpty() ? tr("Available: %1.").arg(alternatives(rowIds(importerTable()))) : near);
}

QStringList acceptableReasons()
{
    const auto rows = allWhere(reasonTable(), [](const ReasonRow &row) { return canBeAccepted(row.reason); });
    return mapped(rows, [](const ReasonRow &row) { return row.reasonId(); });
}

Result<QSet<Reason>> reasonsFrom(const QStringList &ids)
{
    QSet<Reason> reasons;
    for (const QString &id : ids) {
        const std::optional<Reason> reason = reasonFromId(id);
        if (!reason || !canBeAccepted(*reason))
            return wrongUsage(tr("\"%1\" is not a reason that can be accepted.").arg(id),
                              tr("Available: %1.").arg(alternatives(acceptableReasons())));
        reasons << *reason;
    }
    return reasons;
}

Result<ImportRequest> requestFrom(const Invocation &invocation, const Importer &importer)
{
    ImportRequest request{
        .path = invocation.arguments.constLast(), .asOf = dateIn(invocation.asOf), .today = QDate::currentDate()};
    if (!invocation.asOf.isEmpty() && request.asOf.isEmpty())
        return wrongUsage(tr("\"%1\" is not a date.").arg(invocation.asOf), tr("Write it as 2026-11-22."));
    if (isOfRows(invocation.format))
        return isNoList(tr("An import report is not a list, so it cannot be printed as %1."), invocation.format);
    if (!invocation.store.isEmpty() && QLatin1String(importer.yields) != u"prices")
        return wrongUsage(
            tr("The format %1 contains no prices, so it does not use --store.").arg(QLatin1String(importer.id)),
            tr("Remove --store."));
    if (!invocation.maps.isEmpty() && !importer.isMapped)
        return wrongUsage(tr("The format %1 does not support --map.").arg(QLatin1String(importer.id)),
                          tr("Use the format csv for tables with other columns."));
    const Result<ColumnMapping> mapping = mappingFrom(invocation.maps);
    if (!mapping)
        return mapping.problem();
    request.mapping = mapping.value();
    const Result<QSet<Reason>> accepted = reasonsFrom(invocation.accepts);
    if (!accepted)
        return accepted.problem();
    request.accepted = accepted.value();
    return request;
}

// Compares with the store, but an unreadable store does not prevent a dry run.
Result<StoredImport> dryRun(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                            const QString &path, Streams &streams)
{
    std::unique_ptr<PriceStore> store;
    if (QFileInfo::exists(path)) {
        Result<std::unique_ptr<PriceStore>> opened = PriceStore::open(path, PriceStore::Place::Untouched);
        if (opened)
            store = std::move(opened).value();
        else
            streams.say(tr("Warning: %1").arg(opened.problem().toText()));
    }
    const Result<ImportReport> report = previewImport(importer, request, catalog, store.get());
    if (!report)
        return report.problem();
    return StoredImport{report.value(), std::nullopt, {}, std::nullopt};
}

Result<StoredImport> importIt(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                              const Invocation &invocation, Streams &streams)
{
    if (const auto fault = formatFault(importer, request)) // before a store is created for it
        return *fault;
    const bool isNamed = !invocation.store.isEmpty();
    const QString path = isNamed ? invocation.store : defaultPriceStore();
    if (invocation.dryRun)
        return dryRun(importer, request, catalog, path, streams);
    if (QLatin1String(importer.yields) == u"measurements")
        return importMeasurements(importer, request, catalog, QFileInfo(userCatalogFolder()).absolutePath());
    if (QLatin1String(importer.yields) == u"chips")
        return importChips(importer, request, catalog, userCatalogFolder());
    const Result<std::unique_ptr<PriceStore>> store = PriceStore::open(
        path, isNamed ? PriceStore::Place::Named : PriceStore::Place::Ours, PriceStore::largeCache, longPatience);
    if (!store)
        return store.problem();
    (void)tell(store.value()->notices(), streams);
    return importPrices(importer, request, catalog, *store.value());
}

// A single argument is the file; its format is detected.
Result<const Importer *> importerOf(const Invocation &invocation)
{
    const QString first = invocation.arguments.value(0);
    if (invocation.arguments.size() > 1)
        return importerFor(first);
    if (findImporter(first) != nullptr && !QFileInfo::exists(first))
        return wrongUsage(tr("The file to import is missing."), tr("Write chipboard import %1 FILE.").arg(first));
    const Result<ColumnMapping> mapping = mappingFrom(invocation.maps);
    if (!mapping)
        return mapping.problem();
    const Result<ImportLook> look = lookAtImport(first, mapping.value());
    if (!look)
        return look.problem();
    return look.value().importer;
}

/// Adds a hint if the file looks like another format.
Problem withFittingFormat(Problem problem, const Importer &importer, const ImportRequest &request)
{
    const bool isAboutContent = problem.code != ProblemCode::CannotRead && problem.code != ProblemCode::CannotWrite
        && problem.where.file == QDir::toNativeSeparators(request.path);
    const QString fitting = isAboutContent ? fittingFormat(importer, request) : QString();
    if (!fitting.isEmpty() && !problem.remedy.contains(fitting))
        problem.remedy = problem.remedy.isEmpty() ? fitting : problem.remedy + u' ' + fitting;
    return problem;
}

/// No row was imported, and the file looks like another format.
std::optional<Problem> wrongFormat(const Importer &importer, const ImportRequest &request, const ImportReport &report)
{
    if (report.prices > 0 || report.chips > 0 || report.measurements > 0)
        return std::nullopt;
    const Result<ImportLook> look = lookAtImport(request.path, request.mapping);
    if (!look || look.value().importer == &importer)
        return std::nullopt;
    const QString fits = fittingFormat(importer, request);
    return Problem{
        ProblemCode::BadValue,
        tr("Nothing was imported: the columns of the file do not match the format %1.").arg(QLatin1String(importer.id)),
        fits.isEmpty() ? tr("Import it with the format %1, and assign the columns with --map.")
                             .arg(QLatin1String(look.value().importer->id))
                       : fits,
        {QDir::toNativeSeparators(request.path), std::max(1, look.value().headerLine), 1, {}},
        Severity::Error};
}

/// Standard input as a temporary file during its lifetime; "-" stands for it.
class PipedFile
{
public:
    [[nodiscard]] Result<Invocation> taken(Invocation invocation)
    {
        if (invocation.arguments.isEmpty() || invocation.arguments.constLast() != u"-")
            return invocation;
        QFile input;
        const bool isThere = input.open(stdin, QIODevice::ReadOnly) && m_folder.emplace().isValid();
        QFile file(isThere ? m_folder->filePath(u"stdin"_s) : QString());
        if (!isThere || !file.open(QIODevice::WriteOnly))
            return Problem{ProblemCode::CannotRead, tr("Cannot read the standard input."),
                           tr("Save it to a file and import that.")};
        while (true) {
            constexpr qint64 step = 1 << 20;
            const QByteArray bytes = input.read(step);
            if (bytes.isEmpty())
                break;
            if (file.write(bytes) != bytes.size())
                return Problem{ProblemCode::CannotWrite,
                               tr("Cannot store the standard input: %1.").arg(file.errorString()),
                               tr("Free some space in the temporary folder.")};
        }
        invocation.arguments.last() = file.fileName();
        return invocation;
    }

private:
    std::optional<TemporaryFolder> m_folder; // only for piped input; also removed when a signal ends the program
};

} // namespace

int runImportCommand(const Invocation &typed, Streams &streams)
{
    PipedFile piped;
    const Result<Invocation> named = piped.taken(typed);
    if (!named)
        return streams.refuse(named.problem());
    const Invocation &invocation = named.value();
    const Result<const Importer *> importer = importerOf(invocation);
    if (!importer)
        return streams.refuse(importer.problem());
    const Result<ImportRequest> request = requestFrom(invocation, *importer.value());
    if (!request)
        return streams.refuse(request.problem());
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    const Result<StoredImport> stored =
        importIt(*importer.value(), request.value(), loaded.catalog, invocation, streams);
    if (!stored)
        return streams.refuse(withFittingFormat(stored.problem(), *importer.value(), request.value()));
    ReportContext context{
        .dryRun = invocation.dryRun, .snapshot = stored.value().snapshot, .catalog = loaded.catalog.revision};
    if (const std::optional<Snapshot> &already = stored.value().already) {
        context.snapshot = already->id;
        context.alreadyOn = already->importedAt.left(10);
    }
    context.stored = stored.value().place;
    if (invocation.format == u"json")
        streams.result(reportToJson(stored.value().report, context));
    else
        streams.result(reportToText(stored.value().report, context).toUtf8());
    if (const auto problem = wrongFormat(*importer.value(), request.value(), stored.value().report))
        return streams.refuse(*problem);
    return loaded.status;
}

} // namespace chipboard
