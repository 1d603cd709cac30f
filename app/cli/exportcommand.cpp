#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "app/cli/slidechecking.h"
#include "app/cli/usage.h"
#include "app/document/modelchecking.h"
#include "app/store/pricestore.h"
#include "app/store/storedprices.h"
#include "app/window/exportpages.h"
#include "data/json/lookreader.h"
#include "data/json/textfile.h"
#include "data/overrides/apply.h"
#include "data/overrides/moved.h"
#include "widgets/charts/textruler.h"
#include "widgets/export/exportplan.h"
#include "widgets/export/sheetpainting.h"
#include "widgets/theme/lookedtheme.h"

#include <future>
#include <optional>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QStringList endings()
{
    QStringList all;
    for (const Exporter &exporter : exporterTable())
        all << u'.' + QLatin1String(exporter.suffix);
    return all;
}

Problem alreadyThere(const QString &path)
{
    Problem problem;
    problem.code = ProblemCode::CannotWrite;
    problem.message = CommandLine::tr("The file exists already and was left as it is.");
    problem.remedy = CommandLine::tr("Replace it with --force, or choose another name.");
    problem.where.file = path;
    return problem;
}

/// What stands in the way of one file, before any work is done.
std::optional<Problem> obstacle(const ExportTarget &target)
{
    if (target.exporter == nullptr)
        return wrongUsage(CommandLine::tr("No format is known for \"%1\".").arg(target.path),
                          CommandLine::tr("Let the file's name end in %1.").arg(alternatives(endings())));
    if (const Result<Done> checked = checkTarget(target.path); !checked)
        return checked.problem();
    return std::nullopt;
}

Result<QList<ExportTarget>> targetsOf(const Invocation &invocation)
{
    if (invocation.to.isEmpty() && !invocation.checksSlides)
        return wrongUsage(CommandLine::tr("Nothing says where to write."),
                          CommandLine::tr("Name a file with --to FILE, ending in %1.").arg(alternatives(endings())));
    QList<ExportTarget> targets;
    for (const QString &path : invocation.to) {
        targets << ExportTarget{path, exporterForFile(path)};
        if (const auto problem = obstacle(targets.constLast()))
            return *problem;
    }
    return targets;
}

/// What the options ask for; what they leave open is as in the exported file that the board was in.
Result<ExportRecipe> recipeOf(const Invocation &invocation, const std::optional<ExportRecipe> &before)
{
    ExportRecipe recipe = before.value_or(ExportRecipe());
    const bool isChart = !invocation.chart.isEmpty();
    if (!invocation.pages.isEmpty())
        recipe.ask = {ExportWhat::Page, invocation.pages, {}};
    if (isChart)
        recipe.ask = {ExportWhat::Chart, recipe.ask.pages, invocation.chart};
    if (const auto what = exportWhatFromWord(invocation.what)) {
        if (isChart && *what != ExportWhat::Chart)
            return wrongUsage(CommandLine::tr("--chart names one chart, and --what asks for more."),
                              CommandLine::tr("Leave one of them out."));
        recipe.ask.what = *what;
    }
    ExportOptions &options = recipe.options;
    options.numbersPage = options.numbersPage || invocation.numbers;
    options.keepsBoard = !invocation.withoutBoard;
    options.forArchives = invocation.forArchives;
    const std::pair<const QString &, QString &> texts[] = {{invocation.size, options.pageSize},
                                                           {invocation.theme, options.theme},
                                                           {invocation.typeScale, options.typeScale}};
    for (const auto &[given, option] : texts)
        option = given.isEmpty() ? option : given;
    if (!invocation.look.isEmpty() && invocation.look != u"none"_s) {
        const LookLoad load = readLookFile(invocation.look);
        if (!load.look)
            return load.problems.constFirst();
        options.look = *load.look;
    }
    if (!invocation.scale.isEmpty())
        options.scale = invocation.scale.toInt(); // one of the table's
    if (const Result<Done> checked = checkOptions(options); !checked)
        return checked.problem();
    return recipe;
}

/// One by one, and where there is only one it is the whole of it.
Result<Done> runAll(ExportRun &run, bool force)
{
    const QStringList existing = existingFiles(run.files());
    if (!force && !existing.isEmpty())
        return alreadyThere(existing.constFirst());
    while (!run.isDone()) {
        if (const Result<Done> done = run.step(); !done)
            return done.problem();
    }
    return Done();
}

/// Qt looks for fonts when the first text is measured.
void prepareFonts(const QList<ExportTarget> &targets)
{
    const TypeScale type = paperTheme().type;
    for (const ExportTarget &target : targets) {
        if (hasUse(target.exporter->uses, ExportUse::Page))
            (void)TextRuler().width(type.font(type.body), u"x"_s);
    }
}

/// The company's masters, if any are asked for.
Result<std::optional<DeckTemplate>> templateOf(const Invocation &invocation, const QList<ExportTarget> &targets)
{
    if (invocation.deckTemplate.isEmpty())
        return std::optional<DeckTemplate>();
    const bool hasSlides = std::any_of(targets.begin(), targets.end(), [](const ExportTarget &target) {
        return qstrcmp(target.exporter->id, "pptx") == 0;
    });
    if (!hasSlides)
        return wrongUsage(CommandLine::tr("--template is for slides, and no file of this export has any."),
                          CommandLine::tr("Name a file with --to FILE.pptx, or leave --template out."));
    const Result<QByteArray> file = readTextFile(invocation.deckTemplate);
    if (!file)
        return file.problem();
    Result<DeckTemplate> read = readDeckTemplate(file.value(), QDir::toNativeSeparators(invocation.deckTemplate));
    return read ? Result<std::optional<DeckTemplate>>(std::move(read).value()) : read.problem();
}

int fail(const Problem &problem, Streams &streams)
{
    tell({problem}, streams);
    return exitStatusOf(problem);
}

} // namespace

int runExport(const Invocation &invocation, Streams &streams)
{
    const auto targets = targetsOf(invocation);
    if (!targets)
        return fail(targets.problem(), streams);
    // Reading the catalogue takes about as long as finding the fonts: both at the same time.
    auto loading = std::async(std::launch::async, [&] { return loadCatalogFor(invocation, streams); });
    prepareFonts(targets.value());
    const LoadedCatalog loaded = loading.get();
    const BoardChoice choice = chooseBoard(invocation, loaded.catalog);
    tell(choice.problems, streams);
    if (!choice.board)
        return worstStatus(choice.problems);
    const Result<ExportRecipe> recipe = recipeOf(invocation, choice.recipe);
    if (!recipe)
        return fail(recipe.problem(), streams);

    tell(checkLook(recipe.value().options.look, invocation.look), streams);
    const auto deckTemplate = templateOf(invocation, targets.value());
    if (!deckTemplate)
        return fail(deckTemplate.problem(), streams);

    const Board &board = *choice.board;
    const Catalog catalog = withOverrides(loaded.catalog, board.overrides);
    std::optional<ModelCheck> check;
    const QString store = invocation.store.isEmpty() ? defaultPriceStore() : invocation.store;
    const PageSources sources{
        [&]() -> const ModelCheck & { return check ? *check : check.emplace(checkShippedRuns(loaded.catalog)); },
        [&store](const QList<InstanceId> &instances) { return storedPrices(store, instances); },
        {}};
    const Formatter formatter = terminalFormatter().in(shownCurrency(board.currency));
    const Result<QList<ExportedPage>> pages = exportedPages(recipe.value().ask, [&](const PageRow &row) {
        const ResultTable table = row.table(catalog, board);
        return ExportedPage{row.page({loaded.catalog, catalog, board, table, formatter, sources}), table};
    });
    if (!pages)
        return fail(pages.problem(), streams);

    ExportInput input{catalog, board, pages.value(), recipe.value().options};
    input.report = reportAskedFor(recipe.value().ask, catalog, board, pages.value(), formatter);
    if (invocation.checksSlides)
        return std::max(loaded.status, tellSlideChecks(input, formatter, QDate::currentDate(), streams));
    input.deckTemplate = deckTemplate.value();
    ExportRun run(input, plannedFiles(targets.value(), pages.value()),
                  boardTextFor(boardToSave(loaded.catalog, board), recipe.value().ask));
    if (const Result<Done> done = runAll(run, invocation.force); !done)
        return fail(done.problem(), streams);
    for (const PlannedFile &file : run.files())
        streams.result(file.path);
    return loaded.status;
}

} // namespace chipboard
