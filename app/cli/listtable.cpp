#include "app/cli/listtable.h"

#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "data/analysis/claimcheck.h"
#include "data/board/assumption.h"
#include "data/board/board.h"
#include "data/board/needs.h"
#include "data/compare/evaluate.h"
#include "data/compare/instancequery.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/import/importer.h"
#include "data/views/pages.h"
#include "widgets/export/exporters.h"

#include <QCollator>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// Keeps the items that match an expression; if none match, the hint is a warning.
template<typename Things, typename Id>
std::optional<Problem> keepFound(Things &things, const Result<QList<Id>> &found, const QString &hint)
{
    if (!found) {
        Problem problem = found.problem(); // of one line, in no file
        problem.message = tr("--where, column %1: %2").arg(problem.where.column).arg(problem.message);
        problem.where = {};
        return problem;
    }
    const QSet<Id> kept(found.value().begin(), found.value().end());
    things.removeIf([&kept](const auto &thing) { return !kept.contains(thing.id); });
    if (!kept.isEmpty())
        return std::nullopt;
    return Problem{ProblemCode::WrongUsage, hint, {}, {}, Severity::Warning};
}

ListPrices pricesOf(const Invocation &invocation)
{
    return {BookId(invocation.prices.isEmpty() ? u"on-demand"_s : invocation.prices), invocation.mixedPrices};
}

qsizetype placeOfColumn(const Table &list, const QString &title)
{
    const auto found =
        std::ranges::find_if(list.columns, [&title](const Table::Column &column) { return column.title == title; });
    return found == list.columns.end() ? -1 : found - list.columns.begin();
}

Problem noColumn(const Table &list, const QString &typed)
{
    const QStringList known = columnTitles(list);
    const QString near = didYouMean(typed, known);
    return wrongUsage(tr("The list %1 has no column \"%2\".").arg(list.name, typed),
                      near.isEmpty() ? tr("Columns: %1.").arg(known.join(u", "_s)) : near);
}

// By value, "-price" descending; cells without a value come last in both directions.
std::optional<Problem> sortList(Table &list, const QString &sort)
{
    const bool isDescending = sort.startsWith(u'-');
    const QString title = isDescending ? sort.sliced(1) : sort;
    const qsizetype column = placeOfColumn(list, title);
    if (column < 0)
        return noColumn(list, title);
    const bool isNumeric = list.columns.at(column).numeric;
    const auto isEmpty = [&](const Table::Cell &cell) { return isNumeric ? !cell.value : plainText(cell).isEmpty(); };
    QCollator words{QLocale(QLocale::English)}; // "p5.4xlarge" before "p5.48xlarge"
    words.setNumericMode(true);
    words.setCaseSensitivity(Qt::CaseInsensitive);
    const auto isBelow = [&](const Table::Cell &a, const Table::Cell &b) {
        return isNumeric ? *a.value < *b.value : words.compare(plainText(a), plainText(b)) < 0;
    };
    std::ranges::stable_sort(list.rows, [&](const Table::Row &one, const Table::Row &other) {
        const Table::Cell &a = one.at(column);
        const Table::Cell &b = other.at(column);
        if (isEmpty(a) || isEmpty(b))
            return !isEmpty(a) && isEmpty(b);
        return isDescending ? isBelow(b, a) : isBelow(a, b);
    });
    return std::nullopt;
}

std::optional<Problem> keepColumns(Table &list, const QStringList &titles)
{
    QList<qsizetype> places;
    for (const QString &title : titles) {
        places << placeOfColumn(list, title);
        if (places.constLast() < 0)
            return noColumn(list, title);
    }
    const auto chosen = [&places](const auto &all) {
        std::decay_t<decltype(all)> kept;
        for (const qsizetype place : places)
            kept << all.at(place);
        return kept;
    };
    list.columns = chosen(list.columns);
    for (Table::Row &row : list.rows)
        row = chosen(row);
    return std::nullopt;
}

std::optional<Problem> arrange(Table &list, const Invocation &invocation)
{
    if (!invocation.sort.isEmpty()) {
        if (const auto problem = sortList(list, invocation.sort))
            return problem;
    }
    return invocation.columns.isEmpty() ? std::nullopt : keepColumns(list, invocation.columns);
}

// Restricts the catalogue to the chips or instances that match --where; returns a warning if none do.
std::optional<Problem> narrow(Catalog &catalog, const ListKind &kind, const Invocation &invocation)
{
    const bool isInstances = QLatin1String(kind.id) == u"instances";
    const bool isChips = QLatin1String(kind.id) == u"chips" || QLatin1String(kind.id) == u"providers";
    if (!isInstances && !isChips
        && (!invocation.where.isEmpty() || !invocation.prices.isEmpty() || invocation.mixedPrices))
        return wrongUsage(tr("Only chips and instances can be listed with --where and --prices."),
                          tr("Write chipboard list instances --where EXPRESSION."));
    const ListPrices at = pricesOf(invocation);
    if (catalog.book(at.book) == nullptr) {
        return wrongUsage(tr("There is no price list \"%1\".").arg(at.book.text()),
                          nearOrAll(at.book.text(), idsOf(catalog.books), "chipboard list prices"));
    }
    if (invocation.where.isEmpty())
        return std::nullopt;
    std::optional<Problem> problem;
    if (isChips)
        problem = keepFound(catalog.chips,
                            chipsWhere(catalog, invocation.where, {.priceBook = at.book, .mixedPrices = at.mixed}),
                            tr("No chip meets all conditions. Remove one of them."));
    else
        problem = keepFound(catalog.instances, instancesWhere(catalog, invocation.where, at.book, at.mixed),
                            nothingFoundHint(catalog, invocation.where));
    catalog.index();
    return problem;
}

} // namespace

int runList(const Invocation &invocation, Streams &streams)
{
    const QString typed = invocation.arguments.value(0);
    const ListKind *kind = findListKind(typed);
    if (kind == nullptr) {
        return streams.refuse(wrongUsage(tr("There is no list \"%1\".").arg(typed),
                                         tr("Available lists: %1.").arg(alternatives(rowIds(listTable())))));
    }
    LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    if (const auto problem = narrow(loaded.catalog, *kind, invocation)) {
        streams.say(problem->toText());
        if (problem->severity == Severity::Error)
            return exitStatusOf(*problem);
    }
    Table list = kind->build(loaded.catalog, pricesOf(invocation));
    list.name = QString::fromLatin1(kind->id);
    if (const auto problem = arrange(list, invocation))
        return streams.refuse(*problem);
    if (invocation.format == u"json")
        streams.result(listToJson(list, loaded.catalog.revision));
    else if (isOfRows(invocation.format))
        streams.result(rowsOf(list, invocation.format));
    else
        streams.result(listToText(list).toUtf8());
    return loaded.status;
}

namespace {

template<typename Ids>
QString joined(const Ids &ids)
{
    return mapped(ids, [](const auto &id) { return id.text(); }).join(u' ');
}

Table::Cell number(const std::optional<Interval> &value) { return value ? listNumber(value->value) : Table::Cell(); }
Table::Cell low(const std::optional<Interval> &value) { return value ? listNumber(value->low) : Table::Cell(); }
Table::Cell high(const std::optional<Interval> &value) { return value ? listNumber(value->high) : Table::Cell(); }

/// Columns as "id,#count"; "#" marks numeric ones.
Table listWith(const char *columns)
{
    Table list;
    for (const QString &title : QString::fromLatin1(columns).split(u','))
        list.columns << Table::Column{title.mid(title.startsWith(u'#') ? 1 : 0), title.startsWith(u'#')};
    return list;
}

/// The main figures of all chips, from the metrics, so that MXFP8 counts as FP8 here too.
ResultTable mainFigures(const Catalog &catalog)
{
    Board board;
    for (const Chip &chip : catalog.chips)
        board.chips << chip.id;
    return evaluate(catalog, board,
                    {MetricId(u"compute_bf16"_s), MetricId(u"compute_fp8"_s), MetricId(u"memory"_s),
                     MetricId(u"memory_bandwidth"_s), MetricId(u"power"_s)});
}

Table chips(const Catalog &catalog)
{
    Table list = listWith("id,name,full_name,vendor,family,#generation,status,announced,available,#bf16_tflops,"
                          "#fp8_tflops,#memory,memory_unit,#memory_bandwidth_tb_s,#power_w");
    const ResultTable table = mainFigures(catalog);
    for (const ResultRow &row : table.rows) {
        const Chip &chip = *row.subject.chip;
        const Cell &memory = row.cells.at(2);
        list.rows << Table::Row{chip.id.text(),
                                chip.name,
                                chip.fullName,
                                chip.vendor,
                                chip.family,
                                listNumber(chip.generation),
                                availabilityWord(chip.status),
                                chip.announced.value,
                                chip.available.value,
                                number(row.cells.at(0).value),
                                number(row.cells.at(1).value),
                                number(memory.value),
                                memory.isMissing() ? QString() : symbolOf(memory.unit),
                                number(row.cells.at(3).value),
                                number(row.cells.at(4).value)};
    }
    return list;
}

Table instances(const Catalog &catalog, const ListPrices &at)
{
    Table list = listWith("id,provider,chip,#chips,status,#memory_gib,#vcpus,#host_memory_gib,#network_gbps,"
                          "#usd_per_hour,#usd_per_chip_hour,price_as_of,regions");
    const auto inUnit = [](const std::optional<Figure> &figure, Unit unit) {
        return figure && !figure->isMissing()
            ? listNumber(figure->value->value * unitInfo(figure->unit).factor / unitInfo(unit).factor)
            : Table::Cell();
    };
    const auto regions = regionsOfInstances(catalog);
    forEachPriced(
        catalog,
        {MetricId(u"memory"_s), MetricId(u"network"_s), MetricId(u"price_hour"_s), MetricId(u"price_chip_hour"_s)},
        at.book, at.mixed, [&](const ResultRow &row) {
            const Instance &instance = *row.subject.instance;
            const Cell &price = row.cells.at(2);
            list.rows << Table::Row{instance.id.text(),
                                    instance.provider,
                                    instance.chip.text(),
                                    number(instance.chips.value),
                                    availabilityWord(instance.status),
                                    number(row.cells.at(0).value),
                                    inUnit(instance.vcpu, Unit::VCpu),
                                    inUnit(instance.hostMemory, Unit::GiB),
                                    number(row.cells.at(1).value),
                                    number(price.value),
                                    number(row.cells.at(3).value),
                                    price.isMissing() ? Table::Cell() : dateCell(price.asOf),
                                    regions.value(instance.id).join(u' ')};
        });
    return list;
}

Table systems(const Catalog &catalog)
{
    Table list = listWith("id,name,vendor,chip,#chips,status");
    for (const System &system : catalog.systems)
        list.rows << Table::Row{system.id.text(),
                                system.name,
                                system.vendor,
                                system.chip.text(),
                                number(system.chips.value),
                                availabilityWord(system.status)};
    return list;
}

Table workloads(const Catalog &catalog)
{
    Table list = listWith("id,name,group,task,model,precision,#tokens,#sequence,#input,#output,#batch,#steps");
    const auto stated = [](double count) { return count > 0.0 ? listNumber(count) : Table::Cell(); };
    for (const Workload &work : catalog.workloads + catalog.servings)
        list.rows << Table::Row{work.id.text(),      work.name,
                                work.group,          taskWord(work.task),
                                work.model.text(),   precisionWord(work.precision),
                                stated(work.tokens), stated(work.sequence),
                                stated(work.input),  stated(work.output),
                                stated(work.batch),  stated(work.steps)};
    return list;
}

QString attentionWord(const ModelShape &model)
{
    const AttentionShape &attention = model.attention;
    QStringList words;
    if (attention.latentRank > 0)
        words << u"latent"_s;
    if (attention.sparseTop > 0)
        words << u"sparse"_s;
    if (attention.windowLayers > 0)
        words << u"window"_s;
    if (attention.linearLayers > 0)
        words << u"linear"_s;
    return words.isEmpty() ? u"full"_s : words.join(u'+');
}

Table models(const Catalog &catalog)
{
    Table list = listWith("id,name,family,kind,#total_b,#active_b,#layers,#hidden,#heads,#kv_heads,#experts,"
                          "#experts_used,#context,attention,weights");
    const auto stated = [](double count) { return count > 0.0 ? listNumber(count) : Table::Cell(); };
    for (const ModelShape *model : modelsBySize(catalog)) {
        const ExpertShape experts = model->experts.value_or(ExpertShape{0, 0});
        const bool isDecoder = model->kind == ModelKind::Decoder;
        list.rows << Table::Row{model->id.text(),
                                model->name,
                                model->family,
                                modelKindWord(model->kind),
                                stated(model->parameters / 1e9),
                                stated(model->activeParameters / 1e9),
                                stated(model->layers),
                                stated(model->hidden),
                                stated(model->heads),
                                stated(model->kvHeads),
                                stated(experts.count),
                                stated(experts.perToken),
                                stated(model->context),
                                isDecoder ? attentionWord(*model) : QString(),
                                isDecoder ? precisionWord(model->weights) : QString()};
    }
    return list;
}

Table metrics(const Catalog &)
{
    Table list = listWith("id,name,unit,better,formula");
    for (const Metric &metric : metricTable())
        list.rows << Table::Row{metric.metricId().text(), metric.labelText(), symbolOf(metric.unit),
                                metric.better == Better::Higher ? u"higher"_s : u"lower"_s, metric.formulaText()};
    return list;
}

Table needs(const Catalog &)
{
    Table list = listWith("id,name,unit,#minimum,#maximum,values,help");
    for (const NeedRow &row : needTable()) {
        const QStringList words =
            mapped(row.choices, [](const NeedChoice &choice) { return QString::fromLatin1(choice.word); });
        const bool isNumber = row.number != nullptr;
        list.rows << Table::Row{row.needId(),
                                row.labelText(),
                                row.unitText(),
                                isNumber ? listNumber(row.minimum) : Table::Cell(),
                                isNumber ? listNumber(row.maximum) : Table::Cell(),
                                words.join(u' '),
                                row.helpText()};
    }
    return list;
}

// Names of the tasks that an assumption affects.
QString tasksOf(const AssumptionRow &row)
{
    QStringList words;
    for (const Task task : {Task::Pretrain, Task::FineTune, Task::Lora, Task::Serve, Task::Batch}) {
        if (row.actsOn(task))
            words << taskWord(task);
    }
    return words.join(u' ');
}

Table assumptions(const Catalog &)
{
    Table list = listWith("id,name,group,unit,#minimum,#maximum,#default,default_from,tasks,acts_on");
    for (const AssumptionRow &row : assumptionTable())
        list.rows << Table::Row{row.assumptionId().text(),
                                row.labelText(),
                                assumptionGroupLabel(row.group),
                                symbolOf(row.unit),
                                listNumber(row.minimum),
                                listNumber(row.maximum),
                                listNumber(row.fallback),
                                row.originText(),
                                tasksOf(row),
                                row.helpText()};
    // For the whole board, with --currency.
    list.rows << Table::Row{QString::fromLatin1(exchangeRateId),
                            tr("Exchange rate"),
                            tr("Currency"),
                            {},
                            listNumber(CurrencyChoice::leastRate),
                            listNumber(CurrencyChoice::mostRate),
                            {},
                            tr("The catalogue's rate of the currency (\"chipboard list facts\"), or yours."),
                            {},
                            tr("How much of the displayed currency one USD buys.")};
    return list;
}

Table prices(const Catalog &catalog)
{
    Table list = listWith("id,name,kind,as_of,#prices,description");
    for (const PriceBook &book : catalog.books)
        list.rows << Table::Row{book.id.text(),
                                book.name,
                                priceKindWord(book.kind),
                                book.asOf,
                                listNumber(static_cast<double>(book.prices.size())),
                                book.description};
    return list;
}

/// The newest list of the same price type with a common provider.
const PriceBook *youngerThan(const Catalog &catalog, const PriceBook &old)
{
    const PriceBook *found = nullptr;
    for (const PriceBook &book : catalog.books) {
        const bool isOfSame =
            std::ranges::any_of(book.providers, [&old](const QString &one) { return old.providers.contains(one); });
        if (book.kind == old.kind && isOfSame && book.asOf > (found != nullptr ? found->asOf : old.asOf))
            found = &book;
    }
    return found;
}

QString replacementOf(const Catalog &catalog, const PriceBook &book)
{
    if (const PriceBook *younger = youngerThan(catalog, book))
        return tr("The list %1 of %2.").arg(younger->id.text(), dateText(younger->asOf));
    return book.providers.isEmpty()
        ? tr("A newer list: chipboard import FILE.")
        : tr("A newer list of %1: chipboard import FILE.").arg(book.providers.join(u", "_s));
}

/// Outdated entries on the catalogue's day, oldest first, with their replacements; figures by their preferred source.
Table age(const Catalog &catalog)
{
    Table list = listWith("what,id,name,as_of,#days,#count,replaced_by");
    const auto add = [&](const QString &what, const QString &id, const QString &name, const QString &asOf,
                         qsizetype count, const QString &replacement) {
        list.rows << Table::Row{what,
                                id,
                                name,
                                asOf,
                                listNumber(static_cast<double>(*daysOld(asOf, catalog.today))),
                                listNumber(static_cast<double>(count)),
                                replacement};
    };
    for (const PriceBook &book : catalog.books) {
        if (isStale(book.asOf, catalog.today))
            add(u"prices"_s, book.id.text(), book.name, book.asOf, book.prices.size(), replacementOf(catalog, book));
    }
    QMap<std::pair<QString, QString>, qsizetype> figures;
    forEachFigure(catalog, [&](const Figure &figure) {
        const bool isPrice = unitInfo(figure.unit).dimension == Dimension::Price;
        if (!figure.isMissing() && !isPrice && !figure.sources.isEmpty() && isStale(figure.asOf, catalog.today))
            ++figures[{figure.sources.constFirst().text(), figure.asOf}];
    });
    for (auto at = figures.constBegin(); at != figures.constEnd(); ++at) {
        const Source *source = catalog.source(SourceId(at.key().first));
        if (source != nullptr)
            add(u"figures"_s, source->id.text(), source->title, at.key().second, at.value(),
                source->url.isEmpty() ? tr("A newer source.") : tr("Read again: %1").arg(source->url));
    }
    std::ranges::stable_sort(list.rows, [](const Table::Row &a, const Table::Row &b) {
        return std::tuple(a.at(0).text != u"prices", a.at(3).text)
            < std::tuple(b.at(0).text != u"prices", b.at(3).text);
    });
    return list;
}

QString rentedThing(const PriceEntry &entry)
{
    if (!entry.instance.isEmpty())
        return entry.instance.text();
    return entry.system.isEmpty() ? entry.chip.text() : entry.system.text();
}

Table quotes(const Catalog &catalog)
{
    Table list = listWith("id,book,provider,region,term,#usd_per_hour,status,as_of,reason,sources");
    for (const PriceBook &book : catalog.books) {
        for (const PriceEntry &entry : book.prices) {
            const Figure &price = entry.usdPerHour;
            list.rows << Table::Row{rentedThing(entry), book.id.text(),       entry.provider,           entry.region,
                                    entry.term,         number(price.value),  statusWord(price.status), price.asOf,
                                    price.reason,       joined(price.sources)};
        }
    }
    return list;
}

Table claims(const Catalog &catalog)
{
    Table list = listWith("id,who,when,kind,about,versus,#low,#value,#high,unit,statement,verdict,as_source_has_it,"
                          "contradictions,sources");
    // As on the page Claims for the default board.
    for (const ClaimCheck &check : checkClaims(catalog, defaultBoard())) {
        const Claim &claim = *check.claim;
        list.rows << Table::Row{claim.id.text(),
                                claim.who,
                                claim.when,
                                claim.kind,
                                claim.about.join(u' '),
                                claim.versus,
                                low(claim.value),
                                number(claim.value),
                                high(claim.value),
                                claim.unit,
                                claim.statement,
                                claimVerdictWord(check.verdict),
                                claim.verdict,
                                joined(claim.contradictions),
                                joined(claim.sources)};
    }
    return list;
}

Table sources(const Catalog &catalog)
{
    Table list = listWith("id,kind,as_of,title,url");
    for (const Source &source : catalog.sources)
        list.rows << Table::Row{source.id.text(), sourceKindWord(source.kind), source.asOf, source.title, source.url};
    return list;
}

Table formats(const Catalog &)
{
    Table list = listWith("id,ending,name,use");
    for (const Exporter &exporter : exporterTable())
        list.rows << Table::Row{QString::fromLatin1(exporter.id), u'.' + QLatin1String(exporter.suffix),
                                tr(exporter.name), u"export"_s};
    for (const Importer &importer : importerTable())
        list.rows << Table::Row{QString::fromLatin1(importer.id), u'.' + QLatin1String(importer.suffix),
                                tr(importer.name), u"import "_s + QLatin1String(importer.yields)};
    return list;
}

Table changes(const Catalog &catalog)
{
    Table list = listWith("id,date,what,subject,attribute,before,after,sources");
    for (const Change &change : catalog.changes)
        list.rows << Table::Row{change.id,        dateCell(change.date), change.what,  change.subject,
                                change.attribute, change.before,         change.after, joined(change.sources)};
    return list;
}

Table rules(const Catalog &catalog)
{
    Table list = listWith("id,topic,text,#low,#threshold,#high,unit,sources");
    for (const Rule &rule : catalog.rules)
        list.rows << Table::Row{rule.id,
                                rule.topic,
                                rule.text,
                                low(rule.threshold),
                                number(rule.threshold),
                                high(rule.threshold),
                                rule.thresholdUnit,
                                joined(rule.sources)};
    return list;
}

void appendFacts(Table &list, const QList<Fact> &facts)
{
    for (const Fact &fact : facts)
        list.rows << Table::Row{fact.id,
                                fact.subject,
                                fact.attribute,
                                fact.value,
                                fact.unit,
                                fact.asOf,
                                joined(fact.contradictions),
                                joined(fact.sources)};
}

Table facts(const Catalog &catalog)
{
    Table list = listWith("id,subject,attribute,value,unit,as_of,contradictions,sources");
    appendFacts(list, catalog.software);
    appendFacts(list, catalog.facts);
    for (const System &system : catalog.systems)
        appendFacts(list, system.facts);
    return list;
}

QString subjectsOf(const Contradiction &contradiction)
{
    const auto words = [](const ContradictionSubject &subject) {
        return subject.chip.text() + subject.instance.text() + subject.system.text() + u':' + subject.metric.text();
    };
    return mapped(contradiction.about, words).join(u' ');
}

Table contradictions(const Catalog &catalog)
{
    Table list = listWith("id,topic,kind,a,b,computation,verdict,prefer,about,sources");
    for (const Contradiction &each : catalog.contradictions)
        list.rows << Table::Row{each.id.text(),   each.topic,   each.kind,   each.first,       each.second,
                                each.computation, each.verdict, each.prefer, subjectsOf(each), joined(each.sources)};
    return list;
}

template<Table (*build)(const Catalog &)>
Table anyPrices(const Catalog &catalog, const ListPrices & /*at*/)
{
    return build(catalog);
}

constexpr ListKind listRows[] = {
    {"chips", QT_TR_NOOP("accelerator chips with their main figures"), anyPrices<chips>},
    {"instances", QT_TR_NOOP("cloud instances"), instances},
    {"systems", QT_TR_NOOP("multi-chip systems"), anyPrices<systems>},
    {"workloads", QT_TR_NOOP("workloads to estimate: training, serving, batch inference"), anyPrices<workloads>},
    {"models", QT_TR_NOOP("models with their dimensions, by family and size"), anyPrices<models>},
    {"metrics", QT_TR_NOOP("metrics, with units and formulas"), anyPrices<metrics>},
    {"needs", QT_TR_NOOP("requirements, with ranges and values"), anyPrices<needs>},
    {"assumptions", QT_TR_NOOP("assumptions, with ranges and defaults"), anyPrices<assumptions>},
    {"prices", QT_TR_NOOP("price lists"), anyPrices<prices>},
    {"providers", QT_TR_NOOP("on-demand prices per chip-hour, by provider and chip"), anyPrices<providersList>},
    {"quotes", QT_TR_NOOP("every price in every price list"), anyPrices<quotes>},
    {"age", QT_TR_NOOP("price lists and figures more than 90 days old, and what would replace them"), anyPrices<age>},
    {"changes", QT_TR_NOOP("what each edition of the catalogue changed, newest first"), anyPrices<changes>},
    {"claims", QT_TR_NOOP("published comparisons"), anyPrices<claims>},
    {"sources", QT_TR_NOOP("sources of the figures"), anyPrices<sources>},
    {"formats", QT_TR_NOOP("export and import formats"), anyPrices<formats>},
    {"rules", QT_TR_NOOP("rules for choosing chips"), anyPrices<rules>},
    {"facts", QT_TR_NOOP("dated facts about software, systems and companies"), anyPrices<facts>},
    {"contradictions", QT_TR_NOOP("contradictions between sources, and the preferred figures"),
     anyPrices<contradictions>},
};

} // namespace

std::span<const ListKind> listTable() { return listRows; }

const ListKind *findListKind(const QString &id)
{
    return findWhere(listRows, [&id](const ListKind &kind) { return id == QLatin1String(kind.id); });
}

} // namespace chipboard
