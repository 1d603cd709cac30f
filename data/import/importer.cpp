#include "data/import/importer.h"

#include "data/core/find.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"
#include "data/import/capacityblocks.h"
#include "data/import/epochchips.h"
#include "data/import/importedbook.h"
#include "data/import/importlook.h"
#include "data/import/mlperf.h"
#include "data/import/pricetable.h"

#include <QDir>

#include <algorithm>
#include <tuple>
#include <utility>

namespace chipboard {
namespace {

// The first row whose signature matches is the format.
constexpr Importer importers[] = {
    {"skypilot", QT_TR_NOOP("SkyPilot catalogue (CSV, one file a cloud)"), "csv", "prices", "", true,
     "gpuinfo|instancetype acceleratorname acceleratorcount", "", SplitsMachines, importPriceTable},
    {"gpuhunt", QT_TR_NOOP("gpuhunt catalogue of dstack (CSV)"), "csv", "prices", "", true,
     "instancename location gpucount gpuname gpumemory", "is_spot=spot", NoTraits, importPriceTable},
    {"ec2instances", QT_TR_NOOP("Instance table of ec2instances.info (CSV)"), "csv", "prices", "", true,
     "apiname ondemand linuxreservedcost|apiname linuxondemandcost",
     "accelerator=GPU model;reserved_1y=Linux Reserved cost;spot_price=Linux Spot Minimum cost", NoTraits,
     importPriceTable},
    {"aws-ondemand", QT_TR_NOOP("AWS on-demand and reserved prices (CSV)"), "csv", "prices", "AWS", true,
     "offertermcode|termtype instancetype", "", NoTraits, importPriceTable},
    {"aws-savings-plans", QT_TR_NOOP("AWS Savings Plans prices (CSV)"), "csv", "prices", "AWS", true,
     "discountedrate discountedusagetype",
     "price=DiscountedRate;instance=DiscountedUsageType;region=DiscountedRegionCode;term=PurchaseTerm;kind==reserved",
     NoTraits, importPriceTable},
    {"aws-capacity-blocks", QT_TR_NOOP("AWS Capacity Block prices (JSON)"), "json", "prices", "AWS", false, "", "",
     NoTraits, importCapacityBlocks},
    {"aws-block-offerings", QT_TR_NOOP("AWS describe-capacity-block-offerings (JSON)"), "json", "prices", "AWS", true,
     "capacityblockofferingid upfrontfee",
     "price=UpfrontFee;hours=CapacityBlockDurationHours;minutes=CapacityBlockDurationMinutes;machines=InstanceCount;"
     "ultraserver=UltraserverType;ultraservers=UltraserverCount;region=AvailabilityZone;kind==capacity-block",
     NoTraits, importPriceTable},
    {"aws-spot-history", QT_TR_NOOP("AWS describe-spot-price-history (JSON)"), "json", "prices", "AWS", true,
     "spotprice productdescription timestamp",
     "system=ProductDescription;zone=AvailabilityZoneId;region=AvailabilityZone", NewestOnly, importPriceTable},
    {"azure", QT_TR_NOOP("Azure retail prices (CSV or JSON)"), "csv", "prices", "Azure", true,
     "armskuname|armregionname|retailprice", "kind=type", TermTotals, importPriceTable},
    {"gcp-skus", QT_TR_NOOP("Google Cloud Billing SKUs (JSON)"), "json", "prices", "GCP", true,
     "skuid categoryusagetype",
     "accelerator=description;product=description;kind=category.usageType;region=serviceRegions;count==1;"
     "as_of=pricingInfo.effectiveTime;unit=pricingInfo.pricingExpression.usageUnit;"
     "price=pricingInfo.pricingExpression.tieredRates.unitPrice.amount;"
     "currency=pricingInfo.pricingExpression.tieredRates.unitPrice.currencyCode",
     AcceleratorsOnly | RegionLists, importPriceTable},
    {"gcp", QT_TR_NOOP("Google Cloud prices of whole machines (CSV)"), "csv", "prices", "GCP", true, "", "", NoTraits,
     importPriceTable},
    {"lambda", QT_TR_NOOP("Lambda instance types (JSON)"), "json", "prices", "Lambda", true,
     "instancetypepricecentsperhour",
     "instance=instance_type.name;accelerator=instance_type.gpu_description;count=instance_type.specs.gpus;"
     "price=instance_type.price_cents_per_hour;region=regions_with_capacity_available;"
     "vcpus=instance_type.specs.vcpus;memory=instance_type.specs.memory_gib",
     RegionLists, importPriceTable},
    {"runpod", QT_TR_NOOP("RunPod GPU types (JSON)"), "json", "prices", "RunPod", true,
     "secureprice communityprice|secureprice memoryingb",
     "accelerator=id;price=securePrice;spot_price=secureSpotPrice;gpu_memory=memoryInGb;count==1", NoTraits,
     importPriceTable},
    {"vast", QT_TR_NOOP("Vast.ai offers (JSON)"), "json", "prices", "Vast.ai", true, "dphtotal numgpus gpuname",
     "instance=id;accelerator=gpu_name;count=num_gpus;price=dph_total;is_spot=is_bid;region=geolocation;"
     "gpu_memory=gpu_ram;vcpus=cpu_cores_effective;memory=none",
     NoTraits, importPriceTable},
    {"scaleway", QT_TR_NOOP("Scaleway servers (JSON)"), "json", "prices", "Scaleway", true,
     "hourlyprice monthlyprice ncpus gpu",
     "instance=name;count=gpu;price=hourly_price;accelerator=gpu_info.gpu_name;gpu_memory=gpu_info.gpu_memory;"
     "memory=none;currency==EUR",
     NoTraits, importPriceTable},
    {"csv", QT_TR_NOOP("any other price list (CSV, JSON or XLSX; columns with other names are mapped)"), "csv",
     "prices", "", true, "", "", NoTraits, importPriceTable},
    {"epoch", QT_TR_NOOP("Epoch AI's table of machine-learning hardware (CSV): chips"), "csv", "chips", "", false,
     "hardwarename manufacturer", "", NoTraits, importEpochChips},
    {"mlperf", QT_TR_NOOP("MLPerf Inference summary of MLCommons (CSV or JSON): measurements"), "csv", "measurements",
     "", false, "mlperfmodel scenario|scenario performanceresult", "", NoTraits, importMlperf},
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

/// If no price book can contain the imported rows, nothing is stored or counted as imported.
static void withdrawImported(ImportReport &report)
{
    report.ignored += std::exchange(report.imported, 0);
    report.remarks.clear();
    for (qint64 *count : {&report.accepted, &report.newRows, &report.changedRows, &report.unchangedRows})
        *count = 0;
}

/// If even a number of chips would not make the rows comparable, that is the reason for all of them.
static void withoutComparison(ImportReport &report)
{
    constexpr qsizetype fewExamples = 3;
    ReasonCount withdrawn;
    for (const ReasonRow &row : reasonTable()) {
        const auto found = report.reasons.find(row.reason);
        const bool isIn = row.verdict == RowVerdict::Imported || report.acceptedReasons.contains(row.reason);
        if (found == report.reasons.end() || !isIn)
            continue;
        withdrawn.rows += found->second.rows;
        withdrawn.examples << found->second.examples;
        report.reasons.erase(found);
    }
    withdrawn.examples.resize(std::min(fewExamples, withdrawn.examples.size()));
    report.reasons[Reason::NoComparison] = withdrawn;
    report.prices = 0;
}

void tellDate(ImportReport &report, const ImportRequest &request, const QString &inFile, bool asOnDisk)
{
    const std::pair<QString, QString> origins[] = {
        {request.asOf, QStringLiteral("option")},
        {inFile, QStringLiteral("header")},
        {dateInPath(request.path), QStringLiteral("file name")},
        {asOnDisk ? dateOfFile(request.path) : QString(), QStringLiteral("file date")}};
    const auto *known = findWhere(origins, [](const auto &origin) { return !origin.first.isEmpty(); });
    if (known != nullptr)
        std::tie(report.asOf, report.asOfFrom) = *known;
}

Result<ImportReport> runImport(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                               const ImportSinks &sinks)
{
    if (const auto fault = formatFault(importer, request))
        return *fault;
    const FileStamp before = stampOf(request.path);
    qint64 usable = 0;
    bool isCounted = false;
    ImportSinks counting = sinks;
    counting.row = [&](const RowOutcome &outcome) {
        const bool isIn = enters(outcome, request.accepted);
        for (const PriceRecord &record : outcome.records) {
            usable += isIn && isUsable(catalog, record) ? 1 : 0;
            isCounted = isCounted || (isIn && record.chips.has_value());
        }
        return !sinks.row || sinks.row(outcome);
    };
    const Result<ImportReport> read = importer.run(importer, request, catalog, counting);
    if (!read)
        return read;
    if (stampOf(request.path) != before)
        return changedMeanwhile(QDir::toNativeSeparators(request.path));
    if (read.value().rows == 0) // truncated, or an empty query result: not a successful import
        return Problem{ProblemCode::BadSyntax,
                       tr("The list has no rows."),
                       tr("Choose a file with rows."),
                       {QDir::toNativeSeparators(request.path)}};
    ImportReport report = read.value();
    report.usable = usable;
    if (report.prices > 0 && usable == 0) {
        if (!isCounted)
            withoutComparison(report);
        withdrawImported(report);
    }
    return report;
}

Problem importCancelled(const QString &file)
{
    return {ProblemCode::CannotWrite, tr("The import was cancelled."), tr("Nothing was changed."), {file}};
}

} // namespace chipboard
