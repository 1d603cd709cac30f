#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "app/document/catalogmessages.h"
#include "data/compare/apply.h"
#include "data/compare/boardestimate.h"
#include "data/compare/fairestbook.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/files/evidencereader.h"
#include "data/views/describe.h"
#include "data/views/estimateexport.h"

#include <QHash>
#include <QSet>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QStringList placesOf(const Catalog &catalog)
{
    return idsOf(catalog.chips) + idsOf(catalog.instances) + idsOf(catalog.systems);
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
    if (const auto precision = precisionFromWord(invocation.precision)) { // "best" means the workload's own
        workload.precision = *precision;
        workload.weightBytes = 0.0;
        workload.cacheBytes = 0.0;
    }
    return workload;
}

Level levelOf(const QString &on, const Catalog &catalog)
{
    if (catalog.chip(ChipId(on)) != nullptr)
        return Level::Chip;
    return catalog.instance(InstanceId(on)) != nullptr ? Level::Instance : Level::System;
}

/// As for a table with only that row.
QString usualBookFor(const QString &on, const Catalog &catalog)
{
    Board board = defaultBoard();
    board.regions = catalog.regions;
    board.level = levelOf(on, catalog);
    board.chips = {ChipId(on)};
    board.instances = {InstanceId(on)};
    board.systems = {SystemId(on)};
    return withFairestBook(catalog, board).priceBook.text();
}

/// Expensive data that all values of a sweep share.
struct Places
{
    QStringList known = {};
    QHash<QString, QString> books = {}; ///< default price list by hardware id
};

Result<EstimatePlace> placeOf(const Invocation &invocation, const Assumptions &assumptions, const Catalog &catalog,
                              Places &places)
{
    if (invocation.on.isEmpty())
        return wrongUsage(tr("No chip, instance or system is given."),
                          tr("Add --on ID; \"chipboard list chips\" shows the ids of chips."));
    if (places.known.isEmpty())
        places.known = placesOf(catalog);
    if (!places.known.contains(invocation.on))
        return wrongUsage(tr("There is no chip, instance or system \"%1\".").arg(invocation.on),
                          nearThing(invocation.on, catalog, places.known, "chipboard list chips"));
    if (invocation.prices.isEmpty() && !places.books.contains(invocation.on))
        places.books[invocation.on] = usualBookFor(invocation.on, catalog);
    const QString bookId = invocation.prices.isEmpty() ? places.books.value(invocation.on) : invocation.prices;
    const PriceBook *book = catalog.book(BookId(bookId));
    if (book == nullptr)
        return wrongUsage(tr("There is no price list \"%1\".").arg(bookId),
                          nearOrAll(bookId, idsOf(catalog.books), "chipboard list prices"));
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

/// One estimate of --on and --sweep: an id and a value.
struct Point
{
    Invocation invocation;
    Assumptions assumptions;
};

/// The parts of a list, none empty or duplicate; for an empty list, one empty part.
Result<QStringList> partsOf(const QString &list, const QString &option)
{
    const QStringList parts = mapped(list.split(u','), [](const QString &part) { return part.trimmed(); });
    if (parts.size() > 1 && parts.contains(QString()))
        return wrongUsage(tr("%1 has an empty value.").arg(option), tr("Remove the extra comma."));
    QSet<QString> seen;
    for (const QString &part : std::as_const(parts)) {
        if (seen.contains(part))
            return wrongUsage(tr("%1 has the value \"%2\" twice.").arg(option, part), tr("Remove one of the two."));
        seen.insert(part);
    }
    return parts;
}

/// "input=1000" for each value of the sweep; one empty text without a sweep.
Result<QStringList> stepsOf(const QString &sweep)
{
    if (sweep.isEmpty())
        return QStringList{QString()};
    const QString name = sweep.section(u'=', 0, 0).trimmed();
    const QString values = sweep.section(u'=', 1).trimmed();
    if (values.isEmpty())
        return wrongUsage(tr("\"%1\" names no values to sweep.").arg(sweep),
                          tr("Write it as --sweep input=1000,8000."));
    if (name.contains(u'@'))
        return wrongUsage(tr("%1 cannot be swept.").arg(name),
                          tr("Sweep discount, or run the command once per value."));
    const Result<QStringList> parts = partsOf(values, u"--sweep"_s);
    if (!parts)
        return parts.problem();
    return mapped(parts.value(), [&](const QString &value) { return name + u'=' + value; });
}

Result<QList<Point>> pointsOf(const Invocation &invocation)
{
    const Result<QStringList> steps = stepsOf(invocation.sweep);
    if (!steps)
        return steps.problem();
    const Result<QStringList> places = partsOf(invocation.on, u"--on"_s);
    if (!places)
        return places.problem();
    QList<Point> points;
    for (const QString &on : places.value()) {
        for (const QString &step : steps.value()) {
            Point point{invocation, {}};
            point.invocation.on = on;
            if (!step.isEmpty())
                point.invocation.sets << step;
            const auto assumptions = chooseAssumptions(point.invocation.sets, {});
            if (!assumptions)
                return assumptions.problem();
            point.assumptions = assumptions.value();
            if (point.assumptions.chips && !invocation.count.isEmpty())
                return wrongUsage(tr("Both --count and the assumption chips are given."), tr("Remove one of the two."));
            points << point;
        }
    }
    return points;
}

Result<EstimateRequest> asked(const Point &point, const Catalog &catalog, Places &places)
{
    const auto workload = workloadOf(point.invocation, catalog);
    if (!workload)
        return workload.problem();
    const auto place = placeOf(point.invocation, point.assumptions, catalog, places);
    if (!place)
        return place.problem();
    return requestFor(catalog, workload.value(), point.assumptions, place.value());
}

// The evidence refers to sources by id, but machine-readable output must be self-contained.
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
    Assumptions assumptions;
    QString set;       ///< of a sweep: "input=1000"
    Currency currency; ///< a sweep may vary its rate
};

/// One table for all answers, with identifying columns in front.
Table listOf(const QList<Answer> &answers)
{
    if (answers.size() == 1)
        return estimateToList(answers.constFirst().estimate, answers.constFirst().currency);
    Table list;
    for (const Answer &answer : answers) {
        Table one = estimateToList(answer.estimate, answer.currency);
        for (Table::Row &row : one.rows)
            row = Table::Row{answer.estimate.on, answer.set} + row;
        list.name = one.name;
        list.columns = QList<Table::Column>{{u"on"_s}, {u"set"_s}} + one.columns;
        list.rows << one.rows;
    }
    return list;
}

void print(const QList<Answer> &answers, const QString &format, const Catalog &catalog, Streams &streams)
{
    if (isOfRows(format))
        return streams.result(rowsOf(listOf(answers), format));
    const QList<QByteArray> texts = mapped(answers, [&](const Answer &answer) {
        return format == u"json"
            ? estimateToJson(answer.estimate, answer.currency, answer.nearest, {answer.assumptions, catalog.revision})
            : (estimateToText(answer.estimate, answer.currency) + nearestText(catalog, answer.nearest)).toUtf8();
    });
    if (format == u"json" && texts.size() > 1)
        streams.result(QByteArray("{\n\"catalog\": \"" + catalog.revision.toUtf8()
                                  + "\",\n\"program\": \"Chipboard " CHIPBOARD_VERSION "\",\n\"estimates\": [\n"
                                  + texts.join(",\n") + "]\n}\n"));
    else
        streams.result(texts.join('\n'));
}

// A workload that does not fit is an answer; an invalid request is reported as an error.
int statusOf(const Estimate &result, const EstimateRequest &request, Streams &streams)
{
    if (!result.refusal)
        return Fine;
    if (result.bound == Bound::Capacity)
        return BadData;
    Problem problem = *result.refusal;
    if (request.count != 0 && !exactCount(request.count, request.chipsEach, request.on))
        problem.code = ProblemCode::WrongUsage;
    tell({problem}, streams);
    return exitStatusOf(problem);
}

/// Loading all measurements takes longer than an estimate, so rows of results omit the nearest one.
Result<QList<Answer>> answersFor(const QList<Point> &points, const Catalog &catalog, int &status, Streams &streams)
{
    QList<EstimateRequest> requests;
    QList<Currency> currencies;
    Places places;
    for (const Point &point : points) {
        const Result<EstimateRequest> request = asked(point, catalog, places);
        if (!request)
            return request.problem();
        requests << request.value();
        const Result<CurrencyChoice> currency = chooseCurrency(catalog, point.invocation, {});
        if (!currency)
            return currency.problem();
        currencies << shownCurrency(currency.value());
    }
    const Invocation &first = points.constFirst().invocation;
    tell(unusedAssumptions(first.sets, *chooseWorkload(first, catalog).value(), catalog), streams);
    const bool isNamed = !isOfRows(first.format) && requests.constFirst().workload.task == Task::Serve;
    const RunSet runs = isNamed ? shippedEvidence(catalog).set : RunSet();
    const CheckBench bench = benchOf(catalog, {}, runs);
    const Measurements measurements(runs.runs, bench);
    QList<Answer> answers;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const Estimate result = estimate(requests.at(i), catalog.calibration);
        answers << Answer{
            result, withSource(measurements.nearest(requests.at(i), result), catalog), points.at(i).assumptions,
            first.sweep.isEmpty() ? QString() : points.at(i).invocation.sets.constLast(), currencies.at(i)};
        status = std::max(status, statusOf(result, requests.at(i), streams));
    }
    return answers;
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
    if (!discounts)
        return streams.refuse(discounts.problem());
    const auto regions = chooseRegions(loaded.catalog, invocation.regions);
    if (!regions)
        return streams.refuse(regions.problem());
    Board figures{.regions = regions.value(), .overrides = discounts.value()};
    const Catalog catalog = withFigures(withModels(loaded.catalog, named.board.models), figures);
    const auto points = pointsOf(invocation);
    if (!points)
        return streams.refuse(points.problem());
    int status = Fine;
    const auto answers = answersFor(points.value(), catalog, status, streams);
    if (!answers)
        return streams.refuse(answers.problem());
    print(answers.value(), invocation.format, catalog, streams);
    return status == Fine ? loaded.status : status;
}

} // namespace chipboard
