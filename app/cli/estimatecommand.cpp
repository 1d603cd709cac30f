#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "app/cli/usage.h"
#include "data/export/estimateexport.h"
#include "data/metrics/boardestimate.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

template<typename Items>
QStringList idsOf(const Items &items)
{
    QStringList ids;
    for (const auto &item : items)
        ids << item.id.text();
    return ids;
}

QStringList placesOf(const Catalog &catalog)
{
    return idsOf(catalog.chips) + idsOf(catalog.instances) + idsOf(catalog.systems);
}

Problem unknownId(const QString &sentence, const QString &typed, const QStringList &known)
{
    return wrongUsage(sentence.arg(typed), didYouMean(typed, known));
}

Result<int> countOf(const Invocation &invocation)
{
    if (invocation.count.isEmpty())
        return 0;
    bool isNumber = false;
    const int count = invocation.count.toInt(&isNumber);
    if (!isNumber || count < 1)
        return wrongUsage(CommandLine::tr("\"%1\" is no number of chips.").arg(invocation.count),
                          CommandLine::tr("Give 1 or more."));
    return count;
}

Result<EstimateRequest> asked(const Invocation &invocation, const Catalog &catalog)
{
    const Workload *workload = catalog.workload(WorkloadId(invocation.workload));
    if (workload == nullptr) {
        return unknownId(CommandLine::tr("There is no workload \"%1\"."), invocation.workload,
                         idsOf(catalog.workloads));
    }
    if (const QStringList places = placesOf(catalog); !places.contains(invocation.on))
        return unknownId(CommandLine::tr("There is no chip, instance or system \"%1\"."), invocation.on, places);
    const QString bookId = invocation.prices.isEmpty() ? u"on-demand"_s : invocation.prices;
    const PriceBook *book = catalog.book(BookId(bookId));
    if (book == nullptr)
        return unknownId(CommandLine::tr("There is no price book \"%1\"."), bookId, idsOf(catalog.books));
    const Result<int> count = countOf(invocation);
    if (!count)
        return count.problem();
    const auto assumptions = chooseAssumptions(invocation.sets, {});
    if (!assumptions)
        return assumptions.problem();
    EstimatePlace place = placeFor(assumptions.value(), book);
    place.on = invocation.on;
    if (count.value() != 0)
        place.count = count.value();
    return requestFor(catalog, *workload, assumptions.value(), place);
}

} // namespace

int runEstimate(const Invocation &invocation, Streams &streams)
{
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    const Result<EstimateRequest> request = asked(invocation, loaded.catalog);
    if (!request) {
        tell({request.problem()}, streams);
        return exitStatusOf(request.problem());
    }
    const Estimate result = estimate(request.value(), loaded.catalog.calibration);
    if (invocation.format == u"json")
        streams.result(estimateToJson(result));
    else
        streams.result(estimateToText(result).toUtf8());
    return loaded.status;
}

} // namespace chipboard
