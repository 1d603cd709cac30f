#include "data/import/importer.h"

#include "data/core/find.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"
#include "data/import/capacityblocks.h"
#include "data/import/epochchips.h"
#include "data/import/importedbook.h"
#include "data/import/importlook.h"
#include "data/import/pricetable.h"

#include <QDir>

#include <algorithm>

namespace chipboard {
namespace {

constexpr Importer importers[] = {
    {"skypilot", QT_TRANSLATE_NOOP("Import", "SkyPilot catalogue (CSV, one file a cloud)"), "csv", "prices", "", true,
     importPriceTable},
    {"aws-ondemand", QT_TRANSLATE_NOOP("Import", "AWS on-demand list (CSV)"), "csv", "prices", "AWS", true,
     importPriceTable},
    {"aws-capacity-blocks", QT_TRANSLATE_NOOP("Import", "AWS Capacity Block prices (JSON)"), "json", "prices", "AWS",
     false, importCapacityBlocks},
    {"azure", QT_TRANSLATE_NOOP("Import", "Azure retail prices (CSV)"), "csv", "prices", "Azure", true,
     importPriceTable},
    {"gcp", QT_TRANSLATE_NOOP("Import", "Google Cloud prices of whole machines (CSV)"), "csv", "prices", "GCP", true,
     importPriceTable},
    {"csv", QT_TRANSLATE_NOOP("Import", "any other price list (CSV; columns with other names are mapped)"), "csv",
     "prices", "", true, importPriceTable},
    {"epoch", QT_TRANSLATE_NOOP("Import", "Epoch AI's table of machine-learning hardware (CSV): chips"), "csv", "chips",
     "", false, importEpochChips},
};

} // namespace

std::span<const Importer> importerTable() { return importers; }

const Importer *findImporter(const QString &id)
{
    return findWhere(importers, [&id](const Importer &each) { return id == QLatin1String(each.id); });
}

bool enters(const RowOutcome &outcome, const QSet<Reason> &accepted)
{
    return reasonRow(outcome.reason).verdict == RowVerdict::Imported
        || (accepted.contains(outcome.reason) && canBeAccepted(outcome.reason));
}

Result<ImportReport> runImport(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                               const ImportSinks &sinks)
{
    if (const auto fault = formatFault(importer, request))
        return *fault;
    const FileStamp before = stampOf(request.path);
    qint64 usable = 0;
    ImportSinks counting = sinks;
    counting.row = [&](const RowOutcome &outcome) {
        if (enters(outcome, request.accepted))
            usable += std::count_if(outcome.records.begin(), outcome.records.end(),
                                    [&catalog](const PriceRecord &record) { return isUsable(catalog, record); });
        return !sinks.row || sinks.row(outcome);
    };
    const Result<ImportReport> read = importer.run(importer, request, catalog, counting);
    if (!read)
        return read;
    if (stampOf(request.path) != before)
        return changedMeanwhile(QDir::toNativeSeparators(request.path));
    if (read.value().rows == 0) // cut off, or an answer to a question that found nothing: no import to be content with
        return Problem{ProblemCode::BadSyntax,
                       tr("The list has no rows."),
                       tr("Choose a file with rows."),
                       {QDir::toNativeSeparators(request.path), 0, 0, {}},
                       Severity::Error};
    ImportReport report = read.value();
    report.usable = usable;
    return report;
}

Problem importCancelled(const QString &file)
{
    return {ProblemCode::CannotWrite,
            tr("The import was cancelled."),
            tr("Nothing was changed."),
            {file, 0, 0, {}},
            Severity::Error};
}

} // namespace chipboard
