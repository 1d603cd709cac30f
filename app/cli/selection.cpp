#include "app/cli/selection.h"

#include "app/cli/commands.h"
#include "data/board/ownmodels.h"
#include "data/compare/apply.h"
#include "data/compare/fairestbook.h"
#include "data/compare/figuretable.h"
#include "data/compare/moved.h"
#include "data/compare/pricing.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "data/files/modelconfig.h"
#include "data/views/pagebuilder.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString lettersAndDigits(const QString &text)
{
    QString bare;
    std::copy_if(text.begin(), text.end(), std::back_inserter(bare), [](QChar c) { return c.isLetterOrNumber(); });
    return bare.toLower();
}

/// Typed ids -> strong ids, with a problem for each unknown one. `named`: their names; null: none.
template<typename IdType>
QList<IdType> lookUp(const QStringList &typed, const Catalog *named, const QStringList &known, const QString &sentence,
                     const char *command, Problems &problems)
{
    constexpr qsizetype mostSuggestions = 50; // more are not read, and each takes time
    const auto nearTo = [&](const QString &id) {
        return named != nullptr ? nearThing(id, *named, known, command) : nearOrAll(id, known, command);
    };
    QList<IdType> ids;
    for (const QString &id : typed) {
        if (known.contains(id))
            ids << IdType(id);
        else
            problems << wrongUsage(sentence.arg(id), problems.size() < mostSuggestions ? nearTo(id) : QString());
    }
    return ids;
}

/// The level implied by the named items, without --per.
Level impliedLevel(const Invocation &invocation, Level otherwise)
{
    if (!invocation.chips.isEmpty())
        return Level::Chip;
    if (!invocation.instances.isEmpty())
        return Level::Instance;
    return invocation.systems.isEmpty() ? otherwise : Level::System;
}

bool isSelecting(const Invocation &invocation)
{
    return !invocation.chips.isEmpty() || !invocation.instances.isEmpty() || !invocation.systems.isEmpty();
}

void select(Board &board, const Invocation &invocation, const Catalog &catalog, Problems &problems)
{
    board.level = impliedLevel(invocation, board.level);
    if (!isSelecting(invocation))
        return;
    board.chips = lookUp<ChipId>(invocation.chips, &catalog, idsOf(catalog.chips),
                                 tr("There is no chip \"%1\" in the catalogue."), "chipboard list chips", problems);
    board.instances =
        lookUp<InstanceId>(invocation.instances, &catalog, idsOf(catalog.instances),
                           tr("There is no instance \"%1\" in the catalogue."), "chipboard list instances", problems);
    board.systems =
        lookUp<SystemId>(invocation.systems, &catalog, idsOf(catalog.systems),
                         tr("There is no system \"%1\" in the catalogue."), "chipboard list systems", problems);
}

QStringList comparedIds(const Board &board, const Catalog &catalog)
{
    return mapped(subjectsOf(catalog, board), &Subject::id);
}

bool isCompared(const QString &id, const Board &board, const Catalog &catalog)
{
    const QList<Subject> subjects = subjectsOf(catalog, board);
    return std::ranges::any_of(subjects, [&id](const Subject &subject) {
        return subject.id == id || (subject.chip != nullptr && subject.chip->id.text() == id);
    });
}

/// A typed baseline must be in the selection; the board's own is dropped if it is not.
void chooseBaseline(Board &board, const Invocation &invocation, const Catalog &catalog, Problems &problems)
{
    const bool typed = !invocation.baseline.isEmpty();
    if (typed)
        board.baseline = invocation.baseline;
    if (board.baseline.isEmpty() || isCompared(board.baseline, board, catalog))
        return;
    if (typed) {
        const QStringList known = comparedIds(board, catalog);
        problems << wrongUsage(tr("The baseline \"%1\" is not part of the comparison.").arg(board.baseline),
                               tr("It can be %1.").arg(alternatives(known)));
    }
    board.baseline.clear();
}

void chooseWork(Board &board, const Invocation &invocation, const Catalog &catalog, Problems &problems)
{
    if (!invocation.workload.isEmpty() || !invocation.model.isEmpty()) {
        const Result<const Workload *> chosen = chooseWorkload(invocation, catalog);
        if (!chosen)
            problems << chosen.problem();
        const WorkloadId before = board.workload;
        board.workload = chosen ? chosen.value()->id : WorkloadId();
        if (board.workload != before)
            board.assumptions = withoutDimensions(board.assumptions);
    }
    const Result<Board> assumed = withAssumed(catalog, invocation, board);
    if (!assumed) {
        problems << assumed.problem();
        return;
    }
    board = assumed.value();
    if (const Workload *workload = catalog.workload(board.workload))
        problems << unusedAssumptions(invocation.sets, *workload, catalog);
    if (const QString caution = currencyCaution(board.currency); !caution.isEmpty()) // from the board's file
        problems << Problem{ProblemCode::BadValue, caution, {}, {}, Severity::Warning};
}

/// The named list, else the fairest one for the selection.
void choosePrices(Board &board, const Invocation &invocation, const Catalog &catalog, Problems &problems)
{
    board.mixedPrices = board.mixedPrices || invocation.mixedPrices;
    if (const auto regions = chooseRegions(catalog, invocation.regions); !regions)
        problems << regions.problem();
    else if (!invocation.regions.isEmpty())
        board.regions = regions.value();
    if (invocation.prices.isEmpty()) {
        if (isSelecting(invocation) && !hasErrors(problems))
            board = withFairestBook(catalog, board);
        return;
    }
    board.priceBookChosen = true;
    if (const PriceBook *book = catalog.book(BookId(invocation.prices)))
        board.priceBook = book->id; // an old id maps to the current one
    else
        board.priceBook = lookUp<BookId>({invocation.prices}, nullptr, idsOf(catalog.books),
                                         tr("There is no price list \"%1\"."), "chipboard list prices", problems)
                              .value(0);
}

Result<double> numberIn(const QString &set, const QString &name)
{
    bool isNumber = false;
    const double value = set.section(u'=', 1).trimmed().toDouble(&isNumber);
    if (isNumber && std::isfinite(value)) // toDouble() accepts "nan" and "inf"
        return value;
    return wrongUsage(tr("\"%1\" does not set %2 to a number.").arg(set, name), tr("Write it as %1=NUMBER.").arg(name));
}

bool isDiscountOfOne(const QString &name) { return name.startsWith(u"discount@"_s); }

bool isRate(const QString &name) { return name == QLatin1String(exchangeRateId); }

/// The file's old figures may already be on someone's slide.
std::optional<Problem> movedSince(const Board &board, const Catalog &catalog, const QString &path)
{
    constexpr qsizetype most = 4;
    const QList<MovedFigure> moved = movedFiguresAlone(catalog, board);
    if (moved.isEmpty())
        return std::nullopt;
    QStringList texts = mapped(moved.first(std::min(most, moved.size())),
                               [&](const MovedFigure &one) { return movedText(catalog, one, terminalFormatter()); });
    if (moved.size() > most)
        texts << tr("and %n more", nullptr, static_cast<int>(moved.size() - most));
    return Problem{ProblemCode::BadValue,
                   tr("Figures changed since the board was saved: %1.").arg(texts.join(QStringLiteral("; "))),
                   tr("The new ones are used; to keep the old ones, open the board in the window."),
                   {path},
                   Severity::Warning};
}

Board boardOfFile(const Invocation &invocation, const Catalog &catalog, BoardChoice &choice)
{
    const bool isText = !invocation.boardText.isEmpty();
    if (invocation.arguments.isEmpty() && !isText)
        return defaultBoard();
    if (!invocation.arguments.isEmpty() && isText) {
        choice.problems << wrongUsage(tr("Both a board and --board-text are given."), tr("Remove one of the two."));
        return Board();
    }
    const QString path = isText ? QString() : invocation.arguments.constFirst();
    const BoardLoad load = isText ? readBoardLine(invocation.boardText) : readBoardFile(path);
    choice.problems << load.problems;
    choice.recipe = load.recipe;
    if (load.board) {
        choice.problems << checkBoard(*load.board, catalog, path, load.text);
        if (const auto moved = movedSince(*load.board, withModels(catalog, load.board->models), path))
            choice.problems << *moved;
    }
    return load.board.value_or(Board());
}

/// Index of the served model among the board's own.
qsizetype placeOfServed(const Board &board)
{
    const auto isServed = [&board](const ModelShape &model) { return servingOf(model).id == board.workload; };
    return std::ranges::find_if(board.models, isServed) - board.models.begin();
}

} // namespace

QString nearThing(const QString &typed, const Catalog &catalog, const QStringList &known, const char *command)
{
    const QString name = lettersAndDigits(typed);
    const auto isNamedSo = [&](const auto &thing) {
        return lettersAndDigits(thing.name) == name && known.contains(thing.id.text());
    };
    const Chip *chip = findWhere(catalog.chips, isNamedSo);
    const System *system = findWhere(catalog.systems, isNamedSo);
    if (chip == nullptr && system == nullptr)
        return nearOrAll(typed, known, command);
    return tr("Did you mean %1?").arg(chip != nullptr ? chip->id.text() : system->id.text());
}

NamedModel takeModelFile(const Invocation &invocation, const Board &board, const Catalog &catalog)
{
    NamedModel named{invocation, board, {}};
    const QString &path = invocation.model;
    const bool isFile = path.endsWith(u".json"_s, Qt::CaseInsensitive) || QFileInfo(path).isFile();
    if (path.isEmpty() || !isFile || catalog.model(ModelId(path)) != nullptr)
        return named;
    const ModelConfigLoad load = modelFromConfigFile(path);
    named.problems = load.problems;
    if (!load.model)
        return named;
    const Result<Board> with = withOwnModel(board, *load.model);
    if (!with) {
        named.problems << with.problem();
        return named;
    }
    named.board = with.value();
    named.invocation.model = named.board.models.at(placeOfServed(named.board)).id.text();
    QStringList notes = load.notes;
    if (const QString twin = twinNote(catalog, *load.model); !twin.isEmpty())
        notes << twin;
    if (!notes.isEmpty())
        named.problems << Problem{ProblemCode::BadValue, notes.join(u' '), {}, {path, 0, 0, {}}, Severity::Warning};
    return named;
}

Result<const Workload *> chooseWorkload(const Invocation &invocation, const Catalog &catalog)
{
    if (!invocation.model.isEmpty() && !invocation.workload.isEmpty())
        return wrongUsage(tr("Both a workload and a model are given."),
                          tr("Remove --workload, and set the lengths with --set input=TOKENS and output=TOKENS."));
    if (invocation.model.isEmpty()) {
        const Workload *workload = catalog.workload(WorkloadId(invocation.workload));
        if (workload == nullptr)
            return wrongUsage(tr("There is no workload \"%1\".").arg(invocation.workload),
                              nearOrAll(invocation.workload, idsOf(catalog.workloads) + idsOf(catalog.servings),
                                        "chipboard list workloads"));
        return workload;
    }
    const ModelShape *model = catalog.model(ModelId(invocation.model));
    if (model == nullptr)
        return wrongUsage(tr("There is no model \"%1\".").arg(invocation.model),
                          nearOrAll(invocation.model, idsOf(catalog.models), "chipboard list models"));
    const Workload *workload = catalog.workload(servingOf(*model).id);
    if (workload == nullptr)
        return wrongUsage(tr("%1 generates no text, so it cannot be served.").arg(model->name),
                          tr("Choose one of its workloads; \"chipboard list workloads\" shows the ids."));
    return workload;
}

Result<Assumptions> chooseAssumptions(const QStringList &sets, Assumptions assumptions)
{
    const QStringList known = rowIds(assumptionTable()) << QString::fromLatin1(exchangeRateId);
    QSet<QString> named;
    for (const QString &set : sets) {
        const QString name = set.section(u'=', 0, 0).trimmed();
        const QString key = isDiscountOfOne(name) ? name.toLower() : name; // discount@AWS equals discount@aws
        if (named.contains(key))
            return wrongUsage(tr("%1 is set twice.").arg(name), tr("Remove one of the two."));
        named.insert(name);
        if (isRate(name) || isDiscountOfOne(name))
            continue;
        const AssumptionRow *row = findAssumption(AssumptionId(name));
        if (row == nullptr)
            return wrongUsage(tr("There is no assumption \"%1\".").arg(name),
                              nearOrAll(name, known, "chipboard list assumptions"));
        const Result<double> value = numberIn(set, name);
        if (!value)
            return value.problem();
        if (const auto checked = checkAssumption(*row, value.value()); !checked)
            return wrongUsage(checked.problem().message, checked.problem().remedy);
        assumptions.*row->member = value.value();
    }
    return assumptions;
}

// An assumption about experts, or about attention windows, for a model without them.
static bool isOfAnotherModel(const AssumptionRow &row, const ModelShape *model)
{
    if (model == nullptr)
        return false;
    if (row.member == &Assumptions::experts || row.member == &Assumptions::expertsPerToken)
        return !model->experts;
    return row.member == &Assumptions::windowTokens && model->attention.windowLayers < 1;
}

Problems unusedAssumptions(const QStringList &sets, const Workload &workload, const Catalog &catalog)
{
    Problems problems;
    const auto warn = [&problems](const QString &message, const QString &remedy) {
        problems << Problem{ProblemCode::WrongUsage, message, remedy, {}, Severity::Warning};
    };
    for (const QString &set : sets) {
        const AssumptionRow *row = findAssumption(AssumptionId(set.section(u'=', 0, 0).trimmed()));
        if (row == nullptr)
            continue;
        const QString name = QString::fromLatin1(row->id);
        if (!row->actsOn(workload.task))
            warn(tr("%1 has no effect: the workload %2 does not use it.").arg(name, workload.id.text()),
                 tr("\"chipboard list assumptions\" shows the tasks that use it."));
        else if (isOfAnotherModel(*row, catalog.model(workload.model)))
            warn(tr("%1 has no effect: the model %2 has none.").arg(name, workload.model.text()),
                 tr("\"chipboard list models\" shows the models."));
    }
    return problems;
}

Result<CurrencyChoice> chooseCurrency(const Catalog &catalog, const Invocation &invocation, CurrencyChoice before)
{
    CurrencyChoice choice = std::move(before);
    if (!invocation.currency.isEmpty() && invocation.currency != choice.code)
        choice = publishedCurrency(catalog, invocation.currency);
    if (const auto checked = checkCurrencyCode(choice.code); !checked)
        return wrongUsage(checked.problem().message, checked.problem().remedy);
    for (const QString &set : invocation.sets) {
        const QString name = set.section(u'=', 0, 0).trimmed();
        if (!isRate(name))
            continue;
        const Result<double> rate = numberIn(set, name);
        if (!rate)
            return rate.problem();
        if (const auto checked = checkExchangeRate(rate.value()); !checked)
            return wrongUsage(checked.problem().message, checked.problem().remedy);
        if (choice.isUsd() && rate.value() != 1.0)
            return wrongUsage(tr("An exchange rate needs a currency other than USD."), tr("Add --currency CODE."));
        if (!choice.isUsd())
            choice = {choice.code, rate.value()};
    }
    if (!choice.isUsd() && !choice.rate && !invocation.currency.isEmpty())
        return wrongUsage(tr("Showing money in %1 needs an exchange rate.").arg(choice.code),
                          tr("Set how many %1 one USD buys: --set exchange_rate=RATE.").arg(choice.code));
    return choice;
}

QStringList pricedRegions(const Catalog &catalog)
{
    QStringList known;
    for (const PriceBook &book : catalog.books)
        known << regionsOf(book);
    known.removeDuplicates();
    return known;
}

Result<QStringList> chooseRegions(const Catalog &catalog, const QStringList &typed)
{
    const QStringList known = pricedRegions(catalog);
    for (const QString &region : typed) {
        if (!known.contains(region))
            return wrongUsage(tr("No price list has prices in \"%1\".").arg(region),
                              nearOrAll(region, known, "chipboard list quotes"));
    }
    QStringList regions = typed;
    regions.removeDuplicates();
    return regions;
}

Result<QList<Override>> chooseDiscounts(const Catalog &catalog, const QStringList &sets, QList<Override> overrides)
{
    for (const QString &set : sets) {
        const QString name = set.section(u'=', 0, 0).trimmed();
        if (!isDiscountOfOne(name))
            continue;
        const QString id = name.section(u'@', 1);
        const std::optional<FigureAddress> of = discountAddress(catalog, id);
        if (!of) {
            const QStringList known =
                providerIdsOf(catalog) + idsOf(catalog.chips) + idsOf(catalog.instances) + idsOf(catalog.systems);
            return wrongUsage(tr("There is no provider, chip, instance or system \"%1\".").arg(id),
                              nearOrAll(id, known, "chipboard list quotes"));
        }
        const Result<double> value = numberIn(set, name);
        if (!value)
            return value.problem();
        const Override discount{*of, Interval::exactly(value.value()), Unit::Percent, {}};
        if (const auto checked = checkOverride(discount); !checked)
            return wrongUsage(tr("%1: %2").arg(figureName(catalog, *of), checked.problem().message),
                              checked.problem().remedy);
        overrides = withOverride(std::move(overrides), discount);
    }
    return overrides;
}

// A region with neither prices nor instances is mistyped.
Result<Done> checkRegion(const Catalog &catalog, const QString &region)
{
    QStringList known = pricedRegions(catalog);
    for (const Instance &instance : catalog.instances) {
        for (const QString &one : instance.regions ? instance.regions->value.split(u',') : QStringList())
            known << one.trimmed();
    }
    known.removeDuplicates();
    if (region.isEmpty() || known.contains(region))
        return Done{};
    return wrongUsage(tr("No machine is known in a region \"%1\".").arg(region),
                      nearOrAll(region, known, "chipboard list quotes"));
}

// "budget=5000", each a known id, within its range; "budget=" removes one. Overrides the board.
static Result<Needs> chooseNeeds(const Catalog &catalog, const QStringList &asked, Needs needs)
{
    for (const QString &one : asked) {
        const QString name = one.section(u'=', 0, 0).trimmed();
        const NeedRow *row = findNeed(name);
        if (row == nullptr)
            return wrongUsage(tr("There is no requirement \"%1\".").arg(name),
                              nearOrAll(name, rowIds(needTable()), "chipboard list needs"));
        if (!one.contains(u'='))
            return wrongUsage(tr("The requirement \"%1\" has no value.").arg(name),
                              tr("Write it as %1=VALUE.").arg(name));
        const Result<Needs> next = withNeed(needs, *row, one.section(u'=', 1).trimmed());
        if (!next)
            return wrongUsage(next.problem().message, next.problem().remedy);
        needs = next.value();
        if (const auto region = checkRegion(catalog, needs.region); !region)
            return region.problem();
    }
    return needs;
}

Result<Board> boardOfText(const QString &text)
{
    const BoardLoad load = readBoardLine(text);
    if (load.board)
        return *load.board;
    return load.problems.constFirst();
}

Result<Board> withAssumed(const Catalog &catalog, const Invocation &invocation, Board board)
{
    const auto assumptions = chooseAssumptions(invocation.sets, board.assumptions);
    if (!assumptions)
        return assumptions.problem();
    const auto currency = chooseCurrency(catalog, invocation, board.currency);
    if (!currency)
        return currency.problem();
    const auto needs = chooseNeeds(catalog, invocation.needs, board.needs);
    if (!needs)
        return needs.problem();
    const auto overrides = chooseDiscounts(catalog, invocation.sets, board.overrides);
    if (!overrides)
        return overrides.problem();
    board.overrides = overrides.value();
    board.needs = needs.value();
    board.assumptions = assumptions.value();
    board.currency = currency.value();
    return board;
}

BoardChoice chooseBoard(const Invocation &asked, const Catalog &catalog)
{
    BoardChoice choice;
    Board board = boardOfFile(asked, catalog, choice);
    const NamedModel named = takeModelFile(asked, board, catalog);
    const Invocation &invocation = named.invocation;
    choice.problems << named.problems;
    board = named.board;
    choice.catalog = withModels(catalog, board.models);
    const Level before = board.level;
    select(board, invocation, catalog, choice.problems);
    if (!invocation.per.isEmpty())
        board.level = levelFromWord(invocation.per).value_or(board.level);
    if (board.level != before)
        board.charts = chartsAt(board.level, board.charts);
    if (const auto form = valueFormFromWord(invocation.values))
        board.values = *form;
    if (!invocation.precision.isEmpty())
        board.precision = precisionFromWord(invocation.precision);
    if (!hasErrors(named.problems))
        chooseWork(board, invocation, choice.catalog, choice.problems);
    if (!hasErrors(choice.problems))
        chooseBaseline(board, invocation, catalog, choice.problems);
    choosePrices(board, invocation, catalog, choice.problems);
    if (!hasErrors(choice.problems))
        choice.board = board;
    return choice;
}

Result<QList<MetricId>> chooseMetrics(const Invocation &invocation, const Board &board)
{
    if (invocation.metrics.isEmpty())
        return board.charts;
    Problems problems;
    const auto metrics = lookUp<MetricId>(invocation.metrics, nullptr, rowIds(metricTable()),
                                          tr("There is no metric \"%1\"."), "chipboard list metrics", problems);
    if (!problems.isEmpty())
        return problems.constFirst();
    return metrics;
}

Problems unusedDiscount(const Board &board, const ResultTable &table)
{
    const QString text = asListedText(board.assumptions, table, terminalFormatter());
    if (text.isEmpty())
        return {};
    return {Problem{ProblemCode::WrongUsage, text, {}, {}, Severity::Warning}};
}

} // namespace chipboard
