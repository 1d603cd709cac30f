#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "app/cli/usage.h"
#include "app/document/catalogmessages.h"
#include "data/compare/apply.h"
#include "data/compare/boardestimate.h"
#include "data/compare/fairestbook.h"
#include "data/core/tr.h"
#include "data/files/evidencereader.h"
#include "data/views/describe.h"
#include "data/views/estimateexport.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QStringList placesOf(const Catalog &catalog)
{
    return idsOf(catalog.chips) + idsOf(catalog.instances) + idsOf(catalog.systems);
}

Problem unknownId(const QString &sentence, const QString &typed, const QStringList &known, const char *command)
{
    return wrongUsage(sentence.arg(typed), nearOrAll(typed, known, command));
}

Result<int> countOf(const Invocation &invocation)
{
    if (invocation.count.isEmpty())
        return 0;
    bool isNumber = false;
    const int count = invocation.count.toInt(&isNumber);
    if (!isNumber || count < 1)
        return wrongUsage(tr("\"%1\" is not a number of chips.").arg(invocation.count), tr("Enter 1 or more."));
    return count;
}

Result<Workload> workloadOf(const Invocation &invocation, const Catalog &catalog)
{
    if (invocation.workload.isEmpty() && invocation.model.isEmpty())
        return wrongUsage(tr("No workload is given."),
                          tr("Add --workload ID or --model ID; \"chipboard list workloads\" and \"chipboard list "
                             "models\" show the ids."));
    const Result<const Workload *> chosen = chooseWorkload(invocation, catalog);
    if (!chosen)
        return chosen.problem();
    Workload workload = *chosen.value();
    if (const auto precision = precisionFromWord(invocation.precision)) { // "best" is the workload's own
        workload.precision = *precision;
        workload.weightBytes = 0.0;
        workload.cacheBytes = 0.0;
    }
    return workload;
}

/// As for a table of that one row.
QString fairestFor(const QString &on, const Catalog &catalog)
{
    Board board;
    board.priceBook = defaultBoard().priceBook;
    if (catalog.chip(ChipId(on)) != nullptr) {
        board.chips = {ChipId(on)};
    } else if (catalog.instance(InstanceId(on)) != nullptr) {
        board.level = Level::Instance;
        board.instances = {InstanceId(on)};
    } else {
        board.level = Level::System;
        board.systems = {SystemId(on)};
    }
    return withFairestBook(catalog, board).priceBook.text();
}

Result<EstimatePlace> placeOf(const Invocation &invocation, const Assumptions &assumptions, const Catalog &catalog)
{
    if (invocation.on.isEmpty())
        return wrongUsage(tr("No chip, instance or system is given."),
                          tr("Add --on ID; \"chipboard list chips\" shows the ids of chips."));
    if (const QStringList places = placesOf(catalog); !places.contains(invocation.on))
        return unknownId(tr("There is no chip, instance or system \"%1\"."), invocation.on, places,
                         "chipboard list chips");
    const QString bookId = invocation.prices.isEmpty() ? fairestFor(invocation.on, catalog) : invocation.prices;
    const PriceBook *book = catalog.book(BookId(bookId));
    if (book == nullptr)
        return unknownId(tr("There is no price list \"%1\"."), bookId, idsOf(catalog.books), "chipboard list prices");
    const Result<int> count = countOf(invocation);
    if (!count)
        return count.problem();
    EstimatePlace place = placeFor(assumptions, book);
    place.mixedPrices = invocation.mixedPrices;
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
    return requestFor(catalog, workload.value(), assumptions.value(), place.value());
}

// The evidence names its sources by id; files for machines stand alone.
std::optional<NearestRun> withSource(std::optional<NearestRun> nearest, const Catalog &catalog)
{
    const Source *source =
        !nearest || nearest->row.sources.isEmpty() ? nullptr : catalog.source(nearest->row.sources.constFirst());
    if (source != nullptr) {
        nearest->row.sourceTitle = source->title;
        nearest->row.sourceUrl = source->url;
    }
    return nearest;
}

QString nearestText(const Catalog &catalog, const std::optional<NearestRun> &nearest)
{
    if (!nearest)
        return {};
    const SourceCard::Line line = nearestLine(catalog, *nearest, terminalFormatter());
    return tr("Nearest measurement: %1").arg(line.text) + u'\n' + (line.link.isEmpty() ? QString() : line.link + u'\n');
}

struct Answer
{
    Estimate estimate;
    std::optional<NearestRun> nearest;
};

void print(const Answer &answer, const QString &format, const Currency &currency, const Catalog &catalog,
           Streams &streams)
{
    const Estimate &result = answer.estimate;
    if (format == u"json")
        streams.result(estimateToJson(result, currency, answer.nearest));
    else if (format == u"csv")
        streams.result(listToCsv(estimateToList(result, currency)));
    else
        streams.result((estimateToText(result, currency) + nearestText(catalog, answer.nearest)).toUtf8());
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

int runEstimate(const Invocation &typed, Streams &streams)
{
    const LoadedCatalog loaded = loadCatalogFor(typed, streams);
    const NamedModel named = takeModelFile(typed, {}, loaded.catalog);
    tell(named.problems, streams);
    if (hasErrors(named.problems))
        return worstStatus(named.problems);
    const Invocation &invocation = named.invocation;
    const auto discounts = chooseDiscounts(loaded.catalog, invocation.sets, {});
    if (!discounts) {
        tell({discounts.problem()}, streams);
        return exitStatusOf(discounts.problem());
    }
    const Catalog catalog = withOverrides(withModels(loaded.catalog, named.board.models), discounts.value());
    const Result<EstimateRequest> request = asked(invocation, catalog);
    if (!request) {
        tell({request.problem()}, streams);
        return exitStatusOf(request.problem());
    }
    const Result<CurrencyChoice> currency = chooseCurrency(catalog, invocation, {});
    if (!currency) {
        tell({currency.problem()}, streams);
        return exitStatusOf(currency.problem());
    }
    tell(unusedAssumptions(invocation.sets, *chooseWorkload(invocation, catalog).value(), catalog), streams);
    const Estimate result = estimate(request.value(), catalog.calibration);
    // Reading all measurements takes longer than the estimate; rows of results do not name the nearest.
    const bool isNamed = invocation.format != u"csv" && request.value().workload.task == Task::Serve;
    const RunSet runs = isNamed ? shippedEvidence(catalog).set : RunSet();
    const CheckBench bench = benchOf(catalog, {}, runs);
    const auto nearest = withSource(Measurements(runs.runs, bench).nearest(request.value(), result), catalog);
    print({result, nearest}, invocation.format, shownCurrency(currency.value()), catalog, streams);
    const int status = statusOf(result, request.value(), streams);
    return status == Fine ? loaded.status : status;
}

} // namespace chipboard
