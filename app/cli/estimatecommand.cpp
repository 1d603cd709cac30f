#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "app/cli/usage.h"
#include "data/compare/boardestimate.h"
#include "data/core/tr.h"
#include "data/views/estimateexport.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

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
        return wrongUsage(tr("\"%1\" is no number of chips.").arg(invocation.count), tr("Give 1 or more."));
    return count;
}

Result<const Workload *> workloadOf(const Invocation &invocation, const Catalog &catalog)
{
    if (invocation.workload.isEmpty())
        return wrongUsage(tr("No workload is named."),
                          tr("Give --workload ID; \"chipboard list workloads\" has the ids."));
    const Workload *workload = catalog.workload(WorkloadId(invocation.workload));
    if (workload == nullptr)
        return unknownId(tr("There is no workload \"%1\"."), invocation.workload, idsOf(catalog.workloads));
    return workload;
}

Result<EstimatePlace> placeOf(const Invocation &invocation, const Assumptions &assumptions, const Catalog &catalog)
{
    if (invocation.on.isEmpty())
        return wrongUsage(tr("No chip, instance or system is named."),
                          tr("Give --on ID; \"chipboard list chips\" has the ids of chips."));
    if (const QStringList places = placesOf(catalog); !places.contains(invocation.on))
        return unknownId(tr("There is no chip, instance or system \"%1\"."), invocation.on, places);
    const QString bookId = invocation.prices.isEmpty() ? u"on-demand"_s : invocation.prices;
    const PriceBook *book = catalog.book(BookId(bookId));
    if (book == nullptr)
        return unknownId(tr("There is no price book \"%1\"."), bookId, idsOf(catalog.books));
    const Result<int> count = countOf(invocation);
    if (!count)
        return count.problem();
    EstimatePlace place = placeFor(assumptions, book);
    place.on = invocation.on;
    if (count.value() != 0)
        place.count = count.value();
    return place;
}

Result<EstimateRequest> asked(const Invocation &invocation, const Catalog &catalog)
{
    const auto workload = workloadOf(invocation, catalog);
    if (!workload)
        return workload.problem();
    const auto assumptions = chooseAssumptions(invocation.sets, {});
    if (!assumptions)
        return assumptions.problem();
    const auto place = placeOf(invocation, assumptions.value(), catalog);
    if (!place)
        return place.problem();
    return requestFor(catalog, *workload.value(), assumptions.value(), place.value());
}

void print(const Estimate &result, const QString &format, const Currency &currency, Streams &streams)
{
    if (format == u"json")
        streams.result(estimateToJson(result, currency));
    else if (format == u"csv")
        streams.result(listToCsv(estimateToList(result, currency)));
    else
        streams.result(estimateToText(result, currency).toUtf8());
}

// That a workload does not fit is an answer; that it cannot be asked is a fault of whoever wrote it.
int statusOf(const Estimate &result, const EstimateRequest &request, Streams &streams)
{
    if (!result.refusal || result.bound == Bound::Capacity)
        return Fine;
    Problem problem = *result.refusal;
    if (request.count != 0 && !exactCount(request.count, request.chipsEach, request.on))
        problem.code = ProblemCode::WrongUsage;
    tell({problem}, streams);
    return exitStatusOf(problem);
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
    const Result<CurrencyChoice> currency = chooseCurrency(invocation, {});
    if (!currency) {
        tell({currency.problem()}, streams);
        return exitStatusOf(currency.problem());
    }
    tell(unusedAssumptions(invocation.sets, *loaded.catalog.workload(WorkloadId(invocation.workload))), streams);
    const Estimate result = estimate(request.value(), loaded.catalog.calibration);
    print(result, invocation.format, shownCurrency(currency.value()), streams);
    const int status = statusOf(result, request.value(), streams);
    return status == Fine ? loaded.status : status;
}

} // namespace chipboard
