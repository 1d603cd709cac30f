#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/usage.h"
#include "data/importers/importer.h"
#include "data/importers/reporttext.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QStringList formatIds()
{
    QStringList ids;
    for (const Importer &importer : importerTable())
        ids << QString::fromLatin1(importer.id);
    return ids;
}

Result<const Importer *> importerFor(const QString &typed)
{
    if (const Importer *importer = findImporter(typed))
        return importer;
    const QString near = didYouMean(typed, formatIds());
    return wrongUsage(CommandLine::tr("There is no format \"%1\" to import.").arg(typed),
                      near.isEmpty() ? CommandLine::tr("There are %1.").arg(alternatives(formatIds())) : near);
}

QStringList acceptableReasons()
{
    QStringList ids;
    for (const ReasonRow &row : reasonTable()) {
        if (canBeAccepted(row.reason))
            ids << row.reasonId();
    }
    return ids;
}

Result<QSet<Reason>> reasonsFrom(const QStringList &ids)
{
    QSet<Reason> reasons;
    for (const QString &id : ids) {
        const std::optional<Reason> reason = reasonFromId(id);
        if (!reason || !canBeAccepted(*reason))
            return wrongUsage(CommandLine::tr("Rows cannot be accepted for \"%1\".").arg(id),
                              CommandLine::tr("There are %1.").arg(alternatives(acceptableReasons())));
        reasons << *reason;
    }
    return reasons;
}

Result<ImportRequest> requestFrom(const Invocation &invocation, const Importer &importer)
{
    ImportRequest request;
    request.path = invocation.arguments.value(1);
    request.asOf = dateIn(invocation.asOf);
    if (!invocation.asOf.isEmpty() && request.asOf.isEmpty())
        return wrongUsage(CommandLine::tr("\"%1\" is no date.").arg(invocation.asOf),
                          CommandLine::tr("Write it as 2026-11-22."));
    if (!invocation.maps.isEmpty() && !importer.isMapped)
        return wrongUsage(CommandLine::tr("The format %1 takes no --map.").arg(QLatin1String(importer.id)),
                          CommandLine::tr("Use the format csv for tables with other columns."));
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

int refuse(const Problem &problem, Streams &streams)
{
    streams.say(problem.toText());
    return exitStatusOf(problem);
}

} // namespace

int runImportCommand(const Invocation &invocation, Streams &streams)
{
    const Result<const Importer *> importer = importerFor(invocation.arguments.value(0));
    if (!importer)
        return refuse(importer.problem(), streams);
    const Result<ImportRequest> request = requestFrom(invocation, *importer.value());
    if (!request)
        return refuse(request.problem(), streams);
    if (!invocation.dryRun)
        return refuse(wrongUsage(CommandLine::tr("There is no price store yet."), CommandLine::tr("Add --dry-run.")),
                      streams);
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    const Result<ImportReport> report = runImport(*importer.value(), request.value(), loaded.catalog);
    if (!report)
        return refuse(report.problem(), streams);
    ReportContext context;
    context.dryRun = invocation.dryRun;
    if (invocation.format == u"json")
        streams.result(reportToJson(report.value(), context));
    else
        streams.result(reportToText(report.value(), context).toUtf8());
    return loaded.status;
}

} // namespace chipboard
